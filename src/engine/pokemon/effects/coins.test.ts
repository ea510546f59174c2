import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF } from "../testing/cards";
import { scenario } from "../testing/scenario";

const victini = pokemon("Victini", 70, "Fire", {
  abilities: [
    ability("Victory Star", {
      kind: "continuous",
      change: { permit: "reflipAttackCoins", on: { pokemon: "all", side: "yours", place: "inPlay" } },
    }),
  ],
});

describe("Coins of an attack that are flipped again", () => {
  it("EFF-26 Victory Star: an attack's coins may be flipped again, once a turn (Victini)", () => {
    const t = scenario({
      cards: [victini],
      coins: "TTTTHHHH",
      you: { active: { name: "Quilladin", energy: ["Grass Energy", "Grass Energy"] }, bench: ["Victini", "Victini"] },
      opponent: { active: "Delphox" },
    });
    t.attack("Pin Missile");
    expect(t.asked).toBe("may");
    t.choose("yes");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("EFF-26 Victory Star: the first results may stay", () => {
    const t = scenario({
      cards: [victini],
      coins: "HTTT",
      you: { active: { name: "Quilladin", energy: ["Grass Energy", "Grass Energy"] }, bench: ["Victini"] },
      opponent: { active: "Delphox" },
    });
    t.attack("Pin Missile").choose("no");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-72 coins that are flipped again undo what came of them, from the first on (Ramming Strike)", () => {
    const ramming = pokemon(
      "Mamoswine",
      100,
      "Water",
      {},
      attack(
        "Ramming",
        "",
        "",
        { do: "draw", count: 1 },
        {
          do: "flip",
          coins: 1,
          tails: [
            { do: "putCounters", count: 2, on: SELF },
            { do: "draw", count: 1 },
          ],
        },
        { do: "flip", coins: 1, tails: [{ do: "putCounters", count: 2, on: SELF }] },
      ),
    );
    const t = scenario({ cards: [victini, ramming], coins: "TTHT", you: { active: "Mamoswine", bench: ["Victini"] } });
    t.attack("Ramming").choose("no");
    expect([t.you.active?.damage, t.you.hand.length]).toEqual([20, 2]);
    t.choose("yes");
    expect([t.you.active?.damage, t.you.hand.length]).toEqual([20, 1]);
    expect(t.happened("coinsSetAside")).toMatchObject([{ seat: 0 }]);
  });
});
