import { setImmediate as nextTick } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { InvalidCardError } from "@/cards/errors";
import type { GameCards } from "@/cards/game-cards";
import { type CardRow, functionalId } from "@/cards/row";
import { STARTER } from "@/cards/seed";
import type { Database } from "@/db";
import type { Card, CardPrint, CardSet, Prisma } from "@/db/generated/client";
import type { ImportFaultFacts } from "./fault";
import { faultOf } from "./import";

/** A card that is read otherwise than before. */
export interface Reread {
  readonly id: string;
  readonly name: string;
}

/** What a card did and does, in our English words; where those are the same, what else of it is another: its figures, by their names. */
export interface Changed extends Reread {
  readonly before: string;
  readonly now: string;
}

export interface Rereading {
  /** Cards that were read again. */
  readonly cards: number;
  /** Cards that were imported before their prints were kept: only another import reads them better. */
  readonly printless: number;
  /** Of all these, those that can be played now. */
  readonly playable: number;
  readonly becamePlayable: readonly Reread[];
  /** Playable before and now, and does something else. */
  readonly changed: readonly Changed[];
  /** With the sentence that stops them now. */
  readonly noLongerPlayable: readonly (Reread & { readonly reason: string })[];
  /** Prints that today's importer cannot read; their cards stay as they are. */
  readonly faults: readonly ({ readonly id: string } & ImportFaultFacts)[];
}

export interface RereadingProgress {
  /** The English name of the set that is done, or is being read. */
  readonly set: string;
  readonly done: number;
  readonly total: number;
  /** What came of the sets that are done. */
  readonly sum: Rereading;
}

export const NOTHING_REREAD: Rereading = {
  cards: 0,
  printless: 0,
  playable: 0,
  becamePlayable: [],
  changed: [],
  noLongerPlayable: [],
  faults: [],
};

/** The sets of these games whose cards were read with another grammar, or are kept in older words of the effect language. */
export async function staleSets(database: Database, games: readonly GameCards[]): Promise<readonly CardSet[]> {
  const stale = games.map(({ game, grammar, language }) => {
    const older = { ...IMPORTED, language: { lt: language } };
    return setsWhere(database, { game, OR: [{ grammar: { not: grammar() } }, { cards: { some: older } }] });
  });
  return (await Promise.all(stale)).flat();
}

/** The sets that imports brought cards of. */
export async function importedSets(database: Database, games: readonly GameCards[]): Promise<readonly CardSet[]> {
  return (await Promise.all(games.map(({ game }) => setsWhere(database, { game, cards: { some: IMPORTED } })))).flat();
}

/** The starter cards are ours, and brought up to date at every start. */
const IMPORTED = { source: { not: STARTER } } satisfies Prisma.CardWhereInput;

const setsWhere = (database: Database, where: Prisma.CardSetWhereInput): Promise<readonly CardSet[]> =>
  database.cardSet.findMany({ where, orderBy: [{ releaseOrder: "asc" }, { id: "asc" }] });

/**
 * Reads kept prints again with today's grammar, set by set: one that is done stays done. Matches go on with the cards that they pinned.
 *
 * @param sets those that are stale, unless said
 * @throws AbortError when the signal is given
 */
export async function recompileCards(
  database: Database,
  games: readonly GameCards[],
  { sets, signal }: { readonly sets?: readonly CardSet[] | undefined; readonly signal?: AbortSignal | undefined } = {},
  progress: (heard: RereadingProgress) => void = () => {},
): Promise<Rereading> {
  const wanted = sets ?? (await staleSets(database, games));
  const gameOf = (set: CardSet) => {
    const found = games.find(({ game }) => game === set.game);
    if (!found) throw new Error(`The set ${set.id} is of ${set.game}, whose cards nobody reads.`);
    return found;
  };
  let sum = NOTHING_REREAD;
  let written = 0;
  try {
    for (const [done, set] of wanted.entries()) {
      progress({ set: set.nameEn, done, total: wanted.length, sum });
      const one = await rereadSet(database, gameOf(set), set, signal);
      written += one.written;
      sum = added(sum, one);
      progress({ set: set.nameEn, done: done + 1, total: wanted.length, sum });
    }
  } finally {
    if (written > 0) await database.$executeRaw`VACUUM ANALYZE "Card"`;
  }
  return sum;
}

type ReadCard = ReturnType<GameCards["card"]>;

interface Change {
  readonly before: Card;
  readonly now: CardRow;
}

type StoredCard = Card & { readonly print: CardPrint | null };

