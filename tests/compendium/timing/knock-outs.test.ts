import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Several Knock Outs at once", () => {
  const blast = (you: { bench: string[]; prizes?: string[] }, opponent: { bench: string[]; prizes?: string[] }) =>
    scenario({
      edition: "sv",
      cards: real("sv06.5-020"),
      you: { active: "Dusknoir", ...you },
      opponent: { active: "Snorlax", ...opponent },
    }).useAbility("Cursed Blast");
  const last = ["Water Energy"];

  it("CMP-2239 after Cursed Blast the player whose turn is next takes the Prize card and fills the Active Spot first", () => {
    const t = blast({ bench: ["Chespin", "Froakie"] }, { bench: ["Abra", "Zubat"] });
    t.choose("Snorlax");
    const seats = [];
    for (; t.asked !== "main"; t.choose(t.options[0] ?? "")) seats.push([t.asked, t.decision.seat]);
    expect(seats.map(([, seat]) => seat)).toEqual([1, 0, 1, 0]);
    expect(seats.slice(0, 2).map(([asked]) => asked)).toEqual(["takePrizes", "takePrizes"]);
  });

  it("CMP-2240 who alone can fill the Active Spot wins where Cursed Blast takes both last Prize cards", () => {
    const alone = blast({ bench: [], prizes: last }, { bench: ["Abra"], prizes: last }).choose("Snorlax");
    expect(alone.outcome).toMatchObject({ winner: 1 });
    const other = blast({ bench: ["Chespin"], prizes: last }, { bench: [], prizes: last });
    expect(other.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-2240 … and where both or neither can, it is Sudden Death", () => {
    const both = blast({ bench: ["Chespin"], prizes: last }, { bench: ["Abra"], prizes: last }).choose("Snorlax");
    expect(both.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    both.concede(0);
    const neither = blast({ bench: [], prizes: last }, { bench: [], prizes: last });
    expect(neither.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    neither.concede(0);
  });
});

describe("Bring Down", () => {
  it("CMP-2220, CMP-2221 Knocks Out the Pokémon with the least HP left, its player's own too", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-041"),
      you: { active: { name: "Inteleon", energy: ["Water Energy"] }, bench: [{ name: "Charizard-EX", damage: 170 }] },
    });
    t.attack("Bring Down");
    expect(t.asked).toBe("takePrizes");
    t.choose(...t.options.slice(0, t.decision.min));
    expect(t.you.bench).toEqual([]);
    expect(t.opponent.active?.name).toBe("Snorlax");
  });

  it("CMP-2222 chooses the Pokémon with the least HP left though Mist Energy guards it, and Knocks Out nobody", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-041", "sv05-161"),
      you: { active: { name: "Inteleon", energy: ["Water Energy"] } },
      opponent: { active: { name: "Abra", energy: ["Mist Energy"] }, bench: ["Chespin"] },
    });
    t.attack("Bring Down");
    expect([t.opponent.active?.name, t.opponent.bench.length]).toEqual(["Abra", 1]);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });
});
