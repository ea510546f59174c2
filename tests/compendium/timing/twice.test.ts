import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const festival = (tools: readonly string[], coins: string) =>
  scenario({
    edition: "sv",
    cards: real("sv06-044", "sv06-149", "sv04-179"),
    stadium: "Festival Grounds",
    coins,
    you: { active: { name: "Goldeen", energy: ["Water Energy", "Water Energy", "Water Energy"], tools }, bench: ["Chespin"] },
    opponent: { active: "Charizard-EX" },
  });

describe("Attacking twice", () => {
  it("CMP-1974 after its own attack Festival Lead gives no attack of a Technical Machine", () => {
    const t = festival(["Technical Machine: Turbo Energize"], "TT").attack("Whirlpool");
    expect([t.canAttack("Whirlpool"), t.canAttack("Turbo Energize")]).toEqual([true, false]);
    t.attack("Whirlpool");
  });

  it("CMP-1973 … nor a second attack after that of a Technical Machine", () => {
    const t = festival(["Technical Machine: Turbo Energize"], "").attack("Turbo Energize").choose();
    expect(t.view(0).turnSeat).toBe(1);
  });
});
