import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAccount } from "@/accounts/export";
import { removeAccount } from "@/accounts/remove";
import { readAudit } from "@/admin/audit";
import { PageAsked } from "@/admin/pages";
import { ownReports, type ReportRefusal, reportPlayer } from "@/admin/reports/report";
import { closeReport, listReports } from "@/admin/reports/review";
import { REPORTS_PER_PAGE, ReportQuery } from "@/admin/reports/schema";
import { suspendPlayer } from "@/admin/sanctions";
import type { OpenDatabase } from "@/db";
import type { User } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";
import { deleteOldMatches } from "@/match/retention";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function user(pseudo: string, role: "PLAYER" | "ADMIN" = "PLAYER"): Promise<User> {
  const data = { lastName: "Name", firstName: "First", pseudo, pseudoKey: pseudo.toLowerCase(), passwordHash: "", role };
  return database.prisma.user.create({ data });
}

/** A finished match of these two. */
async function matchOf(...players: readonly User[]): Promise<string> {
  const { id } = await database.prisma.match.create({
    data: {
      game: "duel",
      edition: "plain",
      kind: "RANDOM",
      status: "FINISHED",
      seed: "",
      seedCommitment: "",
      nonces: ["", ""],
      clock: {},
      endedAt: new Date(0),
      seats: { create: players.map(({ id: userId, pseudo }, seat) => ({ seat, userId, pseudo })) },
    },
  });
  return id;
}

const report = (from: User, of: User, matchId: string | null = null, words = ""): Promise<ReportRefusal | null> =>
  reportPlayer(database.prisma, from.id, { playerId: of.id, matchId, reason: "INSULT", words });
const open = async () => (await listReports(database.prisma, ReportQuery.parse({}))).reports;

test("a report comes with who, of whom, in which match, why and in which words", async () => {
  const [ann, ben] = [await user("ann"), await user("ben")];
  const matchId = await matchOf(ann, ben);
  expect(await report(ann, ben, matchId, "He was rude.")).toBeNull();
  expect((await open())[0]).toMatchObject({
    reason: "INSULT",
    words: "He was rude.",
    reporter: { pseudo: "ann" },
    reported: { id: ben.id, pseudo: "ben", role: "PLAYER", suspendedUntil: null },
    match: { id: matchId, game: "duel" },
    closedAt: null,
  });
});

test("only players of a match report and are reported in it, nobody reports themself or somebody who is not there", async () => {
  const [cat, dan, eve] = [await user("cat"), await user("dan"), await user("eve")];
  const matchId = await matchOf(cat, dan);
  expect(await report(cat, cat)).toBe("yourself");
  expect(await report(cat, { ...dan, id: "nobody" })).toBe("not-found");
  expect(await report(cat, dan, "no-match")).toBe("not-found");
  expect(await report(eve, dan, matchId)).toBe("not-yours");
  expect(await report(cat, eve, matchId)).toBe("not-in-match");
});

test("of one player, another and a match one report is open, even of two that come at once; a closed one makes room", async () => {
  const [fay, gil, admin] = [await user("fay"), await user("gil"), await user("judge", "ADMIN")];
  const matchId = await matchOf(fay, gil);
  for (const where of [matchId, null]) {
    const both = await Promise.all([report(fay, gil, where), report(fay, gil, where)]);
    expect(both.sort()).toEqual(["already-reported", null]);
  }
  expect(await report(gil, fay, matchId)).toBeNull();
  const id = (await open()).find(({ reporter, match }) => reporter?.pseudo === "fay" && match)?.id ?? "";
  expect(await closeReport(database.prisma, admin, id, { note: "Warned." })).toBe("closed");
  expect(await report(fay, gil, matchId)).toBeNull();
});

test("a report is closed once, with a note that the register keeps", async () => {
  const [hal, ida, admin] = [await user("hal"), await user("ida"), await user("referee", "ADMIN")];
  await report(hal, ida);
  const id = (await open())[0]?.id ?? "";
  const outcomes = await Promise.all(["One", "Two"].map((note) => closeReport(database.prisma, admin, id, { note })));
  expect(outcomes.sort()).toEqual(["closed", "not-found"]);
  expect((await open()).map((row) => row.id)).not.toContain(id);
  const closed = (await listReports(database.prisma, ReportQuery.parse({ show: "closed" }))).reports[0];
  const { entries } = await readAudit(database.prisma, { search: "referee" });
  expect(entries).toMatchObject([{ action: "close-report", subjectPseudo: "ida", reason: closed?.note }]);
});

