import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { Kept } from "./cache";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("what could not be read while the database was away is read by the next who asks, and then kept", async () => {
  const { prisma } = database;
  const kept = new Kept(prisma, "pokemon", 1);
  await prisma.$executeRaw`ALTER TABLE "CardSet" RENAME TO "Away"`;
  await expect(kept.sets()).rejects.toThrow();
  await prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "CardSet"`;
  const sets = await kept.sets();
  expect(sets).toEqual([]);
  expect(await kept.sets()).toBe(sets);
});
