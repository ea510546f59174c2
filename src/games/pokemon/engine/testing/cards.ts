import {
  type Ability,
  type Attack,
  type CardDefinition,
  type EnergyCard,
  type EnergyType,
  type Mark,
  type PokemonCard,
  type Stage,
  type TrainerCard,
  type TrainerKind,
  type TypeModifier,
  typeOfLetter,
} from "../card";
import type { AbilityEffect, Instruction, PokemonSelector } from "../effects/language";

/** Facts of real cards for scenario tests, each in a line. The id is the name. */

/** "GCC" as Energy symbols. */
export function cost(letters: string): EnergyType[] {
  return [...letters].map((letter) => {
    const type = typeOfLetter(letter);
    if (!type) throw new Error(`No Energy symbol "${letter}".`);
    return type;
  });
}

/** An attack: name, cost, printed damage ("30", "30+", "20×" or "") and text. */
export function attack(name: string, symbols: string, damage: string, ...effect: Instruction[]): Attack {
  const sign = damage.endsWith("+") ? "+" : damage.endsWith("×") ? "×" : damage.endsWith("-") ? "-" : undefined;
  return {
    name,
    cost: cost(symbols),
    ...(damage && { damage: { base: Number.parseInt(damage, 10), ...(sign && { sign }) } }),
    effect,
  };
}

export function ability(name: string, ...effects: AbilityEffect[]): Ability {
  return { name, kind: "Ability", effects };
}

interface PokemonFacts {
  readonly stage?: Stage;
  readonly from?: string;
  readonly weakness?: EnergyType;
  readonly resistance?: EnergyType;
  readonly retreat?: number;
  readonly types?: readonly EnergyType[];
  readonly marks?: readonly Mark[];
  readonly abilities?: readonly Ability[];
  readonly trait?: PokemonCard["ancientTrait"];
}

export function pokemon(name: string, hp: number, type: EnergyType, facts: PokemonFacts, ...attacks: Attack[]): PokemonCard {
  const weaknesses: TypeModifier[] = facts.weakness ? [{ type: facts.weakness, operator: "×", value: 2 }] : [];
  const resistances: TypeModifier[] = facts.resistance ? [{ type: facts.resistance, operator: "-", value: 20 }] : [];
  return {
    category: "Pokémon",
    id: name,
    name,
    marks: facts.marks ?? [],
    stage: facts.stage ?? (facts.from ? "Stage 1" : "Basic"),
    evolvesFrom: facts.from ? [facts.from] : [],
    hp,
    types: facts.types ?? [type],
    weaknesses,
    resistances,
    retreatCost: facts.retreat ?? 1,
    abilities: facts.abilities ?? [],
    attacks,
    ...(facts.trait && { ancientTrait: facts.trait }),
  };
}

interface TrainerFacts {
  readonly marks?: readonly Mark[];
  readonly cost?: TrainerCard["cost"];
  readonly whileInPlay?: readonly AbilityEffect[];
  readonly attacks?: readonly Attack[];
  readonly asPokemon?: TrainerCard["asPokemon"];
}

export function trainer(name: string, kind: TrainerKind, facts: TrainerFacts, ...effect: Instruction[]): TrainerCard {
  return {
    category: "Trainer",
    id: name,
    name,
    marks: facts.marks ?? [],
    kind,
    effect,
    whileInPlay: facts.whileInPlay ?? [],
    attacks: facts.attacks ?? [],
    ...(facts.cost && { cost: facts.cost }),
    ...(facts.asPokemon && { asPokemon: facts.asPokemon }),
  };
}

function basicEnergy(type: EnergyType): EnergyCard {
  return {
    category: "Energy",
    id: `${type} Energy`,
    name: `${type} Energy`,
    marks: [],
    kind: "Basic",
    provides: [[type]],
    whileAttached: [],
  };
}

/** A special Energy card that provides one Colorless unless the facts say otherwise. */
export function specialEnergy(name: string, facts: Partial<EnergyCard> = {}): EnergyCard {
  return { category: "Energy", id: name, name, marks: [], kind: "Special", provides: [["Colorless"]], whileAttached: [], ...facts };
}

export const ACTIVE: PokemonSelector = { pokemon: "active", side: "opponents" };
export const SELF: PokemonSelector = { pokemon: "self" };
const MINE: PokemonSelector = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 };

