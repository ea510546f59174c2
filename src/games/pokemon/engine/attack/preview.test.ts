import { expect, it } from "vitest";
import type { Instruction, Modifier, PokemonSelector } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";

/** What is shown of an attack with this text, used on a Pokémon that is neither weak nor resistant, unless more is said. */
const shown = (damage: string, effect: readonly Instruction[], setup: ScenarioSetup = {}) =>
  scenario({
    ...setup,
    cards: [pokemon("Striker", 100, "Fighting", {}, attack("Strike", "", damage, ...effect)), ...(setup.cards ?? [])],
    you: { active: "Striker", ...setup.you },
    opponent: { active: "Charizard-EX", ...setup.opponent },
  }).shown("Strike");

const exactly = (damage: number) => ({ least: damage, most: damage });
const between = (least: number, most: number) => ({ least, most });
const shielded = (change: Modifier) =>
  pokemon("Shielded", 120, "Colorless", { abilities: [ability("Shield", { kind: "continuous", change })] });
const against = (change: Modifier): ScenarioSetup => ({ cards: [shielded(change)], opponent: { active: "Shielded" } });
const EX = { if: "pokemon", is: ACTIVE, where: { marks: ["EX"] } } as const;
const HEADS = { if: "compare", left: { count: "heads" }, is: "=", right: 1 } as const;
const more = (amount: Extract<Instruction, { do: "attackDamage" }>["amount"]): Instruction => ({
  do: "attackDamage",
  change: "more",
  amount,
});
const times = (amount: Extract<Instruction, { do: "attackDamage" }>["amount"]): Instruction => ({
  do: "attackDamage",
  change: "times",
  amount,
});
const BOTH: PokemonSelector = { pokemon: "all", side: "both", place: "inPlay" };
const less = (amount: number): Instruction => ({ do: "attackDamage", change: "less", amount });

it("ATK-03 the printed damage is shown where nothing changes it", () => {
  expect(shown("30", [])).toEqual(exactly(30));
});

it("ATK-05 Weakness, Resistance and effects on both Pokémon are in the damage shown", () => {
  const t = scenario({
    you: { active: { name: "Fennekin", energy: ["Fire Energy", "Fire Energy"], tools: ["Muscle Band"] } },
    opponent: { active: { name: "Chespin", tools: ["Hard Charm"] } },
  });
  expect(t.shown("Will-O-Wisp")).toEqual(exactly((20 + 20) * 2 - 20));
});

it("ATK-03 the damage shown says what changes it, in the order of the calculation, and by which card", () => {
  const t = scenario({
    you: { active: { name: "Fennekin", energy: ["Fire Energy", "Fire Energy"], tools: ["Muscle Band"] } },
    opponent: { active: { name: "Chespin", tools: ["Hard Charm"] } },
  });
  const [band, charm] = [/Muscle Band/, /Hard Charm/].map((name) => expect.stringMatching(name));
  expect(t.told("Will-O-Wisp")?.sum).toEqual({
    least: 20,
    most: 20,
    steps: [
      { step: "effect", card: band, amount: 20 },
      { step: "weakness", operator: "×", value: 2 },
      { step: "effect", card: charm, amount: -20 },
    ],
  });
});

it("ATK-03 nothing is said of damage that nothing changes, nor where what is chosen changes the calculation itself", () => {
  const told = (effect: readonly Instruction[], opponent = "Charizard-EX") =>
    scenario({
      cards: [pokemon("Striker", 100, "Fire", {}, attack("Strike", "", "30", ...effect))],
      you: { active: "Striker" },
      opponent: { active: opponent },
    }).told("Strike");
  expect(told([])).toEqual(exactly(30));
  expect(told([], "Chespin")?.sum?.steps).toHaveLength(1);
  expect(told([{ do: "flip", coins: 1, heads: [{ do: "ignore", what: ["Weakness"] }] }], "Chespin")).toEqual(between(30, 60));
});

it("EFF-20 the damage shown names the card that prevents it, or may", () => {
  const told = (change: Modifier) =>
    scenario({
      cards: [pokemon("Striker", 100, "Fighting", {}, attack("Strike", "", "70")), shielded(change)],
      you: { active: "Striker" },
      opponent: { active: "Shielded" },
    }).told("Strike");
  const shield = { card: expect.stringMatching(/Shielded/) };
  const prevents = { prevent: "damage", on: SELF, from: { side: "opponents" } } as const;
  expect(told(prevents)).toEqual({ ...exactly(0), prevented: true, shield });
  expect(told({ ...prevents, flip: true })).toEqual({ ...between(0, 70), shield });
});

