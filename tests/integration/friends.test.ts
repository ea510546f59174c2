import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { answerFriend, areFriends, askFriend, FRIENDS_MAX, REQUESTS_MAX, removeFriend, withdrawFriend } from "@/friends";
import { acquaintancesOf } from "@/friends/acquaintances";
import { BLOCKS_MAX, blockBetween, blockPlayer, unblockPlayer } from "@/friends/blocks";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let count = 0;
async function users(): Promise<[string, string]> {
  const create = async () => {
    const pseudo = `friend-${count++}`;
    const data = { lastName: "n", firstName: "p", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo, passwordHash: "" };
    return (await database.prisma.user.create({ data })).id;
  };
  return [await create(), await create()];
}

test("a question that is accepted makes friends of both", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  expect(await askFriend(prisma, ann, ben)).toEqual({ done: "asked" });
  expect((await acquaintancesOf(prisma, ben)).requestsIn.map(({ id }) => id)).toEqual([ann]);
  expect((await acquaintancesOf(prisma, ann)).requestsOut.map(({ id }) => id)).toEqual([ben]);
  expect(await answerFriend(prisma, ben, ann, true)).toEqual({ done: "befriended" });
  expect((await acquaintancesOf(prisma, ann)).friends.map(({ id }) => id)).toEqual([ben]);
  expect(await acquaintancesOf(prisma, ben)).toMatchObject({ friends: [{ id: ann }], requestsIn: [], requestsOut: [] });
});

test("questions that cross make friends, also when asked at the same moment", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await askFriend(prisma, ann, ben);
  expect(await askFriend(prisma, ben, ann)).toEqual({ done: "befriended" });
  const [cleo, dan] = await users();
  await Promise.all([askFriend(prisma, cleo, dan), askFriend(prisma, dan, cleo)]);
  expect(await areFriends(prisma, cleo, dan)).toBe(true);
  expect(await acquaintancesOf(prisma, cleo)).toMatchObject({ requestsIn: [], requestsOut: [] });
});

test("a question can be declined or withdrawn, and asked again", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await askFriend(prisma, ann, ben);
  expect(await answerFriend(prisma, ben, ann, false)).toEqual({ done: "declined" });
  expect(await answerFriend(prisma, ben, ann, true)).toEqual({ refused: "withdrawn" });
  await askFriend(prisma, ann, ben);
  expect(await withdrawFriend(prisma, ann, ben)).toEqual({ done: "withdrawn" });
  expect(await withdrawFriend(prisma, ann, ben)).toEqual({ refused: "not-found" });
  expect(await answerFriend(prisma, ben, ann, true)).toEqual({ refused: "withdrawn" });
  expect(await areFriends(prisma, ann, ben)).toBe(false);
});

test("nobody accepts a question in another's place", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await askFriend(prisma, ann, ben);
  expect(await answerFriend(prisma, ann, ben, true)).toEqual({ refused: "withdrawn" });
  expect(await areFriends(prisma, ann, ben)).toBe(false);
});

test("a friendship ends for both", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await askFriend(prisma, ann, ben);
  await answerFriend(prisma, ben, ann, true);
  expect(await removeFriend(prisma, ben, ann)).toEqual({ done: "removed" });
  expect((await acquaintancesOf(prisma, ann)).friends).toEqual([]);
  expect(await removeFriend(prisma, ben, ann)).toEqual({ refused: "not-friends" });
});

test("what cannot be asked is refused", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  expect(await askFriend(prisma, ann, ann)).toEqual({ refused: "yourself" });
  expect(await askFriend(prisma, ann, "nobody")).toEqual({ refused: "not-found" });
  await askFriend(prisma, ann, ben);
  expect(await askFriend(prisma, ann, ben)).toEqual({ refused: "already-asked" });
  await answerFriend(prisma, ben, ann, true);
  expect(await askFriend(prisma, ann, ben)).toEqual({ refused: "already-friends" });
});

