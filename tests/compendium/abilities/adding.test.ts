import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Abilities that add to numbers and take from them", () => {
  it("CMP-243 a second Lightning Energy takes no second 20 from the damage under Shining Body", () => {
    const t = scenario({
      cards: real("xy8-55"),
      you: { active: { name: "Machop", energy: ["Water Energy"] } },
      opponent: { active: { name: "Raikou", energy: ["Lightning Energy", "Lightning Energy"] } },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30 * 2 - 20);
  });

  it("CMP-261 each Steelworker adds 10 to the damage of Metal Pokémon", () => {
    const t = scenario({
      cards: real("sm2-59", "bw2-74"),
      you: { active: { name: "Klink", energy: ["Water Energy"] }, bench: ["Dhelmise", "Dhelmise"] },
    });
    t.attack("Spinning Attack");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-262 Stickiness gives a Retreat Cost to a Pokémon that has none printed", () => {
    const t = scenario({ cards: real("bw7-45"), you: { active: "Zubat", bench: ["Snorlax"] }, opponent: { bench: ["Jellicent"] } });
    expect(t.you.active?.retreatCost).toBe(1);
    expect(t.canRetreat()).toBe(false);
  });

  it("CMP-262 … but adds nothing to the Retreat Cost that Dark Cloak takes away", () => {
    const t = scenario({
      cards: real("bw7-45", "bw5-63"),
      you: { active: { name: "Froakie", energy: ["Darkness Energy"] }, bench: ["Darkrai-EX"] },
      opponent: { bench: ["Jellicent"] },
    });
    expect(t.you.active?.retreatCost).toBe(0);
  });

  it("CMP-263 Sticky Membrane makes no attack dearer whose cost Roto Motor ignores", () => {
    const t = scenario({
      cards: real("sm6-91", "sm5-110"),
      you: { active: "Fan Rotom", discard: Array.from({ length: 9 }, () => "Muscle Band") },
      opponent: { active: "Goomy" },
    });
    t.attack("Spinning Fan");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-264 Sticky Membrane makes an attack without a cost cost one Energy", () => {
    const cards = real("sm6-91", "sv03-080");
    const without = scenario({ cards, you: { active: "Cleffa" }, opponent: { active: "Goomy" } });
    expect(without.canAttack("Grasping Draw")).toBe(false);
    const paid = scenario({ cards, you: { active: { name: "Cleffa", energy: ["Water Energy"] } }, opponent: { active: "Goomy" } });
    expect(paid.canAttack("Grasping Draw")).toBe(true);
  });

  it("CMP-248 Smooth Coat flips its coin for the damage of one's own Pokémon too", () => {
    const t = scenario({
      cards: real("bw4-85", "bw2-57"),
      coins: "H",
      you: { active: { name: "Excadrill", energy: ["Fighting Energy", ...CCC] }, bench: ["Cinccino", "Zubat"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Earthquake");
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([0, 10]);
  });
});

describe("Abilities about Tools", () => {
  it("CMP-246 Slip Trip keeps nobody from attaching a Team Flare Tool to the opponent's Pokémon", () => {
    const t = scenario({
      cards: real("xy4-77", "xy4-98"),
      you: { bench: ["Goodra"], hand: ["Jamming Net", "Muscle Band"] },
      opponent: { active: "Charizard-EX" },
    });
    expect(t.canAttach("Muscle Band")).toBe(false);
    t.attach("Jamming Net", "Charizard-EX");
    expect(t.opponent.active?.tools).toEqual(["Jamming Net"]);
  });

  it("CMP-273 Tool Concealment makes no room for a second Tool", () => {
    const t = scenario({
      cards: real("xy6-31"),
      you: { active: { name: "Snorlax", tools: ["Muscle Band"] }, bench: ["Banette"], hand: ["Hard Charm"] },
    });
    expect(t.canAttach("Hard Charm", "Snorlax")).toBe(false);
    expect(t.canAttach("Hard Charm", "Banette")).toBe(true);
  });

  it("CMP-274 under Tool Concealment a Tool does nothing …", () => {
    const t = scenario({
      cards: real("xy6-31"),
      you: { active: { name: "Machop", energy: ["Water Energy"], tools: ["Muscle Band"] }, bench: ["Banette"] },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30 * 2);
  });

  it("CMP-274 … and is a Tool still: Garbotoxin works, and Startling Megaphone discards it", () => {
    const t = scenario({
      cards: real("xy6-31", "bw6-54", "xy2-97", "bw5-29"),
      you: { active: "Empoleon", bench: ["Banette"], hand: ["Startling Megaphone", "Water Energy"] },
      opponent: { active: { name: "Garbodor", tools: ["Muscle Band"] } },
    });
    expect(t.canUse("Diving Draw")).toBe(false);
    t.play("Startling Megaphone");
    expect(t.opponent.active?.tools).toEqual([]);
    expect(t.canUse("Diving Draw")).toBe(true);
  });

  it("CMP-276 Toolbox takes two Tools of one name, and both work", () => {
    const t = scenario({
      cards: real("bw10-41"),
      you: {
        active: { name: "Sigilyph", energy: ["Psychic Energy", "Water Energy", "Water Energy"], tools: ["Muscle Band"] },
        hand: ["Muscle Band"],
      },
    });
    t.attach("Muscle Band", "Sigilyph").attack("Cutting Wind");
    expect(t.opponent.active?.damage).toBe(110);
  });

  it("CMP-277 an attack that discards a Tool discards all that Toolbox holds", () => {
    const t = scenario({
      cards: real("bw10-41", "bw3-18"),
      you: { active: { name: "Heatmor", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Sigilyph", tools: ["Muscle Band", "Hard Charm"] } },
    });
    t.attack("Incinerate");
    expect(t.opponent.active?.tools).toEqual([]);
  });
});