it("ATK-12 a Confused Pokémon's attack says that it may fail", () => {
  const t = scenario({
    cards: [pokemon("Striker", 100, "Fighting", {}, attack("Strike", "", "70"))],
    you: { active: { name: "Striker", conditions: ["Confused"] } },
    opponent: { active: "Charizard-EX" },
  });
  expect(t.told("Strike")).toEqual({ ...between(0, 70), mayFail: true });
});

it("EFF-20 prevented damage is shown as 0, and that it is prevented", () => {
  const safeguard: Modifier = { prevent: "damageAndEffects", on: SELF, from: { side: "opponents" } };
  expect(shown("70", [], against(safeguard))).toEqual({ ...exactly(0), prevented: true });
  expect(shown("", [], against(safeguard))).toEqual(exactly(0));
});

it("EFF-20 prevention by a coin leaves both open", () => {
  expect(shown("70", [], against({ prevent: "damage", on: SELF, from: { side: "opponents" }, flip: true }))).toEqual(between(0, 70));
});

it.each([
  [{ atMost: 40 }, between(0, 70)],
  [{ atLeast: 60 }, between(0, 50)],
  [{ atLeast: 30 }, { ...exactly(0), prevented: true }],
  [{ exactly: [30, 50, 70] }, between(0, 60)],
])("EFF-20 prevention by how much it is is asked of each amount that may come (%j)", (limit, damage) => {
  const change: Modifier = { prevent: "damage", on: SELF, from: { side: "opponents" }, ...limit };
  expect(shown("30+", [{ do: "flip", coins: 4 }, more({ multiply: [10, { count: "heads" }] })], against(change))).toEqual(damage);
});

it("EFF-20 what is prevented for sure is so whatever a coin says of it", () => {
  const shield = { prevent: "damage", on: SELF, from: { side: "opponents" } } as const;
  const effects = [{ ...shield, flip: true }, shield].map((change) => ({ kind: "continuous" as const, change }));
  const cards = [pokemon("Shielded", 120, "Colorless", { abilities: [ability("Shields", ...effects)] })];
  expect(shown("70", [], { cards, opponent: { active: "Shielded" } })).toEqual({ ...exactly(0), prevented: true });
});

it("EFF-13 what ignores effects on the other Pokémon is not prevented", () => {
  const safeguard: Modifier = { prevent: "damage", on: SELF, from: { side: "opponents" } };
  expect(shown("70", [{ do: "ignore", what: ["effects"] }], against(safeguard))).toEqual(exactly(70));
});

it("EFF-11 a base set by an effect is shown", () => {
  const setter = pokemon("Setter", 60, "Colorless", {
    abilities: [
      ability("Ordinance", {
        kind: "continuous",
        change: { modify: "baseDamage", by: { pokemon: "all", side: "yours", place: "inPlay" }, set: 90 },
      }),
    ],
  });
  expect(shown("30", [], { cards: [setter], you: { bench: ["Setter"] } })).toEqual(exactly(90));
});

