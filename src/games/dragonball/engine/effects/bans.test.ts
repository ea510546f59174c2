import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, counter, DRAW, inBattle, keyword, main, permanent, THEIRS } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";
import type { Instruction, PlayerRule } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const forTurn = (player: "you" | "opponent", rule: PlayerRule): Instruction => ({
  do: "lasting",
  effects: [{ player, rule }],
  for: "turn",
});

describe("What players and cards cannot do", () => {
  it("DB-ZERO-08 what cannot be played from the hand may come from elsewhere", () => {
    const gate = doing("Gate", forTurn("you", { cannot: "play", where: { number: "Plain" }, from: "hand" }));
    const caller = doing("Caller", { do: "play", cards: { in: "drop" } });
    const t = scenario({ you: { battle: [gate, caller], hand: [PLAIN], drop: [PLAIN], energy: 1 } });
    t.activate("Gate");
    expect(t.can("play", "Plain")).toBe(false);
    t.activate("Caller");
    expect(t.you.battle).toEqual(["Gate", "Caller", "Plain"]);
  });

  it("DB-ZERO-08 skills of one timing cannot be activated, those of the other can", () => {
    const twofold = battle("Twofold", { skills: [main([DRAW]), inBattle([DRAW])] });
    const t = scenario({ you: { battle: [doing("Gate", forTurn("you", { cannot: "activate", timing: "main" })), twofold] } });
    t.activate("Gate");
    expect(t.can("activate", "Twofold")).toBe(false);
    t.attack("Captain");
    expect(t.can("activate", "Twofold")).toBe(true);
    t.passAll();
  });

  it("DB-ZERO-08 a keyword that cannot be activated is not, though it is pending", () => {
    const shield = battle("Shield", { skills: [keyword("Blocker")] });
    const t = scenario({
      you: { battle: [doing("Gate", forTurn("opponent", { cannot: "activate", keyword: "Blocker" }))] },
      opponent: { battle: [shield] },
    });
    t.activate("Gate").battle("Captain");
    expect([t.opponent.battle, t.opponent.life]).toEqual([["Shield"], 7]);
  });

  it("DB-ZERO-08 a card that cannot attack such cards attacks others", () => {
    const shy = battle("Shy", { skills: [permanent([{ change: { cannotAttack: { type: "Leader" } } }])] });
    const t = scenario({ you: { battle: [shy] }, opponent: { battle: [{ card: PLAIN, rest: true }] } });
    expect(() => t.attack("Shy")).toThrow("Cannot attack");
    t.battle("Shy", "Plain");
    expect(t.opponent.battle).toEqual([]);
  });

  it("DB-SKILL-05 a skill that negates itself has no effect any more, the others of its card go on", () => {
    const brief = battle("Brief", {
      skills: [
        main([DRAW, { do: "lasting", effects: [{ change: { negateSkill: "this" } }], for: "turn" }]),
        main([{ do: "energyMarkers", count: 1 }]),
      ],
    });
    const t = scenario({ you: { battle: [brief] } });
    t.activate("Brief", 0);
    expect(t.decision.options.filter((option) => "do" in option && option.do === "activate")).toMatchObject([{ definition: "Brief" }]);
    t.activate("Brief");
    expect([t.you.hand.length, t.you.energyMarkers]).toEqual([1, 1]);
  });

  it("DB-AUTO-03 of an Auto that is pending twice and negates itself the second is cancelled", () => {
    const drawn = battle("Glad", {
      skills: [
        auto({ when: "draws", who: "you" }, [
          { do: "energyMarkers", count: 1 },
          { do: "lasting", effects: [{ change: { negateSkill: "this" } }], for: "turn" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [drawn, doing("Twice", DRAW, DRAW)] } });
    t.activate("Twice");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-SKILL-07 all but the keyword skills may be negated", () => {
    const guard = battle("Guard", { skills: [keyword("Double Strike"), auto(ATTACKS, [DRAW])] });
    const mute = doing("Mute", {
      do: "lasting",
      effects: [{ on: { in: "battle", where: { name: "Guard" } }, change: { negate: "otherThanKeySkills" } }],
      for: "turn",
    });
    const t = scenario({ you: { battle: [mute, guard] } });
    t.activate("Mute").battle("Guard");
    expect([t.you.hand, t.opponent.life]).toEqual([[], 6]);
  });

  it("DB-ZONE-06 what comes with a combo holds for the card that arrives", () => {
    const caller = battle("Caller", {
      skills: [inBattle([{ do: "combo", cards: { in: "drop" }, with: [{ change: { add: "comboPower", by: 5000 } }], for: "battle" }])],
    });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN] } });
    t.attack("Captain").activate("Caller");
    expect(t.you.card("Plain").comboPower).toBe(10000);
    t.passAll();
  });

  it("DB-UNDER-05 a card that goes under another takes along what lies under it", () => {
    const stacker = doing(
      "Stacker",
      { do: "choose", from: { in: "battle", where: { name: "Top" } }, count: 1 },
      { do: "move", cards: CHOSEN, to: "battle", under: "this" },
    );
    const t = scenario({ you: { battle: [stacker, { card: battle("Top"), under: [PLAIN] }] } });
    t.activate("Stacker");
    expect(t.you.card("Stacker").under).toEqual(["Top", "Plain"]);
  });

  it("DB-UNDER-03 a card goes under an opposing one into that player's zone", () => {
    const burial = doing("Burial", THEIRS, { do: "move", cards: { in: "hand" }, to: "battle", under: CHOSEN });
    const t = scenario({ you: { battle: [burial], hand: [battle("Seed")] }, opponent: { battle: [PLAIN] } });
    t.activate("Burial").choose("Plain");
    expect(t.opponent.card("Plain").under).toEqual(["Seed"]);
  });
});

