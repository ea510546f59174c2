import { afterAll, beforeAll, expect, test } from "vitest";
import { seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { dragonBallCards } from "@/games/dragonball/cards/dragonball-cards";
import { listOffered } from "@/games/dragonball/cards/offered";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await seedStarter(open.prisma, dragonBallCards);
});
afterAll(() => open.close());

test("what can be asked of the catalogue is what some card of it fulfils, numbers and words in their order", async () => {
  const offered = await listOffered(open.prisma);
  expect(offered.colors).toContain("red");
  expect(offered.costs.slice(0, 3)).toEqual(["0", "1", "2"]);
  expect(offered.costs.at(-1)).toBe("X");
  expect(offered.comboPowers).toEqual([...offered.comboPowers].sort((one, other) => Number(one) - Number(other)));
  expect(offered.keywords).toContain("Blocker");
  expect(offered.keywords).not.toContain("Auto");
  expect(offered.traits).toContain("Saiyan");
  expect(offered.characters).toContain("Vegeta");
  expect(offered.playable).toEqual([true]);
});
