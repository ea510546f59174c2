import { Catalogue, type CataloguePage } from "@/cards/catalogue";
import type { GameCatalogue } from "@/cards/game-catalogue";
import type { Database } from "@/db";
import type { CardFace } from "@/games/pokemon/cards/face";
import { facet } from "@/games/pokemon/cards/facets";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { CARD_CATEGORIES, CardQuery } from "@/games/pokemon/cards/query";
import { editionOf } from "@/games/pokemon/engine/editions";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";

/** Pokémon's part of the catalogue. */
export const catalogue = new Catalogue(pokemonCards);

/** One page of what a query means, in the catalogue's order: category, set by release, number. */
export async function findCards(database: Database, query: CardQuery, locale: Locale): Promise<CataloguePage<CardFace>> {
  const { page = 1, pageSize = 60, category, types, stages, kinds, families, hpMin, hpMax, attackCost, attackTypes = [] } = query;
  const search = {
    name: query.query,
    text: query.text,
    category: category && CARD_CATEGORIES.indexOf(category),
    anyFacet: [types?.map(facet.type), stages?.map(facet.stage), kinds?.map(facet.kind), families?.map(facet.mark)].map(
      (list = []) => list,
    ),
    facets: attackCost === undefined && attackTypes.length === 0 ? [] : [facet.cost(attackCost, attackTypes)],
    strength: { atLeast: hpMin, atMost: hpMax },
    sets: await setsFor(database, query),
    playable: query.playable,
  };
  return catalogue.find(database, search, { page, pageSize }, locale);
}

export const pokemonCatalogue: GameCatalogue<CardQuery> = { cards: pokemonCards, query: CardQuery, find: findCards };

/** The sets that a query names, of those that were printed in the time of its edition. */
async function setsFor(database: Database, { sets, edition }: CardQuery): Promise<readonly string[] | undefined> {
  const named = sets?.length ? sets : undefined;
  if (edition === undefined) return named;
  const printed = await setsOf(database, edition);
  return named ? printed.filter((id) => named.includes(id)) : printed;
}

async function setsOf(database: Database, edition: Edition): Promise<readonly string[]> {
  const sets = await (await catalogue.kept(database)).sets();
  return sets.filter(({ series, releaseOrder }) => editionOf(series, releaseOrder) === edition).map(({ id }) => id);
}
