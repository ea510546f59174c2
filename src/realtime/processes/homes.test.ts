import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import { Homes } from "./homes";

/** A process that plays two matches, until another one is said to hold some of them. */
async function twoMatches() {
  const others = new Set<string>();
  const happened: string[] = [];
  const closed = Promise.withResolvers<void>();
  const holder = (name: string) => (others.has(name) ? "other" : "me");
  const membership = {
    id: "me",
    take: async (name: string) => {
      happened.push(`${name} taken`);
      return holder(name);
    },
    takeAll: async (names: readonly string[]) => names.map(holder),
    holders: async (names: readonly string[]) => names.map(holder),
    release: async () => {},
  };
  const own = {
    plays: () => true,
    drop: (matchId: string) => {
      happened.push(`match:${matchId} dropped`);
      return closed.promise;
    },
  };
  const homes = new Homes(membership, own, (matchId) => happened.push(`match:${matchId} left`));
  for (const matchId of ["one", "two"]) await homes.of(matchId);
  happened.length = 0;
  return { homes, others, happened, close: closed.resolve };
}

test("a match that another process holds is left, and whoever sat at its table is to sit down anew", async () => {
  const { homes, others, happened, close } = await twoMatches();
  others.add("match:one");
  close();
  await homes.refresh();
  expect(happened).toEqual(["match:one dropped", "match:one left"]);
  expect(await homes.isHere("two")).toBe(true);
});

test("matches that are lost together are dropped together: none that has come back while another was closed", async () => {
  const { homes, others, happened, close } = await twoMatches();
  others.add("match:one").add("match:two");
  const refreshed = homes.refresh();
  await nextTick();
  others.clear();
  expect(await homes.isHere("two")).toBe(true);
  close();
  await refreshed;
  expect(happened.filter((what) => what.startsWith("match:two"))).toEqual(["match:two dropped", "match:two taken", "match:two left"]);
});
