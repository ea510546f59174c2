import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const fill = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

describe("Knocked Out while it was Active", () => {
  it("CMP-84 RUL-25 Destiny Burst acts for a Voltorb that Rapid Spin has put to the Bench", () => {
    const t = scenario({
      cards: real("xy1-29", "xy1-44"),
      coins: "H",
      you: { active: { name: "Blastoise-EX", energy: fill(3, "Water Energy") }, bench: ["Chespin"] },
      opponent: { active: { name: "Voltorb", damage: 30 }, bench: ["Froakie"] },
    });
    t.attack("Rapid Spin").choose(0);
    expect(t.you.bench[0]).toMatchObject({ name: "Blastoise-EX", damage: 50 });
  });

  it("CMP-1992 Heavy Baton moves Energy from one that Exciting Dance has put to the Bench, and to another Pokémon (EFF-48)", () => {
    const t = scenario({
      cards: real("sv02-052", "sv05-151", "sv04-070"),
      you: { active: { name: "Quaquaval ex", energy: fill(2, "Water Energy") }, bench: ["Chespin"] },
      opponent: {
        active: { name: "Iron Hands ex", damage: 220, energy: ["Lightning Energy"], tools: ["Heavy Baton"] },
        bench: ["Froakie", "Zubat"],
      },
    });
    t.attack("Exciting Dance").choose("Froakie").choose(0, 1);
    expect(t.opponent.bench.map(({ name, energy }) => [name, energy])).toEqual([["Zubat", ["Lightning Energy"]]]);
  });

  it("CMP-2400 EFF-48 Photon Cord acts after Push Down, and moves no Energy to the Pokémon it is attached to", () => {
    const t = scenario({
      cards: real("me05-028", "me05-044"),
      you: { active: { name: "Cranidos", energy: fill(3, "Fighting Energy") } },
      opponent: { active: { name: "Miraidon", damage: 110, energy: fill(2, "Lightning Energy") }, bench: ["Froakie", "Zubat"] },
    });
    t.attack("Push Down").choose("Froakie").choose("Lightning Energy").choose(0);
    expect(t.opponent.bench).toMatchObject([{ name: "Zubat", energy: ["Lightning Energy"] }]);
  });
});
