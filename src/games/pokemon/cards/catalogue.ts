import { Catalogue, type CataloguePage } from "@/cards/catalogue";
import type { GameCatalogue } from "@/cards/game-catalogue";
import { PAGE_SIZE } from "@/cards/query";
import type { CardSearch } from "@/cards/search";
import type { Database } from "@/db";
import type { CardFace } from "@/games/pokemon/cards/face";
import { facet } from "@/games/pokemon/cards/facet";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { CARD_CATEGORIES, CardQuery } from "@/games/pokemon/cards/query";
import { editionOf } from "@/games/pokemon/engine/editions";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";

/** Pokémon's part of the catalogue. */
export const catalogue = new Catalogue(pokemonCards);

/** One page of what a query means; evolution lines stand together unless another order is asked for. */
export async function findCards(database: Database, query: CardQuery, locale: Locale): Promise<CataloguePage<CardFace>> {
  const { sort = "line", after, pageSize: limit = PAGE_SIZE } = query;
  return catalogue.find(database, await searchOf(database, query), { sort, after, limit, locale });
}

export const pokemonCatalogue: GameCatalogue<CardQuery> = {
  cards: pokemonCards,
  query: CardQuery,
  find: findCards,
  facets: async (database, query) => catalogue.facets(database, await searchOf(database, query)),
};

async function searchOf(database: Database, query: CardQuery): Promise<Omit<CardSearch, "game">> {
  const { category, types, stages, kinds, families, hpMin, hpMax, attackCost, attackTypes = [] } = query;
  return {
    words: query.query,
    text: query.text,
    categories: category ? [CARD_CATEGORIES.indexOf(category)] : [],
    anyFacet: [types?.map(facet.type), stages?.map(facet.stage), kinds?.map(facet.kind), families?.map(facet.mark)].map(
      (list = []) => list,
    ),
    facets: attackCost === undefined && attackTypes.length === 0 ? [] : [facet.cost(attackCost, attackTypes)],
    strength: { atLeast: hpMin, atMost: hpMax },
    sets: await setsFor(database, query),
    playable: query.playable,
  };
}

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