export const testCards: readonly CardDefinition[] = [
  ...(["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal", "Fairy"] as const).map(basicEnergy),
  specialEnergy("Double Colorless Energy", {
    provides: [["Colorless"], ["Colorless"]],
  }),
  specialEnergy("Rainbow Energy", {
    provides: [["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal", "Fairy", "Dragon", "Colorless"]],
    whileAttached: [
      { kind: "triggered", on: { event: "attached", what: "this", subject: "self" }, steps: [{ do: "putCounters", count: 1, on: SELF }] },
    ],
  }),
  pokemon("Chespin", 60, "Grass", { weakness: "Fire", retreat: 2 }, attack("Vine Whip", "G", "10"), attack("Seed Bomb", "GC", "20")),
  pokemon(
    "Quilladin",
    90,
    "Grass",
    { from: "Chespin", weakness: "Fire", retreat: 3 },
    attack("Pin Missile", "GC", "20×", { do: "flip", coins: 4 }, { do: "attackDamage", change: "times", amount: { count: "heads" } }),
  ),
  pokemon(
    "Chesnaught",
    150,
    "Grass",
    { stage: "Stage 2", from: "Quilladin", weakness: "Fire", retreat: 4 },
    attack("Touchdown", "GGCC", "80", { do: "heal", amount: 20, on: SELF }),
  ),
  pokemon("Fennekin", 60, "Fire", { weakness: "Water" }, attack("Will-O-Wisp", "RC", "20")),
  pokemon("Froakie", 60, "Water", { weakness: "Grass" }, attack("Pound", "C", "10"), attack("Water Drip", "WC", "20")),
  pokemon(
    "Pikachu",
    60,
    "Lightning",
    { weakness: "Fighting", resistance: "Metal" },
    attack("Nuzzle", "L", "", { do: "flip", coins: 1, heads: [{ do: "afflict", condition: "Paralyzed", pokemon: ACTIVE }] }),
    attack("Quick Attack", "CC", "10+", { do: "flip", coins: 1, heads: [{ do: "attackDamage", change: "more", amount: 10 }] }),
  ),
  pokemon("Magnemite", 60, "Metal", { weakness: "Fire", resistance: "Psychic" }, attack("Tackle", "C", "10")),
  pokemon(
    "Ekans",
    60,
    "Psychic",
    { weakness: "Psychic" },
    attack("Poison Sting", "P", "", { do: "afflict", condition: "Poisoned", pokemon: ACTIVE }),
  ),
  pokemon(
    "Vulpix",
    60,
    "Fire",
    { weakness: "Water" },
    attack("Confuse Ray", "C", "", { do: "afflict", condition: "Confused", pokemon: ACTIVE }),
    attack("Ember", "RR", "40", {
      do: "move",
      cards: { cards: "attached", to: SELF, what: "energy", count: 1, where: { types: ["Fire"] } },
      destination: { to: "discard" },
    }),
  ),
  pokemon("Voltorb", 60, "Lightning", { weakness: "Fighting" }, attack("Self-Destruct", "C", "60", { do: "damage", amount: 60, to: SELF })),
  pokemon(
    "Zubat",
    50,
    "Psychic",
    { retreat: 0 },
    attack("Skill Dive", "C", "", { do: "damage", amount: 10, to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } }),
  ),
  pokemon("Dusclops", 80, "Psychic", {}, attack("Curse Drop", "C", "", { do: "putCounters", count: 3, on: ACTIVE })),
  pokemon(
    "Snorlax",
    130,
    "Colorless",
    { weakness: "Fighting", retreat: 4 },
    attack("Body Slam", "CCCC", "100"),
    attack("Rest", "", "", { do: "heal", amount: 60, on: SELF }),
  ),
  pokemon("Abra", 40, "Psychic", {}, attack("Teleport", "C", "10", { do: "switch", side: "yours", chooser: "you" })),
  pokemon(
    "Koffing",
    60,
    "Psychic",
    {},
    attack("Smokescreen", "C", "10", {
      do: "lasting",
      change: { forbid: "attack", on: ACTIVE, unless: "heads" },
      duration: "opponentsNextTurn",
    }),
  ),
  pokemon(
    "Trapinch",
    60,
    "Fighting",
    {},
    attack("Sand Tomb", "C", "10", { do: "lasting", change: { forbid: "retreat", on: ACTIVE }, duration: "opponentsNextTurn" }),
  ),
  pokemon(
    "Machop",
    70,
    "Fighting",
    { weakness: "Psychic" },
    attack("Focus Energy", "C", "", {
      do: "lasting",
      change: { modify: "damageDone", by: SELF, amount: 40, sign: "+" },
      duration: "yourNextTurn",
    }),
    attack("Karate Chop", "C", "30"),
  ),
  pokemon(
    "Shieldon",
    80,
    "Metal",
    { abilities: [ability("Thick Skin", { kind: "continuous", change: { modify: "damageTaken", on: SELF, amount: 20, sign: "-" } })] },
    attack("Bash", "C", "20"),
  ),
  pokemon(
    "Delphox",
    130,
    "Fire",
    { abilities: [ability("Mystical Fire", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "drawUntil", handSize: 6 }] })] },
    attack("Blaze Ball", "RCC", "50+", {
      do: "attackDamage",
      change: "more",
      amount: { multiply: [20, { count: "energy", on: SELF, type: "Fire" }] },
    }),
  ),
  pokemon("Volcanion", 130, "Fire", { types: ["Fire", "Water"], weakness: "Water" }, attack("Steam Up", "C", "20")),
  pokemon("Charizard-EX", 180, "Fire", { marks: ["EX"], weakness: "Water", retreat: 3 }, attack("Stoke", "R", "60")),
  pokemon(
    "Ferroseed",
    60,
    "Grass",
    {
      abilities: [
        ability("Iron Barbs", {
          kind: "triggered",
          on: { event: "damagedByAttack", subject: "self", from: "opponents", whileActive: true },
          steps: [{ do: "putCounters", count: 1, on: { pokemon: "event", role: "cause" } }],
        }),
      ],
    },
    attack("Tackle", "C", "10"),
  ),
  pokemon(
    "Hippopotas",
    90,
    "Fighting",
    {
      abilities: [
        ability("Sand Stream", {
          kind: "triggered",
          on: { event: "betweenTurns" },
          while: { if: "place", pokemon: SELF, is: "active" },
          steps: [
            { do: "putCounters", count: 2, on: { pokemon: "all", side: "opponents", place: "inPlay", where: { stages: ["Basic"] } } },
          ],
        }),
      ],
    },
    attack("Bite", "C", "10"),
  ),
  pokemon("Archen", 80, "Fighting", { stage: "Restored" }, attack("Rock Throw", "F", "20")),
  pokemon(
    "Kakuna",
    80,
    "Grass",
    {
      from: "Weedle",
      retreat: 2,
      abilities: [ability("Hard Shell", { kind: "continuous", change: { permit: "evolveFirstTurn", on: SELF } })],
    },
    attack("Tackle", "C", "20"),
  ),
  pokemon(
    "Weedle",
    50,
    "Grass",
    {
      abilities: [
        ability(
          "Adaptive Evolution",
          { kind: "continuous", change: { permit: "evolveFirstTurn", on: SELF } },
          { kind: "continuous", change: { permit: "evolveThisTurn", on: SELF } },
        ),
      ],
    },
    attack("Sting", "G", "10"),
  ),
  trainer("Potion", "Item", {}, { do: "heal", amount: 30, on: { ...MINE, where: { damaged: true } } }),
  trainer("Switch", "Item", {}, { do: "switch", side: "yours", chooser: "you" }),
  trainer(
    "Great Ball",
    "Item",
    {},
    { do: "look", cards: { cards: "top", of: "you", count: 7, bind: 1 } },
    {
      do: "move",
      cards: { cards: "choose", from: { binding: 1 }, count: { upTo: 1 }, where: { category: "Pokémon" } },
      destination: { to: "hand" },
      reveal: true,
    },
    { do: "shuffle", zone: "deck", of: "you" },
  ),
  trainer(
    "Nest Ball",
    "Item",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
      destination: { to: "bench" },
    },
  ),
  trainer(
    "Professor Sycamore",
    "Supporter",
    {},
    { do: "move", cards: { cards: "all", zone: "hand", of: "you" }, destination: { to: "discard" } },
    { do: "draw", count: 7 },
  ),
  trainer("Tierno", "Supporter", {}, { do: "draw", count: 3 }),
  trainer("Muscle Band", "Pokémon Tool", {
    whileInPlay: [{ kind: "continuous", change: { modify: "damageDone", by: SELF, amount: 20, sign: "+", to: "active" } }],
  }),
  trainer("Hard Charm", "Pokémon Tool", {
    whileInPlay: [{ kind: "continuous", change: { modify: "damageTaken", on: SELF, amount: 20, sign: "-" } }],
  }),
  trainer("Shadow Circle", "Stadium", {
    whileInPlay: [
      {
        kind: "continuous",
        change: {
          modify: "weakness",
          on: { pokemon: "all", side: "both", place: "inPlay", where: { energy: { type: "Darkness", atLeast: 1 } } },
          set: "none",
        },
      },
    ],
  }),
  trainer("Fairy Garden", "Stadium", {
    whileInPlay: [
      {
        kind: "continuous",
        change: {
          modify: "retreatCost",
          on: { pokemon: "all", side: "both", place: "inPlay", where: { energy: { type: "Fairy", atLeast: 1 } } },
          amount: 0,
          sign: "none",
        },
      },
    ],
  }),
  trainer("Dome Fossil", "Item", { marks: ["Fossil"], asPokemon: { hp: 50, types: ["Colorless"], abilities: [] } }),
];