async function rereadSet(
  database: Database,
  cards: GameCards,
  set: CardSet,
  signal: AbortSignal | undefined,
): Promise<Rereading & { readonly written: number }> {
  const { game } = cards;
  const where = { ...IMPORTED, game, setId: set.id };
  const stored = await database.card.findMany({ where, include: { print: true }, orderBy: { position: "asc" } });
  const changes: Change[] = [];
  const faults: Rereading["faults"][number][] = [];
  for (const { print, ...before } of stored) {
    // Players' moves do not wait for the compiler.
    await nextTick();
    signal?.throwIfAborted();
    const now = reread(cards, before, print, faults);
    if (now && !isDeepStrictEqual(before, now)) changes.push({ before, now });
  }
  const grammar = stored.some(({ print }) => print !== null) ? cards.grammar() : null;
  await database.$transaction(
    async (transaction) => {
      for (const { now } of changes) await transaction.card.update({ where: { game_id: { game, id: now.id } }, data: now });
      await transaction.cardSet.update({ where: { game_id: { game, id: set.id } }, data: { grammar } });
    },
    { timeout: 300_000, maxWait: 30_000 },
  );
  return { ...counted(cards, stored, changes), faults, written: changes.length };
}

/** The row of a card as it is read today; where its print is missing or cannot be read, what it does in today's words, if it is kept in older ones. */
function reread(cards: GameCards, before: Card, print: CardPrint | null, faults: Rereading["faults"][number][]): CardRow | null {
  const { id, source, releaseOrder, language } = before;
  try {
    if (print) return cards.imported(cards.keptPrint(print.record), { source, releaseOrder, before });
  } catch (error) {
    faults.push({ id, ...faultOf(error) });
  }
  try {
    return language === cards.language ? null : broughtUp(cards, before);
  } catch (error) {
    faults.push({ id, ...faultOf(error) });
    return null;
  }
}

function broughtUp(cards: GameCards, before: Card): CardRow {
  const row = cards.row(cards.card(before), before.source, before.releaseOrder);
  // Without effects only the texts tell what two such cards do.
  return row.playable ? row : { ...row, functionalId: before.functionalId };
}

function counted(cards: GameCards, stored: readonly StoredCard[], changes: readonly Change[]): Omit<Rereading, "faults"> {
  const named = ({ id, nameEn }: CardRow): Reread => ({ id, name: nameEn });
  // What was stored may have been said in older words, or in some that nobody reads: then nobody could play it.
  const known = changes.map(({ before, now }) => ({ before: before.playable ? readable(cards, before) : null, now }));
  const became = known.filter(({ before, now }) => !before && now.playable);
  const lost = changes.filter(({ before, now }) => before.playable && !now.playable);
  return {
    cards: stored.length,
    printless: stored.filter(({ print }) => print === null).length,
    playable: changes.reduce(
      (sum, { before, now }) => sum + Number(now.playable) - Number(before.playable),
      stored.filter(({ playable }) => playable).length,
    ),
    becamePlayable: became.map(({ now }) => named(now)),
    changed: known.flatMap(({ before, now }) =>
      before && now.playable && functionalId(before.definition) !== now.functionalId
        ? [{ ...named(now), ...toldApart(cards, before, cards.card(now)) }]
        : [],
    ),
    noLongerPlayable: lost.map(({ now }) => ({ ...named(now), reason: now.reason ?? "" })),
  };
}

/** What is said of two readings of a card, that one is told from the other by it. */
function toldApart(cards: GameCards, one: ReadCard, other: ReadCard): Pick<Changed, "before" | "now"> {
  const [before, now] = [cards.inOurWords(one), cards.inOurWords(other)];
  if (before !== now) return { before, now };
  const was = new Map(Object.entries(one.definition));
  const is = new Map(Object.entries(other.definition));
  return { before: figures(was, is), now: figures(is, was) };
}

/** What a definition has that another has not. */
const figures = (of: ReadonlyMap<string, unknown>, besides: ReadonlyMap<string, unknown>): string =>
  [...of]
    .filter(([name, value]) => !isDeepStrictEqual(value, besides.get(name)))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(", ");

/** What a row says; null where it is not read today. */
function readable(cards: GameCards, row: Card): ReadCard | null {
  try {
    return cards.card(row);
  } catch (error) {
    if (error instanceof InvalidCardError) return null;
    throw error;
  }
}

function added(one: Rereading, other: Rereading): Rereading {
  return {
    cards: one.cards + other.cards,
    printless: one.printless + other.printless,
    playable: one.playable + other.playable,
    becamePlayable: [...one.becamePlayable, ...other.becamePlayable],
    changed: [...one.changed, ...other.changed],
    noLongerPlayable: [...one.noLongerPlayable, ...other.noLongerPlayable],
    faults: [...one.faults, ...other.faults],
  };
}
