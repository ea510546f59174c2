import { describe, expect, it } from "vitest";
import { opening, type ScenarioSetup, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities on the way into play", () => {
  it("CMP-278 Top Entry is used with the card drawn for the first turn", () => {
    const t = scenario({
      cards: real("swsh2-32"),
      edition: "swsh",
      turn: 1,
      opponent: { deck: ["Lampent", "Water Energy"] },
    });
    t.endTurn();
    t.useAbility("Top Entry");
    expect(t.opponent.bench.map(({ name }) => name)).toEqual(["Lampent"]);
    expect(t.opponent.hand).toEqual([]);
  });
  /** Luxio is drawn for the turn. */
  const drawsLuxio = (more: Partial<ScenarioSetup> = {}) =>
    scenario({ edition: "swsh", cards: real("swsh2-61", "swsh2-113", "bw6-113", "swsh9-008"), ...more })
      .endTurn()
      .endTurn();

  it("CMP-1490 a Luxio put onto the Bench by Top Entry is an Evolution Pokémon, but has not evolved", () => {
    const t = drawsLuxio({
      you: {
        active: { name: "Torterra", energy: ["Grass Energy", "Grass Energy"] },
        hand: ["Devolution Spray"],
        deck: ["Luxio", "Water Energy"],
      },
    });
    t.useAbility("Top Entry");
    expect(t.canPlay("Devolution Spray")).toBe(false);
    t.attack("Evopress");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1491 Top Entry is used under Neutralizing Gas, which reaches only Pokémon in play", () => {
    const t = drawsLuxio({ you: { deck: ["Luxio", "Water Energy"] }, opponent: { active: "Galarian Weezing" } });
    t.useAbility("Top Entry");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Luxio"]);
  });

  it("CMP-279 a Lampent of the first hand is no Pokémon to begin with", () => {
    const water = Array.from({ length: 20 }, () => "Water Energy");
    const t = opening(
      [
        ["Chespin", "Lampent", "Froakie", ...water],
        ["Chespin", ...water],
      ],
      { cards: real("swsh2-32"), edition: "swsh" },
    );
    expect(t.options).toEqual(["Chespin", "Froakie"]);
    t.concede(0);
  });

  it("CMP-265 Stormy Winds discards what there is of three cards and attaches its Energy", () => {
    const t = scenario({
      cards: real("sm7-109"),
      edition: "sm",
      you: { hand: ["Rayquaza-GX"], deck: ["Potion", "Switch"], discard: ["Grass Energy"] },
    });
    t.play("Rayquaza-GX").choose("yes");
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
    expect(t.you.deckCount).toBe(0);
  });

  it("CMP-265 … and is not used without a card in the deck", () => {
    const t = scenario({
      cards: real("sm7-109"),
      edition: "sm",
      you: { hand: ["Rayquaza-GX"], deck: [], discard: ["Grass Energy"] },
    });
    t.play("Rayquaza-GX");
    expect(t.asked).toBe("main");
    expect(t.you.bench[0]?.energy).toEqual([]);
  });

  const takesJirachi = (bench: readonly string[]) =>
    scenario({
      cards: real("sm7-97", "bw6-54"),
      edition: "sm",
      you: {
        active: { name: "Machop", energy: ["Water Energy"] },
        bench,
        deck: ["Jirachi ◇", "Water Energy"],
        prizes: ["Jirachi ◇", "Potion", "Switch", "Tierno", "Nest Ball", "Water Energy"],
      },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: [{ name: "Garbodor", tools: ["Muscle Band"] }] },
    })
      .attack("Karate Chop")
      .choose(0);

  it("CMP-310 Wish Upon a Star is used of a card that Garbotoxin does not reach among the Prize cards", () => {
    const t = takesJirachi([]);
    t.choose("Jirachi ◇").choose(1).choose();
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Jirachi ◇"]);
    expect([t.you.prizes, t.you.hand]).toEqual([4, ["Potion"]]);
  });

  it("CMP-311 with a full Bench Jirachi ◇ goes to the hand, and no more Prize card is taken", () => {
    const t = takesJirachi(["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"]);
    expect([t.asked, t.options]).toEqual(["useTaken", []]);
    t.choose();
    expect([t.you.prizes, t.you.hand]).toEqual([5, ["Jirachi ◇"]]);
  });
});

describe("Shady Move", () => {
  it("CMP-240, CMP-241 moves a counter from one's own Pokémon to the opponent's", () => {
    const t = scenario({
      cards: real("sm2-13"),
      you: { active: { name: "Chandelure", damage: 20 }, bench: ["Zubat"] },
    });
    t.useAbility("Shady Move");
    while (t.asked !== "main") t.choose(t.options.includes("Snorlax") ? "Snorlax" : (t.options[0] ?? ""));
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([10, 10]);
  });

  it("CMP-242 is used once of each Pokémon that has it", () => {
    const t = scenario({
      cards: real("sm2-13"),
      you: { active: { name: "Chandelure", damage: 30 }, bench: ["Chandelure"] },
    });
    t.useAbility("Shady Move").choose("Snorlax").useAbility("Shady Move").choose("Chandelure").choose("Snorlax");
    expect(t.opponent.active?.damage).toBe(20);
    expect(t.canUse("Shady Move")).toBe(false);
  });
});
