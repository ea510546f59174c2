import { expect, test } from "vitest";
import { NewerMatchError } from "@/match";
import { Homes } from "./homes";
import { Orphans } from "./orphans";

const nobody = new Error("Nobody asks for this.");

test("a match that one process cannot play is another's to take up the next time", async () => {
  const asked: string[] = [];
  const homes = {
    holders: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, id === "played" ? "there" : null]))),
    isHere: () => Promise.reject(nobody),
    unlessNewer: () => Promise.reject(nobody),
  };
  const own = { clocked: () => ["played", "one", "two"], takeUp: () => Promise.reject(nobody) };
  const ask = async (process: string, matchId: string) => asked.push(`${matchId} at ${process}`);
  const orphans = new Orphans(homes, own, ask, () => {});
  for (const _round of [1, 2]) await orphans.shareOut(["older", "newer"]);
  expect(asked.sort()).toEqual(["one at newer", "one at older", "two at newer", "two at older"]);
});

test("a match of a later version is given up, and those after it are taken up all the same", async () => {
  const [given, taken, faults]: [string[], string[], unknown[]] = [[], [], []];
  const membership = {
    id: "here",
    take: () => Promise.resolve("here"),
    takeAll: () => Promise.reject(nobody),
    holders: () => Promise.reject(nobody),
    release: async (name: string) => void given.push(name),
  };
  const homes = new Homes(membership, { drop: () => Promise.reject(nobody), plays: () => true }, () => {});
  const takeUp = async (matchId: string) => {
    if (matchId === "newer") throw new NewerMatchError("not here");
    if (matchId === "broken") throw new Error("broken");
    taken.push(matchId);
  };
  const orphans = new Orphans(
    homes,
    { clocked: () => [], takeUp },
    () => Promise.reject(nobody),
    (error) => faults.push(error),
  );
  await Promise.all(["newer", "broken", "sound"].map((matchId) => orphans.take(matchId)));
  await expect.poll(() => taken).toEqual(["sound"]);
  expect([given, faults]).toEqual([["match:newer"], [new Error("broken")]]);
});
