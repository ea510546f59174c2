import { expect, test } from "vitest";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { SideView, View } from "@/games/pokemon/engine/view";
import { faces } from "../fixtures/faces";
import { cards, MINE, pokemon, view } from "../fixtures/table";
import { FORBIDDEN_BY, whyUnplayable } from "./unplayable";

const faceOf = (card: string): CardFace => {
  const face = faces[card];
  if (face === undefined) throw new Error(`No face ${card}`);
  return face;
};
const unused: View["used"] = { energy: false, supporter: false, stadium: false, retreat: false };
const why = (card: string, seen: Partial<View> = {}, side: SideView = MINE) =>
  whyUnplayable({ handle: 100, card }, view(seen), side, faceOf);

test("a second Energy, Supporter or Stadium is one too many in a turn", () => {
  expect(why("water")).toEqual({ why: "energy" });
  expect(why("professor")).toEqual({ why: "supporter" });
  expect(why("stadium", { used: { ...unused, stadium: true } })).toEqual({ why: "stadium" });
});

test("a full Bench has no place", () => {
  expect(why("froakie", {}, { ...MINE, benchSize: 4 })).toEqual({ why: "bench" });
});

test("TURN-05: nothing evolves on the first turns, without its Pokémon, or just after it came", () => {
  expect(why("frogadier", { turn: 2 })).toEqual({ why: "firstTurns" });
  expect(why("frogadier")).toEqual({ why: "evolveNew", name: faceOf("froakie").name });
  expect(why("braixen")).toEqual({ why: "evolveFrom", name: faceOf("fennekin").name });
});

test("ED-03: the starting player's first turn has no Supporter where the edition says so", () => {
  expect(why("professor", { turn: 1, used: unused, edition: "sv" })).toEqual({ why: "supporterFirstTurn" });
  expect(why("professor", { turn: 1, used: unused, edition: "classic" })).toEqual({ why: "trainerFirstTurn" });
  expect(why("professor", { turn: 1, used: unused, edition: "xy" })).toEqual({ why: "effect" });
});

test("ED-06: a Stadium of the name in play is refused where the edition says so", () => {
  expect(why("stadium", { edition: "sv" })).toEqual({ why: "sameStadium" });
  expect(why("stadium", { edition: "xy" })).toEqual({ why: "forbidden" });
});

test("EFF-01: an effect that keeps a card in the hand is named before all else", () => {
  expect(why("professor", {}, { ...MINE, kept: [{ handle: 100, by: { card: "dedenne" } }] })).toEqual({
    why: "kept",
    name: faceOf("dedenne").name,
  });
  const bound = { ...MINE, active: null, bench: [pokemon(4, ["froakie"], { lasting: ["forbid evolve"] })] };
  expect(why("frogadier", {}, bound)).toEqual({ why: "evolveForbidden", name: faceOf("froakie").name });
});

test("a Tool finds no Pokémon without one", () => {
  const side = { ...MINE, active: pokemon(1, ["lapras"], { tools: cards(1, "band") }), bench: [] };
  expect(why("band", {}, side)).toEqual({ why: "tools" });
});

test("EFF-01: what nothing but a ban or its own text can keep in the hand is not said to do nothing", () => {
  expect(why("water", { used: unused })).toEqual({ why: "forbidden" });
  expect(why("froakie")).toEqual({ why: "forbidden" });
  expect(why("band")).toEqual({ why: "forbidden" });
  expect(why("professor", { used: unused })).toEqual({ why: "effect" });
});

test("what the rules forbid leads to them, what only an effect forbids does not", () => {
  const rule = (...asked: Parameters<typeof why>) => FORBIDDEN_BY[why(...asked).why];
  expect(rule("professor")).toBe("supporter");
  expect(rule("professor", { turn: 1, used: unused, edition: "sv" })).toBe("trainer-cards-on-the-first-turn-of-the-match");
  expect(rule("professor", { used: unused })).toBeUndefined();
});
