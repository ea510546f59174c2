import { describe, expect, it } from "vitest";
import { opening } from "@/games/pokemon/engine/testing/scenario";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);
const deck = (...first: string[]): string[] => [...first, ...fill(60 - first.length)];
/** Has no Basic Pokémon in its first hand, and hardly anything else after it. */
const late = [...fill(7), ...fill(53, "Froakie")];

describe("Starting the game", () => {
  it("CMP-868, CMP-872 the Active Pokémon stays when a mulligan brings a better one, which may go to the Bench", () => {
    const t = opening([[...deck("Chespin").slice(0, 13), "Fennekin", ...fill(46)], late]);
    t.choose("Chespin").choose().choose("Froakie").choose();
    expect([t.asked, t.you.prizes]).toEqual(["mulliganDraw", 6]);
    t.choose(1);
    expect(t.asked).toBe("mulliganBench");
    t.choose("Fennekin");
    expect([t.you.active?.name, t.you.bench[0]?.name]).toEqual(["Chespin", "Fennekin"]);
  });

  it("CMP-869 a card for the other player's mulligan may be left in the deck", () => {
    const t = opening([deck("Chespin"), late]);
    t.choose("Chespin").choose().choose("Froakie").choose();
    expect(t.options).toContain("0");
    t.choose(0);
    expect(t.view(0).sides[0].handCount).toBe(7);
  });

  it("CMP-870 the number of cards drawn for mulligans is said before one is seen", () => {
    const t = opening([deck("Chespin"), late]);
    t.choose("Chespin").choose().choose("Froakie").choose();
    expect([t.asked, t.decision.kind]).toEqual(["mulliganDraw", "number"]);
    expect(t.you.hand).toEqual(fill(6));
    t.choose(0);
  });

  it("CMP-871 a hand without a Basic Pokémon is shown", () => {
    const t = opening([deck("Chespin"), late]);
    t.choose("Chespin").choose();
    expect(t.happened("mulligan")[0]).toMatchObject({ seat: 1 });
    expect(t.happened("mulligan")[0]?.hand.map(({ card }) => card)).toEqual(fill(7));
    t.choose("Froakie").choose().choose(0);
  });

  it("CMP-873 cards for mulligans are drawn when the other player has found a Basic Pokémon", () => {
    const t = opening([deck("Chespin"), late]);
    t.choose("Chespin").choose();
    expect(t.view(0).sides[0].handCount).toBe(6);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "setupActive" });
    t.choose("Froakie").choose();
    expect(t.asked).toBe("mulliganDraw");
    t.choose(0);
  });
});
