import { afterAll, beforeAll, expect, test } from "vitest";
import { openMatches } from "@/friends/spectators";
import type { MatchUpdate } from "@/realtime/protocol";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
/** A process of it that tells spectators later than players. */
let late: Site;
beforeAll(async () => {
  site = await Site.open();
  late = await site.twin(undefined, { spectatorDelayMs: 500 });
});
afterAll(async () => {
  await late.close();
  await site.close();
});

let count = 0;
/** Two players at a table, and a friend of the first. */
async function watched(at = site): Promise<readonly [Client, Client, Client]> {
  count += 1;
  const [ann, ben] = [await at.armed(`ann-${count}`), await at.armed(`ben-${count}`)];
  const fay = await at.player(`fay-${count}`);
  await fay.say("friend:ask", { userId: ann.id });
  await ann.say("friend:answer", { userId: fay.id, accept: true });
  await at.seat(ann, ben);
  return [ann, ben, fay];
}
const allow = (client: Client, data: { spectators?: "NOBODY" | "EVERYBODY"; handShown?: boolean }) =>
  site.database.prisma.user.update({ where: { id: client.id }, data });
const handsIn = (update: MatchUpdate) => JSON.stringify(update).includes('"hand":[');

test("a friend watches: no hand, nothing to answer, and both players see that somebody does", async () => {
  const [ann, ben, fay] = await watched();
  expect(await fay.say("match:join", { matchId: ann.update.matchId })).toEqual(ok);
  await until(() => fay.heard.length > 0);
  expect(fay.table).toMatchObject({ watched: "table", decision: null, spectators: 1 });
  expect(handsIn(ann.table)).toBe(true);
  expect(handsIn(fay.table)).toBe(false);
  await until(() => [ann, ben].every(({ table }) => table.spectators === 1));
  // Who watches in two pages is one of them.
  const tab = await site.visit(fay.user);
  await tab.say("match:join", { matchId: ann.update.matchId });
  await until(() => tab.heard.length > 0);
  expect(tab.table.spectators).toBe(1);
  await tab.say("match:leave", { matchId: ann.update.matchId });

  const asked = ann.update.decision ? ann : ben;
  await asked.answer();
  await until(() => fay.table.seq === asked.table.seq);
  expect(handsIn(fay.table)).toBe(false);
  expect(fay.table.decision).toBeNull();

  await fay.say("match:leave", { matchId: ann.update.matchId });
  await until(() => ann.table.spectators === undefined);
});

test("who watches acts for nobody, and is no rematch's third", async () => {
  const [ann, ben, fay] = await watched();
  const { matchId } = ann.update;
  await fay.say("match:join", { matchId });
  const asked = ann.update.decision ? ann : ben;
  const decision = asked.update.decision?.id ?? 0;
  expect(await fay.say("match:answer", { matchId, decision, choice: [0] })).toEqual(refused("not-yours"));
  expect(await fay.say("match:concede", { matchId })).toEqual(refused("not-yours"));
  expect(await fay.say("match:react", { matchId, reaction: "wow" })).toEqual(refused("not-yours"));
  await ann.say("match:concede", { matchId });
  await until(() => fay.table.result !== null);
  expect(await fay.say("match:rematch", { matchId, accept: true })).toEqual(refused("not-yours"));
  // Players who are at the table stay the only ones whose leaving counts.
  await fay.say("match:leave", { matchId });
  expect(ben.table.seats.map(({ connected }) => connected)).toEqual([true, true]);
});

test("nobody sits down by being watched, and a match that is over is watched no more", async () => {
  const [ann, ben, fay] = await watched();
  const { matchId } = ann.update;
  for (const [player, opponent] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const { seat } = player.update;
    await player.say("match:leave", { matchId });
    await until(() => opponent.table.seats[seat].connected === false);
    expect(await fay.say("match:join", { matchId })).toEqual(ok);
    await until(() => fay.heard.length > 0 && opponent.table.spectators === 1);
    expect(opponent.table.seats[seat].connected).toBe(false);
    await fay.say("match:leave", { matchId });
    await player.say("match:join", { matchId });
    await until(() => opponent.table.seats[seat].connected && opponent.table.spectators === undefined);
  }
  await ann.say("match:concede", { matchId });
  await until(() => ben.table.result !== null);
  expect(await fay.say("match:join", { matchId })).toEqual(refused("over"));
});

