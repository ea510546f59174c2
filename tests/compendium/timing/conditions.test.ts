import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const fill = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

describe("What is more about a Special Condition ends with it", () => {
  it("EFF-25 after waking up, a Pokémon put to sleep anew flips one coin (Altaria, Soothing Lullaby)", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-160", "bw8-123"),
      coins: "THHHHH",
      you: { active: { name: "Altaria", energy: ["Water Energy", "Metal Energy", "Metal Energy"] }, hand: ["Hypnotoxic Laser"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Soothing Lullaby");
    expect(t.opponent.active?.conditions).toEqual(["Asleep"]);
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual([]);
    t.play("Hypnotoxic Laser").endTurn();
    expect(t.opponent.active?.conditions).toEqual(["Poisoned"]);
    expect(t.happened("coins").at(-1)?.heads).toHaveLength(1);
  });

  it("EFF-25 a new Poison comes without the counters that Poison Up had added to the old one (Croagunk)", () => {
    const t = scenario({
      cards: real("xy11-58", "bw8-123"),
      coins: "T",
      you: { active: { name: "Croagunk", energy: fill(2, "Psychic Energy") }, hand: ["Hypnotoxic Laser"] },
      opponent: { active: { name: "Charizard-EX", conditions: ["Poisoned"] } },
    });
    t.attack("Poison Up");
    expect(t.opponent.active?.damage).toBe(40);
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(80);
    t.play("Hypnotoxic Laser").endTurn();
    expect(t.opponent.active?.damage).toBe(90);
  });
});
