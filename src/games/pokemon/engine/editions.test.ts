import { describe, expect, it } from "vitest";
import { editionOf, editionRules } from "./editions";
import { createPokemon } from "./game";
import { attack, pokemon, SELF, testCards, trainer } from "./testing/cards";
import { scenario } from "./testing/scenario";
import { EDITIONS, type Edition } from "./view";

/** What each edition says, oldest first. */
const each = <T>(...said: readonly [T, T, T, T, T, T]): readonly (readonly [Edition, T])[] =>
  EDITIONS.map((edition, place) => [edition, said[place] as T]);

describe("rule editions", () => {
  it.each(EDITIONS)("advises a deck of %s: so many Energy and Trainer cards, from least to most", (edition) => {
    const { energy, trainers } = editionRules[edition].advice;
    for (const [least, most] of [energy, trainers]) expect(least).toBeLessThan(most);
  });

  it.each(each("T", "T", "TT", "TT", "TT", "TT"))(
    "ED-01 Burned in %s: 2 counters on tails, or 2 counters and then a coin that may cure",
    (edition, coins) => {
      const t = scenario({ edition, coins, opponent: { active: { name: "Chespin", conditions: ["Burned"] } } });
      t.endTurn();
      if (coins === "TT") t.endTurn();
      expect(t.opponent.active?.damage).toBe(coins === "TT" ? 40 : 20);
      expect(t.opponent.active?.conditions).toEqual(["Burned"]);
    },
  );

  it.each(each(true, true, true, true, false, false))(
    "ED-02 %s: whether Confusion is looked at before what may stop the attack",
    (edition, confusionFirst) => {
      const t = scenario({
        edition,
        coins: "T",
        you: { active: { name: "Koffing", energy: ["Psychic Energy"] } },
        opponent: { active: { name: "Machop", energy: ["Fighting Energy"], conditions: ["Confused"] } },
      });
      t.attack("Smokescreen").attack("Karate Chop");
      expect(t.opponent.active?.damage).toBe(confusionFirst ? 50 : 20);
    },
  );

  it.each(each(true, true, false, false, false, false))(
    "ED-02 %s: whether an attack's choices come before what may stop it",
    (edition, choicesFirst) => {
      const t = scenario({
        edition,
        coins: "T",
        you: { active: { name: "Koffing", energy: ["Psychic Energy"] }, bench: ["Froakie"] },
        opponent: { active: { name: "Zubat", energy: ["Grass Energy"] } },
      });
      t.attack("Smokescreen").attack("Skill Dive");
      expect(t.asked === "main").toBe(!choicesFirst);
      if (choicesFirst) t.choose("Froakie");
      expect(t.you.bench[0]?.damage).toBe(0);
    },
  );

  it.each(each("", "all", "all", "all but Supporters", "all but Supporters", "all but Supporters"))(
    "ED-03 %s: Trainer cards that the starting player may play in the first turn (%s)",
    (edition, allowed) => {
      const hand = ["Tierno", "Switch", "Fairy Garden", "Muscle Band"];
      const first = scenario({ edition, turn: 1, you: { hand, bench: ["Zubat"] } });
      const may = { "": [false, false], all: [true, true], "all but Supporters": [false, true] }[allowed];
      expect([first.canPlay("Tierno"), first.canPlay("Switch")]).toEqual(may);
      expect([first.canPlay("Fairy Garden"), first.canAttach("Muscle Band", "Snorlax")]).toEqual([may?.[1], may?.[1]]);
      const second = scenario({ edition, turn: 2, you: { hand, bench: ["Zubat"] } });
      expect([second.canPlay("Tierno"), second.canPlay("Switch")]).toEqual([true, true]);
    },
  );

  it("ED-03 a Supporter may say that it can be played then", () => {
    const carmine = {
      ...trainer("Carmine", "Supporter", {}, { do: "draw", count: 5 }),
      usage: [{ kind: "continuous", change: { permit: "supporterFirstTurn" } }],
    } as const;
    expect(scenario({ edition: "sv", cards: [carmine], turn: 1, you: { hand: ["Carmine"] } }).canPlay("Carmine")).toBe(true);
  });

  it.each(each(true, false, false, false, false, false))(
    "ED-04 %s: whether the starting player may attack in the first turn",
    (edition, allowed) => {
      expect(scenario({ edition, turn: 1, you: { active: "Snorlax" } }).canAttack()).toBe(allowed);
      expect(scenario({ edition, turn: 2, you: { active: "Snorlax" } }).canAttack()).toBe(true);
    },
  );

  it.each(EDITIONS)("ED-05 %s: evolving clears Special Conditions", (edition) => {
    const t = scenario({ edition, you: { active: { name: "Chespin", conditions: ["Confused", "Poisoned"] }, hand: ["Quilladin"] } });
    t.evolve("Quilladin");
    expect(t.you.active?.conditions).toEqual([]);
  });

  it.each(each(true, false, true, true, true, true))(
    "ED-05 %s: whether evolving ends effects of attacks (Trapinch, Sand Tomb)",
    (edition, ends) => {
      const t = scenario({
        edition,
        you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
        opponent: {
          active: { name: "Chespin", energy: ["Grass Energy", "Grass Energy", "Grass Energy"] },
          bench: ["Zubat"],
          hand: ["Quilladin"],
        },
      });
      t.attack("Sand Tomb").evolve("Quilladin");
      expect(t.canRetreat()).toBe(ends);
    },
  );

  it.each(each(false, true, false, false, false, false))(
    "ED-06 %s: whether a Stadium goes over one of the same name",
    (edition, allowed) => {
      const t = scenario({ edition, stadium: "Fairy Garden", you: { hand: ["Fairy Garden", "Shadow Circle"] } });
      expect(t.canPlay("Fairy Garden")).toBe(allowed);
      expect(t.canPlay("Shadow Circle")).toBe(true);
    },
  );

  it.each(each(false, false, false, true, true, true))(
    "ED-07 %s: whether Abilities may act before the Special Conditions (Hippopotas)",
    (edition, asked) => {
      const t = scenario({ edition, you: { active: "Hippopotas" }, opponent: { active: { name: "Chespin", conditions: ["Poisoned"] } } });
      t.endTurn();
      if (asked) t.choose(1);
      expect(t.happened("damaged").map(({ cause }) => cause)).toEqual(asked ? ["effect", "Poisoned"] : ["Poisoned", "effect"]);
    },
  );

  it.each(EDITIONS)("ED-08 Fairy cards play in %s", (edition) => {
    const spritzee = pokemon("Spritzee", 50, "Fairy", {}, attack("Draining Kiss", "Y", "10", { do: "heal", amount: 10, on: SELF }));
    const t = scenario({ edition, cards: [spritzee], you: { active: { name: "Spritzee", energy: ["Fairy Energy"], damage: 10 } } });
    t.attack("Draining Kiss");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 10]);
  });

  it.each(each("goFirst", "setupActive", "goFirst", "goFirst", "goFirst", "goFirst"))(
    "ED-10 %s: what is asked first, unless the set-up says who starts",
    (edition, purpose) => {
      const game = createPokemon(testCards);
      const decks = ["Chespin", "Froakie"].map((name) => Array.from({ length: 60 }, () => name));
      const { state } = game.start({ edition, decks: [decks[0] ?? [], decks[1] ?? []] }, "seed");
      expect(game.decisions(state)[0]?.purpose).toBe(purpose);
    },
  );

  it.each(each(true, true, true, true, false, false))("ED-11 %s: whether a Pokémon Tool is an Item (Item lock)", (edition, isItem) => {
    const lock = trainer("Item Lock", "Stadium", {
      whileInPlay: [{ kind: "continuous", change: { forbid: "play", who: "both", where: { trainerKinds: ["Item"] } } }],
    });
    const t = scenario({ edition, cards: [lock], stadium: "Item Lock", you: { hand: ["Muscle Band", "Tierno"] } });
    expect(t.canAttach("Muscle Band", "Snorlax")).toBe(!isItem);
    expect(t.canPlay("Tierno")).toBe(true);
  });

  it("ED-12 a card is of the edition of its series, or of its day where its series spans the years", () => {
    expect(["base", "col", "bw", "xy", "sm", "swsh", "sv", "me"].map((series) => editionOf(series, 0))).toEqual([
      "classic",
      "classic",
      "xy",
      "xy",
      "sm",
      "swsh",
      "sv",
      "me",
    ]);
    // The first promos of Sword & Shield came out before its first set.
    expect(editionOf("swsh", 2019_11_15)).toBe("swsh");
    expect([editionOf("mc", 2011_06_17), editionOf("mc", 2021_02_09), editionOf("mc", 0)]).toEqual(["xy", "swsh", "classic"]);
    const series = EDITIONS.flatMap((edition) => editionRules[edition].series);
    expect(new Set(series).size).toBe(series.length);
  });

  it.each(EDITIONS)("ED-13 %s: Weakness and Resistance are as printed: ×2, +20, −30", (edition) => {
    const weak = (name: string, operator: "×" | "+", value: number) => ({
      ...pokemon(name, 120, "Grass", {}),
      weaknesses: [{ type: "Fighting" as const, operator, value }],
    });
    const tough = {
      ...pokemon("Gligar", 120, "Fighting", {}),
      resistances: [{ type: "Fighting" as const, operator: "-" as const, value: 30 }],
    };
    for (const [active, damage] of [
      [weak("Turtwig", "×", 2), 60],
      [weak("Grotle", "+", 20), 50],
      [tough, 0],
    ] as const) {
      const t = scenario({
        edition,
        cards: [active],
        you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
        opponent: { active: active.name },
      });
      t.attack("Karate Chop");
      expect(t.opponent.active?.damage).toBe(damage);
    }
  });

  it.each(EDITIONS)(
    "ED-14 %s: a Confused Pokémon that fails takes 3 counters, whatever its Weakness, and retreats without a coin",
    (edition) => {
      const t = scenario({
        edition,
        coins: "T",
        turn: 4,
        you: { active: { name: "Ekans", energy: ["Psychic Energy"], conditions: ["Confused"] }, bench: ["Froakie"] },
      });
      expect(t.canRetreat()).toBe(true);
      t.attack("Poison Sting");
      expect(t.you.active?.damage).toBe(30);
    },
  );
});
