import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
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
});
