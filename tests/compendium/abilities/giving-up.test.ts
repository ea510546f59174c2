import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What an Ability is used for, and what it is used up by", () => {
  it("CMP-280 with Diving Draw a card is discarded even when the deck has none to draw", () => {
    const t = scenario({ cards: real("bw5-29"), you: { active: "Empoleon", hand: ["Potion"], deck: [] } });
    t.useAbility("Diving Draw");
    expect(t.you).toMatchObject({ hand: [], discard: ["Potion"] });
  });

  it("CMP-253 with Space Beacon a card is discarded even when no basic Energy is in the discard pile", () => {
    const t = scenario({ cards: real("xy12-31"), you: { active: "Starmie", hand: ["Potion"] } });
    t.useAbility("Space Beacon");
    expect(t.you).toMatchObject({ hand: [], discard: ["Potion"] });
  });

  it("CMP-254 Sprint draws for a hand without cards", () => {
    const t = scenario({ cards: real("sm8-82"), you: { active: "Zebstrika" } });
    t.useAbility("Sprint");
    expect(t.you.hand).toHaveLength(4);
  });

  it("CMP-255 Sprint is not used to discard the hand when there is no card to draw", () => {
    const t = scenario({ cards: real("sm8-82"), you: { active: "Zebstrika", hand: ["Potion"], deck: [] } });
    expect(t.canUse("Sprint")).toBe(false);
  });

  it("CMP-247 without a Benched Pokémon of one's own Slippery Soles switches nobody", () => {
    const t = scenario({ cards: real("bw4-33"), you: { active: "Vanilluxe" }, opponent: { bench: ["Zubat"] } });
    expect(t.canUse("Slippery Soles")).toBe(false);
  });

  it("CMP-249 Snack Search ends the turn on tails too", () => {
    const t = scenario({ cards: real("sm11-173"), coins: "T", you: { active: "Munchlax", discard: ["Potion"] } });
    t.useAbility("Snack Search");
    expect(t.decision.seat).toBe(1);
    expect(t.you.discard).toEqual(["Potion"]);
  });

  it("CMP-307, CMP-308 Whirlpool Suction on a Pokémon that no Ability touches is used up, and Phione stays in play", () => {
    const t = scenario({
      cards: real("smp-SM220", "xy7-32"),
      you: { bench: ["Phione"] },
      opponent: { active: "Baltoy", bench: ["Zubat"] },
    });
    t.useAbility("Whirlpool Suction");
    expect(t.opponent.active?.name).toBe("Baltoy");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Phione"]);
    expect(t.canUse("Whirlpool Suction")).toBe(false);
  });

  it("CMP-260 Steam Up is used on the very first turn", () => {
    const t = scenario({ cards: real("xy11-26"), turn: 1, you: { active: "Volcanion-EX", hand: ["Fire Energy"] } });
    t.useAbility("Steam Up").choose("Fire Energy");
    expect(t.you.discard).toEqual(["Fire Energy"]);
  });

  it("CMP-266 each Cherrim heals once", () => {
    const t = scenario({
      cards: real("bw8-7"),
      you: { active: { name: "Snorlax", damage: 60, energy: ["Grass Energy"] }, bench: ["Cherrim", "Cherrim"] },
    });
    t.useAbility("Fair-Weather Heal").useAbility("Fair-Weather Heal");
    expect(t.you.active?.damage).toBe(20);
    expect(t.canUse("Fair-Weather Heal")).toBe(false);
  });
});

