import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Special Energy under Temple of Sinnoh", () => {
  it("CMP-1696 Double Turbo Energy provides one Energy and takes nothing from the damage", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-151", "swsh10-155"),
      stadium: "Temple of Sinnoh",
      you: { active: { name: "Chespin", energy: ["Grass Energy", "Double Turbo Energy"] } },
    });
    const active = t.view(0).sides[0].active;
    expect(active && !active.faceDown && active.provides).toEqual([["Grass"], ["Colorless"]]);
    t.attack("Seed Bomb");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-1772 an Energy of one type stays on a Pokémon that becomes another, until the Stadium goes", () => {
    const t = scenario({
      edition: "sv",
      cards: real("xy3-104", "swsh10-155", "bw7-98", "bw7-83", "swsh6-148"),
      stadium: "Temple of Sinnoh",
      you: { active: { name: "Trapinch", energy: ["Strong Energy"] }, hand: ["Vibrava", "Path to the Peak"] },
    });
    t.evolve("Vibrava");
    expect(t.you.active?.energy).toEqual(["Strong Energy"]);
    t.play("Path to the Peak");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.you.discard).toContain("Strong Energy");
  });

  it("CMP-1773 an Energy for one kind of Pokémon is not attached to another", () => {
    const t = scenario({
      edition: "sv",
      cards: real("xy3-104", "swsh10-155", "bw7-83"),
      stadium: "Temple of Sinnoh",
      you: { bench: ["Trapinch"], hand: ["Strong Energy"] },
    });
    expect([t.canAttach("Strong Energy", "Trapinch"), t.canAttach("Strong Energy", "Snorlax")]).toEqual([true, false]);
  });
});
