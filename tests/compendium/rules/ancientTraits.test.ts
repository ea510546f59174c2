import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Ancient Traits", () => {
  it("CMP-6 are no Abilities: what takes Abilities away leaves them", () => {
    const t = scenario({
      cards: real("xy5-60", "xy4-36", "xy5-127"),
      you: { active: "Wobbuffet", bench: ["Zubat"], hand: ["Escape Rope"] },
      opponent: { active: "Electrike", bench: ["Froakie"] },
    });
    t.play("Escape Rope");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Zubat", "Electrike"]);
  });

  it("CMP-19 α Growth attaches one Energy more, two in all", () => {
    const t = scenario({
      cards: real("xy5-108"),
      you: { active: "Kingdra", hand: ["Water Energy", "Lightning Energy", "Fire Energy"] },
    });
    t.attach("Water Energy", "Kingdra").choose("Fire Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Fire Energy"]);
    expect(t.canAttach("Lightning Energy")).toBe(false);
  });

  const excadrill = (energy: string[], more: { coins?: string; conditions?: "Confused"[] } = {}) =>
    scenario({
      cards: real("xy5-97"),
      ...(more.coins && { coins: more.coins }),
      you: {
        active: { name: "Excadrill", energy, conditions: more.conditions ?? [] },
        hand: ["Potion", "Metal Energy"],
        deck: ["Metal Energy", "Metal Energy", "Water Energy"],
      },
    });

  it("CMP-187 between the two attacks of Ω Barrage nothing else is done", () => {
    const t = excadrill(["Metal Energy"]).attack("Dredge").choose("Metal Energy", "Metal Energy");
    expect(t.options).toEqual(["attack Dredge", "attack Mach Claw", "endTurn"]);
  });

  it("CMP-188 the first attack of Ω Barrage may bring the Energy for the second", () => {
    const t = excadrill(["Metal Energy"]);
    expect(t.canAttack("Mach Claw")).toBe(false);
    t.attack("Dredge").choose("Metal Energy", "Metal Energy").attack("Mach Claw");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-189 a Confused Pokémon flips for each of the two attacks of Ω Barrage", () => {
    const t = excadrill(["Metal Energy", "Metal Energy", "Metal Energy"], { coins: "HT", conditions: ["Confused"] });
    t.attack("Mach Claw").attack("Mach Claw");
    expect([t.opponent.active?.damage, t.you.active?.damage]).toEqual([50, 30]);
  });

  it("CMP-190 Ω Barrier does not keep in play whom its own player gives up for Cyrus ◇", () => {
    const t = scenario({
      cards: real("sm5-120", "xy5-60"),
      edition: "sm",
      you: { active: "Froakie", hand: ["Cyrus ◇"] },
      opponent: { bench: ["Electrike", "Zubat", "Abra"] },
    });
    t.play("Cyrus ◇").chooseAs(1, "Electrike");
    expect(t.opponent.bench.map(({ name }) => name)).toEqual(["Zubat", "Abra"]);
  });

  it("CMP-1643 … nor for Avery", () => {
    const t = scenario({
      cards: real("swsh6-130", "xy5-60"),
      edition: "sv",
      you: { hand: ["Avery"] },
      opponent: { bench: ["Electrike", "Electrike", "Chespin", "Zubat", "Abra"] },
    });
    t.play("Avery").chooseAs(1, "Electrike", "Electrike");
    expect([t.opponent.bench.length, t.opponent.discard]).toEqual([3, ["Electrike", "Electrike"]]);
  });

  it("CMP-191 Ω Barrier is not in force in the hand: Captivating Poké Puff puts the card onto the Bench", () => {
    const t = scenario({
      cards: real("xy11-99", "xy5-60"),
      you: { hand: ["Captivating Poké Puff"] },
      opponent: { hand: ["Electrike", "Potion"] },
    });
    t.play("Captivating Poké Puff").choose("Electrike");
    expect(t.opponent.bench[0]?.name).toBe("Electrike");
  });

  it("CMP-192 Ω Barrier of the Benched Pokémon that comes up does not stop Escape Rope", () => {
    const t = scenario({
      cards: real("xy5-127", "xy5-60"),
      you: { active: "Zubat", bench: ["Abra"], hand: ["Escape Rope"] },
      opponent: { active: "Froakie", bench: ["Electrike"] },
    });
    t.play("Escape Rope");
    expect(t.opponent.active?.name).toBe("Electrike");
  });

  it("CMP-193 Ω Barrier lets a Team Flare Tool be attached", () => {
    const t = scenario({
      cards: real("xy4-98", "xy5-86"),
      you: { hand: ["Jamming Net"] },
      opponent: { bench: ["Primal Groudon-EX"] },
    });
    t.attach("Jamming Net", "Primal Groudon-EX");
    expect(t.opponent.bench[0]?.tools).toEqual(["Jamming Net"]);
  });
});