it.each<[string, string, readonly Instruction[], ReturnType<typeof between>]>([
  ["heads do more", "10+", [{ do: "flip", coins: 1, heads: [more(20)] }], between(10, 30)],
  ["heads multiply", "20×", [{ do: "flip", coins: 4 }, times({ count: "heads" })], between(0, 80)],
  ["tails do nothing", "60", [{ do: "flip", coins: 1, tails: [{ do: "attackDoesNothing" }] }], between(0, 60)],
  ["tails do damage to itself", "60", [{ do: "flip", coins: 1, tails: [{ do: "damage", amount: 20, to: SELF }] }], exactly(60)],
  [
    "both heads",
    "30+",
    [
      { do: "flip", coins: 2 },
      { do: "if", when: { if: "compare", left: { count: "heads" }, is: "=", right: 2 }, then: [more(50)], else: [more(10)] },
    ],
    between(40, 80),
  ],
  ["tails of coins until tails", "10+", [{ do: "flip", coins: "untilTails" }, more({ multiply: [20, { count: "tails" }] })], exactly(30)],
  [
    "a coin that is perhaps flipped",
    "30+",
    [
      { do: "flip", coins: 1 },
      {
        do: "flip",
        coins: { count: "heads" },
        heads: [{ do: "attackDamage", change: "set", amount: 50 }],
        tails: [{ do: "attackDamage", change: "set", amount: 70 }],
      },
    ],
    between(30, 70),
  ],
  ["heads do more to what is multiplied", "20×", [{ do: "flip", coins: 1, heads: [more(10)] }, times(2)], between(40, 50)],
  ["one of two modes", "30+", [{ do: "chooseMode", modes: [[more(50)], [more(20)]] }], between(50, 80)],
  [
    "a number of one's choice",
    "30-",
    [
      { do: "chooseNumber", from: 0, to: 2, bind: 1 },
      { do: "attackDamage", change: "less", amount: { multiply: [10, { count: "chosen", binding: 1 }] } },
    ],
    between(10, 30),
  ],
  [
    "cards that one may stop taking",
    "10×",
    [
      { do: "move", cards: { cards: "top", of: "you", count: 3, upTo: true, bind: 1 }, destination: { to: "discard" } },
      times({ count: "bound", binding: 1 }),
    ],
    between(0, 30),
  ],
  [
    "a Pokémon of one's choice, and no other there",
    "",
    [{ do: "damage", amount: 40, to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } }],
    exactly(40),
  ],
  ["its own and to all", "20", [{ do: "damage", amount: 10, to: { pokemon: "all", side: "opponents", place: "inPlay" } }], exactly(30)],
  ["Benched Pokémon only", "20", [{ do: "damage", amount: 10, to: { pokemon: "all", side: "opponents", place: "bench" } }], exactly(20)],
  ["a base set by the text", "50", [{ do: "attackDamage", change: "set", amount: 80 }], exactly(80)],
  ["a base that heads set", "20×", [{ do: "flip", coins: 1, heads: [{ do: "attackDamage", change: "set", amount: 50 }] }], between(0, 50)],
  ["heads multiply, tails leave it as it is", "30", [{ do: "flip", coins: 1, heads: [times(3)] }], between(30, 90)],
  ["heads multiply, and × is nothing on tails", "30×", [{ do: "flip", coins: 1, heads: [times(3)] }], between(0, 90)],
  ["multiplied either way", "30×", [{ do: "flip", coins: 1, heads: [times(3)], tails: [times(2)] }], between(60, 90)],
  ["multiplied twice", "10×", [times(2), times(3)], exactly(60)],
  ["less on heads, more on tails", "30", [{ do: "flip", coins: 1, heads: [less(20)], tails: [more(20)] }], between(10, 50)],
  ["several coins, of which one may be heads", "10+", [{ do: "flip", coins: 2, heads: [more(20)] }], between(10, 30)],
  ["several coins, of which one may be tails", "50-", [{ do: "flip", coins: 2, tails: [less(20)] }], between(30, 50)],
  ["two of three modes", "30+", [{ do: "chooseMode", count: 2, modes: [[more(50)], [more(20)], [more(10)]] }], between(30, 110)],
  ["done so many times", "10+", [{ do: "repeat", times: 3, steps: [more(20)] }], exactly(70)],
  [
    "done for each heads",
    "10+",
    [
      { do: "flip", coins: 2 },
      { do: "repeat", times: { count: "heads" }, steps: [more(20)] },
    ],
    between(10, 50),
  ],
  ["done as often as may be", "10+", [{ do: "repeat", times: 12, steps: [more(10)] }], exactly(130)],
  [
    "for each of them",
    "10+",
    [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "both", place: "inPlay" },
        steps: [more({ count: "hp", of: { pokemon: "each" } })],
      },
    ],
    exactly(10 + 100 + 180),
  ],
  [
    "for each that is chosen",
    "10+",
    [
      {
        do: "forEach",
        pokemon: { pokemon: "choose", side: "both", place: "inPlay", count: "any" },
        steps: [more({ count: "hp", of: { pokemon: "each" } })],
      },
    ],
    between(10, 10 + 100 + 180),
  ],
  ["before doing damage", "10+", [{ do: "beforeDamage", steps: [more(20)] }], exactly(30)],
  ["nothing in any case", "30", [{ do: "attackDoesNothing" }], exactly(0)],
  [
    "several times to the chosen one",
    "",
    [
      { do: "flip", coins: 2 },
      { do: "damage", amount: 20, times: { count: "heads" }, to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } },
    ],
    between(0, 40),
  ],
  ["several times in any case", "", [{ do: "damage", amount: 20, times: 3, to: ACTIVE }], exactly(60)],
  [
    "by what is on the damaged one",
    "",
    [
      {
        do: "damage",
        amount: { count: "hp", of: { pokemon: "each" } },
        to: { pokemon: "all", side: "opponents", place: "inPlay" },
      },
    ],
    exactly(180),
  ],
  [
    "one that was chosen before",
    "",
    [
      { do: "forEach", pokemon: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 }, steps: [] },
      { do: "damage", amount: 30, to: { pokemon: "bound", binding: 1 } },
    ],
    between(0, 30),
  ],
  ["counters are no damage (ATK-11)", "", [{ do: "putCounters", count: 3, on: ACTIVE }], exactly(0)],
])("ATK-03 the range of coins and choices is shown: %s", (_, damage, effect, range) => {
  expect(shown(damage, effect)).toEqual(range);
});

