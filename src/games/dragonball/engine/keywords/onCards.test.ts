import { describe, expect, it } from "vitest";
import type { Instruction, SkillCost } from "../effects/language";
import { auto, battle, CHOSEN, counter, DRAW, extra, inBattle, keyword, leader, main, permanent, unison } from "../testing/cards";
import { LEADER, PLAIN, plains, scenario } from "../testing/scenario";

const MARK: Instruction = { do: "energyMarkers", count: 1 };
const RECRUIT = battle("Recruit", { characters: ["Ember"] });
const [TARN, ORLA] = [battle("Tarn", { characters: ["Tarn"] }), battle("Orla", { characters: ["Orla"] })];
/** One Energy paid, and one more switched to Rest: each can be paid by itself, both only with two Energies. */
const TWICE: SkillCost = {
  energy: 1,
  actions: [
    { do: "choose", from: { in: "energy", where: { mode: "active" } }, count: 1, as: "spent" },
    { do: "switch", cards: { bound: "spent" }, to: "rest" },
  ],
};
/** Answers a skill that plays a card by sending away what it would be played on. */
const GUST = extra("Gust", {
  skills: [
    counter("Counter: Play", [
      { do: "choose", from: { in: "battle", of: "opponent", where: { type: "Battle" } }, count: 1 },
      { do: "move", cards: CHOSEN, to: "hand" },
    ]),
  ],
});

describe("Keywords whose play comes to nothing", () => {
  it.each([
    { where: "the drop", elseToHand: undefined, hand: ["Recruit"], drop: ["Veteran"] },
    { where: "the hand where its text says so", elseToHand: true as const, hand: ["Recruit", "Veteran"], drop: [] },
  ])("DB-KEY-05d an [Evolve] whose card has gone puts it into $where", ({ elseToHand, hand, drop }) => {
    const veteran = battle("Veteran", {
      skills: [keyword({ name: "Evolve", onto: { character: "Ember" }, ...(elseToHand ? { elseToHand } : null) })],
    });
    const t = scenario({ you: { hand: [veteran], battle: [RECRUIT] }, opponent: { hand: [GUST], energy: 1 } });
    t.activate("Veteran").counter("Gust");
    expect([t.you.hand.toSorted(), t.you.drop, t.you.battle]).toEqual([hand, drop, []]);
  });

  it("DB-KEY-13f a [Union] whose card is not played puts it into the drop", () => {
    const joined = battle("Tarn-Orla", {
      skills: [keyword({ name: "Union-Potara", cards: [{ character: "Tarn" }, { character: "Orla" }] })],
    });
    const gale = extra("Gale", { skills: [counter("Counter: Play", [{ do: "ko", cards: { in: "battle", of: "opponent" } }])] });
    const t = scenario({ you: { hand: [joined], battle: [TARN, ORLA] }, opponent: { hand: [gale], energy: 1 } });
    t.activate("Tarn-Orla").counter("Gale");
    expect([t.you.drop, t.you.battle]).toEqual([["Tarn", "Orla", "Tarn-Orla"], []]);
  });

  it("DB-KEY-46d a [Z-Awaken] card that does not get there is removed from the game", () => {
    const unbound = leader("Unbound", { z: true, skills: [keyword({ name: "Z-Awaken", onto: {}, zCost: 0 }, TWICE)] });
    const t = scenario({ you: { leader: { card: LEADER, back: true }, zDeck: [unbound], energy: 1 } });
    t.activate("Unbound");
    expect([t.you.removed, t.you.leader.definition]).toEqual([["Unbound"], "Captain"]);
  });
});

