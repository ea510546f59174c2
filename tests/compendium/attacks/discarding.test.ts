import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks that discard Energy and reach the Bench", () => {
  it("CMP-2116 Drop Shot discards the Energy though the Tera Pokémon chosen on the Bench cannot be damaged", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-101", "sv06-130"),
      you: { active: { name: "Bombirdier", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      opponent: { bench: ["Dragapult ex", "Chespin"] },
    });
    t.attack("Drop Shot").choose("Dragapult ex");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("CMP-2117, CMP-2159 Flamebody Cannon discards all Energy with nobody on the opponent's Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-027"),
      you: { active: { name: "N's Darmanitan", energy: ["Fire Energy", "Fire Energy", "Water Energy"] } },
    });
    t.attack("Flamebody Cannon");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-2118 Scorching Cyclone without a Bench of one's own leaves the Energy where it is, and does its damage", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-031"),
      you: { active: { name: "Volcanion ex", energy: ["Fire Energy", "Fire Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Scorching Cyclone");
    expect(t.you.active?.energy).toHaveLength(3);
    expect(t.opponent.active?.damage).toBe(160);
  });

  it("CMP-2190 Earthquake of one's own does not damage a Tera Pokémon on the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5b-053", "sv06-130"),
      you: {
        active: { name: "Landorus", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] },
        bench: ["Dragapult ex", "Chespin"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Earthquake");
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([0, 10]);
  });

  it("CMP-2085 Special Energy that Temple of Sinnoh turns off is still Special Energy, and discarded as such", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("sm7-16", "swsh10-155"),
      stadium: "Temple of Sinnoh",
      you: { active: { name: "Masquerain", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Double Colorless Energy", "Fire Energy"] } },
    });
    t.attack("Surprising Pattern");
    expect(t.opponent.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-2119 Luminous Energy on one's Iono's Pokémon counts as Lightning for Voltaic Chain", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-047", "sv02-191"),
      you: { active: { name: "Iono's Voltorb", energy: ["Luminous Energy", "Fire Energy"] } },
    });
    t.attack("Voltaic Chain");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2164 an attack that discards cards of one's deck discards what there is", () => {
    const t = scenario({
      cards: real("bw6-123"),
      you: { active: { name: "Rayquaza-EX", energy: ["Fire Energy"] }, deck: ["Zubat", "Abra"] },
      opponent: { deck: ["Water Energy"] },
    });
    t.attack("Celestial Roar");
    expect(t.you.discard).toEqual(expect.arrayContaining(["Zubat", "Abra"]));
    expect(t.asked).toBe("main");
  });

  it("CMP-2194 Firefighting discards a Prism Energy from a Basic Pokémon, not from an Evolution", () => {
    for (const [name, left] of [
      ["Snorlax", []],
      ["Quilladin", ["Prism Energy"]],
    ] as const) {
      const t = scenario({
        cards: real("bw7-33", "bw4-93"),
        you: { active: { name: "Psyduck", energy: ["Water Energy"] } },
        opponent: { active: { name, energy: ["Prism Energy"] } },
      });
      t.attack("Firefighting");
      expect(t.opponent.active?.energy).toEqual(left);
    }
  });

  it("CMP-615 Spirit Burner puts Evolution Pokémon straight onto the Bench, no Prism Star Pokémon", () => {
    const t = scenario({
      cards: real("sm11-30", "sm6-31", "sm10-35"),
      edition: "sm",
      you: {
        active: { name: "Chandelure", energy: ["Fire Energy"] },
        deck: ["Chandelure", "Volcanion ◇", "Fennekin", "Water Energy", "Water Energy", "Water Energy"],
      },
      opponent: { active: "Blastoise-GX" },
    });
    t.attack("Spirit Burner");
    expect(t.options).toEqual(["Chandelure", "Fennekin"]);
    t.choose("Chandelure");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Chandelure"]);
    expect(t.you.lostZone).toEqual(["Volcanion ◇"]);
  });

  it("CMP-2385 an Energy that Ninja Spinner takes back counts for Ancient Bulwark: it leaves after the damage", () => {
    const t = scenario({
      cards: real("mep-081", "sv05-162", "me05-062", "me02.5-125"),
      edition: "sv",
      you: { active: { name: "Mega Greninja ex", energy: ["Water Energy", "Neo Upper Energy"] } },
      opponent: { active: "Mega Gengar ex", bench: ["Bastiodon"] },
    });
    t.attack("Ninja Spinner").choose("yes").choose("Neo Upper Energy");
    expect([t.opponent.active?.damage, t.you.hand]).toEqual([200, ["Neo Upper Energy"]]);
  });
});
