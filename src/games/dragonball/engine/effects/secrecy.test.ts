import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, DRAW, extra, main, permanent } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";
import type { Instruction } from "./language";

const BLUE = battle("Blue one", { colors: ["blue"] });
/** "Choose a blue card in your hand and place it in your Drop Area." */
const DROP_BLUE: readonly Instruction[] = [
  { do: "choose", from: { in: "hand", where: { color: "blue" } }, count: 1 },
  { do: "discard", cards: CHOSEN },
];

describe("What is asked tells nothing of secret cards", () => {
  it("DB-ACT-06 a card of the hand is asked for though none there is what is wanted", () => {
    const t = scenario({ you: { battle: [battle("Seeker", { skills: [main(DROP_BLUE)] })], hand: [PLAIN] } });
    t.activate("Seeker");
    expect([t.asked, t.choices]).toEqual(["target", []]);
    t.choose();
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-ACT-06 of a hand without cards everybody can see that none is chosen", () => {
    const t = scenario({ you: { battle: [battle("Seeker", { skills: [main(DROP_BLUE)] })] } });
    t.activate("Seeker");
    expect(t.asked).toBe("main");
  });

  it("DB-ACT-06 a looked-at card that is not what is wanted is asked for", () => {
    const steps: readonly Instruction[] = [
      { do: "look", cards: { in: "deck", top: 1 }, as: "seen" },
      { do: "choose", from: { cards: { bound: "seen" }, where: { color: "blue" } }, count: { upTo: 1 } },
      { do: "move", cards: CHOSEN, to: "hand", reveal: true },
    ];
    const t = scenario({ you: { battle: [battle("Seeker", { skills: [main(steps)] })], deck: [PLAIN, BLUE] } });
    t.activate("Seeker");
    expect([t.asked, t.choices]).toEqual(["target", []]);
    t.choose();
    expect(t.you.hand).toEqual([]);
  });

  it("DB-AUTO-05 a cost that the hand cannot pay is asked for, and can only be declined", () => {
    const payer = battle("Payer", { skills: [auto(ATTACKS, [DRAW], { cost: { actions: DROP_BLUE } })] });
    const t = scenario({ you: { battle: [payer], hand: [PLAIN] } });
    t.attack("Payer");
    expect([t.asked, t.decision.options]).toEqual(["auto", [{ yes: false }]]);
    t.no().passAll();
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-TEXT-18 what may be done with cards of the hand is asked, and can only be declined where none is there", () => {
    const t = scenario({
      you: { battle: [battle("Trader", { skills: [main([{ do: "may", steps: DROP_BLUE, then: [DRAW] }])] })], hand: [PLAIN] },
    });
    t.activate("Trader");
    expect([t.asked, t.decision.options]).toEqual(["may", [{ yes: false }]]);
    t.no();
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-REPL-05 what may step in is asked, and can only be declined where the hand has nothing for it", () => {
    const shade = battle("Shade", {
      skills: [
        permanent([{ replace: { of: { moves: "this", from: "battle", to: "drop" }, goes: "stay", may: true, instead: DROP_BLUE } }]),
      ],
    });
    const axe = battle("Axe", { skills: [main([{ do: "ko", cards: { in: "battle", of: "opponent" } }])] });
    const t = scenario({ you: { battle: [axe] }, opponent: { battle: [shade], hand: [PLAIN] } });
    t.activate("Axe");
    expect([t.seat, t.asked, t.decision.options]).toEqual([1, "replacement", [{ yes: false }]]);
    t.no();
    expect(t.opponent.drop).toEqual(["Shade"]);
  });

  it("DB-EXTRA-02 an Extra in the hand does not pay for itself: it has gone to the drop by then", () => {
    const rite = extra("Rite", {
      cost: 0,
      skills: [
        main([DRAW], {
          cost: {
            actions: [
              { do: "choose", from: { in: "hand" }, count: 2 },
              { do: "discard", cards: CHOSEN },
            ],
          },
        }),
      ],
    });
    expect(scenario({ you: { hand: [rite, PLAIN] } }).can("activate", "Rite")).toBe(false);
    const t = scenario({ you: { hand: [rite, PLAIN, BLUE] } });
    t.activate("Rite");
    t.choose("Plain", "Blue one");
    expect(t.you.hand).toEqual(["Plain"]);
  });
});
