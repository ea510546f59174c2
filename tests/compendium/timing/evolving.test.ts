import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const deck = ["Quilladin", "Chesnaught", "Potion"];

describe("Evolving twice in a turn", () => {
  it("CMP-1000 RUL-18 Evosoda does not evolve again what it has evolved", () => {
    const t = scenario({ cards: real("xy1-116"), you: { active: "Chespin", hand: ["Evosoda", "Evosoda"], deck } });
    t.play("Evosoda").choose("Quilladin");
    expect([t.you.active?.name, t.canPlay("Evosoda")]).toEqual(["Quilladin", false]);
  });

  it("CMP-996 RUL-18 Wally evolves what Evosoda has evolved", () => {
    const t = scenario({ cards: real("xy1-116", "xy6-94"), you: { active: "Chespin", hand: ["Evosoda", "Wally"], deck } });
    t.play("Evosoda").choose("Quilladin").play("Wally").choose("Chesnaught");
    expect(t.you.active?.name).toBe("Chesnaught");
  });

  it("CMP-996 … but not the other way about", () => {
    const t = scenario({ cards: real("xy1-116", "xy6-94"), you: { active: "Chespin", hand: ["Evosoda", "Wally"], deck } });
    t.play("Wally").choose("Quilladin");
    expect([t.you.active?.name, t.canPlay("Evosoda")]).toEqual(["Quilladin", false]);
  });
});