describe("What stays, and who attacks whom", () => {
  const axe = (name: string) => doing(name, THEIRS, { do: "ko", cards: CHOSEN });
  const gust = (name: string) => doing(name, THEIRS, { do: "move", cards: CHOSEN, to: "hand" });

  it("DB-ZERO-08 what the opponent's skills cannot KO goes by other ways", () => {
    const firm = battle("Firm", { skills: [permanent([{ change: { stays: { koed: true, by: "skill", of: "opponent" } } }])] });
    const t = scenario({ you: { battle: [axe("Axe"), gust("Gust")] }, opponent: { battle: [firm] } });
    t.activate("Axe").choose("Firm");
    expect(t.opponent.battle).toEqual(["Firm"]);
    t.activate("Gust").choose("Firm");
    expect(t.opponent.hand).toEqual(["Firm"]);
  });

  it("DB-ZERO-08 what skills cannot remove does not leave by them, but by an attack", () => {
    const firm = battle("Firm", { skills: [permanent([{ change: { stays: { by: "skill" } } }])] });
    const t = scenario({ you: { battle: [gust("Gust")] }, opponent: { battle: [{ card: firm, rest: true }] } });
    t.activate("Gust").choose("Firm");
    expect(t.opponent.battle).toEqual(["Firm"]);
    t.battle("Captain", "Firm");
    expect(t.opponent.battle).toEqual([]);
  });

  it("DB-ZERO-08 a card that such cards cannot attack is attacked by others", () => {
    const proud = battle("Proud", { skills: [permanent([{ change: { notAttackedBy: { type: "Battle" } } }])] });
    const t = scenario({ you: { battle: [PLAIN] }, opponent: { battle: [{ card: proud, rest: true }] } });
    expect(() => t.attack("Plain", "Proud")).toThrow("Cannot attack");
    t.battle("Captain", "Proud");
    expect(t.opponent.battle).toEqual([]);
  });

  it("DB-EFF-03 an effect until one's next Main Phase is there in its Charge Phase, and over then", () => {
    const grow = doing("Grow", { do: "lasting", effects: [{ change: { add: "power", by: 5000 } }], for: "yourMainStart" });
    const t = scenario({ you: { battle: [grow], hand: [PLAIN] } });
    t.activate("Grow").nextMain().endTurn();
    expect([t.asked, t.you.card("Grow").power]).toEqual(["charge", 15000]);
    t.pass();
    expect(t.you.card("Grow").power).toBe(10000);
  });
});

describe("What one cannot do unless something is done first", () => {
  const discard = [
    { do: "choose", from: { in: "hand" }, count: 1 },
    { do: "discard", cards: CHOSEN },
  ] as const;
  const toll = (each: boolean) =>
    doing("Toll", forTurn("you", { cannot: "attack", unless: { steps: discard, ...(each ? { each } : null) } }));
  const hand = [battle("One"), battle("Two")];

  it("DB-TEXT-16 every attack, where the text says each time", () => {
    const t = scenario({ you: { battle: [toll(true), PLAIN], hand } });
    t.activate("Toll").attack("Captain").choose("One").passAll();
    t.attack("Plain").choose("Two").passAll();
    expect(t.you.drop).toEqual(["One", "Two"]);
  });

  it("DB-TEXT-16 once for all, where it does not", () => {
    const t = scenario({ you: { battle: [toll(false), PLAIN], hand } });
    t.activate("Toll").attack("Captain").choose("One").passAll();
    t.battle("Plain");
    expect([t.you.drop, t.opponent.life]).toEqual([["One"], 6]);
  });

  it("DB-TEXT-16 who cannot do it cannot attack", () => {
    const t = scenario({ you: { battle: [toll(true)] } });
    t.activate("Toll");
    expect(t.can("attack")).toBe(false);
  });

  it("DB-ZERO-08 an Auto that cannot be activated is cancelled", () => {
    const glad = battle("Glad", { skills: [auto(ATTACKS, [DRAW])] });
    const t = scenario({ you: { battle: [doing("Hush", forTurn("you", { cannot: "auto", where: { name: "Glad" } })), glad] } });
    t.activate("Hush").battle("Glad");
    expect(t.you.hand).toEqual([]);
  });
});

