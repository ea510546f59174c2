import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("The same Ability twice in play", () => {
  it("CMP-76 each Dark Shade gives 20 HP", () => {
    const t = scenario({ cards: real("bw9-64"), you: { active: "Umbreon", bench: ["Umbreon"] } });
    expect(t.you.active?.hp).toBe(140);
  });

  it("CMP-130 each Flower Veil gives 20 HP", () => {
    const t = scenario({ cards: real("xy2-64"), you: { active: "Chespin", bench: ["Floette", "Floette"] } });
    expect(t.you.active?.hp).toBe(100);
  });

  it("CMP-132 each Freeze Zone lowers the Retreat Cost by two", () => {
    const t = scenario({ cards: real("bw9-23"), you: { active: "Glaceon", bench: ["Glaceon"] } });
    expect(t.you.active?.retreatCost).toBe(0);
  });

  it("CMP-126 two Flaming Fighters put six counters on a Burned Pokémon, not twelve", () => {
    const t = scenario({
      cards: real("sm5-23"),
      edition: "sm",
      coins: "T",
      you: { active: "Infernape", bench: ["Infernape"] },
      opponent: { active: { name: "Snorlax", conditions: ["Burned"] } },
    });
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-147 each Gnawing Curse puts its two counters", () => {
    const t = scenario({
      cards: real("sv05-104"),
      edition: "sv",
      you: { hand: ["Water Energy"] },
      opponent: { bench: ["Gengar ex", "Gengar ex"] },
    });
    t.attach("Water Energy", "Snorlax");
    expect(t.you.active?.damage).toBe(40);
  });

  it("CMP-181 each More Poison adds a counter", () => {
    const t = scenario({
      cards: real("sm3-50"),
      edition: "sm",
      you: { active: "Seviper", bench: ["Seviper"] },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] } },
    });
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-205 Power Connect strengthens no Deoxys-EX, not even another one", () => {
    const t = scenario({
      cards: real("bw9-53"),
      you: { active: { name: "Deoxys-EX", energy: ["Psychic Energy", "Water Energy"] }, bench: ["Deoxys-EX"] },
    });
    t.attack("Helix Force");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-206 each Power Connect adds 10 damage", () => {
    const t = scenario({
      cards: real("bw9-53", "bw9-64"),
      you: {
        active: { name: "Umbreon", energy: ["Darkness Energy", "Water Energy", "Water Energy"] },
        bench: ["Deoxys-EX", "Deoxys-EX"],
      },
    });
    t.attack("Darkness Fang");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-208 each Power Huddle adds 30 damage", () => {
    const t = scenario({
      cards: real("sm5-70"),
      you: { active: { name: "Passimian", energy: ["Fighting Energy", "Water Energy"] }, bench: ["Passimian", "Passimian"] },
      opponent: { active: "Chesnaught" },
    });
    t.attack("Rock Hurl");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1207 each Orbeetle VMAX uses its own Eerie Beam once in the turn", () => {
    const t = scenario({
      cards: real("swsh4-21"),
      edition: "sv",
      you: { active: "Orbeetle VMAX", bench: ["Orbeetle VMAX"], hand: ["Switch", "Switch"] },
    });
    t.useAbility("Eerie Beam");
    expect(t.canUse("Eerie Beam")).toBe(false);
    t.play("Switch").useAbility("Eerie Beam");
    expect(t.opponent.active?.damage).toBe(20);
    t.play("Switch");
    expect(t.canUse("Eerie Beam")).toBe(false);
  });

  it("CMP-1625 each Maximum Downer takes 30 HP", () => {
    const hp = (...bench: string[]) =>
      scenario({
        cards: real("swsh12.5gg-GG09", "swsh1-142"),
        edition: "sv",
        you: { active: "Toxtricity", bench },
        opponent: { active: "Snorlax VMAX" },
      }).opponent.active?.hp;
    expect([hp(), hp("Toxtricity")]).toEqual([310, 280]);
  });

  it("CMP-2112 each Magma Surge adds its three counters to those of Burned", () => {
    const damage = (...bench: string[]) =>
      scenario({
        cards: real("sv09-021"),
        edition: "sv",
        coins: "T",
        you: { active: "Magmortar", bench },
        opponent: { active: { name: "Snorlax", conditions: ["Burned"] } },
      }).endTurn().opponent.active?.damage;
    expect([damage(), damage("Magmortar")]).toEqual([50, 80]);
  });

  it("CMP-2218 each Spiteful Swirl puts its counter", () => {
    const t = scenario({
      cards: real("me01-087", "me02.5-125"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Water Energy"] } },
      opponent: { active: "Mega Gengar ex", bench: ["Spiritomb", "Spiritomb"] },
    });
    expect(t.attack("Pound").you.active?.damage).toBe(20);
  });

  it("CMP-2236 Wild Growth and Jungle Totem together let a Grass Energy provide two, not four", () => {
    const t = scenario({
      cards: real("me01-010", "sm3.5-3"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Grass Energy"] }, bench: ["Meganium", "Venusaur"] },
    });
    const { active } = t.view(0).sides[0];
    expect(active && !active.faceDown && active.provides).toEqual([["Grass"], ["Grass"]]);
  });
});
