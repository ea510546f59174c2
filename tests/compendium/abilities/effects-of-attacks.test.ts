import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const WATER = ["Water Energy"];
const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Abilities that prevent effects", () => {
  it("CMP-250 Solar Revelation prevents no damage to the Bench", () => {
    const t = scenario({
      cards: real("bw5-48", "bw5-63"),
      you: { active: { name: "Darkrai-EX", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      opponent: { bench: [{ name: "Espeon", energy: WATER }] },
    });
    t.attack("Night Spear");
    expect(t.opponent.bench[0]?.damage).toBe(30);
  });

  it("CMP-251 Solar Revelation prevents that an attack puts damage counters", () => {
    const t = scenario({
      cards: real("bw5-48", "bw10-36"),
      you: { active: { name: "Uxie", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Espeon", energy: WATER } },
    });
    t.attack("Psypower");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-252 Solar Revelation prevents no coins that count damage", () => {
    const t = scenario({
      cards: real("bw5-48", "bw1-87"),
      coins: "HH",
      you: { active: { name: "Audino", energy: CCC } },
      opponent: { active: { name: "Espeon", energy: WATER } },
    });
    t.attack("Doubleslap");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-284 Eneporter is played onto a Pyroar whose Unnerve then keeps the Energy away", () => {
    const t = scenario({
      cards: real("sm6-106", "sm6-19", "xy1-130"),
      you: { hand: ["Eneporter"] },
      opponent: { active: { name: "Froakie", energy: ["Double Colorless Energy"] }, bench: ["Pyroar"] },
    });
    t.play("Eneporter");
    expect(t.opponent.bench[0]?.energy).toEqual([]);
    expect(t.you.discard).toEqual(["Eneporter"]);
  });

  it("CMP-309 Wind Charm keeps the Abilities from Shadow Stitching until Suicune goes to the Bench", () => {
    const t = scenario({
      cards: real("xy9-40", "xy9-30", "bw5-29"),
      you: { active: { name: "Greninja", energy: WATER } },
      opponent: { active: { name: "Suicune", energy: CCC }, bench: ["Empoleon"], hand: ["Potion"] },
    });
    t.attack("Shadow Stitching");
    expect(t.canUse("Diving Draw")).toBe(true);
    t.retreat();
    expect(t.canUse("Diving Draw")).toBe(false);
  });

  it("CMP-309 … and no longer when it is Active again", () => {
    const t = scenario({
      cards: real("xy9-40", "xy9-30", "bw5-29"),
      you: { active: { name: "Greninja", energy: WATER } },
      opponent: { active: { name: "Suicune", energy: CCC }, bench: ["Empoleon"], hand: ["Switch", "Potion"] },
    });
    t.attack("Shadow Stitching").retreat().play("Switch");
    expect(t.opponent.active?.name).toBe("Suicune");
    expect(t.canUse("Diving Draw")).toBe(false);
  });

  it("CMP-256 what Stance prevents, it prevents on the Bench too", () => {
    const t = scenario({
      cards: real("sv04-081", "sv04-080", "bw5-63"),
      you: { active: { name: "Flittle", energy: CCC }, bench: ["Snorlax"], hand: ["Espathra"] },
      opponent: { active: { name: "Darkrai-EX", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
    });
    t.evolve("Espathra").choose("yes").retreat();
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    t.endTurn().attack("Night Spear");
    expect(t.you.bench[0]).toMatchObject({ name: "Espathra", damage: 0 });
  });
});
