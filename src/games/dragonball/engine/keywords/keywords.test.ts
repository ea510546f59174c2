import { describe, expect, it } from "vitest";
import { auto, battle, CHOSEN, DRAW, extra, keyword, main, PLAYED, permanent, THEIRS, unison } from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";

const KO_ONE = battle("Slayer", { skills: [main([THEIRS, { do: "ko", cards: CHOSEN }])] });

describe("Keywords of battle", () => {
  it("DB-KEY-04a [Blocker] is pending when another card of its master is attacked, for going to Rest", () => {
    const t = scenario({ opponent: { battle: [battle("Shield", { skills: [keyword("Blocker")] })] } });
    t.attack("Captain");
    expect([t.asked, t.seat]).toEqual(["auto", 1]);
    t.yes();
    expect(t.opponent.life).toBe(8);
    expect(t.opponent.drop).toEqual(["Shield"]);
  });

  it("DB-KEY-04a it does not answer an attack on itself, nor in Rest", () => {
    const t = scenario({ opponent: { battle: [{ card: battle("Shield", { skills: [keyword("Blocker")] }), rest: true }] } });
    t.attack("Captain");
    expect([t.asked, t.opponent.life]).toEqual(["main", 7]);
  });

  it("DB-KEY-04b it becomes the guard card, and its own 'when attacked' comes in the same checkpoint", () => {
    const shield = battle("Shield", { power: 20000, skills: [keyword("Blocker"), auto({ when: "attacked", subject: "this" }, [DRAW])] });
    const t = scenario({ opponent: { battle: [shield] } });
    t.attack("Captain").yes();
    expect([t.opponent.hand.length, t.asked]).toEqual([1, "defense"]);
    t.passAll();
  });

  it("DB-KEY-06 [Critical] sends the Life card to the drop", () => {
    const t = scenario({ you: { battle: [battle("Cutter", { skills: [keyword("Critical")] })] } });
    t.battle("Cutter");
    expect([t.opponent.life, t.opponent.hand.length, t.opponent.drop.length]).toEqual([7, 0, 1]);
  });

  it.each([
    ["Double Strike", 6],
    ["Triple Strike", 5],
    ["Quadruple Strike", 4],
  ] as const)("DB-KEY-07a [%s] leaves %i Life", (name, life) => {
    const t = scenario({ you: { battle: [battle("Striker", { skills: [keyword(name)] })] } });
    t.battle("Striker");
    expect(t.opponent.life).toBe(life);
  });

  it("DB-KEY-07b 'Strike' in a text means the three", () => {
    const t = scenario({
      you: {
        battle: [
          battle("Counter", { skills: [main([{ do: "draw", count: { count: { in: "battle", where: { keyword: "Strike" } } } }])] }),
          battle("Striker", { skills: [keyword("Triple Strike")] }),
        ],
      },
    });
    t.activate("Counter");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-KEY-08 [Dual Attack] becomes Active after the battle, once a turn", () => {
    const t = scenario({ you: { battle: [battle("Twin", { skills: [keyword("Dual Attack")] })] } });
    t.battle("Twin");
    expect(t.you.card("Twin").rest).toBe(false);
    t.battle("Twin");
    expect([t.you.card("Twin").rest, t.opponent.life]).toEqual([true, 6]);
  });

  it("DB-KEY-08 [Triple Attack] twice", () => {
    const t = scenario({ you: { battle: [battle("Triplet", { skills: [keyword("Triple Attack")] })] } });
    t.battle("Triplet").battle("Triplet").battle("Triplet");
    expect([t.you.card("Triplet").rest, t.opponent.life]).toEqual([true, 5]);
  });

  it("DB-KEY-09a DB-KEY-09b [Revenge] KOs the attack card at the end of the battle", () => {
    const t = scenario({
      you: { battle: [battle("Bully")] },
      opponent: { battle: [{ card: battle("Thorn", { power: 5000, skills: [keyword("Revenge")] }), rest: true }] },
    });
    t.battle("Bully", "Thorn");
    expect([t.you.drop, t.opponent.drop]).toEqual([["Bully"], ["Thorn"]]);
  });

  it("DB-KEY-09b a Leader is not KO'd by it", () => {
    const t = scenario({ opponent: { battle: [{ card: battle("Thorn", { power: 5000, skills: [keyword("Revenge")] }), rest: true }] } });
    t.battle("Captain", "Thorn");
    expect(t.you.leader.definition).toBe("Captain");
  });

  it("DB-KEY-12 [Indestructible] is not KO'd by opposing attacks or skills", () => {
    const rock = battle("Rock", { skills: [keyword("Indestructible")] });
    const t = scenario({ you: { battle: [KO_ONE] }, opponent: { battle: [{ card: rock, rest: true }] } });
    t.activate("Slayer").choose("Rock").battle("Captain", "Rock");
    expect(t.opponent.battle).toEqual(["Rock"]);
  });

  it("DB-KEY-12 opposing skills do not make it leave either, power 0 does", () => {
    const rock = battle("Rock", { skills: [keyword("Indestructible")] });
    const bouncer = battle("Bouncer", { skills: [main([THEIRS, { do: "move", cards: CHOSEN, to: "hand" }])] });
    const drainer = battle("Drainer", {
      skills: [main([THEIRS, { do: "lasting", effects: [{ on: CHOSEN, change: { add: "power", by: -10000 } }], for: "turn" }])],
    });
    const t = scenario({ you: { battle: [bouncer, drainer] }, opponent: { battle: [rock] } });
    t.activate("Bouncer").choose("Rock");
    expect(t.opponent.battle).toEqual(["Rock"]);
    t.activate("Drainer").choose("Rock");
    expect(t.opponent.drop).toEqual(["Rock"]);
  });

  it("DB-KEY-16 [Barrier] cannot be chosen by skills of opposing cards", () => {
    const t = scenario({ you: { battle: [KO_ONE] }, opponent: { battle: [battle("Veiled", { skills: [keyword("Barrier")] }), PLAIN] } });
    t.activate("Slayer");
    expect(t.choices).toEqual(["Plain"]);
    t.choose();
  });

  it("DB-KEY-18 damage by a [Victory Strike] wins the match", () => {
    const t = scenario({ you: { battle: [battle("Finisher", { skills: [keyword("Victory Strike")] })] } });
    t.battle("Finisher");
    expect(t.outcome).toEqual({ winner: 0, reason: "victoryStrike" });
  });

  it("DB-KEY-11a DB-KEY-11b [Once per turn] is of one skill of one card; copies count apart", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW], { keywords: { oncePerTurn: true } })] });
    const t = scenario({ you: { battle: [scholar, scholar] } });
    t.activate("Scholar").activate("Scholar");
    expect([t.you.hand.length, t.can("activate", "Scholar")]).toEqual([2, false]);
  });

  it("DB-KEY-44a [Limit] counts all cards of that number", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW], { keywords: { limit: 1 } })] });
    const t = scenario({ you: { battle: [scholar, scholar] } });
    t.activate("Scholar");
    expect([t.you.hand.length, t.can("activate", "Scholar")]).toEqual([1, false]);
  });

  it("DB-KEY-44c pending more often: the rest are cancelled", () => {
    const eager = battle("Eager", { skills: [auto({ when: "startOfMain", turnOf: "you" }, [DRAW], { keywords: { limit: 1 } })] });
    const t = scenario({ opponent: { battle: [eager, eager, eager] } });
    t.endTurn().pass();
    while (t.asked === "auto") t.answer(0);
    expect(t.opponent.hand).toHaveLength(2);
  });

  it("DB-KEY-44d the same skill without [Limit] on that card is not limited", () => {
    const scholar = battle("Scholar", { skills: [main([DRAW], { keywords: { limit: 1 } }), main([DRAW])] });
    const t = scenario({ you: { battle: [scholar] } });
    t.activate("Scholar", 0).activate("Scholar", 1).activate("Scholar", 1);
    expect(t.you.hand).toHaveLength(3);
  });

  it("DB-KEY-21 [Bond X] needs X Battle cards, the card itself among them", () => {
    const friend = battle("Friend", { skills: [main([DRAW], { keywords: { bond: { count: 2 } } })] });
    expect(scenario({ you: { battle: [friend] } }).can("activate", "Friend")).toBe(false);
    expect(scenario({ you: { battle: [friend, PLAIN] } }).can("activate", "Friend")).toBe(true);
  });

  it("DB-KEY-26 [Sparking X] needs X cards in the drop", () => {
    const spark = battle("Spark", { skills: [auto(PLAYED, [DRAW], { keywords: { sparking: 2 } })] });
    const t = scenario({ you: { hand: [spark, spark], energy: 2, drop: [PLAIN] } });
    t.play("Spark");
    expect(t.you.hand).toEqual(["Spark"]);
    const two = scenario({ you: { hand: [spark], energy: 1, drop: plains(2) } });
    two.play("Spark");
    expect(two.you.hand).toEqual(["Plain"]);
  });

  it("DB-KEY-27 [Burst X] puts the top cards of the deck into the drop, and is not possible with fewer", () => {
    const burst = battle("Burst", { skills: [main([DRAW], { keywords: { burst: 3 } })] });
    const t = scenario({ you: { battle: [burst], deck: plains(5) } });
    t.activate("Burst");
    expect([t.you.drop.length, t.you.hand.length, t.you.deck.length]).toEqual([3, 1, 1]);
    expect(t.can("activate", "Burst")).toBe(false);
    const all = scenario({ you: { battle: [burst], deck: plains(3) } });
    all.activate("Burst");
    expect(all.outcome).toEqual({ winner: 1, reason: "deck" });
  });

  it("DB-KEY-43 [Spirit Boost X] removes X markers from the Unison", () => {
    const boosted = battle("Boosted", { skills: [main([DRAW], { keywords: { spiritBoost: { count: 2 } } })] });
    const t = scenario({ you: { battle: [boosted], unison: { card: unison("Marea"), markers: 3 } } });
    t.activate("Boosted");
    expect([t.you.markers, t.you.hand.length, t.can("activate", "Boosted")]).toEqual([1, 1, false]);
  });

  it("DB-KEY-32 [Alliance] rests cards that show its colours", () => {
    const ally = battle("Ally", {
      colors: ["green", "yellow"],
      skills: [keyword({ name: "Alliance", colors: ["green", "yellow"], effect: [DRAW] })],
    });
    const t = scenario({ you: { battle: [ally, battle("Green", { colors: ["green"] }), battle("Yellow", { colors: ["yellow"] })] } });
    t.attack("Ally").yes().choose("Green", "Yellow").passAll();
    expect([t.you.hand.length, t.you.card("Green").rest, t.you.card("Yellow").rest]).toEqual([1, true, true]);
  });

  it("DB-KEY-30a DB-KEY-30b [Aegis] in the opponent's defence step: two Energies become Active", () => {
    const aegis = battle("Aegis", { skills: [keyword({ name: "Aegis", colors: ["green", "yellow"] })] });
    const both = battle("Both", { colors: ["green", "yellow"] });
    const tired = { card: PLAIN, rest: true };
    const t = scenario({ opponent: { battle: [aegis], hand: [both], energy: [tired, tired, tired] } });
    t.attack("Captain").activate("Aegis").choose("Both").choose("Plain", "Plain").passAll();
    expect([t.opponent.ready, t.opponent.drop]).toEqual([2, ["Both"]]);
    const own = scenario({ you: { battle: [aegis], hand: [both] } });
    own.attack("Captain");
    expect(own.can("activate", "Aegis")).toBe(false);
    own.passAll();
  });

  it("DB-KEY-31 [Energy-Exhaust] enters energy in Rest", () => {
    const slow = battle("Slow", { skills: [keyword("Energy-Exhaust")] });
    const t = scenario({ opponent: { hand: [slow] } });
    t.endTurn().charge("Slow");
    expect(t.opponent.ready).toBe(0);
  });

  it("DB-KEY-33 [Offering]: the opponent gives a Life card, or its master draws two", () => {
    const bargainer = battle("Bargainer", { skills: [keyword("Offering")] });
    const t = scenario({ you: { hand: [bargainer], energy: 1 } });
    t.play("Bargainer");
    expect(t.seat).toBe(1);
    t.no();
    expect([t.you.hand.length, t.opponent.life]).toEqual([2, 8]);
    const given = scenario({ you: { hand: [bargainer], energy: 1 } });
    given.play("Bargainer").yes().choose("#3");
    expect([given.you.hand.length, given.opponent.life, given.opponent.drop.length]).toEqual([0, 7, 1]);
  });

  it("DB-KEY-34a DB-KEY-34b [Revive] plays the KO'd card from the drop, once a turn", () => {
    const ash = battle("Ash", { colors: ["green", "yellow"], skills: [keyword({ name: "Revive", colors: ["green", "yellow"] })] });
    const both = battle("Both", { colors: ["green", "yellow"] });
    const t = scenario({ you: { battle: [KO_ONE] }, opponent: { battle: [ash], hand: [both, both] } });
    t.activate("Slayer").choose("Ash").yes().choose("Both");
    expect([t.opponent.battle, t.opponent.hand]).toEqual([["Ash"], ["Both"]]);
    t.activate("Slayer").choose("Ash");
    expect([t.asked, t.opponent.battle]).toEqual(["main", []]);
  });

  it("DB-KEY-35 [Heroic] draws when another «Heroic» card is played, once a turn", () => {
    const ensign = battle("Ensign", { traits: ["Heroic"], skills: [keyword("Heroic")] });
    const hero = battle("Hero", { traits: ["Heroic"] });
    const t = scenario({ you: { battle: [ensign], hand: [hero, hero], energy: 2 } });
    t.play("Hero").play("Hero");
    expect(t.you.hand).toEqual(["Plain"]);
  });

  it("DB-KEY-35 an «Heroic» Extra counts too", () => {
    const ensign = battle("Ensign", { traits: ["Heroic"], skills: [keyword("Heroic")] });
    const rite = extra("Rite", { traits: ["Heroic"], skills: [main([{ do: "energyMarkers", count: 1 }])] });
    const t = scenario({ you: { battle: [ensign], hand: [rite], energy: 1 } });
    t.activate("Rite");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-KEY-36 [Villainous]: the opponent chooses a card of their hand for the drop", () => {
    const tyrant = battle("Tyrant", { traits: ["Villainous"], skills: [keyword("Villainous")] });
    const t = scenario({
      you: { battle: [tyrant], hand: [battle("Rogue", { traits: ["Villainous"] })], energy: 1 },
      opponent: { hand: [PLAIN, battle("Other")] },
    });
    t.play("Rogue");
    expect(t.seat).toBe(1);
    t.choose("Other");
    expect(t.opponent.drop).toEqual(["Other"]);
  });

  it("DB-KEY-29 [Arrival] plays the card in battle when the combo zone shows its colours", () => {
    const diver = battle("Diver", { cost: 5, skills: [keyword({ name: "Arrival", colors: ["red", "blue"] })] });
    const both = battle("Both", { colors: ["red", "blue"] });
    const t = scenario({ you: { hand: [diver, both] } });
    t.attack("Captain");
    expect(t.can("activate", "Diver")).toBe(false);
    t.combo("Both").activate("Diver");
    expect(t.you.battle).toEqual(["Diver"]);
    t.passAll();
  });

  it("DB-KEY-40 [Servant] has 10,000 more power and does not become Active in the charge phase", () => {
    const page = battle("Page", { skills: [keyword("Servant")] });
    const t = scenario({ opponent: { battle: [{ card: page, rest: true }] } });
    expect(t.opponent.card("Page").power).toBe(20000);
    t.nextMain();
    expect(t.opponent.card("Page").rest).toBe(true);
  });

  it("DB-KEY-41 [Overlord] puts a [Servant] to the bottom of the deck and draws", () => {
    const regent = battle("Regent", { skills: [keyword("Overlord")] });
    const page = battle("Page", { skills: [keyword("Servant")] });
    const t = scenario({ you: { battle: [regent, page, PLAIN] } });
    t.activate("Regent");
    expect([t.you.deck.at(-1), t.you.hand.length]).toEqual(["Page", 1]);
    expect(t.can("activate", "Regent")).toBe(false);
  });

  it("DB-KEY-42 [Rejuvenate] pays a card under it; the top card of the deck may be added to Life", () => {
    const old = battle("Old", { skills: [keyword("Rejuvenate")] });
    const t = scenario({ you: { battle: [{ card: old, under: [PLAIN] }] } });
    t.activate("Old").yes();
    expect([t.you.drop, t.you.life]).toEqual([["Plain"], 9]);
    expect(t.can("activate", "Old")).toBe(false);
  });

  it("DB-KEY-19 [Warrior of Universe 7]: «Universe 7» cards have no colour cost", () => {
    const banner = battle("Banner", { skills: [keyword("Warrior of Universe 7")] });
    const blue = battle("Blue seven", { cost: 1, costColors: { blue: 1 }, traits: ["Universe 7"] });
    const t = scenario({ you: { battle: [banner], hand: [blue], energy: 1 } });
    t.play("Blue seven");
    expect(t.you.battle).toEqual(["Banner", "Blue seven"]);
    expect(scenario({ you: { hand: [blue], energy: 1 } }).can("play")).toBe(false);
  });

  it("DB-KEY-37 [Invoker]: a red-blue Extra by resting a red-blue card in energy", () => {
    const caller = battle("Caller", { skills: [keyword("Invoker")] });
    const rite = extra("Rite", { cost: 4, colors: ["red", "blue"], skills: [main([DRAW])] });
    const both = battle("Both", { colors: ["red", "blue"] });
    const t = scenario({ you: { battle: [caller], hand: [rite], energy: [both, PLAIN] } });
    t.activate("Rite");
    expect([t.you.hand.length, t.you.ready]).toEqual([1, 1]);
    expect(scenario({ you: { hand: [rite], energy: [both, PLAIN] } }).can("activate", "Rite")).toBe(false);
  });

  it("DB-KEY-39a [Unique]: no second of its name is played", () => {
    const regent = battle("Regent", { skills: [keyword("Unique")] });
    expect(scenario({ you: { battle: [regent], hand: [regent], energy: 1 } }).can("play", "Regent")).toBe(false);
    expect(scenario({ you: { hand: [regent], energy: 1 } }).can("play", "Regent")).toBe(true);
  });

  it("DB-KEY-39b DB-RULE-10 two of one name in one battle zone: the master keeps one", () => {
    const regent = battle("Regent", { skills: [keyword("Unique")] });
    const thief = battle("Thief", { skills: [auto(PLAYED, [THEIRS, { do: "takeControl", cards: CHOSEN }])] });
    const t = scenario({ you: { battle: [{ card: regent, rest: true }], hand: [thief], energy: 1 }, opponent: { battle: [regent] } });
    t.play("Thief").choose("Regent");
    expect([t.asked, t.choices]).toEqual(["keep", ["Regent", "Regent"]]);
    t.answer(1);
    expect([t.you.drop, t.you.card("Regent").rest]).toEqual([["Regent"], false]);
  });

  it("DB-KEY-01b negating key skills does not reach keywords on a skill", () => {
    const scholar = battle("Scholar", { skills: [keyword("Blocker"), main([DRAW], { keywords: { oncePerTurn: true } })] });
    const silence = battle("Silence", { skills: [permanent([{ on: { in: "battle", of: "both" }, change: { negate: "keySkills" } }])] });
    const t = scenario({ you: { battle: [scholar, silence] } });
    t.activate("Scholar");
    expect([t.you.card("Scholar").keywords, t.can("activate", "Scholar")]).toEqual([[], false]);
  });

  it("DB-KEY-01a a keyword on a skill is no key skill: the card has none", () => {
    const seeker = battle("Seeker", {
      skills: [
        main([{ do: "draw", count: { count: { in: "battle", where: { keyword: "Blocker" } } } }], { keywords: { oncePerTurn: true } }),
      ],
    });
    const t = scenario({ you: { battle: [seeker, battle("Shield", { skills: [keyword("Blocker")] })] } });
    t.activate("Seeker");
    expect([t.you.hand.length, t.you.card("Seeker").keywords]).toEqual([1, []]);
  });
});
