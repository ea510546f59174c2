import { describe, expect, it } from "vitest";
import { tcgdexCard } from "./tcgdex";
import { missingSides } from "./weaknesses";

const sides = (id: string, name: string, type: string, part: object = {}) =>
  missingSides(
    tcgdexCard.parse({ id, set: id.split("-")[0], localId: "1", name: { en: name }, category: "Pokemon", types: [type], ...part }),
  );

describe("Weaknesses that records lack", () => {
  it("are those of most Pokémon of the type", () => {
    expect(sides("sv10.5w-1", "Klink", "Metal")).toEqual({
      weaknesses: [{ type: "Fire", value: "×2" }],
      resistances: [{ type: "Grass", value: "-30" }],
    });
  });

  it("are those of the species where that is unlike others of its type", () => {
    expect(sides("sv10.5b-1", "Braviary", "Colorless")).toMatchObject({
      weaknesses: [{ type: "Lightning" }],
      resistances: [{ type: "Fighting" }],
    });
  });

  it("are none for Dragon Pokémon, for other sets, and where the record knows", () => {
    expect(sides("sv10.5b-1", "Axew", "Dragon")).toEqual({});
    expect(sides("sv09-1", "Klink", "Metal")).toEqual({});
    expect(sides("sv10.5w-1", "Klink", "Metal", { weaknesses: [{ type: "Water", value: "×2" }] })).toEqual({});
  });
});
