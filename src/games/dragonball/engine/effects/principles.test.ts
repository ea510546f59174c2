import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, DRAW, keyword, main, PLAYED, permanent, power, THEIRS } from "../testing/cards";
import { opening, PLAIN, plains, scenario } from "../testing/scenario";
import type { Instruction } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const DISCARD: readonly Instruction[] = [
  { do: "choose", from: { in: "hand" }, count: 1, purpose: "discard" },
  { do: "discard", cards: CHOSEN },
];

describe("Rule zero", () => {
  it("DB-ZERO-01 two players take turns", () => {
    const t = opening([{ deck: plains(50) }, { deck: plains(50) }], { start: 0 });
    t.no().no();
    const turns = [t.seat];
    for (let turn = 0; turn < 3; turn++) turns.push(t.nextMain().seat);
    expect(turns).toEqual([0, 1, 0, 1]);
  });

  it("DB-ZERO-02 a text beats the rules: an Active Battle card is attacked", () => {
    const hunter = battle("Hunter", { skills: [permanent([{ change: { attacksActive: true } }])] });
    const t = scenario({ you: { battle: [hunter] }, opponent: { battle: [PLAIN] } });
    t.battle("Hunter", "Plain");
    expect(t.opponent.drop).toEqual(["Plain"]);
  });

  it("DB-ZERO-02 the principles stand above texts: what is prohibited stays so, whoever is told to do it", () => {
    const hunter = battle("Hunter", { skills: [permanent([{ change: { attacksActive: true } }])] });
    const ward = battle("Ward", { skills: [permanent([{ change: { cannot: "beAttacked" } }])] });
    const t = scenario({ you: { battle: [hunter] }, opponent: { battle: [ward] } });
    expect(() => t.attack("Hunter", "Ward")).toThrow("Cannot attack");
  });

  it("DB-ZERO-04 the parts of an effect happen in the order printed", () => {
    const late = doing("Late", DRAW, ...DISCARD);
    const early = doing("Early", ...DISCARD, DRAW);
    const t = scenario({ you: { battle: [late, early], deck: [battle("First"), battle("Second"), PLAIN] } });
    t.activate("Late").choose("First");
    expect([t.you.hand, t.you.drop]).toEqual([[], ["First"]]);
    t.activate("Early");
    expect([t.you.hand, t.you.drop]).toEqual([["Second"], ["First"]]);
  });

  it("DB-ZERO-05 of a series of actions as many as possible are done", () => {
    const sweep = doing("Sweep", { do: "choose", from: { in: "battle", of: "opponent" }, count: 2 }, { do: "ko", cards: CHOSEN }, DRAW);
    const t = scenario({ you: { battle: [sweep] }, opponent: { battle: [PLAIN] } });
    t.activate("Sweep");
    expect([t.opponent.drop, t.you.hand]).toEqual([["Plain"], ["Plain"]]);
  });

  it("DB-ZERO-06 bringing a card into the mode it is in does not happen: it triggers nothing and is no 'if you do'", () => {
    const rest: Instruction = { do: "switch", cards: { in: "battle", where: { name: "Sleeper" } }, to: "rest" };
    const lull = doing("Lull", rest, { do: "if", when: { done: true }, then: [DRAW] });
    const dreamer = battle("Dreamer", {
      skills: [auto({ when: "switched", subject: { of: "you" }, to: "rest" }, [{ do: "energyMarkers", count: 1 }])],
    });
    const t = scenario({ you: { battle: [lull, dreamer, { card: battle("Sleeper"), rest: true }] } });
    t.activate("Lull");
    expect([t.you.hand, t.you.energyMarkers]).toEqual([[], 0]);
  });

  it("DB-ZERO-06 it pays no cost", () => {
    const lull = battle("Lull", { skills: [main([DRAW], { cost: { actions: [{ do: "switch", cards: "this", to: "rest" }] } })] });
    expect(scenario({ you: { battle: [{ card: lull, rest: true }] } }).can("activate", "Lull")).toBe(false);
    expect(scenario({ you: { battle: [lull] } }).can("activate", "Lull")).toBe(true);
  });

  it.each([0, -2])("DB-ZERO-07 an action to be done %i times is not done, nor the other way round", (count) => {
    const odd = doing(
      "Odd",
      { do: "draw", count },
      { do: "removeMarkers", cards: { in: "unison" }, count },
      { do: "addMarkers", cards: { in: "unison" }, count },
      { do: "repeat", times: count, steps: [{ do: "energyMarkers", count: 1 }] },
    );
    const unison = { ...battle("Marea"), type: "Unison" } as const;
    const t = scenario({ you: { battle: [odd], unison: { card: unison, markers: 3 }, hand: [PLAIN] } });
    t.activate("Odd");
    expect([t.you.hand.length, t.you.markers, t.you.energyMarkers]).toEqual([1, 3, 0]);
  });

  it("DB-ZERO-08 a prohibition beats an instruction", () => {
    const drought = battle("Drought", { skills: [permanent([{ player: "opponent", rule: { cannot: "draw" } }])] });
    const t = scenario({ you: { battle: [doing("Reader", { do: "draw", count: 2 })] }, opponent: { battle: [drought] } });
    t.activate("Reader");
    expect(t.you.hand).toEqual([]);
  });

  it("DB-ZERO-09 told to go to Active and to Rest at once, a card goes to Rest", () => {
    const slow = battle("Slow", { skills: [keyword("Energy-Exhaust")] });
    const feeder = doing("Feeder", { do: "move", cards: { in: "drop" }, to: "energy", mode: "active" });
    const t = scenario({ you: { battle: [feeder], drop: [slow, PLAIN] } });
    t.activate("Feeder");
    expect([t.you.card("Slow").rest, t.you.card("Plain").rest]).toEqual([true, false]);
  });

  it("DB-ZERO-10 a power that an effect fixes beats increases, earlier and later", () => {
    const smith = doing(
      "Smith",
      power(5000),
      { do: "lasting", effects: [{ change: { set: "power", to: 1000 } }], for: "turn" },
      power(20000),
    );
    const t = scenario({ you: { battle: [smith] } });
    t.activate("Smith");
    expect(t.you.card("Smith").power).toBe(1000);
  });

  it("DB-ZERO-11 asked to choose together, the active player chooses first", () => {
    const toll = doing(
      "Toll",
      { do: "choose", by: "each", from: { in: "hand" }, count: 1, purpose: "discard" },
      { do: "discard", cards: CHOSEN },
    );
    const t = scenario({ you: { hand: [PLAIN, battle("Mine")], battle: [toll] }, opponent: { hand: [PLAIN, battle("Theirs")] } });
    t.activate("Toll");
    const first = t.seat;
    t.choose("Mine");
    expect([first, t.seat, t.you.drop]).toEqual([0, 1, []]);
    t.choose("Theirs");
    expect([t.you.drop, t.opponent.drop]).toEqual([["Mine"], ["Theirs"]]);
  });

  it("DB-ZERO-12 several actions at once are one event: each of two cards KO'd together sees the other go", () => {
    const mourner = battle("Mourner", { skills: [auto({ when: "koed", subject: { of: "you", where: { other: true } } }, [DRAW])] });
    const sweep = doing("Sweep", { do: "ko", cards: { in: "battle", of: "opponent" } });
    const t = scenario({ you: { battle: [sweep] }, opponent: { battle: [mourner, mourner] } });
    t.activate("Sweep").answer(0);
    expect(t.opponent.hand).toHaveLength(2);
  });

  it("DB-ZERO-13 'up to' allows none, and a number that is named is 0 or more", () => {
    const counting = doing("Counting", { do: "chooseNumber", from: 0, to: 2, as: "n" }, { do: "draw", count: { number: "n" } });
    const t = scenario({
      you: { battle: [counting, doing("Slayer", THEIRS, { do: "ko", cards: CHOSEN })] },
      opponent: { battle: [PLAIN] },
    });
    t.activate("Counting");
    expect(t.choices).toEqual(["0", "1", "2"]);
    t.number(0).activate("Slayer").choose();
    expect([t.you.hand, t.opponent.battle]).toEqual([[], ["Plain"]]);
  });

  it("DB-ZERO-14 no fractions", () => {
    const half = doing("Half", { do: "draw", count: { divided: [{ count: { in: "battle" } }, 2] } });
    const t = scenario({ you: { battle: [half, PLAIN, PLAIN] } });
    t.activate("Half");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-ZERO-14 a cost below zero reads as 0, but later changes count from its true value", () => {
    const cheaper = battle("Cheaper", { skills: [permanent([{ on: { in: "hand" }, change: { add: "energyCost", by: -3 } }])] });
    const dearer = battle("Dearer", { skills: [permanent([{ on: { in: "hand" }, change: { add: "energyCost", by: 2 } }])] });
    const one = scenario({ you: { battle: [cheaper, dearer], hand: [battle("Recruit", { cost: 1 })] } });
    one.play("Recruit");
    expect(one.you.battle).toContain("Recruit");
    expect(scenario({ you: { battle: [cheaper, dearer], hand: [battle("Recruit", { cost: 2 })] } }).can("play")).toBe(false);
  });

  it("DB-ZERO-15 'you' is who resolves the skill, whoever's turn it is", () => {
    const witness = battle("Witness", { skills: [auto({ when: "attacked", subject: { of: "you" } }, [DRAW])] });
    const t = scenario({ opponent: { battle: [witness] } });
    t.attack("Captain");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([0, 1]);
    t.passAll();
  });

  it("DB-ZERO-18 what is unaffected is passed over, and the effect goes on with the others", () => {
    const aloof = battle("Aloof", { skills: [permanent([{ change: { unaffectedBy: "opponent" } }])] });
    const sweep = doing("Sweep", { do: "ko", cards: { in: "battle", of: "opponent" } });
    const t = scenario({ you: { battle: [sweep] }, opponent: { battle: [aloof, PLAIN] } });
    t.activate("Sweep");
    expect([t.opponent.battle, t.opponent.drop]).toEqual([["Aloof"], ["Plain"]]);
  });

  it("DB-ZERO-18 what is replaced has not failed: 'if not' finds nothing undone", () => {
    const shade = battle("Shade", {
      skills: [permanent([{ replace: { of: { moves: "this", from: "battle", to: "drop" }, goes: "warp" } }])],
    });
    const slayer = doing(
      "Slayer",
      { do: "ko", cards: { in: "battle", of: "opponent" } },
      { do: "if", when: { not: { done: true } }, then: [DRAW] },
    );
    const t = scenario({ you: { battle: [slayer] }, opponent: { battle: [shade] } });
    t.activate("Slayer");
    expect([t.opponent.warp, t.you.hand]).toEqual([["Shade"], []]);
  });

  it("DB-ZERO-15 the active player is the one whose turn it is", () => {
    const morning = battle("Morning", { skills: [auto(PLAYED, [{ do: "if", when: { turnOf: "you" }, then: [DRAW] }])] });
    const watcher = battle("Watcher", {
      skills: [
        auto(ATTACKS, []),
        auto({ when: "attacked", subject: { of: "you" } }, [{ do: "if", when: { turnOf: "you" }, then: [DRAW] }]),
      ],
    });
    const t = scenario({ you: { hand: [morning], energy: 1 }, opponent: { battle: [watcher] } });
    t.play("Morning").battle("Captain");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([1, 1]);
  });
});
