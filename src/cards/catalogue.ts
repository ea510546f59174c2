import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import type { Card, CardSet } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";
import { type CardInSet, type FoundPage, Kept } from "./cache";
import type { CatalogueCard, PlayedCard } from "./card";
import { UnknownCardError } from "./errors";
import type { GameCards } from "./game-cards";
import { type CardSearch, countCards, countFacets, type Part, restOfLines, searchCards } from "./search";
import { wordsOf } from "./search-key";
import { meantBy } from "./spelling";
import { catalogueVersion } from "./version";

export interface CatalogueEntry<Face> {
  readonly id: string;
  readonly face: Face;
  readonly playable: boolean;
  /** The sentence that stopped it, when it is not playable. */
  readonly reason: string | null;
  /** What it stands together with, as an evolution line does, and its place there. */
  readonly line: string;
  readonly place: number;
  /** How the search found it; `line` when it only stands beside one that was found. */
  readonly by: "name" | "text" | "line";
}

export interface CatalogueSet {
  readonly id: string;
  readonly name: string;
  /** "bw", "xy"…, as the import names it. */
  readonly series: string;
  readonly cards: number;
}

export interface CataloguePage<Face> {
  /** Beside what was found by a word, and in the order of lines, what belongs to the same lines. */
  readonly entries: readonly CatalogueEntry<Face>[];
  /** Where the next page begins; null when this is the last. */
  readonly next: string | null;
  /** Of the first page: how many cards there are, and how many of each category if any might be found. */
  readonly tally: { readonly total: number; readonly categories: readonly number[] } | null;
  /** Other words to look for, where those that were looked for found nothing and are probably misspelt. */
  readonly meant: string | null;
}

const LATELY_MS = 1_000;

/** One game's part of the catalogue. What is read and drawn is kept until the catalogue changes. */
export class Catalogue<Definition extends PlayedCard, GameCard extends CatalogueCard<Definition>, Face extends object> {
  readonly #kept = new WeakMap<Database, Kept<Definition, GameCard, Face>>();
  /** When it was last seen that what is kept is what the catalogue has. */
  readonly #looked = new WeakMap<Database, number>();

  constructor(private readonly game: GameCards<Definition, GameCard, Face>) {}

