import { setImmediate as nextTick } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ZodError, z } from "zod";
import { UnfitCardError } from "@/cards/errors";
import type { GameCards } from "@/cards/game-cards";
import type { CardRow } from "@/cards/row";
import type { Database } from "@/db";
import type { Card, Prisma } from "@/db/generated/client";
import { type Locale, locales } from "@/i18n/locales";
import { IMPORT_FAULTS, ImportFault, type ImportFaultFacts } from "./fault";
import { type CardSource, type ListedSet, SourceError, type SourceSet } from "./source";

export interface ImportOptions {
  /** Ids of the sets to import; all that the source has unless said. */
  readonly sets?: readonly string[] | undefined;
  /** Languages of names and texts; English always comes along. All unless said. */
  readonly languages?: readonly Locale[] | undefined;
  /** Ends the import between two cards; the sets that are in stay in. */
  readonly signal?: AbortSignal | undefined;
}

export interface ImportCount {
  /** Cards now in the catalogue from this import. */
  readonly cards: number;
  readonly playable: number;
  /** Rows that are new or differ from what stood there. */
  readonly written: number;
  /** Records that are no card, each with its reason. */
  readonly skipped: readonly Skipped[];
  /** Cards that cannot be played, each with the sentence that stopped it. */
  readonly unplayable: readonly Unplayable[];
}

/** A record that became no card, by its id or its place in the set, and why. */
export interface Skipped extends ImportFaultFacts {
  readonly id: string;
}

/** A card that cannot be played, and the English sentence that stopped it. */
export interface Unplayable {
  readonly id: string;
  readonly reason: string;
}

interface SetProgress {
  readonly set: ListedSet;
  /** Sets that are in. */
  readonly done: number;
  /** Sets to do. */
  readonly total: number;
}

/** A set is being read, or is in, with what it brought. */
export type ImportProgress =
  | (SetProgress & { readonly kind: "reading"; readonly share: number })
  | (SetProgress & ImportCount & { readonly kind: "done" });

/**
 * Brings sets of a game into the catalogue, each in one transaction: what is done stays done when a later set fails. Doing it again changes nothing.
 *
 * @throws SourceError when a set cannot be read or the source does not have it
 * @throws AbortError when the signal is given
 */
export async function importCards(
  database: Database,
  cards: GameCards,
  source: CardSource,
  { sets, languages = locales, signal }: ImportOptions = {},
  progress: (heard: ImportProgress) => void = () => {},
): Promise<ImportCount> {
  const present = await source.sets();
  const unknown = sets?.filter((id) => !present.some((set) => set.id === id)) ?? [];
  if (unknown.length > 0) {
    const [asked, offered] = [unknown.join(", "), present.map(({ id }) => id).join(", ")];
    throw new SourceError("unlisted", asked, `The source has no set ${asked}; it has ${offered}.`);
  }
  const wanted = sets ? present.filter(({ id }) => sets.includes(id)) : present;
  const total = wanted.length;
  let sum = NOTHING;
  try {
    for (const [done, set] of wanted.entries()) {
      const reading = (share: number) => progress({ kind: "reading", set, done, total, share });
      reading(0);
      const read = await source.read(set.id, { signal, progress: reading });
      const count = await importSet(database, cards, source, read, { languages, signal });
      sum = {
        cards: sum.cards + count.cards,
        playable: sum.playable + count.playable,
        written: sum.written + count.written,
        skipped: [...sum.skipped, ...count.skipped],
        unplayable: [...sum.unplayable, ...count.unplayable],
      };
      progress({ kind: "done", ...count, set, done: done + 1, total });
    }
  } finally {
    // The embedded database does not do so by itself; without it a search for words of the texts takes ten times as long.
    if (sum.written > 0) await database.$executeRaw`VACUUM ANALYZE "Card"`;
  }
  return sum;
}

const NOTHING: ImportCount = { cards: 0, playable: 0, written: 0, skipped: [], unplayable: [] };

/** A large set on a small machine takes longer than Prisma's five seconds. */
const TIME_LIMITS = { timeout: 300_000, maxWait: 30_000 };

