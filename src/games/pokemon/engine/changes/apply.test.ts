import { describe, expect, it } from "vitest";
import { SPECIAL_CONDITIONS } from "../card";
import type { Instruction } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";

const MINE = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } as const;
const BENCHED = { pokemon: "choose", side: "opponents", place: "bench", count: 1 } as const;
const item = (name: string, ...effect: Instruction[]) => trainer(name, "Item", {}, ...effect);

/** Whether an attack's step counts as done: what follows "if you do" draws a card. */
const isDone = (step: Instruction, setup: ScenarioSetup = {}): boolean => {
  const t = scenario({
    ...setup,
    cards: [
      pokemon("Doer", 100, "Colorless", {}, attack("Deed", "", "", { do: "ifYouDo", steps: [step], then: [{ do: "draw", count: 1 }] })),
      ...(setup.cards ?? []),
    ],
    you: { active: "Doer", hand: [], ...setup.you },
  });
  t.attack("Deed");
  if (t.asked === "takePrizes") t.choose(0);
  return t.you.hand.includes("Water Energy");
};

describe("What changes something, and what does not", () => {
  const toughened = ability(
    "Tough",
    { kind: "continuous", change: { forbid: "beKnockedOut", on: SELF } },
    { kind: "continuous", change: { forbid: "heal", on: SELF } },
    { kind: "continuous", change: { prevent: "conditions", on: SELF } },
  );
  const safe = ability("Safe", { kind: "continuous", change: { prevent: "effects", on: SELF, from: { side: "opponents" } } });
  const shielded = ability("Shield", { kind: "continuous", change: { prevent: "damage", on: SELF, from: { side: "opponents" } } });
  const guards = [
    pokemon("Tough", 60, "Metal", { abilities: [toughened] }),
    pokemon("Shielded", 60, "Metal", { abilities: [shielded] }),
    pokemon("Safe", 60, "Metal", { abilities: [safe] }),
  ];
  const discardEnergy: Instruction = {
    do: "move",
    cards: { cards: "attached", to: ACTIVE, what: "energy", count: 1 },
    destination: { to: "discard" },
  };
  const devolve: Instruction = { do: "devolve", pokemon: ACTIVE, cards: 1, destination: { to: "hand" } };
  const stadium: Instruction = { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } };

  it.each<[boolean, string, Instruction, ScenarioSetup?]>([
    [true, "healing the damaged", { do: "heal", amount: 10, on: SELF }, { you: { active: { name: "Doer", damage: 10 } } }],
    [false, "healing the undamaged", { do: "heal", amount: 10, on: SELF }],
    [true, "moving counters", { do: "moveCounters", count: 1, from: SELF, to: ACTIVE }, { you: { active: { name: "Doer", damage: 10 } } }],
    [false, "moving counters that are not there", { do: "moveCounters", count: 1, from: SELF, to: ACTIVE }],
    [true, "putting counters", { do: "putCounters", count: 1, on: ACTIVE }],
    [false, "putting no counters", { do: "putCounters", count: { count: "tools", on: SELF }, on: ACTIVE }],
    [true, "damage", { do: "damage", amount: 10, to: ACTIVE }],
    [false, "damage that is prevented", { do: "damage", amount: 10, to: ACTIVE }, { cards: guards, opponent: { active: "Shielded" } }],
    [true, "a Special Condition of the Active", { do: "afflict", condition: "Confused", pokemon: ACTIVE }],
    [
      false,
      "a Special Condition of a Benched Pokémon",
      { do: "afflict", condition: "Confused", pokemon: BENCHED },
      { opponent: { bench: ["Zubat"] } },
    ],
    [true, "curing the afflicted", { do: "cure", pokemon: SELF }, { you: { active: { name: "Doer", conditions: ["Poisoned"] } } }],
    [false, "curing the healthy", { do: "cure", pokemon: SELF }],
    [
      false,
      "curing another condition",
      { do: "cure", pokemon: SELF, conditions: ["Burned"] },
      { you: { active: { name: "Doer", conditions: ["Poisoned"] } } },
    ],
    [true, "switching", { do: "switch", side: "yours", chooser: "you" }, { you: { bench: ["Zubat"] } }],
    [false, "switching with nobody", { do: "switch", side: "yours", chooser: "you" }],
    [true, "drawing", { do: "draw", count: 1 }],
    [true, "shuffling the deck", { do: "shuffle", zone: "deck", of: "you" }],
    [false, "shuffling an empty deck", { do: "shuffle", zone: "deck", of: "opponent" }, { opponent: { deck: [] } }],
    [true, "discarding the Stadium", stadium, { stadium: "Fairy Garden" }],
    [false, "discarding no Stadium", stadium],
    [true, "devolving the evolved", devolve, { opponent: { active: { name: "Quilladin", under: ["Chespin"] } } }],
    [false, "devolving a Basic Pokémon", devolve],
    [true, "Knocking Out", { do: "knockOut", pokemon: BENCHED }, { opponent: { bench: ["Zubat"] } }],
    [false, "Knocking Out who can't be", { do: "knockOut", pokemon: ACTIVE }, { cards: guards, opponent: { active: "Tough" } }],
    [true, "turning Prize cards up", { do: "turnPrizesUp", count: "all", of: "you" }],
    [false, "turning up no Prize cards", { do: "turnPrizesUp", count: { count: "tools", on: SELF }, of: "you" }],
    [
      false,
      "healing who can't be healed",
      { do: "heal", amount: 10, on: ACTIVE },
      { cards: guards, opponent: { active: { name: "Tough", damage: 10 } } },
    ],
    [
      false,
      "a Special Condition of the immune",
      { do: "afflict", condition: "Confused", pokemon: ACTIVE },
      { cards: guards, opponent: { active: "Tough" } },
    ],
    [false, "an effect on the protected", { do: "putCounters", count: 1, on: ACTIVE }, { cards: guards, opponent: { active: "Safe" } }],
    [
      false,
      "a lasting effect on the protected",
      { do: "lasting", change: { forbid: "retreat", on: ACTIVE }, duration: "opponentsNextTurn" },
      { cards: guards, opponent: { active: "Safe" } },
    ],
    [
      false,
      "discarding from the protected",
      discardEnergy,
      { cards: guards, opponent: { active: { name: "Safe", energy: ["Water Energy"] } } },
    ],
    [true, "discarding from the others", discardEnergy, { opponent: { active: { name: "Zubat", energy: ["Water Energy"] } } }],
    [true, "an effect that begins", { do: "lasting", change: { forbid: "retreat", on: ACTIVE }, duration: "opponentsNextTurn" }],
    [false, "an effect on nobody", { do: "lasting", change: { forbid: "retreat", on: BENCHED }, duration: "opponentsNextTurn" }],
  ])("EFF-50 done: %s — %s", (done, _, step, setup) => {
    expect(isDone(step, setup)).toBe(done);
  });
});

