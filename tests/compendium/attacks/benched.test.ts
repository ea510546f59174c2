import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Attacks without a Benched Pokémon to go with", () => {
  it("CMP-415, CMP-485 Drag Off does no damage when nobody comes from the Bench", () => {
    const t = scenario({ cards: real("xy8-122"), you: { active: { name: "Ursaring", energy: CCC } } });
    t.attack("Drag Off");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-498 nor does Inviting Poison poison anybody", () => {
    const t = scenario({ cards: real("sm5-5"), you: { active: { name: "Roserade", energy: ["Grass Energy"] } } });
    t.attack("Inviting Poison");
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-428 Electro Wheel discards its Energy, and its user stays", () => {
    const t = scenario({
      cards: real("swsh1-79"),
      edition: "swsh",
      you: { active: { name: "Morpeko V", energy: ["Lightning Energy", "Lightning Energy", "Lightning Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Electro Wheel");
    expect(t.you.active).toMatchObject({ name: "Morpeko V", energy: ["Lightning Energy", "Lightning Energy"] });
  });

  it("CMP-469 without a switch of one's own the opponent does not switch either", () => {
    const t = scenario({
      cards: real("sv03-094"),
      edition: "sv",
      you: { active: { name: "Baltoy", energy: ["Psychic Energy"] } },
      opponent: { bench: ["Zubat"] },
    });
    t.attack("Rapid Spin");
    expect(t.opponent.active?.name).toBe("Snorlax");
  });

  it("CMP-469 … nor by an attack that says what then happens", () => {
    const t = scenario({
      cards: real("bw2-72"),
      you: { active: { name: "Ferrothorn", energy: ["Metal Energy", "Water Energy", "Water Energy"] } },
      opponent: { bench: ["Froakie"] },
    });
    t.attack("Gyro Ball");
    expect(t.opponent.active?.name).toBe("Snorlax");
  });

  it("CMP-468 Ferrothorn's Gyro Ball leaves no choice whether to switch", () => {
    const t = scenario({
      cards: real("bw2-72"),
      you: { active: { name: "Ferrothorn", energy: ["Metal Energy", "Water Energy", "Water Energy"] }, bench: ["Zubat"] },
      opponent: { bench: ["Froakie"] },
    });
    t.attack("Gyro Ball");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Zubat", "Froakie"]);
  });

  it("CMP-487 Hurricane leaves the Energy where it is", () => {
    const t = scenario({ cards: real("bw11-108"), you: { active: { name: "Tornadus", energy: CCC } } });
    t.attack("Hurricane");
    expect(t.you.active?.energy).toEqual(CCC);
  });

  it("CMP-488 Hurricane leaves Energy that is not basic where it is", () => {
    const DCE = ["Double Colorless Energy", "Double Colorless Energy"];
    const t = scenario({
      cards: real("bw11-108", "xy1-130"),
      you: { active: { name: "Tornadus", energy: DCE }, bench: ["Zubat"] },
    });
    t.attack("Hurricane");
    expect([t.you.active?.energy, t.opponent.active?.damage]).toEqual([DCE, 80]);
  });

  it("CMP-516 no more Pokémon are put onto the Bench than fit", () => {
    const t = scenario({
      cards: real("bw11-49"),
      you: {
        active: { name: "Emolga", energy: ["Water Energy"] },
        bench: ["Zubat", "Zubat", "Zubat", "Zubat"],
        deck: ["Snorlax", "Froakie", "Chespin"],
      },
    });
    t.attack("Call for Family");
    expect(t.decision.max).toBe(1);
    t.choose("Froakie");
  });

  it("CMP-448 the damage to one's own Pokémon by Flash Impact may go to its user", () => {
    const t = scenario({
      cards: real("bw6-43"),
      you: { active: { name: "Manectric", energy: ["Lightning Energy", "Water Energy", "Water Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Flash Impact").choose("Manectric");
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-508 Lifesplosion puts a Stage 2 Pokémon onto the Bench, whoever is in play", () => {
    const t = scenario({
      cards: real("bw10-4"),
      you: { active: { name: "Cradily", energy: ["Grass Energy"] }, deck: ["Chesnaught", "Quilladin", "Chespin"] },
    });
    t.attack("Lifesplosion").choose("Chesnaught");
    expect(t.you.bench.map(({ cards }) => cards)).toEqual([["Chesnaught"]]);
  });

  it("CMP-403 for Pokémon that Despair Ray discards nobody takes Prize cards", () => {
    const t = scenario({
      cards: real("xy11-79"),
      you: { active: { name: "M Gardevoir-EX", energy: ["Fairy Energy", "Water Energy"] }, bench: ["Zubat", "Abra"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Despair Ray").choose("Zubat", "Abra");
    expect([t.opponent.active?.damage, t.opponent.prizes]).toEqual([130, 6]);
  });

  it("CMP-461 GG End GX of the only Pokémon wins the game", () => {
    const t = scenario({
      cards: real("sm11-146"),
      edition: "sm",
      you: { active: { name: "Garchomp & Giratina-GX", energy: ["Psychic Energy", "Psychic Energy", "Fighting Energy"] } },
    });
    t.attack("GG End GX");
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-457 a Pokémon without Abilities since Gastro Acid damages one that is safe from those with Abilities", () => {
    const t = scenario({
      cards: real("xy1-48", "bw8-58", "bw9-85"),
      you: { active: { name: "Arbok", energy: ["Water Energy"] }, bench: ["Latias-EX"] },
      opponent: { active: { name: "Weezing", energy: ["Psychic Energy", "Water Energy"] } },
    });
    t.attack("Gastro Acid").attack("Smogbank");
    expect(t.you.bench[0]?.damage).toBe(20);
  });

  it("CMP-458 what Gastro Acid took away comes back with going to the Bench", () => {
    const t = scenario({
      cards: real("xy1-48", "bw5-29"),
      you: { active: { name: "Arbok", energy: ["Water Energy"] } },
      opponent: { active: "Empoleon", bench: ["Zubat"], hand: ["Switch", "Potion"] },
    });
    t.attack("Gastro Acid");
    expect(t.canUse("Diving Draw")).toBe(false);
    t.play("Switch");
    expect(t.canUse("Diving Draw")).toBe(true);
  });

  it("CMP-459 Gastro Acid lasts through the next turn of its user", () => {
    const t = scenario({
      cards: real("xy1-48", "xy8-55"),
      you: { active: { name: "Arbok", energy: ["Water Energy"] } },
      opponent: { active: { name: "Raikou", energy: ["Lightning Energy"] } },
    });
    t.attack("Gastro Acid");
    expect(t.opponent.active?.damage).toBe(0);
    t.endTurn().attack("Gastro Acid");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-563 Sky Pillar does not keep one's own Bench from one's own attack", () => {
    const t = scenario({
      cards: real("g1-29", "sm7-144"),
      edition: "sm",
      stadium: "Sky Pillar",
      you: { active: { name: "Zapdos", energy: ["Lightning Energy", "Lightning Energy", "Lightning Energy"] }, bench: ["Snorlax"] },
    });
    t.attack("Raging Thunder");
    expect(t.you.bench[0]?.damage).toBe(40);
  });
});
