import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction } from "./language";

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

  const toss: Instruction = { do: "flip", coins: 1, heads: [{ do: "draw", count: 1 }] };
  it("EFF-26 Victory Star: the coins of an Ability are no attack's", () => {
    const tosser = pokemon("Tosser", 90, "Colorless", { abilities: [ability("Toss", { kind: "activated", steps: [toss] })] });
    const t = scenario({ cards: [victini, tosser], coins: "T", you: { active: "Tosser", bench: ["Victini"] } });
    t.useAbility("Toss");
    expect([t.asked, t.you.hand]).toEqual(["main", []]);
  });

  it("EFF-26 Victory Star: nor are those that an attack leads to after it", () => {
    const hunter = pokemon("Hunter", 90, "Metal", {}, attack("Hunt", "", "60", { do: "ifKnockedOutByThis", steps: [toss] }));
    const t = scenario({
      cards: [victini, hunter],
      coins: "T",
      you: { active: "Hunter", bench: ["Victini"] },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.attack("Hunt").choose(0);
    expect([t.asked, t.decision.seat]).toEqual(["main", 1]);
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