test("who has reported somebody reads whether that was looked at, and nothing of what came of it; nobody else does", async () => {
  const { prisma } = database;
  const [asker, asked, neither, admin] = [await user("asker"), await user("asked"), await user("neither"), await user("answerer", "ADMIN")];
  await report(asker, asked);
  expect(await ownReports(prisma, asker.id)).toMatchObject([{ pseudo: "asked", closedAt: null }]);
  const id = (await open()).find(({ reported }) => reported?.id === asked.id)?.id ?? "";
  await closeReport(prisma, admin, id, { note: "Three days." }, new Date(86_400_000));
  const [answered] = await ownReports(prisma, asker.id);
  expect(answered).toEqual({ id, pseudo: "asked", createdAt: expect.any(String), closedAt: "1970-01-02T00:00:00.000Z" });
  for (const each of [asked, neither]) expect(await ownReports(prisma, each.id)).toEqual([]);
});

test("reports are turned page by page, back and forth, and none is left out where several came at one moment", async () => {
  const { prisma } = database;
  await prisma.playerReport.deleteMany();
  const [jan, kim] = [await user("jan"), await user("kim")];
  const count = 2 * REPORTS_PER_PAGE + 5;
  await prisma.playerReport.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      id: `r${String(index).padStart(3, "0")}`,
      reporterId: jan.id,
      reportedId: kim.id,
      matchId: null,
      reason: "OTHER" as const,
      words: "",
      createdAt: new Date(2026, 0, 1 + Math.floor(index / 15)),
      closedAt: new Date(2026, 5, 1 + Math.floor(index / 15)),
    })),
  });
  const page = async (asked: object) => {
    const { reports, previous, next } = await listReports(prisma, ReportQuery.parse({ show: "closed", ...asked }));
    return { ids: reports.map(({ id }) => id), previous: previous ?? "", next: next ?? "" };
  };
  const first = await page({});
  const second = await page({ after: first.next });
  const third = await page({ after: second.next });
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(
    Array.from({ length: count }, (_, index) => `r${String(count - 1 - index).padStart(3, "0")}`),
  );
  expect([first.previous, third.next]).toEqual(["", ""]);
  expect(await page({ before: third.previous })).toEqual(second);
  expect(await page({ before: second.previous })).toEqual(first);
});

test("an address that names no key of a page is none", () => {
  for (const after of ["", "_", "no key", "a\0_b"]) expect(PageAsked.safeParse({ after }).success).toBe(false);
});

test("whoever is shut out is shown so where they are reported", async () => {
  const [leo, mia, admin] = [await user("leo"), await user("mia"), await user("umpire", "ADMIN")];
  await report(leo, mia);
  await suspendPlayer(database.prisma, admin, mia.id, { days: null, reason: "r" });
  expect((await open())[0]?.reported).toMatchObject({ pseudo: "mia", banned: true });
});

test.for(["reporter", "reported"] as const)(
  "a report outlives the account of the %s, without a name and without what was written",
  async (gone) => {
    const { prisma } = database;
    const [reporter, reported] = [await user(`${gone}-one`), await user(`${gone}-two`)];
    const matchId = await matchOf(reporter, reported);
    await report(reporter, reported, matchId, "He is Robert Smith.");
    await prisma.$transaction((transaction) => removeAccount(transaction, (gone === "reporter" ? reporter : reported).id));
    const [row] = await open();
    expect(row).toMatchObject({ reason: "INSULT", words: "", match: { id: matchId }, [gone]: null });
    expect(JSON.stringify(row)).not.toContain(`${gone}-${gone === "reporter" ? "one" : "two"}`);
  },
);

test("a player takes along what they have reported, and nothing of what was reported of them", async () => {
  const [ned, ole] = [await user("ned"), await user("ole")];
  await report(ned, ole, null, "Mine.");
  await report(ole, ned, null, "Not mine.");
  let exported = "";
  for await (const piece of exportAccount(database.prisma, ned.id)) exported += piece;
  expect(JSON.parse(exported).reports).toMatchObject([{ player: "ole", reason: "INSULT", words: "Mine.", matchId: null }]);
  expect(exported).not.toContain("Not mine.");
});

test("a match is kept beyond its time as long as a report of it is open", async () => {
  const { prisma } = database;
  const [pam, quin, admin] = [await user("pam"), await user("quin"), await user("arbiter", "ADMIN")];
  const matchId = await matchOf(pam, quin);
  await report(pam, quin, matchId);
  await deleteOldMatches(prisma, 1, Date.now());
  expect(await prisma.match.count({ where: { id: matchId } })).toBe(1);
  const id = (await open())[0]?.id ?? "";
  await closeReport(prisma, admin, id, { note: "n" });
  await deleteOldMatches(prisma, 1, Date.now());
  expect(await prisma.match.count({ where: { id: matchId } })).toBe(0);
  expect(await prisma.playerReport.findUnique({ where: { id } })).toMatchObject({ matchId: null, note: "n" });
});
