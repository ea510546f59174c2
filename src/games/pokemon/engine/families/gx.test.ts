import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { createCatalogue } from "../catalogue";
import type { Instruction } from "../effects/language";
import { ACTIVE, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const cards: readonly CardDefinition[] = [
  pokemon(
    "Lapras-GX",
    190,
    "Water",
    { marks: ["GX"], weakness: "Grass", retreat: 3 },
    attack("Collect", "W", "", { do: "draw", count: 3 }),
    { ...attack("Ice Beam GX", "WWC", "100", { do: "afflict", condition: "Paralyzed", pokemon: ACTIVE }), once: "GX" },
  ),
  pokemon("Tauros-GX", 180, "Colorless", { marks: ["GX"], weakness: "Fighting", retreat: 2 }, attack("Horn Attack", "CCC", "100"), {
    ...attack("Mad Bull GX", "CC", "30×", {
      do: "attackDamage",
      change: "times",
      amount: { count: "damageCounters", on: SELF },
    }),
    once: "GX",
  }),
  pokemon("Torracat", 90, "Fire", { from: "Litten", weakness: "Water", retreat: 2 }),
  pokemon("Incineroar", 160, "Fire", { stage: "Stage 2", from: "Torracat", weakness: "Water", retreat: 3 }),
  pokemon("Incineroar-GX", 250, "Fire", { stage: "Stage 2", from: "Torracat", marks: ["GX"], weakness: "Water", retreat: 3 }),
  pokemon(
    "Mew",
    50,
    "Psychic",
    { weakness: "Psychic" },
    attack("Neo Link", "C", "", {
      do: "copyAttack",
      of: { pokemon: { pokemon: "choose", side: "yours", place: "bench", count: 1 } },
    }),
  ),
  pokemon(
    "Pikachu & Zekrom-GX",
    240,
    "Lightning",
    { marks: ["TAG TEAM"], weakness: "Fighting", resistance: "Metal", retreat: 3 },
    attack("Full Blitz", "LLL", "150"),
    {
      ...attack("Tag Bolt GX", "LLL", "200", {
        do: "if",
        when: { if: "energyInCost", extra: ["Lightning", "Lightning", "Lightning"] },
        then: [{ do: "damage", amount: 170, to: { pokemon: "choose", side: "opponents", place: "bench", count: 1 } }],
      }),
      once: "GX",
    },
  ),
  trainer(
    "Cynthia & Caitlin",
    "Supporter",
    { marks: ["TAG TEAM"] },
    {
      do: "may",
      steps: [
        {
          do: "move",
          cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, bind: 1 },
          destination: { to: "discard" },
        },
      ],
    },
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { trainerKinds: ["Supporter"] } },
      destination: { to: "hand" },
    },
    { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "draw", count: 3 }] },
  ),
  pokemon("Giratina ◇", 160, "Psychic", { marks: ["Prism Star"], weakness: "Darkness", resistance: "Fighting", retreat: 3 }),
  trainer("Cyrus ◇", "Supporter", { marks: ["Prism Star"] }, { do: "draw", count: 1 }),
  trainer("Thunder Mountain ◇", "Stadium", {
    marks: ["Prism Star"],
    whileInPlay: [
      {
        kind: "continuous",
        change: {
          modify: "attackCost",
          on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Lightning"] } },
          symbol: "Lightning",
          amount: 1,
          sign: "-",
        },
      },
    ],
  }),
  specialEnergy("Beast Energy ◇", {
    marks: ["Prism Star"],
    whileAttached: [
      {
        kind: "continuous",
        change: { modify: "damageDone", by: SELF, amount: 30, sign: "+", to: "active" },
        while: { if: "pokemon", is: SELF, where: { marks: ["Ultra Beast"] } },
      },
    ],
  }),
  pokemon("Buzzwole", 130, "Grass", { marks: ["Ultra Beast"], weakness: "Fire", retreat: 2 }, attack("Swing Around", "C", "50")),
  trainer(
    "Super Rod",
    "Item",
    {},
    {
      do: "move",
      cards: {
        cards: "choose",
        from: { zone: "discard", of: "you" },
        count: { upTo: 3 },
        where: { anyOf: [{ category: "Pokémon" }, { energyKind: "Basic" }] },
      },
      destination: { to: "deck", place: "shuffled" },
    },
  ),
];

const water = ["Water Energy", "Water Energy", "Water Energy"];
const bolts = (count: number): string[] => Array.from({ length: count }, () => "Lightning Energy");
const bull = { name: "Tauros-GX", damage: 10, energy: ["Double Colorless Energy"] };
const magnemite = { name: "Magnemite", energy: ["Metal Energy"] };

