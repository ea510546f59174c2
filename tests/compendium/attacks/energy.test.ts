import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];
const DCE = "Double Colorless Energy";

describe("Attacks that discard and attach Energy", () => {
  it("CMP-446 Flare Destroy discards an Energy of its user though the Defending Pokémon has none", () => {
    const t = scenario({
      cards: real("xy8-20"),
      you: { active: { name: "Typhlosion", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Flare Destroy");
    expect(t.you.active?.energy).toEqual(["Fire Energy", "Fire Energy"]);
  });

  it("CMP-447 the attacker chooses which Energy Flare Destroy takes from the Defending Pokémon", () => {
    const t = scenario({
      cards: real("xy8-20"),
      you: { active: { name: "Typhlosion", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy", "Water Energy"] } },
    });
    t.attack("Flare Destroy");
    expect([t.decision.seat, ...t.options]).toEqual([0, "Fire Energy", "Water Energy"]);
    t.choose("Water Energy");
    expect(t.opponent.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-464 a Heat Fire Energy in the discard pile is no Fire Energy card", () => {
    const t = scenario({
      cards: real("bw5-13", "swsh3-174"),
      you: {
        active: { name: "Entei-EX", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] },
        bench: ["Zubat"],
        discard: ["Heat Fire Energy"],
      },
    });
    t.attack("Grand Flame");
    expect([t.you.bench[0]?.energy, t.you.discard]).toEqual([[], ["Heat Fire Energy"]]);
  });

  it("CMP-556 one heads of Power Pinch discards a Double Colorless Energy", () => {
    const t = scenario({
      cards: real("bw4-1", "xy1-130"),
      coins: "HT",
      you: { active: { name: "Pinsir", energy: CCC } },
      opponent: { active: { name: "Snorlax", energy: [DCE] } },
    });
    t.attack("Power Pinch");
    expect(t.opponent.active?.energy).toEqual([]);
  });

  it("CMP-557 two heads discard two", () => {
    const t = scenario({
      cards: real("bw4-1", "xy1-130"),
      coins: "HH",
      you: { active: { name: "Pinsir", energy: CCC } },
      opponent: { active: { name: "Snorlax", energy: [DCE, DCE] } },
    });
    t.attack("Power Pinch");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.opponent.active?.energy).toEqual([]);
  });

  it("CMP-541 Parabolic Charge finds Special Energy", () => {
    const t = scenario({
      cards: real("xy2-37", "xy1-130"),
      you: { active: { name: "Heliolisk", energy: CCC }, deck: [DCE, "Potion", "Water Energy"] },
    });
    t.attack("Parabolic Charge").choose(DCE, "Water Energy");
    expect(t.you.hand).toEqual([DCE, "Water Energy"]);
  });

  it("CMP-548 from a Pokémon with Silver Mirror no Team Plasma Pokémon's attack moves Energy …", () => {
    const t = scenario({
      cards: real("bw9-70", "bw10-89"),
      you: { active: { name: "Krookodile", energy: ["Darkness Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Water Energy"], tools: ["Silver Mirror"] }, bench: ["Zubat"] },
    });
    t.attack("Piston Headbutt");
    expect([t.opponent.active?.energy, t.opponent.bench[0]?.energy]).toEqual([["Water Energy"], []]);
  });

  it("CMP-548 … and what it would move to one is discarded", () => {
    const t = scenario({
      cards: real("bw9-70", "bw10-89"),
      you: { active: { name: "Krookodile", energy: ["Darkness Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Water Energy"] }, bench: [{ name: "Zubat", tools: ["Silver Mirror"] }] },
    });
    t.attack("Piston Headbutt");
    expect(t.opponent.discard).toEqual(["Water Energy"]);
    expect(t.opponent.bench[0]?.energy).toEqual([]);
  });
});

describe("Attacks that put Pokémon elsewhere", () => {
  it("CMP-431 Eternal Flame GX puts a Stage 2 Pokémon onto the Bench", () => {
    const t = scenario({
      cards: real("sm3-21", "smp-SM211"),
      edition: "sm",
      you: { active: { name: "Ho-Oh-GX", energy: ["Fire Energy", "Water Energy", "Water Energy"] }, discard: ["Charizard-GX"] },
    });
    t.attack("Eternal Flame GX");
    while (t.asked !== "main") t.choose(...t.options.slice(0, t.decision.max));
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Charizard-GX"]);
  });

  it("CMP-479 who shuffles its Active Pokémon away by its attack replaces it before the Pokémon that it Knocked Out is replaced", () => {
    const t = scenario({
      cards: real("bw5-11"),
      you: { active: { name: "Accelgor", energy: CCC }, bench: ["Froakie", "Chespin"] },
      opponent: { active: "Zubat", bench: ["Abra", "Snorlax"] },
    });
    t.attack("Deck and Cover");
    expect([t.decision.seat, ...t.options]).toEqual([0, "Froakie", "Chespin"]);
    t.choose("Chespin");
    expect([t.decision.seat, t.asked]).toEqual([0, "takePrizes"]);
    t.choose(0).choose("Abra");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Chespin", "Abra"]);
  });

  it("CMP-493 one who may not play Supporter cards may use the effect of one by an attack", () => {
    const t = scenario({
      cards: real("bw9-5", "sm6-87"),
      you: { active: { name: "Exeggutor", energy: CCC }, hand: ["Tierno"] },
      opponent: { active: { name: "Sylveon", energy: ["Water Energy"] }, hand: ["Tierno"] },
    });
    t.attack("Blockade");
    expect(t.canPlay("Tierno")).toBe(false);
    t.attack("Wink Wink").choose("yes");
    expect(t.opponent.hand).toHaveLength(1 + 1 + 3);
  });

  it("CMP-524 Miraculous Shine leaves a Frogadier alone that did not evolve", () => {
    const t = scenario({
      cards: real("xy9-52", "xy9-39"),
      you: { active: { name: "Espeon-EX", energy: CCC } },
      opponent: { active: { name: "Frogadier", under: ["Froakie"] }, bench: ["Frogadier"] },
    });
    t.attack("Miraculous Shine");
    expect(t.opponent.active?.cards).toEqual(["Froakie"]);
    expect(t.opponent.bench.map(({ cards }) => cards)).toEqual([["Frogadier"]]);
  });

  it("CMP-531 Mountain Eater heals nothing where no card of the deck is discarded", () => {
    const t = scenario({
      cards: real("hgss4-56"),
      you: { active: { name: "Aron", energy: ["Water Energy"], damage: 50, conditions: ["Poisoned"] }, bench: ["Zubat"], deck: [] },
    });
    t.attack("Mountain Eater").choose(0);
    expect([t.you.active?.name, t.you.discard.toSorted()]).toEqual(["Zubat", ["Aron", "Water Energy"]]);
  });

  it("CMP-532 Multiply finds one Pokémon", () => {
    const t = scenario({
      cards: real("xy5-1"),
      you: { active: { name: "Weedle", energy: ["Grass Energy"] }, deck: ["Weedle", "Weedle", "Potion"] },
    });
    t.attack("Multiply");
    expect(t.decision.max).toBe(1);
    t.choose("Weedle");
    expect(t.you.bench).toHaveLength(1);
  });

  it("CMP-533 for Mysterious Evolution the other Pokémon may be the opponent's", () => {
    const t = scenario({
      cards: real("bw3-8", "bw3-11", "bw5-74"),
      you: { active: { name: "Karrablast", energy: CCC }, deck: ["Escavalier", "Potion"] },
      opponent: { bench: ["Shelmet"] },
    });
    t.attack("Mysterious Evolution").choose("Escavalier");
    expect(t.you.active?.name).toBe("Escavalier");
  });

  it("CMP-534 Rock Guard puts its counters on the Ninjask that attacked, which has gone to the Bench since", () => {
    const t = scenario({
      cards: real("bw6-11", "bw9-108"),
      you: { active: { name: "Ninjask", energy: ["Grass Energy", "Water Energy"] }, bench: ["Snorlax"] },
      opponent: { active: { name: "Charizard-EX", tools: ["Rock Guard"] } },
    });
    t.attack("Night Slash").choose("yes").choose(0);
    expect(t.you.active).toMatchObject({ name: "Snorlax", damage: 0 });
    expect([t.you.bench.length, t.opponent.prizes]).toEqual([0, 5]);
  });
});
