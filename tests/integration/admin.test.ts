import { afterAll, beforeAll, expect, test } from "vitest";
import { deletePlayer, listPlayers } from "@/admin";
import { PLAYERS_PER_PAGE, PlayerQuery } from "@/admin/schema";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function user(pseudo: string, role: "PLAYER" | "ADMIN" = "PLAYER", lastName = "Name") {
  const data = { lastName, firstName: "First", email: `${pseudo}@example.org`, pseudo, passwordHash: "secret", role };
  return database.prisma.user.create({ data: { ...data, emailKey: data.email.toLowerCase(), pseudoKey: pseudo.toLowerCase() } });
}

test("players are listed by pages, in order, without administrators and secrets", async () => {
  const { prisma } = database;
  for (let index = 0; index < PLAYERS_PER_PAGE + 3; index++) await user(`Page_${String(index).padStart(2, "0")}`);
  await user("page-admin", "ADMIN");
  const first = await listPlayers(prisma, PlayerQuery.parse({ search: "page_" }));
  expect(first).toMatchObject({ page: 1, pages: 2, total: PLAYERS_PER_PAGE + 3 });
  expect(first.players[0]?.pseudo).toBe("Page_00");
  const last = await listPlayers(prisma, PlayerQuery.parse({ search: "page_", page: "9" }));
  expect(last.page).toBe(2);
  expect(last.players.map(({ pseudo }) => pseudo)).toEqual(["Page_20", "Page_21", "Page_22"]);
  expect(JSON.stringify(first)).not.toMatch(/passwordHash|secret/);
});

test("the search finds parts of pseudo, mail and names, and takes wildcards literally", async () => {
  const { prisma } = database;
  await user("Mistral", "PLAYER", "Ketchum");
  const found = async (search: string) => (await listPlayers(prisma, PlayerQuery.parse({ search }))).players.map(({ pseudo }) => pseudo);
  expect(await found("istr")).toEqual(["Mistral"]);
  expect(await found(" KETCH ")).toEqual(["Mistral"]);
  expect(await found("mistral@example")).toEqual(["Mistral"]);
  expect(await found("M%l")).toEqual([]);
  expect(await found("Mistra_")).toEqual([]);
});

test("a deletion takes the account and leaves an audit row that outlives both", async () => {
  const { prisma } = database;
  const [admin, player] = [await user("boss", "ADMIN"), await user("goner")];
  await prisma.deck.create({ data: { ownerId: player.id, game: "duel", name: "d", cards: [] } });
  expect(await deletePlayer(prisma, admin, player.id)).toEqual({ deleted: "goner" });
  expect(await prisma.user.count({ where: { id: player.id } })).toBe(0);
  expect(await prisma.deck.count({ where: { ownerId: player.id } })).toBe(0);
  expect(await prisma.auditEntry.findMany({ where: { subjectId: player.id } })).toMatchObject([
    { actorId: admin.id, actorPseudo: "boss", action: "delete-player", subjectPseudo: "goner", details: { decks: 1, matches: 0 } },
  ]);
});

test("nobody deletes themself, another administrator, or somebody who is gone; then there is no audit row", async () => {
  const { prisma } = database;
  const [admin, other] = [await user("boss2", "ADMIN"), await user("boss3", "ADMIN")];
  const before = await prisma.auditEntry.count();
  expect(await deletePlayer(prisma, admin, admin.id)).toEqual({ refused: "yourself" });
  expect(await deletePlayer(prisma, admin, other.id)).toEqual({ refused: "administrator" });
  expect(await deletePlayer(prisma, admin, "nobody")).toEqual({ refused: "not-found" });
  expect(await prisma.auditEntry.count()).toBe(before);
});
