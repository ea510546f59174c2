import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, counter, DRAW, extra, main, permanent, power } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";
import type { Instruction } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const MARK: Instruction = { do: "energyMarkers", count: 1 };
const THEIR_GUEST: Instruction = { do: "choose", from: { in: "battle", of: "opponent", where: { name: "Guest" } }, count: 1 };

describe("Where effects come from", () => {
  it("DB-TEXT-10 'by a Battle card's skill' means a source in battle", () => {
    const guest = battle("Guest", {
      skills: [
        auto(
          { when: "moved", subject: "this", from: "battle", to: "hand", cause: { of: "opponent", by: "skill", where: { type: "Battle" } } },
          [MARK],
          { from: "any" },
        ),
      ],
    });
    const lifter = doing("Lifter", THEIR_GUEST, { do: "move", cards: CHOSEN, to: "hand" });
    const t = scenario({ you: { battle: [lifter] }, opponent: { battle: [guest] } });
    t.activate("Lifter").yes();
    expect([t.opponent.hand, t.opponent.energyMarkers]).toEqual([["Guest"], 1]);
    const rite = extra("Rite", { skills: [main([THEIR_GUEST, { do: "move", cards: CHOSEN, to: "hand" }])] });
    const byExtra = scenario({ you: { hand: [rite], energy: 1 }, opponent: { battle: [guest] } });
    byExtra.activate("Rite");
    expect(byExtra.opponent.energyMarkers).toBe(0);
    const held = battle("Held", { skills: [main([THEIR_GUEST, { do: "move", cards: CHOSEN, to: "hand" }], { from: ["hand"] })] });
    const fromHand = scenario({ you: { hand: [held] }, opponent: { battle: [guest] } });
    fromHand.activate("Held");
    expect([fromHand.opponent.hand, fromHand.opponent.energyMarkers]).toEqual([["Guest"], 0]);
  });

  it("DB-SRC-01 of attack damage the attack card is the source, of a skill's damage its card", () => {
    const hurt = (where: { readonly name: string }) => [auto({ when: "damaged", who: "opponent", cause: { where } }, [DRAW])];
    const thorn = battle("Thorn", { power: 20000, skills: [main([{ do: "damage", amount: 1, to: "opponent" }])] });
    const scribe = battle("Scribe", { skills: hurt({ name: "Thorn" }) });
    const t = scenario({ you: { battle: [thorn, scribe] } });
    t.battle("Thorn");
    expect(t.you.hand).toHaveLength(1);
    t.activate("Thorn");
    expect(t.you.hand).toHaveLength(2);
    t.battle("Captain");
    expect(t.you.hand).toHaveLength(2);
  });

  it("DB-SRC-02 DB-RULE-07 a skill that takes away the power is what put the card into the drop", () => {
    const drain = doing("Drain", THEIR_GUEST, power(-10000, CHOSEN));
    const reaper = battle("Reaper", {
      skills: [
        auto(
          {
            when: "moved",
            subject: { of: "opponent" },
            from: "battle",
            to: "drop",
            cause: { of: "you", by: "skill", where: { name: "Drain" } },
          },
          [DRAW],
        ),
      ],
    });
    const t = scenario({ you: { battle: [drain, reaper] }, opponent: { battle: [battle("Guest")] } });
    t.activate("Drain");
    expect([t.opponent.drop, t.you.hand.length]).toEqual([["Guest"], 1]);
  });
});

describe("What is revealed and looked at", () => {
  it("DB-TEXT-13 a card revealed by an effect is hidden again once it is done", () => {
    const shower = doing("Shower", { do: "choose", from: { in: "hand" }, count: 1 }, { do: "reveal", cards: CHOSEN }, DRAW);
    const t = scenario({ you: { battle: [shower], hand: [battle("Secret")] } });
    t.activate("Shower").choose("Secret");
    expect(t.happened("shown")).toMatchObject([{ definitions: ["Secret"] }]);
    expect(JSON.stringify(t.game.view(t.state, 1))).not.toContain("Secret");
  });

  it("DB-TEXT-15 a deck that was looked at and of which nothing was taken is shuffled", () => {
    const seer = doing("Seer", { do: "look", cards: { in: "deck", top: 3 }, as: "seen" });
    const t = scenario({ you: { battle: [seer] } });
    t.activate("Seer");
    expect(t.happened("shuffled")).toMatchObject([{ seat: 0, zone: "deck" }]);
  });

  it("DB-TEXT-15 Life is not", () => {
    const seer = doing("Seer", { do: "look", cards: { in: "life" }, as: "seen" });
    const t = scenario({ you: { battle: [seer] } });
    t.activate("Seer");
    expect(t.happened("shuffled")).toEqual([]);
  });
});