describe("Keywords with cards of other zones", () => {
  it("DB-KEY-05e the card first moves to battle, which triggers nothing", () => {
    const veteran = battle("Veteran", { skills: [keyword({ name: "Evolve", onto: { character: "Ember" }, from: ["drop"] })] });
    const watcher = battle("Watcher", {
      skills: [auto({ when: "moved", subject: { of: "you", where: { name: "Recruit" } }, to: "battle" }, [MARK])],
    });
    const t = scenario({ you: { hand: [veteran], drop: [RECRUIT], battle: [watcher] } });
    t.activate("Veteran");
    expect([t.you.card("Veteran").under, t.you.drop, t.you.energyMarkers]).toEqual([["Recruit"], [], 0]);
  });

  it("DB-KEY-13g [Union-Fusion] takes its cards from the zones its text names", () => {
    const fused = battle("Tarn-Orla", {
      skills: [keyword({ name: "Union-Fusion", cards: [{ character: "Tarn" }, { character: "Orla" }], from: ["battle"] })],
    });
    const t = scenario({ you: { hand: [fused], battle: [TARN, ORLA] } });
    t.activate("Tarn-Orla");
    expect([t.you.battle, t.you.drop]).toEqual([["Tarn-Orla"], ["Tarn", "Orla"]]);
  });
});

describe("[Field], [Blocker] and [Limit]", () => {
  it("DB-KEY-03d a [Field] skill activated by another card counts as activating that card by name", () => {
    const shrine = extra("Shrine", { skills: [keyword("Field")] });
    const priest = battle("Priest", {
      skills: [
        auto({ when: "activated", who: "you", card: { of: "you", where: { name: "Shrine" } } }, [MARK]),
        main([
          { do: "choose", from: { in: "hand", where: { type: "Extra" } }, count: 1 },
          { do: "activate", cards: CHOSEN, skill: "Field" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [priest], hand: [shrine] } });
    t.activate("Priest").choose("Shrine");
    expect([t.you.battle, t.you.energyMarkers]).toEqual([["Priest", "Shrine"], 1]);
  });

  it("DB-KEY-04c negating the block gives the attack its first target back", () => {
    const wall = battle("Wall", { power: 1000, skills: [keyword("Blocker")] });
    const piercer = battle("Piercer", {
      power: 20000,
      skills: [auto({ when: "activated", who: "opponent", keyword: "Blocker" }, [{ do: "negateBlock" }])],
    });
    const t = scenario({ you: { battle: [piercer] }, opponent: { battle: [wall] } });
    t.attack("Piercer").yes().passAll();
    expect([t.opponent.battle, t.opponent.card("Wall").rest, t.opponent.life]).toEqual([["Wall"], true, 7]);
  });

  it("DB-KEY-44b two skills with [Limit] and different wording are counted apart", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW], { keywords: { limit: 1 } }), main([MARK], { keywords: { limit: 1 } })] });
    const t = scenario({ you: { battle: [scholar, scholar] } });
    t.activate("Scholar", 0).activate("Scholar", 1);
    expect([t.you.hand.length, t.you.energyMarkers, t.can("activate", "Scholar")]).toEqual([1, 1, false]);
  });
});

