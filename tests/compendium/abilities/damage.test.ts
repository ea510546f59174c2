import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities about damage and Knock Outs", () => {
  it("CMP-77 Darkness Guard lessens the damage before the attack discards its Energy", () => {
    const t = scenario({
      cards: real("bw2-56", "swsh3-105"),
      you: { active: { name: "Excadrill", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] } },
      opponent: { active: { name: "Darkrai", energy: ["Darkness Energy"] } },
    });
    t.attack("Drill Run");
    expect(t.opponent.active).toMatchObject({ damage: 60, energy: [] });
  });

  const shedinja = (bench: { name: string; tools: string[] }[]) => {
    const t = scenario({
      cards: real("bw6-48", "bw6-92", "bw6-54"),
      you: { active: { name: "Giratina-EX", energy: ["Grass Energy", "Psychic Energy", "Water Energy"] } },
      opponent: { active: "Shedinja", bench },
    });
    return t.attack("Shred");
  };

  it("CMP-96 while Garbotoxin takes Empty Shell away, a Prize is taken for Shedinja", () => {
    const t = shedinja([{ name: "Garbodor", tools: ["Muscle Band"] }]).choose(0);
    expect(t.you.prizes).toBe(5);
  });

  it("CMP-97 an attack that no effect on the Defending Pokémon touches still brings no Prize for Empty Shell", () => {
    const t = shedinja([{ name: "Garbodor", tools: [] }]);
    expect(t.you.prizes).toBe(6);
    expect(t.opponent.active?.name).toBe("Garbodor");
  });

  it("CMP-122 a Retreat Cost that is gone is not raised", () => {
    const t = scenario({ cards: real("swsh2-35", "swsh2-160"), stadium: "Galar Mine", you: { active: "Cinderace V" } });
    expect(t.you.active?.retreatCost).toBe(0);
  });

  it("CMP-150 what raises HP adds to the HP that Gourgantic sets", () => {
    const t = scenario({
      cards: real("xy4-45", "xy8-141", "xy3-102"),
      stadium: "Training Center",
      you: { active: { name: "Gourgeist", energy: ["Grass Energy"], tools: ["Heavy Boots"] } },
    });
    expect(t.you.active?.hp).toBe(250);
  });

  it("CMP-158 Intimidating Fang lessens what an attack does to the Bench", () => {
    const t = scenario({
      cards: real("sm10-113", "sv02-032"),
      you: { active: { name: "Pyroar", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: "Sandile", bench: ["Froakie"] },
    });
    t.attack("Overrun");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([40, 0]);
  });

  it("CMP-158 Intimidating Fang lessens what an attacker does to itself", () => {
    const t = scenario({
      cards: real("sm10-113"),
      you: { active: { name: "Voltorb", energy: ["Lightning Energy"] } },
      opponent: { active: "Sandile" },
    });
    t.attack("Self-Destruct");
    expect(t.you.active?.damage).toBe(40);
  });

  it("CMP-159 a Falinks V has Falinks in its name", () => {
    const t = scenario({
      cards: real("swsh2-109", "swsh2-110"),
      you: { active: { name: "Falinks", energy: ["Water Energy", "Water Energy"] }, bench: ["Falinks V", "Falinks"] },
      opponent: { active: "Falinks V" },
    });
    t.attack("Team Attack");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-209 Power Saver counts the team's Pokémon of both players, Groudon-EX itself among them", () => {
    const canAttack = (theirs: string[]) => {
      const t = scenario({
        cards: real("dc1-15", "dc1-1"),
        you: {
          active: { name: "Team Magma's Groudon-EX", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy", "Fire Energy"] },
          bench: ["Team Magma's Numel"],
        },
        opponent: { bench: theirs },
      });
      return t.canAttack("Magma Quake");
    };
    expect(canAttack(["Team Magma's Numel", "Team Magma's Numel"])).toBe(false);
    expect(canAttack(["Team Magma's Numel", "Team Magma's Numel", "Team Magma's Numel"])).toBe(true);
  });

  it("CMP-210 Pressure lessens an attack on every Pokémon that it hits", () => {
    const t = scenario({
      cards: real("sv03-030", "smp-SM30"),
      you: { active: { name: "Tapu Koko", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: "Entei", bench: ["Froakie"] },
    });
    t.attack("Flying Flip");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 0]);
  });

  it("CMP-221 Renegade Pulse stops the damage, not what the attack does elsewhere; θ Stop changes nothing", () => {
    const t = scenario({
      cards: real("xy7-8", "xy7-57"),
      you: { active: { name: "M Sceptile-EX", energy: ["Grass Energy", "Water Energy"] }, bench: ["Snorlax"], hand: ["Grass Energy"] },
      opponent: { active: "Giratina-EX" },
    });
    t.attack("Jagged Saber").choose("yes").choose("Grass Energy");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
  });

  it("CMP-226 Charizard that Roaring Resolve Knocks Out first gets its Energy", () => {
    const t = scenario({
      cards: real("smp-SM158"),
      you: { active: { name: "Charizard", damage: 140 }, bench: ["Zubat"], deck: ["Fire Energy", "Fire Energy", "Water Energy"] },
    });
    t.useAbility("Roaring Resolve").choose("Fire Energy", "Fire Energy").choose(0);
    expect(t.you.discard.toSorted()).toEqual(["Charizard", "Fire Energy", "Fire Energy"]);
  });

  it("CMP-229 Royal Heal is not a choice", () => {
    const t = scenario({ cards: real("bw1-6"), you: { active: { name: "Snorlax", damage: 30 }, bench: ["Serperior"] } });
    t.endTurn();
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-183 the counters of Shell Trap are an effect of that attack, which Mystic Heart prevents", () => {
    const t = scenario({
      cards: real("sm2-18", "xy11-75"),
      edition: "sm",
      you: { active: { name: "Turtonator-GX", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Magnemite", energy: ["Metal Energy"] }, bench: ["Magearna-EX"] },
    });
    t.attack("Shell Trap").attack("Tackle");
    expect(t.opponent.active).toMatchObject({ name: "Magnemite", damage: 40 });
  });

  it("CMP-228 between turns the player whose turn is next orders what heals and what hurts", () => {
    const t = scenario({
      cards: real("bw7-99", "bw1-6"),
      you: { active: "Flygon" },
      opponent: { active: "Snorlax", bench: ["Serperior"] },
    });
    t.endTurn();
    expect(t.decision).toMatchObject({ seat: 1, purpose: "orderTriggers" });
    t.choose("Sand Slammer");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-166 Magic Evens looks at the damage with everything that was added", () => {
    const damage = (tools: string[]) => {
      const t = scenario({
        cards: real("sm7-56", "sm2-121"),
        you: { active: { name: "Froakie", energy: ["Water Energy", "Water Energy"], tools } },
        opponent: { active: "Mr. Mime-GX" },
      });
      return t.attack("Water Drip").opponent.active?.damage;
    };
    expect([damage([]), damage(["Choice Band"])]).toEqual([0, 50]);
  });

  it("CMP-196 Primal Winds makes Mewtwo & Mew-GX pay more for the attack of an evolved Pokémon too", () => {
    const canAttack = (fire: number) => {
      const t = scenario({
        cards: real("sm11-71", "sm11-244", "smp-SM211"),
        you: {
          active: { name: "Mewtwo & Mew-GX", energy: Array.from({ length: fire }, () => "Fire Energy") },
          discard: ["Charizard-GX"],
        },
        opponent: { active: "Aerodactyl-GX" },
      });
      return t.canAttack("Flamethrower");
    };
    expect([canAttack(4), canAttack(5)]).toEqual([false, true]);
  });

  it("CMP-1537 Last Gift takes a card at least: its search is no choice", () => {
    const t = scenario({
      cards: real("swsh6-57"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Water Energy"] } },
      opponent: { active: { name: "Gengar", damage: 120 }, bench: ["Zubat"], deck: ["Abra", "Pikachu", "Water Energy"] },
    });
    t.attack("Pound");
    expect(t.decision).toMatchObject({ seat: 1, min: 1, max: 2 });
    t.choose("Abra").choose(0);
    expect(t.opponent.hand).toContain("Abra");
  });
});