describe("What everybody sees", () => {
  it("EFF-20 an immune Pokémon keeps off the conditions that are named and no other", () => {
    const immune = ability("Immunity", { kind: "continuous", change: { prevent: "conditions", on: SELF, conditions: ["Poisoned"] } });
    const gas = (condition: "Poisoned" | "Asleep") => item(condition, { do: "afflict", condition, pokemon: ACTIVE });
    const t = scenario({
      coins: "H",
      cards: [pokemon("Immune", 60, "Metal", { abilities: [immune] }), gas("Poisoned"), gas("Asleep")],
      you: { hand: ["Poisoned", "Asleep"] },
      opponent: { active: "Immune" },
    });
    t.play("Poisoned").play("Asleep");
    expect([t.opponent.active?.conditions, t.happened("prevented").map(({ what }) => what)]).toEqual([["Asleep"], ["effect"]]);
    t.endTurn();
  });

  it("EFF-20 what keeps several cards on a Pokémon is told once", () => {
    const safe = ability("Safe", { kind: "continuous", change: { prevent: "trainerEffects", on: SELF } });
    const strip: Instruction = {
      do: "move",
      cards: { cards: "attached", to: ACTIVE, what: "energy", count: "all" },
      destination: { to: "discard" },
    };
    const t = scenario({
      cards: [pokemon("Safe", 60, "Metal", { abilities: [safe] }), item("Strip", { do: "draw", count: 1 }, strip)],
      you: { hand: ["Strip"] },
      opponent: { active: { name: "Safe", energy: ["Water Energy", "Water Energy"] } },
    });
    t.play("Strip");
    expect([t.happened("prevented").length, t.opponent.active?.energy.length]).toEqual([1, 2]);
  });

  it("EFF-57 Prize cards that are turned up everybody sees", () => {
    const t = scenario({
      cards: [item("Town Map", { do: "turnPrizesUp", count: "all", of: "you" })],
      you: { hand: ["Town Map"], prizes: ["Potion", "Switch"] },
    });
    t.play("Town Map");
    expect(t.happened("revealed").map(({ cards }) => cards.map(({ card }) => card))).toEqual([["Potion", "Switch"]]);
    expect(t.view(1).sides[0].prizes).toMatchObject([{ card: "Potion" }, { card: "Switch" }]);
  });

  it("EFF-44 devolving all takes a card off the evolved only", () => {
    const all = { pokemon: "all", side: "opponents", place: "inPlay" } as const;
    const t = scenario({
      cards: [item("Spray", { do: "devolve", pokemon: all, cards: 1, destination: { to: "hand" } })],
      you: { hand: ["Spray"] },
      opponent: { active: { name: "Quilladin", under: ["Chespin"] }, bench: ["Zubat"], hand: [] },
    });
    t.play("Spray");
    expect([t.opponent.hand, t.happened("devolved")]).toMatchObject([["Quilladin"], [{ pokemon: t.opponent.active?.id }]]);
  });
});

