import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { checkDeck } from "../deck";
import { pokemon, testCards } from "../testing/cards";
import { scenario } from "../testing/scenario";

const printed = (id: string, card: CardDefinition): CardDefinition => ({ ...card, id });

const cards: readonly CardDefinition[] = [
  pokemon("Haunter", 80, "Psychic", { from: "Gastly" }),
  pokemon("Gengar", 110, "Psychic", { stage: "Stage 2", from: "Haunter", weakness: "Darkness" }),
  printed("Gengar LV.43", pokemon("Gengar LV.43", 80, "Psychic", { stage: "Stage 2", from: "Haunter" })),
  pokemon("Gengar LV.X", 140, "Psychic", { stage: "LV.X", marks: ["LV.X"] }),
  pokemon("Geodude", 60, "Fighting", { weakness: "Grass" }),
  pokemon("Geodude LV.12", 50, "Fighting", { weakness: "Grass" }),
  pokemon("Brock's Geodude", 50, "Fighting", { weakness: "Grass" }),
  pokemon("Graveler", 90, "Fighting", { from: "Geodude", weakness: "Grass" }),
  pokemon("Aerodactyl", 80, "Fighting", { stage: "Stage 1", from: "Mysterious Fossil" }),
  pokemon("Aerodactyl δ", 70, "Psychic", { stage: "Stage 1", from: "Mysterious Fossil", marks: ["Delta Species"] }),
  pokemon("Magnezone-EX", 180, "Metal", { marks: ["EX"], weakness: "Fire", retreat: 3 }),
  pokemon("Magnezone ex", 330, "Lightning", { stage: "Stage 2", from: "Magneton", marks: ["ex"], weakness: "Fighting", retreat: 3 }),
  pokemon("Purrloin", 60, "Darkness", { weakness: "Fighting" }),
  pokemon("Liepard", 90, "Darkness", { from: "Purrloin", weakness: "Fighting" }),
  printed("Liepard (Plasma Blast)", pokemon("Liepard", 90, "Darkness", { from: "Purrloin", marks: ["Team Plasma"] })),
  pokemon("Meowth", 60, "Colorless", { weakness: "Fighting" }),
  pokemon("Alolan Meowth", 70, "Darkness", { weakness: "Fighting" }),
  pokemon("Galarian Meowth", 70, "Metal", { weakness: "Fire" }),
  pokemon("Alolan Persian", 110, "Darkness", { from: "Alolan Meowth", weakness: "Fighting" }),
];

/** Names with more copies than a deck may hold; the rest of the deck is Energy and one Basic Pokémon. */
function tooMany(copies: Readonly<Record<string, number>>): readonly string[] {
  const of = (id: string, count: number): CardDefinition[] => {
    const card = [...testCards, ...cards].find((one) => one.id === id);
    if (!card) throw new Error(`No test card ${id}.`);
    return Array.from({ length: count }, () => card);
  };
  const own = Object.entries(copies).flatMap(([id, count]) => of(id, count));
  const { faults } = checkDeck([...own, ...of("Chespin", 1), ...of("Psychic Energy", 59 - own.length)], "xy");
  return faults.flatMap((fault) => (fault.rule === "DECK-02" ? [`${fault.count} ${fault.card}`] : [fault.rule]));
}

describe("Names", () => {
  it("NAME-01 a level is not part of the name: all Gengar count together in a deck", () => {
    expect(tooMany({ Gengar: 2, "Gengar LV.43": 2, "Gengar LV.X": 1 })).toEqual(["5 Gengar"]);
  });

  it("NAME-01 Graveler evolves from Geodude of any level", () => {
    const t = scenario({ cards, you: { active: "Geodude LV.12", bench: ["Geodude"], hand: ["Graveler"] } });
    expect([t.canEvolve("Graveler", "Geodude LV.12"), t.canEvolve("Graveler", "Geodude")]).toEqual([true, true]);
  });

  it("NAME-02 a suffix is part of the name: four Magnezone-EX and four Magnezone ex", () => {
    expect(tooMany({ "Magnezone-EX": 4, "Magnezone ex": 4 })).toEqual([]);
    expect(tooMany({ "Magnezone-EX": 5 })).toEqual(["5 Magnezone-EX"]);
  });

  it("NAME-03 δ is not part of the name", () => {
    expect(tooMany({ Aerodactyl: 3, "Aerodactyl δ": 2 })).toEqual(["5 Aerodactyl"]);
  });

  it("NAME-03 Team Plasma is not part of the name: Liepard counts and evolves like the others", () => {
    expect(tooMany({ Liepard: 1, "Liepard (Plasma Blast)": 4 })).toEqual(["5 Liepard"]);
    const t = scenario({ cards, you: { active: "Purrloin", hand: ["Liepard (Plasma Blast)"] } });
    t.evolve("Liepard (Plasma Blast)");
    expect(t.you.active?.hp).toBe(90);
  });

  it("NAME-04 an owner is part of the name: Graveler does not evolve from Brock's Geodude", () => {
    const t = scenario({ cards, you: { active: "Brock's Geodude", bench: ["Geodude"], hand: ["Graveler"] } });
    expect(t.canEvolve("Graveler", "Brock's Geodude")).toBe(false);
    expect(tooMany({ Geodude: 4, "Brock's Geodude": 4 })).toEqual([]);
  });

  it("FAM-18 a regional form is part of the name for evolution", () => {
    const t = scenario({ cards, you: { active: "Meowth", bench: ["Alolan Meowth", "Galarian Meowth"], hand: ["Alolan Persian"] } });
    const fitting = ["Meowth", "Alolan Meowth", "Galarian Meowth"].filter((name) => t.canEvolve("Alolan Persian", name));
    expect(fitting).toEqual(["Alolan Meowth"]);
  });

  it("FAM-18 a regional form is part of the name for the deck's count", () => {
    expect(tooMany({ Meowth: 4, "Alolan Meowth": 4, "Galarian Meowth": 4 })).toEqual([]);
  });
});
