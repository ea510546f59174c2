import { expect, test } from "vitest";
import type { PokemonView, View } from "@/games/pokemon/engine/view";
import { cards, MINE, pokemon, view } from "../fixtures/table";
import { whyNoRetreat } from "./retreat";

const why = (change: Partial<PokemonView>, side = MINE, used: Partial<View["used"]> = {}) =>
  whyNoRetreat(view({ used: { energy: false, supporter: false, stadium: false, retreat: false, ...used } }), {
    ...side,
    active: pokemon(1, ["lapras"], { retreatCost: 2, ...change }),
  });

test("TURN-13 a retreat says how much Energy it lacks", () => {
  expect(why({})).toEqual({ why: "energy", missing: 2 });
  expect(why({ energy: cards(1, "water") })).toEqual({ why: "energy", missing: 1 });
  expect(why({ energy: cards(1, "water", "water") })).toEqual({ why: "effect" });
});

test("TURN-13 once a turn, with a Bench to go to, and awake", () => {
  expect(why({}, MINE, { retreat: true })).toEqual({ why: "used" });
  expect(why({}, { ...MINE, bench: [] })).toEqual({ why: "bench" });
  expect(why({ conditions: ["Asleep"] })).toEqual({ why: "Asleep" });
  expect(why({ lasting: ["forbid retreat"] })).toEqual({ why: "forbidden" });
});
