import { describe, expect, it } from "vitest";
import type { EnergyCard } from "../card";
import { ability, attack, pokemon, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Activated } from "./language";

const toBench = { do: "move", cards: { cards: "self" }, destination: { to: "bench" } } as const;

describe("Cards used as they are drawn for the turn", () => {
  const entry: Activated = {
    kind: "activated",
    limit: "oncePerTurn",
    from: "hand",
    when: { if: "taken", as: "turnsDraw" },
    steps: [toBench],
  };
  const lampent = pokemon("Lampent", 80, "Fire", { from: "Litwick", abilities: [ability("Top Entry", entry)] });
  const drawn = (deck: readonly string[], hand: readonly string[] = []) => {
    const t = scenario({ cards: [lampent], you: { deck: [...deck, "Water Energy", "Water Energy"], hand } });
    return t.endTurn().endTurn();
  };

  it("EFF-71 drawn at the beginning of the turn it may go onto the Bench (Lampent)", () => {
    const t = drawn(["Lampent"]);
    t.useAbility("Top Entry");
    expect([t.you.bench.map(({ name }) => name), t.you.hand]).toEqual([["Lampent"], []]);
  });

  it("EFF-71 not once something else was done", () => {
    const t = drawn(["Lampent"], ["Zubat"]);
    t.play("Zubat");
    expect(t.canUse("Top Entry")).toBe(false);
  });

  it("EFF-71 not another one that was in the hand before", () => {
    expect(drawn(["Water Energy"], ["Lampent"]).canUse("Top Entry")).toBe(false);
  });

  it("EFF-71 not on a full Bench", () => {
    const t = scenario({
      cards: [lampent],
      you: { deck: ["Lampent", "Water Energy"], bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] },
    });
    expect(t.endTurn().endTurn().canUse("Top Entry")).toBe(false);
  });

  const nugget = { ...trainer("Nugget", "Item", {}, { do: "draw", count: 3 }), when: { if: "taken", as: "turnsDraw" } } as const;

  it("EFF-71 a card that can be played only then (Nugget)", () => {
    const t = scenario({ cards: [nugget], you: { deck: ["Nugget", ...Array(5).fill("Water Energy")], hand: ["Zubat"] } });
    t.endTurn().endTurn();
    expect(t.canPlay("Nugget")).toBe(true);
    t.play("Zubat");
    expect(t.canPlay("Nugget")).toBe(false);
  });
});

