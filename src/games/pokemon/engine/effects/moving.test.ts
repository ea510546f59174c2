import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { CardSelector, PokemonSelector } from "./language";

const MINE: PokemonSelector = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 };
const FROM_HAND: CardSelector = { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 };

const cards = [
  specialEnergy("Mist Energy", {
    whileAttached: [{ kind: "continuous", change: { prevent: "effects", on: SELF, from: { side: "opponents" } } }],
  }),
  trainer("Repel", "Item", {}, { do: "switch", side: "opponents", chooser: "opponent" }),
  trainer("Lysandre", "Supporter", {}, { do: "switch", side: "opponents", chooser: "you" }),
  pokemon(
    "Pidgeotto",
    60,
    "Colorless",
    { from: "Pidgey" },
    attack("Whirlwind", "CC", "20", { do: "switch", side: "opponents", chooser: "opponent" }),
  ),
  pokemon("Ninetales", 80, "Fire", { from: "Vulpix" }, attack("Lure", "CC", "", { do: "switch", side: "opponents", chooser: "you" })),
  trainer("AZ", "Supporter", {}, { do: "returnPokemon", pokemon: MINE, destination: { to: "hand" }, attached: "discard" }),
  trainer(
    "Cassius",
    "Supporter",
    {},
    { do: "returnPokemon", pokemon: MINE, destination: { to: "deck", place: "shuffled" }, attached: "with" },
  ),
  trainer("Rare Candy", "Item", {}, { do: "evolve", pokemon: MINE, with: FROM_HAND, skipStage: true }),
  pokemon("Charmander", 70, "Fire", {}, attack("Ember", "R", "30")),
  pokemon("Charmeleon", 90, "Fire", { from: "Charmander" }, attack("Slash", "C", "20")),
  pokemon(
    "Charizard ex",
    330,
    "Darkness",
    {
      stage: "Stage 2",
      from: "Charmeleon",
      marks: ["ex"],
      abilities: [
        ability("Infernal Reign", {
          kind: "triggered",
          on: { event: "played", how: "toEvolve", subject: "self" },
          optional: true,
          steps: [
            {
              do: "attach",
              cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 3 }, where: { names: ["Fire Energy"] } },
              to: { pokemon: "all", side: "yours", place: "inPlay" },
              spread: true,
            },
          ],
        }),
      ],
    },
    attack("Burning Darkness", "RR", "180"),
  ),
  trainer(
    "Devolution Spray",
    "Item",
    {},
    { do: "devolve", pokemon: { ...MINE, where: { evolution: true } }, cards: 1, destination: { to: "hand" } },
  ),
  pokemon(
    "Espeon-EX",
    170,
    "Psychic",
    { marks: ["EX"] },
    attack("Miraculous Shine", "P", "", {
      do: "devolve",
      pokemon: { pokemon: "all", side: "opponents", place: "inPlay", where: { evolution: true } },
      cards: 1,
      destination: { to: "hand" },
    }),
  ),
];

