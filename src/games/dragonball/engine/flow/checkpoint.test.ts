import { describe, expect, it } from "vitest";
import {
  ATTACKS,
  auto,
  battle,
  CHOSEN,
  DRAW,
  extra,
  inBattle,
  leader,
  main,
  PLAYED,
  permanent,
  power,
  THEIRS,
  unison,
} from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";

describe("Checkpoints and Autos", () => {
  it("DB-CHECKPOINT-01 DB-RULE-06 DB-RULE-02 rules come before Autos: a card at power 0 is gone when they resolve", () => {
    const weakener = battle("Weakener", {
      skills: [
        auto(PLAYED, [THEIRS, power(-10000, CHOSEN)]),
        auto(PLAYED, [{ do: "draw", count: { count: { in: "drop", of: "opponent" } } }]),
      ],
    });
    const t = scenario({ you: { hand: [weakener], energy: 1 }, opponent: { battle: [battle("Frail")] } });
    t.play("Weakener").answer(0).choose("Frail");
    expect([t.opponent.drop, t.you.hand.length]).toEqual([["Frail"], 1]);
  });

  it("DB-CHECKPOINT-02 the active player picks the order of several pending Autos", () => {
    const both = battle("Both", { skills: [auto(PLAYED, [DRAW]), auto(PLAYED, [{ do: "move", cards: { in: "hand" }, to: "warp" }])] });
    const t = scenario({ you: { hand: [both], energy: 1 } });
    t.play("Both");
    expect(t.asked).toBe("auto");
    t.answer(1);
    expect([t.you.hand.length, t.you.warp]).toEqual([1, []]);
  });

  it("DB-CHECKPOINT-03 the other player's come when none of the active player's is left", () => {
    const mine = battle("Mine", { skills: [auto(PLAYED, [{ do: "move", cards: { in: "drop", of: "both" }, to: "warp" }])] });
    const theirs = battle("Theirs", {
      skills: [auto({ when: "played", subject: { of: "opponent" } }, [{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])],
    });
    const t = scenario({ you: { hand: [mine], energy: 1 }, opponent: { battle: [theirs] } });
    t.play("Mine");
    expect([t.opponent.drop, t.opponent.warp]).toEqual([["Plain"], []]);
  });

  it("DB-CHECKPOINT-04 DB-EFF-02 due delayed effects come after the Autos", () => {
    const slow = battle("Slow", {
      skills: [main([{ do: "delay", until: "endOfTurn", steps: [{ do: "move", cards: { in: "hand" }, to: "warp" }] }])],
    });
    const ender = battle("Ender", { skills: [auto({ when: "endOfTurn", turnOf: "you" }, [DRAW])] });
    const t = scenario({ you: { battle: [slow, ender] } });
    t.activate("Slow").endTurn();
    expect([t.you.hand, t.you.warp]).toEqual([[], ["Plain"]]);
  });

  it("DB-CHECKPOINT-05 DB-CHECKPOINT-06 an Auto triggered inside a checkpoint is resolved in it", () => {
    const first = battle("First", { skills: [auto(PLAYED, [{ do: "discard", cards: { in: "hand" } }])] });
    const second = battle("Second", { skills: [auto({ when: "discarded", subject: { of: "you" } }, [DRAW])] });
    const t = scenario({ you: { hand: [first, PLAIN, PLAIN], battle: [second], energy: 1 } });
    t.play("First");
    expect([t.asked, t.you.hand.length, t.you.drop.length]).toEqual(["main", 1, 2]);
  });

  it("DB-AUTO-01 an Auto is pending once for each time its trigger is met", () => {
    const watcher = battle("Watcher", { skills: [auto({ when: "moved", subject: { of: "you" }, from: "hand", to: "drop" }, [DRAW])] });
    const twice = battle("Twice", {
      skills: [
        main([
          { do: "move", cards: { in: "hand", top: 1 }, to: "drop" },
          { do: "move", cards: { in: "hand", top: 1 }, to: "drop" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [watcher, twice], hand: plains(2) } });
    t.activate("Twice");
    expect(t.you.hand).toHaveLength(2);
  });

  it("DB-AUTO-02 met several times by one event it is pending once", () => {
    const watcher = battle("Watcher", { skills: [auto({ when: "moved", subject: { of: "you" }, from: "hand", to: "drop" }, [DRAW])] });
    const once = battle("Once", { skills: [main([{ do: "move", cards: { in: "hand" }, to: "drop" }])] });
    const t = scenario({ you: { battle: [watcher, once], hand: plains(3) } });
    t.activate("Once");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-AUTO-04 DB-AUTO-07 an Auto in the hand may be kept silent about", () => {
    const hider = battle("Hider", { skills: [auto(ATTACKS_OF_OTHERS, [{ do: "play", cards: "this" }], { from: "hand" })] });
    const t = scenario({ you: { hand: [hider] } });
    t.attack("Captain").no().passAll();
    expect(t.you.hand).toEqual(["Hider"]);
    const told = scenario({ you: { hand: [hider] } });
    told.attack("Captain").yes().passAll();
    expect(told.you.battle).toEqual(["Hider"]);
  });

  it("DB-AUTO-05 its cost is paid whole or not; not paid, it does not activate", () => {
    const payer = battle("Payer", { skills: [auto(ATTACKS, [DRAW], { cost: { energy: 1 } })] });
    const t = scenario({ you: { battle: [payer], energy: 1 } });
    t.attack("Payer").no().passAll();
    expect([t.you.hand.length, t.you.ready]).toEqual([0, 1]);
    const paid = scenario({ you: { battle: [payer], energy: 1 } });
    paid.attack("Payer").yes().passAll();
    expect([paid.you.hand.length, paid.you.ready]).toEqual([1, 0]);
  });

  it("DB-AUTO-06 conditions in the cost text that hold cannot be declined", () => {
    const sworn = battle("Sworn", {
      skills: [auto(ATTACKS, [DRAW], { cost: { when: { there: { in: "leader", where: { color: "red" } } } } })],
    });
    const t = scenario({ you: { battle: [sworn] } });
    t.battle("Sworn");
    expect(t.you.hand).toHaveLength(1);
    const blue = scenario({ you: { battle: [sworn], leader: leader("Blue", { colors: ["blue"] }) } });
    blue.battle("Sworn");
    expect(blue.you.hand).toHaveLength(0);
  });

  it("DB-AUTO-07 without a cost it must be activated", () => {
    const t = scenario({
      you: { battle: [battle("Reckless", { skills: [auto(ATTACKS, [{ do: "discard", cards: { in: "hand" } }])] })], hand: [PLAIN] },
    });
    t.battle("Reckless");
    expect(t.you.drop).toEqual(["Plain"]);
  });

  it("DB-AUTO-10 a move out of battle is read as the card was there", () => {
    const banner = battle("Banner", {
      skills: [
        permanent([{ on: { in: "battle" }, change: { gainTrait: "Legion" } }]),
        auto({ when: "moved", subject: { of: "you", where: { trait: "Legion" } }, from: "battle" }, [DRAW]),
      ],
    });
    const t = scenario({ you: { battle: [banner, battle("Soldier", { skills: [main([{ do: "move", cards: "this", to: "hand" }])] })] } });
    t.activate("Soldier");
    expect(t.you.hand).toEqual(["Soldier", "Plain"]);
  });

  it("DB-AUTO-12 negated where it was, an Auto on leaving does not trigger", () => {
    const avenger = battle("Avenger", { skills: [auto({ when: "moved", subject: "this", from: "battle" }, [DRAW])] });
    const silencer = battle("Silencer", {
      skills: [
        main([THEIRS, { do: "lasting", effects: [{ on: CHOSEN, change: { negate: "all" } }], for: "turn" }, { do: "ko", cards: CHOSEN }]),
      ],
    });
    const t = scenario({ you: { battle: [silencer] }, opponent: { battle: [avenger] } });
    t.activate("Silencer").choose("Avenger");
    expect([t.opponent.drop, t.opponent.hand]).toEqual([["Avenger"], []]);
  });

  it("DB-AUTO-13 a state trigger is pending once when the state arises", () => {
    const rich = battle("Rich", {
      skills: [auto({ when: "state", holds: { there: { in: "hand" }, atLeast: 3 } }, [{ do: "energyMarkers", count: 1 }])],
    });
    const drawer = battle("Drawer", { skills: [main([DRAW])] });
    const t = scenario({ you: { battle: [rich, drawer], hand: plains(2) } });
    t.activate("Drawer").activate("Drawer");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-AUTO-14 once pending it resolves even if its card has moved", () => {
    const first = auto(PLAYED, [{ do: "move", cards: "this", to: "drop" }]);
    const t = scenario({ you: { hand: [battle("Leaver", { skills: [first, auto(PLAYED, [DRAW])] })], energy: 1 } });
    t.play("Leaver").answer(0);
    expect([t.you.drop, t.you.hand]).toEqual([["Leaver"], ["Plain"]]);
  });

  it("DB-FREE-01 after an action its player has the free timing again; declining moves on", () => {
    const t = scenario({ you: { hand: [battle("One"), battle("Two")], energy: 2 } });
    t.play("One").play("Two");
    expect([t.asked, t.seat]).toEqual(["main", 0]);
    t.pass();
    expect(t.seat).toBe(1);
  });

  it("DB-TURN-10 after each action there is a checkpoint", () => {
    const t = scenario({ you: { hand: [battle("Ghost", { power: 0 })], energy: 1 } });
    t.play("Ghost");
    expect(t.you.drop).toEqual(["Ghost"]);
  });

  it("DB-TURN-01 DB-TURN-04 'start of turn' comes before cards become Active", () => {
    const early = battle("Early", {
      skills: [auto({ when: "startOfTurn", turnOf: "you" }, [{ do: "draw", count: { count: { in: "battle", where: { mode: "rest" } } } }])],
    });
    const t = scenario({ opponent: { battle: [{ card: early, rest: true }] } });
    t.endTurn();
    expect(t.opponent.hand).toHaveLength(2);
    expect(t.happened("phase").map(({ phase }) => phase)).toEqual(["end", "charge"]);
  });

  it("DB-TURN-08 'start of main phase' resolves before the first action", () => {
    const early = battle("Early", { skills: [auto({ when: "startOfMain", turnOf: "you" }, [{ do: "energyMarkers", count: 1 }])] });
    const t = scenario({ opponent: { battle: [early] } });
    t.nextMain();
    expect(t.opponent.energyMarkers).toBe(1);
  });

  it("DB-TURN-12 'end of main phase' is a time of its own, and effects for the main phase end then", () => {
    const ender = battle("Ender", { skills: [auto({ when: "endOfMain", turnOf: "you" }, [{ do: "draw", count: 1 }])] });
    const t = scenario({ you: { battle: [ender] } });
    t.endTurn();
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-TURN-13 'end of turn' becomes pending in the end phase", () => {
    const ender = battle("Ender", { skills: [auto({ when: "endOfTurn", turnOf: "you" }, [DRAW])] });
    const t = scenario({ you: { battle: [ender] } });
    t.endTurn();
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-TURN-14 one that came in the end phase is triggered too, none twice", () => {
    const late = battle("Late", { skills: [auto({ when: "endOfTurn", turnOf: "you" }, [DRAW])] });
    const caller = battle("Caller", {
      skills: [
        auto({ when: "endOfTurn", turnOf: "you" }, [
          { do: "choose", from: { in: "drop" }, count: { upTo: 1 } },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [late] } });
    t.pass().choose("Late");
    expect(t.you.hand).toHaveLength(1);
    expect(t.state.active).toBe(1);
  });

  it("DB-TURN-15 effects for the turn end with it", () => {
    const t = scenario({ you: { battle: [battle("Fierce", { skills: [main([power(5000)])] })] } });
    t.activate("Fierce");
    expect(t.you.card("Fierce").power).toBe(15000);
    t.nextMain();
    expect(t.you.card("Fierce").power).toBe(10000);
  });

  it("DB-TURN-09 the actions of the main phase", () => {
    const t = scenario({
      you: {
        hand: [battle("Recruit"), unison("Marea"), extra("Rite", { skills: [main([DRAW])] })],
        energy: 2,
        battle: [battle("Scholar", { skills: [main([DRAW]), inBattle([DRAW])] })],
        unison: unison("Marea"),
        zDeck: [battle("Wraith", { z: true, cost: 1, zCost: 0 })],
      },
    });
    expect([t.can("play", "Recruit"), t.can("play", "Marea"), t.can("activate", "Rite"), t.can("activate", "Scholar")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([t.can("reinforce", "Marea"), t.can("play", "Wraith"), t.can("attack"), t.can("pass")]).toEqual([true, true, true, true]);
    expect(
      t.decision.options.filter((option) => "do" in option && option.do === "activate" && option.definition === "Scholar"),
    ).toHaveLength(1);
  });

  it("DB-SKILL-02 Battle skills are for the offence step of the active and the defence step of the other player", () => {
    const fighter = battle("Fighter", { skills: [inBattle([DRAW])] });
    const t = scenario({ you: { battle: [fighter], hand: [PLAIN] }, opponent: { battle: [fighter], hand: [PLAIN] } });
    expect(t.can("activate", "Fighter")).toBe(false);
    t.attack("Captain");
    expect([t.asked, t.can("activate", "Fighter")]).toEqual(["offense", true]);
    t.pass();
    expect([t.seat, t.can("activate", "Fighter")]).toEqual([1, true]);
    t.passAll();
  });
});

const ATTACKS_OF_OTHERS = { when: "attacks", subject: { of: "you" } } as const;
