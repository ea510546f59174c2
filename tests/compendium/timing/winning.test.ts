import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const prizes = ["Water Energy"];

describe("When a winner is looked for", () => {
  it("CMP-2036 RUL-19 both last Prize cards are taken, and the promoted Iron Valiant ex Knocks Out the last Pokémon: won", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-077", "sv04-089"),
      you: { active: { name: "Pumpkaboo", energy: ["Psychic Energy", "Psychic Energy"], damage: 40 }, bench: ["Iron Valiant ex"], prizes },
      opponent: { active: { name: "Froakie", damage: 20 }, bench: [{ name: "Chespin", damage: 40 }], prizes },
    });
    t.attack("Reckless Charge");
    expect(t.outcome).toBeNull();
    t.choose("yes");
    expect(t.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("CMP-2036 … and without it both have won: Sudden Death", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-077"),
      you: { active: { name: "Pumpkaboo", energy: ["Psychic Energy", "Psychic Energy"], damage: 40 }, bench: ["Chespin"], prizes },
      opponent: { active: { name: "Froakie", damage: 20 }, bench: ["Chespin"], prizes },
    });
    t.attack("Reckless Charge");
    expect(t.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    t.concede(0);
  });
});
