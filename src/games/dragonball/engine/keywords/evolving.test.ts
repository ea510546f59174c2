import { describe, expect, it } from "vitest";
import { auto, battle, CHOSEN, DRAW, extra, keyword, leader, main, PLAYED, permanent, power, THEIRS, unison } from "../testing/cards";
import { LEADER, PLAIN, plains, scenario } from "../testing/scenario";

const RECRUIT = battle("Recruit", { characters: ["Ember"] });
const evolve = (name: "Evolve" | "EX-Evolve" | "Xeno-Evolve") =>
  battle("Veteran", {
    cost: 4,
    power: 20000,
    characters: ["Ember"],
    skills: [keyword({ name, onto: { character: "Ember", energyCost: { atMost: 2 } } }), auto(PLAYED, [DRAW])],
  });

describe("Keywords that play cards", () => {
  it("DB-KEY-05a [Evolve] works from the hand and needs a fitting card", () => {
    expect(scenario({ you: { hand: [evolve("Evolve")], battle: [PLAIN] } }).can("activate")).toBe(false);
    expect(scenario({ you: { hand: [evolve("Evolve")], battle: [RECRUIT] } }).can("activate", "Veteran")).toBe(true);
  });

  it.each(["Evolve", "EX-Evolve"] as const)("DB-KEY-05b DB-RULE-05 [%s] is played on top; mode and power effects stay", (name) => {
    const trainer = battle("Trainer", {
      skills: [main([{ do: "choose", from: { in: "battle", where: { name: "Recruit" } }, count: 1 }, power(3000, CHOSEN)])],
    });
    const t = scenario({ you: { hand: [evolve(name)], battle: [{ card: RECRUIT, rest: true }, trainer] } });
    t.activate("Trainer").activate("Veteran");
    expect(t.you.card("Veteran")).toMatchObject({ rest: true, power: 23000, under: ["Recruit"] });
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-KEY-05c [Xeno-Evolve] sends the chosen card to the warp and is played", () => {
    const t = scenario({ you: { hand: [evolve("Xeno-Evolve")], battle: [{ card: RECRUIT, rest: true }] } });
    t.activate("Veteran");
    expect([t.you.warp, t.you.battle, t.you.card("Veteran").rest]).toEqual([["Recruit"], ["Veteran"], false]);
  });

  it("DB-KEY-05f 'evolve' in a text means all three", () => {
    const fan = battle("Fan", {
      skills: [auto({ when: "played", subject: { of: "you" }, by: "Evolve" }, [{ do: "energyMarkers", count: 1 }])],
    });
    const t = scenario({ you: { hand: [evolve("Xeno-Evolve")], battle: [RECRUIT, fan] } });
    t.activate("Veteran").answer(0);
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-KEY-13b DB-KEY-13c [Union-Fusion] puts one each of equal power from hand to drop", () => {
    const tarn = battle("Tarn", { characters: ["Tarn"] });
    const orla = battle("Orla", { characters: ["Orla"] });
    const strong = battle("Strong Orla", { characters: ["Orla"], power: 15000 });
    const fused = battle("Tarn-Orla", {
      cost: 7,
      skills: [keyword({ name: "Union-Fusion", cards: [{ character: "Tarn" }, { character: "Orla" }] })],
    });
    const t = scenario({ you: { hand: [fused, tarn, orla, strong] } });
    t.activate("Tarn-Orla").choose("Tarn").choose("Orla");
    expect([t.you.battle, t.you.drop, t.you.hand]).toEqual([["Tarn-Orla"], ["Tarn", "Orla"], ["Strong Orla"]]);
    expect(scenario({ you: { hand: [fused, tarn, strong] } }).can("activate", "Tarn-Orla")).toBe(false);
  });

  it("DB-KEY-13a the bare word Union means the three", () => {
    const tarn = battle("Tarn", { characters: ["Tarn"] });
    const orla = battle("Orla", { characters: ["Orla"] });
    const fused = battle("Tarn-Orla", {
      skills: [
        keyword({ name: "Union-Fusion", cards: [{ character: "Tarn" }, { character: "Orla" }] }),
        auto({ when: "played", subject: "this", by: "Union" }, [DRAW]),
      ],
    });
    const t = scenario({ you: { hand: [fused, tarn, orla] } });
    t.activate("Tarn-Orla").choose("Tarn").choose("Orla");
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-KEY-13d [Union-Potara] is played on top of all of them", () => {
    const ivo = battle("Ivo", { characters: ["Ivo"] });
    const sela = battle("Sela", { characters: ["Sela"] });
    const joined = battle("Ivo-Sela", {
      cost: 7,
      skills: [keyword({ name: "Union-Potara", cards: [{ character: "Ivo" }, { character: "Sela" }] })],
    });
    const t = scenario({ you: { hand: [joined], battle: [ivo, sela] } });
    t.activate("Ivo-Sela");
    expect([t.you.battle, t.you.card("Ivo-Sela").under]).toEqual([["Ivo-Sela"], ["Ivo", "Sela"]]);
  });

  it("DB-KEY-13e a text of its own may say what [Union-Absorb] plays on top; it is played by [Union]", () => {
    const effect = [{ do: "play", cards: { in: "drop" }, onto: "this", mode: "active" }] as const;
    const bloom = battle("Bloom", { skills: [keyword({ name: "Union-Absorb", effect })] });
    const prey = battle("Prey", { skills: [auto({ when: "played", subject: "this", by: "Union" }, [DRAW])] });
    const t = scenario({ you: { battle: [bloom], drop: [prey] } });
    t.activate("Bloom");
    expect([t.you.battle, t.you.card("Prey").under, t.you.hand.length]).toEqual([["Prey"], ["Bloom"], 1]);
  });

  it("DB-KEY-13e [Union-Absorb] plays a card on top of this one, from battle only", () => {
    const bloom = battle("Bloom", { skills: [keyword({ name: "Union-Absorb", card: { name: "Prey" }, from: ["drop"] })] });
    const t = scenario({ you: { battle: [{ card: bloom, rest: true }], drop: [battle("Prey")] } });
    t.activate("Bloom");
    expect(t.you.card("Prey")).toMatchObject({ rest: true, under: ["Bloom"] });
    expect(scenario({ you: { hand: [bloom], drop: [battle("Prey")] } }).can("activate", "Bloom")).toBe(false);
  });

  it("DB-KEY-15a DB-KEY-15b [Over Realm X] sends the whole drop to the warp, and the card follows at the end of the turn", () => {
    const walker = battle("Walker", { cost: 6, skills: [keyword({ name: "Over Realm", count: 3 })] });
    const t = scenario({ you: { hand: [walker], drop: plains(3) } });
    t.activate("Walker");
    expect([t.you.battle, t.you.warp.length, t.you.drop]).toEqual([["Walker"], 3, []]);
    t.nextMain();
    expect([t.you.battle, t.you.warp.length]).toEqual([[], 4]);
    expect(scenario({ you: { hand: [walker], drop: plains(2) } }).can("activate", "Walker")).toBe(false);
  });

  it("DB-KEY-15c [Over Realm] and [Dark Over Realm] together once a turn", () => {
    const walker = battle("Walker", { skills: [keyword({ name: "Over Realm", count: 0 })] });
    const prince = battle("Prince", { skills: [keyword({ name: "Dark Over Realm", count: 0 })] });
    const t = scenario({
      you: {
        hand: [walker, prince],
        drop: [PLAIN, PLAIN],
        battle: [battle("Feeder", { skills: [main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])] })],
      },
    });
    t.activate("Walker").activate("Feeder");
    expect(t.can("activate", "Prince")).toBe(false);
  });

  it("DB-KEY-24 with [Wormhole] up to twice", () => {
    const walker = battle("Walker", { skills: [keyword({ name: "Over Realm", count: 1 })] });
    const keeper = battle("Keeper", { skills: [keyword("Wormhole"), main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])] });
    const t = scenario({ you: { hand: [walker, walker, walker], drop: [PLAIN], battle: [keeper] } });
    t.activate("Walker").activate("Keeper").activate("Walker").activate("Keeper");
    expect([t.you.battle, t.can("activate", "Walker")]).toEqual([["Keeper", "Walker", "Walker"], false]);
  });

  it("DB-KEY-23 [Dark Over Realm X] counts black cards, and the card stays", () => {
    const prince = battle("Prince", { cost: 6, skills: [keyword({ name: "Dark Over Realm", count: 1 })] });
    const t = scenario({ you: { hand: [prince], drop: [battle("Shade", { colors: ["black"] }), PLAIN] } });
    t.activate("Prince").nextMain();
    expect([t.you.battle, t.you.warp.length]).toEqual([["Prince"], 2]);
    expect(scenario({ you: { hand: [prince], drop: plains(2) } }).can("activate", "Prince")).toBe(false);
  });

  it("DB-KEY-22 [Swap X] returns to the hand and plays a card of cost X", () => {
    const courier = battle("Courier", { skills: [keyword({ name: "Swap", cost: 4 })] });
    const giant = battle("Giant", { cost: 4 });
    const t = scenario({ you: { battle: [courier], hand: [giant] } });
    t.activate("Courier").choose("Giant");
    expect([t.you.battle, t.you.hand]).toEqual([["Giant"], ["Courier"]]);
    expect(scenario({ you: { battle: [courier], hand: [PLAIN] } }).can("activate", "Courier")).toBe(false);
  });

  it("DB-KEY-38 [Successor]: green or yellow cards whose costs add up to its own", () => {
    const heir = battle("Heir", { cost: 3, skills: [keyword({ name: "Successor" })] });
    const green = battle("Green", { colors: ["green"], cost: 1 });
    const yellow = battle("Yellow", { colors: ["yellow"], cost: 2 });
    const t = scenario({ you: { hand: [heir], battle: [green, yellow, PLAIN] } });
    t.activate("Heir");
    expect(t.choices).toEqual(["Green", "Yellow"]);
    expect(() => t.choose("Yellow")).toThrow("constraint");
    t.choose("Green", "Yellow");
    expect([t.you.battle, t.you.drop]).toEqual([
      ["Plain", "Heir"],
      ["Green", "Yellow"],
    ]);
    expect(scenario({ you: { hand: [heir], battle: [green, PLAIN] } }).can("activate", "Heir")).toBe(false);
  });

  it("DB-KEY-03a DB-KEY-03b a [Field] is placed in battle, where its other skills work", () => {
    const citadel = extra("Citadel", { skills: [keyword("Field"), main([DRAW])] });
    const t = scenario({ you: { hand: [citadel], energy: 1 } });
    t.activate("Citadel", 0);
    expect([t.you.battle, t.you.card("Citadel").rest]).toEqual([["Citadel"], false]);
    t.activate("Citadel", 1);
    expect([t.you.battle, t.you.hand.length]).toEqual([["Citadel"], 1]);
  });

  it("DB-KEY-03b they do not work from the hand", () => {
    const citadel = extra("Citadel", { skills: [keyword("Field"), main([DRAW])] });
    const t = scenario({ you: { hand: [citadel], energy: 1 } });
    expect(t.decision.options.filter((option) => "do" in option && option.do === "activate")).toHaveLength(1);
  });

  it("DB-KEY-03c placing it sends one's other Fields to the drop", () => {
    const citadel = extra("Citadel", { skills: [keyword("Field")] });
    const forest = extra("Forest", { skills: [keyword("Field")] });
    const t = scenario({ you: { hand: [citadel], battle: [forest], energy: 1 }, opponent: { battle: [forest] } });
    t.activate("Citadel");
    expect([t.you.battle, t.you.drop, t.opponent.battle]).toEqual([["Citadel"], ["Forest"], ["Forest"]]);
  });

  it("DB-KEY-14b an [Ultimate] card that leaves battle is removed from the game", () => {
    const titan = battle("Titan", { skills: [keyword("Ultimate")] });
    const slayer = battle("Slayer", { skills: [main([THEIRS, { do: "ko", cards: CHOSEN }])] });
    const t = scenario({ you: { battle: [slayer] }, opponent: { battle: [titan] } });
    t.activate("Slayer").choose("Titan");
    expect([t.opponent.drop, t.opponent.removed]).toEqual([[], ["Titan"]]);
  });

  it("DB-KEY-14c an Extra with it is removed from the drop once resolved", () => {
    const rite = extra("Rite", { skills: [main([DRAW]), keyword("Ultimate")] });
    const t = scenario({ you: { hand: [rite], energy: 1 } });
    t.activate("Rite");
    expect([t.you.drop, t.you.removed]).toEqual([[], ["Rite"]]);
  });
});

