import { afterAll, beforeAll, expect, test } from "vitest";
import { readMatch } from "@/admin/matches";
import { offerPokemon } from "@/games/pokemon/site";
import type { ChatView } from "@/realtime/protocol";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

let count = 0;
async function atTable(): Promise<[Client, Client, string]> {
  const pair: [Client, Client] = [await site.armed(`chat${count++}`), await site.armed(`chat${count++}`)];
  await site.seat(...pair);
  return [...pair, pair[0].update.matchId];
}
const state = async (client: Client, matchId: string): Promise<ChatView> => {
  const before = client.chats.length;
  await client.say("chat:open", { matchId });
  await until(() => client.chats.length > before);
  const chat = client.chats.at(-1);
  if (!chat) throw new Error("nothing was told");
  return chat;
};
const stored = (matchId: string) => site.database.prisma.chatLine.count({ where: { matchId } });

test("after the match, once both have switched it on: what is said is stored and told; before, it is refused", async () => {
  const [ann, ben, matchId] = await atTable();
  expect((await state(ann, matchId)).state).toBe("after");
  await ben.say("match:concede", { matchId });
  await until(() => ann.update.result !== null);
  expect((await state(ann, matchId)).state).toBe("yours-off");
  expect(await ann.say("chat:say", { matchId, words: "hello" })).toEqual(refused("no-chat"));
  expect(await ann.say("chat:switch", { matchId, on: true })).toEqual(ok);
  expect((await state(ann, matchId)).state).toBe("theirs-off");
  expect(await ann.say("chat:say", { matchId, words: "hello" })).toEqual(refused("no-chat"));
  expect(await ben.say("chat:switch", { matchId, on: true })).toEqual(ok);
  expect(await ann.say("chat:say", { matchId, words: "  Well played!  " })).toEqual(ok);
  await until(() => ben.chats.at(-1)?.said.length === 1);
  expect(ben.chats.at(-1)).toEqual({ matchId, state: "on", said: [{ seat: ann.update.seat, words: "Well played!" }] });
  expect(await stored(matchId)).toBe(1);

  // Whoever switches it off reads nothing more, and the other one is told why nothing goes through.
  await ben.say("chat:switch", { matchId, on: false });
  expect(await state(ben, matchId)).toEqual({ matchId, state: "yours-off", said: [] });
  expect(await ann.say("chat:say", { matchId, words: "there?" })).toEqual(refused("no-chat"));
});

test("friends may write during the match; who is blocked may not, and learns no more than that it is off", async () => {
  const [ann, ben, matchId] = await atTable();
  for (const client of [ann, ben]) await client.say("chat:switch", { matchId, on: true });
  expect(await ann.say("chat:say", { matchId, words: "hello" })).toEqual(refused("no-chat"));
  await ann.say("friend:ask", { userId: ben.id });
  await ben.say("friend:answer", { userId: ann.id, accept: true });
  expect(await ann.say("chat:say", { matchId, words: "hello" })).toEqual(ok);
  await ben.say("match:concede", { matchId });
  await until(() => ann.update.result !== null);
  await ben.say("player:block", { userId: ann.id });
  expect((await state(ann, matchId)).state).toBe("theirs-off");
  expect((await state(ben, matchId)).state).toBe("closed");
  expect(await ann.say("chat:say", { matchId, words: "hello?" })).toEqual(refused("no-chat"));
  expect(await stored(matchId)).toBe(1);
});

test("too much at once is refused; the administration reads a match that was reported and no other", async () => {
  const [ann, ben, matchId] = await atTable();
  await ben.say("match:concede", { matchId });
  await until(() => ann.update.result !== null);
  for (const client of [ann, ben]) await client.say("chat:switch", { matchId, on: true });
  const replies = [];
  for (let line = 0; line < 8; line++) replies.push(await ann.say("chat:say", { matchId, words: `line ${line}` }));
  expect(replies.at(0)).toEqual(ok);
  expect(replies.at(-1)).toEqual(refused("too-often"));
  const { prisma } = site.database;
  const games = [offerPokemon()];
  const read = async () => (await readMatch(prisma, games, matchId, "en"))?.said.length;
  expect(await read()).toBe(0);
  await prisma.playerReport.create({ data: { reporterId: ben.id, reportedId: ann.id, matchId, reason: "INSULT", words: "" } });
  expect(await read()).toBe(await stored(matchId));
  await prisma.user.delete({ where: { id: ann.id } });
  expect(await stored(matchId)).toBe(0);
});
