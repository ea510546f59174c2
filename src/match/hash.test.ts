import { describe, expect, it } from "vitest";
import { isHashOf, shortHash, stateHash } from "./hash";

describe("the hash of a state", () => {
  it("is the same in whatever order its fields stand", () => {
    expect(stateHash({ deck: [{ id: 1, owner: 0 }], turn: 3 })).toBe(stateHash({ turn: 3, deck: [{ owner: 0, id: 1 }] }));
  });

  it("is the same before and after it was stored", () => {
    const state = { played: undefined, turn: 3, deck: [[{ card: "a", mark: undefined }], null] };
    expect(stateHash(JSON.parse(JSON.stringify(state)))).toBe(stateHash(state));
  });

  it.each([
    ["another value", { turn: 4, deck: [1, 2] }],
    ["another order of cards", { turn: 3, deck: [2, 1] }],
    ["a field more", { turn: 3, deck: [1, 2], played: null }],
    ["a number written as text", { turn: "3", deck: [1, 2] }],
  ])("tells %s apart", (_what, other) => {
    expect(stateHash(other)).not.toBe(stateHash({ turn: 3, deck: [1, 2] }));
  });

  it("is known again by what a record keeps of it, and by nothing shorter", () => {
    const hash = stateHash({ turn: 3 });
    expect(
      [hash, shortHash(hash), hash.slice(0, 3), "", shortHash(stateHash({ turn: 4 }))].map((each) => isHashOf(each, { turn: 3 })),
    ).toEqual([true, true, false, false, false]);
  });
});