describe("Keywords of Leaders, Unisons and Z cards", () => {
  const kaede = leader("Kaede", {
    skills: [keyword({ name: "Awaken", effect: [{ do: "draw", count: 2 }] }, undefined, { when: { there: { in: "life" }, atMost: 4 } })],
  });

  it("DB-KEY-02a DB-KEY-02b [Awaken] with its condition met: the effects, then the Leader is turned over", () => {
    const t = scenario({ you: { leader: kaede, life: 4 } });
    t.activate("Kaede");
    expect([t.you.hand.length, t.you.leader.back, t.you.leader.power]).toEqual([2, true, 15000]);
    expect(scenario({ you: { leader: kaede, life: 5 } }).can("activate", "Kaede")).toBe(false);
  });

  it("DB-KEY-02a it can be activated in battle", () => {
    const t = scenario({ you: { leader: kaede, life: 4 } });
    t.attack("Kaede").activate("Kaede").passAll();
    expect(t.you.leader.back).toBe(true);
  });

  it("DB-KEY-02c '[Awaken]' in a text means both", () => {
    const surge = leader("Rook", { skills: [keyword({ name: "Awaken: Surge", effect: [] })] });
    const fan = battle("Fan", { skills: [auto({ when: "activated", who: "you", keyword: "Awaken" }, [DRAW])] });
    const t = scenario({ you: { leader: surge, battle: [fan] } });
    t.activate("Rook");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-KEY-25 [Wish] with its cost, then turned", () => {
    const odo = leader("Odo", {
      skills: [
        keyword(
          { name: "Wish", effect: [DRAW] },
          {
            actions: [
              { do: "choose", from: { in: "drop", where: { name: "Shard" } }, count: 3 },
              { do: "move", cards: CHOSEN, to: "warp" },
            ],
          },
        ),
      ],
    });
    const shard = extra("Shard");
    const t = scenario({ you: { leader: odo, drop: [shard, shard, shard] } });
    t.activate("Odo");
    expect([t.you.warp.length, t.you.leader.back]).toEqual([3, true]);
    expect(scenario({ you: { leader: odo, drop: [shard, shard] } }).can("activate", "Odo")).toBe(false);
  });

  it("DB-KEY-46a DB-KEY-46c DB-Z-04 [Z-Awaken] places it on the awakened Leader", () => {
    const unbound = leader("Unbound", {
      z: true,
      skills: [
        keyword({ name: "Z-Awaken", onto: { name: "Captain awakened" }, zCost: 1 }),
        auto({ when: "placedInLeader", subject: "this" }, [DRAW]),
      ],
    });
    const t = scenario({ you: { leader: { card: LEADER, back: true, rest: true }, zDeck: [unbound], zEnergy: [PLAIN] } });
    t.activate("Unbound");
    expect(t.you.leader).toMatchObject({ definition: "Unbound", under: ["Captain"], rest: true, power: 20000 });
    expect([t.you.hand.length, t.you.zEnergy]).toEqual([1, []]);
    expect(scenario({ you: { zDeck: [unbound], zEnergy: [PLAIN] } }).can("activate", "Unbound")).toBe(false);
  });

  it("DB-KEY-46b once a turn in all", () => {
    const unbound = leader("Unbound", { z: true, skills: [keyword({ name: "Z-Awaken", onto: {}, zCost: 0 })] });
    const eternal = leader("Eternal", { z: true, skills: [keyword({ name: "Z-Awaken", onto: {}, zCost: 0 })] });
    const t = scenario({ you: { leader: { card: LEADER, back: true }, zDeck: [unbound, eternal] } });
    t.activate("Unbound");
    expect(t.can("activate", "Eternal")).toBe(false);
  });

  it("DB-KEY-47a DB-KEY-47b [Z-Stack X] puts named cards of the Z-Deck under it", () => {
    const colossus = battle("Colossus", {
      z: true,
      cost: 0,
      zCost: 0,
      skills: [keyword({ name: "Z-Stack", count: 2, where: { name: "Stone" } })],
    });
    const stone = battle("Stone", { z: true });
    const t = scenario({ you: { zDeck: [colossus, stone, stone, stone] } });
    t.play("Colossus").choose("Stone", "Stone");
    expect([t.you.card("Colossus").under, t.you.zDeck]).toEqual([["Stone", "Stone"], ["Stone"]]);
  });

  it("DB-KEY-45a DB-UNI-04 [Empower] takes markers of the Unison that leaves", () => {
    const risen = unison("Risen", { skills: [keyword({ name: "Empower", colors: ["blue"], count: 2 })] });
    const t = scenario({ you: { hand: [risen], energy: 2, unison: { card: unison("Marea", { colors: ["blue"] }), markers: 3 } } });
    t.play("Risen").number(2);
    expect([t.you.markers, t.you.drop]).toEqual([4, ["Marea"]]);
    const red = scenario({ you: { hand: [risen], energy: 2, unison: { card: unison("Marea"), markers: 3 } } });
    red.play("Risen").number(2);
    expect(red.you.markers).toBe(2);
  });

  it("DB-KEY-45b without a colour any Unison will do", () => {
    const risen = unison("Risen", { skills: [keyword({ name: "Empower", colors: [], count: 2 })] });
    const t = scenario({ you: { hand: [risen], energy: 1, unison: { card: unison("Marea"), markers: 1 } } });
    t.play("Risen").number(1);
    expect(t.you.markers).toBe(2);
  });

  it("DB-KEY-45b of several colours one is chosen: markers of Unisons of two colours are not added up", () => {
    const wide = battle("Wide", { skills: [permanent([{ player: "you", rule: { mostUnisons: 3 } }])] });
    const [red, blue] = [unison("Redwood", { colors: ["red"] }), unison("Bluebell", { colors: ["blue"] })];
    const risen = unison("Risen", { colors: ["red"], skills: [keyword({ name: "Empower", colors: ["red", "blue"], count: 3 })] });
    const t = scenario({ you: { battle: [wide], hand: [blue, risen], energy: 3, unison: { card: red, markers: 2 } } });
    t.play("Bluebell").number(2).play("Risen").number(1);
    expect(t.you.card("Risen").markers).toBe(3);
  });
});