describe("Abilities and Knocked Out Pokémon", () => {
  const lastCounters = { active: { name: "Zubat", damage: 20 } };

  it("CMP-244 Prize cards for a Knock Out by Sinister Hand are taken before the next Active Pokémon comes", () => {
    const t = scenario({
      cards: real("bw7-63"),
      you: { active: "Dusknoir" },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: [{ name: "Snorlax", damage: 10 }, "Froakie"] },
    });
    t.useAbility("Sinister Hand").choose("Snorlax").choose("Zubat");
    expect(t.decision.seat).toBe(0);
    t.choose(0);
    expect([t.you.prizes, t.decision.seat]).toEqual([5, 1]);
    t.choose("Froakie");
  });

  it("CMP-245 Six Feet Under of the last Pokémon, which Knocks Out the last Pokémon for the last Prize card: the side with more has won", () => {
    const t = scenario({
      cards: real("bw9-56"),
      you: { active: "Cofagrigus", prizes: ["Water Energy"] },
      opponent: lastCounters,
    });
    t.useAbility("Six Feet Under").choose(0);
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-245 … and with as much on both sides there is Sudden Death", () => {
    const t = scenario({ cards: real("bw9-56"), you: { active: "Cofagrigus" }, opponent: lastCounters });
    t.useAbility("Six Feet Under").choose(0).choose(0);
    expect(t.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    t.concede(0);
  });

  it("CMP-270 Swelling Spite of the last Pokémon brings two Haunter before its player has lost", () => {
    const t = scenario({
      cards: real("sm10-67", "sv03.5-093"),
      you: { active: { name: "Machop", energy: ["Water Energy"] } },
      opponent: { active: { name: "Gastly", damage: 30 }, deck: ["Haunter", "Haunter", "Water Energy", "Water Energy"] },
    });
    t.attack("Karate Chop");
    while (t.asked !== "main")
      t.choose(...(t.options.includes("Haunter") && t.decision.min !== 1 ? ["Haunter", "Haunter"] : [t.options[0] ?? ""]));
    expect(t.outcome).toBeNull();
    expect([t.opponent.active?.name, ...t.opponent.bench.map(({ name }) => name)]).toEqual(["Haunter", "Haunter"]);
  });
});

describe("Coming into play by a card", () => {
  it("CMP-285 Untamed Shout is used after Rare Candy", () => {
    const t = scenario({
      cards: real("swsh1-117", "swsh1-118", "swsh1-119", "bw10-85"),
      you: { active: "Galarian Zigzagoon", hand: ["Rare Candy", "Galarian Obstagoon"] },
    });
    t.play("Rare Candy");
    while (t.asked !== "main") t.choose(t.options.includes("yes") ? "yes" : (t.options[0] ?? ""));
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-237 Future Spin looks at what is left of a deck of two cards", () => {
    const t = scenario({
      cards: real("xy7-32"),
      you: { active: { name: "Baltoy", energy: ["Psychic Energy"] } },
      opponent: { deck: ["Potion", "Switch"] },
    });
    t.attack("Future Spin").choose(1).choose("Switch", "Potion");
    expect(t.opponent.hand).toEqual(["Switch"]);
  });

  it("CMP-90 Durable Blade puts the whole Evolution line into the hand and discards what is attached", () => {
    const t = scenario({
      cards: real("sm11-95", "sv04-132", "sv04-130"),
      edition: "sm",
      you: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: {
        active: { name: "Aegislash", under: ["Honedge", "Doublade"], damage: 50, energy: ["Psychic Energy"], tools: ["Muscle Band"] },
        bench: ["Froakie"],
        deck: ["Fire Energy"],
      },
    });
    t.attack("Body Slam").choose(0);
    expect(t.opponent.hand.toSorted()).toEqual(["Aegislash", "Doublade", "Fire Energy", "Honedge"]);
    expect(t.opponent.discard.toSorted()).toEqual(["Muscle Band", "Psychic Energy"]);
  });

  it("CMP-2262 Shadowy Concealment of the Mega Gengar ex that is Knocked Out takes one Prize card off", () => {
    const t = scenario({
      cards: real("mep-081", "me02.5-125"),
      edition: "sv",
      you: { active: { name: "Mega Greninja ex", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Mega Gengar ex", damage: 300 }, bench: ["Froakie"] },
    });
    t.attack("Ninja Spinner").choose("no").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("CMP-2307, CMP-2308 Infinite Shadow puts the whole Evolution line into the hand, and the Prize card is taken", () => {
    const t = scenario({
      cards: real("me03-050", "xy8-58", "xy8-59"),
      edition: "sv",
      you: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Gengar", under: ["Gastly", "Haunter"], damage: 50 }, bench: ["Froakie"], deck: ["Fire Energy"] },
    });
    t.attack("Body Slam").choose(0);
    expect([t.opponent.hand.toSorted(), t.you.prizes]).toEqual([["Fire Energy", "Gastly", "Gengar", "Haunter"], 5]);
  });
});
