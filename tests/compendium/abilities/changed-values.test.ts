import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Retreat Cost, HP and damage that Abilities change", () => {
  it("CMP-2082 Gravity Gemstone adds nothing to a Retreat Cost that Metal Bridge takes away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-137", "sv07-107"),
      you: { active: { name: "Snorlax", energy: ["Metal Energy"], tools: ["Gravity Gemstone"] }, bench: ["Archaludon"] },
    });
    expect([t.you.active?.retreatCost, t.opponent.active?.retreatCost]).toEqual([0, 5]);
  });

  it("CMP-2113 Shadowy Knot counts what Secret Forest Path leaves of the Retreat Cost", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-073", "sv09-089"),
      you: { active: { name: "Grimmsnarl", energy: ["Psychic Energy"] } },
      opponent: { active: "Snorlax", bench: ["Toedscruel"] },
    });
    t.attack("Shadowy Knot");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-2203 Shoulder Throw counts what Air Balloon leaves of the Retreat Cost", () => {
    const t = scenario({
      edition: "me",
      cards: real("sv10.5b-050", "me01-166"),
      you: { active: { name: "Throh", energy: ["Fighting Energy", "Fighting Energy"] } },
      opponent: { active: { name: "Charizard-EX", tools: ["Air Balloon"] } },
    });
    t.attack("Shoulder Throw");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-2170 Luminous Energy pays for Good Punch as Fighting and raises Okidogi as Darkness at the same time", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-111", "sv02-191", "sv06-130"),
      you: { active: { name: "Okidogi", energy: ["Luminous Energy", "Fighting Energy"] } },
      opponent: { active: "Dragapult ex" },
    });
    expect(t.you.active?.hp).toBe(230);
    t.attack("Good Punch");
    expect(t.opponent.active?.damage).toBe(170);
  });

  it("CMP-2179, CMP-2180 Craftsmanship counts a Luminous Energy as Fighting, but no Prism Energy on an Evolution", () => {
    const hp = (energy: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("sv10.5b-049", "sv02-191", "me02.5-216"),
        you: { active: { name: "Conkeldurr", energy } },
      }).you.active?.hp;
    const bare = hp([]) ?? 0;
    expect(hp(["Luminous Energy"])).toBe(bare + 40);
    expect(hp(["Prism Energy"])).toBe(bare);
  });

  it("CMP-2185 Ignition Energy gives three to an Evolution that Emergency Rotation put straight onto the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-101", "sv10.5w-086"),
      you: { active: "Abra", hand: ["Klinklang", "Ignition Energy", "Switch"] },
      opponent: { active: "Charizard-EX", bench: ["Chesnaught"] },
    });
    t.useAbility("Emergency Rotation").attach("Ignition Energy", "Klinklang").play("Switch").attack("Hyper Ray");
    expect(t.opponent.active?.damage).toBe(130);
  });

  it("CMP-2186 two Regal Cheer add twenty each", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5b-003"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Serperior ex", "Serperior ex"] },
    });
    t.attack("Stoke");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-2187 two Samurott use Torrential Whirlpool each", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5w-023"),
      you: { active: "Samurott", bench: ["Samurott"] },
      opponent: { active: "Chespin", bench: ["Froakie"] },
    });
    t.useAbility("Torrential Whirlpool");
    expect(t.opponent.active?.name).toBe("Froakie");
    t.useAbility("Torrential Whirlpool");
    expect(t.opponent.active?.name).toBe("Chespin");
    expect(t.canUse("Torrential Whirlpool")).toBe(false);
  });

  it("CMP-2152 counters moved one by one may Knock Out a Pokémon of one's own", () => {
    const t = scenario({
      cards: real("bw1-57"),
      you: { active: { name: "Reuniclus", damage: 20 }, bench: [{ name: "Abra", damage: 30 }] },
    });
    t.useAbility("Damage Swap");
    while (t.asked !== "takePrizes") t.choose(t.options.includes("Reuniclus") ? "Reuniclus" : "Abra");
    t.choose(0);
    expect(t.you.bench).toEqual([]);
    expect(t.opponent.prizes).toBe(5);
  });

  it("CMP-2090 Pecharunt that comes up after a Knock Out at the Checkup adds no counters to that Checkup's poison", () => {
    const t = scenario({
      edition: "sv",
      cards: real("svp-129"),
      you: { active: { name: "Snorlax", conditions: ["Poisoned"] } },
      opponent: { active: { name: "Abra", damage: 30, conditions: ["Poisoned"] }, bench: ["Pecharunt"] },
    });
    t.endTurn().choose(0);
    expect(t.opponent.active?.name).toBe("Pecharunt");
    expect(t.you.active?.damage).toBe(10);
  });

  it("CMP-2127 a Retreat Cost of two is paid with one card of two Energy, or with two of them", () => {
    for (const paid of [["Double Turbo Energy"], ["Double Turbo Energy", "Double Turbo Energy"]]) {
      const t = scenario({
        edition: "swsh",
        cards: real("swsh9-151"),
        you: {
          active: { name: "Chespin", energy: ["Double Turbo Energy", "Double Turbo Energy", "Double Turbo Energy"] },
          bench: ["Abra"],
        },
      });
      t.retreat().choose(...paid);
      expect(t.you.discard).toEqual(paid);
      expect(t.you.active?.name).toBe("Abra");
    }
  });
});
