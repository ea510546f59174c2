import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Retreating", () => {
  it("CMP-834 damage stays on a Pokémon that retreats, its Special Conditions do not", () => {
    const t = scenario({ you: { active: { name: "Zubat", damage: 20, conditions: ["Poisoned"] }, bench: ["Froakie"] } });
    expect(t.retreat().you.bench[0]).toMatchObject({ name: "Zubat", damage: 20, conditions: [] });
  });

  it("CMP-835 another Pokémon takes the place of the one that retreats", () => {
    const t = scenario({ you: { active: "Zubat", bench: ["Froakie", "Abra"] } }).retreat();
    expect(t.options).toEqual(["Froakie", "Abra"]);
    t.choose("Abra");
    expect(scenario({ you: { active: "Zubat" } }).canRetreat()).toBe(false);
  });

  it("CMP-836 a Pokémon retreats to a full Bench", () => {
    const t = scenario({ you: { active: "Zubat", bench: ["Froakie", "Abra", "Chespin", "Fennekin", "Voltorb"] } });
    t.retreat().choose("Froakie");
    expect(t.you.bench).toHaveLength(5);
  });

  it("CMP-837 nobody pays more than the Retreat Cost", () => {
    const t = scenario({ you: { active: { name: "Zubat", energy: ["Darkness Energy"] }, bench: ["Froakie"] } }).retreat();
    expect([t.asked, t.you.bench[0]?.energy]).toEqual(["main", ["Darkness Energy"]]);
  });

  it("CMP-838 what adds to the Retreat Cost makes it one for a Pokémon without", () => {
    const cost = (active: string) =>
      scenario({ edition: "sv", cards: real("sv06-005"), you: { active }, opponent: { active: "Quilladin" } }).opponent.active?.retreatCost;
    expect([cost("Froakie"), cost("Ariados")]).toEqual([3, 4]);
  });

  it("CMP-839 the Energy comes from the Pokémon, not from the hand", () => {
    const may = (energy: string[]) =>
      scenario({ you: { active: { name: "Froakie", energy }, bench: ["Abra"], hand: ["Water Energy"] } }).canRetreat();
    expect([may(["Water Energy"]), may([])]).toEqual([true, false]);
  });
});