it("ATK-03 'until tails' has a least and no most; where nothing can be told, nothing is shown", () => {
  const untilTails: Instruction = { do: "flip", coins: "untilTails" };
  expect(shown("20+", [untilTails, more({ multiply: [20, { count: "heads" }] })])).toEqual({ least: 20, most: null });
  expect(shown("", [{ do: "copyAttack", of: { pokemon: ACTIVE } }])).toBeNull();
});

it("ATK-03 a count of what lies open is no range (Delphox, Blaze Ball)", () => {
  const t = scenario({
    you: { active: { name: "Delphox", energy: ["Fire Energy", "Fire Energy", "Water Energy"] } },
    opponent: { active: "Charizard-EX" },
  });
  expect(t.shown("Blaze Ball")).toEqual(exactly(90));
});

it("ATK-14 as many as one likes: from none to all that are there", () => {
  const discard: Instruction = {
    do: "move",
    cards: { cards: "attached", to: SELF, what: "energy", count: "any", bind: 1 },
    destination: { to: "discard" },
  };
  const you = { active: { name: "Striker", energy: ["Water Energy", "Fire Energy", "Fire Energy"] } };
  expect(shown("50×", [discard, times({ count: "bound", binding: 1 })], { you })).toEqual(between(0, 150));
  const fire = { ...discard, cards: { ...discard.cards, where: { names: ["Fire Energy"] } } };
  expect(shown("50×", [fire, times({ count: "bound", binding: 1 })], { you })).toEqual(between(0, 100));
});

it("EFF-50 what may be done for more damage counts where it can be done", () => {
  const burn: Instruction = {
    do: "may",
    steps: [{ do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } }],
    ifDone: [more(120)],
  };
  const stadium = { cards: [trainer("Meadow", "Stadium", {})], stadium: "Meadow" };
  expect(shown("100+", [burn], stadium)).toEqual(between(100, 220));
  expect(shown("100+", [burn])).toEqual(exactly(100));
});

it.each<[string, readonly Instruction[], ReturnType<typeof between>]>([
  ["what holds is done", [{ do: "if", when: EX, then: [more(20)] }], exactly(50)],
  ["and not what would be done otherwise", [{ do: "if", when: EX, then: [more(20)], else: [more(50)] }], exactly(50)],
  ["what does not hold is not done", [{ do: "if", when: { not: EX }, then: [more(20)] }], exactly(30)],
  ["but what is done otherwise", [{ do: "if", when: { not: EX }, then: [more(20)], else: [more(50)] }], exactly(80)],
  [
    "and what a coin decides may be",
    [
      { do: "flip", coins: 1 },
      { do: "if", when: HEADS, then: [more(20)] },
    ],
    between(30, 50),
  ],
])("ATK-03 what everybody sees decides a condition: %s", (_, effect, range) => {
  expect(shown("30+", effect)).toEqual(range);
});

it("EFF-50 what follows from what is done is shown, or what follows where it cannot be done", () => {
  const discard: Instruction = { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } };
  const stadium = { cards: [trainer("Meadow", "Stadium", {})], stadium: "Meadow" };
  const burn: Instruction = { do: "ifYouDo", steps: [discard], then: [more(120)], otherwise: [less(20)] };
  expect(shown("100", [burn], stadium)).toEqual(between(80, 220));
  expect(shown("100", [burn])).toEqual(exactly(80));
  const bare: Instruction = { do: "ifYouDo", steps: [discard], then: [more(120)] };
  expect(shown("100", [bare], stadium)).toEqual(between(100, 220));
  expect(shown("100", [bare])).toEqual(exactly(100));
});

