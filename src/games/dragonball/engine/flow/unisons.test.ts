import { describe, expect, it } from "vitest";
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
  leader,
  main,
  PLAYED,
  permanent,
  power,
  THEIRS,
  unison,
} from "../testing/cards";
import { LEADER, PLAIN, plains, scenario } from "../testing/scenario";

const MAREA = unison("Marea", {
  skills: [main([DRAW], { cost: { markers: 1 } }), main([{ do: "draw", count: 2 }], { cost: { markers: -2 } })],
});
const with3 = { card: MAREA, markers: 3 };

describe("Unisons", () => {
  it("DB-UNI-01 DB-UNI-03 X is named as it is played, and it enters with as many markers as Energies were rested", () => {
    const t = scenario({ you: { hand: [MAREA], energy: 3 } });
    t.play("Marea").number(2);
    expect([t.you.unison, t.you.markers, t.you.ready]).toEqual([["Marea"], 2, 1]);
  });

  it("DB-UNI-02 DB-ZONE-22 the Unison already there goes to the drop", () => {
    const t = scenario({ you: { hand: [unison("Vane")], energy: 1, unison: with3 } });
    t.play("Vane").number(1);
    expect([t.you.unison, t.you.drop]).toEqual([["Vane"], ["Marea"]]);
  });

  it("DB-ZONE-23 an effect that allows several: none leaves until that number is full", () => {
    const wide = battle("Wide", { skills: [permanent([{ player: "you", rule: { mostUnisons: 2 } }])] });
    const t = scenario({ you: { hand: [unison("Vane"), unison("Third")], energy: 2, unison: with3, battle: [wide] } });
    t.play("Vane").number(1);
    expect(t.you.unison).toEqual(["Marea", "Vane"]);
    t.play("Third").number(1).choose("Marea", "Third");
    expect([t.you.unison, t.you.drop]).toEqual([["Marea", "Third"], ["Vane"]]);
  });

  it("DB-UNI-05 'when you play this' becomes pending", () => {
    const t = scenario({ you: { hand: [unison("Vane", { skills: [auto(PLAYED, [DRAW])] })], energy: 1 } });
    t.play("Vane").number(1);
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-UNI-06 by a skill: no energy cost, markers as the effect says", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "drop" }, count: 1 },
          { do: "play", cards: CHOSEN, markers: 3 },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [MAREA] } });
    t.activate("Caller");
    expect([t.you.unison, t.you.markers]).toEqual([["Marea"], 3]);
  });

  it("DB-UNI-07 a Unison whose play fails goes to the drop", () => {
    const refusal = extra("Refusal", { skills: [counter("Counter: Play", [{ do: "negatePlay" }])] });
    const t = scenario({ you: { hand: [MAREA], energy: 1, unison: unison("Vane") }, opponent: { hand: [refusal], energy: 1 } });
    t.play("Marea").number(1).counter("Refusal");
    expect([t.you.unison, t.you.drop]).toEqual([["Vane"], ["Marea"]]);
  });

  it("DB-UNI-08 reinforcing puts a copy under it for a marker, once a turn", () => {
    const t = scenario({ you: { hand: [MAREA, MAREA], unison: with3 } });
    t.reinforce("Marea");
    expect([t.you.markers, t.you.card("Marea").under, t.you.hand]).toEqual([4, ["Marea"], ["Marea"]]);
    expect(t.can("reinforce")).toBe(false);
  });

  it("DB-UNI-10 Unison skills work only in the unison zone", () => {
    const t = scenario({ you: { hand: [MAREA], drop: [MAREA] } });
    expect(t.can("activate", "Marea")).toBe(false);
  });

  it("DB-UNI-11 a positive marker cost adds, zero changes nothing, a negative one removes", () => {
    const vane = unison("Vane", { skills: [main([DRAW], { cost: { markers: 0 } })] });
    const plus = scenario({ you: { unison: with3 } });
    plus.activate("Marea", 0);
    expect([plus.you.markers, plus.you.hand.length]).toEqual([4, 1]);
    const minus = scenario({ you: { unison: with3 } });
    minus.activate("Marea", 1);
    expect([minus.you.markers, minus.you.hand.length]).toEqual([1, 2]);
    const zero = scenario({ you: { unison: { card: vane, markers: 3 } } });
    zero.activate("Vane");
    expect(zero.you.markers).toBe(3);
  });

  it("DB-UNI-12 more to remove than there are: the cost cannot be paid", () => {
    const t = scenario({ you: { unison: { card: MAREA, markers: 1 } } });
    expect(t.decision.options.filter((option) => "skill" in option).map((option) => ("skill" in option ? option.skill : -1))).toEqual([0]);
  });

  it("DB-UNI-13 one marker-cost skill per card and turn", () => {
    const t = scenario({ you: { unison: with3 } });
    t.activate("Marea", 0);
    expect(t.can("activate", "Marea")).toBe(false);
  });

  it("DB-UNI-14 marker costs are paid only in the unison zone", () => {
    const odd = battle("Odd", { skills: [main([DRAW], { cost: { markers: 0 } })] });
    expect(scenario({ you: { battle: [odd] } }).can("activate", "Odd")).toBe(false);
  });

  it("DB-UNI-15 DB-TEXT-04 if paying takes the last marker, 'this card' in the effect finds nothing", () => {
    const brief = unison("Brief", { skills: [main([{ do: "addMarkers", cards: "this", count: 5 }, DRAW], { cost: { markers: -1 } })] });
    const t = scenario({ you: { unison: { card: brief, markers: 1 } } });
    t.activate("Brief");
    expect([t.you.unison, t.you.drop, t.you.hand.length]).toEqual([[], ["Brief"], 1]);
  });

  it("DB-UNI-17 a Strike skill takes as many markers as its damage, [Victory Strike] all", () => {
    const striker = battle("Striker", { power: 20000, skills: [keyword("Double Strike")] });
    const finisher = battle("Finisher", { power: 20000, skills: [keyword("Victory Strike")] });
    const t = scenario({ you: { battle: [striker, finisher] }, opponent: { unison: { card: MAREA, markers: 5 } } });
    t.battle("Striker", "Marea");
    expect(t.opponent.markers).toBe(3);
    t.battle("Finisher", "Marea");
    expect([t.opponent.unison, t.outcome]).toEqual([[], null]);
  });

  it("DB-UNI-18 when markers are removed and some remain, continuous effects on it end", () => {
    const booster = battle("Booster", { skills: [main([{ do: "choose", from: { in: "unison" }, count: 1 }, power(5000, CHOSEN)])] });
    const t = scenario({ you: { battle: [booster], unison: with3 } });
    t.activate("Booster");
    expect(t.you.card("Marea").power).toBe(20000);
    t.activate("Marea", 1);
    expect(t.you.card("Marea").power).toBe(15000);
  });

  it("DB-UNI-19 DB-RULE-08 at power 0 a marker is removed at each checkpoint, until none is left", () => {
    const drainer = battle("Drainer", {
      skills: [main([{ do: "choose", from: { in: "unison", of: "opponent" }, count: 1 }, power(-15000, CHOSEN)])],
    });
    const t = scenario({ you: { battle: [drainer] }, opponent: { unison: { card: MAREA, markers: 1 } } });
    t.activate("Drainer");
    expect([t.opponent.unison, t.opponent.drop]).toEqual([[], ["Marea"]]);
  });

  it("DB-RULE-08 the effect that took its last marker is what put it into the drop", () => {
    const mourner = battle("Mourner", {
      skills: [auto({ when: "moved", from: "unison", to: "drop", cause: { of: "opponent", by: "skill" }, subject: { of: "you" } }, [DRAW])],
    });
    const taker = battle("Taker", { skills: [main([{ do: "removeMarkers", cards: { in: "unison", of: "opponent" }, count: "all" }])] });
    const t = scenario({
      you: { battle: [taker] },
      opponent: { unison: { card: MAREA, markers: 2 }, battle: [mourner], deck: plains(4) },
    });
    t.activate("Taker");
    expect([t.opponent.drop, t.opponent.hand.length]).toEqual([["Marea"], 1]);
  });

  it("DB-UNI-20 DB-RULE-09 DB-RULE-01 without markers it leaves at once, whatever a text says", () => {
    const firm = unison("Firm", { skills: [permanent([{ change: { cannot: "leave" } }])] });
    const taker = battle("Taker", {
      skills: [
        main([
          { do: "removeMarkers", cards: { in: "unison", of: "opponent" }, count: "all" },
          { do: "draw", count: { count: { in: "drop", of: "opponent" } } },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [taker] }, opponent: { unison: { card: firm, markers: 2 } } });
    t.activate("Taker");
    expect([t.opponent.drop, t.you.hand.length]).toEqual([["Firm"], 1]);
  });
});