describe("Cards used as they are taken as a Prize card", () => {
  const taken = { if: "taken", as: "prize" } as const;
  const jirachi = pokemon("Jirachi ◇", 80, "Psychic", {
    marks: ["Prism Star"],
    abilities: [
      ability("Wish Upon a Star", { kind: "activated", from: "hand", when: taken, steps: [toBench, { do: "takePrizes", count: 1 }] }),
    ],
  });
  const treasure: EnergyCard = specialEnergy("Treasure Energy", {
    whileAttached: [
      {
        kind: "activated",
        from: "hand",
        when: taken,
        steps: [{ do: "attach", cards: { cards: "self" }, to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } }],
      },
    ],
  });
  const hitter = pokemon("Hitter", 100, "Colorless", {}, attack("Fell", "C", "300"));
  const fell = (prizes: readonly string[], more: object = {}) =>
    scenario({
      cards: [jirachi, treasure, hitter],
      you: { active: { name: "Hitter", energy: ["Water Energy"] }, prizes, ...more },
      opponent: { bench: ["Zubat"] },
    }).attack("Fell");

  it("EFF-71 taken in one's own turn it may go onto the Bench, and one more is taken (Jirachi ◇)", () => {
    const t = fell(["Jirachi ◇", "Potion", "Switch"]);
    t.choose(0);
    expect([t.asked, t.options]).toEqual(["useTaken", ["Jirachi ◇"]]);
    t.choose("Jirachi ◇").choose(1).choose();
    expect([t.you.bench.map(({ name }) => name), t.you.hand, t.you.prizes]).toEqual([["Jirachi ◇"], ["Potion"], 1]);
  });

  it("EFF-71 nobody can tell whether such a card was taken: the same is asked after each", () => {
    const t = fell(["Jirachi ◇", "Potion", "Switch"]);
    t.choose(1);
    expect([t.asked, t.options]).toEqual(["useTaken", []]);
    t.choose();
    expect(t.you.hand).toEqual(["Potion"]);
  });

  it("EFF-71 declined it stays in the hand, and can't be used later", () => {
    const t = fell(["Jirachi ◇", "Potion"]);
    t.choose(0).choose().endTurn();
    expect([t.you.hand.includes("Jirachi ◇"), t.canUse("Wish Upon a Star")]).toEqual([true, false]);
  });

  it("EFF-71 an Energy card may be attached at once, besides the turn's attachment (Treasure Energy)", () => {
    const t = fell(["Treasure Energy", "Potion"]);
    t.choose(0).choose("Treasure Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Treasure Energy"]);
  });

  it("EFF-71 only what the card itself says is offered, not what else could be done with it in the hand", () => {
    const gift = { ...trainer("Gift", "Item", {}, { do: "draw", count: 1 }), when: taken };
    const t = scenario({
      cards: [gift, hitter],
      you: { active: { name: "Hitter", energy: ["Water Energy"], damage: 30 }, prizes: ["Gift", "Potion", "Potion", "Potion"] },
      opponent: { active: "Charizard-EX", bench: ["Zubat"] },
    }).attack("Fell");
    t.choose(0, 1);
    expect([t.asked, t.options]).toEqual(["useTaken", ["Gift"]]);
    t.choose("Gift").choose();
    expect([t.you.discard, t.you.hand]).toEqual([["Gift"], ["Potion", "Water Energy"]]);
  });

  it("EFF-71 of several taken together one after the other may be used", () => {
    const t = scenario({
      cards: [jirachi, treasure, hitter],
      you: { active: { name: "Hitter", energy: ["Water Energy"] }, prizes: ["Treasure Energy", "Potion", "Treasure Energy", "Switch"] },
      opponent: { active: "Charizard-EX", bench: ["Zubat"] },
    }).attack("Fell");
    t.choose(0, 2).choose("Treasure Energy");
    expect([t.asked, t.options]).toEqual(["useTaken", ["Treasure Energy"]]);
    t.choose("Treasure Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Treasure Energy", "Treasure Energy"]);
  });

  it("EFF-71 of an Ability nothing is asked in the other player's turn, nor at the Checkup", () => {
    const t = scenario({
      cards: [jirachi, hitter],
      you: { active: "Hitter", bench: ["Zubat"], prizes: ["Jirachi ◇", "Potion", "Potion"] },
      opponent: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: [{ name: "Zubat", damage: 40 }, "Froakie"] },
    });
    t.endTurn().attack("Self-Destruct").choose(0).choose("Zubat");
    expect(t.you.hand).toContain("Jirachi ◇");
    const u = scenario({
      cards: [jirachi, hitter],
      you: { active: "Hitter", prizes: ["Jirachi ◇", "Potion", "Potion"] },
      opponent: { active: { name: "Zubat", damage: 40, conditions: ["Poisoned"] }, bench: ["Froakie"] },
    });
    u.endTurn().choose(0);
    expect(u.you.hand).toContain("Jirachi ◇");
  });

  it("EFF-71 a Trainer card is played whenever it is taken: in the other player's turn, and at the Checkup", () => {
    const gift = { ...trainer("Gift", "Item", {}, { do: "draw", count: 1 }), when: taken };
    const prizes = ["Gift", "Potion", "Potion"];
    const t = scenario({
      cards: [gift],
      you: { prizes, bench: ["Zubat"] },
      opponent: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: ["Froakie"] },
    });
    t.endTurn().attack("Self-Destruct").choose(0).choose("Gift");
    expect([t.you.discard, t.you.hand]).toEqual([["Gift"], ["Water Energy", "Water Energy"]]);
    const u = scenario({
      cards: [gift],
      you: { prizes },
      opponent: { active: { name: "Zubat", damage: 40, conditions: ["Poisoned"] }, bench: ["Froakie"] },
    });
    u.endTurn().choose(0).choose("Gift");
    expect([u.you.discard, u.you.hand]).toEqual([["Gift"], ["Water Energy"]]);
  });

  it("EFF-71 nor of the player whose opponent's deck holds such a card", () => {
    const t = scenario({
      cards: [jirachi, hitter],
      you: { active: { name: "Hitter", energy: ["Water Energy"] }, prizes: ["Potion", "Switch"] },
      opponent: { bench: ["Zubat"], deck: ["Jirachi ◇", "Jirachi ◇"] },
    }).attack("Fell");
    t.choose(0);
    expect(t.you.hand).toEqual(["Potion"]);
  });

  it("EFF-71 nothing is asked of a player whose deck holds no such card", () => {
    const t = fell(["Potion", "Switch"]);
    t.choose(0);
    expect([t.asked, t.decision.seat]).toEqual(["main", 1]);
  });
});