it("EFF-50 what comes of leaving it undone is shown too", () => {
  const discard: Instruction = { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } };
  const stadium = { cards: [trainer("Meadow", "Stadium", {})], stadium: "Meadow" };
  const spare: Instruction = { do: "may", steps: [discard], ifNot: [less(20)] };
  expect(shown("100", [spare], stadium)).toEqual(between(80, 100));
  expect(shown("100", [spare])).toEqual(exactly(80));
});

it("EFF-50 cards of one's own hand are known to be there or not", () => {
  const discard: Instruction = {
    do: "move",
    cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Energy" } },
    destination: { to: "discard" },
  };
  const burn: Instruction = { do: "may", steps: [discard], ifDone: [more(50)] };
  expect(shown("30+", [burn], { you: { hand: ["Potion"] } })).toEqual(exactly(30));
  expect(shown("30+", [burn], { you: { hand: ["Water Energy"] } })).toEqual(between(30, 80));
});

it("EFF-13 damage that a coin lets ignore Weakness, Resistance or effects lies between both", () => {
  const heads = (what: "Weakness" | "Resistance" | "effects"): Instruction => ({
    do: "flip",
    coins: 1,
    heads: [{ do: "ignore", what: [what] }],
  });
  expect(shown("30", [heads("Weakness")], { opponent: { active: "Pikachu" } })).toEqual(between(30, 60));
  const resisting = pokemon("Resisting", 100, "Colorless", { resistance: "Fighting" });
  expect(shown("30", [heads("Resistance")], { cards: [resisting], opponent: { active: "Resisting" } })).toEqual(between(10, 30));
  expect(shown("30", [heads("effects")], { opponent: { active: "Shieldon" } })).toEqual(between(10, 30));
  expect(shown("30", [{ do: "ignore", what: ["Weakness"] }], { opponent: { active: "Pikachu" } })).toEqual(exactly(30));
  expect(shown("30", [{ do: "ignore", what: ["Resistance"] }], { cards: [resisting], opponent: { active: "Resisting" } })).toEqual(
    exactly(30),
  );
});

it("EFF-13 damage that is done to a Pokémon by the text ignores what it says", () => {
  const hit: Extract<Instruction, { do: "damage" }> = { do: "damage", amount: 30, to: ACTIVE };
  const resisting = pokemon("Resisting", 100, "Colorless", { resistance: "Fighting" });
  for (const [active, met] of [
    ["Pikachu", 60],
    ["Resisting", 10],
  ] as const) {
    const setup = { cards: [resisting], opponent: { active } };
    expect(shown("", [hit], setup)).toEqual(exactly(met));
    expect(shown("", [{ ...hit, ignoreWeaknessAndResistance: true }], setup)).toEqual(exactly(30));
  }
  expect(shown("", [hit], { opponent: { active: "Shieldon" } })).toEqual(exactly(10));
  expect(shown("", [{ ...hit, ignoreEffects: true }], { opponent: { active: "Shieldon" } })).toEqual(exactly(30));
});

it("ATK-03 what is repeated without an end in sight has no most", () => {
  const heads: Instruction = { do: "flip", coins: "untilTails" };
  expect(shown("20+", [heads, { do: "repeat", times: { count: "heads" }, steps: [more(20)] }])).toEqual({ least: 20, most: null });
});

it("ATK-02 a chosen Pokémon may be another than the Active", () => {
  const snipe: Instruction = { do: "damage", amount: 40, to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } };
  expect(shown("", [snipe], { opponent: { bench: ["Zubat"] } })).toEqual(between(0, 40));
});

it("ATK-02 one that was chosen before may be another than the Active", () => {
  const counters: Instruction = {
    do: "putCounters",
    count: 1,
    on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 },
  };
  const hit: Instruction = { do: "damage", amount: 30, to: { pokemon: "bound", binding: 1 } };
  expect(shown("", [counters, hit], { opponent: { bench: ["Zubat"] } })).toEqual(between(0, 30));
  expect(shown("", [counters, hit])).toEqual(exactly(30));
});

