import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What an attack leaves behind", () => {
  it("CMP-1213 Head Crack forbids the attack of the Pokémon it hit, not that of one that takes its place", () => {
    const t = scenario({
      cards: real("swsh4-5"),
      edition: "sv",
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: {
        active: "Snorlax",
        bench: ["Snorlax"],
        hand: ["Switch"],
      },
    });
    t.attack("Head Crack").choose("Rest");
    expect(t.canAttack("Rest")).toBe(false);
    t.play("Switch");
    expect(t.canAttack("Rest")).toBe(true);
  });

  it("CMP-1543 Coordinated Bolt counts the attack of the Blitzle that is Zebstrika now", () => {
    const t = scenario({
      cards: real("swsh6-50", "swsh6-51"),
      edition: "sv",
      you: { active: { name: "Blitzle", energy: ["Lightning Energy"] }, hand: ["Zebstrika"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Thunder Spear").endTurn().evolve("Zebstrika").attack("Coordinated Bolt");
    expect(t.opponent.active?.damage).toBe(130);
  });

  it("CMP-1570 Cross Fist does not count the attack of the Pokémon whose place Ninja Boy gave to Zeraora V", () => {
    const t = scenario({
      cards: real("swsh6-165", "xy11-103", "swsh6-50", "xy5-38"),
      edition: "sv",
      you: {
        active: { name: "Blitzle", energy: ["Lightning Energy", "Water Energy", "Water Energy"] },
        hand: ["Ninja Boy"],
        deck: ["Water Energy", "Zeraora V"],
      },
      opponent: { active: "Wailord-EX", bench: ["Charizard-EX"] },
    });
    t.attack("Thunder Spear").choose("Wailord-EX").endTurn().play("Ninja Boy").choose("Zeraora V").attack("Cross Fist");
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("CMP-1544 Coordinated Bolt counts the Coordinated Bolt of another Zebstrika", () => {
    const energy = ["Lightning Energy"];
    const t = scenario({
      cards: real("swsh6-51"),
      edition: "sv",
      you: { active: { name: "Zebstrika", energy }, bench: [{ name: "Zebstrika", energy }], hand: ["Switch"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Coordinated Bolt").endTurn().play("Switch").attack("Coordinated Bolt");
    expect(t.opponent.active?.damage).toBe(150);
  });

  it("CMP-1545 Cross Fist counts the Cross Fist of another Zeraora V in the turn before", () => {
    const energy = ["Lightning Energy", "Water Energy", "Water Energy"];
    const t = scenario({
      cards: real("swsh6-165", "xy5-38"),
      edition: "sv",
      you: { active: { name: "Zeraora V", energy }, bench: [{ name: "Zeraora V", energy }], hand: ["Switch"] },
      opponent: { active: "Wailord-EX", bench: ["Charizard-EX"] },
    });
    t.attack("Cross Fist").endTurn().play("Switch").attack("Cross Fist");
    expect(t.opponent.bench[0]?.damage).toBe(160);
  });

  it("CMP-1546, CMP-1547 Ghostly Cries may put more counters than are needed, and shuffles before it Knocks Out", () => {
    const t = scenario({
      cards: real("swsh6-103"),
      edition: "sv",
      you: { active: { name: "Spiritomb", energy: ["Darkness Energy"] } },
      opponent: { bench: [{ name: "Zubat", damage: 40 }], discard: ["Abra", "Pikachu"] },
    });
    t.attack("Ghostly Cries").choose("Zubat").choose("Zubat").choose(0);
    expect(t.opponent.discard).toEqual(["Zubat"]);
  });

  it("CMP-1549 Resolute Spite may put more counters on Banette than it has HP left", () => {
    const t = scenario({
      cards: real("swsh6-63"),
      edition: "sv",
      you: { active: { name: "Banette", damage: 60, energy: ["Psychic Energy"] }, bench: ["Zubat"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Resolute Spite").choose(7).choose(0);
    expect(t.opponent.active?.damage).toBe(140);
    expect(t.you.active?.name).toBe("Zubat");
  });

  const ruined = (opponent: Parameters<typeof scenario>[0]["opponent"], prizes = ["Water Energy", "Water Energy"]) =>
    scenario({
      cards: real("swsh6-178"),
      edition: "sv",
      you: { active: { name: "Galarian Slowking V", damage: 180, energy: ["Darkness Energy", "Water Energy"] }, prizes },
      opponent,
    }).attack("Word of Ruin");

  it("CMP-1550 Word of Ruin does not reach a Pokémon that has retreated", () => {
    const t = ruined({ active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Zubat"] })
      .retreat()
      .endTurn();
    expect(t.opponent.bench[0]?.name).toBe("Froakie");
  });

  it("CMP-1551 who takes the last Prize by an attack has won before Word of Ruin Knocks Out", () => {
    const t = ruined({ active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Zubat"], prizes: ["Water Energy"] }, [
      "Water Energy",
    ]);
    t.attack("Karate Chop");
    expect(t.outcome).toMatchObject({ winner: 1 });
  });
});
