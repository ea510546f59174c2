import { describe, expect, it } from "vitest";
import { attack, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import { chosen, discard, draw, mayPlay, ONE, played, take, used } from "../testing/usable";
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

  it("EFF-08 coins of an attack are told with its name", () => {
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

  it("EFF-08 the coins that count afterwards are the latest, also where they hung on others", () => {
    const t = used(
      [
        { do: "flip", coins: 1, heads: [{ do: "flip", coins: 2 }] },
        { do: "putCounters", count: { count: "heads" }, on: { pokemon: "active", side: "opponents" } },
      ],
      { coins: "HHH" },
    );
    expect(t.opponent.active?.damage).toBe(20);
  });
});
