import { describe, expect, it } from "vitest";
import { ability, attack, pokemon } from "../testing/cards";
import { scenario } from "../testing/scenario";

const cards = [
  pokemon("Fezandipiti ex", 210, "Darkness", {
    marks: ["ex"],
    abilities: [
      ability("Flip the Script", {
        kind: "activated",
        limit: "oncePerTurnByName",
        when: { if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours" } },
        steps: [{ do: "draw", count: 3 }],
      }),
    ],
  }),
  pokemon("Dialga-EX", 180, "Metal", { marks: ["EX"] }, attack("Timeless", "", "10", { do: "extraTurn", who: "you" })),
];

const yours = { active: { name: "Ekans", energy: ["Psychic Energy"] } };

describe("what happened in earlier turns", () => {
  it("EFF-51 a Knock Out by an attack was during that turn (Fezandipiti ex, Flip the Script)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Abra", damage: 30 }, bench: ["Fezandipiti ex"] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0);
    expect(t.canUse("Flip the Script")).toBe(true);
    t.endTurn().endTurn();
    expect(t.canUse("Flip the Script")).toBe(false);
  });

  it("EFF-51 one at the Checkup was during nobody's turn", () => {
    const t = scenario({ cards, you: yours, opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Fezandipiti ex"] } });
    t.attack("Poison Sting").choose(0);
    expect(t.opponent.active?.name).toBe("Fezandipiti ex");
    expect(t.canUse("Flip the Script")).toBe(false);
  });

  it("EFF-51 the opponent's last turn stays the same in an extra turn", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: "Dialga-EX", bench: ["Fezandipiti ex", { name: "Abra", damage: 30 }] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0).attack("Timeless");
    expect([t.decision.seat, t.canUse("Flip the Script")]).toEqual([1, true]);
  });
});
