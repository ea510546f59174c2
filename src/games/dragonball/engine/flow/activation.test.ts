import { describe, expect, it } from "vitest";
import type { CardChange, Instruction } from "../effects/language";
import {
  ATTACKS,
  auto,
  battle,
  CHOSEN,
  counter,
  DRAW,
  extra,
  inBattle,
  keyword,
  main,
  PLAYED,
  permanent,
  power,
  unison,
} from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";

const RIPOSTE = extra("Riposte", { skills: [counter("Counter: Attack", [{ do: "negateAttack" }])] });
const REFUSAL = extra("Refusal", { skills: [counter("Counter: Play", [{ do: "negatePlay" }])] });
const STOP = extra("Stop", { skills: [counter("Counter: Play", [{ do: "negateActivation" }])] });
const MARK = { do: "energyMarkers", count: 1 } as const;
const NEGATE_ALL = permanent([{ on: { in: "battle", of: "both", where: { trait: "Silent" } }, change: { negate: "all" } }]);

describe("Where skills are declared", () => {
  it("DB-SKILL-04 one that works from the combo zone is declared there, and only there", () => {
    const helper = battle("Helper", { skills: [inBattle([DRAW], { from: "combo" })] });
    const t = scenario({ you: { battle: [PLAIN, helper], hand: [helper] } });
    t.attack("Plain");
    while (t.asked !== "offense") t.pass();
    expect(t.can("activate", "Helper")).toBe(false);
    t.combo("Helper").activate("Helper").passAll();
    expect(t.you.hand).toContain("Plain");
  });

  it("DB-COST-05 where one of an Extra's skills is free the others are paid for", () => {
    const rite = extra("Rite", {
      cost: 2,
      skills: [main([DRAW]), inBattle([DRAW]), permanent([{ change: { free: "activate", timing: "battle" } }], { from: "hand" })],
    });
    const t = scenario({ you: { battle: [PLAIN], hand: [rite], energy: 1 } });
    expect(t.can("activate", "Rite")).toBe(false);
    t.attack("Plain");
    while (t.asked !== "offense") t.pass();
    t.activate("Rite").passAll();
    expect([t.you.drop.includes("Rite"), t.you.ready]).toEqual([true, 1]);
  });
});

