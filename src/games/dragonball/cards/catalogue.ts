import { Catalogue, type CataloguePage } from "@/cards/catalogue";
import type { GameCatalogue } from "@/cards/game-catalogue";
import { PAGE_SIZE } from "@/cards/query";
import type { CardSearch } from "@/cards/search";
import type { Database } from "@/db";
import { dragonBallCards } from "@/games/dragonball/cards/dragonball-cards";
import type { CardFace } from "@/games/dragonball/cards/face";
import { facet } from "@/games/dragonball/cards/facet";
import { CARD_KINDS } from "@/games/dragonball/cards/kinds";
import { CardQuery } from "@/games/dragonball/cards/query";
import type { Locale } from "@/i18n/locales";

/** Dragon Ball's part of the catalogue. */
export const catalogue = new Catalogue(dragonBallCards);

/** One page of what a query means; by kind, set and number unless another order is asked for. */
export async function findCards(database: Database, query: CardQuery, locale: Locale): Promise<CataloguePage<CardFace>> {
  const { sort = "set", after, pageSize: limit = PAGE_SIZE } = query;
  return catalogue.find(database, searchOf(query), { sort, after, limit, locale });
}

export const dragonBallCatalogue: GameCatalogue<CardQuery> = {
  cards: dragonBallCards,
  query: CardQuery,
  find: findCards,
  facets: async (database, query) => catalogue.facets(database, searchOf(query)),
};

function searchOf(query: CardQuery): Omit<CardSearch, "game"> {
  const { kinds, colors, multicolor, costs, comboPowers, comboCosts, keywords, trait, character } = query;
  return {
    words: query.query,
    text: query.text,
    categories: (kinds ?? []).map((kind) => CARD_KINDS.indexOf(kind)),
    anyFacet: [
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
}