describe("Effects on cards that move, and effects that cannot both hold", () => {
  it("DB-EFF-07 an effect that speaks of a card it has moved means the card where it came to", () => {
    const nurse = doing("Nurse", { do: "choose", from: { in: "drop" }, count: 1 }, { do: "play", cards: CHOSEN }, power(5000, CHOSEN));
    const t = scenario({ you: { battle: [nurse], drop: [PLAIN] } });
    t.activate("Nurse");
    expect(t.you.card("Plain").power).toBe(15000);
  });

  it("DB-EFF-08 DB-ZERO-08 of two that cannot both hold the later part that has become impossible is ignored", () => {
    const freeze = doing("Freeze", THEIR_GUEST, {
      do: "lasting",
      effects: [{ on: CHOSEN, change: { cannot: "switchToRest" } }],
      for: "turn",
    });
    const push = doing("Push", THEIR_GUEST, { do: "switch", cards: CHOSEN, to: "rest" }, DRAW);
    const t = scenario({ you: { battle: [freeze, push] }, opponent: { battle: [battle("Guest")] } });
    t.activate("Freeze").activate("Push");
    expect([t.opponent.card("Guest").rest, t.you.hand.length]).toEqual([false, 1]);
  });
});

describe("Conditions of deeds", () => {
  it("DB-TEXT-16 'cannot attack unless …': only after it was done", () => {
    const bound = battle("Bound", {
      power: 20000,
      skills: [
        permanent([{ change: { cannot: "attack" } }], { while: { not: { there: { in: "drop" } } } }),
        main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }]),
      ],
    });
    const t = scenario({ you: { battle: [bound] } });
    expect(t.can("attack", "Bound")).toBe(false);
    t.activate("Bound");
    expect(t.can("attack", "Bound")).toBe(true);
  });

  it("DB-TEXT-17 'when it attacks' lasts from the declaration to the end of the battle", () => {
    const eager = battle("Eager", { skills: [auto(ATTACKS, [power(10000, "this", "battle")])] });
    const t = scenario({
      you: { battle: [eager] },
      opponent: { battle: [{ card: battle("Guest", { power: 20000 }), rest: true }], hand: [PLAIN] },
    });
    t.attack("Eager", "Guest");
    expect(t.you.card("Eager").power).toBe(20000);
    t.passAll();
    expect([t.you.card("Eager").power, t.opponent.drop]).toEqual([10000, ["Guest"]]);
  });
});

describe("Cards under cards and in the place of others", () => {
  it("DB-ATK-07 a card played on top of one in battle takes its place", () => {
    const veteran = battle("Veteran", {
      cost: 4,
      power: 25000,
      skills: [
        counter("Counter: Attack", [
          { do: "choose", from: { in: "battle", where: { name: "Plain" } }, count: 1 },
          { do: "play", cards: "this", onto: CHOSEN },
        ]),
      ],
    });
    const t = scenario({
      you: { battle: [battle("Fighter", { power: 20000 })] },
      opponent: { battle: [{ card: PLAIN, rest: true }], hand: [veteran], energy: 4 },
    });
    t.attack("Fighter", "Plain").counter("Veteran").passAll();
    expect([t.opponent.battle, t.opponent.drop]).toEqual([["Veteran"], []]);
  });

  it("DB-RULE-04 Battle cards in combo outside a battle go to their owners' drop", () => {
    const thrower = doing("Thrower", { do: "choose", from: { in: "hand" }, count: 1 }, { do: "move", cards: CHOSEN, to: "combo" });
    const t = scenario({ you: { battle: [thrower], hand: [PLAIN] } });
    t.activate("Thrower").choose("Plain");
    expect([t.you.combo, t.you.drop]).toEqual([[], ["Plain"]]);
  });
});