describe("Piles, masters and turns", () => {
  it("DB-UNDER-09 where the top card alone leaves the others stay, with its power effects and its part in the battle", () => {
    const unbound = leader("Unbound", { z: true });
    const trainer = battle("Trainer", {
      skills: [
        main([{ do: "lasting", effects: [{ on: { in: "leader" }, change: { add: "power", by: 5000 } }], for: "turn" }]),
        inBattle([{ do: "move", cards: { in: "leader" }, to: "removed" }]),
      ],
    });
    const t = scenario({ you: { leader: { card: unbound, under: [LEADER] }, battle: [trainer] }, opponent: { hand: [PLAIN] } });
    t.activate("Trainer").attack("Unbound").activate("Trainer");
    expect([t.you.removed, t.you.leader.definition, t.you.leader.power]).toEqual([["Unbound"], "Captain", 15000]);
    t.passAll();
    expect(t.opponent.life).toBe(7);
  });

  it("DB-RULE-12 a change of master asks for no processing of its own", () => {
    const thief = battle("Thief", {
      skills: [
        main([
          { do: "choose", from: { in: "battle", of: "opponent" }, count: 1 },
          { do: "takeControl", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [thief] }, opponent: { battle: [{ card: PLAIN, rest: true }] } });
    t.activate("Thief");
    expect([t.you.battle, t.you.card("Plain").rest, t.opponent.drop]).toEqual([["Thief", "Plain"], true, []]);
  });

  it("DB-TURN-03 effects that would end in a turn end where it is skipped", () => {
    const lull = battle("Lull", {
      skills: [
        main([
          { do: "lasting", effects: [{ change: { add: "power", by: 5000 } }], for: "opponentsTurnStart" },
          { do: "lasting", effects: [{ player: "opponent", rule: { skip: "turn" } }], for: "endOfOpponentsTurn" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [lull] } });
    t.activate("Lull");
    expect(t.you.card("Lull").power).toBe(15000);
    t.endTurn();
    expect([t.seat, t.you.card("Lull").power]).toEqual([0, 10000]);
  });
});

describe("Hidden cards, combos and costs", () => {
  it("DB-MODE-07 a skill that aims at Hidden cards by their front finds them", () => {
    const seeker = battle("Seeker", {
      skills: [main([{ do: "turn", cards: { in: "battle", where: { hidden: true, character: "Ember" } }, to: "revealed" }])],
    });
    const t = scenario({ you: { battle: [seeker, { card: RECRUIT, hidden: true }, { card: PLAIN, hidden: true }] } });
    t.activate("Seeker");
    expect([t.you.card("Recruit").hidden, t.you.card("Plain").hidden]).toEqual([false, true]);
  });

  it("DB-COMBO-09 a combo that fails puts the card into its owner's drop", () => {
    const barred = battle("Barred", {
      skills: [permanent([{ replace: { of: { moves: { in: "hand", of: "opponent" }, to: "combo" }, goes: "stay" } }])],
    });
    const t = scenario({ you: { hand: [PLAIN], battle: [battle("Fighter")] }, opponent: { battle: [barred] } });
    t.attack("Fighter").combo("Plain").passAll();
    expect([t.you.hand, t.you.drop]).toEqual([[], ["Plain"]]);
  });

  it("DB-COMBO-10 a text on Battle cards used for a combo means those of the hand as well", () => {
    const herald = battle("Herald", { skills: [auto({ when: "combo", subject: { of: "you", where: { type: "Battle" } } }, [MARK])] });
    const t = scenario({ you: { hand: [PLAIN], battle: [herald] } });
    t.attack("Captain").combo("Plain").passAll();
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-COST-15 a cost that an effect has changed is paid in full by paying the new one", () => {
    const saver = battle("Saver", { skills: [permanent([{ change: { skillCost: -1 } }]), main([DRAW], { cost: { energy: 1 } })] });
    const t = scenario({ you: { battle: [saver] } });
    t.activate("Saver");
    expect(t.you.hand).toHaveLength(1);
  });

  describe("DB-COST-15 what may be done instead of paying an energy cost", () => {
    const feint = extra("Feint", {
      cost: 2,
      skills: [
        counter("Counter: Attack", [{ do: "negateAttack" }]),
        permanent(
          [
            {
              change: {
                payInstead: "counter",
                actions: [
                  { do: "choose", from: { in: "hand", where: { other: true } }, count: 1 },
                  { do: "discard", cards: CHOSEN },
                ],
              },
            },
          ],
          { from: "hand" },
        ),
      ],
    });

    it("is done where the energy cost cannot be paid", () => {
      const t = scenario({ opponent: { hand: [feint, PLAIN], energy: 1 } });
      t.attack("Captain").counter("Feint").choose("Plain").passAll();
      expect([t.opponent.life, t.opponent.ready, t.opponent.drop]).toEqual([8, 1, ["Feint", "Plain"]]);
    });

    it("is its player's to say where both can be paid", () => {
      const t = scenario({ opponent: { hand: [feint, PLAIN], energy: 2 } });
      t.attack("Captain").counter("Feint");
      expect(t.asked).toBe("payInstead");
      t.no().passAll();
      expect([t.opponent.life, t.opponent.ready, t.opponent.hand]).toEqual([8, 0, ["Plain"]]);
    });
  });

  it("DB-RULE-10 of a card that says so no second of its name is played", () => {
    const lone = battle("Lone", { skills: [permanent([{ change: { single: true } }], { from: "any" })] });
    const t = scenario({ you: { battle: [lone], hand: [lone, PLAIN], energy: 2 } });
    expect([t.can("play", "Lone"), t.can("play", "Plain")]).toEqual([false, true]);
  });

  it("DB-ZERO-08 a card that cannot be played by skills is played by the rules alone", () => {
    const proud = battle("Proud", { skills: [permanent([{ change: { cannot: "bePlayedBySkills" } }], { from: "any" })] });
    const caller = battle("Caller", { skills: [main([{ do: "play", cards: { in: "hand" } }])] });
    const t = scenario({ you: { battle: [caller], hand: [proud], energy: 1 } });
    expect(t.can("play", "Proud")).toBe(true);
    t.activate("Caller");
    expect(t.you.battle).toEqual(["Caller"]);
  });

  it("DB-SKILL-05 what is negated does not hang on what asks for it in a hand", () => {
    const dean = leader("Dean", {
      skills: [permanent([{ on: { in: ["battle", "hand"], where: { trait: "Ember" } }, change: { negate: "Barrier" } }])],
    });
    const warded = battle("Warded", { traits: ["Ember"], skills: [keyword("Barrier")] });
    const student = battle("Student", {
      skills: [
        permanent([{ change: { add: "energyCost", by: -1 } }], {
          from: "hand",
          while: { there: { in: "battle", where: { trait: "Ember" } } },
        }),
      ],
    });
    const t = scenario({ you: { leader: dean, battle: [warded], hand: [student] } });
    expect(t.you.card("Warded").keywords).toEqual([]);
  });

  it("DB-SKILL-05 skills that cannot be negated are not", () => {
    const hush = main([{ do: "lasting", effects: [{ on: { in: "battle" }, change: { negate: "all" } }], for: "turn" }]);
    const firm = battle("Firm", { skills: [permanent([{ change: { cannot: "beNegated" } }], { from: "any" }), main([DRAW])] });
    const t = scenario({
      you: { leader: leader("Husher", { skills: [hush] }), battle: [firm, battle("Soft", { skills: [main([DRAW])] })] },
    });
    t.activate("Husher");
    expect([t.can("activate", "Firm"), t.can("activate", "Soft")]).toEqual([true, false]);
  });

  it("DB-KEY-43 the removal of markers for a [Spirit Boost] is told from others", () => {
    const watcher = battle("Watcher", {
      skills: [
        auto({ when: "markersRemoved", subject: { of: "you" }, cause: { of: "you", paying: "spiritBoost" } }, [DRAW]),
        main([MARK], { keywords: { spiritBoost: { count: 1 } } }),
        main([{ do: "removeMarkers", cards: { in: "unison" }, count: 1 }]),
      ],
    });
    const t = scenario({ you: { battle: [watcher], unison: { card: unison("Choir"), markers: 3 } } });
    t.activate("Watcher", 2);
    expect(t.you.hand).toEqual([]);
    t.activate("Watcher", 1);
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-ATK-01 a card that can attack some Active cards cannot attack the others", () => {
    const hunter = battle("Hunter", { skills: [permanent([{ change: { attacksActive: { not: { keyword: "Barrier" } } } }])] });
    const t = scenario({
      you: { battle: [hunter] },
      opponent: { battle: [battle("Open"), battle("Warded", { skills: [keyword("Barrier")] })] },
    });
    expect(() => t.attack("Hunter", "Warded")).toThrow();
    t.battle("Hunter", "Open");
    expect(t.opponent.drop).toEqual(["Open"]);
  });

  it("DB-COST-06 a payment that has become impossible since the declaration fails the action", () => {
    const payer = battle("Payer", { skills: [main([DRAW], { cost: TWICE })] });
    const t = scenario({ you: { battle: [payer], energy: 1, hand: plains(1) } });
    t.activate("Payer");
    expect([t.you.hand.length, t.happened("activated")]).toEqual([1, []]);
  });
});
