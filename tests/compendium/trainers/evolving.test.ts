import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards that evolve and devolve", () => {
  it("CMP-977 two Devolution Sprays take a Stage 2 Pokémon down to its Basic in one turn", () => {
    const t = scenario({
      cards: real("xy10-95"),
      you: { active: { name: "Chesnaught", under: ["Chespin", "Quilladin"] }, hand: ["Devolution Spray", "Devolution Spray"] },
    });
    t.play("Devolution Spray").play("Devolution Spray");
    expect(t.you.active?.cards).toEqual(["Chespin"]);
    expect(t.you.hand).toEqual(["Chesnaught", "Quilladin"]);
  });

  it("CMP-978 a Pokémon that evolved this turn may be devolved, and does not evolve again in it", () => {
    const t = scenario({ cards: real("xy10-95"), you: { active: "Chespin", hand: ["Quilladin", "Devolution Spray"] } });
    t.evolve("Quilladin").play("Devolution Spray");
    expect(t.you.active?.cards).toEqual(["Chespin"]);
    expect(t.canEvolve("Quilladin")).toBe(false);
  });

  it("CMP-999 Evosoda may search for a Mega Evolution", () => {
    const t = scenario({
      cards: real("xy1-116", "xy1-1", "xy1-2"),
      you: { active: "Venusaur-EX", hand: ["Evosoda"], deck: ["M Venusaur-EX", "Water Energy"] },
    });
    t.play("Evosoda").choose("M Venusaur-EX");
    expect(t.you.active?.name).toBe("M Venusaur-EX");
  });

  it("CMP-1016 with Forest of Giant Plants an Oddish becomes a Vileplume in the turn it comes", () => {
    const t = scenario({
      cards: real("xy7-74", "bw7-1", "xy7-2", "xy7-3"),
      stadium: "Forest of Giant Plants",
      you: { hand: ["Oddish", "Gloom", "Vileplume"] },
    });
    t.play("Oddish").evolve("Gloom").evolve("Vileplume");
    expect(t.you.bench[0]?.name).toBe("Vileplume");
  });

  it("CMP-994 a Shedinja that Cast-off Shell put onto the Bench is not Basic: Eviolite does not help it", () => {
    const t = scenario({
      cards: real("bw6-10", "bw6-11", "bw6-48", "bw3-91"),
      you: { active: "Nincada", bench: ["Zubat"], hand: ["Ninjask", "Eviolite", "Switch"], deck: ["Shedinja", "Water Energy"] },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.evolve("Ninjask").choose("yes").choose("Shedinja").attach("Eviolite", "Shedinja").play("Switch").choose("Shedinja");
    t.endTurn().attack("Karate Chop");
    expect(t.you.active).toMatchObject({ name: "Shedinja", damage: 30 });
  });

  const candy = (setup: { hand?: string[]; turn?: number; fresh?: boolean; conditions?: "Poisoned"[]; opponent?: string } = {}) =>
    scenario({
      cards: real("bw5-100", "bw3-67", "xy10-95"),
      turn: setup.turn ?? 3,
      you: {
        active: { name: "Chespin", fresh: setup.fresh ?? false, conditions: setup.conditions ?? [] },
        hand: ["Rare Candy", ...(setup.hand ?? ["Chesnaught"])],
      },
      opponent: { active: setup.opponent ?? "Snorlax" },
    });

  it("CMP-1132 Rare Candy evolves: Special Conditions end", () => {
    const t = candy({ conditions: ["Poisoned"] })
      .play("Rare Candy")
      .choose("Chesnaught");
    expect(t.you.active).toMatchObject({ name: "Chesnaught", conditions: [] });
  });

  it("CMP-1133 Rare Candy is not played against Ancient Power", () => {
    expect(candy({ opponent: "Archeops" }).canPlay("Rare Candy")).toBe(false);
  });

  it("CMP-1135, CMP-1142 Rare Candy wants a Stage 2 card in hand", () => {
    expect(candy({ hand: ["Quilladin"] }).canPlay("Rare Candy")).toBe(false);
    expect(candy({ hand: [] }).canPlay("Rare Candy")).toBe(false);
  });

  it("CMP-1136 Rare Candy is not played on one's first turn", () => {
    expect(candy({ turn: 1 }).canPlay("Rare Candy")).toBe(false);
  });

  it("CMP-1137 Rare Candy is not played on a Pokémon that has evolved this turn", () => {
    const t = candy({ hand: ["Quilladin", "Chesnaught"] });
    expect(t.evolve("Quilladin").canPlay("Rare Candy")).toBe(false);
  });

  it("CMP-1138 Rare Candy is not played on a Pokémon that was devolved this turn", () => {
    const t = scenario({
      cards: real("bw5-100", "xy10-95"),
      you: { active: { name: "Quilladin", under: ["Chespin"] }, hand: ["Devolution Spray", "Rare Candy", "Chesnaught"] },
    });
    expect(t.play("Devolution Spray").canPlay("Rare Candy")).toBe(false);
  });

  it("CMP-1140, CMP-1141 Rare Candy evolves a Fossil into the Stage 2 Pokémon of its line", () => {
    const t = scenario({
      cards: real("bw5-100", "sv03.5-152", "sv03.5-140", "sv03.5-141"),
      you: { bench: ["Antique Dome Fossil"], hand: ["Rare Candy", "Kabutops"] },
    });
    t.play("Rare Candy").choose("Kabutops");
    expect(t.you.bench[0]?.name).toBe("Kabutops");
  });

  it("CMP-1145 an Ability of being played to evolve is used after Rare Candy", () => {
    const t = scenario({
      cards: real("bw5-100", "bw10-62", "bw10-63", "bw10-64"),
      you: { active: "Bagon", hand: ["Rare Candy", "Salamence"] },
      opponent: { active: { name: "Snorlax", tools: ["Muscle Band"] } },
    });
    t.play("Rare Candy").choose("Salamence").choose("yes");
    expect(t.opponent.active?.tools).toEqual([]);
  });

  it("CMP-1498 Wally does not let who goes first play a Supporter on the first turn", () => {
    const first = scenario({
      cards: real("g1-RC27"),
      edition: "sv",
      turn: 1,
      you: { active: "Chespin", hand: ["Wally"], deck: ["Quilladin", "Water Energy"] },
      opponent: { active: "Chespin", hand: ["Wally"], deck: ["Water Energy", "Quilladin"] },
    });
    expect(first.canPlay("Wally")).toBe(false);
    expect(first.endTurn().canPlay("Wally")).toBe(true);
  });
});
