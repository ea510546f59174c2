import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more }).steps;
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more }).effects;
const self = { pokemon: "self" } as const;
const defending = { pokemon: "active", side: "opponents" } as const;

describe("effects between two Pokémon (EFF-22)", () => {
  it("end with either", () => {
    const lasting = { do: "lasting", duration: "opponentsNextTurn" };
    const kept = [{ ...lasting, change: { forbid: "attack", on: defending }, endsWith: "self" }];
    expect(
      steps("The Defending Pokémon can't attack Mossling during your opponent's next turn. (Benching either Pokémon ends this effect.)"),
    ).toEqual(kept);
    expect(
      steps(
        "During your opponent's next turn, the Defending Pokémon can't attack. (Benching or evolving either Pokémon ends this effect.)",
      ),
    ).toEqual(kept);
  });

  it("are of the Defending Pokémon's attacks alone", () => {
    const less = { modify: "damageTaken", on: self, amount: 20, sign: "-", from: { side: "opponents" } };
    const text = (how: string) =>
      `If the Defending Pokémon attacks Mossling during your opponent's next turn, any damage done by the attack is reduced by 20 (${how} applying Weakness and Resistance).`;
    const lasting = { do: "lasting", duration: "opponentsNextTurn", endsWith: "defending" };
    expect(steps(text("after"))).toEqual([{ ...lasting, change: less }]);
    expect(steps(text("before"))).toEqual([{ ...lasting, change: { ...less, before: true } }]);
  });

  it("hold as long as this one is Active", () => {
    expect(steps("The Defending Pokémon can't retreat as long as Mossling remains your Active Pokémon.")).toEqual([
      { do: "lasting", change: { forbid: "retreat", on: defending }, duration: "untilLeavesActive", endsWith: "self" },
    ]);
  });

  it("end where it is said with whom", () => {
    const cannot = (remark: string) => steps(`The Defending Pokémon can't retreat during your opponent's next turn. (${remark})`);
    const plain = steps("The Defending Pokémon can't retreat during your opponent's next turn.");
    expect(cannot("Benching the Defending Pokémon ends this effect.")).toEqual(plain);
    expect(cannot("Benching either Pokémon ends the effect on that Pokémon.")).toEqual(plain);
    expect(cannot("If the Defending Pokémon is no longer your opponent's Active Pokémon, this effect ends.")).toEqual(plain);
    expect(cannot("If Mossling is no longer your Active Pokémon, this effect ends.")).toMatchObject([{ endsWith: "self" }]);
    expect(() => steps("Draw a card. (Benching either Pokémon ends this effect.)")).toThrow(TextFailure);
  });
});

