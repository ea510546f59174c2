import { expect, test } from "vitest";
import { Homes } from "./homes";

/** A process that plays two matches, until another one is said to hold some of them. */
async function twoMatches() {
  const others = new Set<string>();
  const [dropped, left]: [string[], string[]] = [[], []];
  const holder = (name: string) => (others.has(name) ? "other" : "me");
  const membership = {
    id: "me",
    take: async (name: string) => holder(name),
    takeAll: async (names: readonly string[]) => names.map(holder),
    holders: async (names: readonly string[]) => names.map(holder),
    release: async () => {},
  };
  const own = { drop: async (matchId: string) => void dropped.push(matchId), plays: () => true };
  const homes = new Homes(membership, own, (matchId) => left.push(matchId));
  for (const matchId of ["one", "two"]) await homes.of(matchId);
  return { homes, others, dropped, left };
}

test("a match that another process holds is left, and whoever sat at its table is to sit down anew", async () => {
  const { homes, others, dropped, left } = await twoMatches();
  others.add("match:one");
  await homes.refresh();
  expect([dropped, left]).toEqual([["one"], ["one"]]);
  expect(await homes.isHere("two")).toBe(true);
});

test("matches that are lost together are left together, before anybody sits down at one of them again", async () => {
  const { homes, others, left } = await twoMatches();
  others.add("match:one").add("match:two");
  const refreshed = homes.refresh();
  await homes.holders([]);
  others.clear();
  expect(await homes.isHere("two")).toBe(true);
  await refreshed;
  expect(left).toEqual(["one", "two"]);
  expect(await homes.isHere("two")).toBe(true);
});
