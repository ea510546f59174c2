import { describe, expect, it } from "vitest";
import { attack, pokemon } from "@/games/pokemon/engine/testing/cards";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const WW = ["Water Energy", "Water Energy"];
const smoke = (mine: object = {}) => ({ name: "Koffing", energy: ["Psychic Energy", "Water Energy"], ...mine });

describe("Attacks, Smack Down to Taunt", () => {
  it("CMP-597 Smack Down does more where there is Fighting Resistance, which then counts", () => {
    const bird = pokemon("Skarmory", 200, "Metal", { resistance: "Fighting" }, attack("Peck", "C", "20"));
    const t = scenario({
      cards: [...real("bw2-51"), bird],
      you: { active: { name: "Boldore", energy: ["Fighting Energy", "Water Energy"] } },
      opponent: { active: "Skarmory" },
    });
    t.attack("Smack Down");
    expect(t.opponent.active?.damage).toBe(20 + 60 - 20);
  });

  it("CMP-599 Smokescreen ends when its Pokémon evolves", () => {
    const t = scenario({
      cards: real("bw8-57"),
      edition: "sm",
      you: { active: smoke(), bench: ["Zubat"] },
      opponent: { active: { name: "Chespin", energy: ["Grass Energy", "Grass Energy"] }, hand: ["Quilladin"] },
      coins: "HHHH",
    });
    t.attack("Smokescreen").evolve("Quilladin").attack("Pin Missile");
    expect(t.happened("knockedOut")).toHaveLength(1);
    t.choose(0);
  });

  it("CMP-600, CMP-604 the coin for Confusion falls first, and the one for Smokescreen by itself after it", () => {
    const t = scenario({
      cards: real("bw8-57"),
      you: { active: smoke() },
      opponent: { active: { name: "Snorlax", energy: [...WW, ...WW], conditions: ["Confused"] } },
      coins: "HT",
    });
    t.attack("Smokescreen").attack("Body Slam");
    expect(t.happened("coins")).toHaveLength(2);
    expect(t.happened("coins")[0]?.why).toBe("Confused");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 20]);
  });

  it("CMP-601 it lies on the Pokémon that was hit, not on the one that comes after it", () => {
    const t = scenario({
      cards: real("bw8-57"),
      you: { active: smoke() },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: [{ name: "Fennekin", energy: ["Fire Energy", "Fire Energy"] }] },
    });
    t.attack("Smokescreen").choose(0).attack("Will-O-Wisp");
    expect(t.happened("coins")).toEqual([]);
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-602 it ends with its Pokémon on the Bench, not with its user's", () => {
    const t = scenario({
      cards: real("bw8-57"),
      you: { active: smoke(), bench: ["Snorlax"] },
      opponent: { active: "Zubat", bench: [{ name: "Fennekin", energy: ["Fire Energy", "Fire Energy"] }] },
    });
    t.attack("Smokescreen").retreat().attack("Will-O-Wisp");
    expect(t.happened("coins")).toEqual([]);
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-605 it lasts for the opponent's next turn only", () => {
    const t = scenario({
      cards: real("bw8-57"),
      you: { active: smoke() },
      opponent: { active: { name: "Snorlax", energy: [...WW, ...WW] } },
    });
    t.attack("Smokescreen").endTurn().endTurn().attack("Rest");
    expect(t.happened("coins")).toEqual([]);
  });

  it("CMP-606 an attack that it stops does nothing to its own user either", () => {
    const t = scenario({
      cards: real("bw8-57"),
      you: { active: smoke() },
      opponent: { active: { name: "Voltorb", energy: WW } },
      coins: "T",
    });
    t.attack("Smokescreen").attack("Self-Destruct");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 20]);
  });

  it("CMP-607 it stops attacks that do no damage as well", () => {
    const t = scenario({
      cards: real("bw8-57", "base2-21"),
      you: { active: smoke() },
      opponent: { active: { name: "Kangaskhan", energy: WW } },
      coins: "T",
    });
    t.attack("Smokescreen");
    const before = t.opponent.hand.length;
    t.attack("Fetch");
    expect(t.opponent.hand).toHaveLength(before);
  });

  it("CMP-611 Sparkling Wish evolves a Pokémon that came into play this turn", () => {
    const t = scenario({
      cards: real("sm3-94"),
      edition: "sm",
      you: { active: { name: "Diancie", energy: ["Fairy Energy"] }, hand: ["Chespin"], deck: ["Quilladin", "Potion"] },
    });
    t.play("Chespin").attack("Sparkling Wish");
    if (t.asked !== "main") t.choose("Quilladin");
    expect(t.you.bench[0]?.name).toBe("Quilladin");
  });

  it("CMP-617 Spiteful Sigh may put more counters on its user than it has HP for", () => {
    const t = scenario({
      cards: real("sm11-38"),
      edition: "sm",
      you: { active: { name: "Froslass", energy: ["Water Energy"], damage: 60 }, bench: ["Zubat"] },
    });
    t.attack("Spiteful Sigh");
    expect(t.options).toContain("7");
    t.choose(7);
    expect(t.happened("knockedOut")).toHaveLength(2);
    t.choose(0).choose(0);
  });

  it("CMP-622 Surprise Punch does its damage and moves no Energy where there is no Bench", () => {
    const t = scenario({
      cards: real("bw4-71"),
      you: { active: { name: "Nuzleaf", energy: ["Darkness Energy", "Water Energy"] } },
      opponent: { active: { name: "Snorlax", energy: WW } },
    });
    t.attack("Surprise Punch");
    expect(t.opponent.active).toMatchObject({ damage: 20, energy: WW });
  });

  it("CMP-623 who left the Active Spot and came back in the same turn strikes by surprise", () => {
    const t = scenario({
      cards: real("xy4-4"),
      you: { active: { name: "Yanmega", energy: ["Grass Energy", ...WW] }, bench: ["Zubat"], hand: ["Switch", "Switch"] },
      opponent: { active: "Charizard-EX" },
    });
    t.play("Switch").play("Switch").attack("Surprise Strike");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-629 Tag Team Spark counts the Energy on every Magmortar", () => {
    const t = scenario({
      cards: real("xy3-30", "bw6-21"),
      you: {
        active: { name: "Electivire", energy: ["Lightning Energy"] },
        bench: [
          { name: "Magmortar", energy: ["Fire Energy"] },
          { name: "Magmortar", energy: ["Fire Energy", "Fire Energy"] },
        ],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Tag Team Spark");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-633 who uses Taunt chooses who comes in", () => {
    const t = scenario({
      cards: real("bw1-67"),
      you: { active: { name: "Liepard", energy: ["Water Energy"] } },
      opponent: { active: "Snorlax", bench: ["Zubat", "Froakie"] },
    });
    t.attack("Taunt");
    expect(t.decision.seat).toBe(0);
    t.choose("Froakie");
    expect(t.opponent.active?.name).toBe("Froakie");
  });
});
