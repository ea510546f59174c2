import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, counter, DRAW, extra, keyword, main, PLAYED } from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";

const REFUSAL = extra("Refusal", { skills: [counter("Counter: Play", [{ do: "negatePlay" }])] });
const RIPOSTE = extra("Riposte", { skills: [counter("Counter: Attack", [{ do: "negateAttack" }])] });
const PARRY = extra("Parry", { skills: [counter("Counter: Battle Card Attack", [{ do: "negateAttack" }])] });
const HUSH = extra("Hush", { skills: [counter("Counter: Counter", [{ do: "negateActivation" }])] });
const SENTINEL = battle("Sentinel", { skills: [counter("Counter: Attack", [{ do: "play", cards: "this" }])] });

describe("Counter timings", () => {
  it("DB-COUNTER-01 DB-COUNTER-10 DB-PLAY-04 a card that is declared can be answered, and goes to the drop when it is not played", () => {
    const t = scenario({ you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.play("Recruit");
    expect([t.asked, t.seat]).toEqual(["counter", 1]);
    t.counter("Refusal");
    expect([t.you.battle, t.you.drop]).toEqual([[], ["Recruit"]]);
  });

  it("DB-COUNTER-02 DB-COUNTER-11 an attack can be answered", () => {
    const t = scenario({ opponent: { hand: [RIPOSTE], energy: 1 } });
    t.attack("Captain").counter("Riposte").passAll();
    expect(t.opponent.life).toBe(8);
  });

  it("DB-COUNTER-12 [Counter: Battle Card Attack] answers Battle cards only", () => {
    const t = scenario({ you: { battle: [battle("Recruit")] }, opponent: { hand: [PARRY], energy: 1 } });
    t.battle("Captain");
    expect(t.opponent.life).toBe(7);
    t.attack("Recruit").counter("Parry").passAll();
    expect(t.opponent.life).toBe(7);
  });

  it("DB-COUNTER-03 DB-COUNTER-10 a skill whose effect plays a card can be answered before it resolves", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "drop", where: { type: "Battle" } }, count: { upTo: 1 } },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const stop = extra("Stop", { skills: [counter("Counter: Play", [{ do: "negateActivation" }])] });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN] }, opponent: { hand: [stop], energy: 1 } });
    t.activate("Caller").counter("Stop");
    expect([t.asked, t.you.battle]).toEqual(["main", ["Caller"]]);
  });

  it("DB-COUNTER-04 … and after it has resolved", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "drop", where: { type: "Battle" } }, count: { upTo: 1 } },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN] }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.activate("Caller").pass().choose("Plain");
    expect([t.asked, t.seat]).toEqual(["counter", 1]);
    t.pass();
  });

  it("DB-COUNTER-03 a skill that neither plays nor attacks opens no such window", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW])] });
    const t = scenario({ you: { battle: [scholar] }, opponent: { hand: [REFUSAL, RIPOSTE], energy: 2 } });
    t.activate("Scholar");
    expect(t.asked).toBe("main");
  });

  it("DB-COUNTER-07 a counter timing begins with rule processing", () => {
    const hurting = battle("Hurting", {
      skills: [
        main([
          { do: "damage", amount: 1, to: "opponent" },
          { do: "choose", from: { in: "drop" }, count: { upTo: 1 } },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [hurting], drop: [PLAIN] }, opponent: { hand: [REFUSAL] } });
    t.activate("Hurting").pass().choose("Plain");
    expect([t.asked, t.opponent.life]).toEqual(["counter", 7]);
    t.pass();
  });

  it("DB-COUNTER-08 one [Counter] ends the timing, whatever else is in hand", () => {
    const t = scenario({ you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [REFUSAL, REFUSAL], energy: 2 } });
    t.play("Recruit").counter("Refusal");
    expect([t.asked, t.seat, t.opponent.hand]).toEqual(["main", 0, ["Refusal"]]);
  });

  it("DB-COUNTER-09 a [Counter] is paid for", () => {
    const t = scenario({ you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [REFUSAL, PLAIN], energy: 1 } });
    t.play("Recruit").counter("Refusal");
    expect(t.opponent.ready).toBe(0);
    const poor = scenario({ you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [REFUSAL] } });
    poor.play("Recruit");
    expect(poor.can("counter")).toBe(false);
    poor.pass();
  });

  it("DB-COUNTER-09 it is activated from the hand only", () => {
    const t = scenario({ opponent: { battle: [SENTINEL], hand: [PLAIN], energy: 2 } });
    t.attack("Captain");
    expect(t.can("counter")).toBe(false);
    t.passAll();
  });

  it("DB-COUNTER-13 DB-COUNTER-15 DB-COUNTER-16 DB-COUNTER-19 an answer can be answered, and the chain is carried out backwards", () => {
    const t = scenario({ you: { hand: [battle("Recruit"), HUSH], energy: 2 }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.play("Recruit").counter("Refusal");
    expect([t.asked, t.seat]).toEqual(["counter", 0]);
    t.counter("Hush");
    expect(t.you.battle).toEqual(["Recruit"]);
    expect(t.happened("negated").map(({ definition }) => definition)).toEqual(["Refusal"]);
  });

  it("DB-COUNTER-15 in turns: the answer to an answer to an answer", () => {
    const t = scenario({ you: { hand: [battle("Recruit"), HUSH, PLAIN], energy: 2 }, opponent: { hand: [REFUSAL, HUSH], energy: 2 } });
    t.play("Recruit").counter("Refusal").counter("Hush").counter("Hush").pass();
    expect([t.you.battle, t.you.drop]).toEqual([[], ["Hush", "Recruit"]]);
  });

  it("DB-COUNTER-17 a resolved answer that plays a card lets the chain grow again", () => {
    const t = scenario({ you: { hand: [battle("Recruit"), REFUSAL], energy: 2 }, opponent: { hand: [SENTINEL, PLAIN], energy: 1 } });
    t.attack("Captain").counter("Sentinel");
    expect([t.asked, t.seat]).toEqual(["counter", 0]);
    t.pass();
    expect(t.opponent.battle).toEqual(["Sentinel"]);
    t.passAll();
  });

  it("DB-COUNTER-18 after the chain the attack goes on if it still can", () => {
    const gone = extra("Gone", {
      skills: [
        counter("Counter: Attack", [
          { do: "choose", from: { in: "battle", of: "opponent" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "hand" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [battle("Recruit")] }, opponent: { hand: [gone, RIPOSTE], energy: 1 } });
    t.attack("Recruit").counter("Gone");
    expect([t.asked, t.opponent.life, t.you.hand]).toEqual(["main", 8, ["Recruit"]]);
  });

  it("DB-COUNTER-20 the card goes to the drop, also when it was negated", () => {
    const t = scenario({ you: { hand: [battle("Recruit"), HUSH], energy: 2 }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.play("Recruit").counter("Refusal").counter("Hush");
    expect([t.you.drop, t.opponent.drop]).toEqual([["Hush"], ["Refusal"]]);
  });

  it("DB-COUNTER-20 a Battle card's too, unless its text puts it elsewhere", () => {
    const watcher = battle("Watcher", { skills: [counter("Counter: Attack", [{ do: "draw", count: 1 }])] });
    const t = scenario({ opponent: { hand: [watcher, SENTINEL], energy: 2 } });
    t.attack("Captain").counter("Watcher").passAll();
    expect(t.opponent.drop).toEqual(["Watcher"]);
    t.nextMain();
    t.endTurn().pass();
    t.attack("Captain").counter("Sentinel").passAll();
    expect([t.opponent.drop, t.opponent.battle]).toEqual([["Watcher"], ["Sentinel"]]);
  });

  it("DB-COUNTER-21 whether it is asked hangs on the hand's size and the edition, not on what is in hand", () => {
    const t = scenario({ cards: [REFUSAL], you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [PLAIN] } });
    t.play("Recruit");
    expect([t.asked, t.choices]).toEqual(["counter", ["pass"]]);
    t.pass();
    const none = scenario({ cards: [REFUSAL], you: { hand: [battle("Recruit")], energy: 1 } });
    none.play("Recruit");
    expect(none.asked).toBe("main");
  });

  it("DB-COUNTER-22 DB-SKILL-11 pending Autos wait until the skill has resolved", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "drop", where: { type: "Battle" } }, count: 1 },
          { do: "play", cards: CHOSEN },
          { do: "move", cards: { in: "hand" }, to: "warp" },
        ]),
      ],
    });
    const eager = battle("Eager", { skills: [auto(PLAYED, [DRAW])] });
    const t = scenario({ you: { battle: [caller], drop: [eager] } });
    t.activate("Caller");
    expect([t.you.hand.length, t.you.warp]).toEqual([1, []]);
  });

  it("DB-CHECKPOINT-07 no checkpoint occurs while a chain is carried out", () => {
    const eager = battle("Eager", {
      skills: [
        counter("Counter: Attack", [{ do: "play", cards: "this" }, { do: "negateAttack" }]),
        auto(PLAYED, [{ do: "draw", count: { count: { in: "drop" } } }]),
      ],
    });
    const t = scenario({ you: { hand: [HUSH], energy: 1 }, opponent: { hand: [eager], energy: 1 } });
    t.attack("Captain").counter("Eager").pass().passAll();
    expect([t.opponent.battle, t.opponent.hand]).toEqual([["Eager"], []]);
  });

  it("DB-KEY-20 [Deflect] is not affected by the opponent's [Counter: Play]", () => {
    const slippery = battle("Slippery", { skills: [keyword("Deflect")] });
    const t = scenario({ you: { hand: [slippery], energy: 1 }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.play("Slippery").counter("Refusal");
    expect(t.you.battle).toEqual(["Slippery"]);
  });

  it("DB-KEY-10 the bare word Counter means all kinds", () => {
    const listener = battle("Listener", { skills: [auto({ when: "activated", who: "opponent", keyword: "Counter" }, [DRAW])] });
    const t = scenario({ you: { battle: [listener] }, opponent: { hand: [RIPOSTE], energy: 1 } });
    t.attack("Captain").counter("Riposte").passAll();
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-PLAY-02 DB-PLAY-01 from the hand: shown, paid, declared, then played", () => {
    const t = scenario({ you: { hand: [battle("Recruit")], energy: 1 }, opponent: { hand: [REFUSAL, PLAIN] } });
    t.play("Recruit");
    expect([t.you.battle, t.you.ready]).toEqual([[], 0]);
    expect(t.game.view(t.state, 1).players[0].hand[0]?.definition).toBe("Recruit");
    t.pass();
    expect(t.you.battle).toEqual(["Recruit"]);
  });

  it("DB-PLAY-03 by a skill a card is played without its energy cost", () => {
    const caller = battle("Caller", {
      skills: [
        auto(PLAYED, [
          { do: "choose", from: { in: "hand", where: { energyCost: { exactly: 5 } } }, count: { upTo: 1 } },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { hand: [caller, battle("Giant", { cost: 5 })], energy: 1 } });
    t.play("Caller").choose("Giant");
    expect(t.you.battle).toEqual(["Caller", "Giant"]);
  });

  it("DB-PLAY-05 'when played' triggers on cards from other zones than battle and unison", () => {
    const eager = battle("Eager", { skills: [auto(PLAYED, [DRAW])] });
    const thief = battle("Thief", {
      skills: [
        auto(PLAYED, [
          { do: "choose", from: { in: "battle", of: "opponent" }, count: { upTo: 1 } },
          { do: "takeControl", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { hand: [thief], energy: 1 }, opponent: { battle: [eager] } });
    t.play("Thief").choose("Eager");
    expect([t.you.battle, t.you.hand, t.opponent.hand]).toEqual([["Thief", "Eager"], [], []]);
    const own = scenario({ you: { hand: [eager], energy: 1 }, opponent: { hand: plains(1) } });
    own.play("Eager");
    expect(own.you.hand).toEqual(["Plain"]);
  });

  it("DB-EXTRA-01 DB-EXTRA-02 an Extra is shown, paid for and dropped, then its effect comes", () => {
    const rite = extra("Rite", { skills: [main([{ do: "draw", count: { count: { in: "drop" } } }])] });
    const t = scenario({ you: { hand: [rite], energy: 1 } });
    t.activate("Rite");
    expect([t.you.drop, t.you.hand, t.you.ready]).toEqual([["Rite"], ["Plain"], 0]);
  });

  it("DB-EXTRA-05 DB-SKILL-12 an Extra activated by an effect costs nothing, and resolves inside that effect", () => {
    const rite = extra("Rite", { cost: 3, skills: [main([DRAW])] });
    const priest = battle("Priest", {
      skills: [
        auto(ATTACKS, [
          { do: "choose", from: { in: "hand", where: { type: "Extra" } }, count: { upTo: 1 } },
          { do: "activate", cards: CHOSEN, skill: "main" },
          { do: "move", cards: { in: "hand" }, to: "warp" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [priest], hand: [rite] } });
    t.attack("Priest").choose("Rite").passAll();
    expect([t.you.drop, t.you.warp]).toEqual([["Rite"], ["Plain"]]);
  });

  it("DB-EXTRA-03 activating an Extra is what texts on it see", () => {
    const fan = battle("Fan", { skills: [auto({ when: "activated", who: "you", card: { of: "you", where: { type: "Extra" } } }, [DRAW])] });
    const rite = extra("Rite", { skills: [main([{ do: "energyMarkers", count: 1 }])] });
    const t = scenario({ you: { battle: [fan], hand: [rite], energy: 1 } });
    t.activate("Rite");
    expect([t.you.hand.length, t.you.energyMarkers]).toEqual([1, 1]);
  });

  it("DB-EXTRA-03 one that another card activates counts as well from the hand, and not from elsewhere", () => {
    const fan = battle("Fan", { skills: [auto({ when: "activated", who: "you", card: { of: "you", where: { type: "Extra" } } }, [DRAW])] });
    const rite = extra("Rite", { skills: [main([{ do: "energyMarkers", count: 1 }])] });
    const priest = battle("Priest", {
      skills: [
        main([
          { do: "choose", from: { in: ["hand", "drop"], where: { name: "Rite" } }, count: 1 },
          { do: "activate", cards: CHOSEN, skill: "main" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [fan, priest], hand: [rite] } });
    t.activate("Priest").choose("Rite");
    expect([t.you.hand.length, t.you.energyMarkers]).toEqual([1, 1]);
    const fromDrop = scenario({ you: { battle: [fan, priest], drop: [rite] } });
    fromDrop.activate("Priest");
    expect([fromDrop.you.hand.length, fromDrop.you.energyMarkers]).toEqual([0, 1]);
  });
});
