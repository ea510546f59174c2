import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Knocked Out by an attack, not by its damage", () => {
  const looping = (hand: string[] = []) =>
    scenario({
      edition: "sv",
      cards: real("swsh7-186", "xy11-104"),
      you: { active: { name: "Medicham V", energy: ["Water Energy", "Water Energy"] }, hand, deck: ["Abra", "Chespin"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat", { name: "Abra", damage: 20 }] },
    })
      .attack("Yoga Loop")
      .choose("Froakie");

  it("CMP-1599, CMP-1600 the turn that Yoga Loop gives begins with a card, and has no Yoga Loop", () => {
    const t = looping();
    t.choose(0).chooseAs(1, "Zubat");
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    expect(t.you.hand.toSorted()).toEqual(["Abra", "Water Energy"]);
    expect(t.canAttack("Yoga Loop")).toBe(false);
  });

  it("CMP-1610 Pokémon Ranger does not let Yoga Loop be used again: what was used is no effect", () => {
    const t = looping(["Pokémon Ranger"]);
    t.choose(0).chooseAs(1, "Zubat");
    if (t.canPlay("Pokémon Ranger")) t.play("Pokémon Ranger");
    expect(t.canAttack("Yoga Loop")).toBe(false);
  });

  it("CMP-1611 Foul Play copies Yoga Loop turn after turn: nobody used Yoga Loop", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-186", "bw1-71"),
      you: { active: { name: "Zoroark", energy: ["Water Energy", "Water Energy"] } },
      opponent: {
        active: "Medicham V",
        bench: [
          { name: "Abra", damage: 20 },
          { name: "Zubat", damage: 30 },
        ],
      },
    });
    t.attack("Foul Play").choose("Yoga Loop").choose("Abra").choose(0);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    t.attack("Foul Play").choose("Yoga Loop").choose("Zubat").choose(1);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    expect(t.opponent.bench).toEqual([]);
  });

  it("CMP-1885 Genome Hacking copies Yoga Loop turn after turn, as Foul Play does", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-186", "sv03.5-151"),
      you: { active: { name: "Mew ex", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
      opponent: {
        active: "Medicham V",
        bench: [
          { name: "Abra", damage: 20 },
          { name: "Zubat", damage: 30 },
        ],
      },
    });
    t.attack("Genome Hacking").choose("Yoga Loop").choose("Abra").choose(0);
    t.attack("Genome Hacking").choose("Yoga Loop").choose("Zubat").choose(1);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    expect(t.opponent.bench).toEqual([]);
  });

  it("CMP-1936 in the turn that Yoga Loop gives, Pokémon evolve that came into play in the one before", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-186", "xy1-13"),
      you: { active: { name: "Medicham V", energy: ["Water Energy", "Water Energy"] }, hand: ["Chespin", "Quilladin"] },
      opponent: { bench: [{ name: "Abra", damage: 20 }] },
    });
    t.play("Chespin");
    expect(t.canEvolve("Quilladin")).toBe(false);
    t.attack("Yoga Loop").choose("Abra").choose(0);
    expect(t.canEvolve("Quilladin")).toBe(true);
  });
});
