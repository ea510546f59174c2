import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import { cards } from "../fixtures/table";
import { prizesTaken } from "./points";

const moved = (seat: Seat, how: "prize" | "draw", count: number): { readonly event: GameEvent } => ({
  event: {
    type: "moved",
    seat,
    cards: Array.from({ length: count }, (_, index) => cards(100 + index, "water")).flat(),
    from: { zone: how === "prize" ? "prizes" : "deck", seat },
    to: { zone: "hand", seat },
    visibleTo: "all",
    how,
  },
});

test("a Prize card counts once it is taken, and not before in the same turn", () => {
  const history = [
    { event: { type: "turnStarted", seat: 0, turn: 3 } as const },
    moved(0, "draw", 1),
    moved(0, "prize", 2),
    moved(1, "prize", 1),
  ];
  expect([0, 2, 3, 4].map((heard) => prizesTaken(history.slice(0, heard)))).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
    [2, 1],
  ]);
});
