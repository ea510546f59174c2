import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities of 2023", () => {
  it("CMP-1831 Concealed Cards with an empty deck is not used only to discard an Energy", () => {
    const may = (deck: readonly string[]) =>
      scenario({
        edition: "swsh",
        cards: real("swsh10-046"),
        you: { active: "Radiant Greninja", hand: ["Water Energy"], deck },
      }).canUse("Concealed Cards");
    expect([may(["Zubat"]), may([])]).toEqual([true, false]);
  });

  it("CMP-1780 each of two Rapidash uses its own Heat Boost, and they add up", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swshp-SWSH270"),
      you: {
        active: { name: "Rapidash", energy: ["Fire Energy", "Fire Energy"] },
        bench: ["Rapidash"],
        hand: ["Fire Energy", "Fire Energy", "Fire Energy"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.useAbility("Heat Boost").choose("Fire Energy").useAbility("Heat Boost").choose("Fire Energy");
    expect(t.canUse("Heat Boost")).toBe(false);
    t.attack("Fire Mane");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-1837 Assaulting Hunt is not used by a Weavile that comes up on the opponent's turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-134"),
      you: { active: "Abra", bench: ["Weavile"] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Chespin"] },
    });
    t.endTurn().attack("Stoke").choose(0);
    expect(t.asked).toBe("main");
    expect(t.opponent.active?.name).toBe("Charizard-EX");
  });

  it("CMP-1838 Assaulting Hunt is used by a Weavile that an attack of one's own brings up", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv02-134", "sv02-022"),
      you: { active: { name: "Bramblin", energy: ["Grass Energy"] }, bench: ["Weavile"] },
      opponent: { active: "Charizard-EX", bench: ["Chespin"] },
    });
    t.attack("Ride the Wind").choose("yes");
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-1840 Exploding Energy may attach to Forretress ex itself, which is then Knocked Out with it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-005"),
      you: { active: "Abra", bench: ["Forretress ex"], deck: ["Grass Energy", "Zubat"] },
    });
    t.useAbility("Exploding Energy").choose("Grass Energy").choose("Forretress ex");
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.you.discard).toEqual(expect.arrayContaining(["Forretress ex", "Grass Energy"]));
  });

  it("CMP-1842 Squawk and Seize is used with no card in hand", () => {
    const t = scenario({ edition: "sv", turn: 1, cards: real("sv02-169"), you: { bench: ["Squawkabilly ex"] } });
    t.useAbility("Squawk and Seize");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-1853 Luminous Sign and Gapejaw Bog come in the order that the player chooses", () => {
    const played = (first: string) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh12.5gg-GG39", "swsh10-142", "sv02-127"),
        stadium: "Gapejaw Bog",
        you: { hand: ["Lumineon V"], deck: ["Tierno", "Zubat"] },
        opponent: { active: "Ting-Lu ex" },
      });
      t.play("Lumineon V").choose(first);
      if (t.asked !== "main") t.choose("yes").choose("Tierno");
      expect(t.you.bench[0]?.damage).toBe(20);
      return t.you.hand;
    };
    expect(played("Luminous Sign")).toEqual(["Tierno"]);
    expect(played("Gapejaw Bog")).toEqual([]);
  });

  it("CMP-1923 Pumpkin Pit chosen first discards Gapejaw Bog before its counters", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-76", "swsh10-142", "sv02-127"),
      stadium: "Gapejaw Bog",
      you: { hand: ["Pumpkaboo"] },
      opponent: { active: "Ting-Lu ex" },
    });
    t.play("Pumpkaboo").choose("Pumpkin Pit").choose("yes");
    expect(t.stadium).toBeNull();
    expect(t.you.bench[0]?.damage).toBe(0);
  });

  it("CMP-1924 Fettered in Misfortune is in force before the counters that then take it away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-089", "swsh9-088", "swsh10-142", "sv02-127"),
      stadium: "Gapejaw Bog",
      you: { hand: ["Spiritomb"] },
      opponent: { active: "Ting-Lu ex", bench: [{ name: "Honchkrow V", tools: ["Muscle Band", "Hard Charm", "Muscle Band"] }] },
    });
    t.play("Spiritomb");
    while (t.asked !== "main") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.opponent.bench[0]?.tools).toHaveLength(1);
    expect(t.you.bench[0]?.damage).toBe(20);
  });

  it("CMP-1868 Precious Gift is used at the end of a turn without an attack", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-085"),
      you: { active: "Togekiss" },
    });
    t.endTurn().choose("yes");
    expect(t.you.hand).toHaveLength(8);
  });

  it("CMP-1869 the Prize cards of an attack are taken before Precious Gift", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-085"),
      you: { active: { name: "Togekiss", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: "Abra", bench: ["Chespin"] },
    });
    t.attack("Power Cyclone");
    expect(t.asked).toBe("takePrizes");
    t.choose(0).choose("yes");
    expect(t.you.hand).toHaveLength(8);
  });

  it("CMP-1881 New Moon guards a Solrock from Gapejaw Bog the moment that Solrock is in play", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-092", "sv03-093", "swsh10-142"),
      stadium: "Gapejaw Bog",
      you: { bench: ["Lunatone"], hand: ["Solrock"] },
    });
    t.play("Solrock");
    expect(t.you.bench[1]).toMatchObject({ name: "Solrock", damage: 0 });
  });

  it("CMP-1898 Evanescent flips for a Knock Out by poison too", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv04-003"),
      you: { active: { name: "Froslass ex", damage: 240, conditions: ["Poisoned"] }, bench: ["Abra"] },
    });
    t.endTurn();
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.opponent.prizes).toBe(5);
  });

  it("CMP-1899 Solidarity counts Pokémon in play, not the Tandemaus below a Maushold", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-155", "sv01-161", "sv01-159"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: "Maushold ex", bench: [{ name: "Maushold", under: ["Tandemaus"] }] },
    });
    t.attack("Stoke");
    expect(t.you.active?.damage).toBe(60);
  });

  it("CMP-1910 Tachyon Bits is used by a Pokémon that takes the place of Klefki", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-096", "sv04-089"),
      you: { active: "Klefki", bench: ["Iron Valiant ex"], hand: ["Switch"] },
    });
    t.play("Switch").choose("yes");
    expect(t.opponent.active?.damage).toBe(20);
  });
});

