import { describe, expect, it } from "vitest";
import { ATTACKS, auto, battle, CHOSEN, DRAW, extra, inBattle, leader, main, PLAYED, permanent, power, unison } from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";
import type { CardFilter, Instruction } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const MARK: Instruction = { do: "energyMarkers", count: 1 };
const [TOP, SECOND] = [battle("Top"), battle("Second")];

describe("Wordings", () => {
  it("DB-TEXT-01 where no target is named the effect is about its own card, or about its master", () => {
    const own = battle("Own", { skills: [permanent([{ change: { add: "power", by: 5000 } }]), main([DRAW])] });
    const t = scenario({ you: { battle: [own, PLAIN] } });
    expect([t.you.card("Own").power, t.you.card("Plain").power]).toEqual([15000, 10000]);
    t.activate("Own");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([1, 0]);
  });

  it("DB-TEXT-02 'Energy', 'Life' and 'Unison' are cards of those zones", () => {
    const count = (zone: "energy" | "life" | "unison" | "zEnergy"): Instruction => ({ do: "draw", count: { count: { in: zone } } });
    const t = scenario({
      you: {
        battle: [doing("E", count("energy")), doing("L", count("life")), doing("U", count("unison")), doing("Z", count("zEnergy"))],
        energy: 3,
        life: 2,
        unison: unison("Marea"),
        zEnergy: [TOP],
        deck: plains(20),
      },
    });
    const drawn = (name: string) => {
      const before = t.you.hand.length;
      t.activate(name);
      return t.you.hand.length - before;
    };
    expect([drawn("E"), drawn("L"), drawn("U"), drawn("Z")]).toEqual([3, 2, 1, 1]);
  });

  it("DB-TEXT-03 a trait alone means cards in leader or battle", () => {
    const ember: CardFilter = { trait: "Ember" };
    const call = doing("Call", { do: "choose", from: { in: ["leader", "battle"], where: ember }, count: { upTo: 9 } });
    const t = scenario({
      you: {
        leader: leader("Kaede", { traits: ["Ember"] }),
        battle: [call, battle("Recruit", { traits: ["Ember"] })],
        hand: [battle("Held", { traits: ["Ember"] })],
      },
    });
    t.activate("Call");
    expect(t.choices).toEqual(["Kaede", "Recruit"]);
    t.choose();
  });

  it("DB-TEXT-05 'choose two' of a list: each at most once, in the order of the one who activates", () => {
    const twofold = doing("Twofold", {
      do: "chooseOption",
      count: 2,
      options: [[DRAW], [{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }], [MARK]],
    });
    const t = scenario({ you: { battle: [twofold], deck: [TOP, SECOND, ...plains(3)] } });
    t.activate("Twofold");
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    t.option(1, 0);
    expect([t.you.drop, t.you.hand, t.you.energyMarkers]).toEqual([["Top"], ["Second"], 0]);
  });

  it("DB-TEXT-06 'original' power is the printed one, whatever effects say", () => {
    const grown = battle("Grown", { power: 5000, skills: [permanent([{ change: { add: "power", by: 20000 } }])] });
    const hunt = doing("Hunt", { do: "choose", from: { in: "battle", where: { originalPower: { atMost: 5000 } } }, count: { upTo: 1 } });
    const t = scenario({ you: { battle: [hunt, grown, PLAIN] } });
    t.activate("Hunt");
    expect(t.choices).toEqual(["Grown"]);
    t.choose();
  });

  it("DB-TEXT-07 what is not affected by skills cannot be chosen, and is passed over", () => {
    const aloof = battle("Aloof", { skills: [permanent([{ change: { unaffectedBy: "opponent" } }])] });
    const storm = doing("Storm", { do: "ko", cards: { in: "battle", of: "opponent" } });
    const axe = doing("Axe", { do: "choose", from: { in: "battle", of: "opponent" }, count: { upTo: 1 } }, { do: "ko", cards: CHOSEN });
    const t = scenario({ you: { battle: [axe, storm] }, opponent: { battle: [aloof, PLAIN] } });
    t.activate("Axe");
    expect(t.choices).toEqual(["Plain"]);
    t.choose().activate("Storm");
    expect(t.opponent.battle).toEqual(["Aloof"]);
  });

  it("DB-TEXT-08 'a total of two from hand and battle' is any mix", () => {
    const tax = doing(
      "Tax",
      { do: "choose", from: { in: ["hand", "battle"], where: { other: true } }, count: 2 },
      { do: "move", cards: CHOSEN, to: "warp" },
    );
    const t = scenario({ you: { battle: [tax, TOP], hand: [SECOND] } });
    t.activate("Tax");
    if (t.asked !== "main") t.choose("Second", "Top");
    expect([...t.you.warp].sort()).toEqual(["Second", "Top"]);
  });

  it("DB-TEXT-09 a card that goes from hand to its owner's drop is discarded, whatever the text calls it", () => {
    const sulk = battle("Sulk", { skills: [auto({ when: "discarded", subject: { of: "you" } }, [MARK])] });
    const drop = doing("Drop", { do: "move", cards: { in: "hand" }, to: "drop" });
    const t = scenario({ you: { battle: [sulk, drop], hand: [PLAIN] } });
    t.activate("Drop");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-TEXT-14 looking at a secret zone shows it to the master alone, and the cards stay", () => {
    const peek = doing("Peek", { do: "look", cards: { in: "deck", top: 2 } });
    const t = scenario({ you: { battle: [peek], deck: [TOP, SECOND, PLAIN] } });
    t.activate("Peek");
    const [looked] = t.happened("looked");
    expect(looked?.definitions).toEqual(["Top", "Second"]);
    expect(looked && t.game.redact(looked, 1)).toMatchObject({ definitions: [null, null] });
    expect(t.you.deck).toHaveLength(3);
  });

  it("DB-TEXT-18 'if you do': only if the sentence before was done", () => {
    const trade = doing(
      "Trade",
      { do: "choose", from: { in: "hand" }, count: 1, purpose: "discard" },
      { do: "discard", cards: CHOSEN },
      { do: "if", when: { done: true }, then: [DRAW] },
    );
    const empty = scenario({ you: { battle: [trade] } });
    empty.activate("Trade");
    expect(empty.you.hand).toEqual([]);
    const t = scenario({ you: { battle: [trade], hand: [PLAIN], deck: [TOP] } });
    t.activate("Trade");
    if (t.asked !== "main") t.choose("Plain");
    expect(t.you.hand).toEqual(["Top"]);
  });

  it("DB-TEXT-18 'if not': only if none of it was done", () => {
    const trade = doing(
      "Trade",
      { do: "choose", from: { in: "hand" }, count: 1, purpose: "discard" },
      { do: "discard", cards: CHOSEN },
      { do: "if", when: { not: { done: true } }, then: [DRAW] },
    );
    const t = scenario({ you: { battle: [trade], deck: [TOP] } });
    t.activate("Trade");
    expect(t.you.hand).toEqual(["Top"]);
  });

  it("DB-TEXT-19 'other than red' includes what has no colour of that kind", () => {
    const hunt = doing("Hunt", {
      do: "choose",
      from: { in: "battle", where: { other: true, not: { trait: "Ember" } } },
      count: { upTo: 9 },
    });
    const t = scenario({
      you: { battle: [hunt, battle("Traitless"), battle("Tide", { traits: ["Tide"] }), battle("Ember", { traits: ["Ember"] })] },
    });
    t.activate("Hunt");
    expect(t.choices).toEqual(["Traitless", "Tide"]);
    t.choose();
  });

  it("DB-TEXT-20 a skill that a text gives to a card is one of its skills", () => {
    const gift = doing(
      "Gift",
      { do: "choose", from: { in: "battle", where: { name: "Heir" } }, count: 1 },
      { do: "lasting", effects: [{ on: CHOSEN, change: { gain: auto(ATTACKS, [DRAW]) } }], for: "turn" },
    );
    const t = scenario({ you: { battle: [gift, battle("Heir")] } });
    t.activate("Gift");
    t.battle("Heir");
    expect(t.you.hand).toHaveLength(1);
  });

  it("DB-BATTLE-01 a Battle card belongs in battle and combo", () => {
    const t = scenario({ you: { battle: [PLAIN], hand: [battle("Helper")], energy: 1 } });
    t.attack("Plain");
    t.combo("Helper");
    expect([t.you.battle, t.you.combo]).toEqual([["Plain"], ["Helper"]]);
    t.passAll();
  });

  it("DB-BATTLE-02 'Battle card' is one in battle, not one in hand or drop", () => {
    const hunt = doing("Hunt", { do: "choose", from: { in: "battle", where: { type: "Battle", other: true } }, count: { upTo: 9 } });
    const t = scenario({ you: { battle: [hunt, TOP], hand: [SECOND], drop: [PLAIN] } });
    t.activate("Hunt");
    expect(t.choices).toEqual(["Top"]);
    t.choose();
  });

  it("DB-EXTRA-04 an Extra from another zone costs no energy, its skill cost as usual", () => {
    const skill = main([DRAW], { cost: { actions: [{ do: "discard", cards: { in: "hand" } }] } });
    const t = scenario({
      you: { drop: [extra("Rite", { cost: 3, skills: [{ ...skill, from: "drop" }] })], hand: [PLAIN], energy: 1, deck: [TOP] },
    });
    t.activate("Rite").passAll();
    expect([t.you.ready, t.you.hand]).toEqual([1, ["Top"]]);
  });

  it("DB-SKILL-01 Activate: Battle is declared in a battle alone, Main in the main phase alone", () => {
    const fighter = battle("Fighter", { skills: [inBattle([power(5000)]), main([DRAW])] });
    const t = scenario({ you: { battle: [fighter] } });
    expect(t.can("activate", "Fighter")).toBe(true);
    t.activate("Fighter");
    expect(t.you.hand).toHaveLength(1);
    t.attack("Fighter").activate("Fighter");
    expect(t.you.card("Fighter").power).toBe(15000);
    t.passAll();
  });

  it("DB-SKILL-03 a Battle card's skills are valid in battle alone", () => {
    const glad = battle("Glad", { skills: [auto({ when: "draws", who: "you" }, [MARK]), auto(PLAYED, [])] });
    const t = scenario({ you: { battle: [doing("Scholar", DRAW)], hand: [glad], drop: [glad] } });
    t.activate("Scholar");
    expect(t.you.energyMarkers).toBe(0);
  });

  it("DB-SKILL-04 one whose text names the zone it works from is valid there and only there", () => {
    const ghost = battle("Ghost", { skills: [{ ...auto({ when: "draws", who: "you" }, [MARK]), from: "drop" }] });
    const t = scenario({ you: { battle: [doing("Scholar", DRAW), ghost], drop: [ghost] } });
    t.activate("Scholar");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-SKILL-10 a skill without a cost is activated by declaring it", () => {
    const t = scenario({ you: { battle: [doing("Scholar", DRAW)] } });
    t.activate("Scholar");
    expect([t.asked, t.you.hand.length]).toEqual(["main", 1]);
  });

  it("DB-SKILL-14 once activated an effect no longer depends on where its source is", () => {
    const martyr = doing("Martyr", { do: "move", cards: "this", to: "drop" }, { do: "draw", count: 2 });
    const t = scenario({ you: { battle: [martyr] } });
    t.activate("Martyr");
    expect([t.you.drop, t.you.hand.length]).toEqual([["Martyr"], 2]);
  });

  it("DB-SKILL-15 a Permanent skill is never activated: it holds while its card is there", () => {
    const banner = battle("Banner", {
      skills: [permanent([{ on: { in: "battle", where: { name: "Plain" } }, change: { add: "power", by: 5000 } }])],
    });
    const axe = doing("Axe", { do: "choose", from: { in: "battle", where: { name: "Banner" } }, count: 1 }, { do: "ko", cards: CHOSEN });
    const t = scenario({ you: { battle: [axe, banner, PLAIN] } });
    expect([t.can("activate", "Banner"), t.you.card("Plain").power]).toEqual([false, 15000]);
    t.activate("Axe");
    expect(t.you.card("Plain").power).toBe(10000);
  });

  describe("a Permanent skill for rested cards", () => {
    const banner = battle("Banner", {
      skills: [permanent([{ on: { in: "battle", where: { mode: "rest" } }, change: { add: "power", by: 5000 } }])],
    });
    const choosePlain: Instruction = { do: "choose", from: { in: "battle", where: { name: "Plain" } }, count: 1 };
    const stand = doing("Stand", choosePlain, { do: "switch", cards: CHOSEN, to: "active" });
    const sit = doing("Sit", choosePlain, { do: "switch", cards: CHOSEN, to: "rest" });

    it("DB-SKILL-16 a target that an effect made invalid is not its target again this turn", () => {
      const t = scenario({ you: { battle: [banner, stand, sit, PLAIN] } });
      t.activate("Sit");
      expect(t.you.card("Plain").power).toBe(15000);
      t.activate("Stand").activate("Sit");
      expect(t.you.card("Plain").power).toBe(10000);
      t.nextMain().nextMain().activate("Sit");
      expect(t.you.card("Plain").power).toBe(15000);
    });

    it("DB-SKILL-16 what no effect made invalid becomes a target again", () => {
      const t = scenario({ you: { battle: [banner, sit, PLAIN] } });
      t.activate("Sit").nextMain().nextMain();
      expect(t.you.card("Plain").power).toBe(10000);
      t.activate("Sit");
      expect(t.you.card("Plain").power).toBe(15000);
    });
  });

  it("DB-EFF-01 an immediate effect is done once, as it resolves", () => {
    const t = scenario({ you: { battle: [doing("Scholar", DRAW)], deck: plains(4) } });
    t.activate("Scholar").nextMain().nextMain();
    expect(t.you.hand).toHaveLength(2);
  });

  it("DB-EFF-03 a continuous effect lasts for its span, and for the whole match where none is named", () => {
    const boost = (name: string, until: "turn" | "match") => doing(name, power(5000, "this", until));
    const t = scenario({ you: { battle: [boost("Brief", "turn"), boost("Lasting", "match")] } });
    t.activate("Brief").activate("Lasting");
    expect([t.you.card("Brief").power, t.you.card("Lasting").power]).toEqual([15000, 15000]);
    t.nextMain();
    expect([t.you.card("Brief").power, t.you.card("Lasting").power]).toEqual([10000, 15000]);
  });

  it("DB-EFF-04 what changes no number counts before what does, whichever came first", () => {
    const banner = battle("Banner", {
      skills: [permanent([{ on: { in: "battle", where: { trait: "Ember" } }, change: { add: "power", by: 5000 } }])],
    });
    const convert = doing("Convert", { do: "lasting", effects: [{ on: "this", change: { gainTrait: "Ember" } }], for: "turn" });
    const t = scenario({ you: { battle: [banner, convert] } });
    expect(t.you.card("Convert").power).toBe(10000);
    t.activate("Convert");
    expect(t.you.card("Convert").power).toBe(15000);
  });

  it("DB-EFF-06 an effect on the cards of a zone applies the moment a card enters", () => {
    const banner = battle("Banner", {
      skills: [permanent([{ on: { in: "battle", where: { other: true } }, change: { add: "power", by: 5000 } }])],
    });
    const t = scenario({ you: { battle: [banner], hand: [battle("Recruit", { cost: 0 })] } });
    t.play("Recruit").passAll();
    expect(t.you.card("Recruit").power).toBe(15000);
  });
});
