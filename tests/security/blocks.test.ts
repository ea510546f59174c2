import { afterAll, beforeAll, expect, test } from "vitest";
import type { Payload } from "@/realtime/protocol";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("who is blocked learns nothing of it but that no strangers are let in; by chance the two do not meet, others do", async () => {
  const [ann, ben, cleo] = [await site.armed("ann"), await site.armed("ben"), await site.armed("cleo")];
  await ann.say("friend:ask", { userId: ben.id });
  await ben.say("friend:answer", { userId: ann.id, accept: true });
  await until(() => ben.me.friends.length === 1);
  expect(await ben.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "xy" })).toEqual(ok);
  expect(await ann.say("player:block", { userId: ben.id })).toEqual(ok);
  await until(() => ben.me.friends.length === 0 && ben.me.challengeOut === null);
  await until(() => ann.me.blocked[0]?.id === ben.id);
  expect(ben.me.blocked).toEqual([]);
  expect(await ben.say("friend:ask", { userId: ann.id })).toEqual(refused("no-requests"));
  expect(await ben.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "xy" })).toEqual(refused("no-challenges"));

  for (const client of [ben, ann, cleo]) expect(await client.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => ben.found.length === 1 && cleo.found.length === 1);
  expect(ann.found).toEqual([]);
  expect(ben.found).toEqual(cleo.found);
  expect(await ann.say("queue:leave", {})).toEqual(ok);
});

test("in a match under way a blocked player's reactions do not reach who has blocked them; the other way they do", async () => {
  const [eva, fritz] = [await site.armed("eva"), await site.armed("fritz")];
  await site.seat(eva, fritz);
  const react = (client: Client, reaction: Payload<"match:react">["reaction"]) =>
    client.say("match:react", { matchId: client.table.matchId, reaction });
  expect(await eva.say("player:block", { userId: fritz.id })).toEqual(ok);
  expect(await react(fritz, "wow")).toEqual(ok);
  expect(await react(eva, "hello")).toEqual(ok);
  await until(() => [eva, fritz].every(({ reactions }) => reactions.includes("hello")));
  expect([eva.reactions, fritz.reactions]).toEqual([["hello"], ["wow", "hello"]]);
});

test("what is no player is neither blocked nor unblocked", async () => {
  const dan = await site.player("dan");
  expect(await dan.say("player:block", { userId: dan.id })).toEqual(refused("yourself"));
  expect(await dan.say("player:block", { userId: "nobody" })).toEqual(refused("not-found"));
  expect(await dan.say("player:unblock", { userId: "nobody" })).toEqual(refused("not-found"));
  expect(await dan.sayRaw("player:block", { userId: "a\0" })).toEqual(refused("malformed"));
});
