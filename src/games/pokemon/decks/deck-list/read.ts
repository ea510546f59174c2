import { z } from "zod";
import { positionOf } from "@/cards/row";
import { plain } from "@/cards/search-key";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { COPIES_MAX, DRAFT_ENTRIES_MAX, LIST_CARDS_MAX } from "@/decks/limits";
import type { ListFault, ReadList } from "@/decks/schema";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { facet } from "@/games/pokemon/cards/facet";
import { categoryOf } from "@/games/pokemon/cards/row";
import { ENERGY_TYPES } from "@/games/pokemon/engine/card";
import { POKEMON } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";
import { basicEnergyType } from "./basic-energy";
import { type ListedCard, type ListedPrint, numberKey, parseList } from "./parse";

/** What a line is decided by. Definitions and texts are not read. */
const COLUMNS = {
  id: true,
  number: true,
  nameFr: true,
  nameEn: true,
  nameEs: true,
  nameIt: true,
  category: true,
  facets: true,
  playable: true,
  reason: true,
  set: { select: { id: true, code: true } },
} as const satisfies Prisma.CardSelect;
type Row = Prisma.CardGetPayload<{ select: typeof COLUMNS }>;
type Reason = Pick<ListFault, "code" | "values">;

/**
 * Reads a deck list and looks its cards up: what the catalogue has and can play, and each line that cannot be taken, with the reason.
 * A print that is missing is replaced by another of the same name where that is the same card: for Trainers and Energy, not for Pokémon.
 */
export async function readList(database: Database, text: string, locale: Locale): Promise<ReadList> {
  const { cards: listed, unread } = parseList(text);
  const cards = listed.slice(0, LIST_CARDS_MAX);
  const candidates = await candidatesFor(database, cards);
  const copies = new Map<string, number>();
  const faults: ListFault[] = unread.map((place) => ({ ...place, code: "unreadable", values: {} }));
  for (const { line, text } of listed.slice(LIST_CARDS_MAX)) faults.push({ line, text, code: "too-many", values: {} });
  for (const card of cards) {
    const choice = choose(card, candidates, locale);
    const reason = "row" in choice ? take(copies, choice.row, card.count, locale) : choice;
    if (reason) faults.push({ line: card.line, text: card.text, ...reason });
  }
  return {
    cards: [...copies].map(([cardId, count]) => ({ cardId, count })),
    faces: await catalogue.faces(database, [...copies.keys()], locale),
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

/** Notes the copies of a card, or says why the draft cannot have them. */
function take(copies: Map<string, number>, { id, playable, reason, ...row }: Row, count: number, locale: Locale): Reason | null {
  if (!playable) return { code: "not-playable", values: { name: namesOf(row)[locale], reason: reason ?? "" } };
  const sum = (copies.get(id) ?? 0) + count;
  if (sum > COPIES_MAX || (!copies.has(id) && copies.size === DRAFT_ENTRIES_MAX)) return { code: "too-many", values: {} };
  copies.set(id, sum);
  return null;
}

/** What a list may mean, looked up at once for all of its lines: the number of queries does not grow with the list. */
interface Candidates {
  /** By set and number, as `printKey` writes them. */
  readonly prints: ReadonlyMap<string, readonly Row[]>;
  /** By type. */
  readonly basicEnergies: ReadonlyMap<string, readonly Row[]>;
  /** By the names of the list, as `plain` writes them. */
  readonly namesakes: ReadonlyMap<string, Namesakes>;
}

/** The prints that go by one name, the newest first. There may be a hundred and fifty, of which a line is told no more than this. */
interface Namesakes {
  readonly first: Row;
  readonly playable: Row | undefined;
  /** Whether all of them are the same card. */
  readonly alike: boolean;
  /** How the newest of them are called. */
  readonly prints: readonly string[];
}

async function candidatesFor(database: Database, cards: readonly ListedCard[]): Promise<Candidates> {
  const prints = grouped(await withPrints(database, cards), ({ number, set }) => codesOf(set).map((code) => printKey({ code, number })));
  const named = cards.filter(({ name, print }) => !basicEnergyType(name) && !(print && prints.has(printKey(print))));
  const energies = cards.some(({ name }) => basicEnergyType(name))
    ? await rowsOf(database, { category: ENERGY, facets: { has: facet.kind("Basic") } })
    : [];
  return {
    prints,
    basicEnergies: grouped(energies, ({ facets }) => ENERGY_TYPES.filter((type) => facets.includes(facet.type(type)))),
    namesakes: await called(database, named),
  };
}

const Found = z.array(z.object({ id: z.string() }));

async function withPrints(database: Database, cards: readonly ListedCard[]): Promise<readonly Row[]> {
  const listed = cards.flatMap(({ print }) => (print ? [print] : []));
  if (listed.length === 0) return [];
  const sets = grouped(await database.cardSet.findMany({ where: { game: POKEMON }, select: { id: true, code: true } }), codesOf);
  const places = listed.flatMap(({ code, number }) =>
    (sets.get(code.toLowerCase()) ?? []).map(({ id }) => ({ setId: id, position: positionOf(number) })),
  );
  const found = await database.$queryRaw(Prisma.sql`
    SELECT DISTINCT "id" FROM "Card"
    JOIN unnest(${places.map(({ setId }) => setId)}::text[], ${places.map(({ position }) => position)}::int[]) AS "listed"("setId", "position")
    USING ("setId", "position") WHERE "game" = ${POKEMON}`);
  return rowsOf(database, { id: { in: Found.parse(found).map(({ id }) => id) } });
}

const Called = z.array(
  z.object({ name: z.string(), first: z.string(), playable: z.string().nullable(), alike: z.boolean(), prints: z.array(z.string()) }),
);

/** The expression is that of the index, and parts what `searchKey` joined. Joined name by name: of many names at once Postgres would read the whole table. */
async function called(database: Database, cards: readonly ListedCard[]): Promise<ReadonlyMap<string, Namesakes>> {
  const names = [...new Set(cards.map(({ name }) => plain(name)))];
  if (names.length === 0) return new Map();
  const newest = Prisma.sql`ORDER BY "Card"."releaseOrder" DESC, "Card"."id"`;
  const found = await database.$queryRaw(Prisma.sql`
    SELECT "listed"."name", count(DISTINCT "functionalId") = 1 AS "alike",
      (array_agg("Card"."id" ${newest}))[1] AS "first", (array_agg("Card"."id" ${newest}) FILTER (WHERE "playable"))[1] AS "playable",
      (array_agg(coalesce("CardSet"."code", "CardSet"."id") || ' ' || "number" ${newest}))[:${PRINTS_NAMED}] AS "prints"
    FROM unnest(${names}::text[]) AS "listed"("name")
    JOIN "Card" ON string_to_array("searchKey", ' | ') @> ARRAY["listed"."name"] AND "Card"."game" = ${POKEMON}
    JOIN "CardSet" ON "CardSet"."game" = ${POKEMON} AND "CardSet"."id" = "setId" GROUP BY "listed"."name"`);
  const namesakes = Called.parse(found);
  const ids = namesakes.flatMap(({ first, playable }) => (playable === null ? [first] : [first, playable]));
  const rows = new Map((await rowsOf(database, { id: { in: ids } })).map((row) => [row.id, row]));
  return new Map(
    namesakes.flatMap(({ name, first, playable, ...more }) => {
      const row = rows.get(first);
      // Taken out of the catalogue meanwhile.
      if (!row) return [];
      return [[name, { ...more, first: row, playable: playable === null ? undefined : rows.get(playable) }]];
    }),
  );
}

/** Newest prints first. */
async function rowsOf(database: Database, where: Prisma.CardWhereInput): Promise<readonly Row[]> {
  return database.card.findMany({
    where: { ...where, game: POKEMON },
    select: COLUMNS,
    orderBy: [{ releaseOrder: "desc" }, { id: "asc" }],
  });
}

/** Each row under each of its keys, in the order in which the rows come. */
function grouped<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows)
    for (const key of new Set(keysOf(row))) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
}

