import { afterAll, beforeAll, expect, test } from "vitest";
import { deletePlayer } from "@/admin";
import { note, readAudit } from "@/admin/audit";
import { listPlayers } from "@/admin/player-list";
import { liftSuspension, setRole, suspendPlayer } from "@/admin/sanctions";
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
  expect(first).toMatchObject({ previous: null, total: PLAYERS_PER_PAGE + 3, more: false });
  expect(first.players[0]?.pseudo).toBe("Page_00");
  const last = await listPlayers(prisma, PlayerQuery.parse({ search: "page_", after: first.next }));
  expect(last.players.map(({ pseudo }) => pseudo)).toEqual(["Page_20", "Page_21", "Page_22"]);
  expect(last.next).toBeNull();
  expect(await listPlayers(prisma, PlayerQuery.parse({ search: "page_", before: last.previous }))).toEqual(first);
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

test("a letter or two find what begins with them, more find them anywhere, accents and case left aside", async () => {
  const { prisma } = database;
  await prisma.user.update({ where: { id: (await user("Quetzal")).id }, data: { firstName: "Zoë", lastName: "Ångström" } });
  const found = async (search: string) => (await listPlayers(prisma, PlayerQuery.parse({ search }))).players.map(({ pseudo }) => pseudo);
  for (const search of ["q", "QU", "zo", "Å", "an", "gstro", "GSTRÖM", "zoë\n", "etza"])
    expect(await found(search), search).toEqual(["Quetzal"]);
  for (const search of ["ue", "tz", "Zoe Q"]) expect(await found(search), search).toEqual([]);
});

test("whoever renames themself is found by the new name", async () => {
  const { prisma } = database;
  const { id } = await user("Vorpal");
  await prisma.user.update({ where: { id }, data: { pseudo: "Jabberwock", pseudoKey: "jabberwock", email: "j@example.org" } });
  expect(await listPlayers(prisma, PlayerQuery.parse({ search: "bberw" }))).toMatchObject({ total: 1 });
  expect(await listPlayers(prisma, PlayerQuery.parse({ search: "vorpa" }))).toMatchObject({ total: 0 });
});

test("of a crowd that a search finds, the pages are in order and whole", async () => {
  const { prisma } = database;
  const crowd = Array.from({ length: 1_050 }, (_, index) => `mob${String(index).padStart(4, "0")}`);
  const identity = { firstName: "", lastName: "", passwordHash: "" };
  // Eight of them at each moment.
  const at = (index: number) => new Date(2020, 0, 1 + Math.floor(index / 8));
  await prisma.user.createMany({ data: crowd.map((pseudo, index) => ({ ...identity, pseudo, pseudoKey: pseudo, createdAt: at(index) })) });
  for (const [order, sorted] of [["pseudo", crowd] as const, ["createdAt", [...crowd].reverse()] as const]) {
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null && seen.length < 100; ) {
      const page = await listPlayers(prisma, PlayerQuery.parse({ search: "mob", order, ...(after !== "" && { after }) }));
      expect(page).toMatchObject({ total: 1_000, more: true });
      seen.push(...page.players.map(({ pseudo }) => pseudo));
      after = page.next;
    }
    if (order === "pseudo") expect(seen).toEqual(sorted.slice(0, 100));
    // Whoever came at one moment stands in the order of ids, which nobody chooses.
    else
      expect([...new Set(seen)].map((pseudo) => Math.floor(crowd.indexOf(pseudo) / 8))).toEqual(
        sorted.slice(0, 100).map((pseudo) => Math.floor(crowd.indexOf(pseudo) / 8)),
      );
  }
});

