import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Attacks against what leaves its place", () => {
  it("CMP-336 a Pokémon for which no Prize card is taken brings none more either", () => {
    const t = scenario({
      cards: real("bw8-108", "bw8-127", "xy4-102"),
      you: { active: { name: "Lugia-EX", energy: ["Plasma Energy", ...CCC] } },
      opponent: { active: "Robo Substitute", bench: ["Snorlax"] },
    });
    t.attack("Plasma Gale");
    expect([t.opponent.active?.name, t.you.prizes]).toEqual(["Snorlax", 6]);
  });

  it("CMP-356 a Pokémon that became Active after Submission Hold takes Energy from the hand", () => {
    const t = scenario({
      cards: real("xy4-47"),
      you: { active: { name: "Gliscor", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Machop"], hand: ["Water Energy"] },
    });
    t.attack("Submission Hold");
    expect([t.canAttach("Water Energy", "Froakie"), t.canAttach("Water Energy", "Machop")]).toEqual([false, true]);
    t.retreat();
    expect([t.canAttach("Water Energy", "Froakie"), t.canAttach("Water Energy", "Machop")]).toEqual([true, true]);
  });

  it("CMP-365 Holes does nothing to a Pokémon that goes to the Bench in the turn of the other player", () => {
    const t = scenario({
      cards: real("bw2-85", "me02.5-101"),
      you: { active: { name: "Cinccino", energy: CCC }, bench: ["Team Rocket's Dugtrio"] },
      opponent: { active: "Snorlax", bench: ["Zubat"] },
    });
    t.attack("Captivate");
    expect(t.opponent.bench[0]).toMatchObject({ name: "Snorlax", damage: 0 });
  });

  it("CMP-393 counters moved to a Pokémon that no effect of an attack reaches are lost", () => {
    const t = scenario({
      cards: real("sm5-52", "bw5-48"),
      you: { active: { name: "Drifblim", damage: 30, energy: CCC } },
      opponent: { active: { name: "Espeon", energy: ["Water Energy"] } },
    });
    t.attack("Damage Transport");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("CMP-514 a Pokémon that Lost Purge GX puts into the Lost Zone is not Knocked Out", () => {
    const t = scenario({
      cards: real("sm8-159"),
      edition: "sm",
      you: { active: { name: "Lugia-GX", energy: CCC } },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Lost Purge GX");
    expect([t.opponent.active?.name, t.you.prizes]).toEqual(["Zubat", 6]);
    expect(t.opponent.lostZone.toSorted()).toEqual(["Froakie", "Water Energy"]);
  });

  it("CMP-465 the Energy that G-Max Centiferno attaches does not count for its damage", () => {
    const t = scenario({
      cards: real("swsh3-34"),
      edition: "swsh",
      you: { active: { name: "Centiskorch VMAX", energy: ["Fire Energy", "Fire Energy"] }, discard: ["Fire Energy"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("G-Max Centiferno").choose("yes");
    expect(t.opponent.active?.damage).toBe(40 + 2 * 40);
    expect(t.you.active?.energy).toHaveLength(3);
  });

  it("CMP-529, CMP-530 Strange Hacking moves counters of several Pokémon, more than one has HP", () => {
    const t = scenario({
      cards: real("sv06-082"),
      edition: "sv",
      you: { active: { name: "Alakazam", energy: ["Psychic Energy"] } },
      opponent: { active: "Snorlax", bench: [{ name: "Froakie", damage: 40 }, { name: "Chespin", damage: 30 }, "Zubat"] },
    });
    t.attack("Strange Hacking").choose("yes").choose(7);
    for (let counter = 0; counter < 7; counter++) t.choose("Zubat");
    expect(t.happened("knockedOut")).toMatchObject([{ card: "Zubat" }]);
    t.choose(0);
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  it("CMP-551 what the opponent's attack put onto one's Bench does not evolve in one's first turn", () => {
    const t = scenario({ turn: 1, opponent: { bench: ["Chespin"], hand: ["Quilladin"] } });
    t.endTurn();
    expect(t.canEvolve("Quilladin")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canEvolve("Quilladin")).toBe(true);
  });

  it("CMP-283 a hand without cards is revealed like any other", () => {
    const t = scenario({
      cards: real("xy8-120"),
      you: { active: { name: "Noctowl", energy: CCC } },
      opponent: { hand: ["Potion", "Switch", "Tierno"] },
    });
    t.attack("High Flight");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-373 under Clear Vision GX one has not used one's GX attack: Hala draws 4", () => {
    const t = scenario({
      cards: real("sm11-223", "sm2-126"),
      edition: "sm",
      you: { active: { name: "Latios-GX", energy: ["Psychic Energy"] }, bench: ["Zubat", "Zubat", "Zubat", "Zubat"] },
      opponent: { hand: ["Hala"] },
    });
    t.attack("Clear Vision GX").play("Hala");
    expect(t.opponent.hand).toHaveLength(4);
  });
});