describe("Special Conditions", () => {
  const turned = ["Asleep", "Confused", "Paralyzed"] as const;
  const pairs = SPECIAL_CONDITIONS.flatMap((first) => SPECIAL_CONDITIONS.map((second) => [first, second] as const));

  it.each(pairs)("CHK-06 %s, then %s", (first, second) => {
    const t = scenario({
      cards: [
        item("First", { do: "afflict", condition: first, pokemon: ACTIVE }),
        item("Second", { do: "afflict", condition: second, pokemon: ACTIVE }),
      ],
      you: { hand: first === second ? ["First"] : ["First", "Second"] },
    });
    t.play("First");
    if (first !== second) t.play("Second");
    const replaced = turned.some((one) => one === first) && turned.some((one) => one === second);
    const expected = SPECIAL_CONDITIONS.filter((one) => one === second || (one === first && !replaced));
    expect(t.opponent.active?.conditions).toEqual(expected);
  });

  it("CHK-07 only the Active is affected where a text speaks of all", () => {
    const t = scenario({
      cards: [item("Gas", { do: "afflict", condition: "Poisoned", pokemon: { pokemon: "all", side: "opponents", place: "inPlay" } })],
      you: { hand: ["Gas"] },
      opponent: { active: "Snorlax", bench: ["Zubat"] },
    });
    t.play("Gas");
    expect([t.opponent.active?.conditions, t.opponent.bench[0]?.conditions]).toEqual([["Poisoned"], []]);
  });

  it("CHK-05 who is Paralyzed in its own turn stays so until the end of its next", () => {
    const t = scenario({
      cards: [pokemon("Stumbler", 60, "Grass", {}, attack("Stumble", "", "10", { do: "afflict", condition: "Paralyzed", pokemon: SELF }))],
      you: { active: "Stumbler" },
    });
    t.attack("Stumble");
    expect(t.you.active?.conditions).toEqual(["Paralyzed"]);
    t.endTurn();
    expect([t.you.active?.conditions, t.canAttack()]).toEqual([["Paralyzed"], false]);
    t.endTurn();
    expect(t.you.active?.conditions).toEqual([]);
  });

  it.each([
    ["Poisoned", 40],
    ["Burned", 40],
  ] as const)("EFF-25 a text may say how many counters %s puts", (condition, damage) => {
    const t = scenario({
      edition: "sm",
      coins: condition === "Burned" ? "T" : "",
      cards: [item("Gas", { do: "afflict", condition, counters: 4, pokemon: ACTIVE })],
      you: { hand: ["Gas"] },
    });
    t.play("Gas").endTurn();
    expect(t.opponent.active?.damage).toBe(damage);
  });

  it("EFF-25 counters that a text names are those of its own condition", () => {
    const gas = (condition: "Poisoned" | "Burned", counters: number) =>
      item(condition, { do: "afflict", condition, counters, pokemon: ACTIVE });
    const t = scenario({
      edition: "sm",
      coins: "T",
      cards: [gas("Poisoned", 3), gas("Burned", 4), item("Fear", { do: "afflict", condition: "Confused", counters: 9, pokemon: ACTIVE })],
      you: { hand: ["Poisoned", "Burned", "Fear"] },
    });
    t.play("Poisoned").play("Burned").play("Fear").endTurn();
    expect(t.happened("damaged").map(({ amount }) => amount)).toEqual([30, 40]);
  });

  it("CHK-06 what cures one leaves the others", () => {
    const t = scenario({
      cards: [item("Antidote", { do: "cure", pokemon: MINE, conditions: ["Poisoned"] })],
      you: { active: { name: "Snorlax", conditions: ["Asleep", "Burned", "Poisoned"] }, hand: ["Antidote"] },
    });
    t.play("Antidote");
    expect(t.you.active?.conditions).toEqual(["Asleep", "Burned"]);
    expect(t.happened("recovered").map(({ condition }) => condition)).toEqual(["Poisoned"]);
  });
});
