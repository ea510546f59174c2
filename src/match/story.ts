import { other, type Seat } from "@/kernel/game";
import type { Seen } from "./frame";

/**
 * Something that happened in a match, in the words that all games share: what a story is told from.
 * `card` is the id of a card's definition.
 */
export type Deed =
  | { readonly deed: "turn"; readonly number: number; readonly seat: Seat }
  | { readonly deed: "damage"; readonly by: Seat; readonly amount: number; readonly card: string | null }
  /** A card in play of this player was beaten. */
  | { readonly deed: "fall"; readonly of: Seat; readonly card: string }
  /** What the game is won by: Prize cards, Life. */
  | { readonly deed: "points"; readonly by: Seat; readonly count: number }
  | { readonly deed: "played"; readonly by: Seat; readonly card: string };

/** How a game reads the deeds of a match from what everybody could see of it. It reads frames of older versions too, and passes over what it does not know. */
export type Chronicle = (frames: Iterable<Seen>) => Iterable<Deed>;

/** What came of one turn. */
export interface ToldTurn {
  readonly number: number;
  /** Whose turn. */
  readonly seat: Seat;
  /** By the one who dealt it. */
  readonly damage: readonly [number, number];
  /** By the one who took them. */
  readonly points: readonly [number, number];
  /** By the one who lost them. */
  readonly falls: readonly [readonly string[], readonly string[]];
  /** The hardest stroke of each, by the one who dealt it. */
  readonly blows: readonly [Blow | null, Blow | null];
}

interface Blow {
  readonly amount: number;
  readonly card: string | null;
}

/** A match at a glance. */
export interface Story {
  readonly turns: readonly ToldTurn[];
}

/** What a seat is remembered by in its player's history. */
export interface SeatStory {
  readonly points: number;
  readonly blow: number;
  /** The cards played most, the first most. */
  readonly played: readonly { readonly card: string; readonly count: number }[];
}

/** So many cards are remembered of each player. */
const MOST_PLAYED = 12;

/** Tells a match from its deeds. */
export function tellStory(deeds: Iterable<Deed>): { readonly story: Story; readonly seats: readonly [SeatStory, SeatStory] } {
  const turns: ToldTurn[] = [];
  const played = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const deed of deeds) {
    if (deed.deed === "turn") turns.push({ number: deed.number, seat: deed.seat, ...NOTHING });
    else if (deed.deed === "played") played[deed.by].set(deed.card, (played[deed.by].get(deed.card) ?? 0) + 1);
    else {
      // Before the first turn nothing is won or lost.
      const turn = turns.pop();
      if (turn) turns.push(withDeed(turn, deed));
    }
  }
  return { story: { turns }, seats: [seatStory(turns, 0, played[0]), seatStory(turns, 1, played[1])] };
}

const NOTHING = { damage: [0, 0], points: [0, 0], falls: [[], []], blows: [null, null] } as const satisfies Partial<ToldTurn>;

function at<T>([first, second]: readonly [T, T], seat: Seat, change: (value: T) => T): readonly [T, T] {
  return seat === 0 ? [change(first), second] : [first, change(second)];
}

function withDeed(turn: ToldTurn, deed: Exclude<Deed, { deed: "turn" | "played" }>): ToldTurn {
  if (deed.deed === "fall") return { ...turn, falls: at(turn.falls, deed.of, (fallen) => [...fallen, deed.card]) };
  if (deed.deed === "points") return { ...turn, points: at(turn.points, deed.by, (points) => points + deed.count) };
  const { by, amount, card } = deed;
  return {
    ...turn,
    damage: at(turn.damage, by, (damage) => damage + amount),
    blows: at(turn.blows, by, (blow) => (amount > (blow?.amount ?? 0) ? { amount, card } : blow)),
  };
}

function seatStory(turns: readonly ToldTurn[], seat: Seat, played: ReadonlyMap<string, number>): SeatStory {
  return {
    points: turns.reduce((sum, { points }) => sum + points[seat], 0),
    blow: hardestOf(turns, seat),
    played: [...played]
      .map(([card, count]) => ({ card, count }))
      .sort((one, two) => two.count - one.count)
      .slice(0, MOST_PLAYED),
  };
}

/** The most damage that a player did at one stroke. */
export function hardestOf(turns: readonly ToldTurn[], seat: Seat): number {
  return Math.max(0, ...turns.map(({ blows }) => blows[seat]?.amount ?? 0));
}

/** A turn that decided something. */
export interface TurningPoint {
  readonly turn: ToldTurn;
  /** Who came out of it better. */
  readonly by: Seat;
  /** How the score stands after it, by seat. */
  readonly score: readonly [number, number];
  /** What it changed of who leads; null when nothing. */
  readonly lead: "taken" | "level" | null;
}

/** So many are told. */
const MOST_TURNING_POINTS = 3;

/** The turns that decided a match, in their order: where most was won at once, where the lead changed hands, the last that counted, the hardest stroke. */
export function turningPoints({ turns }: Story): readonly TurningPoint[] {
  let score: readonly [number, number] = [0, 0];
  const hardest = Math.max(hardestOf(turns, 0), hardestOf(turns, 1));
  const struck = turns.find(({ blows }) => hardest > 0 && blows.some((blow) => blow?.amount === hardest));
  const weighed = turns.map((turn) => {
    const before = Math.sign(score[0] - score[1]);
    score = [score[0] + turn.points[0], score[1] + turn.points[1]];
    const after = Math.sign(score[0] - score[1]);
    const by = betterIn(turn);
    const lead = after === before ? null : after === 0 ? ("level" as const) : ("taken" as const);
    const gained = turn.points[by] * 3 + turn.falls[other(by)].length * 2;
    // Of several equally hard ones the first is told.
    const stroke = turn === struck ? 2 : 0;
    return { point: { turn, by, score, lead }, weight: gained + stroke + (gained > 0 && lead !== null ? 2 : 0) };
  });
  const telling = weighed.filter(({ weight }) => weight > 0);
  const last = telling.at(-1);
  const others = telling.filter((one) => one !== last).sort((one, two) => two.weight - one.weight);
  return [...others.slice(0, MOST_TURNING_POINTS - 1), ...(last ? [last] : [])]
    .map(({ point }) => point)
    .sort((one, two) => turns.indexOf(one.turn) - turns.indexOf(two.turn));
}

function betterIn({ points, falls, damage, seat }: ToldTurn): Seat {
  const lead = (points[0] - points[1]) * 1_000_000 + (falls[1].length - falls[0].length) * 10_000 + damage[0] - damage[1];
  return lead === 0 ? seat : lead > 0 ? 0 : 1;
}