  /** One page of a search. */
  async find(database: Database, asked: Omit<CardSearch, "game">, part: Part): Promise<CataloguePage<Face>> {
    const kept = await this.kept(database);
    const { rows, next, counts, meant } = await this.#found(database, kept, asked, part);
    const present = await this.#cardsInSets(
      database,
      kept,
      rows.map(({ id }) => id),
    );
    const cards = new Map(present.map(({ card }) => [card.definition.id, card]));
    const faces = await this.#keptFaces(kept, present, part.locale);
    const entries = rows.flatMap((row) => {
      const [card, face] = [cards.get(row.id), faces[row.id]];
      return card && face ? [{ ...row, face, playable: card.playable, reason: card.reason ?? null }] : [];
    });
    return { entries, next, tally: counts && tallyOf(counts, asked), meant };
  }

  async #found(
    database: Database,
    kept: Kept<Definition, GameCard, Face>,
    asked: Omit<CardSearch, "game">,
    part: Part,
  ): Promise<FoundPage> {
    const key = JSON.stringify([asked, part]);
    const found = kept.found.get(key) ?? (await this.#search(database, kept, { ...asked, game: this.game.game }, part));
    kept.found.set(key, found);
    return found;
  }

  async #search(database: Database, kept: Kept<Definition, GameCard, Face>, search: CardSearch, part: Part): Promise<FoundPage> {
    const [found, counts] = await Promise.all([
      // One more than the page holds says whether there is another.
      searchCards(database, search, { ...part, limit: part.limit + 1 }),
      part.after === undefined ? countCards(database, search) : null,
    ]);
    const page = found.slice(0, part.limit);
    const beside = search.words && part.sort === "line" ? await restOfLines(database, search, page) : [];
    const rows = [
      ...page.map(({ named, ...row }) => ({ ...row, by: named ? ("name" as const) : ("text" as const) })),
      ...beside.map((row) => ({ ...row, by: "line" as const })),
    ];
    const meant = counts?.size === 0 ? meantBy(wordsOf(search.words ?? ""), await kept.nameWords()) : null;
    return { rows, next: found.length > part.limit ? (page.at(-1)?.id ?? null) : null, counts, meant };
  }

  /** How many cards of a search have each facet. */
  async facets(database: Database, asked: Omit<CardSearch, "game">): Promise<Readonly<Record<string, number>>> {
    const { counts } = await this.kept(database);
    const key = JSON.stringify(asked);
    const known = counts.get(key) ?? (await countFacets(database, { ...asked, game: this.game.game }));
    counts.set(key, known);
    return known;
  }

  /** The sets of the catalogue by release, each with the number of its cards. */
  async sets(database: Database, locale: Locale): Promise<readonly CatalogueSet[]> {
    const sets = await (await this.kept(database)).sets();
    return sets.map((set) => ({ id: set.id, name: setName(set, locale), series: set.series, cards: set.cards }));
  }

  /**
   * The cards of these ids, each once, by id.
   *
   * @throws UnknownCardError when the catalogue lacks one
   */
  async cards(database: Database, ids: readonly string[]): Promise<Readonly<Record<string, GameCard>>> {
    const found = await this.#cardsInSets(database, await this.kept(database), ids);
    return Object.fromEntries(found.map(({ card }) => [card.definition.id, card]));
  }

  /** The same of those that the catalogue has, each with its set: a draft may name others. */
  async knownCards(database: Database, ids: readonly string[]): Promise<readonly CardInSet<GameCard>[]> {
    return this.#presentCards(database, await this.kept(database), [...new Set(ids)]);
  }

  /**
   * What the engine plays, by id.
   *
   * @throws UnknownCardError when the catalogue lacks one; InvalidCardError when today's effect language cannot say what one does
   */
  async definitions(database: Database, ids: readonly string[]): Promise<Readonly<Record<string, Definition>>> {
    const { definitions } = await this.kept(database);
    const wanted = [...new Set(ids)];
    const found = new Map(wanted.map((id) => [id, definitions.get(id)]));
    const missing = wanted.filter((id) => !found.get(id));
    for (const row of await this.#rows(database, missing)) {
      const definition = this.game.definition(row);
      definitions.set(row.id, definition);
      found.set(row.id, definition);
    }
    refuseUnknown(missing, new Set(missing.filter((id) => found.get(id))));
    return Object.fromEntries([...found].flatMap(([id, definition]) => (definition ? [[id, definition]] : [])));
  }

  /**
   * What a player sees of these cards, by id.
   *
   * @throws UnknownCardError when the catalogue lacks one
   */
  async faces(database: Database, ids: readonly string[], locale: Locale): Promise<Readonly<Record<string, Face>>> {
    const kept = await this.kept(database);
    return this.#keptFaces(kept, await this.#cardsInSets(database, kept, ids), locale);
  }

  /** The same of those among these cards that the catalogue has. */
  async knownFaces(database: Database, ids: readonly string[], locale: Locale): Promise<Readonly<Record<string, Face>>> {
    return this.#keptFaces(await this.kept(database), await this.knownCards(database, ids), locale);
  }

  /**
   * What a player sees of cards as a match pinned them, by id: where the catalogue reads one otherwise by now, our words for what the match plays.
   *
   * @throws UnknownCardError when the catalogue lacks one
   */
  async pinnedFaces(database: Database, pinned: readonly Definition[], locale: Locale): Promise<Readonly<Record<string, Face>>> {
    const definitions = new Map(pinned.map((definition) => [definition.id, definition]));
    const kept = await this.#keptLately(database);
    const present = await this.#cardsInSets(database, kept, [...definitions.keys()]);
    const asKept: CardInSet<GameCard>[] = [];
    const otherwise: CardInSet<GameCard>[] = [];
    for (const { card, set } of present) {
      const definition = definitions.get(card.definition.id);
      if (!definition || isDeepStrictEqual(card.definition, definition)) asKept.push({ card, set });
      else otherwise.push({ card: this.game.pinned(card, definition), set });
    }
    const faces = await this.#keptFaces(kept, asKept, locale);
    return { ...faces, ...(await this.#draw(kept, otherwise, locale)) };
  }

  /** What is kept of the catalogue as it is now. To be asked before anything is read of it: what is read later may be newer, and is forgotten with this. */
  async kept(database: Database): Promise<Kept<Definition, GameCard, Face>> {
    const version = await catalogueVersion(database);
    const known = this.#kept.get(database);
    const kept = known?.version === version ? known : new Kept<Definition, GameCard, Face>(database, this.game.game, version);
    this.#kept.set(database, kept);
    this.#looked.set(database, Date.now());
    return kept;
  }

  /** The same as it was a second ago or later: for tables, which ask with nearly every answer, and where what is played is pinned. */
  async #keptLately(database: Database): Promise<Kept<Definition, GameCard, Face>> {
    const known = this.#kept.get(database);
    const looked = this.#looked.get(database) ?? 0;
    return known && Date.now() - looked < LATELY_MS ? known : this.kept(database);
  }

  /** @throws UnknownCardError when the catalogue lacks one */
  async #cardsInSets(
    database: Database,
    kept: Kept<Definition, GameCard, Face>,
    ids: readonly string[],
  ): Promise<readonly CardInSet<GameCard>[]> {
    const wanted = [...new Set(ids)];
    const present = await this.#presentCards(database, kept, wanted);
    refuseUnknown(wanted, new Set(present.map(({ card }) => card.definition.id)));
    return present;
  }

  async #presentCards(
    database: Database,
    kept: Kept<Definition, GameCard, Face>,
    ids: readonly string[],
  ): Promise<readonly CardInSet<GameCard>[]> {
    const cards = new Map(ids.map((id) => [id, kept.cards.get(id)]));
    const missing = ids.filter((id) => !cards.get(id));
    for (const { set, ...row } of await this.#rows(database, missing)) {
      const card = { card: this.game.card(row), set };
      cards.set(row.id, card);
      kept.cards.set(row.id, card);
    }
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async #rows(database: Database, ids: readonly string[]): Promise<readonly (Card & { readonly set: CardSet })[]> {
    return ids.length === 0
      ? []
      : database.card.findMany({ where: { game: this.game.game, id: { in: [...ids] } }, include: { set: true } });
  }

  /** The faces of cards as the catalogue has them: each is drawn once in a language. */
  async #keptFaces(
    kept: Kept<Definition, GameCard, Face>,
    cards: readonly CardInSet<GameCard>[],
    locale: Locale,
  ): Promise<Readonly<Record<string, Face>>> {
    const keyOf = (id: string) => `${locale} ${id}`;
    const faces = new Map(cards.map(({ card: { definition } }) => [definition.id, kept.faces.get(keyOf(definition.id))]));
    const missing = cards.filter(({ card }) => !faces.get(card.definition.id));
    const drawn = await this.#draw(kept, missing, locale);
    for (const [id, face] of Object.entries(drawn)) kept.faces.set(keyOf(id), face);
    return Object.fromEntries(
      [...faces].flatMap(([id, before]) => {
        const face = before ?? drawn[id];
        return face ? [[id, face]] : [];
      }),
    );
  }

  async #draw(
    kept: Kept<Definition, GameCard, Face>,
    cards: readonly CardInSet<GameCard>[],
    locale: Locale,
  ): Promise<Readonly<Record<string, Face>>> {
    const names = await kept.namesOf(cards.flatMap(({ card }) => this.game.namesIn(card.definition)));
    const nameOf = (english: string) => names.get(english)?.[locale];
    return Object.fromEntries(
      cards.map(({ card, set }) => [card.definition.id, this.game.face(card, locale, { nameOf, setName: setName(set, locale), set })]),
    );
  }
}

function tallyOf(counts: ReadonlyMap<number, number>, { categories = [] }: Pick<CardSearch, "categories">): CataloguePage<never>["tally"] {
  const most = Math.max(-1, ...counts.keys());
  const all = Array.from({ length: most + 1 }, (_, category) => counts.get(category) ?? 0);
  const meant = categories.length === 0 ? all : categories.map((category) => all[category] ?? 0);
  return { total: meant.reduce((sum, count) => sum + count, 0), categories: all };
}

function refuseUnknown(wanted: readonly string[], found: ReadonlySet<string>): void {
  const unknown = wanted.filter((id) => !found.has(id));
  if (unknown.length > 0) throw new UnknownCardError(unknown);
}

const setName = (set: CardSet, locale: Locale): string => ({ en: set.nameEn, fr: set.nameFr, es: set.nameEs, it: set.nameIt })[locale];
