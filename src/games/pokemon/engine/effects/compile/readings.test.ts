import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon, SELF } from "../../testing/cards";
import type { Driver } from "../../testing/driver";
import { type ScenarioSetup, scenario } from "../../testing/scenario";
import type { Amount, CardSelector, Destination, Instruction, PokemonSelector } from "../language";

const more = (amount: Amount): Instruction => ({ do: "attackDamage", change: "more", amount });
const asleep: Instruction = { do: "afflict", condition: "Asleep", pokemon: ACTIVE };
const draw: Instruction = { do: "draw", count: 1 };
const BENCH: PokemonSelector = { pokemon: "all", side: "yours", place: "bench" };
const chosen = (zone: "hand" | "deck" | "discard" | "prizes"): CardSelector => ({
  cards: "choose",
  from: { zone, of: "you" },
  count: 1,
  bind: 1,
  unseen: zone === "prizes",
});

const move = (cards: CardSelector, destination: Destination) => ({ do: "move", cards, destination }) as const;

/** An attack with 10 damage and these steps is used. */
const used = (steps: readonly Instruction[], setup: ScenarioSetup = {}) =>
  scenario({
    ...setup,
    cards: [pokemon("Striker", 200, "Water", {}, attack("Strike", "", "10", ...steps)), ...(setup.cards ?? [])],
    you: { active: "Striker", ...setup.you },
  }).attack("Strike");
/** What happened, in order, of these sorts. */
const order = (t: Driver, ...sorts: readonly string[]) => t.events.flatMap(({ type }) => (sorts.includes(type) ? [type] : []));

describe("What of an attack's text comes before its damage", () => {
  const piles = ["Potion", "Switch"];
  const setup: ScenarioSetup = {
    stadium: "Fairy Garden",
    you: {
      active: { name: "Striker", energy: ["Fire Energy"] },
      hand: piles,
      discard: ["Froakie", "Abra"],
      deck: ["Zubat", "Machop", "Potion", "Switch"],
      prizes: piles,
    },
    opponent: { hand: piles },
  };
  it.each<readonly [string, "chosen" | "done", Instruction]>([
    ["a card of the hand", "chosen", move(chosen("hand"), { to: "discard" })],
    ["a card of the hand that is shown", "done", { ...move(chosen("hand"), { to: "deck", place: "bottom" }), reveal: true }],
    ["a card of the discard pile", "chosen", move(chosen("discard"), { to: "hand" })],
    ["a card of the discard pile for the Bench", "done", move(chosen("discard"), { to: "bench" })],
    ["a card of the deck", "done", move(chosen("deck"), { to: "hand" })],
    ["a Prize card", "done", move(chosen("prizes"), { to: "hand" })],
    ["the top card of the deck", "done", move({ cards: "top", of: "you", count: 1, bind: 1 }, { to: "discard" })],
    ["a random card", "done", move({ cards: "random", zone: "hand", of: "opponent", count: 1, bind: 1 }, { to: "discard" })],
    ["attached Energy", "chosen", move({ cards: "attached", to: SELF, what: "energy", count: "all", bind: 1 }, { to: "discard" })],
    ["the Stadium", "chosen", move({ cards: "stadium" }, { to: "discard" })],
    ["the whole hand", "chosen", move({ cards: "all", zone: "hand", of: "you", bind: 1 }, { to: "discard" })],
  ])("RUL-13 %s is %s before it", (_, when, step) => {
    const t = used([{ do: "ifYouDo", steps: [step], then: [more(10)] }], setup);
    if (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.opponent.active?.damage).toBe(20);
    expect(order(t, "damaged", "moved")[0]).toBe(when === "chosen" ? "damaged" : "moved");
  });

  it.each<readonly [string, readonly Instruction[], string, readonly string[], number]>([
    ["coins that the damage hangs on", [{ do: "flip", coins: 1, heads: [more(20)] }], "H", ["coins", "damaged"], 30],
    ["coins that are counted", [{ do: "flip", coins: 2 }, more({ multiply: [10, { count: "heads" }] })], "HH", ["coins", "damaged"], 30],
    ["coins for what comes after it", [{ do: "flip", coins: 1, heads: [asleep] }], "HT", ["damaged", "coins", "afflicted", "coins"], 10],
    [
      "coins for both, flipped once",
      [{ do: "flip", coins: 1, heads: [asleep, more(20)], tails: [draw] }],
      "HT",
      ["coins", "damaged", "afflicted", "coins"],
      30,
    ],
    [
      "coins for both, on tails",
      [{ do: "flip", coins: 1, heads: [more(20)], tails: [asleep] }],
      "TT",
      ["coins", "damaged", "afflicted", "coins"],
      10,
    ],
    [
      "coins of a repetition",
      [{ do: "repeat", times: 2, steps: [{ do: "flip", coins: 1, heads: [more(20)] }] }],
      "HH",
      ["coins", "coins", "damaged"],
      50,
    ],
    ["what is worded so", [{ do: "beforeDamage", steps: [asleep] }], "T", ["afflicted", "damaged", "coins"], 10],
    ["nothing else", [asleep], "T", ["damaged", "afflicted", "coins"], 10],
    [
      "for each Pokémon what the damage hangs on",
      [{ do: "forEach", pokemon: BENCH, steps: [{ do: "flip", coins: 1, heads: [more(20)] }] }],
      "HT",
      ["coins", "coins", "damaged"],
      30,
    ],
  ])("EFF-10 %s", (_, steps, coins, expected, damage) => {
    const t = used(steps, { coins, you: { bench: ["Zubat", "Froakie"] } });
    expect(order(t, "coins", "damaged", "afflicted")).toEqual(expected);
    expect(t.opponent.active?.damage).toBe(damage);
  });

  it("EFF-10 a condition of both is looked at once, before it", () => {
    const unhurt: Instruction = {
      do: "if",
      when: { not: { if: "pokemon", is: ACTIVE, where: { damaged: true } } },
      then: [more(20), draw],
      else: [{ do: "draw", count: 3 }],
    };
    const t = used([unhurt]);
    expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([30, 1]);
    expect(used([unhurt], { opponent: { active: { name: "Snorlax", damage: 10 } } }).you.hand).toHaveLength(3);
  });

  it.each([
    ["yes", 30, 2],
    ["no", 10, 1],
  ])("EFF-10 what may be done for more damage is asked before it, once, and done after it: %s", (answer, damage, hand) => {
    const t = used([{ do: "may", steps: [{ ...draw, count: 2 }], ifDone: [more(20)], ifNot: [draw] }]);
    expect([t.asked, t.opponent.active?.damage]).toEqual(["may", 0]);
    t.choose(answer);
    expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([damage, hand]);
  });

  it.each([
    ["Fire Energy", 30, 0],
    [null, 10, 1],
  ])("EFF-50 if it was done there is more damage, otherwise something else after it: %s", (energy, damage, hand) => {
    const discard: Instruction = {
      do: "move",
      cards: { cards: "attached", to: SELF, what: "energy", count: 1 },
      destination: { to: "discard" },
    };
    const t = used([{ do: "ifYouDo", steps: [discard], then: [more(20)], otherwise: [draw] }], {
      you: { active: { name: "Striker", energy: energy ? [energy] : [] } },
    });
    expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([damage, hand]);
  });

  it.each([
    [0, 30, 0, []],
    [1, 10, 1, ["afflicted"]],
  ])("EFF-10 one of several modes, of which one is of its damage, is chosen before it: %i", (mode, damage, hand, after) => {
    const t = used([{ do: "chooseMode", modes: [[more(20)], [draw, { do: "afflict", condition: "Poisoned", pokemon: ACTIVE }]] }]);
    expect([t.asked, t.opponent.active?.damage]).toEqual(["chooseMode", 0]);
    t.choose(mode);
    expect([t.happened("damaged")[0]?.amount, t.you.hand.length, order(t, "afflicted")]).toEqual([damage, hand, after]);
  });

  it("EFF-10 a number for its damage is named before it", () => {
    const t = used([{ do: "chooseNumber", from: 0, to: 2, bind: 1 }, more({ multiply: [10, { count: "chosen", binding: 1 }] })]);
    expect([t.asked, t.opponent.active?.damage]).toEqual(["chooseNumber", 0]);
    t.choose(2);
    expect(t.opponent.active?.damage).toBe(30);
  });
});

