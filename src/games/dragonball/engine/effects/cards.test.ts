import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { checkDeck } from "../deck";
import { battle, CHOSEN, DRAW, extra, leader, main, permanent, power, unison } from "../testing/cards";
import { LEADER, PLAIN, scenario } from "../testing/scenario";
import type { CardFilter, Instruction } from "./language";

/** Which Battle cards of both players a text means. */
function found(where: CardFilter, cards: Parameters<typeof scenario>[0]): readonly string[] {
  const finder = battle("Finder", {
    skills: [main([{ do: "choose", from: { in: "battle", of: "both", where: { other: true, ...where } }, count: { upTo: 9 } }])],
  });
  const t = scenario({ ...cards, you: { ...cards.you, battle: [finder, ...(cards.you?.battle ?? [])] } });
  t.activate("Finder");
  if (t.asked === "main") return [];
  const { choices } = t;
  t.choose();
  return choices;
}

const among = (where: CardFilter, ...cards: readonly ReturnType<typeof battle>[]) => found(where, { you: { battle: cards } });

describe("Cards and their information", () => {
  it("DB-CARD-01 four types, and Z is a further type on any of them", () => {
    const seeker = battle("Seeker", {
      skills: [main([{ do: "choose", from: { in: "zDeck", where: { type: "Battle", z: true } }, count: { upTo: 4 } }])],
    });
    const zDeck = [
      battle("Wraith", { z: true }),
      extra("Beacon", { z: true }),
      unison("Choir", { z: true }),
      leader("Unbound", { z: true, zCost: 1 }),
    ];
    const t = scenario({ you: { battle: [seeker], zDeck } });
    t.activate("Seeker");
    expect(t.choices).toEqual(["Wraith"]);
    t.choose();
  });

  it("DB-CARD-02 a card printed with several colours is multicolour", () => {
    const both = battle("Both", { colors: ["red", "blue"] });
    const other = battle("Other", { colors: ["red", "green"] });
    expect(among({ multicolor: true }, both, other, PLAIN)).toEqual(["Both", "Other"]);
    expect(among({ multicolor: true, onlyColors: ["red", "blue"] }, both, other)).toEqual(["Both"]);
  });

  it("DB-CARD-03 a colour gained is a colour of the card, which stays single-coloured for 'multicolour' and 'only'", () => {
    const dyed = battle("Dyed", { skills: [permanent([{ change: { gainColor: "blue" } }])] });
    expect(among({ color: "blue" }, dyed, PLAIN)).toEqual(["Dyed"]);
    expect(among({ multicolor: true }, dyed)).toEqual([]);
    expect(among({ onlyColors: ["red"] }, dyed)).toEqual(["Dyed"]);
  });

  it("DB-CARD-04 'the same colours' is exactly the same set", () => {
    const both = battle("Both", { colors: ["red", "blue"] });
    const same = { as: { bound: "chosen" }, in: "colors" } as const;
    const twin = battle("Twin", {
      skills: [
        main([
          { do: "choose", from: { in: "battle", where: { name: "Both" } }, count: 1 },
          { do: "choose", from: { in: "drop", where: { same } }, count: { upTo: 5 }, as: "alike" },
        ]),
      ],
    });
    const drop = [battle("Blue-red", { colors: ["blue", "red"] }), PLAIN, battle("Three", { colors: ["red", "blue", "green"] })];
    const t = scenario({ you: { battle: [twin, both], drop } });
    t.activate("Twin");
    expect(t.choices).toEqual(["Blue-red"]);
    t.choose();
  });

  it("DB-CARD-05 a card name is matched whole; singular and plural match each other", () => {
    expect(among({ name: "Shard" }, battle("Shard"), battle("Shard Keeper"), battle("Shards"))).toEqual(["Shard", "Shards"]);
  });

  it("DB-CARD-06 a character name is matched whole, and a card may have several", () => {
    const pair = battle("Pair", { characters: ["Tarn", "Orla"] });
    expect(among({ character: "Orla" }, pair, battle("Elder", { characters: ["Orla the Elder"] }))).toEqual(["Pair"]);
  });

  it("DB-CARD-06 '＜Orla＞-only' has no other character name", () => {
    const pair = battle("Pair", { characters: ["Tarn", "Orla"] });
    expect(among({ onlyCharacter: "Orla" }, pair, battle("Orla", { characters: ["Orla"] }))).toEqual(["Orla"]);
  });

  it("DB-LEADER-02 a text that asks for the back of a Leader reads it while the front is up", () => {
    const heir = (character: string) =>
      battle(character, { skills: [main([DRAW], { when: { card: { in: "leader" }, is: { back: { character } } } })] });
    const t = scenario({
      you: { leader: leader("Sleeper", { characters: ["Tarn"] }, { characters: ["Orla"] }), battle: [heir("Orla"), heir("Tarn")] },
    });
    expect([t.can("activate", "Orla"), t.can("activate", "Tarn")]).toEqual([true, false]);
  });

  it("DB-CARD-07 '《Ember》-only' has no other trait", () => {
    const hero = battle("Hero", { traits: ["Ember", "Heroic"] });
    expect(among({ onlyTrait: "Ember" }, hero, battle("Spark", { traits: ["Ember"] }))).toEqual(["Spark"]);
  });

  it("DB-CARD-07 a trait is matched whole, and a card may have several", () => {
    const hero = battle("Hero", { traits: ["Ember", "Heroic"] });
    expect(among({ trait: "Heroic" }, hero, battle("Fan", { traits: ["Heroic Fan"] }))).toEqual(["Hero"]);
  });

  it("DB-CARD-08 a Permanent skill that adds a name counts in secret zones", () => {
    const masked = battle("Masked", { skills: [permanent([{ change: { gainCharacter: "Tarn" } }], { from: "any" })] });
    const seeker = battle("Seeker", {
      skills: [main([{ do: "choose", from: { in: "deck", where: { character: "Tarn" } }, count: { upTo: 1 } }])],
    });
    const t = scenario({ you: { battle: [seeker], deck: [PLAIN, masked, PLAIN] } });
    t.activate("Seeker");
    expect(t.choices).toEqual(["Masked"]);
    t.choose();
  });

  it("DB-CARD-09 an era matters to a text that asks for it", () => {
    expect(among({ era: "Ember Saga" }, battle("Old", { era: "Ember Saga" }), battle("New", { era: "Tide Saga" }))).toEqual(["Old"]);
  });

  it("DB-CARD-10 the total of an energy cost includes its colour part", () => {
    const recruit = battle("Recruit", { cost: 3, costColors: { blue: 2 } });
    const blue = battle("Blue", { colors: ["blue"] });
    expect(among({ energyCost: { exactly: 3 } }, recruit)).toEqual(["Recruit"]);
    const t = scenario({ you: { hand: [recruit], energy: [blue, blue, PLAIN] } });
    t.play("Recruit");
    expect([t.you.battle, t.you.ready]).toEqual([["Recruit"], 0]);
  });

  it("DB-CARD-13 'energy cost' in a text is that of Battle, Extra and Unison cards", () => {
    const cheap: CardFilter = { energyCost: { atMost: 9 } };
    const seeker = battle("Seeker", {
      skills: [main([{ do: "choose", from: { in: ["leader", "unison", "drop"], where: cheap }, count: { upTo: 5 } }])],
    });
    const t = scenario({ you: { battle: [seeker], unison: unison("Marea"), drop: [PLAIN, extra("Rite")] } });
    t.activate("Seeker");
    expect(t.choices).toEqual(["Marea", "Plain", "Rite"]);
    t.choose();
  });

  it("DB-CARD-14 power can go below zero", () => {
    const WEAKEN: Instruction = { do: "choose", from: { in: "battle", where: { name: "Frail" } }, count: 1 };
    const test = battle("Test", {
      skills: [
        main([
          WEAKEN,
          power(-15000, CHOSEN),
          { do: "lasting", effects: [{ on: CHOSEN, change: { add: "power", by: 6000 } }], for: "turn" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [test, battle("Frail", { power: 10000 })] } });
    t.activate("Test");
    expect(t.you.card("Frail").power).toBe(1000);
    t.activate("Test");
    expect(t.you.drop).toEqual(["Frail"]);
  });

  it("DB-CARD-15 all backs look alike: of a face-down card nothing is shown", () => {
    const decks = [
      [battle("One"), PLAIN],
      [battle("Another"), PLAIN],
    ] as const;
    const [one, two] = decks.map((deck) => scenario({ you: { deck }, cards: [battle("One"), battle("Another")] }).opponent.view);
    const side = (deck: readonly ReturnType<typeof battle>[]) => scenario({ opponent: { deck, life: deck } }).opponent.view;
    expect(one).toEqual(two);
    expect(JSON.stringify(side(decks[0]))).not.toContain("One");
  });

  it("DB-CARD-16 a card without text is one 'without skills'", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW])] });
    expect(among({ skillless: true }, PLAIN, scholar)).toEqual(["Plain"]);
  });

  it("DB-CARD-16 a card that gains a skill is not without skills, but was printed so", () => {
    const tutor = battle("Tutor", {
      skills: [permanent([{ on: { in: "battle", where: { name: "Plain" } }, change: { gain: main([DRAW]) } }])],
    });
    expect(among({ skillless: true }, PLAIN, tutor)).toEqual([]);
    expect(among({ originallySkillless: true }, PLAIN, tutor)).toEqual(["Plain"]);
  });

  it("DB-CARD-17 a card's information, and that of its place, are open in the battle zone", () => {
    const recruit = battle("Recruit", { colors: ["red", "blue"], power: 15000 });
    const t = scenario({ opponent: { battle: [{ card: recruit, rest: true, under: [PLAIN] }] } });
    expect(t.opponent.card("Recruit")).toMatchObject({ definition: "Recruit", power: 15000, rest: true, hidden: false, under: ["Plain"] });
  });

  it("DB-DECK-06 a Permanent skill that gives a name in all zones holds while building", () => {
    const masked = battle("Masked", { skills: [permanent([{ change: { gainCharacter: "Tarn" } }], { from: "any" })] });
    const only = leader("Purist", {
      skills: [permanent([{ player: "you", rule: { deckOf: { character: "Tarn" } } }], { from: "any" })],
    });
    const tarn = battle("Tarn", {
      characters: ["Tarn"],
      skills: [permanent([{ player: "you", rule: { copies: 60, of: { name: "Tarn" } } }], { from: "any" })],
    });
    const catalogue = createCatalogue([masked, only, tarn, PLAIN, LEADER]);
    const deck = (...extraCards: readonly string[]) => ({
      leader: "Purist",
      deck: [...Array.from({ length: 50 - extraCards.length }, () => "Tarn"), ...extraCards],
    });
    expect(checkDeck(catalogue, deck("Masked"))).toEqual([]);
    expect(checkDeck(catalogue, deck("Plain"))).toEqual([{ fault: "notAllowed", card: "Plain" }]);
  });
});
