import { inspect } from "node:util";
import type { Database } from "@/db";
import type { Answer } from "@/kernel/game";
import { requestId } from "@/telemetry/request";
import { HeldElsewhereError } from "./append";
import { json, type MatchRecord } from "./journal";

/**
 * Stops a running match for good and keeps all that is needed to reproduce why: with the match's setup, seed and journal this is
 * the answer that could not be taken (null when the journal itself could not be replayed). One that is over, or was stopped before, stays as it is.
 *
 * @param record as this process took it up
 * @throws HeldElsewhereError when another process has taken the match up since: there it may well go on
 */
export async function freezeMatch(
  database: Database,
  { id, seed, nonces, takenUp }: Pick<MatchRecord, "id" | "seed" | "nonces" | "takenUp">,
  seq: number,
  answer: Answer | null,
  error: unknown,
): Promise<void> {
  const answers = await database.matchAnswer.findMany({ where: { matchId: id }, orderBy: { seq: "asc" } });
  const details = { seed, nonces, answers: answers.map((row) => row.answer), answer, requestId: requestId() };
  const holder = await database.$transaction(async (inside) => {
    const frozen = { status: "FROZEN", endedAt: new Date() } as const;
    const { count } = await inside.match.updateMany({ where: { id, takenUp, status: "RUNNING" }, data: frozen });
    if (count > 0) await inside.matchReport.create({ data: { matchId: id, seq, error: inspect(error), details: json(details) } });
    return inside.match.findUniqueOrThrow({ where: { id }, select: { takenUp: true } });
  });
  if (holder.takenUp !== takenUp) throw new HeldElsewhereError(`Match ${id} was taken up by another process.`);
}
