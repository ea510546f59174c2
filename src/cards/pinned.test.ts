import { expect, test } from "vitest";
import { pinnedReader } from "./pinned";

test("a print that several matches pinned is read once in each version, and is one object for all of them", () => {
  const read: string[] = [];
  const pinned = pinnedReader((stored, version, origin) => {
    read.push(`${origin} ${JSON.stringify(stored)} ${version}`);
    return { stored, version };
  });
  const [frog, newt] = pinned([{ id: "frog" }, { id: "newt" }], 1);
  expect(pinned([{ id: "newt" }, { id: "frog" }], 1)).toEqual([newt, frog]);
  expect(pinned([{ id: "frog" }], 1)[0]).toBe(frog);
  expect(pinned([{ id: "frog" }], 2)).toEqual([{ stored: { id: "frog" }, version: 2 }]);
  expect(read).toEqual(['Pinned card 1 {"id":"frog"} 1', 'Pinned card 2 {"id":"newt"} 1', 'Pinned card 1 {"id":"frog"} 2']);
});
