import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, DRAW, inBattle, keyword, leader, permanent, power, unison } from "../testing/cards";
import { LEADER, PLAIN, plains, scenario } from "../testing/scenario";

const GUARD = { card: battle("Guard"), rest: true };

describe("Battle", () => {
  it("DB-ATK-01 the attack card goes to Rest", () => {
    const t = scenario({ you: { battle: [battle("Recruit")] } });
    t.attack("Recruit");
    expect(t.you.card("Recruit").rest).toBe(true);
    t.passAll();
  });

  it("DB-ATK-01 Battle cards can be attacked in Rest only", () => {
    const t = scenario({ opponent: { battle: [GUARD, battle("Awake")] } });
    expect(() => t.attack("Captain", "Awake")).toThrow();
    t.battle("Captain", "Guard");
    expect(t.opponent.battle).toEqual(["Awake"]);
  });

  it("DB-ATK-02 attacks go one after another", () => {
    const t = scenario({ you: { battle: [battle("Recruit")] } });
    t.battle("Recruit").battle("Captain");
    expect(t.opponent.life).toBe(6);
  });

  it("DB-ATK-03 the two are attack card and guard card until the battle ends", () => {
    const t = scenario({ opponent: { battle: [GUARD], hand: [PLAIN] } });
    t.attack("Captain", "Guard");
    expect(t.state.battle?.step).toBe("defense");
    t.passAll();
    expect(t.state.battle).toBeNull();
  });

  it("DB-ATK-04 'when this attacks' resolves before the offence step", () => {
    const t = scenario({ you: { battle: [battle("Scout", { skills: [auto(ATTACKS, [DRAW])] })] } });
    t.attack("Scout");
    expect([t.you.hand.length, t.asked]).toEqual([1, "offense"]);
    t.passAll();
  });

  it("DB-ATK-04 so does 'when this is attacked'", () => {
    const wary = battle("Wary", { skills: [auto({ when: "attacked", subject: "this" }, [DRAW])] });
    const t = scenario({ opponent: { battle: [{ card: wary, rest: true }] } });
    t.battle("Captain", "Wary");
    expect(t.opponent.hand).toHaveLength(1);
  });

  it("DB-ATK-05 a negated attack goes to the battle end step", () => {
    const wary = battle("Wary", { skills: [auto({ when: "attacked", subject: "this" }, [{ do: "negateAttack" }])] });
    const t = scenario({ opponent: { battle: [{ card: wary, rest: true }] } });
    t.battle("Captain", "Wary");
    expect(t.opponent.battle).toEqual(["Wary"]);
    expect(t.happened("step").map(({ step }) => step)).toEqual(["end"]);
  });

  it("DB-ATK-06 without a guard card the battle ends", () => {
    const fleeing = battle("Fleeing", {
      skills: [auto({ when: "attacked", subject: "this" }, [{ do: "move", cards: "this", to: "hand" }])],
    });
    const t = scenario({ opponent: { battle: [{ card: fleeing, rest: true }] } });
    t.battle("Captain", "Fleeing");
    expect(t.opponent.hand).toEqual(["Fleeing"]);
    expect(t.happened("battle")).toEqual([]);
  });

  it("DB-ATK-08 another guard card named later triggers no 'is attacked'", () => {
    const wary = battle("Wary", { skills: [auto({ when: "attacked", subject: "this" }, [DRAW])] });
    const decoy = battle("Decoy", {
      skills: [
        inBattle([
          { do: "choose", from: { in: "battle", where: { name: "Wary" } }, count: 1 },
          { do: "changeTarget", to: { bound: "chosen" } },
        ]),
      ],
    });
    const t = scenario({ opponent: { battle: [wary, decoy] } });
    t.attack("Captain").activate("Decoy").passAll();
    expect(t.opponent.hand).toEqual([]);
    expect(t.opponent.battle).toEqual(["Decoy"]);
  });

  it("DB-ATK-09 DB-COMBO-01 DB-COMBO-05 in the offence step the active player combos, card by card", () => {
    const t = scenario({
      you: { hand: [battle("One"), battle("Two")] },
      opponent: { leader: leader("Wall", { power: 20000 }), hand: [PLAIN] },
    });
    t.attack("Captain").combo("One").combo("Two");
    expect([t.seat, t.asked]).toEqual([1, "defense"]);
    t.passAll();
    expect(t.opponent.life).toBe(7);
  });

  it("DB-ATK-10 a Unison that is attacked has no defence step", () => {
    const t = scenario({
      opponent: { unison: { card: unison("Marea"), markers: 2 }, hand: plains(2) },
      you: { leader: leader("Strong", { power: 20000 }) },
    });
    t.attack("Strong", "Marea");
    expect(t.asked).toBe("main");
    expect(t.opponent.markers).toBe(1);
  });

  it("DB-ATK-11 in the defence step the other player combos", () => {
    const t = scenario({ opponent: { hand: [battle("Shield")] } });
    t.attack("Captain").combo("Shield").passAll();
    expect(t.opponent.life).toBe(8);
    expect(t.opponent.drop).toEqual(["Shield"]);
  });

  it("DB-ATK-12 each side adds the combo power of its combo zone", () => {
    const t = scenario({ you: { hand: [battle("One", { combo: [0, 7000] })] }, opponent: { hand: [battle("Two", { combo: [0, 4000] })] } });
    t.attack("Captain").combo("One").combo("Two").passAll();
    expect(t.happened("battle")[0]).toMatchObject({ attackPower: 17000, guardPower: 14000 });
  });

  it("DB-ATK-13 equal power hits", () => {
    const t = scenario({ opponent: { battle: [GUARD] } });
    t.battle("Captain", "Guard");
    expect(t.opponent.drop).toEqual(["Guard"]);
  });

  it("DB-ATK-13 less power does nothing", () => {
    const t = scenario({ opponent: { battle: [{ card: battle("Wall", { power: 11000 }), rest: true }] } });
    t.battle("Captain", "Wall");
    expect(t.opponent.battle).toEqual(["Wall"]);
    expect(t.you.drop).toEqual([]);
  });

  it("DB-ATK-14 DB-RULE-03 a Leader that is hit takes 1 damage: a Life card goes to the hand", () => {
    const t = scenario({});
    t.battle("Captain");
    expect([t.opponent.life, t.opponent.hand.length]).toEqual([7, 1]);
  });

  it("DB-ATK-14 'damage was inflicted' triggers after it", () => {
    const hurt = leader("Hurt", { skills: [auto({ when: "damaged", who: "you" }, [DRAW])] });
    const t = scenario({ opponent: { leader: hurt } });
    t.battle("Captain");
    expect(t.opponent.hand).toHaveLength(2);
  });

  it("DB-ATK-15 DB-ACT-11 DB-RULE-11 a Battle card that is hit is KO'd: it goes to its owner's drop", () => {
    const avenger = battle("Avenger", { skills: [auto({ when: "koed", subject: "this" }, [DRAW])] });
    const t = scenario({ opponent: { battle: [{ card: avenger, rest: true }] } });
    t.battle("Captain", "Avenger");
    expect([t.opponent.drop, t.opponent.hand.length]).toEqual([["Avenger"], 1]);
  });

  it("DB-ATK-16 DB-UNI-17 a Unison that is hit loses a marker", () => {
    const t = scenario({ opponent: { unison: { card: unison("Marea", { power: 5000 }), markers: 3 } } });
    t.battle("Captain", "Marea");
    expect(t.opponent.markers).toBe(2);
  });

  it("DB-ATK-17 the end of the damage step is a time of its own", () => {
    const t = scenario({ you: { battle: [battle("Timer", { skills: [auto({ when: "endOfDamage", turnOf: "you" }, [DRAW])] })] } });
    t.battle("Captain");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-ATK-18 up to one Battle card of the combo zone goes to the Z-Energy, the active player's first", () => {
    const t = scenario({ you: { hand: [battle("One")] }, opponent: { hand: [battle("Two")] } });
    t.attack("Captain").combo("One").combo("Two");
    expect([t.asked, t.seat]).toEqual(["zEnergy", 0]);
    t.choose("One");
    expect([t.asked, t.seat]).toEqual(["zEnergy", 1]);
    t.choose("Two");
    expect([t.you.zEnergy, t.opponent.zEnergy]).toEqual([["One"], ["Two"]]);
  });

  it("DB-ATK-19 then all cards of both combo zones go to the drop", () => {
    const t = scenario({ you: { hand: [battle("One")] }, opponent: { hand: [battle("Two")] } });
    t.attack("Captain").combo("One").combo("Two").passAll();
    expect([t.you.drop, t.opponent.drop, t.you.combo]).toEqual([["One"], ["Two"], []]);
  });

  it("DB-ATK-20 'end of battle' triggers after that", () => {
    const t = scenario({
      you: {
        battle: [
          battle("Timer", { skills: [auto({ when: "endOfBattle", turnOf: "you" }, [{ do: "draw", count: { count: { in: "drop" } } }])] }),
        ],
        hand: [battle("One")],
      },
    });
    t.attack("Captain").combo("One").passAll();
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-ATK-20 'at the end of the battle in which you used this for a combo' is of the card that was dropped", () => {
    const again = (from: "hand" | "battle") =>
      auto({ when: "comboed", subject: "this", from }, [{ do: "play", cards: "this" }], { from: "drop" });
    const t = scenario({ you: { hand: [battle("Fresh", { skills: [again("hand")] }), battle("Stale", { skills: [again("battle")] })] } });
    t.attack("Captain").combo("Fresh").combo("Stale").passAll();
    expect([t.you.battle, t.you.drop]).toEqual([["Fresh"], ["Stale"]]);
  });

  it("DB-ATK-21 effects for the battle end with it", () => {
    const t = scenario({
      you: { battle: [battle("Fierce", { skills: [auto(ATTACKS, [power(5000, "this", "battle")])] })], hand: [PLAIN] },
    });
    t.attack("Fierce");
    expect(t.you.card("Fierce").power).toBe(15000);
    t.passAll();
    expect(t.you.card("Fierce").power).toBe(10000);
  });

  it("DB-COMBO-02 a card without combo values makes no combo", () => {
    const t = scenario({ you: { hand: [battle("Mute", { combo: null }), PLAIN] } });
    t.attack("Captain");
    expect([t.can("combo", "Mute"), t.can("combo", "Plain")]).toEqual([false, true]);
    t.passAll();
  });

  it("DB-COMBO-03 who cannot pay the combo cost cannot declare it", () => {
    const t = scenario({ you: { hand: [battle("Dear", { combo: [1, 10000] }), PLAIN] } });
    t.attack("Captain");
    expect(t.can("combo", "Dear")).toBe(false);
    t.passAll();
  });

  it("DB-COMBO-04 a combo made by a skill costs no combo cost", () => {
    const caller = battle("Caller", {
      skills: [
        auto(ATTACKS, [
          { do: "choose", from: { in: "drop" }, count: { upTo: 1 } },
          { do: "combo", cards: { bound: "chosen" } },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [battle("Ghost", { combo: [3, 5000] })] } });
    t.attack("Caller").choose("Ghost");
    expect(t.you.combo).toEqual(["Ghost"]);
    t.passAll();
  });

  it("DB-COMBO-06 own Active Battle cards combo, not the attack card, nor one in Rest", () => {
    const t = scenario({ you: { battle: [battle("Attacker"), battle("Friend"), { card: battle("Tired"), rest: true }] } });
    t.attack("Attacker");
    expect([t.can("combo", "Friend"), t.can("combo", "Attacker"), t.can("combo", "Tired")]).toEqual([true, false, false]);
    t.combo("Friend").passAll();
    expect(t.you.drop).toEqual(["Friend"]);
  });

  it("DB-COMBO-06 the guard card makes no combo", () => {
    const t = scenario({ opponent: { battle: [battle("Friend")] } });
    t.attack("Captain");
    expect(t.can("combo", "Friend")).toBe(true);
    t.passAll();
    const guarded = scenario({ opponent: { battle: [battle("Guard", { skills: [keyword("Blocker")] }), battle("Friend")] } });
    guarded.attack("Captain").yes();
    expect([guarded.can("combo", "Friend"), guarded.can("combo", "Guard")]).toEqual([true, false]);
    guarded.passAll();
  });

  it("DB-COMBO-07 a card of the hand combos", () => {
    const t = scenario({ you: { hand: [battle("Helper")] } });
    t.attack("Captain").combo("Helper");
    expect([t.you.hand, t.you.combo]).toEqual([[], ["Helper"]]);
    t.passAll();
  });

  it("DB-COMBO-08 after each combo there is a checkpoint", () => {
    const cheer = battle("Cheer", { skills: [auto({ when: "combo", subject: { of: "you" } }, [DRAW])] });
    const t = scenario({ you: { battle: [cheer], hand: [battle("Helper")] } });
    t.attack("Captain").combo("Helper");
    expect(t.you.hand).toEqual(["Plain"]);
    t.passAll();
  });

  it("DB-UNI-16 Unisons attack, and are attacked whether Active or Rest", () => {
    const t = scenario({
      you: { unison: { card: unison("Mine"), markers: 2 } },
      opponent: { unison: { card: unison("Theirs"), markers: 2 } },
    });
    t.battle("Mine", "Theirs");
    expect(t.opponent.markers).toBe(1);
    expect(t.you.card("Mine").rest).toBe(true);
  });

  it("DB-TURN-02 DB-TURN-06 a skipped draw is none", () => {
    const dry = battle("Dry", { skills: [permanent([{ player: "both", rule: { skip: "draw" } }])] });
    const t = scenario({ you: { battle: [dry] } });
    t.endTurn();
    expect(t.opponent.hand).toEqual([]);
    expect(t.opponent.leader.definition).toBe(LEADER.id);
  });
});