test("a block ends friendship and questions, and lets neither ask until it is taken back", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await askFriend(prisma, ann, ben);
  await answerFriend(prisma, ben, ann, true);
  expect(await blockPlayer(prisma, ann, ben)).toEqual({ done: "blocked" });
  expect(await blockPlayer(prisma, ann, ben)).toEqual({ done: "blocked" });
  expect(await areFriends(prisma, ann, ben)).toBe(false);
  expect(await askFriend(prisma, ann, ben)).toEqual({ refused: "you-blocked" });
  expect(await askFriend(prisma, ben, ann)).toEqual({ refused: "no-requests" });
  expect((await acquaintancesOf(prisma, ann)).blocked.map(({ id }) => id)).toEqual([ben]);
  expect(await acquaintancesOf(prisma, ben)).toMatchObject({ blocked: [], apart: new Set([ann]) });
  expect(await blockBetween(prisma, ben, ann)).toBe("by-other");
  expect(await unblockPlayer(prisma, ben, ann)).toEqual({ refused: "not-found" });
  expect(await unblockPlayer(prisma, ann, ben)).toEqual({ done: "unblocked" });
  expect(await askFriend(prisma, ben, ann)).toEqual({ done: "asked" });
  expect(await blockPlayer(prisma, ann, ann)).toEqual({ refused: "yourself" });
  expect(await blockPlayer(prisma, ann, "nobody")).toEqual({ refused: "not-found" });
});

test("who takes no requests gets none, but may ask and be answered", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  await prisma.user.update({ where: { id: ann }, data: { acceptsRequests: false } });
  expect(await askFriend(prisma, ben, ann)).toEqual({ refused: "no-requests" });
  expect(await askFriend(prisma, ann, ben)).toEqual({ done: "asked" });
  expect(await askFriend(prisma, ben, ann)).toEqual({ done: "befriended" });
});

/** So many more players, known by nobody. */
async function crowd(size: number): Promise<string[]> {
  const data = Array.from({ length: size }, () => {
    const pseudo = `friend-${count++}`;
    return { lastName: "n", firstName: "p", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo, passwordHash: "" };
  });
  return (await database.prisma.user.createManyAndReturn({ data, select: { id: true } })).map(({ id }) => id);
}

test("nobody has friends, questions or blocked players without end, and who makes room has some again", async () => {
  const { prisma } = database;
  const [ann, ben] = await users();
  const others = await crowd(BLOCKS_MAX);
  const [asked = "", ...friends] = others.slice(0, FRIENDS_MAX);
  const pairs = friends.map((other) => (other < ann ? { userLowId: other, userHighId: ann } : { userLowId: ann, userHighId: other }));
  await prisma.friendship.createMany({ data: pairs });
  expect(await askFriend(prisma, ann, asked)).toEqual({ done: "asked" });
  expect(await askFriend(prisma, ann, ben)).toEqual({ refused: "list-full" });
  expect(await askFriend(prisma, ben, ann)).toEqual({ done: "asked" });
  expect(await answerFriend(prisma, ann, ben, true)).toEqual({ refused: "list-full" });
  expect(await askFriend(prisma, ann, ben)).toEqual({ refused: "list-full" });
  // A question has its place already.
  expect(await answerFriend(prisma, asked, ann, true)).toEqual({ done: "befriended" });
  await removeFriend(prisma, ann, asked);
  expect(await answerFriend(prisma, ann, ben, true)).toEqual({ done: "befriended" });

  const [cleo, dan] = await users();
  await prisma.friendRequest.createMany({ data: others.slice(0, REQUESTS_MAX).map((fromId) => ({ fromId, toId: cleo })) });
  expect(await askFriend(prisma, dan, cleo)).toEqual({ refused: "no-requests" });
  expect(await askFriend(prisma, cleo, dan)).toEqual({ done: "asked" });

  await prisma.block.createMany({ data: others.map((blockedId) => ({ blockerId: dan, blockedId })) });
  expect(await blockPlayer(prisma, dan, ann)).toEqual({ refused: "list-full" });
  await unblockPlayer(prisma, dan, asked);
  expect(await blockPlayer(prisma, dan, ann)).toEqual({ done: "blocked" });
});
