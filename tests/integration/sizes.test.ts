import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openingOf, playUpTo, seedCards } from "@/cli/matches/play";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import { Matches } from "@/match";
import { patchOf } from "@/realtime/told-matches";

/** What a match takes on the wire and on the disk, over whole matches that are the same each time. */

const MATCHES = 5;
/** How long a player thinks: the clocks that an update tells move on. */
const THINKS_MS = 3_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCards(database.prisma);
});
afterAll(() => database.close());

/** The bytes of a message as Socket.IO writes it. */
const bytesOnTheWire = (message: readonly unknown[]): number => Buffer.byteLength(`42${JSON.stringify(message)}`);

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

// The database is no part of it: once is enough.
describe.skipIf(Boolean(process.env.TEST_DATABASE_URL)).each(offerGames().map((game) => ({ game, name: game.name })))(
  "$name",
  ({ game, name }) => {
    const records: number[] = [];
    const updates: number[] = [];

    beforeAll(async () => {
      const { prisma } = database;
      let now = 0;
      const told: Parameters<typeof patchOf>[0][] = [];
      const matches = new Matches(offerGames(), {
        database: prisma,
        settings: { turnMs: 90_000, graceMs: 60_000, botDelayMs: 0 },
        now: () => now,
        announce: (_matchId, both) => {
          now += THINKS_MS;
          for (const [seat, { standing, events }] of both.entries()) {
            const update = { ...standing, game: name };
            // The first is no patch: it is sent once, as a player sits down.
            const before = told[seat];
            if (before !== undefined)
              updates.push(
                bytesOnTheWire([
                  "match:patch",
                  1_000_000_000,
                  update.seq,
                  update.clock.now - update.clock.startedAt,
                  patchOf(before, update),
                  events,
                ]),
              );
            told[seat] = update;
          }
        },
        over: () => {},
        reportFault: (_matchId, error) => {
          throw error;
        },
      });
      for (let number = 0; number < MATCHES; number++) {
        const room = await matches.open(await openingOf(prisma, game, number));
        told.length = 0;
        for (const seat of [0, 1] as const) await room.arrive(seat);
        await playUpTo(room, 5_000, randomFrom(`${name} answers ${number}`));
      }
      // What they end with is written then.
      await matches.close();
      for (const { record } of await prisma.finishedMatch.findMany({ where: { match: { game: name } } })) records.push(record.length);
    });

    test("a finished match is kept in 15 KB at the median", () => {
      expect(records).toHaveLength(MATCHES);
      expect(median(records)).toBeLessThan(15_000);
    });

    test("an update of one viewer after an answer takes 600 bytes at the median", () => {
      expect(updates.length).toBeGreaterThan(1_000);
      expect(median(updates)).toBeLessThanOrEqual(600);
    });
  },
);