describe("Z cards", () => {
  const wraith = battle("Wraith", { z: true, cost: 1, zCost: 1, power: 20000 });
  const beacon = extra("Beacon", { z: true, cost: 0, zCost: 1, skills: [main([DRAW])] });
  const second = extra("Second Beacon", { z: true, cost: 0, zCost: 0 });
  const unbound = leader("Unbound", { z: true });

  it("DB-Z-01 Z cards begin in the Z-Deck", () => {
    const t = scenario({ you: { zDeck: [wraith] } });
    expect(t.you.zDeck).toEqual(["Wraith"]);
    expect(t.can("play", "Wraith")).toBe(false);
  });

  it("DB-Z-07 a Battle Z is played from the Z-Deck for energy and Z-Energy", () => {
    const t = scenario({ you: { zDeck: [wraith], energy: 1, zEnergy: [PLAIN] } });
    t.play("Wraith");
    expect([t.you.battle, t.you.ready, t.you.zEnergy, t.you.drop]).toEqual([["Wraith"], 0, [], ["Plain"]]);
  });

  it("DB-Z-02 DB-Z-09 leaving battle it is removed, and what lay under it that is no Z card goes to the drop", () => {
    const slayer = battle("Slayer", { skills: [main([THEIRS, { do: "ko", cards: CHOSEN }])] });
    const t = scenario({ you: { battle: [slayer] }, opponent: { battle: [{ card: wraith, under: [PLAIN, second] }] } });
    t.activate("Slayer").choose("Wraith");
    expect([t.opponent.removed, t.opponent.drop]).toEqual([["Wraith", "Second Beacon"], ["Plain"]]);
  });

  it("DB-Z-03 Z cards under a card leave the game when it goes from battle to anywhere but combo", () => {
    const t = scenario({ you: { battle: [{ card: battle("Top"), under: [wraith] }] } });
    t.attack("Captain").combo("Top");
    expect(t.you.removed).toEqual([]);
    t.passAll();
    expect([t.you.drop, t.you.removed]).toEqual([["Top"], ["Wraith"]]);
  });

  it("DB-Z-05 the opponent's effects cannot make a Leader Z leave", () => {
    const bold = battle("Bold", {
      skills: [
        main([
          { do: "choose", from: { in: "leader", of: "opponent" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "hand" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [bold] }, opponent: { leader: { card: unbound, under: [LEADER] } } });
    t.activate("Bold");
    expect(t.opponent.leader.definition).toBe("Unbound");
  });

  it("DB-Z-06 if it leaves, only the top Leader Z is removed; the Leader below stays", () => {
    const humble = battle("Humble", {
      skills: [
        main([
          { do: "choose", from: { in: "leader" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "removed" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [humble], leader: { card: unbound, under: [LEADER], rest: true } } });
    t.activate("Humble");
    expect([t.you.removed, t.you.leader.definition, t.you.leader.rest]).toEqual([["Unbound"], "Captain", true]);
  });

  it("DB-Z-08 by a skill it costs neither", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "zDeck" }, count: 1 },
          { do: "play", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], zDeck: [wraith] } });
    t.activate("Caller").choose("Wraith");
    expect(t.you.battle).toEqual(["Caller", "Wraith"]);
  });

  it("DB-Z-10 not played, it is removed", () => {
    const refusal = extra("Refusal", { skills: [counter("Counter: Play", [{ do: "negatePlay" }])] });
    const t = scenario({ you: { zDeck: [wraith], energy: 1, zEnergy: [PLAIN] }, opponent: { hand: [refusal], energy: 1 } });
    t.play("Wraith").counter("Refusal");
    expect([t.you.battle, t.you.removed]).toEqual([[], ["Wraith"]]);
  });

  it("DB-Z-11 DB-Z-15 an Extra Z is placed in battle, and its skills work there without moving it", () => {
    const t = scenario({ you: { zDeck: [beacon], zEnergy: [PLAIN] } });
    t.play("Beacon").activate("Beacon");
    expect([t.you.battle, t.you.hand.length]).toEqual([["Beacon"], 1]);
  });

  it("DB-Z-12 one Extra Z: the one already there is removed", () => {
    const t = scenario({ you: { zDeck: [second], battle: [beacon] } });
    t.play("Second Beacon");
    expect([t.you.battle, t.you.removed]).toEqual([["Second Beacon"], ["Beacon"]]);
  });

  it("DB-Z-13 not so when it is placed under a card, which triggers no 'placed' either", () => {
    const keeper = battle("Keeper", {
      skills: [
        main([
          { do: "choose", from: { in: "zDeck" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "battle", under: "this" },
        ]),
        auto({ when: "extraZPlaced", subject: { of: "you" } }, [DRAW]),
      ],
    });
    const t = scenario({ you: { zDeck: [second], battle: [beacon, keeper] } });
    t.activate("Keeper").choose("Second Beacon");
    expect([t.you.battle, t.you.hand]).toEqual([["Beacon", "Keeper"], []]);
  });

  it("DB-Z-14 by a skill it is placed Active, at no cost", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "zDeck" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "battle" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], zDeck: [beacon] } });
    t.activate("Caller").choose("Beacon");
    expect(t.you.card("Beacon").rest).toBe(false);
  });

  it("DB-Z-16 leaving battle it is removed", () => {
    const sweeper = battle("Sweeper", { skills: [main([{ do: "move", cards: { in: "battle", where: { type: "Extra" } }, to: "hand" }])] });
    const t = scenario({ you: { battle: [sweeper, { card: beacon, under: [PLAIN] }] } });
    t.activate("Sweeper");
    expect([t.you.removed, t.you.drop]).toEqual([["Beacon"], ["Plain"]]);
  });

  it("DB-Z-17 a Unison Z has the Energies rested as markers, Z-Energy does not count", () => {
    const choir = unison("Choir", { z: true, zCost: 1 });
    const t = scenario({ you: { zDeck: [choir], energy: 2, zEnergy: [PLAIN], unison: with3 } });
    t.play("Choir").number(2);
    expect([t.you.unison, t.you.markers, t.you.drop]).toEqual([["Choir"], 2, ["Plain", "Marea"]]);
  });

  it("DB-Z-18 by a skill it costs nothing and has the markers of the effect", () => {
    const choir = unison("Choir", { z: true, zCost: 1 });
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "zDeck" }, count: 1 },
          { do: "play", cards: CHOSEN, markers: 4 },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], zDeck: [choir] } });
    t.activate("Caller").choose("Choir");
    expect([t.you.unison, t.you.markers]).toEqual([["Choir"], 4]);
  });

  it("DB-Z-19 a Unison Z that leaves is removed, other cards under it go to the drop", () => {
    const choir = unison("Choir", { z: true, zCost: 0 });
    const t = scenario({ you: { hand: [MAREA], energy: 1, unison: { card: choir, markers: 2, under: [PLAIN] } } });
    t.play("Marea").number(1);
    expect([t.you.removed, t.you.drop]).toEqual([["Choir"], ["Plain"]]);
  });

  it("DB-Z-20 otherwise it follows the rules of its other type: a Battle Z attacks", () => {
    const t = scenario({ you: { battle: [wraith] } });
    t.battle("Wraith");
    expect(t.opponent.life).toBe(7);
  });
});

