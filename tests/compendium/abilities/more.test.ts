import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities, what they do and what they leave alone", () => {
  it("CMP-236 each Gumshoos-GX searches the premises once", () => {
    const t = scenario({ cards: real("sm1-110"), you: { active: "Gumshoos-GX", bench: ["Gumshoos-GX"] }, opponent: { hand: ["Switch"] } });
    t.useAbility("Search the Premises").useAbility("Search the Premises");
    expect([t.happened("revealed").length, t.canUse("Search the Premises")]).toEqual([2, false]);
  });

  it("CMP-898 Heal Block does not hold damage counters where they are", () => {
    const t = scenario({
      cards: real("bw4-76", "bw1-57"),
      you: { active: "Reuniclus", bench: [{ name: "Chespin", damage: 10 }, "Bronzong"] },
    });
    t.useAbility("Damage Swap").choose("Reuniclus");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([10, 0]);
  });

  it("CMP-750 Rare Candy is for no Pokémon that came into play this turn, and not for a player's first turn", () => {
    const mayEvolve = (turn: number, fresh: boolean) =>
      scenario({
        cards: real("bw5-100", "xy1-14"),
        turn,
        you: { active: { name: "Chespin", fresh }, hand: ["Rare Candy", "Chesnaught"] },
      }).canPlay("Rare Candy");
    expect([mayEvolve(3, false), mayEvolve(3, true), mayEvolve(1, false)]).toEqual([true, false, false]);
  });

  it("CMP-161 a basic Grass Energy that Jungle Totem doubles counts twice for Dragon Break", () => {
    const t = scenario({
      cards: real("sm7-109", "sm3.5-3"),
      you: { active: { name: "Rayquaza-GX", energy: ["Grass Energy", "Grass Energy", "Lightning Energy"] }, bench: ["Venusaur"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Dragon Break");
    expect(t.opponent.active?.damage).toBe(150);
  });

  it("CMP-1569 Dummy Doll's protection stays when Path to the Peak takes Abilities away", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh9-068", "swsh6-148"),
      you: { active: "Chespin", hand: ["Mimikyu V", "Switch"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, hand: ["Path to the Peak"] },
    });
    t.play("Mimikyu V").choose("yes").play("Switch").endTurn().play("Path to the Peak").attack("Pound");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-2107 Fairy Zone gives a Weakness to Dragon Pokémon that have none", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-056", "sm7-109"),
      you: { active: { name: "Lillie's Clefairy ex", energy: ["Psychic Energy", "Water Energy"] } },
      opponent: { active: "Rayquaza-GX" },
    });
    t.attack("Full Moon Rondo");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2123 a Dragon Pokémon with Protective Goggles has no Weakness that Fairy Zone could set", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-056", "sm7-109", "sv03.5-164"),
      you: { active: { name: "Lillie's Clefairy ex", energy: ["Psychic Energy", "Water Energy"] } },
      opponent: { active: { name: "Rayquaza-GX", tools: ["Protective Goggles"] } },
    });
    t.attack("Full Moon Rondo");
    expect(t.opponent.active?.damage).toBe(20);
  });

  describe("Time to Chow Down", () => {
    const dachsbun = (bench: readonly { name: string; under: readonly string[]; energy: readonly string[]; damage?: number }[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("sv07-067", "sv01-097"),
        you: { active: { name: "Fidough", damage: 30, energy: ["Water Energy"] }, bench, hand: ["Dachsbun ex"] },
      });
      return t.evolve("Dachsbun ex").choose("yes");
    };

    it("CMP-2015 Energy is discarded only from those that were healed", () => {
      const t = dachsbun([
        { name: "Quilladin", under: ["Chespin"], energy: ["Grass Energy"], damage: 20 },
        { name: "Quilladin", under: ["Chespin"], energy: ["Fire Energy"] },
      ]);
      expect(t.you.bench.map(({ damage, energy }) => [damage, energy.length])).toEqual([
        [0, 0],
        [0, 1],
      ]);
    });

    it("CMP-2016 Dachsbun ex is healed and loses its Energy too", () => {
      const t = dachsbun([]);
      expect([t.you.active?.damage, t.you.active?.energy]).toEqual([0, []]);
    });
  });

  it("CMP-2231, CMP-2232 Mystery Garden is used only where it lets its player draw", () => {
    const garden = (hand: readonly string[]) =>
      scenario({ edition: "sv", cards: real("me01-122"), stadium: "Mystery Garden", you: { active: "Abra", hand } });
    expect(garden(["Water Energy", "Switch"]).offersStadium()).toBe(false);
    expect(garden(["Water Energy"]).offersStadium()).toBe(true);
  });

  it("CMP-1566 Brazen Tail does not keep Special Energy from the Lost Zone", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-128", "sm8-173"),
      you: { hand: ["Faba"] },
      opponent: { active: { name: "Greedent", energy: ["Double Colorless Energy"] } },
    });
    t.play("Faba");
    expect(t.opponent.lostZone).toEqual(["Double Colorless Energy"]);
  });
});
