import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities about the hand, the deck and the discard pile", () => {
  it("CMP-169 Magnetic Draw with enough cards in hand is not used, and so not used up", () => {
    const t = scenario({
      cards: real("bw9-33"),
      you: { active: "Electrode", hand: ["Water Energy", "Froakie", "Froakie", "Froakie"] },
    });
    expect(t.canUse("Magnetic Draw")).toBe(false);
    t.attach("Water Energy", "Electrode");
    expect(t.canUse("Magnetic Draw")).toBe(true);
  });

  it("CMP-172 the card for Make Do is discarded to use it, so that an empty hand cannot", () => {
    const cards = real("swsh1-147");
    const t = scenario({ cards, you: { active: "Cinccino", hand: ["Froakie"] } });
    t.useAbility("Make Do");
    expect([t.you.discard, t.you.hand.length]).toEqual([["Froakie"], 2]);
    expect(scenario({ cards, you: { active: "Cinccino" } }).canUse("Make Do")).toBe(false);
  });

  it("CMP-174 Mind Hat needs a card in one of the two hands", () => {
    const canUse = (mine: string[], theirs: string[]) =>
      scenario({
        cards: real("swsh2-85"),
        you: { active: "Hatterene", hand: mine },
        opponent: { hand: theirs },
      }).canUse("Mind Hat");
    expect([canUse([], ["Abra"]), canUse(["Abra"], []), canUse([], [])]).toEqual([true, true, false]);
  });

  it("CMP-195 Pantomime takes a Prize card that one has not looked at", () => {
    const t = scenario({
      cards: real("det1-11"),
      you: {
        hand: ["Mr. Mime", "Tierno"],
        prizes: ["Fire Energy", "Water Energy"],
        deck: ["Grass Energy", "Water Energy", "Water Energy"],
      },
    });
    t.play("Mr. Mime").choose("yes");
    expect(t.options).toEqual(["0", "1"]);
    t.choose(0).play("Tierno");
    expect(t.you.hand).toEqual(["Fire Energy", "Water Energy", "Water Energy"]);
  });

  it("CMP-197 Play Ball brings back Poké Ball and no other Ball", () => {
    const t = scenario({
      cards: real("xy11-12", "g1-67"),
      you: { hand: ["Foongus"], discard: ["Great Ball", "Poké Ball", "Nest Ball"] },
    });
    t.play("Foongus").choose("yes");
    expect(t.you.hand).toEqual(["Poké Ball"]);
  });

  it("CMP-212 the card for Primate Wisdom is chosen before one sees the top card of the deck", () => {
    const t = scenario({
      cards: real("swsh1-148"),
      you: { active: "Oranguru", hand: ["Froakie", "Abra"], deck: ["Fire Energy", "Water Energy"] },
    });
    t.useAbility("Primate Wisdom");
    expect(t.options).toEqual(["Froakie", "Abra"]);
    expect(t.happened("looked")).toEqual([]);
    t.choose("Abra");
    expect(t.you.hand).toEqual(["Froakie", "Fire Energy"]);
  });

  it("CMP-214 Exeggcute that an attack discards does not come back in that turn", () => {
    const t = scenario({
      cards: real("bw9-66", "bw9-4"),
      you: { active: { name: "Weavile", energy: ["Darkness Energy", "Darkness Energy"] }, hand: ["Exeggcute"] },
    });
    t.attack("Vilify").choose("Exeggcute");
    expect(t.decision.seat).toBe(1);
    expect(t.you.discard).toEqual(["Exeggcute"]);
  });

  it("CMP-217 Rebirth takes one Energy of each type, not two of one", () => {
    const t = scenario({
      cards: real("bw6-22"),
      coins: "H",
      you: { discard: ["Ho-Oh-EX", "Fire Energy", "Lightning Energy", "Lightning Energy"] },
    });
    t.useAbility("Rebirth");
    expect(t.decision).toMatchObject({ min: 2, max: 2 });
    expect(() => t.choose("Lightning Energy", "Lightning Energy")).toThrow("Refused");
    t.choose("Fire Energy", "Lightning Energy");
    expect(t.you.bench[0]?.energy.toSorted()).toEqual(["Fire Energy", "Lightning Energy"]);
  });

  it("CMP-218 each Ho-Oh-EX in the discard pile flips for its own Rebirth", () => {
    const t = scenario({ cards: real("bw6-22"), coins: "TT", you: { discard: ["Ho-Oh-EX", "Ho-Oh-EX"] } });
    t.useAbility("Rebirth").useAbility("Rebirth");
    expect(t.canUse("Rebirth")).toBe(false);
  });

  it("CMP-219 Rebirth is not used with a full Bench", () => {
    const t = scenario({
      cards: real("bw6-22"),
      you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], discard: ["Ho-Oh-EX"] },
    });
    expect(t.canUse("Rebirth")).toBe(false);
  });

  it("CMP-173 Metal Eater may discard a Metal Pokémon though there is nothing to heal", () => {
    const t = scenario({ cards: real("sm10-129"), you: { active: "Melmetal", hand: ["Magnemite"] } });
    t.useAbility("Metal Eater").choose("Magnemite");
    expect(t.you.discard).toEqual(["Magnemite"]);
  });

  it("CMP-207 Power Draw may discard a card with no card left in the deck", () => {
    const t = scenario({ cards: real("sm7-35"), you: { active: "Swampert", hand: ["Froakie"], deck: [] } });
    t.useAbility("Power Draw");
    expect(t.you.discard).toEqual(["Froakie"]);
  });

  it("CMP-227 Roast Reveal may discard its Energy with no card left in the deck", () => {
    const t = scenario({ cards: real("sm10-31"), you: { active: "Salazzle", hand: ["Fire Energy"], deck: [] } });
    t.useAbility("Roast Reveal").choose("Fire Energy");
    expect(t.you.discard).toEqual(["Fire Energy"]);
  });

  it("CMP-216 who uses Queenly Majesty chooses the card that is discarded", () => {
    const t = scenario({
      cards: real("sm1-20", "sm1-19"),
      you: { active: "Steenee", hand: ["Tsareena"] },
      opponent: { hand: ["Froakie", "Abra"] },
    });
    t.evolve("Tsareena").choose("yes");
    expect(t.decision).toMatchObject({ seat: 0 });
    t.choose("Abra");
    expect(t.opponent.discard).toEqual(["Abra"]);
  });

  const mischievous = (deck: string[]) =>
    scenario({
      cards: real("hgss3-20"),
      you: { active: "Rotom", hand: ["Tierno"], prizes: ["Fire Energy", "Water Energy"], deck },
    });

  it("CMP-175 Mischievous Trick is not used without a card in the deck", () => {
    expect(mischievous([]).canUse("Mischievous Trick")).toBe(false);
  });

  it("CMP-176 Mischievous Trick switches a Prize card and the top card of the deck, which nobody looks at", () => {
    const t = mischievous(["Grass Energy", "Water Energy", "Water Energy"]).useAbility("Mischievous Trick");
    expect(t.options).toEqual(["0", "1"]);
    t.choose(0);
    expect([t.happened("looked"), t.happened("revealed")]).toEqual([[], []]);
    expect(JSON.stringify(t.view(0).sides[0].prizes)).not.toContain("Energy");
    expect(t.play("Tierno").you.hand).toEqual(["Fire Energy", "Water Energy", "Water Energy"]);
  });

  const scatterbugs = (turn: number) =>
    scenario({
      cards: real("sm6-5", "sv01-009", "sv01-010"),
      edition: "sm",
      turn,
      you: { active: "Scatterbug" },
      opponent: { active: "Scatterbug", bench: ["Scatterbug"], deck: ["Water Energy", "Spewpa", "Vivillon", "Spewpa", "Vivillon"] },
    });

  it("CMP-7 Abnormal Outbreak is for the second turn of the game alone", () => {
    expect(scatterbugs(1).canUse("Abnormal Outbreak")).toBe(false);
    expect(scatterbugs(1).endTurn().canUse("Abnormal Outbreak")).toBe(true);
    expect(scatterbugs(3).canUse("Abnormal Outbreak")).toBe(false);
    expect(scatterbugs(3).endTurn().canUse("Abnormal Outbreak")).toBe(false);
  });

  it("CMP-8 each Scatterbug uses its Abnormal Outbreak", () => {
    const t = scatterbugs(1).endTurn();
    t.useAbility("Abnormal Outbreak").choose("Spewpa", "Vivillon").useAbility("Abnormal Outbreak").choose("Spewpa", "Vivillon");
    expect(t.opponent.hand).toEqual(["Water Energy", "Spewpa", "Vivillon", "Spewpa", "Vivillon"]);
    expect(t.canUse("Abnormal Outbreak")).toBe(false);
  });
});
