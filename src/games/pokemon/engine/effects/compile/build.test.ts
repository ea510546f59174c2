import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon } from "../../testing/cards";
import { type ScenarioSetup, scenario } from "../../testing/scenario";
import { BENCHED, draw, MINE, played } from "../../testing/usable";
import type { CardSelector, Instruction, PokemonSelector } from "../language";

const BENCH: PokemonSelector = { pokemon: "all", side: "yours", place: "bench" };
const heal: Instruction = { do: "heal", amount: 10, on: MINE };
const healEach: Instruction = { do: "heal", amount: 10, on: { pokemon: "each" } };
const shown: CardSelector = { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon" }, bind: 1 };
const discard: Instruction = { do: "move", cards: shown, destination: { to: "discard" } };
const anyBack: CardSelector = { cards: "choose", from: { zone: "discard", of: "you" }, count: "any", bind: 1 };
const back: Instruction = { do: "move", cards: anyBack, destination: { to: "hand" } };

const used = (steps: readonly Instruction[], setup: ScenarioSetup = {}) =>
  scenario({
    ...setup,
    cards: [pokemon("User", 200, "Colorless", {}, attack("Use", "", "", ...steps))],
    you: { active: "User", ...setup.you },
  }).attack("Use");

describe("What the use of a card hangs on is done", () => {
  const hand = { you: { hand: ["Froakie", "Potion"], discard: ["Switch", "Tierno"] } };
  it.each<readonly [string, readonly Instruction[], number]>([
    ["it is all that the card does", [discard], 1],
    ["the rest follows from it", [discard, draw({ count: "bound", binding: 1 })], 1],
    ["the rest follows from it, and the turn ends", [discard, draw({ count: "bound", binding: 1 }), { do: "endTurn" }], 1],
    ["the rest stands beside it", [discard, draw(1)], 0],
    ["a part of the rest stands beside it", [discard, draw({ count: "bound", binding: 1 }), draw(1)], 0],
    ["it stands behind something else", [draw(1), discard], 0],
    ["a price", [{ do: "ifYouDo", steps: [discard], then: [draw(1)] }], 1],
    ["for one Pokémon", [{ do: "forEach", pokemon: MINE, steps: [discard] }], 1],
    ["for each Pokémon", [{ do: "forEach", pokemon: { ...BENCH, place: "inPlay" }, steps: [discard] }], 0],
    ["several times", [{ do: "repeat", times: 1, steps: [discard] }], 0],
    ["any number", [back], 1],
    ["any number, and something else", [back, draw(1)], 0],
  ])("EFF-50 %s: at least %i", (_, steps, least) => {
    const t = played(steps, hand);
    expect(t.decision.min).toBe(least);
    t.choose(t.options[0] ?? "");
  });

  const hurt: ScenarioSetup = { you: { active: { name: "Snorlax", damage: 30 }, hand: ["Froakie"] } };
  const fine: ScenarioSetup = { you: { hand: ["Froakie"] } };
  const may: Instruction = { do: "may", steps: [draw(2)], ifNot: [heal] };
  const price: Instruction = { do: "ifYouDo", steps: [{ do: "may", steps: [draw(2)] }], then: [draw(1)], otherwise: [heal] };
  it.each<readonly [string, readonly Instruction[], ScenarioSetup, string]>([
    ["nothing else is done", [{ do: "may", steps: [draw(2)] }], hurt, "main"],
    ["something else would be done", [may], hurt, "may"],
    ["something else could not be done", [may], fine, "main"],
    ["something follows anyway", [{ do: "may", steps: [draw(2)] }, draw(1)], fine, "may"],
    ["otherwise something would be done", [price], hurt, "may"],
    ["otherwise nothing could be done", [price], fine, "main"],
  ])("EFF-04 'you may' is a choice where %s", (_, steps, setup, asked) => {
    const t = played(steps, setup);
    expect(t.asked).toBe(asked);
    if (asked === "may") t.choose("yes");
    expect(t.you.hand.length).toBeGreaterThan(2);
  });

  it.each<readonly [string, Instruction, ScenarioSetup, string]>([
    ["could be done", { do: "may", steps: [{ do: "switch", side: "yours", chooser: "you" }] }, { you: { bench: ["Zubat"] } }, "may"],
    ["could not be done", { do: "may", steps: [{ do: "switch", side: "yours", chooser: "you" }] }, {}, "main"],
    ["could not be done, but what follows otherwise", { do: "may", steps: [heal], ifNot: [draw(1)] }, {}, "main"],
  ])("EFF-04 an attack's 'you may' is asked where it %s", (_, step, setup, asked) => {
    const t = used([step], setup);
    expect(t.asked).toBe(asked);
    if (asked === "may") t.choose("no");
    expect([t.decision.seat, t.you.hand.length]).toEqual([1, "ifNot" in step ? 1 : 0]);
  });

  it("EFF-54 the other player may", () => {
    const t = used([{ do: "may", by: "opponent", steps: [draw(1)], ifNot: [draw(2)] }]);
    expect([t.asked, t.decision.seat]).toEqual(["may", 1]);
    t.choose("no");
    expect(t.you.hand).toHaveLength(2);
  });
});

it("EFF-04 of an attack's modes one that could do nothing is not offered", () => {
  const t = used([{ do: "chooseMode", modes: [[draw(1)], [heal, { do: "cure", pokemon: MINE }]] }]);
  expect([t.asked, t.you.hand.length]).toEqual(["main", 1]);
});

describe("What is done again", () => {
  const bench = {
    you: {
      bench: [
        { name: "Snorlax", damage: 50 },
        { name: "Froakie", damage: 50 },
      ],
    },
  };

  it("EFF-02 a repetition in a repetition", () => {
    expect(played([{ do: "repeat", times: 2, steps: [{ do: "repeat", times: 2, steps: [draw(1)] }] }]).you.hand).toHaveLength(4);
  });

  it("EFF-02 for each Pokémon, again and again", () => {
    const t = played([{ do: "repeat", times: 2, steps: [{ do: "forEach", pokemon: BENCH, steps: [healEach] }] }], bench);
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([30, 30]);
  });

  it("EFF-02 a choice in it is made anew each time", () => {
    const t = played([{ do: "repeat", times: 2, steps: [{ do: "chooseMode", modes: [[draw(1)], [draw(2)]] }] }]);
    t.choose(0).choose(1);
    expect(t.you.hand).toHaveLength(3);
  });

  it("EFF-02 what may be done is asked for each Pokémon", () => {
    const t = used([{ do: "forEach", pokemon: BENCH, steps: [{ do: "may", steps: [healEach] }] }], bench);
    t.choose("yes").choose("no");
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([40, 50]);
  });

  it("EFF-02 a chosen Pokémon that is gone is passed over", () => {
    const gone: Instruction = { do: "returnPokemon", pokemon: BENCH, destination: { to: "hand" }, attached: "with" };
    const t = used([{ do: "forEach", pokemon: { ...BENCHED, count: 2 }, steps: [gone, draw(1)] }], bench);
    expect([t.you.bench, t.you.hand.length]).toEqual([[], 3]);
  });

  it("EFF-02 nothing is repeated no times", () => {
    const none = { count: "cards", zone: "lostZone", of: "you" } as const;
    expect(used([{ do: "repeat", times: none, steps: [draw(1)] }, draw(1)]).you.hand).toHaveLength(1);
  });
});

describe("What hangs on coins and on what was done", () => {
  it.each([
    ["H", 1],
    ["T", 2],
  ])("EFF-02 the coins of a text inside are not those around it: %s", (coin, hand) => {
    const inner: Instruction = { do: "flip", coins: 1, heads: [], tails: [] };
    const t = used([{ do: "flip", coins: 1, heads: [inner, draw(1)], tails: [inner, draw(2)] }], {
      coins: `${coin}${coin === "H" ? "T" : "H"}`,
    });
    expect(t.you.hand).toHaveLength(hand);
  });

  it.each([
    ["HT", 3, 10],
    ["TT", 2, 0],
  ])("EFF-02 of several coins heads and tails each have their part: %s", (coins, hand, damage) => {
    const t = used([{ do: "flip", coins: 2, heads: [draw(1), { do: "putCounters", count: 1, on: ACTIVE }], tails: [draw(2)] }], { coins });
    expect([t.you.hand.length, t.opponent.active?.damage]).toEqual([hand, damage]);
  });

  it("EFF-54 the other player flips", () => {
    const t = used([{ do: "flip", coins: 1, by: "opponent", heads: [draw(1)] }], { coins: "H" });
    expect(t.happened("coins").map(({ seat }) => seat)).toEqual([1]);
  });

  it("EFF-50 what is done around it does not make it done", () => {
    const inside: Instruction = { do: "ifYouDo", steps: [{ do: "ifYouDo", steps: [heal], then: [draw(1)] }], then: [draw(2)] };
    expect(used([{ do: "ifYouDo", steps: [draw(1), inside], then: [draw(4)] }]).you.hand).toHaveLength(5);
  });

  const nested: Instruction = {
    do: "ifYouDo",
    steps: [{ do: "ifYouDo", steps: [heal], then: [draw(1)] }],
    then: [draw(2)],
    otherwise: [draw(5)],
  };
  it.each([
    [30, 3],
    [0, 5],
  ])("EFF-50 what hangs on something that itself hangs on something: %i damage", (damage, hand) => {
    expect(used([nested], { you: { active: { name: "User", damage } } }).you.hand).toHaveLength(hand);
  });
});
