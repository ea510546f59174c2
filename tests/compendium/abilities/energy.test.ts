import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities that attach and move Energy", () => {
  it("CMP-168 Magma Switch takes the Energy from any Pokémon of one's own", () => {
    const t = scenario({
      cards: real("dc1-11"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Team Magma's Claydol"] },
    });
    t.useAbility("Magma Switch");
    expect(t.you.bench[0]?.energy).toEqual(["Water Energy"]);
  });

  const nurture = () =>
    scenario({ cards: real("xy5-8"), you: { active: "Froakie", bench: ["Sceptile"], hand: ["Grass Energy", "Water Energy"] } });

  it("CMP-185 Nurture and Heal attaches to an undamaged Pokémon too", () => {
    const t = nurture().useAbility("Nurture and Heal").choose("Grass Energy").choose("Froakie");
    expect(t.you.active?.energy).toEqual(["Grass Energy"]);
  });

  it("CMP-186 Nurture and Heal leaves the turn's attachment", () => {
    const t = nurture().useAbility("Nurture and Heal").choose("Grass Energy").choose("Froakie").attach("Water Energy", "Froakie");
    expect(t.you.active?.energy).toEqual(["Grass Energy", "Water Energy"]);
  });

  it("CMP-1206 Buzzap Generator may attach its Energy to the Electrode that it Knocks Out", () => {
    const t = scenario({
      cards: real("swsh4-46"),
      edition: "sv",
      you: { bench: ["Electrode", "Pikachu"], deck: ["Lightning Energy", "Lightning Energy", "Water Energy"] },
    });
    t.useAbility("Buzzap Generator").choose("Lightning Energy", "Lightning Energy").choose("Electrode").choose("Electrode").choose(0);
    expect(t.you.discard.toSorted()).toEqual(["Electrode", "Lightning Energy", "Lightning Energy"]);
  });

  const sirfetchd = (special: string) => {
    const t = scenario({
      cards: real("swsh4-174", "swsh2-173", "xy1-131"),
      edition: "sv",
      you: { active: { name: "Machop", energy: [special] }, bench: ["Galarian Sirfetch'd V"], hand: ["Switch"] },
    });
    return t.play("Switch").choose("yes");
  };

  it("CMP-1211 Resolute Spear moves a Rainbow Energy: attached it provides Fighting Energy", () => {
    expect(sirfetchd("Rainbow Energy").choose("Rainbow Energy").you.active?.energy).toEqual(["Rainbow Energy"]);
  });

  const breached = (energy: string, hand: string[] = []) =>
    scenario({
      cards: real("swsh4-71", "sm11-212", "swsh2-171", "xy1-131"),
      edition: "sv",
      you: { active: { name: "Snorlax", energy: [energy] }, bench: ["Dusknoir"], hand, deck: ["Abra", "Water Energy"] },
    });

  it("CMP-1210 under Spectral Breach a Double Colorless Energy provides one Energy", () => {
    const active = breached("Double Colorless Energy").view(0).sides[0].active;
    expect(active && !active.faceDown && active.provides).toEqual([["Colorless"]]);
  });

  it("CMP-1450 a Recycle Energy on the Dusknoir that is Knocked Out is discarded: Spectral Breach still holds", () => {
    const t = scenario({
      cards: real("swsh4-71", "sm11-212"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Water Energy"] } },
      opponent: { active: { name: "Dusknoir", damage: 140, energy: ["Recycle Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Pound").choose(0);
    expect(t.opponent.discard).toContain("Recycle Energy");
  });

  it("CMP-1451 under Spectral Breach Capture Energy searches for nobody", () => {
    const t = breached("Water Energy", ["Capture Energy"]).attach("Capture Energy", "Snorlax");
    expect(t.asked).toBe("main");
    expect(t.you.bench).toHaveLength(1);
  });

  it("CMP-1485 under Spectral Breach Rainbow Energy puts no damage counter", () => {
    const t = breached("Water Energy", ["Rainbow Energy"]).attach("Rainbow Energy", "Snorlax");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-1217 Nightmare Star may attach one Darkness Energy of two", () => {
    const t = scenario({
      cards: real("sm5-77"),
      edition: "sm",
      you: { hand: ["Darkrai ◇", "Darkness Energy", "Darkness Energy"] },
    });
    t.play("Darkrai ◇").choose("yes").choose("Darkness Energy");
    expect(t.you.bench[0]?.energy).toEqual(["Darkness Energy"]);
  });

  const typhlosion = (discard: string[]) => scenario({ cards: real("hgss1-110"), you: { bench: ["Typhlosion", "Typhlosion"], discard } });

  it("CMP-12 Afterburner is not used without Fire Energy in the discard pile", () => {
    expect(typhlosion(["Water Energy"]).canUse("Afterburner")).toBe(false);
  });

  it("CMP-13 the second Afterburner, for which no Fire Energy is left, is not used up: it is used once there is one", () => {
    const t = scenario({
      cards: real("hgss1-110", "swsh1-147"),
      you: { bench: ["Typhlosion", "Typhlosion", "Cinccino"], hand: ["Fire Energy"], discard: ["Fire Energy"] },
    });
    t.useAbility("Afterburner").choose("Snorlax");
    expect(t.canUse("Afterburner")).toBe(false);
    t.useAbility("Make Do").useAbility("Afterburner").choose("Snorlax");
    expect(t.you.active).toMatchObject({ energy: ["Fire Energy", "Fire Energy"], damage: 20 });
  });

  it("CMP-121 Fermenting Liquid draws its card before the counter of Rainbow Energy Knocks Out Shuckle", () => {
    const t = scenario({
      cards: real("hgssp-HGSS15"),
      you: { active: { name: "Shuckle", damage: 50 }, bench: ["Froakie"], hand: ["Rainbow Energy"], deck: ["Abra", "Water Energy"] },
    });
    t.attach("Rainbow Energy", "Shuckle").choose("Rainbow Energy").choose(0);
    expect([t.you.hand, t.you.discard.toSorted()]).toEqual([["Abra"], ["Rainbow Energy", "Shuckle"]]);
  });

  const conductive = (mine: Parameters<typeof scenario>[0]["you"]) =>
    scenario({
      cards: real("hgss1-105", "col1-18", "sm10-35"),
      you: mine,
      opponent: { bench: ["Ampharos", "Ampharos", "Ampharos", "Ampharos"] },
    });

  it("CMP-57 four Conductivity put eight counters on a Pachirisu that Self-Generation gives two Energy", () => {
    const t = conductive({ bench: ["Froakie"], hand: ["Pachirisu", "Lightning Energy", "Lightning Energy"] });
    t.play("Pachirisu").choose("yes").choose("Lightning Energy", "Lightning Energy").choose(0);
    expect(t.you.discard.toSorted()).toEqual(["Lightning Energy", "Lightning Energy", "Pachirisu"]);
  });

  it("CMP-59 Conductivity answers each Energy that an attack attaches from the hand, on the Pokémon that gets it", () => {
    const t = conductive({
      active: { name: "Blastoise-GX", energy: ["Water Energy"] },
      bench: ["Snorlax"],
      hand: ["Water Energy", "Water Energy", "Water Energy"],
    });
    t.attack("Giant Geyser GX").choose("Water Energy", "Water Energy", "Water Energy");
    t.choose("Blastoise-GX").choose("Blastoise-GX").choose("Snorlax");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([80, 40]);
  });
});