describe("Poké-Powers, Poké-Bodies and Pokémon Powers (FAM-27)", () => {
  it("are no Abilities", () => {
    expect(steps("If the Defending Pokémon has any Poké-Powers or Poké-Bodies, draw a card.")).toMatchObject([
      { when: { where: { powers: ["Poké-Power", "Poké-Body"] } } },
    ]);
    expect(steps("If the Defending Pokémon has no Pokémon Power, draw a card.")).toMatchObject([
      { when: { where: { not: { powers: ["Pokémon Power"] } } } },
    ]);
  });

  it("are stopped each by its kind", () => {
    const powerless = (powers: string) => ({ suppress: powers, on: defending });
    expect(effects("Your opponent's Active Pokémon can't use any Poké-Powers or Poké-Bodies.")).toEqual([
      { kind: "continuous", change: powerless("Poké-Powers") },
      { kind: "continuous", change: powerless("Poké-Bodies") },
    ]);
    expect(steps("The Defending Pokémon can't attack, retreat, or use any Poké-Powers during your opponent's next turn.")).toMatchObject([
      { change: { forbid: "attack" } },
      { change: { forbid: "retreat" } },
      { change: powerless("Poké-Powers") },
    ]);
    expect(steps("The Defending Pokémon can't retreat or use any Poké-Bodies during your opponent's next turn.")).toMatchObject([
      { change: { forbid: "retreat" } },
      { change: powerless("Poké-Bodies") },
    ]);
    expect(effects("Your opponent's Basic Pokémon can't attack or use any Poké-Powers.")).toMatchObject([
      { change: { forbid: "attack" } },
      { change: { suppress: "Poké-Powers" } },
    ]);
    expect(
      steps("If the Defending Pokémon has a Pokémon Power, that power stops working until the end of your opponent's next turn."),
    ).toMatchObject([{ do: "if", then: [{ change: powerless("Pokémon Powers"), duration: "untilEndOfOpponentsNextTurn" }] }]);
  });

  it("are ignored on every Pokémon", () => {
    const everyone = { pokemon: "all", side: "both", place: "inPlay" };
    expect(effects("Ignore all Poké-Bodies other than Sap Flow.")).toEqual([
      { kind: "continuous", change: { suppress: "Poké-Bodies", on: everyone, except: "Sap Flow" } },
    ]);
    expect(steps("All Pokémon Powers stop working until the end of your next turn.")).toMatchObject([
      { change: { suppress: "Pokémon Powers" } },
    ]);
    expect(effects("Ignore Poké-Bodies for all Basic Pokémon.")).toMatchObject([
      { change: { on: { ...everyone, where: { stages: ["Basic"] } } } },
    ]);
    expect(steps("Your opponent can't use any Poké-Powers on his or her Pokémon during your opponent's next turn.")).toMatchObject([
      { change: { on: { side: "opponents" } } },
    ]);
    expect(
      effects("This card is here, and the Pokémon this card is attached to gets +20 HP and can't use any Poké-Powers.".slice(23)),
    ).toMatchObject([{ change: { modify: "hp" } }, { change: { suppress: "Poké-Powers", on: self } }]);
    expect(effects("Ignore all Poké-Powers.")).toHaveLength(1);
    expect(effects("Each Pokémon in play can't use any Poké-Powers, except for Sap Flow.")).toMatchObject([
      { change: { except: "Sap Flow" } },
    ]);
  });

  it("apply once a turn by their name", () => {
    expect(effects("Each of your Grass Pokémon gets +20 HP. You can't use more than 1 Sap Flow Poké-Body each turn.")).toMatchObject([
      { once: true },
    ]);
  });
});

describe("changes of their own", () => {
  it.each([
    ["No Trainer cards can be played.", { forbid: "play", who: "both", where: { category: "Trainer" } }],
    [
      "Neither player can play Basic Pokémon or Evolution cards from his or her hand to evolve Benched Pokémon.",
      { forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "bench" } },
    ],
    [
      "Attacks by each player's Active Pokémon (both if there are 2) do 20 more damage to any Active Pokémon (before applying Weakness and Resistance).",
      { modify: "damageDone", by: { pokemon: "all", side: "both", place: "active" }, amount: 20, sign: "+", to: "active" },
    ],
    [
      "Damage done to your opponent's Pokémon by Mossling is reduced by 20 (before applying Weakness and Resistance).",
      { modify: "damageDone", by: self, amount: 20, sign: "-", to: {} },
    ],
    [
      "Each of your Grass Pokémon does 20 more damage to the Defending Pokémon (before applying Weakness and Resistance).",
      {
        modify: "damageDone",
        by: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } },
        amount: 20,
        sign: "+",
        to: "active",
      },
    ],
    [
      "Prevent all effects of attacks, except damage, done to Mossling by your opponent's Basic Pokémon.",
      { prevent: "effects", on: self, from: { side: "opponents", where: { stages: ["Basic"] } } },
    ],
  ])("%s", (text, change) => expect(effects(text)).toEqual([{ kind: "continuous", change }]));

  it("forbid the rest of the turn's Trainer cards", () => {
    expect(steps("You can't play any more Trainer cards this turn.")).toEqual([
      { do: "lasting", change: { forbid: "play", who: "you", where: { category: "Trainer" } }, duration: "thisTurn" },
    ]);
  });

  it("hang on being alone, and concern several kinds", () => {
    expect(effects("As long as Mossling is the only Pokémon you have in play, your opponent's Basic Pokémon can't attack.")).toMatchObject([
      { while: { if: "compare", left: { count: "pokemon" }, is: "=", right: 1 } },
    ]);
    const kinds = { anyOf: [{ types: ["Fire"] }, { types: ["Metal"] }, { types: ["Grass"] }] };
    expect(effects("Your Fire Pokémon, Metal Pokémon, and Grass Pokémon can't retreat.")).toMatchObject([
      { change: { on: { where: kinds } } },
    ]);
    expect(effects("Your Fire Pokémon or Metal Pokémon or Grass Pokémon can't retreat.")).toMatchObject([
      { change: { on: { where: kinds } } },
    ]);
    expect(effects("Your Pokémon that have Twig or Team Root's in their names can't retreat.")).toMatchObject([
      { change: { on: { where: { anyOf: [{ nameContains: "Twig" }, { nameContains: "Team Root's" }] } } } },
    ]);
  });
});