/** The texts are compiled before the transaction begins, which on the embedded database everybody else waits for. */
async function importSet(
  database: Database,
  game: GameCards,
  source: CardSource,
  set: SourceSet,
  choice: Pick<ImportOptions, "signal"> & { readonly languages: readonly Locale[] },
): Promise<ImportCount> {
  if (set.records.length === 0) return NOTHING;
  const stored = await database.card.findMany({ where: { game: game.game, setId: set.id }, include: { print: true } });
  const present = new Map(stored.map(({ print, ...row }) => [row.id, { row, record: print?.record }]));
  const { cards, skipped } = await cardsFrom(game, source, set, present, choice);
  const missing = cards.filter(({ row }) => !present.has(row.id));
  const changed = cards.filter((card) => present.has(card.row.id) && !isDeepStrictEqual(present.get(card.row.id), card));
  const read = new Set(cards.map(({ row }) => row.id));
  const isOlder = stored.some(({ id, print }) => print !== null && !read.has(id));
  await database.$transaction(async (transaction) => {
    await putSet(transaction, game, set, choice.languages, isOlder);
    await transaction.card.createMany({ data: missing.map(({ row }) => row) });
    await transaction.cardPrint.createMany({ data: missing.map(({ row, record }) => ({ game: game.game, cardId: row.id, record })) });
    for (const { row, record } of changed)
      await transaction.card.update({
        where: { game_id: { game: game.game, id: row.id } },
        data: { ...row, print: { upsert: { create: { record }, update: { record } } } },
      });
    // Cards of the set that this source lacks.
    const { id: setId, releaseOrder } = set;
    await transaction.card.updateMany({ where: { game: game.game, setId, releaseOrder: { not: releaseOrder } }, data: { releaseOrder } });
  }, TIME_LIMITS);
  const rows = cards.map(({ row }) => row);
  return {
    cards: rows.length,
    playable: rows.filter(({ playable }) => playable).length,
    written: missing.length + changed.length,
    skipped,
    unplayable: rows.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }])),
  };
}

interface ImportedCard {
  readonly row: CardRow;
  /** The print as it is kept. */
  readonly record: Prisma.InputJsonObject;
}

type Present = ReadonlyMap<string, { readonly row: Card; readonly record: Prisma.JsonValue | undefined }>;

/** What the records of a set become. Between two cards the site goes on: players' moves do not wait for the compiler. */
async function cardsFrom(
  game: GameCards,
  source: CardSource,
  set: SourceSet,
  present: Present,
  { languages, signal }: Pick<ImportOptions, "signal"> & { readonly languages: readonly Locale[] },
): Promise<{ readonly cards: readonly ImportedCard[]; readonly skipped: readonly Skipped[] }> {
  const numbers = new Map([...present.values()].map(({ row }) => [row.number, row.id]));
  const cards = new Map<string, ImportedCard>();
  const skipped: Skipped[] = [];
  for (const [index, record] of set.records.entries()) {
    await nextTick();
    signal?.throwIfAborted();
    try {
      const print = game.print(source.parse(record), languages);
      const before = present.get(print.id)?.row;
      if (print.set !== set.id) throw new ImportFault(print.id, "other-set", print.set, IMPORT_FAULTS);
      const holder = numbers.get(print.localId) ?? print.id;
      if (cards.has(print.id) || holder !== print.id) throw new ImportFault(print.id, "number-taken", holder, IMPORT_FAULTS);
      const { releaseOrder } = set;
      const row = game.imported(print, { source: source.name, releaseOrder, before });
      cards.set(print.id, { row, record: print });
      numbers.set(print.localId, print.id);
    } catch (error) {
      skipped.push({ id: idOf(record) ?? `${set.id}, record ${index + 1}`, ...faultOf(error) });
    }
  }
  return { cards: [...cards.values()], skipped };
}

/** @param isOlder whether prints of the set were read with another grammar and not read again now */
async function putSet(
  transaction: Prisma.TransactionClient,
  { game, starter, setCode, grammar: today }: GameCards,
  set: SourceSet,
  languages: readonly Locale[],
  isOlder: boolean,
): Promise<void> {
  const { id, series, releaseOrder, names, code = setCode(id) } = set;
  const where = { game_id: { game, id } };
  const old = await transaction.cardSet.findUnique({ where });
  const before = old ? { fr: old.nameFr, es: old.nameEs, it: old.nameIt } : starter().sets.find((each) => each.id === id)?.names;
  const name = (locale: "fr" | "es" | "it") => (languages.includes(locale) && names[locale]) || before?.[locale] || names.en;
  const facts = { nameEn: names.en, nameFr: name("fr"), nameEs: name("es"), nameIt: name("it"), series, releaseOrder, code };
  const grammar = isOlder ? (old?.grammar ?? null) : today();
  await transaction.cardSet.upsert({ where, create: { game, id, ...facts, grammar }, update: { ...facts, grammar } });
}

/** Why a record is no card. What nobody foresaw is told in the log as well, and takes no other card along. */
export function faultOf(error: unknown): ImportFaultFacts {
  if (error instanceof ImportFault) return { code: error.code, subject: error.subject };
  if (error instanceof UnfitCardError) return { code: "unreadable", subject: error.message };
  if (error instanceof ZodError)
    return { code: "unreadable", subject: error.issues.map(({ path, message }) => `${path.join(".") || "record"}: ${message}`).join("; ") };
  console.error("Import:", error);
  return { code: "broken", subject: error instanceof Error ? error.message : String(error) };
}

const idOf = (record: unknown): string | undefined => z.object({ id: z.string() }).safeParse(record).data?.id;
