import { describe, expect, it } from "vitest";
import { normalise, sentences, tokens } from "./tokens";

const words = (text: string) => tokens(normalise(text)).map(({ text: word }) => word);

describe("tokens", () => {
  it("splits symbols, signs and brackets, and keeps names whole", () => {
    expect(words("Porygon-Z gets +30 HP (before Mr. Mime).")).toEqual([
      "Porygon-Z",
      "gets",
      "+",
      "30",
      "HP",
      "(",
      "before",
      "Mr.",
      "Mime",
      ")",
      ".",
    ]);
  });

  it("writes runs of type names as symbols", () => {
    expect(words("ColorlessColorless less")).toEqual(["{C}", "{C}", "less"]);
  });

  it("drops the {title} placeholder of Ancient Traits", () => {
    expect(normalise("{title}: This Pokémon is big.")).toBe("This Pokémon is big.");
  });
});

describe("sentences", () => {
  it("takes a bracketed sentence as a remark and one inside a sentence as part of it", () => {
    const found = sentences("Draw a card (before your attack). (Damage is not an effect.) Heal 10 damage.");
    expect(found.map(({ remark }) => remark)).toEqual([false, true, false]);
  });

  it("leaves out the inner reminder of Rule Boxes", () => {
    const [only] = sentences("If it has no Rule Box (Pokémon ex, Pokémon V, etc. have Rule Boxes), draw a card.");
    expect(only?.tokens.map(({ text }) => text).join(" ")).toBe("If it has no Rule Box , draw a card");
  });
});
