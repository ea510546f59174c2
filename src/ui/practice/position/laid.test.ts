import { expect, test } from "vitest";
import { readLaid } from "@/match/laid-link";
import type { LaidPosition } from "@/match/laid-out";
import {
  cardAt,
  inPiles,
  withAdded,
  withAttached,
  withChanged,
  withCount,
  withDetached,
  withMoved,
  withRemoved,
  withRoomFor,
  withShifted,
} from "./laid";
import { packLaid } from "./link";

const side = { zones: {}, counts: {} };
const empty: LaidPosition = { edition: "xy", turn: 0, sides: [side, side] };
const hand = { seat: 0, zone: "hand" } as const;
const active = { seat: 1, zone: "active", index: 0 } as const;

test("cards are added, put in another order, attached, moved and taken away", () => {
  let position = ["a", "b", "c"].reduce((laid, card) => withAdded(laid, hand, { card }), empty);
  position = withShifted(position, { ...hand, index: 2 }, -1);
  expect(position.sides[0].zones.hand?.map(({ card }) => card)).toEqual(["a", "c", "b"]);
  position = withRemoved(position, { ...hand, index: 0 });
  position = withAttached(withAttached(withAdded(position, active, { card: "p", damage: 20 }), active, "e"), active, "f");
  expect(cardAt(position, active)).toEqual({ card: "p", damage: 20, attached: ["e", "f"] });
  position = withDetached(position, active, 0);
  expect(withMoved(position, active, { key: "bench", stands: true, tallied: true }).sides[1].zones).toEqual({
    active: [],
    bench: [{ card: "p", damage: 20, attached: ["f"] }],
  });
  expect(withMoved(position, active, { key: "discard" }).sides[1].zones.discard).toEqual([{ card: "p" }, { card: "f" }]);
  const resting = withChanged(position, active, (card) => ({ ...card, marks: ["rest", "awakened"] }));
  expect(withMoved(resting, active, { key: "energy", marks: ["rest"] }).sides[1].zones.energy).toEqual([
    { card: "p", marks: ["rest"] },
    { card: "f" },
  ]);
  expect(withCount(position, { seat: 1, zone: "prizes" }, 3).sides[1].counts).toEqual({ prizes: 3 });
  expect(inPiles([{ card: "a" }, { card: "b" }, { card: "a" }])).toEqual([
    { card: { card: "a" }, index: 0, count: 2 },
    { card: { card: "b" }, index: 1, count: 1 },
  ]);
});

test("a card that is added to a full side takes the place of an equal one of the rest of the deck, or else of its last", () => {
  const rest = ["a", ...Array.from({ length: 58 }, () => "b"), "c"].map((card) => ({ card }));
  const full: LaidPosition = { ...empty, sides: [{ zones: { rest }, counts: {} }, side] };
  const left = (id: string) => withRoomFor(full, 0, id).sides[0].zones.rest?.map(({ card }) => card);
  expect(left("a")).toEqual([...Array.from({ length: 58 }, () => "b"), "c"]);
  expect(left("z")).toEqual(["a", ...Array.from({ length: 58 }, () => "b")]);
  expect(withRoomFor(full, 1, "a")).toBe(full);
});

test("a link holds the whole position, and one that is none says nothing", async () => {
  const position = { ...withAdded(empty, active, { card: "p", marks: ["Asleep"] }), title: "Pokémon à l’heure", goal: "Gagnez ce tour." };
  const packed = await packLaid(position);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(readLaid(packed)).toEqual(position);
  expect(readLaid(packed.slice(0, -8))).toBeNull();
  expect(readLaid("")).toBeNull();
  expect(readLaid(await packLaid({ ...position, turn: 3 } as unknown as LaidPosition))).toBeNull();
});