describe("Pokémon-GX, TAG TEAM, Prism Star, Lost Zone, Ultra Beasts", () => {
  it("FAM-04 a Pokémon-GX is worth 2 Prize cards", () => {
    const t = scenario({ cards, you: { active: magnemite }, opponent: { active: { name: "Lapras-GX", damage: 180 }, bench: ["Zubat"] } });
    t.attack("Tackle").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("FAM-04 a Pokémon-GX keeps its own stage: Torracat evolves into either", () => {
    const t = scenario({ cards, you: { active: "Torracat", hand: ["Incineroar", "Incineroar-GX"] } });
    expect([t.canEvolve("Incineroar"), t.canEvolve("Incineroar-GX")]).toEqual([true, true]);
  });

  it("FAM-04 one GX attack a match, whichever Pokémon-GX used it", () => {
    const t = scenario({ cards, you: { active: { name: "Lapras-GX", energy: water }, bench: [bull], hand: ["Switch"] } });
    t.attack("Ice Beam GX").endTurn();
    expect([t.canAttack("Collect"), t.canAttack("Ice Beam GX")]).toEqual([true, false]);
    t.play("Switch");
    expect([t.you.active?.name, t.canAttack("Mad Bull GX")]).toEqual(["Tauros-GX", false]);
  });

  it("FAM-04 each player has a GX attack of their own", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Lapras-GX", energy: water } },
      opponent: { active: "Snorlax", bench: [bull], hand: ["Switch"] },
    });
    t.attack("Ice Beam GX").play("Switch");
    expect(t.canAttack("Mad Bull GX")).toBe(true);
    expect(t.view("spectator").sides.map((side) => side.gxUsed)).toEqual([true, false]);
  });

  it("FAM-04 a copied GX attack is the match's one GX attack", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Mew", energy: ["Psychic Energy"] }, bench: [{ name: "Lapras-GX", energy: water }] },
    });
    t.attack("Neo Link").choose("Ice Beam GX");
    expect(t.view(0).sides[0].gxUsed).toBe(true);
  });

  it("FAM-04 a GX attack cannot be copied once a GX attack was used", () => {
    const mew = { name: "Mew", energy: ["Psychic Energy"] };
    const t = scenario({ cards, you: { active: { name: "Lapras-GX", energy: water }, bench: [mew], hand: ["Switch"] } });
    t.attack("Ice Beam GX").endTurn().play("Switch").attack("Neo Link");
    // Only Collect is left to copy: the turn's card and three more.
    expect(t.you.hand).toHaveLength(4);
  });

  it("FAM-05 a TAG TEAM is worth 3 Prize cards", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Pikachu & Zekrom-GX", damage: 180 }, bench: ["Zubat"] },
    });
    t.attack("Karate Chop").choose(0, 1, 2);
    expect(t.you.prizes).toBe(3);
  });

  it("FAM-05 without the extra Energy a TAG TEAM's GX attack has no bonus", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Pikachu & Zekrom-GX", energy: bolts(5) } },
      opponent: { active: "Incineroar-GX", bench: ["Lapras-GX", "Zubat"] },
    });
    t.attack("Tag Bolt GX");
    expect(t.opponent.active?.damage).toBe(200);
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  it.each([
    [7, [[0], [1]]],
    [8, [[0, 1, 2], [3]]],
  ])("FAM-05 what follows a Knock Out by the attack asks for the extra Energy of the attack, too (%i Energy)", (energy, taken) => {
    const extra = Array.from({ length: 7 }, () => "Lightning" as const);
    const more: Instruction = {
      do: "if",
      when: { if: "energyInCost", extra },
      then: [{ do: "takePrizes", count: 3 }],
      else: [{ do: "takePrizes", count: 1 }],
    };
    const beast = pokemon(
      "Beast",
      260,
      "Lightning",
      { marks: ["GX"] },
      attack("Beast Game", "L", "50", { do: "ifKnockedOutByThis", steps: [more] }),
    );
    const t = scenario({
      cards: [...cards, beast],
      you: { active: { name: "Beast", energy: bolts(energy) } },
      opponent: { active: { name: "Zubat" }, bench: ["Zubat"] },
    });
    t.attack("Beast Game");
    for (const prizes of taken) t.choose(...prizes);
    expect(t.you.prizes).toBe(6 - taken.flat().length);
  });

  it("FAM-05 with the extra Energy beside its cost the bonus is added", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Pikachu & Zekrom-GX", energy: bolts(6) } },
      opponent: { active: "Incineroar-GX", bench: ["Lapras-GX", "Zubat"] },
    });
    t.attack("Tag Bolt GX").choose("Lapras-GX");
    expect(t.opponent.active?.damage).toBe(200);
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([170, 0]);
  });

  it("FAM-05 a TAG TEAM's GX attack is the match's one GX attack", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Pikachu & Zekrom-GX", energy: bolts(3) } },
      opponent: { active: "Incineroar-GX" },
    });
    t.attack("Tag Bolt GX").endTurn();
    expect([t.canAttack("Full Blitz"), t.canAttack("Tag Bolt GX")]).toEqual([true, false]);
  });

  it("FAM-06 a TAG TEAM Supporter has its bonus for the extra discard", () => {
    const t = scenario({ cards, you: { hand: ["Cynthia & Caitlin", "Potion"], discard: ["Tierno"] } });
    t.play("Cynthia & Caitlin").choose("yes");
    expect(t.you.hand).toEqual(["Tierno", "Water Energy", "Water Energy", "Water Energy"]);
    expect(t.you.discard).toEqual(["Potion", "Cynthia & Caitlin"]);
  });

  it("FAM-06 without the extra discard a TAG TEAM Supporter does the rest", () => {
    const t = scenario({ cards, you: { hand: ["Cynthia & Caitlin", "Potion"], discard: ["Tierno"] } });
    t.play("Cynthia & Caitlin").choose("no");
    expect(t.you.hand).toEqual(["Potion", "Tierno"]);
  });

  it("FAM-06 a TAG TEAM Supporter is the turn's one Supporter", () => {
    const t = scenario({ cards, you: { hand: ["Cynthia & Caitlin", "Potion"], discard: ["Tierno"] } });
    t.play("Cynthia & Caitlin").choose("no");
    expect(t.canPlay("Tierno")).toBe(false);
  });

  it("FAM-14 a Knocked Out Prism Star Pokémon goes to the Lost Zone, what is attached to the discard pile", () => {
    const t = scenario({
      cards,
      you: { active: magnemite },
      opponent: { active: { name: "Giratina ◇", damage: 150, energy: ["Psychic Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Tackle").choose(0);
    expect([t.opponent.lostZone, t.opponent.discard]).toEqual([["Giratina ◇"], ["Psychic Energy"]]);
  });

  it("FAM-14 a Prism Star Supporter goes to the Lost Zone when it is done", () => {
    const t = scenario({ cards, you: { hand: ["Cyrus ◇"] } });
    t.play("Cyrus ◇");
    expect([t.you.lostZone, t.you.discard]).toEqual([["Cyrus ◇"], []]);
  });

  it("FAM-14 a Prism Star Stadium that is replaced goes to its owner's Lost Zone", () => {
    const t = scenario({ cards, you: { hand: ["Thunder Mountain ◇"] }, opponent: { hand: ["Shadow Circle"] } });
    t.play("Thunder Mountain ◇").endTurn().play("Shadow Circle");
    expect(t.you.lostZone).toEqual(["Thunder Mountain ◇"]);
  });

  it("FAM-14 Prism Star Energy discarded from a Pokémon goes to the Lost Zone", () => {
    const t = scenario({ cards, you: { active: { name: "Buzzwole", energy: ["Beast Energy ◇", "Grass Energy"] }, bench: ["Zubat"] } });
    t.retreat();
    expect([t.you.lostZone, t.you.discard]).toEqual([["Beast Energy ◇"], ["Grass Energy"]]);
  });

  it("FAM-15 what brings cards back from the discard pile does not reach the Lost Zone", () => {
    const t = scenario({ cards, you: { hand: ["Super Rod"], lostZone: ["Chespin", "Grass Energy"] } });
    expect(t.canPlay("Super Rod")).toBe(false);
  });

  it("FAM-15 a card whose text takes from the Lost Zone is refused", () => {
    const thief = trainer(
      "Thief",
      "Item",
      {},
      { do: "move", cards: { cards: "all", zone: "lostZone", of: "you" }, destination: { to: "hand" } },
    );
    expect(() => createCatalogue([thief])).toThrow("Lost Zone");
  });

  it("FAM-17 what asks for an Ultra Beast finds one", () => {
    const t = scenario({ cards, you: { active: { name: "Buzzwole", energy: ["Beast Energy ◇"] } } });
    t.attack("Swing Around");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("FAM-17 what asks for an Ultra Beast passes over any other Pokémon", () => {
    const t = scenario({ cards, you: { active: { name: "Machop", energy: ["Beast Energy ◇"] } }, opponent: { active: "Lapras-GX" } });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });
});