describe("words that leave out whom they concern", () => {
  it("concern whoever was spoken of", () => {
    expect(steps("The Defending Pokémon is now Confused and can't retreat during your opponent's next turn.")).toEqual([
      { do: "afflict", condition: "Confused", pokemon: defending },
      { do: "lasting", change: { forbid: "retreat", on: defending }, duration: "opponentsNextTurn" },
    ]);
    const everyone = { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Fire"] } };
    expect(effects("Each Fire Pokémon in play has no Weakness and can't use any Poké-Powers.")).toMatchObject([
      { change: { on: everyone } },
      { change: { suppress: "Poké-Powers", on: everyone } },
    ]);
  });

  it("are not understood where nobody was", () => {
    expect(() => steps("Draw a card and can't retreat during your opponent's next turn.")).toThrow(TextFailure);
  });
});

describe("more effects of their own", () => {
  it.each([
    [
      "The attack cost of Mossling's Bark Bash is now Grass Colorless.",
      { modify: "attackCostSet", on: self, attack: "Bark Bash", cost: ["Grass", "Colorless"] },
    ],
    ["Mossling's type is Grass Fire Water.", { modify: "types", on: self, types: ["Grass", "Fire", "Water"] }],
    [
      "Don't apply Weakness for each Pokémon in play.",
      { modify: "weakness", on: { pokemon: "all", side: "both", place: "inPlay" }, set: "none" },
    ],
    [
      "Each player may evolve a Pokémon that he or she just played or evolved during that turn.",
      { permit: "evolveThisTurn", on: { pokemon: "all", side: "both", place: "inPlay" } },
    ],
    [
      "If any of your Grass Pokémon would be damaged by an attack, reduce that damage by 10 (after applying Weakness and Resistance).",
      { modify: "damageTaken", on: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } }, amount: 10, sign: "-" },
    ],
    [
      "Each Pokémon LEGEND in play (both yours and your opponent's) gets +30 HP.",
      { modify: "hp", on: { pokemon: "all", side: "both", place: "inPlay", where: { marks: ["LEGEND"] } }, amount: 30, sign: "+" },
    ],
  ])("%s", (text, change) => expect(effects(text)).toEqual([{ kind: "continuous", change }]));

  it("wait, are paid for, and level up", () => {
    expect(effects("Mossling can't attack until your opponent has 3 or fewer Prize cards left.")).toMatchObject([
      { change: { forbid: "attack" }, while: { is: ">", right: 3 } },
    ]);
    expect(
      effects(
        "Each of Mossling's attacks does 10 more damage for each of your Benched Pokémon to the Defending Pokémon (before applying Weakness and Resistance).",
      ),
    ).toMatchObject([{ change: { modify: "damageDone", amount: { multiply: [10, {}] }, to: "active" } }]);
    expect(
      effects("Once during your turn (before your attack), you may discard a card from your hand in order to draw a card."),
    ).toMatchObject([{ kind: "activated", cost: [{ do: "move" }], steps: [{ do: "draw" }] }]);
    expect(effects("If you have Fernling in play, heal 10 damage from Mossling between turns.")).toMatchObject([
      { on: { event: "betweenTurns" }, while: {} },
    ]);
    expect(effects("Heal 10 damage from Mossling between turns.")).toMatchObject([{ on: { event: "betweenTurns" } }]);
    expect(effects("If your opponent's Active Pokémon retreats, put 2 damage counters on that Pokémon.")).toMatchObject([
      { on: { event: "retreats" } },
    ]);
    const levelled =
      "Once during your turn (before your attack), when you put Mossling LV.X from your hand onto your Active Mossling, you may draw 2 cards.";
    expect(effects(levelled, { name: "Mossling" })).toMatchObject([{ on: { event: "played", how: "toEvolve", subject: "self" } }]);
    expect(() => effects(levelled.replace("Active Mossling", "Active Fernling"))).toThrow(TextFailure);
  });

  it("reminds that nothing happens where there is nobody", () => {
    expect(
      steps(
        "Draw a card. If your opponent has no Benched Pokémon, this effect does nothing. (Ignore this effect if your opponent has only 1 Pokémon.)",
      ),
    ).toHaveLength(1);
  });
});