it("EFF-06 cards that the player cannot see leave open what hangs on them", () => {
  const mill: Instruction = { do: "move", cards: { cards: "top", of: "you", count: 3, bind: 1 }, destination: { to: "discard" } };
  const each = (where: { category: "Energy" }) => times({ count: "bound", binding: 1, where });
  for (const deck of [
    ["Water Energy", "Water Energy", "Water Energy"],
    ["Zubat", "Zubat", "Zubat"],
  ])
    expect(shown("40×", [mill, each({ category: "Energy" })], { you: { deck } })).toEqual(between(0, 120));
  const theirs = times({ count: "cards", zone: "hand", of: "opponent", where: { category: "Trainer" } });
  expect(shown("40×", [theirs], { opponent: { hand: ["Zubat", "Muscle Band"] } })).toEqual(between(0, 80));
  expect(shown("40×", [times({ count: "cards", zone: "hand", of: "opponent" })], { opponent: { hand: ["Zubat", "Muscle Band"] } })).toEqual(
    exactly(80),
  );
});

it("ATK-12 a Confused Pokémon may fail", () => {
  const you = { active: { name: "Striker", conditions: ["Confused"] as const } };
  expect(shown("30", [], { you })).toEqual(between(0, 30));
});

it("ED-02 an attack that a coin may stop may come to nothing", () => {
  const t = scenario({
    coins: "H",
    cards: [pokemon("Striker", 100, "Fighting", {}, attack("Strike", "", "30"))],
    you: { active: { name: "Koffing", energy: ["Psychic Energy"] } },
    opponent: { active: "Striker" },
  });
  t.attack("Smokescreen");
  expect(t.shown("Strike")).toEqual(between(0, 30));
  t.attack("Strike");
});

it("ED-02 … where it is this one that the coin may stop", () => {
  const doubt = (attack: string) =>
    trainer("Doubt", "Stadium", {
      whileInPlay: [{ kind: "continuous", change: { forbid: "attack", on: BOTH, attack, unless: "heads" } }],
    });
  expect(shown("30", [], { cards: [doubt("Strike")], stadium: "Doubt" })).toEqual(between(0, 30));
  expect(shown("30", [], { cards: [doubt("Tap")], stadium: "Doubt" })).toEqual(exactly(30));
});

const toolsOff = (on: PokemonSelector): Instruction => ({
  do: "move",
  cards: { cards: "attached", to: on, what: "tool", count: "all" },
  destination: { to: "discard" },
});
const before = (...steps: readonly Instruction[]): Instruction => ({ do: "beforeDamage", steps });

it("ATK-03 what is discarded before the damage counts no more in what is shown", () => {
  const charmed: ScenarioSetup = { opponent: { active: { name: "Charizard-EX", tools: ["Hard Charm"] } } };
  expect(shown("30", [before(toolsOff(ACTIVE))], charmed)).toEqual(exactly(30));
  const banded: ScenarioSetup = { you: { active: { name: "Striker", tools: ["Muscle Band"] } } };
  expect(shown("30", [before(toolsOff(SELF))], banded)).toEqual(exactly(30));
});

it.each<readonly [string, ScenarioSetup["opponent"], ReturnType<typeof between>]>([
  ["the only one", {}, exactly(30)],
  ["one of two", { bench: ["Froakie"] }, between(0, 30)],
])("ATK-03 … nor in damage to a Pokémon that is chosen: %s", (_, opponent, damage) => {
  const to: PokemonSelector = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 };
  const charmed: ScenarioSetup = { opponent: { active: { name: "Charizard-EX", tools: ["Hard Charm"] }, ...opponent } };
  expect(shown("", [{ do: "damage", amount: 30, to }, before(toolsOff({ pokemon: "bound", binding: 1 }))], charmed)).toEqual(damage);
});

it("RUL-13 what is discarded in a text without such words still counts", () => {
  const charmed: ScenarioSetup = { opponent: { active: { name: "Charizard-EX", tools: ["Hard Charm"] } } };
  expect(shown("30+", [toolsOff(ACTIVE), more(10)], charmed)).toEqual(exactly(20));
  expect(shown("30+", [before({ do: "draw", count: 1 }), toolsOff(ACTIVE), more(10)], charmed)).toEqual(exactly(20));
});

it("ATK-03 what may be discarded before the damage leaves both open", () => {
  const charmed: ScenarioSetup = { opponent: { active: { name: "Charizard-EX", tools: ["Hard Charm"] } } };
  expect(shown("30", [before({ do: "may", steps: [toolsOff(ACTIVE)] })], charmed)).toEqual(between(10, 30));
});
