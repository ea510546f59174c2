import type { Database } from "@/db";
import { type ChatState, chatState, keepSaid, readPair, saidIn } from "@/friends/chat";
import type { Seat } from "@/kernel/game";
import type { SiteRoom } from "./games";
import type { ChatView, RefusalCode } from "./protocol";

/** What is written at a table. Who may act there at all, the tables say before. */

async function statesOf(database: Database, { record, running }: SiteRoom): Promise<readonly [ChatState, ChatState]> {
  const [one, two] = [record.players[0].userId, record.players[1].userId];
  const pair = await readPair(database, one, two);
  return [chatState(pair, one, !running), chatState(pair, two, !running)];
}

/** Stores what a player writes, if both of the two want to hear of it and may. */
export async function sayAt(database: Database, room: SiteRoom, seat: Seat, words: string): Promise<RefusalCode | null> {
  const { id: matchId, players } = room.record;
  const { userId } = players[seat];
  if (userId === null || (await statesOf(database, room))[seat] !== "on") return "no-chat";
  return (await keepSaid(database, { matchId, userId, seat, words })) ? null : "too-often";
}

/** What each of the two is told of it: nothing that was written, while they have it switched off. */
export async function chatOf(database: Database, room: SiteRoom): Promise<readonly [ChatView, ChatView]> {
  const matchId = room.record.id;
  const [all, [first, second]] = await Promise.all([saidIn(database, matchId), statesOf(database, room)]);
  const view = (state: ChatState): ChatView => ({ matchId, state, said: state === "yours-off" || state === "closed" ? [] : all });
  return [view(first), view(second)];
}