describe("Leaders", () => {
  it("DB-LEADER-01 'Leader' in a text is the one in the leader zone", () => {
    const fan = battle("Fan", { skills: [main([DRAW], { when: { there: { in: "leader", where: { color: "blue" } } } })] });
    expect(scenario({ you: { battle: [fan] } }).can("activate", "Fan")).toBe(false);
    expect(scenario({ you: { battle: [fan], leader: leader("Blue", { colors: ["blue"] }) } }).can("activate", "Fan")).toBe(true);
  });

  it("DB-LEADER-02 only the side that is up counts", () => {
    const two = leader("Two", { skills: [auto(ATTACKS, [DRAW])] }, { skills: [auto(ATTACKS, [{ do: "draw", count: 3 }])] });
    const front = scenario({ you: { leader: two } });
    front.battle("Two");
    const back = scenario({ you: { leader: { card: two, back: true } } });
    back.battle("Two");
    expect([front.you.hand.length, back.you.hand.length]).toEqual([1, 3]);
  });

  it("DB-LEADER-03 DB-LEADER-04 turned over it is the same card: mode, power effects and its part in a battle stay", () => {
    const two = leader("Two", { skills: [inBattle([power(3000, "this", "turn"), { do: "turnOver", to: "back" }])] });
    const t = scenario({ you: { leader: two } });
    t.attack("Two").activate("Two");
    expect(t.you.leader).toMatchObject({ rest: true, back: true, power: 18000 });
    expect(t.opponent.life).toBe(7);
  });

  it("DB-LEADER-04 other continuous effects on it are dropped", () => {
    const two = leader("Two", {
      skills: [
        main([{ do: "lasting", effects: [{ on: "this", change: { gain: keyword("Critical") } }], for: "match" }]),
        main([{ do: "turnOver", to: "back" }]),
      ],
    });
    const t = scenario({ you: { leader: two } });
    t.activate("Two", 0);
    expect(t.you.leader.keywords).toEqual(["Critical"]);
    t.activate("Two", 1);
    expect(t.you.leader.keywords).toEqual([]);
  });
});
