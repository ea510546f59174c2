import { describe, expect, it } from "vitest";
import type { Duration, Instruction, Modifier } from "../effects/language";
import { ACTIVE, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const MY_ACTIVE = { pokemon: "active", side: "yours" } as const;
const starts = (change: Modifier, duration: Duration): Instruction => ({ do: "lasting", change, duration });
const item = (name: string, ...effect: Instruction[]) => trainer(name, "Item", {}, ...effect);
/** A Pokémon whose attack does this. */
const user = (...steps: Instruction[]) => pokemon("Absol", 90, "Darkness", {}, attack("Mind Jack", "", "", ...steps));
const theirs = { pokemon: "all", side: "opponents", place: "inPlay" } as const;
const heavier = (on: Extract<Modifier, { modify: "retreatCost" }>["on"]): Modifier => ({ modify: "retreatCost", on, amount: 2, sign: "+" });
/** The opponent's own Active Pokémon goes to the hand. */
const scoop = item("Scoop", {
  do: "returnPokemon",
  pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
  destination: { to: "hand" },
  attached: "with",
});

describe("The end of lasting effects", () => {
  const bonus: Modifier = { modify: "hp", on: MY_ACTIVE, amount: 50, sign: "+" };

  it.each<[Duration, number]>([
    ["whileInPlay", 110],
    ["thisTurn", 110],
    ["untilLeavesActive", 60],
  ])("EFF-22 leaving the Active Spot ends only what attacks began, or what says so (%s)", (duration, hp) => {
    const t = scenario({
      cards: [item("Bless", starts(bonus, duration))],
      you: { active: "Froakie", bench: ["Zubat"], hand: ["Bless", "Switch"] },
    });
    t.play("Bless");
    expect(t.you.active?.hp).toBe(110);
    t.play("Switch");
    expect(t.you.bench[0]?.hp).toBe(hp);
  });

  it("EFF-22 what lies on another Pokémon stays while that one is in play, whoever began it", () => {
    const t = scenario({
      cards: [user(starts(heavier(ACTIVE), "whileInPlay")), scoop],
      you: { active: "Absol", bench: ["Zubat"], hand: ["Scoop"] },
    });
    t.attack("Mind Jack").endTurn().play("Scoop").choose("Absol");
    expect([t.you.active?.name, t.opponent.active?.retreatCost]).toEqual(["Zubat", 6]);
  });

  it("ED-05 evolving ends effects of attacks, not those of Trainer cards", () => {
    const t = scenario({
      edition: "sm",
      cards: [item("Bless", starts(bonus, "whileInPlay")), user(starts(heavier(ACTIVE), "match"))],
      you: { active: "Absol" },
      opponent: { active: "Chespin", hand: ["Bless", "Quilladin"] },
    });
    t.attack("Mind Jack").play("Bless");
    expect(t.opponent.active).toMatchObject({ hp: 110, retreatCost: 4 });
    t.evolve("Quilladin");
    expect(t.opponent.active).toMatchObject({ hp: 140, retreatCost: 3 });
  });

  it("EFF-25 the end of a Special Condition ends no other effect on the Pokémon", () => {
    const t = scenario({
      coins: "T",
      cards: [
        user({ do: "afflict", condition: "Asleep", pokemon: ACTIVE }, starts({ forbid: "retreat", on: ACTIVE }, "opponentsNextTurn")),
        item("Wake", { do: "cure", pokemon: MY_ACTIVE }),
      ],
      you: { active: "Absol" },
      opponent: { active: "Zubat", bench: ["Froakie"], hand: ["Wake"] },
    });
    t.attack("Mind Jack").play("Wake");
    expect([t.opponent.active?.conditions, t.canRetreat()]).toEqual([[], false]);
  });

  it.each([
    ["Poisoned", "poisonCounters", 10, 30],
    ["Burned", "burnCounters", 20, 40],
  ] as const)("EFF-25 more counters for a Pokémon that is %s end with the condition", (condition, modify, once, more) => {
    const again = item("Again", { do: "cure", pokemon: MY_ACTIVE }, { do: "afflict", condition, pokemon: MY_ACTIVE });
    const other = item(
      "Other",
      { do: "afflict", condition: "Confused", pokemon: MY_ACTIVE },
      { do: "cure", pokemon: MY_ACTIVE, conditions: ["Confused"] },
    );
    const change: Modifier = { modify, on: ACTIVE, amount: 2, sign: "+" };
    const after = (card: string) => {
      const t = scenario({
        edition: "sm",
        coins: condition === "Burned" ? "TT" : "",
        cards: [user({ do: "afflict", condition, pokemon: ACTIVE }, starts(change, "match")), again, other],
        you: { active: "Absol" },
        opponent: { active: "Snorlax", hand: [card] },
      });
      t.attack("Mind Jack").play(card).endTurn();
      return t.happened("damaged").map(({ amount }) => amount);
    };
    expect(after("Other")).toEqual([more, more]);
    expect(after("Again")).toEqual([more, once]);
  });

  it("EFF-25 more coins for waking end with the sleep", () => {
    const t = scenario({
      coins: "THT",
      cards: [
        user(
          { do: "afflict", condition: "Asleep", pokemon: ACTIVE },
          starts({ modify: "checkupCoins", on: ACTIVE, condition: "Asleep", coins: 2 }, "match"),
        ),
        item("Again", { do: "cure", pokemon: MY_ACTIVE }, { do: "afflict", condition: "Asleep", pokemon: MY_ACTIVE }),
      ],
      you: { active: "Absol" },
      opponent: { active: "Snorlax", hand: ["Again"] },
    });
    t.attack("Mind Jack").play("Again").endTurn();
    expect(t.happened("coins").map(({ heads }) => heads)).toEqual([[false, true], [false]]);
  });

  it.each<[Duration, number]>([
    ["whileInPlay", 1],
    ["untilLeavesActive", 1],
    ["match", 3],
  ])("EFF-22 what lasts as long as its own Pokémon ends when that one leaves play, and only then (%s)", (duration, cost) => {
    const t = scenario({
      cards: [user(starts(heavier(theirs), duration)), scoop],
      you: { active: "Absol", bench: ["Zubat"], hand: ["Scoop", "Scoop"] },
      opponent: { active: "Froakie" },
    });
    t.attack("Mind Jack").endTurn().play("Scoop").choose("Zubat");
    expect(t.opponent.active?.retreatCost).toBe(3);
    t.play("Zubat").play("Scoop").choose("Absol");
    expect(t.opponent.active?.retreatCost).toBe(cost);
  });

  it("EFF-22 what lies on several Pokémon ends for those that leave play", () => {
    const two = { pokemon: "choose", side: "opponents", place: "bench", count: 2 } as const;
    const t = scenario({
      cards: [user(starts(heavier(two), "match")), scoop],
      you: { active: "Absol" },
      opponent: { bench: ["Froakie", "Fennekin", "Chespin"], hand: ["Scoop", "Scoop"] },
    });
    t.attack("Mind Jack").choose("Froakie", "Fennekin").play("Scoop").choose("Froakie").play("Froakie");
    expect(t.opponent.bench.map(({ name, retreatCost }) => [name, retreatCost])).toEqual([
      ["Fennekin", 3],
      ["Chespin", 2],
      ["Froakie", 1],
    ]);
    t.play("Scoop").choose("Fennekin");
    expect(t.state.lasting).toEqual([]);
  });

  it("EFF-22 nothing is left of an effect whose Pokémon has gone to the Bench", () => {
    const t = scenario({
      cards: [user(starts(heavier(ACTIVE), "match"))],
      you: { active: "Absol" },
      opponent: { active: "Zubat", bench: ["Froakie"], hand: ["Switch"] },
    });
    t.attack("Mind Jack").play("Switch");
    expect(t.state.lasting).toEqual([]);
  });
});

describe("Effects of attacks that a card ends", () => {
  const clean = (of: "you" | "opponent" | "both") =>
    attack("Clean", "", "", { do: "ifYouDo", steps: [{ do: "removeEffects", of }], then: [{ do: "draw", count: 2 }] });
  /** What an attack began, whether it was there to be ended for the player it troubles, and is over. */
  const cleaned = (begun: Instruction, of: "you" | "opponent" | "both") => {
    const t = scenario({
      cards: [user(begun), pokemon("Cleaner", 90, "Water", {}, clean(of))],
      you: { active: "Absol" },
      opponent: { active: "Cleaner", bench: ["Zubat"], hand: [] },
    });
    t.attack("Mind Jack").attack("Clean");
    return { over: t.state.lasting.length === 0, drawn: t.opponent.hand.length - 1 };
  };
  const over = { over: true, drawn: 2 };
  const going = { over: false, drawn: 0 };

  it.each<[string, Instruction, "you" | "opponent" | "both", typeof over]>([
    ["on the Defending Pokémon", starts(heavier(ACTIVE), "match"), "you", over],
    ["on the attacker", starts(heavier(SELF), "match"), "you", going],
    ["on the attacker", starts(heavier(SELF), "match"), "both", over],
    ["on all their Pokémon", starts(heavier(theirs), "match"), "you", over],
    ["on all their Pokémon", starts(heavier(theirs), "match"), "opponent", going],
    ["on everybody's Pokémon", starts(heavier({ pokemon: "all", side: "both", place: "inPlay" }), "match"), "you", over],
    ["on the player", starts({ forbid: "play", who: "opponent", where: { category: "Trainer" } }, "match"), "you", over],
    ["on the other player", starts({ forbid: "play", who: "you", where: { category: "Trainer" } }, "match"), "you", going],
    ["on Pokémon of both", starts(heavier({ pokemon: "choose", side: "both", place: "inPlay", count: 3 }), "match"), "you", over],
    ["on both players", starts({ forbid: "play", who: "both", where: { category: "Trainer" } }, "match"), "you", over],
    ["that only waits for its moment", { do: "later", at: "startOfYourNextTurn", steps: [{ do: "draw", count: 1 }] }, "both", going],
  ])("EFF-22 one %s (%#: of %s)", (_, begun, of, result) => {
    expect(cleaned(begun, of)).toEqual(result);
  });

  it("EFF-22 effects of Trainer cards are not among them", () => {
    const t = scenario({
      cards: [
        item("Bless", starts({ modify: "hp", on: MY_ACTIVE, amount: 50, sign: "+" }, "whileInPlay")),
        pokemon("Cleaner", 90, "Water", {}, clean("both")),
      ],
      you: { active: "Cleaner", hand: ["Bless"] },
    });
    t.play("Bless").attack("Clean");
    expect(t.you.active?.hp).toBe(140);
    expect(t.you.hand).toEqual([]);
  });

  it("EFF-25 what an attack added to a Special Condition is not among them", () => {
    const poison: Instruction = { do: "afflict", condition: "Poisoned", pokemon: ACTIVE };
    const t = scenario({
      cards: [
        user(poison, starts({ modify: "poisonCounters", on: ACTIVE, amount: 2, sign: "+" }, "match")),
        pokemon("Cleaner", 90, "Water", {}, clean("you")),
      ],
      you: { active: "Absol" },
      opponent: { active: "Cleaner" },
    });
    t.attack("Mind Jack").attack("Clean");
    expect(t.opponent.active?.damage).toBe(30 + 30);
  });
});