describe("What comes after it", () => {
  const wet = { active: { name: "Striker", energy: ["Water Energy", "Water Energy"] }, bench: ["Zubat"] };
  const strip: Instruction = {
    do: "move",
    cards: { cards: "attached", to: SELF, what: "energy", count: "all" },
    destination: { to: "discard" },
  };
  const splash: Instruction = {
    do: "damage",
    amount: { multiply: [10, { count: "energy", on: SELF }] },
    to: { pokemon: "all", side: "opponents", place: "bench" },
  };

  it("RUL-13 other damage is done before what is given up in front of it in the text", () => {
    const t = used([strip, splash], { you: wet, opponent: { bench: ["Froakie"] } });
    expect([t.opponent.bench[0]?.damage, t.you.active?.energy]).toEqual([20, []]);
  });

  it("EFF-10 what stands behind the last damage stays in its order", () => {
    const t = used([splash, strip, { do: "draw", count: { count: "energy", on: SELF } }], { you: wet, opponent: { bench: ["Froakie"] } });
    expect([t.opponent.bench[0]?.damage, t.you.hand]).toEqual([20, []]);
  });

  it("EFF-10 what cannot be chosen ahead keeps its place before other damage", () => {
    const mill: Instruction = { do: "move", cards: { cards: "top", of: "you", count: 1 }, destination: { to: "discard" } };
    const counted: Instruction = { do: "damage", amount: { multiply: [10, { count: "cards", zone: "discard", of: "you" }] }, to: ACTIVE };
    expect(used([mill, counted]).opponent.active?.damage).toBe(20);
  });
});
