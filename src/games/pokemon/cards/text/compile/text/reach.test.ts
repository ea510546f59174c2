import { describe, expect, it } from "vitest";
import { compileAttack } from "../card";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;

describe("how far a word reaches", () => {
  it("all Special Conditions go from each Pokémon whose damage counters go", () => {
    const active = { pokemon: "all", side: "both", place: "active" };
    expect(steps("Remove all Special Conditions and 2 damage counters from each Active Pokémon (both yours and your opponent's).")).toEqual(
      [
        { do: "heal", amount: 20, on: active },
        { do: "cure", pokemon: active },
      ],
    );
  });

  it("basic Energy is no other Energy", () => {
    expect(effects("As long as Mossling has any basic Energy cards attached to it, Mossling's Retreat Cost is 0.")).toMatchObject([
      { while: { where: { energy: { where: { energyKind: "Basic" }, atLeast: 1 } } } },
    ]);
  });

  it("each Pokémon on a Bench is on that player's", () => {
    const bench = (whose: string) => steps(`Does 10 damage to each Water Pokémon on ${whose} Bench.`);
    expect(bench("your opponent's")).toMatchObject([{ to: { side: "opponents", place: "bench", where: { types: ["Water"] } } }]);
    expect(bench("your")).toMatchObject([{ to: { side: "yours", place: "bench" } }]);
    expect(bench("each player's")).toMatchObject([{ to: { side: "both", place: "bench" } }]);
  });

  it("what is excluded behind two kinds of cards is neither", () => {
    const text =
      "Search your deck for a Basic Pokémon or Evolution card (excluding Pokémon-ex), show it to your opponent, and put it into your hand. Shuffle your deck afterward.";
    expect(steps(text)).toMatchObject([
      { cards: { where: { anyOf: [{ stages: ["Basic"] }, { evolution: true }], not: { category: "Pokémon", marks: ["ex"] } } } },
    ]);
  });
});

describe("whom a second thing that is said is about", () => {
  it("each of your Pokémon that has no Weakness has no Retreat Cost", () => {
    const on = { pokemon: "all", side: "yours", where: { evolvesFrom: "Acornling" } };
    const text = "Each of your Pokémon that evolves from Acornling has no Weakness, and that Pokémon's Retreat Cost is 0.";
    expect(effects(text)).toMatchObject([{ change: { modify: "weakness", on } }, { change: { modify: "retreatCost", on } }]);
  });
});

describe("a Pokémon that is chosen before one of two things happens", () => {
  const choice = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 };
  const damage = (amount: number) => [{ do: "damage", amount, to: { pokemon: "bound", binding: 1 } }];
  const chosen = "Choose 1 of your opponent's Pokémon. This attack does 10 damage to that Pokémon.";

  it("is the same whichever it is", () => {
    expect(steps(`${chosen} If you have Rilka in play, this attack does 40 damage to that Pokémon instead.`)).toMatchObject([
      { do: "forEach", pokemon: choice, steps: [] },
      { do: "if", then: damage(40), else: damage(10) },
    ]);
  });

  it("takes the other damage where the text names nobody again", () => {
    expect(steps(`${chosen} If that Pokémon already has damage counters on it, this attack does 40 damage instead.`)).toMatchObject([
      { do: "forEach", pokemon: choice, steps: [] },
      { do: "if", when: { is: { pokemon: "bound", binding: 1 }, where: { damaged: true } }, then: damage(40), else: damage(10) },
    ]);
  });
});

describe("the damage of a print that stands in its text as well", () => {
  const attack = (text: string) =>
    compileAttack(
      { name: "Bark Bash", cost: [], damage: { base: 30, sign: "+" }, text: `Choose 1 of your opponent's Pokémon. ${text}` },
      setting,
    );
  const to = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 };

  it("is done once, to the Pokémon that is chosen", () => {
    const text = "This attack does 30 damage to that Pokémon. This attack's damage isn't affected by Weakness or Resistance.";
    const { damage, effect } = attack(text);
    expect(damage).toBeUndefined();
    expect(effect).toEqual([{ do: "damage", amount: 30, to, ignoreWeaknessAndResistance: true }]);
  });

  it("is another's where the numbers differ", () => {
    expect(attack("This attack does 20 damage to that Pokémon.").damage).toEqual({ base: 30, sign: "+" });
  });

  const plain = (text: string) => compileAttack({ name: "Bark Bash", cost: [], damage: { base: 30 }, text }, setting).damage;

  it("is done once without a sign too, where any Pokémon may be chosen", () => {
    expect(plain("Choose 1 of your opponent's Pokémon. This attack does 30 damage to that Pokémon.")).toBeUndefined();
  });

  it("is done beside that to a Benched Pokémon", () => {
    expect(plain("This attack also does 30 damage to 1 of your opponent's Benched Pokémon.")).toEqual({ base: 30 });
  });
});

describe("damage on one face of a coin that isn't affected by Weakness and Resistance", () => {
  const effect = (text: string) => compileAttack({ name: "Bark Bash", cost: [], text: `Flip a coin. ${text}` }, setting).effect;
  const uncalculated = { do: "damage", ignoreWeaknessAndResistance: true };

  it("is what the next sentence speaks of", () => {
    const text =
      "If heads, choose 1 of your opponent's Pokémon. This attack does 50 damage to that Pokémon. This attack's damage isn't affected by Weakness or Resistance.";
    expect(effect(text)).toMatchObject([{ do: "flip", heads: [uncalculated] }]);
  });

  it("is that of the same face alone", () => {
    const text =
      "If heads, this attack does 30 damage. If tails, this attack does 30 damage to 1 of your Pokémon, and this attack's damage isn't affected by Weakness or Resistance.";
    expect(effect(text)).toMatchObject([{ heads: [{ do: "attackDamage" }], tails: [uncalculated] }]);
    expect(JSON.stringify(effect(text))).not.toContain('ignore"');
  });
});
