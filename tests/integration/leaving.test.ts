import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@/db";
import { Site, until } from "../site";

/** Accounts that end while the database falters: it is done for whoever asked for it, and what follows from it is done in the end. */

let site: Site;
let faltering: Site;
let failing = 0;
beforeAll(async () => {
  site = await Site.open();
  const { prisma } = site.database;
  const matchSeat = new Proxy(prisma.match, {
    get(all, name) {
      if (name !== "findMany" || failing === 0) return Reflect.get(all, name);
      failing--;
      return () => Promise.reject(new Error("The database is away."));
    },
  });
  const database: Database = new Proxy(prisma, { get: (all, name) => (name === "match" ? matchSeat : Reflect.get(all, name)) });
  faltering = await site.twin(database);
});
afterAll(async () => {
  await faltering.close();
  await site.close();
});

test("a suspended player's match is conceded once the database is back", async () => {
  const pair = [await faltering.armed("ann"), await faltering.armed("ben")] as const;
  await faltering.seat(...pair);
  const [ann, ben] = pair;
  const { matchId } = ann.update;
  // Nobody is at the table: the room has to be opened from its journal.
  for (const client of pair) client.socket.disconnect();
  await faltering.stop();
  await faltering.start();
  failing = 1;
  await faltering.realtime.expelUser(ann.id, "suspended");
  const outcome = async () => (await site.database.prisma.match.findUniqueOrThrow({ where: { id: matchId } })).outcome;
  await expect.poll(outcome, { timeout: 5_000 }).toEqual({ winner: ann.update.seat === 0 ? 1 : 0, reason: "suspended" });
  ben.socket.connect();
  await until(() => ben.socket.connected);
});
