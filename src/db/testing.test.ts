import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("deleting a user takes decks, friendships and requests along and keeps the match and the audit", async () => {
  const { prisma } = database;
  const create = (pseudo: string) =>
    prisma.user.create({
      data: { lastName: "n", firstName: "p", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo, passwordHash: "" },
    });
  const [low, high] = (await Promise.all([create("a"), create("b")])).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!low || !high) throw new Error("two users were created");
  const deck = await prisma.deck.create({ data: { ownerId: low.id, game: "duel", name: "d", cards: [] } });
  await prisma.currentDeck.create({ data: { ownerId: low.id, game: "duel", deckId: deck.id } });
  await prisma.friendship.create({ data: { userLowId: low.id, userHighId: high.id } });
  await prisma.friendRequest.create({ data: { fromId: high.id, toId: low.id } });
  await prisma.auditEntry.create({ data: { actorId: low.id, actorPseudo: "a", action: "test", details: {} } });
  const match = await prisma.match.create({
    data: { game: "duel", edition: "duel", kind: "FRIEND", seed: "s", seedCommitment: "c", nonces: [], setup: {}, clock: {} },
  });
  await prisma.matchSeat.create({ data: { matchId: match.id, seat: 0, userId: low.id, pseudo: "a" } });

  await prisma.user.delete({ where: { id: low.id } });

  expect(await prisma.deck.count()).toBe(0);
  expect(await prisma.currentDeck.count()).toBe(0);
  expect(await prisma.friendship.count()).toBe(0);
  expect(await prisma.friendRequest.count()).toBe(0);
  expect(await prisma.matchSeat.findMany()).toMatchObject([{ matchId: match.id, seat: 0, userId: null, pseudo: "a", botName: null }]);
  expect(await prisma.auditEntry.findMany()).toMatchObject([{ actorId: null, actorPseudo: "a" }]);
});
