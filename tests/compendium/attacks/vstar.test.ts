import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("VSTAR attacks that are copied", () => {
  it("CMP-1930 Genome Hacking may copy a VSTAR attack that the opponent has used, once in a match", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-151", "swsh10.5-031"),
      you: { active: { name: "Mew ex", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Mewtwo VSTAR", energy: ["Psychic Energy", "Psychic Energy"] } },
    });
    t.endTurn().attack("Star Raid").attack("Genome Hacking").choose("Star Raid");
    expect(t.opponent.active?.damage).toBe(120);
    t.endTurn().attack("Genome Hacking");
    if (t.decision.seat === 0) t.choose();
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-1943 a VSTAR attack is not chosen for the Mimed Games of a player who has used a VSTAR Power", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04.5-031", "swsh10.5-031"),
      you: { active: { name: "Mewtwo VSTAR", energy: ["Psychic Energy", "Water Energy"] }, bench: ["Mime Jr."], hand: ["Switch"] },
      opponent: { active: "Mewtwo VSTAR" },
    });
    t.attack("Star Raid").endTurn().play("Switch").attack("Mimed Games");
    if (t.decision.seat === 0) t.choose();
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
    expect(t.opponent.active?.damage).toBe(120);
  });
});
