import { cardNames } from "@/cards/names";
import type { Database } from "@/db";
import type { MatchKind, MatchStatus } from "@/db/generated/client";
import { type Said, saidIn } from "@/friends/chat";
import type { Locale } from "@/i18n/locales";
import type { Outcome } from "@/kernel/game";
import type { MatchRecord, OfferedGame } from "@/match";
import { framesInSnapshots, loadRecord } from "@/match/finished";
import { type Frame, publicFrame } from "@/match/frame";
import { loadMatch } from "@/match/journal";

/** A match as the administration reads it. */
export interface ReadMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly kind: MatchKind;
  readonly status: MatchStatus;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: Outcome | null;
  readonly players: readonly [Sat, Sat];
  /** What everybody could see of it, of one that a fault stopped as far as was kept; null where nothing was. */
  readonly told: Told | null;
  /** What the two wrote to each other, where one of them has reported the match; otherwise it is theirs alone. */
  readonly said: readonly Said[];
}

interface Sat {
  readonly pseudo: string;
  /** Still has an account. */
  readonly here: boolean;
  readonly bot: boolean;
  /** Empty while the match runs: an administrator may be a player too. */
  readonly deck: readonly { readonly id: string; readonly name: string | null; readonly count: number }[];
}

interface Told {
  readonly begun: unknown;
  readonly events: readonly { readonly event: unknown; readonly view: unknown }[];
  readonly faces: Readonly<Record<string, unknown>>;
}

/** A match with what may be known of it: decks once it is over, and how it went as far as was kept; null when there is none of this id. */
export async function readMatch(database: Database, games: readonly OfferedGame[], id: string, locale: Locale): Promise<ReadMatch | null> {
  const stored = await loadMatch(database, id);
  const game = games.find(({ name }) => name === stored?.game);
  if (!stored || !game) return null;
  const finished = await loadRecord(database, id);
  const record = { ...stored, setup: finished?.setup ?? stored.setup };
  const decks = record.status === "RUNNING" ? ([[], []] as const) : game.decks(record);
  const names = await cardNames(
    database,
    game.name,
    decks.flat().map(({ cardId }) => cardId),
    locale,
  );
  const sat = (seat: 0 | 1): Sat => {
    const { userId, pseudo, bot } = record.players[seat];
    const deck = decks[seat].map(({ cardId, count }) => ({ id: cardId, name: names[cardId] ?? null, count }));
    return { pseudo, here: userId !== null, bot: bot !== null, deck };
  };
  const { edition, kind, status, startedAt, endedAt, outcome } = record;
  // A fault left a match without a record: of what was seen of it there is what its snapshots hold.
  const frames = finished?.frames ?? (status === "FROZEN" ? await framesInSnapshots(database, id) : []);
  const told = await tell(database, game, record, frames, locale);
  const reported = (await database.playerReport.count({ where: { matchId: id } })) > 0;
  const said = reported ? await saidIn(database, id) : [];
  return { id, game: game.name, edition, kind, status, startedAt, endedAt, outcome, players: [sat(0), sat(1)], told, said };
}

async function tell(
  database: Database,
  game: OfferedGame,
  record: MatchRecord,
  seen: readonly Frame[],
  locale: Locale,
): Promise<Told | null> {
  const [first, ...frames] = seen.map(publicFrame);
  if (!first) return null;
  const pinned = game.pinned(record);
  const cards = game.named([first, frames]).flatMap((id) => pinned.get(id) ?? []);
  const events = [first, ...frames].flatMap(({ events: together, view }) => together.map((event) => ({ event, view })));
  return { begun: first.view, events, faces: await game.faces(database, cards, locale) };
}