describe("What cannot be negated, and what is gained", () => {
  const MUTE: Instruction = { do: "lasting", effects: [{ on: { in: "battle", of: "opponent" }, change: { negate: "all" } }], for: "turn" };
  const FIRM = permanent([{ change: { cannot: "beNegated" } }], { from: "any" });

  it("DB-ZERO-08 skills that cannot be negated are not", () => {
    const proud = battle("Proud", { skills: [FIRM, permanent([{ change: { add: "power", by: 5000 } }])] });
    const meek = battle("Meek", { skills: [permanent([{ change: { add: "power", by: 5000 } }])] });
    const t = scenario({ you: { battle: [doing("Mute", MUTE)] }, opponent: { battle: [proud, meek] } });
    t.activate("Mute");
    expect([t.opponent.card("Proud").power, t.opponent.card("Meek").power]).toEqual([15000, 10000]);
  });

  it("DB-ZERO-08 nor is their activation", () => {
    const shield = battle("Shield", { cost: 0, skills: [counter("Counter: Attack", [{ do: "negateAttack" }]), FIRM] });
    const stop = battle("Stop", { cost: 0, skills: [counter("Counter: Counter", [{ do: "negateActivation" }])] });
    const t = scenario({ you: { battle: [PLAIN], hand: [stop] }, opponent: { hand: [shield] } });
    t.attack("Plain").counter("Shield").counter("Stop").passAll();
    expect(t.opponent.life).toBe(8);
  });

  it("DB-ZERO-08 an attack that cannot be negated goes on", () => {
    const sure = battle("Sure", { skills: [permanent([{ change: { cannot: "haveAttackNegated" } }])] });
    const stop = battle("Stop", { cost: 0, skills: [counter("Counter: Attack", [{ do: "negateAttack" }])] });
    const t = scenario({ you: { battle: [sure] }, opponent: { hand: [stop] } });
    t.attack("Sure").counter("Stop").passAll();
    expect(t.opponent.life).toBe(7);
  });

  it("DB-TEXT-20 all skills of a card are gained as they are", () => {
    const teacher = battle("Teacher", { skills: [keyword("Double Strike"), main([DRAW])] });
    const pupil = doing("Pupil", {
      do: "lasting",
      effects: [{ change: { gainSkillsOf: { in: "battle", where: { name: "Teacher" } } } }],
      for: "turn",
    });
    const t = scenario({ you: { battle: [teacher, pupil] } });
    t.activate("Pupil");
    expect(t.you.card("Pupil").keywords).toContain("Double Strike");
  });

  it("DB-ATK-06 an attack that was paid for with its own card is over", () => {
    const leaves = [
      { do: "choose", from: { in: "battle", where: { name: "Plain" } }, count: 1 },
      { do: "move", cards: CHOSEN, to: "deck", place: "bottom" },
    ] as const;
    const guarded = doing("Toll", forTurn("you", { cannot: "attack", unless: { steps: leaves, each: true } }));
    const t = scenario({ you: { battle: [guarded, PLAIN] } });
    t.activate("Toll").attack("Plain");
    expect([t.asked, t.you.battle, t.opponent.life]).toEqual(["main", ["Toll"], 8]);
  });

  it("DB-ATK-01 only such Active cards can be attacked as the text says", () => {
    const hunter = battle("Hunter", { skills: [permanent([{ change: { attacksActive: { not: { keyword: "Barrier" } } } }])] });
    const veiled = battle("Veiled", { skills: [keyword("Barrier")] });
    const t = scenario({ you: { battle: [hunter] }, opponent: { battle: [veiled, PLAIN] } });
    expect(() => t.attack("Hunter", "Veiled")).toThrow("Cannot attack");
    t.battle("Hunter", "Plain");
    expect(t.opponent.battle).toEqual(["Veiled"]);
  });

  it("DB-EFF-03 until the end of one's turn is the end of one's own, whoever's turn it is", () => {
    const grow = doing("Grow", { do: "lasting", effects: [{ change: { add: "power", by: 5000 } }], for: "endOfYourTurn" });
    const t = scenario({ you: { battle: [grow] } });
    t.activate("Grow").endTurn();
    expect(t.you.card("Grow").power).toBe(10000);
  });
});