describe("moving Pokémon", () => {
  it("EFF-40 switching by an effect costs nothing and is allowed to a Pokémon that can't retreat", () => {
    const t = scenario({
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] }, bench: ["Froakie"], hand: ["Switch"] },
    });
    t.attack("Sand Tomb");
    expect(t.canRetreat()).toBe(false);
    t.play("Switch");
    expect(t.opponent.active?.name).toBe("Froakie");
    expect(t.opponent.bench[0]?.conditions).toEqual([]);
  });

  it("EFF-40 switching needs a Benched Pokémon", () => {
    expect(scenario({ you: { hand: ["Switch"] } }).canPlay("Switch")).toBe(false);
    expect(scenario({ cards, you: { hand: ["Lysandre"] } }).canPlay("Lysandre")).toBe(false);
  });

  it("EFF-40 switched out: the opponent chooses the new Active", () => {
    const t = scenario({ cards, you: { hand: ["Repel"] }, opponent: { bench: ["Froakie", "Zubat"] } });
    t.play("Repel");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "switchIn" });
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("EFF-40 switched in: you choose it", () => {
    const t = scenario({ cards, you: { hand: ["Lysandre"] }, opponent: { bench: ["Froakie", "Zubat"] } });
    t.play("Lysandre");
    expect(t.decision).toMatchObject({ seat: 0, purpose: "switchOut" });
    t.choose("Froakie");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("EFF-40 switching out is an effect on the Active: its protection stops it, a Benched one's does not", () => {
    const mist = { name: "Snorlax", energy: ["Mist Energy"] };
    for (const [active, bench, after] of [
      [mist, "Froakie", "Snorlax"],
      ["Froakie", mist, "Snorlax"],
    ] as const) {
      const t = scenario({
        cards,
        you: { active: { name: "Pidgeotto", energy: ["Fire Energy", "Fire Energy"] } },
        opponent: { active, bench: [bench] },
      });
      t.attack("Whirlwind");
      expect(t.opponent.active?.name).toBe(after);
    }
  });

  it("EFF-40 switching in is an effect on the Benched Pokémon: its protection stops it, the Active's does not", () => {
    const mist = { name: "Snorlax", energy: ["Mist Energy"] };
    for (const [active, bench, after] of [
      ["Froakie", mist, "Froakie"],
      [mist, "Froakie", "Froakie"],
    ] as const) {
      const t = scenario({
        cards,
        you: { active: { name: "Ninetales", energy: ["Fire Energy", "Fire Energy"] } },
        opponent: { active, bench: [bench] },
      });
      t.attack("Lure");
      expect(t.opponent.active?.name).toBe(after);
    }
  });

  it("EFF-41 a Pokémon put into the hand takes its Evolutions along; attached cards are discarded as the text says", () => {
    const quilladin = { name: "Quilladin", under: ["Chespin"], damage: 50, energy: ["Grass Energy"], tools: ["Muscle Band"] };
    const t = scenario({ cards, you: { hand: ["AZ"], bench: [quilladin] } });
    t.play("AZ").choose("Quilladin");
    expect([...t.you.hand].sort()).toEqual(["Chespin", "Quilladin"]);
    expect([...t.you.discard].sort()).toEqual(["AZ", "Grass Energy", "Muscle Band"]);
    expect(t.you.bench).toEqual([]);
  });

  it("EFF-41 it comes back as a new Pokémon without counters", () => {
    const t = scenario({ cards, you: { hand: ["AZ"], bench: [{ name: "Zubat", damage: 30 }] } });
    t.play("AZ").choose("Zubat").play("Zubat");
    expect(t.you.bench[0]?.damage).toBe(0);
  });

  it("EFF-41 shuffled into the deck with all attached cards; a new Active is promoted", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Quilladin", under: ["Chespin"], energy: ["Grass Energy"] }, bench: ["Zubat"], hand: ["Cassius"], deck: [] },
    });
    t.play("Cassius").choose("Quilladin");
    expect(t.you.deckCount).toBe(3);
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.you.discard).toEqual(["Cassius"]);
  });

  it("EFF-42 more than fits on the Bench becomes what fits", () => {
    const family = attack("Call for Family", "C", "", {
      do: "move",
      cards: {
        cards: "choose",
        from: { zone: "deck", of: "you" },
        count: { upTo: 2 },
        where: { category: "Pokémon", stages: ["Basic"] },
      },
      destination: { to: "bench" },
    });
    const t = scenario({
      cards: [pokemon("Clefairy", 60, "Fairy", {}, family)],
      you: {
        active: { name: "Clefairy", energy: ["Fairy Energy"] },
        bench: ["Zubat", "Zubat", "Zubat", "Zubat"],
        deck: ["Froakie", "Chespin", "Potion"],
      },
    });
    t.attack("Call for Family");
    expect([t.decision.min, t.decision.max]).toEqual([0, 1]);
    t.choose("Froakie");
    expect(t.you.bench).toHaveLength(5);
  });

  it("EFF-42 a full Bench makes a Trainer card unusable", () => {
    const full = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];
    expect(scenario({ you: { hand: ["Nest Ball"], bench: full, deck: ["Froakie"] } }).canPlay("Nest Ball")).toBe(false);
  });

  it("EFF-42 a full Bench ends an attack's effect before the deck is looked at", () => {
    const family = attack("Call for Family", "C", "", {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
      destination: { to: "bench" },
    });
    const t = scenario({
      cards: [pokemon("Clefairy", 60, "Fairy", {}, family)],
      you: { active: { name: "Clefairy", energy: ["Fairy Energy"] }, bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] },
    });
    t.attack("Call for Family");
    expect(t.happened("looked")).toEqual([]);
    expect(t.happened("shuffled")).toEqual([]);
  });

  it("EFF-43 evolving by an effect ignores the same-turn limit and follows the line (Rare Candy)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Chespin", fresh: true }, bench: ["Zubat"], hand: ["Rare Candy", "Chesnaught"] },
    });
    expect(t.canEvolve("Chesnaught")).toBe(false);
    t.play("Rare Candy").choose("Chesnaught");
    expect(t.you.active?.name).toBe("Chesnaught");
  });

  it("EFF-43 evolving by an effect needs a card of the line", () => {
    expect(scenario({ cards, you: { active: "Froakie", hand: ["Rare Candy", "Chesnaught"] } }).canPlay("Rare Candy")).toBe(false);
  });

  it.each([
    ["a Pokémon from the deck still may (Wally)", "Wally", true],
    ["one from the hand may not, by an effect either (Rare Candy)", "Rare Candy", false],
  ])("EFF-01 where no Pokémon may be played from the hand to evolve, %s", (_, card, may) => {
    const seal = ability("Ancient Power", {
      kind: "continuous",
      change: { forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } },
    });
    const wally = trainer(
      "Wally",
      "Supporter",
      {},
      { do: "evolve", pokemon: MINE, with: { ...FROM_HAND, from: { zone: "deck", of: "you" } } },
    );
    const t = scenario({
      cards: [...cards, wally, pokemon("Archeops", 130, "Fighting", { abilities: [seal] })],
      you: { active: "Chespin", hand: ["Wally", "Rare Candy", "Quilladin", "Chesnaught"], deck: ["Quilladin", "Potion"] },
      opponent: { active: "Archeops" },
    });
    expect([t.canEvolve("Quilladin"), t.canPlay(card)]).toEqual([false, may]);
    if (may) expect(t.play(card).choose("Quilladin").you.active?.name).toBe("Quilladin");
  });

  it("EFF-43 a search for an Evolution is made first: the card found decides which Pokémon evolves", () => {
    const salvatore = trainer(
      "Salvatore",
      "Supporter",
      {},
      {
        do: "evolve",
        pokemon: { ...MINE, bind: 1 },
        with: { ...FROM_HAND, from: { zone: "deck", of: "you" }, where: { category: "Pokémon", evolvesFrom: { binding: 1 } } },
      },
    );
    const t = scenario({
      cards: [...cards, salvatore],
      you: { active: "Froakie", bench: ["Chespin"], hand: ["Salvatore"], deck: ["Quilladin", "Potion"] },
    });
    t.play("Salvatore");
    expect(t.options).toEqual(["Quilladin"]);
    expect(t.choose("Quilladin").you.bench[0]?.name).toBe("Quilladin");
  });

  it("EFF-43 evolving by an effect counts as evolving: Special Conditions end", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Chespin", conditions: ["Poisoned"], damage: 20 }, hand: ["Rare Candy", "Chesnaught"] },
    });
    t.play("Rare Candy").choose("Chesnaught");
    expect(t.you.active).toMatchObject({ name: "Chesnaught", conditions: [], damage: 20 });
    expect(t.happened("evolved")).toHaveLength(1);
  });

  it("EFF-43 'from your hand' answers an evolution by Rare Candy", () => {
    const t = scenario({
      cards,
      you: { active: "Charmander", hand: ["Rare Candy", "Charizard ex"], deck: ["Fire Energy", "Potion"] },
    });
    t.play("Rare Candy").choose("Charizard ex");
    expect(t.asked).toBe("may");
    t.choose("yes").choose("Fire Energy");
    expect(t.you.active).toMatchObject({ name: "Charizard ex", energy: ["Fire Energy"] });
  });

  it("EFF-44 devolving takes the highest card first and keeps counters and attachments", () => {
    const t = scenario({
      cards,
      you: {
        active: { name: "Chesnaught", under: ["Chespin", "Quilladin"], damage: 30, energy: ["Grass Energy"], conditions: ["Asleep"] },
        hand: ["Devolution Spray"],
      },
    });
    t.play("Devolution Spray");
    expect(t.you.active).toMatchObject({ name: "Quilladin", damage: 30, energy: ["Grass Energy"], conditions: [] });
    expect(t.you.hand).toEqual(["Chesnaught"]);
  });

  it("EFF-44 a devolved Pokémon counts as new this turn", () => {
    const t = scenario({ cards, you: { active: { name: "Quilladin", under: ["Chespin"] }, hand: ["Devolution Spray"] } });
    t.play("Devolution Spray");
    expect(t.canEvolve("Quilladin")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canEvolve("Quilladin")).toBe(true);
  });

  it("EFF-44 devolving may Knock Out", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Espeon-EX", energy: ["Psychic Energy"] } },
      opponent: { active: "Froakie", bench: [{ name: "Quilladin", under: ["Chespin"], damage: 60 }] },
    });
    t.attack("Miraculous Shine").choose(0);
    expect(t.opponent.discard).toEqual(["Chespin"]);
    expect(t.opponent.hand).toContain("Quilladin");
  });

  it("EFF-44 what was not put into play by evolving cannot devolve", () => {
    expect(scenario({ cards, you: { active: "Quilladin", hand: ["Devolution Spray"] } }).canPlay("Devolution Spray")).toBe(false);
  });
});