describe("Trainer cards of 2023", () => {
  it("CMP-1819 a Pokémon Tool is no Item: Everlasting Darkness does not hold it back", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-088", "sv01-197"),
      you: { active: { name: "Banette ex", energy: ["Psychic Energy"] } },
      opponent: { hand: ["Vitality Band", "Potion"], active: { name: "Snorlax", damage: 10 } },
    });
    t.attack("Everlasting Darkness");
    expect([t.canAttach("Vitality Band"), t.canPlay("Potion")]).toEqual([true, false]);
  });

  it("CMP-1778 Spicy Seasoned Curry is played where it can burn or heal, not where it can do neither", () => {
    const may = (damage: number, conditions: readonly "Burned"[]) =>
      scenario({
        edition: "swsh",
        cards: real("swsh10-151"),
        you: { active: { name: "Snorlax", damage, conditions }, hand: ["Spicy Seasoned Curry"] },
      }).canPlay("Spicy Seasoned Curry");
    expect([may(0, []), may(20, ["Burned"]), may(0, ["Burned"])]).toEqual([true, true, false]);
  });

  it("CMP-1814 a Pokémon Tool of an older series is no Item either", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-088", "swsh1-185"),
      you: { active: { name: "Banette ex", energy: ["Psychic Energy"] } },
      opponent: { hand: ["Vitality Band"] },
    });
    expect(t.attack("Everlasting Darkness").canAttach("Vitality Band")).toBe(true);
  });

  it("CMP-1815 Rare Candy forbids what Adaptive Evolution would allow", () => {
    const may = (fresh: boolean) =>
      scenario({
        cards: real("bw10-85", "g1-3", "g1-4", "g1-5"),
        you: { active: { name: "Caterpie", fresh }, hand: ["Rare Candy", "Butterfree"] },
      }).canPlay("Rare Candy");
    expect([may(false), may(true)]).toEqual([true, false]);
  });

  it("CMP-1836 Lost Vacuum is not played for its cost alone", () => {
    const may = (tools: readonly string[]) =>
      scenario({
        edition: "swsh",
        cards: real("swsh12.5-135"),
        you: { hand: ["Lost Vacuum", "Zubat"], active: { name: "Snorlax", tools } },
      }).canPlay("Lost Vacuum");
    expect([may(["Muscle Band"]), may([])]).toEqual([true, false]);
  });

  it("CMP-1865 Letter of Encouragement asks for a Knock Out on the opponent's turn, however it came about", () => {
    const byAbility = scenario({
      edition: "sv",
      cards: real("sv03-189", "sv06.5-020"),
      you: { active: "Abra", bench: ["Chespin"], hand: ["Letter of Encouragement"] },
      opponent: { bench: ["Dusknoir"] },
    });
    byAbility.endTurn().useAbility("Cursed Blast").choose("Abra");
    while (byAbility.asked === "takePrizes") byAbility.choose(0);
    expect(byAbility.endTurn().canPlay("Letter of Encouragement")).toBe(true);
  });

  it("CMP-1865 … a Knock Out at the Checkup does not count", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-189"),
      you: { active: { name: "Abra", damage: 20, conditions: ["Poisoned"] }, bench: ["Chespin"], hand: ["Letter of Encouragement"] },
    });
    t.endTurn().endTurn();
    while (t.asked === "takePrizes") t.choose(0);
    expect(t.you.active?.name).toBe("Chespin");
    expect(t.canPlay("Letter of Encouragement")).toBe(false);
  });

  it("CMP-1866 Cleffa does not evolve into a Clefairy that does not say so", () => {
    const t = scenario({ edition: "sv", cards: real("sv03-080", "bw8-97"), you: { active: "Cleffa", hand: ["Clefairy"] } });
    expect(t.canEvolve("Clefairy")).toBe(false);
  });

  it("CMP-1889 Daisy's Help leaves the Prize cards in their places", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-158"),
      you: {
        active: { name: "Charizard-EX", energy: ["Fire Energy"] },
        hand: ["Daisy's Help"],
        prizes: ["Zubat", "Chespin", "Froakie"],
      },
      opponent: { active: "Abra", bench: ["Chespin"] },
    });
    t.play("Daisy's Help").attack("Stoke").choose(0);
    expect(t.you.hand).toContain("Zubat");
  });

  it("CMP-1890 Erika's Invitation is not played against a full Bench", () => {
    const may = (bench: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("sv03.5-160"),
        you: { hand: ["Erika's Invitation"] },
        opponent: { bench, hand: ["Zubat"] },
      }).canPlay("Erika's Invitation");
    expect([may(["Abra"]), may(["Abra", "Zubat", "Chespin", "Froakie", "Voltorb"])]).toEqual([true, false]);
  });

  it("CMP-1891 Erika's Invitation puts a Basic Pokémon down where it finds one", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-160"),
      you: { hand: ["Erika's Invitation"] },
      opponent: { hand: ["Zubat", "Abra", "Potion"] },
    });
    t.play("Erika's Invitation");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Abra");
    expect(t.opponent.active?.name).toBe("Abra");
  });

  it("CMP-1892 Grabber puts a Pokémon away where it finds one", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-162"),
      you: { hand: ["Grabber"] },
      opponent: { hand: ["Zubat", "Abra", "Potion"] },
    });
    t.play("Grabber");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Abra");
    expect(t.opponent.hand).toEqual(["Zubat", "Potion"]);
  });

  it("CMP-1904 Professor Turo's Scenario takes all cards of an evolved Pokémon to the hand, and discards what is attached", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-171"),
      you: {
        active: "Snorlax",
        bench: [{ name: "Chesnaught", under: ["Chespin", "Quilladin"], energy: ["Grass Energy"] }],
        hand: ["Professor Turo's Scenario"],
      },
    });
    t.play("Professor Turo's Scenario").choose("Chesnaught");
    expect(t.you.hand.toSorted()).toEqual(["Chesnaught", "Chespin", "Quilladin"]);
    expect(t.you.discard).toContain("Grass Energy");
  });

  it("CMP-1905 Shauntal is played where either player has a Bench", () => {
    const may = (yours: readonly string[], theirs: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("sv04-174"),
        you: { hand: ["Shauntal"], bench: yours },
        opponent: { bench: theirs },
      }).canPlay("Shauntal");
    expect([may([], ["Abra"]), may(["Abra"], []), may([], [])]).toEqual([true, true, false]);
  });

  it("CMP-1918 Cursed Duster discards from the hand before the Prize cards come into it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-161"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, hand: ["Zubat"] },
      opponent: { active: { name: "Abra", tools: ["Cursed Duster"] }, bench: ["Chespin"] },
    });
    t.attack("Stoke");
    expect(t.asked).toBe("takePrizes");
    expect(t.you.hand).toEqual([]);
    t.choose(0);
  });

  it("CMP-1919 a Pokémon that Erika's Invitation puts down gets the counters of Gapejaw Bog", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-160", "swsh10-142"),
      stadium: "Gapejaw Bog",
      you: { hand: ["Erika's Invitation"] },
      opponent: { hand: ["Zubat", "Abra"] },
    });
    t.play("Erika's Invitation").choose("Zubat");
    expect(t.opponent.active).toMatchObject({ name: "Zubat", damage: 20 });
  });

  it("CMP-1919 one that Nest Ball puts down from the deck gets none", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-181", "swsh10-142"),
      stadium: "Gapejaw Bog",
      you: { hand: ["Nest Ball", "Abra"], deck: ["Zubat", "Water Energy"] },
    });
    t.play("Nest Ball").choose("Zubat").play("Abra");
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([0, 20]);
  });
});
