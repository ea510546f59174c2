import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities and evolving", () => {
  it("CMP-9 Adaptive Evolution does not lift what Evosoda forbids", () => {
    const cards = real("xy1-116", "xy2-1", "xy2-2");
    const hand = ["Evosoda", "Metapod"];
    const fresh = scenario({ cards, you: { active: { name: "Caterpie", fresh: true }, hand, deck: ["Metapod"] } });
    expect([fresh.canEvolve("Metapod"), fresh.canPlay("Evosoda")]).toEqual([true, false]);
    const first = scenario({ cards, turn: 1, you: { active: "Caterpie", hand, deck: ["Metapod"] } });
    expect([first.canEvolve("Metapod"), first.canPlay("Evosoda")]).toEqual([true, false]);
  });

  it("CMP-10 two Adaptive Evolutions take one Pokémon through its whole line in a turn", () => {
    const t = scenario({ cards: real("xy2-1", "xy2-2", "xy2-3"), you: { hand: ["Caterpie", "Metapod", "Butterfree"] } });
    t.play("Caterpie").evolve("Metapod").evolve("Butterfree");
    expect(t.you.bench[0]?.cards).toEqual(["Caterpie", "Metapod", "Butterfree"]);
  });

  it("CMP-39 who uses Bright Look chooses whom it brings", () => {
    const t = scenario({
      cards: real("bw6-19"),
      you: { active: "Vulpix", hand: ["Ninetales"] },
      opponent: { active: "Froakie", bench: ["Chespin", "Zubat"] },
    });
    t.evolve("Ninetales").choose("yes");
    expect(t.decision.seat).toBe(0);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-82 a card with Δ Evolution goes only onto what it evolves from", () => {
    const t = scenario({
      cards: real("xy6-74", "bw6-104"),
      you: { active: { name: "Froakie", fresh: true }, bench: [{ name: "Swablu", fresh: true }], hand: ["Altaria"] },
    });
    expect([t.canEvolve("Altaria", "Swablu"), t.canEvolve("Altaria", "Froakie")]).toEqual([true, false]);
  });

  it("CMP-1144 Broken Time-Space does not lift what Rare Candy forbids", () => {
    const t = scenario({
      edition: "classic",
      cards: real("pl1-104", "bw5-100"),
      stadium: "Broken Time-Space",
      you: { active: "Snorlax", bench: [{ name: "Chespin", fresh: true }], hand: ["Rare Candy", "Chesnaught", "Quilladin"] },
    });
    expect(t.canPlay("Rare Candy")).toBe(false);
    t.evolve("Quilladin").evolve("Chesnaught");
    expect(t.you.bench[0]?.name).toBe("Chesnaught");
  });

  it("CMP-83 Δ Evolution does not lift what Rare Candy forbids", () => {
    const playable = (turn: number, fresh: boolean) => {
      const t = scenario({
        cards: real("xy6-81", "xy6-79", "xy6-78", "bw5-100"),
        turn,
        you: { active: { name: "Pidove", fresh }, hand: ["Rare Candy", "Unfezant"] },
      });
      return t.canPlay("Rare Candy");
    };
    expect([playable(1, false), playable(3, true), playable(3, false)]).toEqual([false, false, true]);
  });

  it("CMP-94, CMP-95 Pupate and Emerge take a Caterpie through its line on the first turn", () => {
    const t = scenario({
      cards: real("sm10-2", "sm10-3", "xy2-3"),
      edition: "sm",
      turn: 1,
      coins: "HH",
      you: { active: { name: "Caterpie", fresh: true }, deck: ["Metapod", "Butterfree", "Water Energy"] },
    });
    t.useAbility("Pupate").choose("Metapod").useAbility("Emerge").choose("Butterfree");
    expect(t.you.active?.cards).toEqual(["Caterpie", "Metapod", "Butterfree"]);
  });

  const eevee = (energy: string, more: { turn?: number; conditions?: "Asleep"[]; deck?: string[] } = {}) => {
    const { turn = 3, conditions = [], deck = ["Vaporeon", "Water Energy"] } = more;
    const t = scenario({
      cards: real("xy3-80", "xy7-22", "xy1-131"),
      turn,
      you: { active: { name: "Eevee", fresh: true, conditions }, hand: [energy], deck },
    });
    return t.attach(energy, "Eevee");
  };

  it("CMP-98 Energy Evolution evolves on the first turn and on the one in which Eevee came", () => {
    for (const turn of [1, 3]) {
      const t = eevee("Water Energy", { turn }).choose("yes").choose("Vaporeon");
      expect(t.you.active?.name).toBe("Vaporeon");
    }
  });

  it("CMP-99 a Rainbow Energy does not start Energy Evolution", () => {
    expect(eevee("Rainbow Energy").asked).toBe("main");
  });

  it("CMP-100 the search of Energy Evolution may find nothing", () => {
    const t = eevee("Water Energy").choose("yes").choose();
    expect(t.you.active?.name).toBe("Eevee");
  });

  it("CMP-102 Energy Evolution works while Eevee is Asleep", () => {
    const t = eevee("Water Energy", { conditions: ["Asleep"] })
      .choose("yes")
      .choose("Vaporeon");
    expect(t.you.active).toMatchObject({ name: "Vaporeon", conditions: [] });
  });

  it("CMP-117 a Shinx that came this turn evolves on the first turn of who goes second", () => {
    const t = scenario({ cards: real("sm5-45", "bw4-44"), edition: "sm", turn: 1, opponent: { hand: ["Shinx", "Luxio"] } });
    t.endTurn().play("Shinx");
    expect(t.canEvolve("Luxio", "Shinx")).toBe(true);
  });

  it("CMP-149 Gothic Fear confuses both Active Pokémon or none", () => {
    const gothicFear = (answer: "yes" | "no") => {
      const t = scenario({ cards: real("xy8-58", "xy8-59"), you: { active: "Gastly", hand: ["Haunter"] } });
      t.evolve("Haunter").choose(answer);
      return [t.you.active?.conditions, t.opponent.active?.conditions];
    };
    expect(gothicFear("yes")).toEqual([["Confused"], ["Confused"]]);
    expect(gothicFear("no")).toEqual([[], []]);
  });

  it("CMP-154 Hot Poison leaves the opponent's Active Pokémon both Burned and Poisoned", () => {
    const t = scenario({ cards: real("sm2-16", "sm2-15"), you: { active: "Salandit", hand: ["Salazzle"] } });
    t.evolve("Salazzle").choose("yes");
    expect(t.opponent.active?.conditions).toEqual(["Burned", "Poisoned"]);
  });

  it("CMP-155 Initialize does not devolve a Stage 2 Pokémon that was put into play without evolving", () => {
    const t = scenario({
      cards: real("sm3-21", "smp-SM211", "sm3-105", "sm3-104"),
      edition: "sm",
      you: {
        active: { name: "Ho-Oh-GX", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] },
        bench: [{ name: "Quilladin", under: ["Chespin"] }],
        discard: ["Charizard-GX"],
      },
      opponent: { active: "Porygon2", hand: ["Porygon-Z"] },
    });
    t.attack("Eternal Flame GX").evolve("Porygon-Z").choose("yes");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Chespin", "Charizard-GX"]);
    expect(t.you.hand).toEqual(["Quilladin"]);
  });

  it("CMP-178 two Moon Guidances take one Pokémon up two stages", () => {
    const t = scenario({
      cards: real("bw8-98"),
      coins: "HH",
      you: { active: "Chespin", bench: ["Clefable", "Clefable"], deck: ["Quilladin", "Chesnaught", "Water Energy"] },
    });
    t.useAbility("Moon Guidance").choose("Quilladin").useAbility("Moon Guidance").choose("Chesnaught");
    expect(t.you.active?.cards).toEqual(["Chespin", "Quilladin", "Chesnaught"]);
  });

  it("CMP-211 Primal Law does not stop an evolution from the deck", () => {
    const t = scenario({
      cards: real("swsh3-53", "swsh3-166"),
      you: { active: "Chespin", deck: ["Quilladin", "Water Energy"], hand: ["Pokémon Breeder's Nurturing", "Quilladin"] },
      opponent: { active: "Dracovish" },
    });
    expect(t.canEvolve("Quilladin")).toBe(false);
    t.play("Pokémon Breeder's Nurturing").choose("Quilladin");
    expect(t.you.active?.name).toBe("Quilladin");
  });
});
