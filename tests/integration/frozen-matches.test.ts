import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listFrozen } from "@/admin/frozen";
import { PageAsked } from "@/admin/pages";
import { FROZEN_PER_PAGE } from "@/admin/schema";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { freezeMatch } from "@/match/freeze";
import { duelOpening, duelService, seated } from "../duels";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.prisma.matchReport.deleteMany();
});
afterAll(() => database.close());

test("a match that a fault stopped is listed with its players, when it stopped and why; one that runs is not", async () => {
  const { matches } = duelService(database.prisma);
  await seated(matches, await duelOpening(database.prisma));
  const opening = await duelOpening(database.prisma);
  const { record } = await seated(matches, opening);
  await matches.close();
  const before = Date.now();
  await freezeMatch(database.prisma, record, 3, null, new Error("The engine went another way."));
  const [{ userId, pseudo: gone }, { pseudo }] = record.players;
  await database.prisma.user.delete({ where: { id: userId ?? "" } });

  const { matches: listed, total } = await listFrozen(database.prisma, {});
  expect(listed).toMatchObject([
    {
      id: record.id,
      game: "duel",
      edition: "xy",
      players: [
        { pseudo: gone, here: false, bot: false },
        { pseudo, here: true, bot: false },
      ],
      seq: 3,
      error: expect.stringMatching(/^Error: The engine went another way\.\n/),
    },
  ]);
  expect(total).toBe(1);
  expect(new Date(listed[0]?.stoppedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before);
});

test("stopped matches are turned page by page, the latest first, and none is left out where several stopped at one moment", async () => {
  const { matches } = duelService(database.prisma);
  const { record } = await seated(matches, await duelOpening(database.prisma));
  await matches.close();
  const count = FROZEN_PER_PAGE + 5;
  await database.prisma.matchReport.createMany({
    data: Array.from({ length: count }, (_, seq) => ({
      matchId: record.id,
      seq,
      error: "",
      details: {},
      createdAt: new Date(2026, 0, 1 + Math.floor(seq / 15)),
    })),
  });
  const first = await listFrozen(database.prisma, {});
  const second = await listFrozen(database.prisma, PageAsked.parse({ after: first.next }));
  const seen = [...first.matches, ...second.matches].map(({ seq }) => seq);
  expect(seen.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, seq) => seq));
  expect(seen[0]).toBeGreaterThanOrEqual(15);
  expect([first.total, first.previous, second.next]).toEqual([count, null, null]);
  expect((await listFrozen(database.prisma, PageAsked.parse({ before: second.previous }))).matches).toEqual(first.matches);
});
