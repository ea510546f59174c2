import { Catalogue, type CataloguePage } from "@/cards/catalogue";
import type { GameCatalogue } from "@/cards/game-catalogue";
import type { Database } from "@/db";
import { dragonBallCards } from "@/games/dragonball/cards/dragonball-cards";
import type { CardFace } from "@/games/dragonball/cards/face";
import { facet } from "@/games/dragonball/cards/facets";
import { CardQuery } from "@/games/dragonball/cards/query";
import type { Locale } from "@/i18n/locales";

/** Dragon Ball's part of the catalogue. */
export const catalogue = new Catalogue(dragonBallCards);

/** One page of what a query means, in the catalogue's order: kind, set, number. */
export async function findCards(database: Database, query: CardQuery, locale: Locale): Promise<CataloguePage<CardFace>> {
  const { page = 1, pageSize = 60, kinds, colors, multicolor, costs, comboPowers, comboCosts, keywords, trait, character } = query;
  const search = {
    name: query.query,
    text: query.text,
    anyFacet: [
      (kinds ?? []).map(facet.kind),
      (colors ?? []).map(facet.color),
      (costs ?? []).map((cost) => facet.cost(cost === "X" ? cost : Number(cost))),
      (comboPowers ?? []).map((power) => facet.comboPower(Number(power))),
      (comboCosts ?? []).map((cost) => facet.comboCost(Number(cost))),
      (keywords ?? []).map(facet.keyword),
    ],
    facets: [
      ...(multicolor === undefined ? [] : [facet.colors(multicolor ? "several" : "one")]),
      ...(trait ? [facet.trait(trait)] : []),
      ...(character ? [facet.character(character)] : []),
    ],
    strength: { atLeast: query.powerMin, atMost: query.powerMax },
    sets: query.sets?.length ? query.sets : undefined,
    playable: query.playable,
  };
  return catalogue.find(database, search, { page, pageSize }, locale);
}

export const dragonBallCatalogue: GameCatalogue<CardQuery> = { cards: dragonBallCards, query: CardQuery, find: findCards };
