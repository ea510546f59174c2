import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Evolving and devolving", () => {
  it("CMP-792 Devolution Spray takes the Mega Evolution card off; the Pokémon below and its Energy stay", () => {
    const t = scenario({
      cards: real("bw6-113", "g1-12"),
      you: {
        active: { name: "M Charizard-EX", under: ["Charizard-EX"], energy: ["Fire Energy"], damage: 50 },
        hand: ["Devolution Spray"],
      },
    });
    t.play("Devolution Spray");
    expect(t.you.active).toMatchObject({ cards: ["Charizard-EX"], energy: ["Fire Energy"], damage: 50 });
    expect(t.you.hand).toEqual(["M Charizard-EX"]);
  });

  it("CMP-793, CMP-802 what evolves from a Pokémon with an owner's name does not evolve from one without", () => {
    const cards = real("dc1-11", "dc1-10", "bw6-63");
    const may = (name: string) =>
      scenario({ cards, you: { active: name, hand: ["Team Magma's Claydol"] } }).canEvolve("Team Magma's Claydol");
    expect([may("Team Magma's Baltoy"), may("Baltoy")]).toEqual([true, false]);
  });

  it("CMP-794 the cards of one line come from any expansions", () => {
    const t = scenario({ cards: real("xy3-53", "bw7-98"), you: { active: "Trapinch", hand: ["Vibrava"] } });
    expect(t.evolve("Vibrava").you.active?.cards).toEqual(["Trapinch", "Vibrava"]);
  });

  const shuriken = (place: "active" | "bench") => {
    const greninja = { name: "Greninja" };
    return scenario({
      cards: real("xy1-41", "xy9-41"),
      you: {
        ...(place === "active" ? { active: greninja } : { bench: [greninja] }),
        hand: ["Greninja BREAK", "Water Energy", "Water Energy"],
      },
    });
  };

  it("CMP-795 a Benched Pokémon evolves into its Pokémon BREAK", () => {
    expect(shuriken("bench").evolve("Greninja BREAK").you.bench[0]?.name).toBe("Greninja BREAK");
  });

  it("CMP-798 the Pokémon BREAK remembers that its Ability was used this turn", () => {
    expect(shuriken("active").evolve("Greninja BREAK").canUse("Water Shuriken")).toBe(true);
    const t = shuriken("active").useAbility("Water Shuriken").choose("Water Energy");
    expect(t.opponent.active?.damage).toBe(30);
    expect(t.evolve("Greninja BREAK").canUse("Water Shuriken")).toBe(false);
  });

  it("CMP-796 an evolved Pokémon has the Ability of the card below no more", () => {
    const t = scenario({ edition: "sv", cards: real("sv06-129", "sv06-130"), you: { active: "Drakloak", hand: ["Dragapult ex"] } });
    expect(t.canUse("Recon Directive")).toBe(true);
    expect(t.evolve("Dragapult ex").canUse("Recon Directive")).toBe(false);
  });

  it("CMP-797 Active and Benched Pokémon evolve alike", () => {
    const t = scenario({ you: { active: "Chespin", bench: ["Chespin"], hand: ["Quilladin", "Quilladin"] } });
    t.evolve("Quilladin").evolve("Quilladin", "Chespin");
    expect([t.you.active?.cards, t.you.bench[0]?.cards]).toEqual([
      ["Chespin", "Quilladin"],
      ["Chespin", "Quilladin"],
    ]);
  });

  const ascending = (opponent: string) =>
    scenario({
      edition: "sv",
      cards: real("sv02-124", "sv02-126", "bw3-67"),
      you: { active: { name: "Glimmet", fresh: true, energy: ["Fighting Energy"] }, hand: ["Glimmora"], deck: ["Glimmora", "Abra"] },
      opponent: { active: opponent },
    });

  it("CMP-799 an attack evolves a Pokémon that came into play this turn", () => {
    const t = ascending("Snorlax");
    expect(t.canEvolve("Glimmora")).toBe(false);
    t.attack("Ascension").choose("Glimmora");
    expect(t.you.active?.name).toBe("Glimmora");
  });

  it("CMP-801 an effect that forbids to play Evolution cards from the hand lets an attack evolve from the deck", () => {
    const t = ascending("Archeops").attack("Ascension").choose("Glimmora");
    expect(t.you.active?.name).toBe("Glimmora");
  });

  it("CMP-803 an effect evolves in a player's first turn unless its text forbids it", () => {
    const t = scenario({
      edition: "sv",
      turn: 1,
      cards: real("sv02-124", "sv02-126"),
      opponent: { active: { name: "Glimmet", energy: ["Fighting Energy"] }, hand: ["Glimmora"], deck: ["Abra", "Glimmora", "Zubat"] },
    });
    t.endTurn();
    expect(t.canEvolve("Glimmora")).toBe(false);
    t.attack("Ascension").choose("Glimmora");
    expect(t.opponent.active?.name).toBe("Glimmora");
  });

  it("CMP-800 an effect that evolves comes after the evolving of a turn, not before it", () => {
    const wally = () =>
      scenario({
        cards: real("xy6-94"),
        you: { active: "Chespin", hand: ["Wally", "Quilladin", "Chesnaught"], deck: ["Quilladin", "Chesnaught", "Abra"] },
      });
    expect(wally().evolve("Quilladin").play("Wally").choose("Chesnaught").you.active?.name).toBe("Chesnaught");
    expect(wally().play("Wally").choose("Quilladin").canEvolve("Chesnaught")).toBe(false);
  });
});
