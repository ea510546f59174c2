import { describe, expect, it } from "vitest";
import { battle, DRAW, main, permanent, unison } from "../testing/cards";
import { LEADER, PLAIN, scenario } from "../testing/scenario";

const BLUE = battle("Blue one", { colors: ["blue"] });
const TWO_COLOURS = battle("Red-blue one", { colors: ["red", "blue"] });

describe("Costs", () => {
  it("DB-COST-12 a symbol of two colours is paid by an Energy of either", () => {
    const diver = battle("Diver", { skills: [main([DRAW], { cost: { either: [["blue", "green"]] } })] });
    const energy = (card: typeof BLUE) => scenario({ you: { battle: [diver], energy: [card] } });
    expect([energy(BLUE).can("activate", "Diver"), energy(PLAIN).can("activate", "Diver")]).toEqual([true, false]);
  });

  it("DB-COST-01 that many Energies go to Rest, among them the colours named", () => {
    const t = scenario({ you: { hand: [battle("Diver", { cost: 2, costColors: { blue: 1 } })], energy: [PLAIN, PLAIN, BLUE] } });
    t.play("Diver").choose("Plain", "Blue one");
    expect(t.you.ready).toBe(1);
    expect(t.you.battle).toEqual(["Diver"]);
  });

  it("DB-COST-01 a payment without the colour is refused", () => {
    const t = scenario({ you: { hand: [battle("Diver", { cost: 2, costColors: { blue: 1 } })], energy: [PLAIN, PLAIN, BLUE] } });
    t.play("Diver");
    expect(() => t.choose("Plain", "Plain")).toThrow("constraint");
    t.choose("Plain", "Blue one");
  });

  it("DB-COST-02 DB-CARD-11 a colour part above the total is what is paid, and the cost that texts read", () => {
    const dear = battle("Dear", { cost: 1, costColors: { red: 3 } });
    const reader = battle("Reader", {
      cost: 0,
      skills: [main([{ do: "draw", count: { the: "energyCost", of: { in: "battle", where: { name: "Dear" } } } }])],
    });
    const t = scenario({ you: { hand: [dear], energy: 3, battle: [reader] } });
    t.play("Dear");
    expect(t.you.ready).toBe(0);
    t.activate("Reader");
    expect(t.you.hand).toHaveLength(3);
  });

  it("DB-COST-03 a multicolour Energy pays any one of its colours", () => {
    const t = scenario({ you: { hand: [battle("Diver", { cost: 1, costColors: { blue: 1 } })], energy: [TWO_COLOURS] } });
    t.play("Diver");
    expect(t.you.ready).toBe(0);
    const other = scenario({ you: { hand: [battle("Both", { cost: 2, costColors: { blue: 1, red: 1 } })], energy: [TWO_COLOURS] } });
    expect(other.can("play", "Both")).toBe(false);
  });

  it("DB-COST-13 of a price in several parts only that is given up first which leaves the rest payable", () => {
    const mixer = battle("Mixer", {
      skills: [
        main([DRAW], {
          cost: {
            actions: [
              { do: "choose", from: { in: "energy" }, count: 1, as: "first" },
              { do: "move", cards: { bound: "first" }, to: "drop" },
              { do: "choose", from: { in: "energy", where: { multicolor: true } }, count: 1, as: "second" },
              { do: "move", cards: { bound: "second" }, to: "hand" },
            ],
          },
        }),
      ],
    });
    const t = scenario({ you: { battle: [mixer], energy: [PLAIN, BLUE, TWO_COLOURS] } });
    t.activate("Mixer");
    expect(t.choices).toEqual(["Plain", "Blue one"]);
    t.choose("Plain");
    expect([t.you.drop, t.you.hand]).toEqual([["Plain"], ["Red-blue one", "Plain"]]);
    expect(scenario({ you: { battle: [mixer], energy: [TWO_COLOURS] } }).can("activate", "Mixer")).toBe(false);
  });

  it("DB-COST-04 a cost of 0 is not paid", () => {
    const t = scenario({ you: { hand: [battle("Free", { cost: 0 })] } });
    t.play("Free");
    expect(t.you.battle).toEqual(["Free"]);
    expect(t.happened("switched")).toEqual([]);
  });

  it("DB-COST-05 what cannot be paid in full cannot be declared", () => {
    const t = scenario({ you: { hand: [battle("Two", { cost: 2 })], energy: 1 } });
    expect(t.can("play", "Two")).toBe(false);
  });

  it("DB-COST-05 effects that lower the cost are counted first", () => {
    const cheap = battle("Two", { cost: 2, skills: [permanent([{ change: { add: "energyCost", by: -1 } }], { from: "hand" })] });
    const t = scenario({ you: { hand: [cheap], energy: 1 } });
    t.play("Two");
    expect(t.you.battle).toEqual(["Two"]);
  });

  it("DB-COST-07 DB-MARK-05 an energy marker pays instead of an Energy, in the Leader's colour, and is gone", () => {
    const t = scenario({ you: { hand: [battle("Red", { cost: 1, costColors: { red: 1 } })], energyMarkers: 1 } });
    t.play("Red");
    expect(t.you.energyMarkers).toBe(0);
    const blue = scenario({ you: { hand: [battle("Blue", { cost: 1, costColors: { blue: 1 } })], energyMarkers: 1 } });
    expect(blue.can("play", "Blue")).toBe(false);
  });

  it("DB-COST-08 X is named by its master when paying, and is the same in the effect", () => {
    const scholar = battle("Scholar", { skills: [main([{ do: "draw", count: "X" }], { cost: { energy: "X" } })] });
    const t = scenario({ you: { battle: [scholar], energy: 3 } });
    t.activate("Scholar").number(2);
    expect([t.you.ready, t.you.hand.length]).toEqual([1, 2]);
  });

  it("DB-COST-09 a Z-Energy cost takes cards of one's choice to the drop", () => {
    const wraith = battle("Wraith", { z: true, cost: 0, zCost: 1 });
    const t = scenario({ you: { zDeck: [wraith], zEnergy: [BLUE, PLAIN] } });
    t.play("Wraith").choose("Blue one");
    expect([t.you.battle, t.you.drop, t.you.zEnergy]).toEqual([["Wraith"], ["Blue one"], ["Plain"]]);
  });

  it("DB-COST-10 a combo cost is that many Energies of any colour", () => {
    const helper = battle("Helper", { combo: [1, 10000] });
    const t = scenario({ you: { hand: [helper], energy: [BLUE] } });
    t.attack("Captain").combo("Helper");
    expect([t.you.combo, t.you.ready]).toEqual([["Helper"], 0]);
    t.passAll();
  });

  it("DB-COST-11 what stands before the colon is done before the effect", () => {
    const smith = battle("Smith", {
      skills: [
        main([DRAW], {
          cost: {
            actions: [
              { do: "choose", from: { in: "hand" }, count: 1 },
              { do: "discard", cards: { bound: "chosen" } },
            ],
          },
        }),
      ],
    });
    const t = scenario({ you: { battle: [smith], hand: [BLUE], deck: [battle("Drawn"), PLAIN] } });
    t.activate("Smith").choose("Blue one");
    expect([t.you.hand, t.you.drop]).toEqual([["Drawn"], ["Blue one"]]);
  });

  it("DB-COST-12 coloured circles of a skill are Energies of those colours", () => {
    const smith = battle("Smith", { skills: [main([DRAW], { cost: { energy: 1, colors: { blue: 1 } } })] });
    const t = scenario({ you: { battle: [smith], energy: 2 } });
    expect(t.can("activate", "Smith")).toBe(false);
    const two = scenario({ you: { battle: [smith], energy: [PLAIN, BLUE] } });
    two.activate("Smith");
    expect([two.you.ready, two.you.hand.length]).toEqual([0, 1]);
  });

  it("DB-COST-13 a skill cost that cannot be paid whole is not paid at all", () => {
    const smith = battle("Smith", {
      skills: [
        main([DRAW], {
          cost: {
            energy: 1,
            actions: [
              { do: "choose", from: { in: "hand" }, count: 2 },
              { do: "discard", cards: { bound: "chosen" } },
            ],
          },
        }),
      ],
    });
    const t = scenario({ you: { battle: [smith], hand: [BLUE], energy: 1 } });
    expect(t.can("activate", "Smith")).toBe(false);
  });

  it("DB-COST-16 a reduction of numbers does nothing to colours", () => {
    const smith = battle("Smith", {
      skills: [permanent([{ change: { skillCost: -2 } }]), main([DRAW], { cost: { energy: 1, colors: { red: 1 } } })],
    });
    const t = scenario({ you: { battle: [smith], energy: 1 } });
    t.activate("Smith");
    expect(t.you.ready).toBe(0);
  });

  it("DB-COST-18 cards that may be used as Energy pay by going to Rest", () => {
    const citadel = battle("Citadel", { skills: [permanent([{ change: { usableAsEnergy: true } }])] });
    const t = scenario({ you: { battle: [citadel], hand: [battle("One")] } });
    t.play("One");
    expect(t.you.card("Citadel").rest).toBe(true);
  });

  it("DB-COST-19 lowering by a colour symbol stops at 0 of that colour", () => {
    const light = battle("Light", {
      cost: 3,
      costColors: { red: 1 },
      skills: [permanent([{ change: { costColors: { red: 2 }, sign: -1 } }], { from: "hand" })],
    });
    const t = scenario({ you: { hand: [light], energy: 1 } });
    expect(t.can("play", "Light")).toBe(false);
    const two = scenario({ you: { hand: [light], energy: [BLUE, BLUE] } });
    two.play("Light");
    expect(two.you.battle).toEqual(["Light"]);
  });

  it("DB-COST-20 without a colour cost only the total counts", () => {
    const free = battle("Drifter", {
      cost: 2,
      costColors: { blue: 2 },
      skills: [permanent([{ change: { noColorCost: true } }], { from: "hand" })],
    });
    const t = scenario({ you: { hand: [free], energy: 2 } });
    t.play("Drifter");
    expect(t.you.battle).toEqual(["Drifter"]);
  });

  it("DB-CARD-12 X is 0 where it is not being paid", () => {
    const seeker = battle("Seeker", {
      skills: [
        main([
          { do: "choose", from: { in: "drop", where: { energyCost: { atMost: 0 } } }, count: 1 },
          { do: "move", cards: { bound: "chosen" }, to: "hand" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [seeker], drop: [PLAIN, unison("Marea")] } });
    t.activate("Seeker");
    expect(t.you.hand).toEqual(["Marea"]);
    expect(t.you.leader.definition).toBe(LEADER.id);
  });
});
