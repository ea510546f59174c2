import { describe, expect, it } from "vitest";
import { battle, counter, DRAW, main } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";
import type { Instruction } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const ASKED: Instruction = { do: "if", when: { done: true }, then: [DRAW] };

describe("What a step has done", () => {
  it("DB-TEXT-18 a card that was revealed was revealed", () => {
    const t = scenario({ you: { battle: [doing("Shower", { do: "reveal", cards: { in: "deck", top: 1 } }, ASKED)] } });
    t.activate("Shower");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-TEXT-18 an effect that was put on something was put on it, one on nothing was not", () => {
    const grow = (name: string, on: string): Instruction => ({
      do: "lasting",
      effects: [{ on: { cards: { bound: on }, where: { name } }, change: { add: "power", by: 1000 } }],
      for: "turn",
    });
    const bound: Instruction = { do: "bind", cards: { in: "battle" }, as: "all" };
    const t = scenario({
      you: { battle: [doing("Gift", bound, grow("Plain", "all"), ASKED), doing("Vain", bound, grow("Nobody", "all"), ASKED), PLAIN] },
    });
    t.activate("Vain");
    expect(t.you.hand).toEqual([]);
    t.activate("Gift");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-TEXT-18 who may choose and does has done so", () => {
    const offer: Instruction = { do: "may", steps: [{ do: "choose", from: { in: "battle" }, count: 1 }], then: [DRAW] };
    const t = scenario({ you: { battle: [doing("Offer", offer)] } });
    t.activate("Offer").yes();
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-TEXT-18 a number of cards that are not all there was not wholly given up", () => {
    const give = doing(
      "Give",
      { do: "choose", from: { in: "drop" }, count: 2 },
      { do: "move", cards: { bound: "chosen" }, to: "removed" },
      { do: "if", when: { done: "wholly" }, then: [DRAW] },
    );
    const few = scenario({ you: { battle: [give], drop: [PLAIN] } });
    few.activate("Give");
    expect([few.you.removed, few.you.hand]).toEqual([["Plain"], []]);
    const enough = scenario({ you: { battle: [give], drop: [PLAIN, PLAIN] } });
    enough.activate("Give");
    expect(enough.you.hand).toEqual(["Plain"]);
  });

  it("DB-TEXT-18 a combo that is not possible was not made", () => {
    const t = scenario({ you: { battle: [doing("Vain", DRAW, { do: "combo", cards: { in: "drop" } }, ASKED)], drop: [PLAIN] } });
    t.activate("Vain");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-ACT-04 'one or two' is one at least where there is one", () => {
    const pick = doing(
      "Pick",
      { do: "choose", from: { in: "hand" }, count: { upTo: 2, atLeast: 1 } },
      { do: "discard", cards: { bound: "chosen" } },
    );
    const t = scenario({ you: { battle: [pick], hand: [battle("A"), battle("B"), battle("C")] } });
    t.activate("Pick");
    expect([t.decision.min, t.decision.max]).toEqual([1, 2]);
    t.choose("B");
    expect(t.you.drop).toEqual(["B"]);
  });

  it("DB-TOKEN-02 DB-DECK-04 tokens of one name may differ, lie where the text says and are what it speaks of", () => {
    const token = (power: number): Instruction => ({ do: "token", token: { name: "Reed", power }, count: 1, in: "opponent", as: "token" });
    const grow: Instruction = { do: "lasting", effects: [{ on: { bound: "token" }, change: { add: "power", by: 1000 } }], for: "turn" };
    const t = scenario({ you: { battle: [doing("Sower", token(2000), token(5000), grow)] } });
    t.activate("Sower");
    const powers = t.game.view(t.state, 0).players[1].battle.map(({ power }) => power);
    expect(powers).toEqual([2000, 6000]);
  });

  it("DB-COUNTER-19 a text may ask about the card that is being played", () => {
    const ask = (atMost: number): Instruction => ({
      do: "if",
      when: { card: "beingPlayed", is: { energyCost: { atMost } } },
      then: [{ do: "negatePlay" }],
    });
    const stop = battle("Stop", { cost: 0, skills: [counter("Counter: Play", [ask(1)])] });
    const t = scenario({ you: { hand: [PLAIN], energy: 1 }, opponent: { hand: [stop] } });
    t.play("Plain").counter("Stop");
    expect([t.you.battle, t.you.drop]).toEqual([[], ["Plain"]]);
  });

  it("DB-ZONE-06 what two sentences say of the card being played both holds", () => {
    const weaker: Instruction = { do: "playInstead", with: [{ change: { add: "power", by: -5000 } }], for: "turn" };
    const stop = battle("Stop", { cost: 0, skills: [counter("Counter: Play", [weaker, { do: "playInstead", mode: "rest" }])] });
    const t = scenario({ you: { hand: [PLAIN], energy: 1 }, opponent: { hand: [stop] } });
    t.play("Plain").counter("Stop");
    expect(t.you.card("Plain")).toMatchObject({ rest: true, power: 5000 });
  });
});
