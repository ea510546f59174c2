import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CC = ["Water Energy", "Water Energy"];

describe("Special Conditions", () => {
  it("CMP-849 an attack that Confusion stopped was not used, so Watch and Learn has nothing to copy", () => {
    const t = scenario({
      cards: real("xy9-67"),
      coins: "T",
      you: { active: { name: "Froakie", energy: CC, conditions: ["Confused"] } },
      opponent: { active: { name: "Sudowoodo", energy: ["Fighting Energy", "Water Energy"] } },
    });
    t.attack("Pound");
    expect(t.you.active?.damage).toBe(30);
    t.attack("Watch and Learn");
    expect(t.you.active?.damage).toBe(30);
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-850 a new Poison with one counter replaces one with two", () => {
    const t = scenario({
      cards: real("bw3-10"),
      you: {
        active: { name: "Amoonguss", energy: ["Grass Energy"] },
        bench: [{ name: "Ekans", energy: ["Psychic Energy"] }],
        hand: ["Switch"],
      },
    });
    t.attack("Toxic").endTurn();
    expect(t.opponent.active?.damage).toBe(40);
    t.play("Switch").attack("Poison Sting");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-851 the Confusion coin falls before the attack's coin and its choices", () => {
    const t = scenario({
      coins: "T",
      you: { active: { name: "Pikachu", energy: ["Lightning Energy"], conditions: ["Confused"] } },
    });
    t.attack("Nuzzle");
    expect(t.happened("coins").map(({ why }) => why)).toEqual(["Confused"]);
  });

  it("CMP-852 since Sun & Moon a Burn does its damage first and may then be cured", () => {
    for (const edition of ["sm", "swsh", "sv"] as const) {
      const t = scenario({ edition, coins: "H", you: { active: { name: "Snorlax", conditions: ["Burned"] } } });
      t.endTurn();
      expect(t.you.active).toMatchObject({ damage: 20, conditions: [] });
    }
  });

  it("CMP-853 a Pokémon Paralyzed in the opponent's turn is so for its own turn, and no longer", () => {
    const t = scenario({
      cards: real("bw1-44"),
      coins: "H",
      you: { active: { name: "Joltik", energy: ["Lightning Energy"] } },
      opponent: { active: { name: "Snorlax", energy: [...CC, ...CC] }, bench: ["Zubat"] },
    });
    t.attack("Stun Needle");
    expect([t.canAttack(), t.canRetreat()]).toEqual([false, false]);
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-855 what an attack does to a Pokémon ends on the Bench", () => {
    const t = scenario({
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: { active: "Froakie", bench: ["Zubat"], hand: ["Switch", "Switch"] },
    });
    t.attack("Sand Tomb");
    expect(t.canRetreat()).toBe(false);
    t.play("Switch");
    t.play("Switch");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-856 Poison lasts until its Pokémon is Benched or evolves", () => {
    const t = scenario({
      you: { active: { name: "Chespin", conditions: ["Poisoned"] }, hand: ["Quilladin"] },
      opponent: { active: { name: "Froakie", conditions: ["Poisoned"] }, bench: ["Zubat"], hand: ["Switch"] },
    });
    t.evolve("Quilladin").endTurn();
    expect(t.you.active).toMatchObject({ name: "Quilladin", conditions: [], damage: 0 });
    expect(t.opponent.active?.damage).toBe(10);
    t.play("Switch");
    expect(t.opponent.bench[0]?.conditions).toEqual([]);
  });

  it("CMP-858 a Pokémon that wakes after the opponent's turn may attack in its own", () => {
    const t = scenario({
      cards: real("bw1-48"),
      coins: "H",
      you: { active: { name: "Munna", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Froakie", energy: CC } },
    });
    t.attack("Hypnosis");
    expect(t.canAttack("Pound")).toBe(true);
  });

  it("CMP-859, CMP-862 the coin for a Special Condition is flipped although the Pokémon is Paralyzed already", () => {
    const t = scenario({
      cards: real("bw1-44"),
      coins: "T",
      you: { active: { name: "Joltik", energy: ["Lightning Energy"] } },
      opponent: { active: { name: "Snorlax", conditions: ["Paralyzed"] } },
    });
    t.attack("Stun Needle");
    expect(t.happened("coins")).toHaveLength(1);
    expect(t.opponent.active?.conditions).toEqual(["Paralyzed"]);
  });

  it("CMP-860 who is put to sleep while Asleep flips at the end of the turn all the same", () => {
    const t = scenario({
      cards: real("bw1-48"),
      coins: "H",
      you: { active: { name: "Munna", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Froakie", conditions: ["Asleep"] } },
    });
    t.attack("Hypnosis");
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-861, CMP-866 the coin of a sleeping Pokémon is flipped without being asked for, by its own player", () => {
    const t = scenario({ coins: "T", opponent: { active: { name: "Froakie", conditions: ["Asleep"] } } });
    t.endTurn();
    expect(t.happened("coins").map(({ seat, why }) => [seat, why])).toEqual([[1, "Asleep"]]);
    expect(t.asked).toBe("main");
  });

  it("CMP-864 evolving heals nothing", () => {
    const t = scenario({ you: { active: { name: "Chespin", damage: 40, conditions: ["Poisoned"] }, hand: ["Quilladin"] } });
    t.evolve("Quilladin");
    expect(t.you.active).toMatchObject({ damage: 40, conditions: [] });
  });

  it("CMP-865 Poison counts already at the end of the turn in which it came", () => {
    const t = scenario({
      cards: real("bw2-40"),
      you: { active: { name: "Scolipede", energy: ["Psychic Energy", "Water Energy"] } },
      opponent: { active: "Snorlax" },
    });
    t.attack("Toxic Claws");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-867 of two sleeping Pokémon the one whose player is next flips first", () => {
    const t = scenario({
      coins: "HT",
      you: { active: { name: "Chespin", conditions: ["Asleep"] } },
      opponent: { active: { name: "Froakie", conditions: ["Asleep"] } },
    });
    t.endTurn();
    expect(t.happened("coins").map(({ seat }) => seat)).toEqual([1, 0]);
    expect([t.opponent.active?.conditions, t.you.active?.conditions]).toEqual([[], ["Asleep"]]);
  });
});
