import { describe, expect, it } from "vitest";
import { attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import { chosen, discard, draw, energyOff, everything, heal, MINE, mayPlay, ONE, played, take, toDeck, used } from "../testing/usable";
import type { Modifier } from "./language";

const ban = (change: Modifier) => trainer("Ban", "Stadium", { whileInPlay: [{ kind: "continuous", change }] });

/** What small changes to the engine showed to be held by nothing else. */
describe("Details that texts hang on", () => {
  it("FAM-20 what answers as an Ancient Trait is not taken away with the Abilities", () => {
    const grower = {
      ...pokemon("Grower", 90, "Colorless", {}),
      ancientTrait: {
        name: "Growth",
        effects: [{ kind: "triggered", on: { event: "attachedEnergy", subject: "self" }, steps: [draw(1)] }],
      },
    } as const;
    const t = scenario({
      cards: [grower, ban({ suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay" } })],
      stadium: "Ban",
      you: { active: "Grower", hand: ["Water Energy"], deck: ["Potion"] },
    });
    t.attach("Water Energy", "Grower");
    expect(t.you.hand).toEqual(["Potion"]);
  });

  it("EFF-03 a card of the same name as one that was moved is found by it", () => {
    const t = played([discard(chosen("hand", 1, undefined, 1)), take(chosen("deck", 1, { sameNameAs: { binding: 1 } }))], {
      you: { hand: ["Zubat"], deck: ["Potion", "Zubat"] },
    });
    expect(t.options).toEqual(["Zubat"]);
    t.choose("Zubat");
  });

  it("coins of an attack are told with its name", () => {
    const striker = pokemon("Striker", 90, "Colorless", {}, attack("Strike", "", "", { do: "flip", coins: 1 }));
    const t = scenario({ cards: [striker], coins: "H", you: { active: "Striker" } });
    t.attack("Strike");
    expect(t.events).toContainEqual({ type: "coins", seat: 0, heads: [true], why: "Strike" });
  });

  it("CMP-523 cards drawn one after another are spoken of afterwards", () => {
    const t = played(
      [
        { do: "draw", count: 2, upTo: true, bind: 1 },
        { do: "move", cards: { cards: "bound", binding: 1 }, destination: { to: "discard" } },
      ],
      {
        you: { deck: ["Zubat", "Potion"] },
      },
    );
    t.choose("yes").choose("yes");
    expect(t.you.discard.toSorted()).toEqual(["Plan", "Potion", "Zubat"]);
  });

  it("EFF-43 who may not evolve from the hand is evolved from it by no text either", () => {
    const setup = { you: { active: "Chespin", hand: ["Quilladin"] } } as const;
    const text = { steps: [{ do: "evolve", pokemon: ONE, with: chosen("hand") }] } as const;
    const banned = {
      ...setup,
      cards: [ban({ forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } })],
      stadium: "Ban",
    };
    expect([mayPlay(text, setup), mayPlay(text, banned)]).toEqual([true, false]);
  });

  it("the coins that count afterwards are the latest, also where they hung on others", () => {
    const t = used(
      [
        { do: "flip", coins: 1, heads: [{ do: "flip", coins: 2 }] },
        { do: "putCounters", count: { count: "heads" }, on: { pokemon: "active", side: "opponents" } },
      ],
      { coins: "HHH" },
    );
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-43 evolving from the hand is offered as one of two where it may be done", () => {
    const t = played([{ do: "chooseMode", modes: [[{ do: "evolve", pokemon: ONE, with: chosen("hand") }], [draw(1)]] }], {
      cards: [ban({ forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } })],
      stadium: "Ban",
      you: { active: "Chespin", hand: ["Quilladin"], deck: ["Potion"] },
    });
    expect(t.you.hand).toEqual(["Quilladin", "Potion"]);
  });

  it("EFF-42 what a step that does nothing leaves is the hand as it is", () => {
    const t = played([{ do: "chooseMode", modes: [[heal, { do: "drawUntil", handSize: 2 }], [draw(1)]] }], {
      you: { hand: ["Abra", "Zubat"], deck: ["Potion", "Potion"] },
    });
    expect(t.you.hand).toEqual(["Abra", "Zubat", "Potion"]);
  });

  it("EFF-42 a random card of one's hand comes to one's own discard pile alone", () => {
    const steps = [discard({ cards: "random", zone: "hand", of: "you", count: 1 }), toDeck(everything("discard", "opponent"))];
    const setup = { you: { hand: ["Potion"] } };
    expect([mayPlay({ steps }, setup), mayPlay({ steps }, { ...setup, opponent: { discard: ["Zubat"] } })]).toEqual([false, true]);
  });

  it("EFF-42 as many attached cards as there are damage counters are none where there is none", () => {
    const steps = [take(energyOff(MINE, { count: "damageCounters", on: MINE }))];
    const you = (damage: number) => ({ you: { active: { name: "Snorlax", energy: ["Water Energy"], damage } } });
    expect([mayPlay({ steps }, you(0)), mayPlay({ steps }, you(10))]).toEqual([false, true]);
  });

  it("EFF-11 the damage shown knows that what will be discarded is not nothing", () => {
    const strike = attack(
      "Strike",
      "",
      "30",
      { do: "move", cards: { cards: "attached", to: SELF, what: "energy", count: 1, bind: 1 }, destination: { to: "discard" } },
      { do: "if", when: { not: { if: "bound", binding: 1 } }, then: [{ do: "attackDamage", change: "less", amount: 20 }] },
    );
    const t = scenario({
      cards: [pokemon("Striker", 90, "Colorless", {}, strike)],
      you: { active: { name: "Striker", energy: ["Water Energy"] } },
    });
    expect(t.shown("Strike")).toEqual({ least: 30, most: 30 });
  });

  it("EFF-10 what is given up for damage among other things is chosen before the attack's own", () => {
    const strike = attack("Strike", "", "10", {
      do: "ifYouDo",
      steps: [discard({ cards: "attached", to: SELF, what: "energy", count: 1 })],
      then: [{ do: "damage", amount: 10, to: { pokemon: "choose", side: "opponents", place: "bench", count: 1 } }, draw(1)],
    });
    const t = scenario({
      cards: [pokemon("Striker", 90, "Colorless", {}, strike)],
      you: { active: { name: "Striker", energy: ["Water Energy", "Fire Energy"] } },
      opponent: { bench: ["Zubat", "Abra"] },
    });
    t.attack("Strike");
    expect([t.asked, t.opponent.active?.damage]).toEqual(["discardEnergy", 0]);
    t.choose("Fire Energy").choose("Zubat");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([10, 10]);
  });
});
