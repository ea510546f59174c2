import { expect, test } from "vitest";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { battle } from "@/games/dragonball/engine/testing/cards";
import { scenario } from "@/games/dragonball/engine/testing/scenario";
import { lifeTaken } from "./points";

test("a Life counts once it is taken, and not before in the same turn", () => {
  const t = scenario({ you: { battle: [battle("Fighter", { power: 15000 })] }, opponent: { life: 3 } });
  t.battle("Fighter");
  const history: readonly { readonly event: GameEvent }[] = t.events.map((event) => ({ event }));
  const hit = history.findIndex(({ event }) => event.event === "damage");
  expect(lifeTaken(history.slice(0, hit))).toEqual([0, 0]);
  expect(lifeTaken(history)).toEqual([1, 0]);
});
