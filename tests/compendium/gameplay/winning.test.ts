import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const LAST = ["Water Energy"];
const C = ["Water Energy"];

/** Voltorb takes itself and what stands opposite along. */
const selfDestruct = (
  mine: readonly string[],
  theirs: readonly string[],
  prizes: { you: readonly string[]; opponent: readonly string[] },
) => {
  const t = scenario({
    you: { active: { name: "Voltorb", energy: C }, bench: mine, prizes: prizes.you },
    opponent: { active: "Fennekin", bench: theirs, prizes: prizes.opponent },
  });
  return t.attack("Self-Destruct");
};

describe("Winning", () => {
  it("CMP-882 both take their last Prize card: who alone has a Pokémon left to come in wins", () => {
    const t = selfDestruct(["Zubat"], [], { you: LAST, opponent: LAST });
    expect(t.outcome?.winner).toBe(0);
  });

  it("CMP-882 … and where both have one, a further match decides", () => {
    const t = selfDestruct(["Zubat"], ["Zubat"], { you: LAST, opponent: LAST });
    expect(t.outcome).toBeNull();
    expect(t.view("spectator").suddenDeath).toBe(1);
    t.concede(1);
  });

  it("CMP-883 the last Prize card wins", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...C, ...C, ...C, ...C] }, prizes: LAST },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.attack("Body Slam");
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-883 … so does it when the opponent has no Pokémon to come in", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...C, ...C, ...C, ...C] } },
      opponent: { active: "Froakie" },
    });
    t.attack("Body Slam").choose(0);
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-884 the last Prize card for one, no Pokémon left for the other's opponent: one way each, and a further match", () => {
    const t = selfDestruct([], ["Zubat"], { you: LAST, opponent: [...C, ...C, ...C] });
    t.choose(0);
    expect([t.outcome, t.view("spectator").suddenDeath]).toEqual([null, 1]);
    t.concede(1);
  });

  it("CMP-884 … and with the opponent's Bench empty too, two ways beat one", () => {
    const t = selfDestruct([], [], { you: LAST, opponent: [...C, ...C, ...C] });
    t.choose(0);
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-885 an empty deck harms nobody who wins before the next draw", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...C, ...C, ...C, ...C] }, deck: [] },
      opponent: { active: "Froakie" },
    });
    t.attack("Body Slam").choose(0);
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-886 whose deck was discarded by the other loses at the draw that starts the turn", () => {
    const t = scenario({
      cards: real("bw6-80", "bw6-79"),
      you: { bench: ["Lairon"], hand: ["Aggron"] },
      opponent: { deck: ["Potion", "Potion", "Potion"] },
    });
    t.evolve("Aggron").choose("yes");
    expect(t.outcome).toBeNull();
    t.endTurn();
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-887 who takes the last Prize card with a Poisoned Pokémon has won before the Poison counts", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...C, ...C, ...C, ...C], damage: 120, conditions: ["Poisoned"] }, prizes: LAST },
      opponent: { active: "Froakie", bench: ["Zubat"], prizes: LAST },
    });
    t.attack("Body Slam");
    expect(t.outcome).toMatchObject({ winner: 0 });
    expect(t.happened("knockedOut")).toHaveLength(1);
  });

  it("CMP-889 drawing the last cards by a card's effect loses nothing before the next turn begins", () => {
    const t = scenario({
      cards: real("bw1-101"),
      you: { hand: ["Professor Juniper"], deck: ["Potion", "Potion"] },
    });
    t.play("Professor Juniper");
    expect([t.outcome, t.you.deckCount, t.you.hand.length]).toEqual([null, 0, 2]);
    t.endTurn().endTurn();
    expect(t.outcome).toMatchObject({ winner: 1 });
  });
});
