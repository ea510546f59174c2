import type { Database } from "@/db";
import type { OfferedGame } from "@/match";
import { loadPlayed } from "@/match/finished";
import { verifyMatch } from "@/match/verify";
import type { Acknowledged } from "./ledger";

/** What the site kept of what it had said, in numbers of answers and of matches. */
export interface Held {
  readonly matches: number;
  /** Acknowledged answers that stand in no journal, and those that stand there more than once. */
  readonly lost: number;
  readonly doubled: number;
  /** Matches that did not end as their journal says. */
  readonly falsified: number;
  readonly frozen: number;
}

/** Holds answers against the journals of their matches, and replays every match that is over. */
export async function held(database: Database, games: readonly OfferedGame[], acknowledged: readonly Acknowledged[]): Promise<Held> {
  const rows = await database.match.findMany({ select: { id: true, game: true, setup: true, status: true } });
  const byMatch = new Map<string, Acknowledged[]>();
  for (const answer of acknowledged) {
    const answers = byMatch.get(answer.matchId) ?? [];
    answers.push(answer);
    byMatch.set(answer.matchId, answers);
  }
  let [lost, doubled, falsified] = [0, 0, 0];
  for (const { id, game: name, setup, status } of rows) {
    const { entries } = await loadPlayed(database, { id, setup });
    const counts = new Map<string, number>();
    for (const { answer } of entries) if (!("concede" in answer)) counts.set(keyOf(answer), (counts.get(keyOf(answer)) ?? 0) + 1);
    for (const answer of byMatch.get(id) ?? []) {
      const count = counts.get(keyOf(answer)) ?? 0;
      if (count === 0) lost++;
      if (count > 1) doubled++;
    }
    const game = games.find((one) => one.name === name);
    if (status !== "FINISHED" || !game) continue;
    const verified = await verifyMatch(database, game, id);
    if (!verified?.ok) falsified++;
  }
  const known = new Set(rows.map(({ id }) => id));
  lost += acknowledged.filter(({ matchId }) => !known.has(matchId)).length;
  return { matches: rows.length, lost, doubled, falsified, frozen: rows.filter(({ status }) => status === "FROZEN").length };
}

const keyOf = ({ decision, seat, choice }: Pick<Acknowledged, "decision" | "seat" | "choice">): string =>
  JSON.stringify([decision, seat, choice]);
