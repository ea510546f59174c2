import { describe, expect, it } from "vitest";
import { checkDeck } from "@/games/pokemon/engine";
import { testCards } from "@/games/pokemon/engine/testing/cards";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const W = "Water Energy";
const WW = [W, W];

/** The faults of a deck that is legal but for these cards. */
function faultsOf(cards: ReturnType<typeof real>) {
  const named = (name: string, count: number) => {
    const card = testCards.find((one) => one.name === name);
    if (!card) throw new Error(`There is no test card ${name}.`);
    return Array.from({ length: count }, () => card);
  };
  return checkDeck([...cards, ...named("Chespin", 4), ...named("Grass Energy", 56 - cards.length)], "me").faults;
}

describe("Special Energy cards", () => {
  it("CMP-673 Blend Energy of other types is another card", () => {
    const [one] = real("bw6-117");
    const [other] = real("bw6-118");
    if (!one || !other) throw new Error("Two prints were named.");
    expect(faultsOf([one, one, one, one, other, other, other, other])).toEqual([]);
  });

  it("CMP-704 Unit Energy of other types is another card", () => {
    const [one] = real("sm5-137");
    const [other] = real("sm5-138");
    if (!one || !other) throw new Error("Two prints were named.");
    expect(faultsOf([one, one, one, one, other, other, other, other])).toEqual([]);
  });

  it("CMP-676 Herbal Energy goes only to Grass Pokémon", () => {
    const t = scenario({
      cards: real("xy3-103"),
      you: { active: { name: "Chespin", damage: 40 }, bench: ["Froakie"], hand: ["Herbal Energy"] },
    });
    expect([t.canAttach("Herbal Energy", "Chespin"), t.canAttach("Herbal Energy", "Froakie")]).toEqual([true, false]);
  });

  it("CMP-679 Mystery Energy pays for the retreat that it makes cheaper", () => {
    const t = scenario({
      cards: real("xy4-112", "bw1-48"),
      you: { active: { name: "Munna", energy: ["Mystery Energy"] }, bench: ["Zubat"] },
    });
    t.retreat();
    expect(t.you.active?.name).toBe("Zubat");
  });

  it("CMP-681 in the deck Rainbow Energy is of no basic type", () => {
    const t = scenario({ cards: real("bw1-93"), you: { hand: ["Energy Search"], deck: ["Rainbow Energy", W, "Potion"] } });
    t.play("Energy Search");
    expect(t.options).toEqual([W]);
    t.choose(W);
  });

  it("CMP-682 Energy Trans moves an attached Rainbow Energy, which provides Grass Energy", () => {
    const t = scenario({
      cards: real("base1-15", "xy1-131"),
      edition: "classic",
      you: { active: { name: "Venusaur", energy: ["Rainbow Energy", "Fire Energy"] }, bench: ["Zubat"] },
    });
    t.useAbility("Energy Trans");
    expect(t.you.bench[0]).toMatchObject({ energy: ["Rainbow Energy"], damage: 0 });
    expect(t.you.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-683 four Rainbow Energy are the most in a deck", () => {
    const rainbow = testCards.filter(({ name }) => name === "Rainbow Energy");
    const five = Array.from({ length: 5 }, () => rainbow).flat();
    expect(faultsOf(five)).toEqual([{ rule: "DECK-02", card: "Rainbow Energy", count: 5 }]);
  });

  it("CMP-684 in the hand it is not Water Energy for Ice Dance", () => {
    const t = scenario({
      cards: real("swsh1-64"),
      edition: "swsh",
      you: { bench: ["Frosmoth"], hand: ["Rainbow Energy"] },
    });
    expect(t.canUse("Ice Dance")).toBe(false);
  });

  it("CMP-685 attached Rainbow Energy may be discarded as Fire Energy", () => {
    const t = scenario({
      you: { active: { name: "Vulpix", energy: ["Rainbow Energy", "Rainbow Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Ember");
    if (t.asked !== "main") t.choose("Rainbow Energy");
    expect(t.you.active?.energy).toEqual(["Rainbow Energy"]);
  });

  it("CMP-686 one Rainbow Energy is discarded for one of two types, not for both", () => {
    const t = scenario({
      cards: real("smp-SM135"),
      coins: "T",
      you: { active: { name: "Latias", energy: ["Rainbow Energy", "Psychic Energy", W] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Mist Ball");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.active?.energy).toEqual([W]);
  });

  it("CMP-688 Rainbow Energy puts its counter only when attached from the hand", () => {
    const t = scenario({
      cards: real("bw5-30", "xy1-131"),
      you: { active: { name: "Glaceon", energy: ["Rainbow Energy", W] }, bench: ["Zubat"] },
    });
    t.attack("Reflect Energy");
    if (t.asked !== "main") t.choose("Rainbow Energy");
    expect(t.you.bench[0]).toMatchObject({ energy: ["Rainbow Energy"], damage: 0 });
  });

  it("CMP-689 it pays for Darkness and for Metal", () => {
    const t = scenario({
      cards: real("bw1-67", "bw8-93"),
      you: { active: { name: "Cobalion-EX", energy: ["Rainbow Energy"] } },
    });
    expect(t.canAttack("Righteous Edge")).toBe(true);
  });

  it("CMP-703 Super Boost Energy provides one Energy on a Basic Pokémon, however many Stage 2 Pokémon there are", () => {
    const holding = (name: string) =>
      scenario({
        cards: real("sm5-136", "xy1-14"),
        edition: "sm",
        you: { active: { name, energy: ["Super Boost Energy ◇"] }, bench: ["Chesnaught", "Chesnaught", "Chesnaught"] },
      });
    expect(holding("Snorlax").canAttack("Body Slam")).toBe(false);
    expect(holding("Chesnaught").canAttack("Touchdown")).toBe(true);
  });

  it("CMP-690 Recycle Energy comes back from a retreat and from a Knock Out", () => {
    const retreat = scenario({
      cards: real("sm11-212"),
      edition: "sm",
      you: { active: { name: "Froakie", energy: ["Recycle Energy"] }, bench: ["Zubat"] },
    });
    retreat.retreat();
    expect(retreat.you.hand).toEqual(["Recycle Energy"]);
    const fall = scenario({
      cards: real("sm11-212"),
      edition: "sm",
      you: { active: { name: "Snorlax", energy: [...WW, ...WW] } },
      opponent: { active: { name: "Froakie", energy: ["Recycle Energy"] }, bench: ["Zubat"], deck: ["Potion"] },
    });
    fall.attack("Body Slam").choose(0);
    expect(fall.opponent.hand).toContain("Recycle Energy");
  });

  it("CMP-690 … not when it is discarded from the hand", () => {
    const t = scenario({
      cards: real("sm11-212", "bw5-102"),
      edition: "sm",
      you: { hand: ["Ultra Ball", "Recycle Energy", "Potion"], deck: ["Chespin", W] },
    });
    t.play("Ultra Ball").choose("Chespin");
    expect(t.you.discard).toContain("Recycle Energy");
  });

  it("CMP-691 Recycle Energy comes back when the opponent discards it, too", () => {
    const t = scenario({
      cards: real("sm11-212", "sm11-86"),
      edition: "sm",
      you: { hand: ["Giratina"] },
      opponent: { active: { name: "Froakie", energy: ["Recycle Energy"] } },
    });
    t.play("Giratina").choose("yes");
    expect(t.opponent.hand).toEqual(["Recycle Energy"]);
  });

  it("CMP-699 Splash Energy takes the whole line back to the hand", () => {
    const t = scenario({
      cards: real("xy9-113", "xy9-40"),
      you: { active: { name: "Snorlax", energy: [...WW, ...WW] } },
      opponent: {
        active: { name: "Greninja", under: ["Froakie"], energy: ["Splash Energy"], damage: 60 },
        bench: ["Zubat"],
        deck: ["Potion"],
      },
    });
    t.attack("Body Slam").choose(0);
    expect(t.opponent.hand).toEqual(expect.arrayContaining(["Greninja", "Froakie"]));
    expect(t.opponent.discard).toContain("Splash Energy");
  });

  it("CMP-700 Strong Energy leaves a Pokémon that evolves out of its type", () => {
    const t = scenario({
      cards: real("xy3-104", "bw7-98"),
      you: { active: { name: "Trapinch", energy: ["Strong Energy"] }, hand: ["Vibrava"] },
    });
    t.evolve("Vibrava");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.you.discard).toEqual(["Strong Energy"]);
  });

  it("CMP-701 it goes only to Fighting Pokémon", () => {
    const t = scenario({ cards: real("xy3-104"), you: { active: "Machop", bench: ["Froakie"], hand: ["Strong Energy"] } });
    expect([t.canAttach("Strong Energy", "Machop"), t.canAttach("Strong Energy", "Froakie")]).toEqual([true, false]);
  });

  it("CMP-674 Dangerous Energy that the attack itself discards answers it no more", () => {
    const t = scenario({
      cards: real("xy7-82", "g1-17", "bw1-68"),
      coins: "H",
      you: { active: { name: "Blastoise-EX", energy: [W, W, W] } },
      opponent: { active: { name: "Scraggy", energy: ["Dangerous Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Hyper Whirlpool");
    expect(t.you.active?.damage).toBe(0);
    t.choose(0);
  });

  it("CMP-702 an attack that discards Strong Energy still has its bonus", () => {
    const t = scenario({
      edition: "sv",
      cards: real("xy3-104", "sv06-108"),
      you: { active: { name: "Glimmet", energy: ["Strong Energy"] } },
      opponent: { active: "Froakie" },
    });
    t.attack("Rock Shot");
    expect([t.opponent.active?.damage, t.you.discard]).toEqual([50, ["Strong Energy"]]);
  });

  it("CMP-1182 Tag Switch moves one Energy of each of two cards that provide two, or both of one card", () => {
    const titan = "Garchomp & Giratina-GX";
    const moved = (...energy: string[]) => {
      const t = scenario({
        edition: "sm",
        cards: real("sm11-209", "sm11-146", "xy6-97"),
        you: {
          active: { name: titan, energy: ["Double Dragon Energy", "Double Dragon Energy", "Psychic Energy"] },
          bench: [titan],
          hand: ["Tag Switch"],
        },
      });
      t.play("Tag Switch");
      t.choose(...energy);
      return t.you.bench[0]?.energy;
    };
    for (const energy of [
      ["Double Dragon Energy", "Psychic Energy"],
      ["Double Dragon Energy", "Double Dragon Energy"],
      ["Double Dragon Energy"],
    ])
      expect(moved(...energy)).toEqual(energy);
  });

  it("CMP-521 a Beast Energy that Mind Blown puts in the Lost Zone still does its more damage", () => {
    const t = scenario({
      cards: real("sm8-52", "sm6-117"),
      edition: "sm",
      you: { active: { name: "Blacephalon-GX", energy: ["Fire Energy", "Beast Energy ◇"] } },
    });
    t.attack("Mind Blown").choose("Beast Energy ◇");
    expect([t.opponent.active?.damage, t.you.lostZone]).toEqual([80, ["Beast Energy ◇"]]);
  });

  it("CMP-672 Eat Sloppily attaches a Beast Energy that it finds: it does not reach the Lost Zone", () => {
    const t = scenario({
      cards: real("sma-SV71", "sm6-117"),
      edition: "sm",
      you: {
        active: { name: "Guzzlord-GX", energy: ["Darkness Energy"] },
        deck: ["Abra", "Beast Energy ◇", "Abra", "Abra", "Abra", "Abra"],
      },
    });
    t.attack("Eat Sloppily");
    expect([t.you.active?.energy, t.you.lostZone]).toEqual([["Darkness Energy", "Beast Energy ◇"], []]);
  });

  it("CMP-693, CMP-694 Rescue Energy puts all Pokémon cards into the hand, unasked", () => {
    const t = scenario({
      cards: real("hgss4-90"),
      you: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: {
        active: { name: "Quilladin", under: ["Chespin"], energy: ["Rescue Energy"] },
        bench: ["Froakie"],
        deck: ["Fire Energy"],
      },
    });
    t.attack("Body Slam").choose(0);
    expect(t.opponent.hand.toSorted()).toEqual(["Chespin", "Fire Energy", "Quilladin"]);
    expect(t.opponent.discard).toEqual(["Rescue Energy"]);
  });

  it("CMP-1452 Spectral Breach does not keep a Beast Energy from the Lost Zone", () => {
    const t = scenario({
      cards: real("swsh4-71", "sm6-117"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Beast Energy ◇"] }, bench: ["Abra"] },
      opponent: { bench: ["Dusknoir"] },
    });
    t.retreat();
    expect([t.you.active?.name, t.you.lostZone]).toEqual(["Abra", ["Beast Energy ◇"]]);
  });
});
