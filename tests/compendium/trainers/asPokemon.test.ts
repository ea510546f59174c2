import { describe, expect, it } from "vitest";
import { opening, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards that are played as Pokémon", () => {
  const robo = real("xy4-102", "bw3-73", "xy6-2", "xy4-91");

  it("CMP-1153 a Robo Substitute that was Knocked Out is a Knock Out for Retaliate", () => {
    const t = scenario({
      cards: robo,
      you: { active: "Robo Substitute", bench: [{ name: "Terrakion", energy: ["Fighting Energy", "Water Energy"] }] },
      opponent: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] }, bench: ["Zubat"] },
    });
    t.endTurn().attack("Body Slam").attack("Retaliate").choose(0);
    expect(t.opponent.active?.name).toBe("Zubat");
    expect(t.opponent.prizes).toBe(6);
  });

  it("CMP-1155 Robo Substitute counts as a Colorless Pokémon for Shake It Off", () => {
    const t = scenario({
      cards: robo,
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: { active: "Snorlax", bench: ["Robo Substitute", "Froakie"] },
    });
    t.attack("Shake It Off");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-1156 Robo Substitute can be affected by Special Conditions", () => {
    const t = scenario({
      cards: robo,
      you: { active: { name: "Vulpix", energy: ["Fire Energy"] } },
      opponent: { active: "Robo Substitute" },
    });
    t.attack("Confuse Ray");
    expect(t.opponent.active?.conditions).toEqual(["Confused"]);
  });

  it("CMP-1157 Energy and Tools are attached to Robo Substitute", () => {
    const t = scenario({ cards: robo, you: { bench: ["Robo Substitute"], hand: ["Water Energy", "Muscle Band"] } });
    t.attach("Water Energy", "Robo Substitute").attach("Muscle Band", "Robo Substitute");
    expect(t.you.bench[0]).toMatchObject({ energy: ["Water Energy"], tools: ["Muscle Band"] });
  });

  const started = (trainer: string, cards: ReturnType<typeof real>) => {
    const deck = [trainer, "Zubat", ...Array.from({ length: 58 }, () => "Water Energy")];
    const t = opening([deck, deck], { cards });
    const { options } = t;
    t.chooseAs(0, "Zubat").chooseAs(0).chooseAs(1, "Zubat").chooseAs(1);
    return options;
  };

  it("CMP-1158 Robo Substitute is no Basic Pokémon at set-up", () => {
    expect(started("Robo Substitute", robo)).toEqual(["Zubat"]);
  });

  it("CMP-1189 Unidentified Fossil is no Basic Pokémon at set-up", () => {
    expect(started("Unidentified Fossil", real("sm5-134"))).toEqual(["Zubat"]);
  });

  it("CMP-1159 AZ takes a Robo Substitute back to hand", () => {
    const t = scenario({ cards: robo, you: { bench: ["Robo Substitute"], hand: ["AZ"] } });
    t.play("AZ").choose("Robo Substitute");
    expect(t.you.hand).toEqual(["Robo Substitute"]);
  });

  it("CMP-1190, CMP-1191 a Fossil that an Ability brings to its Knock Out is Knocked Out at once, for a Prize", () => {
    const t = scenario({
      cards: real("sm5-134", "bw1-57"),
      you: { active: { name: "Snorlax", damage: 10 }, bench: [{ name: "Unidentified Fossil", damage: 50 }, "Reuniclus"] },
    });
    t.useAbility("Damage Swap").choose("Snorlax").choose("Unidentified Fossil").choose(0);
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Reuniclus"]);
    expect(t.opponent.prizes).toBe(5);
  });
});