test("who watches hears later than the players, and nothing more once they have gone", async () => {
  const [ann, ben, fay] = await watched(late);
  const { matchId } = ann.update;
  await fay.say("match:join", { matchId });
  await until(() => fay.heard.length > 0);
  const answerNext = async () => {
    const asked = [ann, ben].find(({ table }) => table.decision !== null) ?? ann;
    const { seq } = asked.table;
    await asked.answer();
    await until(() => [ann, ben].every(({ table }) => table.seq > seq));
  };
  await answerNext();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(fay.table.seq).toBeLessThan(ann.table.seq);
  await until(() => fay.table.seq === ann.table.seq);
  await answerNext();
  await fay.say("match:leave", { matchId });
  const { length } = fay.heard;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(fay.heard).toHaveLength(length);
});

test("a player's hand is seen where that player shows it, and never the other's", async () => {
  const [ann, ben, fay] = await watched();
  await allow(ann, { handShown: true });
  await fay.say("match:join", { matchId: ann.update.matchId });
  const asked = ann.update.decision ? ann : ben;
  await asked.answer();
  while (ann.table.decision === null) {
    const { seq } = ben.table;
    await ben.answer();
    await until(() => [ann, ben].every(({ table }) => table.seq > seq));
  }
  await until(() => fay.table.seq === ann.table.seq && handsIn(fay.table));
  expect(fay.table.view).toEqual(ann.table.view);
  // What is asked is the player's alone to answer.
  expect(fay.table.decision).toBeNull();
  expect(fay.table.watched).toBe("hand");
});

test("strangers watch where both players let everybody, and nobody where one wants none or has blocked them", async () => {
  const [ann, ben, fay] = await watched();
  const { matchId } = ann.update;
  const eve = await site.player(`eve-${count}`);
  expect(await eve.say("match:join", { matchId })).toEqual(refused("not-yours"));
  await allow(ann, { spectators: "EVERYBODY" });
  expect(await eve.say("match:join", { matchId })).toEqual(refused("not-yours"));
  expect(await openMatches(site.database.prisma)).toEqual([]);
  await allow(ben, { spectators: "EVERYBODY" });
  expect(await eve.say("match:join", { matchId })).toEqual(ok);
  const [open] = await openMatches(site.database.prisma);
  expect(open).toMatchObject({ id: matchId, game: "pokemon", edition: "xy" });
  expect(open?.pseudos.toSorted()).toEqual([ann.user.pseudo, ben.user.pseudo].toSorted());

  await ben.say("player:block", { userId: eve.id });
  expect(await eve.say("match:join", { matchId })).toEqual(refused("not-yours"));
  await allow(ann, { spectators: "NOBODY" });
  expect(await fay.say("match:join", { matchId })).toEqual(refused("not-yours"));
});

test("a hundred pages watch a match and no more, until one of them leaves", async () => {
  const [ann, ben, fay] = await watched();
  const { matchId } = ann.update;
  for (const player of [ann, ben]) await allow(player, { spectators: "EVERYBODY" });
  const pages: Client[] = [];
  for (let from = 0; from < 100; from += 20) {
    const stranger = await site.user(`many-${from}`);
    pages.push(...(await Promise.all(Array.from({ length: 20 }, () => site.visit(stranger)))));
  }
  expect(await Promise.all(pages.map((page) => page.say("match:join", { matchId })))).toEqual(pages.map(() => ok));
  expect(await fay.say("match:join", { matchId })).toEqual(refused("too-often"));
  // Its player has twenty pages, which have said a lot just now.
  await expect.poll(() => pages[0]?.say("match:leave", { matchId })).toEqual(ok);
  expect(await fay.say("match:join", { matchId })).toEqual(ok);
});