/** How a list may name a set: by its official code, or by its id where none is known. */
const codesOf = ({ id, code }: Row["set"]): readonly string[] => [id, ...(code === null ? [] : [code])].map((each) => each.toLowerCase());
const printKey = ({ code, number }: ListedPrint): string => `${code.toLowerCase()} ${numberKey(number)}`;

function choose(
  { name, print }: ListedCard,
  { prints, basicEnergies, namesakes }: Candidates,
  locale: Locale,
): { readonly row: Row } | Reason {
  const exact = (print && prints.get(printKey(print))) ?? [];
  const energies = basicEnergies.get(basicEnergyType(name) ?? "") ?? [];
  const energy = energies.find((row) => exact.some(({ id }) => id === row.id)) ?? energies.findLast(({ playable }) => playable);
  if (energy) return { row: energy };

  const row = exact.find((each) => isCalled(each, name));
  if (row) return { row };
  const [stranger] = exact;
  if (stranger) return { code: "other-card", values: { print: printOf(stranger), name: namesOf(stranger)[locale] } };

  const same = namesakes.get(plain(name));
  if (!same) return { code: "unknown-name", values: { name } };
  const { first, playable, alike, prints: known } = same;
  if (first.category !== IN_PLAY) return { row: playable ?? first };
  if (!print && alike) return { row: first };
  return { code: print ? "unknown-print" : "which-print", values: { name: namesOf(first)[locale], prints: known.join(", ") } };
}

const IN_PLAY = categoryOf({ category: "Pokémon" });
const ENERGY = categoryOf({ category: "Energy" });

const PRINTS_NAMED = 4;

/** Whether a print goes by a name, in any language; additions that not every list has ("Boss's Orders (Giovanni)") are left aside. */
function isCalled(row: Row, name: string): boolean {
  const listed = `${plain(name)} `;
  return Object.values(namesOf(row)).some((each) => `${plain(each)} `.startsWith(listed) || listed.startsWith(`${plain(each)} `));
}

const namesOf = ({ nameFr, nameEn, nameEs, nameIt }: Pick<Row, "nameFr" | "nameEn" | "nameEs" | "nameIt">) => ({
  fr: nameFr,
  en: nameEn,
  es: nameEs,
  it: nameIt,
});
const printOf = ({ set, number }: Row): string => `${set.code ?? set.id} ${number}`;
