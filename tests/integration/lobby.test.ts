import { afterAll, beforeAll, expect, test } from "vitest";
import { giveReadyDeck } from "@/decks";
import { closeLink, openLink } from "@/friends/challenge-links";
import { pokemonDecks } from "@/games/pokemon/decks";
import { commitment } from "@/match";
import type { PlayersPage } from "@/realtime/protocol";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
/** Where players may be away for longer before they count as gone. */
let patient: Site;
beforeAll(async () => {
  site = await Site.open();
  patient = await Site.open({ leaveMs: 30_000 });
});
afterAll(async () => {
  await site.close();
  await patient.close();
});

let count = 0;
const fresh = (name: string) => `${name}${count++}`;

/** A new player with a starter deck. */
const armed = (name: string, at = site) => at.armed(fresh(name));

async function friends(): Promise<[Client, Client]> {
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  await ann.say("friend:ask", { userId: ben.id });
  await ben.say("friend:answer", { userId: ann.id, accept: true });
  await until(() => ann.me.friends.length === 1 && ben.me.friends.length === 1);
  return [ann, ben];
}

test("who came while the database was away is told everything once it is back", async () => {
  const user = await site.user("early");
  const { prisma } = site.database;
  await prisma.$executeRaw`ALTER TABLE "Friendship" RENAME TO "Away"`;
  const coming = site.visit(user);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "Friendship"`;
  expect((await coming).me).toMatchObject({ pseudo: "early", friends: [] });
});

test("players see each other come and go", async () => {
  const ann = await site.player(fresh("ann"));
  const ben = await site.player(fresh("ben"));
  await until(() => ann.players.some(({ id }) => id === ben.id));
  expect(ben.players.find(({ id }) => id === ann.id)).toEqual({ id: ann.id, pseudo: ann.user.pseudo, status: "free" });
  ben.socket.disconnect();
  await until(() => !ann.players.some(({ id }) => id === ben.id));
});

test("the list of players is searched by a part of the name, page by page, and says what changes to those who look", async () => {
  const ann = await site.player(fresh("ann"));
  const [first, second] = [await site.player("Seldom_b"), await site.player("seldom_A")];
  const heard: PlayersPage[] = [];
  ann.socket.on("players", (page) => heard.push(page));
  await ann.say("players:watch", { name: "SELDOM", page: 0 });
  expect(heard.at(-1)).toMatchObject({ players: [{ pseudo: "seldom_A" }, { pseudo: "Seldom_b" }], total: 2 });
  await ann.say("players:watch", { name: "seldom", page: 1 });
  expect(heard.at(-1)).toMatchObject({ players: [], total: 2 });
  await ann.say("players:watch", { name: "seldom", page: 0 });
  first.socket.disconnect();
  await until(() => ann.players.length === 1 && ann.players[0]?.id === second.id);
});

test("who does not look at the list of players is told nothing of it", async () => {
  const [ann, ben] = [await site.player(fresh("ann")), await site.player(fresh("ben"))];
  await ann.say("players:leave", {});
  const heard: unknown[] = [];
  ann.socket.on("players:changed", (change) => heard.push(change));
  const carl = await site.player(fresh("carl"));
  await until(() => ben.players.some(({ id }) => id === carl.id));
  expect(heard).toEqual([]);
});

test("friendship is seen on both sides at each step", async () => {
  const [ann, ben] = [await site.player(fresh("ann")), await site.player(fresh("ben"))];
  expect(await ann.say("friend:ask", { userId: ben.id })).toEqual(ok);
  await until(() => ben.me.requestsIn[0]?.id === ann.id && ann.me.requestsOut[0]?.id === ben.id);
  expect(await ben.say("friend:answer", { userId: ann.id, accept: true })).toEqual(ok);
  await until(() => ann.me.friends.length === 1 && ben.me.friends.length === 1);
  expect(ann.me.friends[0]).toEqual({ id: ben.id, pseudo: ben.user.pseudo, online: true, status: "free" });
  expect(ann.notices).toEqual([{ code: "friend-accepted", pseudo: ben.user.pseudo }]);
  ben.socket.disconnect();
  await until(() => ann.me.friends[0]?.online === false);
  expect(await ann.say("friend:remove", { userId: ben.id })).toEqual(ok);
  await until(() => ann.me.friends.length === 0);
});

test("two tabs of one player hear the same", async () => {
  const ann = await site.player(fresh("ann"));
  const tab = await site.visit(ann.user);
  const ben = await site.player(fresh("ben"));
  await ben.say("friend:ask", { userId: ann.id });
  await until(() => ann.me.requestsIn.length === 1 && tab.me.requestsIn.length === 1);
});

test("a challenge is shown, accepted, and begins a match for both", async () => {
  const [ann, ben] = await friends();
  expect(await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => ben.me.challengesIn.length === 1 && ann.me.challengeOut !== null);
  const challengeId = ben.me.challengesIn[0]?.id ?? "";
  expect(await ben.say("challenge:answer", { challengeId, accept: true })).toEqual(ok);
  await until(() => ann.found.length === 1 && ben.found.length === 1);
  expect(ann.found).toEqual(ben.found);
  await until(() => ann.me.match?.id === ann.found[0] && ann.me.challengeOut === null && ben.me.challengesIn.length === 0);
  await until(() => ann.me.friends[0]?.status === "playing");
  expect([ann.me.match?.opponent, ben.me.match?.opponent]).toEqual([ben.user.pseudo, ann.user.pseudo]);

  // Both were shown the commitment before they gave their nonces, and both nonces are in the shuffle.
  const match = await site.database.prisma.match.findUniqueOrThrow({ where: { id: ann.found[0] ?? "" } });
  expect([ann.shuffles, ben.shuffles]).toEqual([[match.seedCommitment], [match.seedCommitment]]);
  expect(commitment(match.seed)).toBe(match.seedCommitment);
  expect(match.nonces).toEqual([ann.nonce, ben.nonce]);
  expect(match.kind).toBe("FRIEND");
});

test("a challenge is declined, withdrawn, or gone with its sender", async () => {
  const [ann, ben] = await friends();
  const challenge = async () => {
    await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" });
    await until(() => ben.me.challengesIn.length === 1);
    return ben.me.challengesIn[0]?.id ?? "";
  };
  await ben.say("challenge:answer", { challengeId: await challenge(), accept: false });
  await until(() => ann.notices.some(({ code }) => code === "challenge-declined") && ann.me.challengeOut === null);

  const second = await challenge();
  expect(await ann.say("challenge:withdraw", { challengeId: second })).toEqual(ok);
  await until(() => ben.notices.some(({ code }) => code === "challenge-withdrawn") && ben.me.challengesIn.length === 0);
  expect(await ben.say("challenge:answer", { challengeId: second, accept: true })).toEqual(refused("withdrawn"));

  const third = await challenge();
  ann.socket.disconnect();
  await until(() => ben.me.challengesIn.length === 0);
  expect(await ben.say("challenge:answer", { challengeId: third, accept: true })).toEqual(refused("withdrawn"));
});

test("challenges that cross begin the match", async () => {
  const [ann, ben] = await friends();
  await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" });
  expect(await ben.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => ann.found.length === 1 && ben.found.length === 1);
});

test("challenges to play by different rules do not cross: both stand", async () => {
  const [ann, ben] = await friends();
  expect(await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" })).toEqual(ok);
  expect(await ben.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "me" })).toEqual(ok);
  await until(() => [ann, ben].every(({ me }) => me.challengeOut !== null && me.challengesIn.length === 1));
  expect([ann.found, ben.found]).toEqual([[], []]);
});

test("whoever starts the guided match again while it is under way is led back to it", async () => {
  const ann = await site.player(fresh("ann"));
  expect(await ann.say("lesson:start", { game: "pokemon" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  expect(await ann.say("lesson:start", { game: "pokemon" })).toEqual(ok);
  await until(() => ann.found.length === 2);
  expect(ann.found[1]).toBe(ann.found[0]);
});

test("who may be challenged: whoever is here and free, with a legal deck on both sides; one at a time", async () => {
  const [ann, ben] = await friends();
  const [stranger, poor] = [await armed("carl"), await site.player(fresh("dan"))];
  const send = (from: Client, to: string) => from.say("challenge:send", { userId: to, game: "pokemon", edition: "xy" });
  expect(await send(ann, ann.id)).toEqual(refused("yourself"));
  expect(await send(ann, "nobody")).toEqual(refused("not-found"));
  // Who wants nothing of strangers still plays with friends.
  for (const { id } of [stranger, ben]) await site.database.prisma.user.update({ where: { id }, data: { acceptsRequests: false } });
  expect(await send(ann, stranger.id)).toEqual(refused("no-challenges"));
  await ann.say("friend:ask", { userId: poor.id });
  await poor.say("friend:answer", { userId: ann.id, accept: true });
  expect(await send(ann, poor.id)).toEqual(refused("opponent-deck"));
  expect(await send(poor, ann.id)).toEqual(refused("no-legal-deck"));
  expect(await send(ann, ben.id)).toEqual(ok);
  expect(await send(ann, ben.id)).toEqual(refused("already-asked"));
  expect(await stranger.say("challenge:answer", { challengeId: ann.me.challengeOut?.id ?? "", accept: true })).toEqual(
    refused("withdrawn"),
  );
  expect(await ben.say("challenge:withdraw", { challengeId: ann.me.challengeOut?.id ?? "" })).toEqual(refused("withdrawn"));
});

test("decks are checked again when the match begins (SETUP-01)", async () => {
  const [ann, ben] = await friends();
  await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" });
  await until(() => ben.me.challengesIn.length === 1);
  const challengeId = ben.me.challengesIn[0]?.id ?? "";
  await site.database.prisma.deck.updateMany({ where: { ownerId: ann.id }, data: { cards: [{ cardId: "xy1-132", count: 60 }] } });
  await site.realtime.deckChanged(ann.id);
  await until(() => ann.deck?.legal === false);
  expect(await ben.say("challenge:answer", { challengeId, accept: true })).toEqual(refused("opponent-deck"));
  expect(ben.found).toEqual([]);
});

test("a player in a match is busy, for challenges and the queue, and their challenges are withdrawn", async () => {
  const [ann, ben] = await friends();
  const carl = await armed("carl");
  await carl.say("friend:ask", { userId: ann.id });
  await ann.say("friend:answer", { userId: carl.id, accept: true });
  await carl.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "xy" });
  await until(() => ann.me.challengesIn.length === 1);
  await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" });
  await until(() => ann.me.match !== null && ann.me.challengesIn.length === 0 && carl.me.challengeOut === null);
  expect(carl.notices.at(-1)?.code).toBe("challenge-withdrawn");
  expect(await ben.say("challenge:send", { userId: ann.id, game: "pokemon", edition: "xy" })).toEqual(refused("busy"));
  expect(await ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" })).toEqual(refused("you-are-busy"));
  expect(await ann.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(refused("you-are-busy"));
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(refused("you-are-busy"));
});

test("both count as playing from the moment on that their match is about to begin", async () => {
  const [ann, ben] = await friends();
  const carl = await armed("carl");
  for (const friend of [ann, ben]) {
    await carl.say("friend:ask", { userId: friend.id });
    await friend.say("friend:answer", { userId: carl.id, accept: true });
  }
  let shuffle = () => {};
  ann.socket.off("match:shuffle").on("match:shuffle", (_ask, reply) => {
    shuffle = () => reply(ann.nonce);
  });
  const game = { game: "pokemon", edition: "xy" };
  await ann.say("challenge:send", { userId: ben.id, ...game });
  await until(() => ben.me.challengesIn.length === 1);
  const begun = ben.say("challenge:answer", { challengeId: ben.me.challengesIn[0]?.id ?? "", accept: true });
  await until(() => ben.shuffles.length === 1);
  expect([ann.found, ben.found]).toEqual([[], []]);
  for (const { id } of [ann, ben]) expect(await carl.say("challenge:send", { userId: id, ...game })).toEqual(refused("busy"));
  expect(await ann.say("queue:join", game)).toEqual(refused("you-are-busy"));
  shuffle();
  expect(await begun).toEqual(ok);
});

test("DECK-06 nobody begins a match by rules that are older than their deck", async () => {
  const ann = await armed("ann");
  expect(await ann.say("queue:join", { game: "pokemon", edition: "classic" })).toEqual(refused("no-legal-deck"));
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "classic", level: "easy" })).toEqual(refused("no-legal-deck"));
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "me", level: "easy" })).toEqual(ok);
});

test("two who wait for anybody find each other", async () => {
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  expect(await ann.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => ann.me.queue?.edition === "xy" && ann.players.find(({ id }) => id === ann.id)?.status === "queueing");
  // Whoever asks again keeps their place, and does not begin to wait anew.
  const { since } = ann.me.queue ?? {};
  expect(await ann.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ann.me.queue?.since).toBe(since);
  expect(ann.found).toEqual([]);
  expect(await ben.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => ann.found.length === 1 && ben.found.length === 1);
  await until(() => ann.me.queue === null && ben.me.queue === null);
  const match = await site.database.prisma.match.findUniqueOrThrow({ where: { id: ann.found[0] ?? "" } });
  expect(match.kind).toBe("RANDOM");
});

test("the queue is left by will and by going away, and takes no illegal deck", async () => {
  const [ann, ben, carl] = [await armed("ann"), await armed("ben"), await armed("carl")];
  await ann.say("queue:join", { game: "pokemon", edition: "xy" });
  expect(await ann.say("queue:leave", {})).toEqual(ok);
  await ben.say("queue:join", { game: "pokemon", edition: "xy" });
  ben.socket.disconnect();
  await carl.say("queue:join", { game: "pokemon", edition: "xy" });
  await until(() => carl.me.queue !== null);
  expect(await (await site.player(fresh("dan"))).say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(refused("no-legal-deck"));
  expect([ann.found, ben.found, carl.found]).toEqual([[], [], []]);
  await carl.say("queue:leave", {});
});

test("who waits with a deck that broke meanwhile loses the place, and the other one keeps theirs", async () => {
  const [ann, ben, carl] = [await armed("ann"), await armed("ben"), await armed("carl")];
  await ann.say("queue:join", { game: "pokemon", edition: "xy" });
  await site.database.prisma.deck.updateMany({ where: { ownerId: ann.id }, data: { cards: [] } });
  await ben.say("queue:join", { game: "pokemon", edition: "xy" });
  await until(() => ann.me.queue === null && ben.me.queue !== null);
  await carl.say("queue:join", { game: "pokemon", edition: "xy" });
  await until(() => ben.found.length === 1 && carl.found.length === 1);
  expect(ann.found).toEqual([]);
});

test("a deck shows on the game page, and its changes too", async () => {
  const ann = await armed("ann");
  expect(ann.deck).toMatchObject({ legal: true });
  const dan = await site.player(fresh("dan"));
  expect(dan.deck).toBeNull();
  await giveReadyDeck(site.database.prisma, pokemonDecks, dan.id, "en");
  await site.realtime.deckChanged(dan.id);
  await until(() => dan.deck?.legal === true);
});

test("a page that is reloaded is no departure", async () => {
  const ann = await patient.player(fresh("ann"));
  const ben = await patient.player(fresh("ben"));
  await until(() => ann.players.some(({ id }) => id === ben.id));
  const lists: boolean[] = [];
  ann.socket.on("players:changed", ({ gone }) => lists.push(!gone.includes(ben.id)));
  ben.socket.disconnect();
  ben.socket.connect();
  await patient.player(fresh("carl"));
  await until(() => lists.length > 0);
  expect(lists).not.toContain(false);
});

test("who drops out of the queue's sight for a moment keeps the place, and is found on coming back", async () => {
  const [ann, ben] = [await armed("ann", patient), await armed("ben", patient)];
  await ann.say("queue:join", { game: "pokemon", edition: "xy" });
  ann.socket.disconnect();
  await until(() => !ann.socket.connected);
  // The server hears of it a moment later; joining meanwhile would find somebody who is gone.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await ben.say("queue:join", { game: "pokemon", edition: "xy" });
  expect(ben.found).toEqual([]);
  ann.socket.connect();
  await until(() => ann.found.length === 1 && ben.found.length === 1);
});

test.each(["\0", "\ud800", "x".repeat(64), ""])("a browser that adds %j to the shuffle spoils nobody's match", async (nonce) => {
  const [ann, mallory] = [await armed("ann"), await armed("mallory")];
  mallory.nonce = nonce;
  for (const client of [ann, mallory]) expect(await client.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => [ann, mallory].every(({ found }) => found.length === 1));
  const match = await site.database.prisma.match.findUniqueOrThrow({ where: { id: ann.found[0] ?? "" } });
  expect(match.nonces).toEqual([ann.nonce, ""]);
});

test("when a match cannot be made both players are told, and can queue again", async () => {
  const { prisma } = site.database;
  await prisma.$executeRaw`ALTER TABLE "Match" ADD CONSTRAINT "no_match" CHECK ("kind" <> 'RANDOM') NOT VALID`;
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  for (const client of [ann, ben]) expect(await client.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => [ann, ben].every(({ notices }) => notices.length === 1));
  expect(ann.notices).toEqual([{ code: "match-failed", pseudo: ben.user.pseudo }]);
  expect(ben.notices).toEqual([{ code: "match-failed", pseudo: ann.user.pseudo }]);
  await until(() => ann.me.queue === null && ben.me.queue === null);
  await prisma.$executeRaw`ALTER TABLE "Match" DROP CONSTRAINT "no_match"`;
  for (const client of [ann, ben]) expect(await client.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
  await until(() => [ann, ben].every(({ found }) => found.length === 1));
});

test("a stranger may be challenged, unless one of the two wants nothing of the other", async () => {
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  const send = () => ann.say("challenge:send", { userId: ben.id, game: "pokemon", edition: "xy" });
  await ben.say("player:block", { userId: ann.id });
  expect(await send()).toEqual(refused("no-challenges"));
  await ben.say("player:unblock", { userId: ann.id });
  expect(await send()).toEqual(ok);
  await until(() => ben.me.challengesIn.length === 1);
});

test("whoever plays against the computer meanwhile keeps their place in the queue, learns when somebody comes, and meets them once free", async () => {
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  const any = { game: "pokemon", edition: "me" };
  expect(await ann.say("queue:join", any)).toEqual(ok);
  await ann.say("bot:challenge", { ...any, level: "easy" });
  await until(() => ann.found.length === 1);
  expect(ann.me.queue).toMatchObject({ ...any, met: false });
  await ben.say("queue:join", any);
  await until(() => ann.me.queue?.met === true);
  expect(ben.found).toEqual([]);
  await ann.say("match:concede", { matchId: ann.found[0] ?? "" });
  await until(() => ann.found.length === 2 && ben.found.length === 1);
  expect(ann.found[1]).toBe(ben.found[0]);
  await until(() => ann.me.queue === null && ben.me.queue === null);
  expect((await site.database.prisma.match.findUniqueOrThrow({ where: { id: ben.found[0] ?? "" } })).kind).toBe("RANDOM");
  for (const matchId of ben.found) await ben.say("match:concede", { matchId });
  // How long it took is what the next ones are told.
  await until(() => ben.me.match === null);
  await ben.say("queue:join", any);
  await until(() => ben.me.queue !== null);
  expect(ben.me.queue?.usualMs).toBeGreaterThanOrEqual(0);
});

test("a link is a challenge to whoever follows it, once, guests too", async () => {
  const { prisma } = site.database;
  const [ann, carl] = [await armed("ann"), await armed("carl")];
  const { code } = await openLink(prisma, ann.id, { game: "pokemon", edition: "xy" });
  expect(await ann.say("challenge:take", { code })).toEqual(refused("yourself"));
  const guest = await site.guest();
  expect(await guest.say("challenge:take", { code })).toEqual(refused("no-legal-deck"));
  await giveReadyDeck(prisma, pokemonDecks, guest.id, "en");
  await until(() => carl.players.some(({ id }) => id === ann.id));
  ann.socket.disconnect();
  await until(() => !carl.players.some(({ id }) => id === ann.id));
  expect(await guest.say("challenge:take", { code })).toEqual(refused("offline"));
  ann.socket.connect();
  await until(() => carl.players.some(({ id }) => id === ann.id));
  expect(await guest.say("challenge:take", { code })).toEqual(ok);
  await until(() => ann.found.length === 1 && guest.found.length === 1);
  expect(await carl.say("challenge:take", { code })).toEqual(refused("withdrawn"));
});

test("a link lapses, is withdrawn, and is void for whoever is kept apart from its sender", async () => {
  const { prisma } = site.database;
  const [ann, ben] = [await armed("ann"), await armed("ben")];
  const sought = { game: "pokemon", edition: "xy" };
  const take = (code: string) => ben.say("challenge:take", { code });
  const old = await openLink(prisma, ann.id, sought, new Date(Date.now() - 25 * 60 * 60 * 1000));
  expect(await take(old.code)).toEqual(refused("withdrawn"));
  const second = await openLink(prisma, ann.id, sought);
  const third = await openLink(prisma, ann.id, sought);
  expect(await take(second.code)).toEqual(refused("withdrawn"));
  await ann.say("player:block", { userId: ben.id });
  expect(await take(third.code)).toEqual(refused("withdrawn"));
  await ann.say("player:unblock", { userId: ben.id });
  await closeLink(prisma, ann.id);
  expect(await take(third.code)).toEqual(refused("withdrawn"));
});