describe("Skills that are negated", () => {
  it("DB-SKILL-05 a negated skill is not declared, has no effect and asks nothing", () => {
    const mute = battle("Mute", { traits: ["Silent"], skills: [main([DRAW]), auto(ATTACKS, [DRAW], { optional: true })] });
    const t = scenario({ you: { battle: [mute, battle("Hush", { skills: [NEGATE_ALL] })] } });
    expect(t.can("activate", "Mute")).toBe(false);
    t.attack("Mute");
    expect(t.asked).not.toBe("auto");
    t.passAll();
    expect(t.you.hand).toEqual([]);
  });

  it("DB-SKILL-05 nor has a part whose condition is not met", () => {
    const needy = battle("Needy", { skills: [auto(ATTACKS, [DRAW], { when: { there: { in: "hand" } } })] });
    const t = scenario({ you: { battle: [needy] } });
    t.battle("Needy");
    expect(t.you.hand).toEqual([]);
  });

  it("DB-SKILL-06 a printed skill is there again once it is no longer negated", () => {
    const mute = battle("Mute", { skills: [main([DRAW])] });
    const gag = battle("Gag", {
      skills: [
        main([
          { do: "choose", from: { in: "battle", where: { name: "Mute" } }, count: 1 },
          { do: "lasting", effects: [{ on: CHOSEN, change: { negate: "all" } }], for: "turn" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [mute, gag] } });
    t.activate("Gag");
    expect(t.can("activate", "Mute")).toBe(false);
    t.nextMain();
    t.nextMain();
    expect(t.can("activate", "Mute")).toBe(true);
  });

  it("DB-SKILL-06 a gained skill that is negated is gone for good", () => {
    const plain: Instruction = { do: "choose", from: { in: "battle", where: { name: "Plain" } }, count: 1 };
    const lasting = (name: string, change: CardChange, until: "match" | "turn") =>
      battle(name, { skills: [main([plain, { do: "lasting", effects: [{ on: CHOSEN, change }], for: until }])] });
    const teacher = lasting("Teacher", { gain: main([DRAW]) }, "match");
    const t = scenario({ you: { battle: [teacher, lasting("Gag", { negate: "all" }, "turn"), PLAIN] } });
    t.activate("Teacher");
    expect(t.can("activate", "Plain")).toBe(true);
    t.activate("Gag").nextMain().nextMain();
    expect(t.can("activate", "Plain")).toBe(false);
  });

  it("DB-SKILL-07 with all skills negated a card counts as without skills and gains none", () => {
    const coach = battle("Coach", {
      skills: [
        permanent([{ on: { in: "battle", where: { name: "Mute" } }, change: { gain: keyword("Double Strike") } }]),
        main([{ do: "draw", count: { count: { in: "battle", where: { skillless: true } } } }]),
      ],
    });
    const mute = battle("Mute", { traits: ["Silent"], skills: [main([DRAW])] });
    const t = scenario({ you: { battle: [mute, coach, battle("Hush", { skills: [NEGATE_ALL] })] } });
    expect(t.you.card("Mute").keywords).toEqual([]);
    t.activate("Coach");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-SKILL-08 a negated skill cannot be referred to", () => {
    const wall = battle("Wall", { traits: ["Silent"], skills: [keyword("Blocker")] });
    const counting = battle("Counting", {
      skills: [main([{ do: "draw", count: { count: { in: "battle", where: { keyword: "Blocker" } } } }])],
    });
    const t = scenario({ you: { battle: [wall, counting, battle("Hush", { skills: [NEGATE_ALL] })] } });
    t.activate("Counting");
    expect(t.you.hand).toEqual([]);
  });
});

describe("From the declaration of a skill to its end", () => {
  it("DB-SKILL-09 it is paid, activates, can be answered, and then has its effect", () => {
    const caller = battle("Caller", {
      skills: [
        main(
          [
            { do: "choose", from: { in: "drop" }, count: 1 },
            { do: "play", cards: CHOSEN },
          ],
          { cost: { energy: 1 } },
        ),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN], energy: 1 }, opponent: { hand: [STOP] } });
    t.activate("Caller");
    expect([t.asked, t.seat, t.you.ready, t.you.drop]).toEqual(["counter", 1, 0, ["Plain"]]);
    t.passAll();
    expect(t.you.battle).toEqual(["Caller", "Plain"]);
  });

  it("DB-COST-17 what is paid for and negated was activated none the less, and stays paid", () => {
    const caller = battle("Caller", {
      skills: [
        main(
          [
            { do: "choose", from: { in: "drop" }, count: 1 },
            { do: "play", cards: CHOSEN },
          ],
          { cost: { energy: 1 }, keywords: { oncePerTurn: true } },
        ),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN], energy: 2 }, opponent: { hand: [STOP], energy: 1 } });
    t.activate("Caller").counter("Stop");
    expect([t.you.battle, t.you.ready, t.can("activate", "Caller")]).toEqual([["Caller"], 1, false]);
  });

  it("DB-SKILL-13 between an activation and its delayed effect other skills may come", () => {
    const patient = battle("Patient", {
      skills: [main([{ do: "delay", until: "endOfTurn", steps: [{ do: "draw", count: { count: { in: "drop" } } }] }])],
    });
    const burier = battle("Burier", { skills: [main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])] });
    const t = scenario({ you: { battle: [patient, burier] } });
    t.activate("Patient").activate("Burier").activate("Burier");
    expect(t.you.hand).toEqual([]);
    t.endTurn();
    expect(t.you.hand).toHaveLength(2);
  });

  it("DB-AUTO-08 before and after an Auto's effect the other player may counter", () => {
    const caller = battle("Caller", {
      skills: [
        auto(ATTACKS, [
          { do: "choose", from: { in: "drop" }, count: 1 },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const before = scenario({ you: { battle: [caller], drop: [PLAIN] }, opponent: { hand: [STOP], energy: 1 } });
    before.attack("Caller").counter("Stop").passAll();
    expect(before.you.battle).toEqual(["Caller"]);
    const after = scenario({ you: { battle: [caller], drop: [PLAIN] }, opponent: { hand: [STOP], energy: 1 } });
    after.attack("Caller").pass();
    expect([after.asked, after.seat, after.you.battle]).toEqual(["counter", 1, ["Caller", "Plain"]]);
    after.passAll();
  });

  it("DB-FREE-02 actions are declared in free timings, in counter timings, or where a rule asks for one", () => {
    const fighter = battle("Fighter", { skills: [main([DRAW]), inBattle([MARK])] });
    const t = scenario({ you: { battle: [fighter], hand: [PLAIN], energy: 1 }, opponent: { hand: [RIPOSTE] } });
    expect([t.can("play"), t.can("activate"), t.can("attack"), t.can("combo")]).toEqual([true, true, true, false]);
    t.attack("Fighter");
    expect([t.asked, t.can("play"), t.can("activate"), t.can("attack")]).toEqual(["counter", false, false, false]);
    t.pass();
    expect([t.asked, t.can("play"), t.can("activate"), t.can("combo")]).toEqual(["offense", false, true, true]);
    t.passAll();
  });
});

describe("Counter timings of other events", () => {
  it("DB-COUNTER-05 DB-UNI-09 one follows a reinforcement, which no kind of [Counter] answers", () => {
    const marea = unison("Marea", { skills: [main([DRAW], { cost: { markers: -2 } })] });
    const t = scenario({
      you: { unison: { card: marea, markers: 1 }, hand: [marea], energy: 1 },
      opponent: { hand: [RIPOSTE, REFUSAL, STOP], energy: 3 },
    });
    t.reinforce("Marea");
    while (t.asked !== "main") t.answer(...t.decision.fallback);
    expect([t.you.markers, t.happened("activated").length]).toEqual([2, 0]);
  });

  it("DB-COUNTER-06 an attack that a chain asks about again opens no second timing", () => {
    const t = scenario({ you: { battle: [battle("Fighter")] }, opponent: { hand: [RIPOSTE, RIPOSTE], energy: 2 } });
    t.attack("Fighter").pass();
    expect(t.asked).toBe("defense");
    t.passAll();
  });

  it("DB-COUNTER-14 of several [Counter]s one is declared, and that ends the timing", () => {
    const fog = extra("Fog", { skills: [counter("Counter: Attack", [MARK])] });
    const t = scenario({ you: { battle: [battle("Fighter")] }, opponent: { hand: [fog, fog], energy: 2 } });
    t.attack("Fighter").counter("Fog");
    expect([t.asked, t.opponent.energyMarkers, t.opponent.hand]).toEqual(["defense", 1, ["Fog"]]);
    t.passAll();
  });
});

describe("Extras that do not come to their effect", () => {
  it("DB-EXTRA-06 it goes to the drop", () => {
    const rite = extra("Rite", {
      skills: [
        main([
          { do: "choose", from: { in: "drop", where: { type: "Battle" } }, count: 1 },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { hand: [rite], drop: plains(1), energy: 1 }, opponent: { hand: [STOP], energy: 1 } });
    t.activate("Rite").counter("Stop");
    expect([t.you.drop, t.you.battle]).toEqual([["Plain", "Rite"], []]);
  });
});

describe("How an Auto reads the card of its event", () => {
  it("DB-AUTO-09 from open to secret: as it was in the open zone", () => {
    const mourner = battle("Mourner", {
      skills: [auto({ when: "moved", subject: { of: "you", where: { power: { atLeast: 20000 } } }, from: "battle", to: "hand" }, [MARK])],
    });
    const recall = battle("Recall", {
      skills: [
        main([
          { do: "choose", from: { in: "battle", where: { name: "Grown" } }, count: 1 },
          power(15000, CHOSEN),
          { do: "move", cards: CHOSEN, to: "hand" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [mourner, recall, battle("Grown", { power: 5000 })] } });
    t.activate("Recall");
    expect([t.you.hand, t.you.energyMarkers]).toEqual([["Grown"], 1]);
  });

  it("DB-AUTO-11 between other open zones: as it is in the new zone", () => {
    const ferry = battle("Ferry", {
      skills: [
        permanent([{ on: { in: "warp" }, change: { gainTrait: "Lost" } }]),
        auto({ when: "moved", subject: { of: "you", where: { trait: "Lost" } }, from: "drop", to: "warp" }, [MARK]),
        main([{ do: "move", cards: { in: "drop" }, to: "warp" }]),
      ],
    });
    const t = scenario({ you: { battle: [ferry], drop: [PLAIN] } });
    t.activate("Ferry");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-COUNTER-22 DB-AUTO-08 'when played' of the answered card waits for the chain", () => {
    const eager = battle("Eager", { skills: [auto(PLAYED, [DRAW])] });
    const t = scenario({ you: { hand: [eager], energy: 1 }, opponent: { hand: [REFUSAL], energy: 1 } });
    t.play("Eager").counter("Refusal");
    expect([t.you.drop, t.you.hand]).toEqual([["Eager"], []]);
  });
});