test("a deletion takes the account and leaves an audit row that outlives both", async () => {
  const { prisma } = database;
  const [admin, player] = [await user("boss", "ADMIN"), await user("goner")];
  await prisma.deck.create({ data: { ownerId: player.id, game: "duel", name: "d", cards: [] } });
  expect(await deletePlayer(prisma, admin, player.id, { reason: "Asked for it" })).toEqual({ deleted: "goner" });
  expect(await prisma.user.count({ where: { id: player.id } })).toBe(0);
  expect(await prisma.deck.count({ where: { ownerId: player.id } })).toBe(0);
  expect(await prisma.auditEntry.findMany({ where: { subjectId: player.id } })).toMatchObject([
    {
      actorId: admin.id,
      actorPseudo: "boss",
      action: "delete-player",
      subjectPseudo: "goner",
      details: { reason: "Asked for it", decks: 1, matches: 0 },
    },
  ]);
});

test("nobody deletes themself, another administrator, or somebody who is gone; then there is no audit row", async () => {
  const { prisma } = database;
  const [admin, other] = [await user("boss2", "ADMIN"), await user("boss3", "ADMIN")];
  const before = await prisma.auditEntry.count();
  expect(await deletePlayer(prisma, admin, admin.id, { reason: "r" })).toEqual({ refused: "yourself" });
  expect(await deletePlayer(prisma, admin, other.id, { reason: "r" })).toEqual({ refused: "administrator" });
  expect(await deletePlayer(prisma, admin, "nobody", { reason: "r" })).toEqual({ refused: "not-found" });
  expect(await prisma.auditEntry.count()).toBe(before);
});

test("players are listed by their latest visit or their arrival too, and those who are shut out by themselves", async () => {
  const { prisma } = database;
  const actor = await user("judge", "ADMIN");
  const [early, late] = [await user("sort-early"), await user("sort-late")];
  await prisma.user.update({ where: { id: early.id }, data: { lastSeenAt: new Date(Date.now() + 60_000), createdAt: new Date(0) } });
  const listed = async (query: object) =>
    (await listPlayers(prisma, PlayerQuery.parse({ search: "sort-", ...query }))).players.map(({ pseudo }) => pseudo);
  expect(await listed({ order: "lastSeenAt" })).toEqual(["sort-early", "sort-late"]);
  expect(await listed({ order: "createdAt" })).toEqual(["sort-late", "sort-early"]);
  await suspendPlayer(prisma, actor, late.id, { days: 1, reason: "r" });
  await suspendPlayer(prisma, actor, early.id, { days: 1, reason: "r" }, new Date(0));
  expect(await listed({ show: "suspended" })).toEqual(["sort-late"]);
  expect((await listPlayers(prisma, PlayerQuery.parse({ search: "judge", show: "administrators" }))).players).toMatchObject([
    { role: "ADMIN" },
  ]);
});

test("of two administrators who take the role from each other at once, one stays", async () => {
  const { prisma } = database;
  await prisma.user.deleteMany({ where: { role: "ADMIN" } });
  const [one, other] = [await user("duel-1", "ADMIN"), await user("duel-2", "ADMIN")];
  await Promise.all([
    setRole(prisma, one, other.id, { role: "PLAYER", reason: "r" }),
    setRole(prisma, other, one.id, { role: "PLAYER", reason: "r" }),
  ]);
  expect(await prisma.user.count({ where: { role: "ADMIN" } })).toBe(1);
});

test("the register tells who did what to whom and why, the latest first, and is searched by either name", async () => {
  const { prisma } = database;
  const [actor, player] = [await user("keeper", "ADMIN"), await user("kept")];
  await suspendPlayer(prisma, actor, player.id, { days: null, reason: "Cheating" });
  await liftSuspension(prisma, actor, player.id, { reason: "Served" });
  await note(prisma, actor, "import", null, { source: "tcgdex" });
  const { entries } = await readAudit(prisma, { search: "keeper" });
  expect(entries.map(({ action, subjectPseudo, reason }) => [action, subjectPseudo, reason])).toEqual([
    ["import", null, "tcgdex"],
    ["lift", "kept", "Served"],
    ["ban", "kept", "Cheating"],
  ]);
  expect((await readAudit(prisma, { search: "kept" })).entries).toHaveLength(2);
});
