import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction } from "./language";

const healBench = { pokemon: "choose", side: "yours", place: "inPlay", count: { upTo: 2 }, where: { damaged: true } } as const;
const bothPotion = trainer("Pokémon Center Lady", "Supporter", {}, { do: "heal", amount: 60, on: healBench });
const discardEnergy = (count: 1 | 2 | "any"): Instruction => ({
  do: "move",
  cards: { cards: "attached", to: { pokemon: "active", side: "opponents" }, what: "energy", count },
  destination: { to: "discard" },
});
const search = (where: boolean, count: 1 | 2 = 1): Instruction => ({
  do: "move",
  cards: { cards: "choose", from: { zone: "deck", of: "you" }, count, ...(where && { where: { category: "Pokémon" } }) },
  destination: { to: "hand" },
});

describe("How card text is read", () => {
  it("EFF-01 card text beats the rules (Weedle, Adaptive Evolution)", () => {
    const t = scenario({ you: { hand: ["Weedle", "Kakuna"] } });
    t.play("Weedle").evolve("Kakuna", "Weedle");
    expect(t.you.bench[0]?.name).toBe("Kakuna");
  });

  it("EFF-01 'can't' beats 'can'", () => {
    const seal = pokemon("Archeops", 130, "Fighting", {
      abilities: [
        ability("Ancient Power", {
          kind: "continuous",
          change: { forbid: "evolve", on: { pokemon: "all", side: "both", place: "inPlay" } },
        }),
      ],
    });
    const t = scenario({ cards: [seal], you: { active: "Weedle", hand: ["Kakuna"] }, opponent: { active: "Archeops" } });
    expect(t.canEvolve("Kakuna")).toBe(false);
  });

  it("EFF-02 the part that cannot be done is skipped", () => {
    const t = scenario({
      cards: [pokemon("Relicanth", 80, "Fighting", {}, attack("Splash", "C", "20", discardEnergy(1), { do: "draw", count: 1 }))],
      you: { active: { name: "Relicanth", energy: ["Water Energy"] } },
    });
    t.attack("Splash");
    expect(t.you.hand).toHaveLength(1);
  });

  it("EFF-02 what is tied to it is skipped as well", () => {
    const tied: Instruction = { do: "ifYouDo", steps: [discardEnergy(1)], then: [{ do: "draw", count: 1 }] };
    const t = scenario({
      cards: [pokemon("Relicanth", 80, "Fighting", {}, attack("Splash", "C", "20", tied))],
      you: { active: { name: "Relicanth", energy: ["Water Energy"] } },
    });
    t.attack("Splash");
    expect(t.you.hand).toEqual([]);
  });

  it("EFF-03 with too few available, what there is", () => {
    const t = scenario({
      cards: [trainer("Team Flare Grunt", "Supporter", {}, discardEnergy(2))],
      you: { hand: ["Team Flare Grunt"] },
      opponent: { active: { name: "Snorlax", energy: ["Fire Energy"] } },
    });
    t.play("Team Flare Grunt");
    expect(t.opponent.discard).toEqual(["Fire Energy"]);
  });

  it("EFF-03 a stated number is exact", () => {
    const t = scenario({
      cards: [trainer("Team Flare Grunt", "Supporter", {}, discardEnergy(2))],
      you: { hand: ["Team Flare Grunt"] },
      opponent: { active: { name: "Snorlax", energy: ["Fire Energy", "Water Energy", "Grass Energy"] } },
    });
    t.play("Team Flare Grunt");
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    t.choose("Fire Energy", "Grass Energy");
  });

  it("EFF-04 a Trainer that could change nothing cannot be played (Potion)", () => {
    expect(scenario({ you: { hand: ["Potion"] } }).canPlay("Potion")).toBe(false);
    expect(scenario({ you: { active: { name: "Snorlax", damage: 10 }, hand: ["Potion"] } }).canPlay("Potion")).toBe(true);
  });

  it("EFF-04 an Ability that could change nothing cannot be used (Delphox, Mystical Fire)", () => {
    expect(scenario({ you: { active: "Delphox", hand: ["Potion"] } }).canUse("Mystical Fire")).toBe(true);
    const full = Array.from({ length: 6 }, () => "Potion");
    expect(scenario({ you: { active: "Delphox", hand: full } }).canUse("Mystical Fire")).toBe(false);
  });

  it("EFF-04 an attack that could change nothing can be used (Snorlax, Rest)", () => {
    const t = scenario({ you: { active: "Snorlax" } });
    t.attack("Rest");
    expect(t.decision.seat).toBe(1);
  });

  it("EFF-05 'up to' is at least 1 for a Trainer", () => {
    const t = scenario({
      cards: [bothPotion],
      you: {
        active: { name: "Snorlax", damage: 60 },
        bench: [
          { name: "Froakie", damage: 10 },
          { name: "Zubat", damage: 10 },
        ],
        hand: ["Pokémon Center Lady"],
      },
    });
    t.play("Pokémon Center Lady");
    expect([t.decision.min, t.decision.max]).toEqual([1, 2]);
    t.choose("Snorlax");
    expect(t.you.active?.damage).toBe(0);
  });

  it("EFF-05 'any number' may be 0 for an attack", () => {
    const t = scenario({
      cards: [pokemon("Relicanth", 80, "Fighting", {}, attack("Splash", "C", "20", discardEnergy("any")))],
      you: { active: { name: "Relicanth", energy: ["Water Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Fire Energy", "Water Energy"] } },
    });
    t.attack("Splash");
    expect([t.decision.min, t.decision.max]).toEqual([0, 2]);
    t.choose();
    expect(t.opponent.active?.energy).toHaveLength(2);
  });

  it("EFF-06 a search for a described card may find none", () => {
    const t = scenario({
      cards: [trainer("Ultra Ball", "Item", {}, search(true))],
      you: { hand: ["Ultra Ball"], deck: ["Chespin", "Potion"] },
    });
    t.play("Ultra Ball");
    expect(t.decision.min).toBe(0);
    t.choose();
    expect(t.you.hand).toEqual([]);
  });

  it("EFF-06 a search for any card must take the number", () => {
    const t = scenario({
      cards: [trainer("Computer Search", "Item", {}, search(false, 2))],
      you: { hand: ["Computer Search"], deck: ["Chespin", "Potion", "Switch"] },
    });
    t.play("Computer Search");
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    t.choose("Chespin", "Switch");
    expect(t.you.hand).toEqual(["Chespin", "Switch"]);
  });

  it("EFF-06 the deck is shuffled, found or not", () => {
    const t = scenario({
      cards: [trainer("Ultra Ball", "Item", {}, search(true))],
      you: { hand: ["Ultra Ball"], deck: ["Chespin", "Potion"] },
    });
    t.play("Ultra Ball").choose();
    expect(t.happened("shuffled").map(({ seat, zone }) => [seat, zone])).toEqual([[0, "deck"]]);
  });

  it("EFF-07 a card goes to its owner's pile: the opponent's Stadium to the opponent's", () => {
    const t = scenario({ stadium: "Shadow Circle", you: { hand: ["Fairy Garden"] } });
    t.play("Fairy Garden");
    expect(t.opponent.discard).toEqual(["Shadow Circle"]);
    expect(t.you.discard).toEqual([]);
  });

  it("EFF-07 Energy is attached only to one's own Pokémon", () => {
    const t = scenario({ you: { active: "Froakie", hand: ["Water Energy"] }, opponent: { active: "Zubat" } });
    expect([t.canAttach("Water Energy", "Froakie"), t.canAttach("Water Energy", "Zubat")]).toEqual([true, false]);
  });
});
