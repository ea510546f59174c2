import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Stadiums", () => {
  it("CMP-975 Rough Seas that comes again after Delinquent is used again", () => {
    const t = scenario({
      cards: real("xy5-137", "xy9-98"),
      stadium: "Rough Seas",
      you: { active: { name: "Froakie", damage: 50 }, hand: ["Delinquent", "Rough Seas"] },
      opponent: { hand: ["Abra", "Abra", "Abra"] },
    });
    t.useStadium().play("Delinquent").play("Rough Seas").useStadium();
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-979 Dimension Valley cheapens an attack that Mew-EX uses of another Psychic Pokémon once", () => {
    const canAttack = (energy: string[]) =>
      scenario({
        cards: real("xy4-93", "bw6-120", "bw3-60"),
        stadium: "Dimension Valley",
        you: { active: { name: "Mew-EX", energy }, bench: ["Chandelure"] },
      }).canAttack("Eerie Glow");
    expect(canAttack(["Psychic Energy", "Psychic Energy"])).toBe(true);
    expect(canAttack(["Psychic Energy"])).toBe(false);
  });

  it("CMP-1003 a Primal Pokémon is a Mega Evolution Pokémon for Faded Town", () => {
    const t = scenario({
      cards: real("xy7-73", "xy5-149"),
      stadium: "Faded Town",
      you: { active: "Primal Kyogre-EX", bench: ["Charizard-EX"] },
    });
    t.endTurn();
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([20, 0]);
  });

  it("CMP-1006, CMP-1007 Fighting Stadium adds damage to the Active Pokémon-EX, not to those on the Bench", () => {
    const t = scenario({
      cards: real("xy3-90", "bw5-54"),
      stadium: "Fighting Stadium",
      you: { active: { name: "Groudon-EX", energy: ["Fighting Energy", "Fighting Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Charizard-EX"] },
    });
    t.attack("Tromp");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([40, 10]);
  });

  const frozen = (energy: string, more: { damage?: number; evolution?: string } = {}) => {
    const t = scenario({
      cards: real("bw9-100", "xy3-80", "xy7-22", "bw9-64"),
      stadium: "Frozen City",
      you: {
        active: { name: "Eevee", damage: more.damage ?? 0 },
        bench: ["Zubat"],
        hand: [energy],
        deck: ["Vaporeon", "Umbreon", "Water Energy"],
      },
    });
    return t.attach(energy, "Eevee");
  };

  it("CMP-1017 Eevee that Frozen City brings to its last HP still evolves by Energy Evolution", () => {
    const t = frozen("Water Energy", { damage: 40 }).choose("Frozen City").choose("yes").choose("Vaporeon");
    expect(t.you.active).toMatchObject({ name: "Vaporeon", damage: 60 });
  });

  it("CMP-1680 Eevee that evolves by Energy Evolution first is another Pokémon than the one Frozen City answers", () => {
    const t = frozen("Water Energy").choose("Energy Evolution").choose("yes").choose("Vaporeon");
    expect(t.you.active).toMatchObject({ name: "Vaporeon", damage: 0 });
  });

  it("CMP-101 EFF-56 Energy Evolution, which a Fighting Energy gives nothing to do, is not put into an order with Frozen City", () => {
    expect(frozen("Fighting Energy").you.active?.damage).toBe(20);
  });

  it("EFF-56 Herbal Energy, which must heal and finds no damage yet, may come before Frozen City or after it", () => {
    const attached = (first: string) => {
      const t = scenario({
        cards: real("bw9-100", "xy3-103"),
        stadium: "Frozen City",
        you: { active: "Chespin", hand: ["Herbal Energy"] },
      });
      return t.attach("Herbal Energy", "Chespin").choose(first).you.active?.damage;
    };
    expect([attached("Herbal Energy"), attached("Frozen City")]).toEqual([20, 0]);
  });

  it("CMP-1019 Frozen City puts two counters for a card, however much Energy it provides", () => {
    expect(frozen("Double Colorless Energy").you.active?.damage).toBe(20);
  });

  it("CMP-1162 Rough Seas heals every Water and Lightning Pokémon, not some", () => {
    const t = scenario({
      cards: real("xy5-137"),
      stadium: "Rough Seas",
      you: {
        active: { name: "Froakie", damage: 40 },
        bench: [
          { name: "Pikachu", damage: 20 },
          { name: "Abra", damage: 20 },
        ],
      },
    });
    t.useStadium();
    expect([t.you.active?.damage, ...t.you.bench.map(({ damage }) => damage)]).toEqual([10, 0, 20]);
  });

  it("CMP-1167 Silent Lab leaves Ancient Traits", () => {
    const t = scenario({
      cards: real("xy5-140", "xy5-60", "xy5-127"),
      stadium: "Silent Lab",
      you: { bench: ["Zubat"], hand: ["Escape Rope"] },
      opponent: { active: "Electrike", bench: ["Froakie"] },
    });
    t.play("Escape Rope");
    expect(t.opponent.active?.name).toBe("Electrike");
  });

  it("CMP-1168 under Silent Lab a Pokémon BREAK has the Ability of the Basic Pokémon below it", () => {
    const t = scenario({
      cards: real("xy5-140", "xy4-36", "xyp-XY155", "xy1-26"),
      stadium: "Silent Lab",
      you: { active: "Wobbuffet", bench: ["Delphox"], hand: ["Wobbuffet BREAK"] },
    });
    expect(t.canUse("Mystical Fire")).toBe(true);
    t.evolve("Wobbuffet BREAK");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-1186 Training Center gives a Mega Evolution Pokémon no HP", () => {
    const t = scenario({
      cards: real("xy3-102", "xy1-1", "xy1-2"),
      stadium: "Training Center",
      you: { active: { name: "M Venusaur-EX", under: ["Venusaur-EX"] }, bench: ["Quilladin"] },
    });
    expect([t.you.active?.hp, t.you.bench[0]?.hp]).toEqual([230, 120]);
  });

  it("CMP-1192 Virbank City Gym adds two counters to the four of Ultra-Toxic Fang", () => {
    const t = scenario({
      cards: real("bw8-126", "bw8-55"),
      stadium: "Virbank City Gym",
      you: { active: { name: "Crobat", energy: ["Psychic Energy", "Water Energy", "Water Energy"] } },
    });
    t.attack("Ultra-Toxic Fang");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1172 Marshadow may leave the Bench before the end of Sky Field shrinks it, and five stay", () => {
    const t = scenario({
      edition: "sm",
      cards: real("sm10-81", "xy6-89"),
      stadium: "Sky Field",
      you: { bench: ["Marshadow", "Zubat", "Zubat", "Zubat", "Zubat", "Zubat", "Chespin", "Froakie"] },
    });
    t.useAbility("Resetting Hole").choose("Chespin", "Froakie");
    expect([t.you.bench.map(({ name }) => name), t.stadium]).toEqual([["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], null]);
  });
});
