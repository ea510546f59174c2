import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import type { Outcome, Seat } from "@/kernel/game";
import { loadRecord, untilRecorded } from "./finished";
import { type Frame, framesOf, type KeptFrame, keptFrames, publicFrame } from "./frame";
import { loadMatch, type Player } from "./journal";
import type { DeckLook } from "./look";
import type { OfferedGame } from "./offered";
import { type Deed, type Story, tellStory } from "./story";

/** A finished match as somebody may look at it again: its players with all that there was to see, everybody else as everybody saw it. */
export interface Replay {
  readonly matchId: string;
  readonly game: string;
  readonly edition: string;
  /** ISO. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly outcome: Outcome;
  readonly seats: readonly [ReplaySeat, ReplaySeat];
  /** Of whoever looks; null for a stranger. */
  readonly seat: Seat | null;
  /** From the beginning on, one for each answer after it. */
  readonly frames: readonly KeptFrame[];
  /** In order; none where its game tells no story. */
  readonly turns: readonly ReplayTurn[];
  readonly story: Story;
  /** Of all cards that the frames name, in the reader's language. */
  readonly faces: Readonly<Record<string, unknown>>;
}

export interface ReplayTurn {
  readonly number: number;
  readonly seat: Seat;
  /** The frame in which it begins. */
  readonly from: number;
}

interface ReplaySeat {
  readonly pseudo: string;
  readonly bot: boolean;
  /** Absent where it was as usual. */
  readonly look?: DeckLook;
}

/** A computer player has no name of its own. */
function seatOf({ pseudo, bot, look }: Player): ReplaySeat {
  return { pseudo: bot === null ? pseudo : "", bot: bot !== null, ...(look && { look }) };
}

/**
 * The replay of a match for whoever has its link; null where there is none: no such match, one that still runs, or one that was stopped by a fault.
 * @param userId who looks; null without a session
 */
export async function loadReplay(
  database: Database,
  games: readonly OfferedGame[],
  matchId: string,
  userId: string | null,
  locale: Locale,
): Promise<Replay | null> {
  const late = () => untilRecorded(database, matchId).then(() => loadRecord(database, matchId));
  const [match, finished] = await Promise.all([loadMatch(database, matchId), loadRecord(database, matchId).then((kept) => kept ?? late())]);
  const game = games.find(({ name }) => name === match?.game);
  if (!match || !game || !finished) return null;
  const { frames } = finished;
  const own = match.players.findIndex((player) => userId !== null && player.userId === userId);
  const seat = own === 0 || own === 1 ? own : null;
  const everybodys = frames.map(publicFrame);
  const kept = keptFrames(seat === null ? everybodys : frames);
  const pinned = game.pinned({ ...match, setup: finished.setup });
  const cards = game.named(framesOf(kept)).flatMap((id) => pinned.get(id) ?? []);
  const [first, second] = match.players;
  return {
    matchId,
    game: game.name,
    edition: match.edition,
    startedAt: match.startedAt.toISOString(),
    durationMs: (match.endedAt ?? match.startedAt).getTime() - match.startedAt.getTime(),
    outcome: finished.outcome,
    seats: [seatOf(first), seatOf(second)],
    seat,
    ...toldFrom(everybodys, game),
    frames: kept,
    faces: await game.faces(database, cards, locale),
  };
}

/** The story of a match, and the frame in which each of its turns begins. */
function toldFrom(frames: readonly Frame[], { chronicle }: Pick<OfferedGame, "chronicle">): Pick<Replay, "turns" | "story"> {
  const turns: ReplayTurn[] = [];
  const deeds: Deed[] = [];
  let from = 0;
  function* read() {
    for (const [index, frame] of frames.entries()) {
      from = index;
      yield frame;
    }
  }
  for (const deed of chronicle?.(read()) ?? []) {
    deeds.push(deed);
    if (deed.deed === "turn") turns.push({ number: deed.number, seat: deed.seat, from });
  }
  return { turns, story: tellStory(deeds).story };
}
