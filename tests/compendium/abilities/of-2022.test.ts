import { describe, expect, it } from "vitest";
import type { SpecialCondition } from "@/games/pokemon/engine/card";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("When an Ability of 2022 is used, and what it does", () => {
  const deck = ["Abra", "Zubat", "Chespin", "Froakie"];

  it("CMP-1743 each Pokémon uses its Ability of the Active Spot once in a turn, not twice the same", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5gg-GG14"),
      you: { active: "Comfey", bench: ["Comfey"], hand: ["Switch", "Switch"], deck },
    });
    t.useAbility("Flower Selecting").choose("Abra").play("Switch").useAbility("Flower Selecting").choose("Chespin").play("Switch");
    expect(t.canUse("Flower Selecting")).toBe(false);
  });

  it("CMP-1765 a Pokémon that takes the place of another remembers that its Ability was used this turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5gg-GG14", "xy11-103"),
      you: { active: "Comfey", hand: ["Ninja Boy"], deck: [...deck, "Comfey"] },
    });
    t.useAbility("Flower Selecting").choose("Abra").play("Ninja Boy").choose("Comfey");
    expect(t.you.active?.name).toBe("Comfey");
    expect(t.canUse("Flower Selecting")).toBe(false);
  });

  it("CMP-1770 the last card of the deck goes into the hand, not into the Lost Zone", () => {
    const comfey = scenario({ edition: "sv", cards: real("swsh12.5gg-GG14"), you: { active: "Comfey", deck: ["Abra"] } });
    comfey.useAbility("Flower Selecting").choose("Abra");
    expect([comfey.you.hand, comfey.you.lostZone]).toEqual([["Abra"], []]);
    const colress = scenario({
      edition: "sv",
      cards: real("swsh12.5gg-GG59"),
      you: { hand: ["Colress's Experiment"], deck: ["Abra"] },
    });
    colress.play("Colress's Experiment").choose("Abra");
    expect([colress.you.hand, colress.you.lostZone]).toEqual([["Abra"], []]);
  });

  it("CMP-1685 Ancient Wisdom asks for the very names: Regirock V is not Regirock", () => {
    const may = (rock: string) =>
      scenario({
        edition: "sv",
        cards: real("swsh10-130", "swsh1-104", "xy7-40", "sm7-45", "sm7-96", "swsh10-051", "swsh10-118"),
        you: { active: "Regigigas", bench: [rock, "Regice", "Registeel", "Regieleki", "Regidrago"], discard: ["Water Energy"] },
      }).canUse("Ancient Wisdom");
    expect([may("Regirock"), may("Regirock V")]).toEqual([true, false]);
  });

  it("CMP-1686 Concealed Cards discards and draws at once, and once in a turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-046"),
      you: { active: "Radiant Greninja", hand: ["Fire Energy", "Fire Energy"], deck },
    });
    t.useAbility("Concealed Cards").choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy", "Abra", "Zubat"]);
    expect(t.canUse("Concealed Cards")).toBe(false);
  });

  it("CMP-1707 a Radiant Greninja that comes into play anew uses Concealed Cards again", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-046", "xy4-91"),
      you: { bench: ["Radiant Greninja"], hand: ["Fire Energy", "Fire Energy", "AZ"], deck },
    });
    t.useAbility("Concealed Cards").choose("Fire Energy").play("AZ").choose("Radiant Greninja").play("Radiant Greninja");
    t.useAbility("Concealed Cards").choose("Fire Energy");
    expect(t.you.hand.toSorted()).toEqual(["Abra", "Chespin", "Froakie", "Zubat"]);
  });

  it("CMP-1687 a second Dragon's Hoard is not used in a turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-118"),
      you: { active: "Regidrago", bench: ["Regidrago"], hand: ["Switch"], deck },
    });
    t.useAbility("Dragon's Hoard").play("Switch");
    expect(t.you.hand).toHaveLength(3);
    expect(t.canUse("Dragon's Hoard")).toBe(false);
  });

  it("CMP-1691 Supernatural Orb is not used on a Pokémon that is Burned and Confused already", () => {
    const may = (...conditions: SpecialCondition[]) =>
      scenario({
        edition: "sv",
        cards: real("swsh10-052"),
        you: { active: "Hisuian Typhlosion", hand: ["Psychic Energy"] },
        opponent: { active: { name: "Snorlax", conditions } },
      }).canUse("Supernatural Orb");
    expect([may(), may("Burned"), may("Confused"), may("Burned", "Confused")]).toEqual([true, true, true, false]);
  });

  it("CMP-1693 without a deck Wily Stance discards nothing", () => {
    const t = scenario({ edition: "sv", cards: real("swsh10-100"), you: { active: "Hisuian Samurott", hand: ["Zubat"], deck: [] } });
    expect(t.canUse("Wily Stance")).toBe(false);
  });

  it("CMP-1654 without a deck Trade discards nothing", () => {
    const t = scenario({ edition: "sv", cards: real("sv09-098"), you: { active: "N's Zoroark ex", hand: ["Zubat"], deck: [] } });
    expect(t.canUse("Trade")).toBe(false);
  });

  it("CMP-1738 Sunny Bloom comes after the attack's Prize card, before the next turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10.5-004"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Radiant Venusaur"], deck },
      opponent: { active: { name: "Snorlax", damage: 120 }, bench: ["Zubat"] },
    });
    t.attack("Pound").choose(0).choose("yes");
    expect(t.you.hand).toEqual(["Water Energy", "Abra", "Zubat", "Chespin"]);
  });

  it("CMP-1741 what adds damage counters to a poison adds them to its own number", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh2-113", "sv05-156"),
      stadium: "Perilous Jungle",
      you: { active: { name: "Galarian Weezing", energy: ["Darkness Energy"] } },
    });
    t.attack("Severe Poison");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-1683 an attack that no effects on the Defending Pokémon touch does not bring back its Weakness", () => {
    const chipped = (bench: string[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("bw3-65", "swsh12.5gg-GG23"),
        you: { active: { name: "Conkeldurr", energy: ["Fighting Energy"] } },
        opponent: { bench },
      });
      return t.attack("Chip Away").opponent.active?.damage;
    };
    expect([chipped([]), chipped(["Dunsparce"])]).toEqual([80, 40]);
  });
});
