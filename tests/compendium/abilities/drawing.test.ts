import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities that draw, and what they cost", () => {
  it("CMP-2108 Flashing Draw with an empty deck or a hand of six is not used", () => {
    const may = (side: { readonly deck?: readonly string[]; readonly hand?: readonly string[] }) =>
      scenario({
        edition: "sv",
        cards: real("sv09-055"),
        you: { active: { name: "Iono's Kilowattrel", energy: ["Lightning Energy"] }, ...side },
      }).canUse("Flashing Draw");
    expect(may({})).toBe(true);
    expect(may({ deck: [] })).toBe(false);
    expect(may({ hand: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] })).toBe(false);
  });

  it("CMP-2115 Trade with an empty deck is not used only to discard a card", () => {
    const may = (deck: readonly string[]) =>
      scenario({ edition: "sv", cards: real("sv09-098"), you: { active: "N's Zoroark ex", hand: ["Zubat"], deck } }).canUse("Trade");
    expect(may(["Abra"])).toBe(true);
    expect(may([])).toBe(false);
  });

  it("CMP-2149 Reconstitute with an empty deck is not used only to discard two cards", () => {
    const may = (deck: readonly string[]) =>
      scenario({
        edition: "swsh",
        cards: real("swsh6-169"),
        you: { active: "Galarian Articuno V", hand: ["Zubat", "Abra"], deck },
      }).canUse("Reconstitute");
    expect(may(["Chespin"])).toBe(true);
    expect(may([])).toBe(false);
  });

  it("CMP-2148 each of two Pokémon uses its own Hurried Gait", () => {
    const t = scenario({ edition: "swsh", cards: real("swsh10-069"), you: { active: "Wyrdeer", bench: ["Wyrdeer"] } });
    t.useAbility("Hurried Gait").useAbility("Hurried Gait");
    expect(t.you.hand).toHaveLength(2);
    expect(t.canUse("Hurried Gait")).toBe(false);
  });

  it("CMP-2209 Evidence Gathering: the card of the hand is chosen before the deck's top card is seen", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-110"),
      you: { active: "Gumshoos", hand: ["Zubat", "Abra"], deck: ["Chespin", "Water Energy"] },
    });
    t.useAbility("Evidence Gathering");
    expect(t.options).toEqual(["Zubat", "Abra"]);
    expect(t.you.hand).toEqual(["Zubat", "Abra"]);
    t.choose("Zubat");
    expect(t.you.hand).toEqual(["Abra", "Chespin"]);
  });

  it("CMP-2142 Surfer draws its cards before the Ability of the Pokémon that came up is used", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-200", "sm11-216"),
      you: { active: { name: "Vulpix", energy: ["Fire Energy"] }, bench: ["Heatran-GX"], hand: ["Surfer"] },
    });
    t.play("Surfer");
    expect(t.you.hand).toHaveLength(5);
    t.choose("yes").choose("Fire Energy");
    expect(t.you.active).toMatchObject({ name: "Heatran-GX", energy: ["Fire Energy"] });
  });

  it("CMP-2135 Amarys and Precious Gift at the end of the turn come in the order that their player chooses", () => {
    for (const [first, hand] of [
      ["Amarys", 8],
      ["Precious Gift", 0],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv08.5-093", "sv03-085"),
        you: { active: "Togekiss", hand: ["Amarys", "Zubat", "Abra"], deck: Array.from({ length: 20 }, () => "Water Energy") },
      });
      t.play("Amarys").endTurn().choose(first).choose("yes");
      expect(t.you.hand).toHaveLength(hand);
    }
  });

  it("CMP-2072 Shining Vine is used whenever a Grass Energy comes from the hand, twice in a turn too", () => {
    const t = scenario({
      edition: "sm",
      cards: real("smp-SM229", "xy5-8"),
      you: { active: "Venusaur & Snivy-GX", bench: ["Sceptile"], hand: ["Grass Energy", "Grass Energy"] },
      opponent: { active: "Chespin", bench: ["Froakie"] },
    });
    t.attach("Grass Energy", "Venusaur & Snivy-GX").choose("yes");
    expect(t.opponent.active?.name).toBe("Froakie");
    t.useAbility("Nurture and Heal").choose("Grass Energy").choose("Venusaur & Snivy-GX").choose("yes");
    expect(t.opponent.active?.name).toBe("Chespin");
  });
});
