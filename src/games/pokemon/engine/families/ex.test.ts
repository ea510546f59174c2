import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const cards: readonly CardDefinition[] = [
  pokemon("Venusaur", 140, "Grass", { stage: "Stage 2", from: "Ivysaur", weakness: "Fire", retreat: 4 }),
  pokemon("Venusaur-EX", 180, "Grass", { marks: ["EX"], weakness: "Fire", retreat: 4 }),
  pokemon("M Venusaur-EX", 230, "Grass", { stage: "Mega", from: "Venusaur-EX", marks: ["EX", "Mega"], weakness: "Fire", retreat: 4 }),
  pokemon("Groudon-EX", 180, "Fighting", { marks: ["EX"], weakness: "Grass", retreat: 4 }),
  pokemon("Primal Groudon-EX", 240, "Fighting", {
    stage: "Mega",
    from: "Groudon-EX",
    marks: ["Primal"],
    weakness: "Grass",
    retreat: 4,
    trait: {
      name: "θ Max",
      effects: [{ kind: "triggered", on: { event: "evolves", subject: "self" }, steps: [{ do: "heal", amount: "all", on: SELF }] }],
    },
  }),
  trainer("Venusaur Spirit Link", "Pokémon Tool", {
    whileInPlay: [{ kind: "continuous", change: { permit: "megaKeepsTurn", on: SELF } }],
  }),
  pokemon("Frogadier", 70, "Water", { from: "Froakie", weakness: "Grass" }),
  pokemon("Greninja", 130, "Water", { stage: "Stage 2", from: "Frogadier", weakness: "Grass" }, attack("Moonlight Slash", "W", "60")),
  pokemon("Greninja BREAK", 170, "Water", { stage: "BREAK", from: "Greninja", marks: ["BREAK"], retreat: 0 }),
  pokemon("Phantump", 60, "Psychic", { weakness: "Darkness", resistance: "Fighting" }),
  pokemon(
    "Trevenant",
    110,
    "Psychic",
    {
      from: "Phantump",
      weakness: "Darkness",
      resistance: "Fighting",
      retreat: 3,
      abilities: [
        ability("Forest's Curse", {
          kind: "continuous",
          change: { forbid: "play", who: "opponent", where: { trainerKinds: ["Item"] } },
          while: { if: "place", pokemon: SELF, is: "active" },
        }),
      ],
    },
    attack("Tree Slam", "PCC", "60"),
  ),
  pokemon(
    "Trevenant BREAK",
    160,
    "Psychic",
    { stage: "BREAK", from: "Trevenant", marks: ["BREAK"], retreat: 0 },
    attack("Silent Fear", "PC", "", { do: "putCounters", count: 3, on: { pokemon: "all", side: "opponents", place: "inPlay" } }),
  ),
  trainer("Head Ringer", "Pokémon Tool", {
    marks: ["Team Flare Hyper Gear"],
    whileInPlay: [{ kind: "continuous", change: { modify: "attackCost", on: SELF, amount: 1, sign: "+" } }],
  }),
  trainer(
    "Scoop Up Cyclone",
    "Item",
    { marks: ["ACE SPEC"] },
    {
      do: "returnPokemon",
      pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
      destination: { to: "hand" },
      attached: "with",
    },
  ),
  pokemon(
    "Garbodor",
    100,
    "Psychic",
    {
      from: "Trubbish",
      weakness: "Psychic",
      retreat: 3,
      abilities: [
        ability("Garbotoxin", {
          kind: "continuous",
          change: { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay" }, except: "Garbotoxin" },
          while: { if: "pokemon", is: SELF, where: { tool: true } },
        }),
      ],
    },
    attack("Sludge Toss", "PPC", "60"),
  ),
  pokemon(
    "Electrike",
    50,
    "Lightning",
    {
      weakness: "Fighting",
      trait: {
        name: "Ω Barrier",
        effects: [{ kind: "continuous", change: { prevent: "trainerEffects", on: SELF, from: "opponent" } }],
      },
    },
    attack("Thunder Fang", "L", "10"),
  ),
  trainer(
    "Team Flare Grunt",
    "Supporter",
    {},
    { do: "move", cards: { cards: "attached", to: ACTIVE, what: "energy", count: 1 }, destination: { to: "discard" } },
  ),
];

const magnemite = { name: "Magnemite", energy: ["Metal Energy"] };

describe("Pokémon-EX, Mega Evolution, BREAK, Ancient Traits, Hyper Gear", () => {
  it("FAM-01 a Pokémon-EX is worth 2 Prize cards", () => {
    const t = scenario({ cards, you: { active: magnemite }, opponent: { active: { name: "Venusaur-EX", damage: 170 }, bench: ["Zubat"] } });
    t.attack("Tackle").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("FAM-02 a Mega Evolution evolves from the Pokémon-EX it names, not from the Pokémon without EX", () => {
    const t = scenario({ cards, you: { active: "Venusaur", bench: ["Venusaur-EX"], hand: ["M Venusaur-EX"] } });
    expect([t.canEvolve("M Venusaur-EX", "Venusaur"), t.canEvolve("M Venusaur-EX", "Venusaur-EX")]).toEqual([false, true]);
  });

  it("FAM-02 becoming a Mega Evolution ends the turn", () => {
    const t = scenario({ cards, you: { active: "Venusaur-EX", hand: ["M Venusaur-EX", "Potion"] } });
    t.evolve("M Venusaur-EX");
    expect(t.you.active?.hp).toBe(230);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("FAM-02 a Spirit Link keeps the turn", () => {
    const t = scenario({ cards, you: { active: { name: "Venusaur-EX", tools: ["Venusaur Spirit Link"] }, hand: ["M Venusaur-EX"] } });
    t.evolve("M Venusaur-EX");
    expect(t.decision.seat).toBe(0);
  });

  it("FAM-02 … and so does what the Mega Evolution says of itself", () => {
    const steady = pokemon("M Venusaur-EX", 230, "Grass", {
      stage: "Mega",
      from: "Venusaur-EX",
      marks: ["EX", "Mega"],
      abilities: [ability("Steady", { kind: "continuous", change: { permit: "megaKeepsTurn", on: SELF } })],
    });
    const replaced = cards.filter(({ id }) => id !== steady.id);
    const t = scenario({ cards: [...replaced, steady], you: { active: "Venusaur-EX", hand: ["M Venusaur-EX"] } });
    t.evolve("M Venusaur-EX");
    expect(t.decision.seat).toBe(0);
  });

  it("FAM-02 Primal Reversion follows the same rule", () => {
    const t = scenario({ cards, you: { active: "Groudon-EX", hand: ["Primal Groudon-EX"] } });
    t.evolve("Primal Groudon-EX");
    expect(t.decision.seat).toBe(1);
  });

  it("FAM-02 a Mega Evolution is worth 2 Prize cards, as the Pokémon-EX it still is", () => {
    const groudon = { name: "Primal Groudon-EX", under: ["Groudon-EX"], damage: 230 };
    const t = scenario({ cards, you: { active: magnemite }, opponent: { active: groudon, bench: ["Zubat"] } });
    t.attack("Tackle").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("FAM-02 what asks for a Pokémon-EX finds a Mega Evolution", () => {
    const t = scenario({
      cards,
      you: { hand: ["Head Ringer"] },
      opponent: { active: { name: "Primal Groudon-EX", under: ["Groudon-EX"] } },
    });
    expect(t.canAttach("Head Ringer", "Primal Groudon-EX")).toBe(true);
  });

  it("FAM-03 a BREAK has its own HP", () => {
    const t = scenario({ cards, you: { active: { name: "Trevenant", damage: 30 }, hand: ["Trevenant BREAK"] } });
    t.evolve("Trevenant BREAK");
    expect(t.you.active).toMatchObject({ hp: 160, damage: 30 });
  });

  it("FAM-03 a BREAK uses the attacks of the card below and its own", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Trevenant BREAK", under: ["Phantump", "Trevenant"], energy: ["Psychic Energy", "Double Colorless Energy"] } },
    });
    expect([t.canAttack("Tree Slam"), t.canAttack("Silent Fear")]).toEqual([true, true]);
    t.attack("Tree Slam");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("FAM-03 a BREAK keeps the Ability of the card below", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Snorlax", damage: 30 }, hand: ["Potion"] },
      opponent: { active: { name: "Trevenant BREAK", under: ["Phantump", "Trevenant"] } },
    });
    expect(t.canPlay("Potion")).toBe(false);
  });

  it("FAM-03 a BREAK keeps the Weakness of the card below", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Chespin", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Greninja BREAK", under: ["Froakie", "Frogadier", "Greninja"] } },
    });
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("FAM-03 a BREAK keeps the Resistance of the card below", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Trevenant BREAK", under: ["Phantump", "Trevenant"] } },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("FAM-03 a BREAK keeps the Retreat Cost of the card below", () => {
    const t = scenario({ cards, you: { active: { name: "Trevenant BREAK", under: ["Phantump", "Trevenant"] } } });
    expect(t.you.active?.retreatCost).toBe(3);
  });

  it("FAM-03 a BREAK is an Evolution card: not on a Pokémon that evolved this turn", () => {
    const t = scenario({ cards, you: { active: "Phantump", hand: ["Trevenant", "Trevenant BREAK"] } });
    t.evolve("Trevenant");
    expect(t.canEvolve("Trevenant BREAK")).toBe(false);
  });

  it("FAM-03 a BREAK is worth 1 Prize card", () => {
    const t = scenario({
      cards,
      you: { active: magnemite },
      opponent: { active: { name: "Trevenant BREAK", under: ["Phantump", "Trevenant"], damage: 150 }, bench: ["Zubat"] },
    });
    t.attack("Tackle").choose(0);
    expect(t.you.prizes).toBe(5);
  });

  it("FAM-20 an Ancient Trait is no Ability: what takes Abilities away leaves it", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Garbodor", tools: ["Muscle Band"] }, hand: ["Team Flare Grunt"] },
      opponent: { active: { name: "Electrike", energy: ["Lightning Energy"] } },
    });
    t.play("Team Flare Grunt");
    expect(t.opponent.active?.energy).toEqual(["Lightning Energy"]);
  });

  it("FAM-20 Δ Evolution is a word of the card in hand: it may be played on a Pokémon of this turn (Banette)", () => {
    const banette = pokemon("Banette", 80, "Psychic", {
      from: "Shuppet",
      trait: { name: "Δ Evolution", effects: [{ kind: "continuous", change: { permit: "playEarlyToEvolve" } }] },
    });
    const plain = pokemon("Dusknoir", 80, "Psychic", { from: "Shuppet" });
    const t = scenario({
      cards: [pokemon("Shuppet", 50, "Psychic", {}), banette, plain],
      you: { bench: [{ name: "Shuppet", fresh: true }], hand: ["Banette", "Dusknoir"] },
    });
    expect([t.canEvolve("Banette"), t.canEvolve("Dusknoir")]).toEqual([true, false]);
  });

  it("FAM-20 an Ancient Trait that answers something does so where Abilities are taken away", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Groudon-EX", damage: 100 }, hand: ["Primal Groudon-EX"] },
      opponent: { active: { name: "Garbodor", tools: ["Muscle Band"] } },
    });
    t.evolve("Primal Groudon-EX");
    expect(t.you.active?.damage).toBe(0);
  });

  it("FAM-21 a Hyper Gear goes on the opponent's Pokémon-EX only", () => {
    const t = scenario({
      cards,
      you: { active: "Charizard-EX", hand: ["Head Ringer"] },
      opponent: { active: "Snorlax", bench: ["Venusaur-EX"] },
    });
    const fitting = ["Charizard-EX", "Snorlax", "Venusaur-EX"].filter((name) => t.canAttach("Head Ringer", name));
    expect(fitting).toEqual(["Venusaur-EX"]);
  });

  it("FAM-21 Head Ringer makes that Pokémon's attacks dearer", () => {
    const t = scenario({
      cards,
      you: { hand: ["Head Ringer"] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.attach("Head Ringer", "Charizard-EX").endTurn();
    expect(t.canAttack("Stoke")).toBe(false);
  });

  it("FAM-21 after a Knock Out a Hyper Gear goes to the discard pile of the player who played it", () => {
    const t = scenario({
      cards,
      you: { active: magnemite, hand: ["Head Ringer"] },
      opponent: { active: { name: "Charizard-EX", damage: 170 }, bench: ["Zubat"] },
    });
    t.attach("Head Ringer", "Charizard-EX").attack("Tackle").choose(0, 1);
    expect(t.you.discard).toEqual(["Head Ringer"]);
    expect(t.opponent.discard).toEqual(["Charizard-EX"]);
  });

  it("FAM-21 a Hyper Gear that would go to the hand goes to that discard pile", () => {
    const t = scenario({
      cards,
      you: { hand: ["Head Ringer"] },
      opponent: { active: "Charizard-EX", bench: ["Zubat"], hand: ["Scoop Up Cyclone"] },
    });
    t.attach("Head Ringer", "Charizard-EX").endTurn().play("Scoop Up Cyclone").choose("Charizard-EX");
    expect(t.you.discard).toEqual(["Head Ringer"]);
    expect(t.opponent.hand).toContain("Charizard-EX");
  });
});
