import { describe, expect, it } from "vitest";
import type { Trigger } from "../effects/language";
import { ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";

type Match = ReturnType<typeof scenario>;

/** A Pokémon whose Ability answers this by showing that it did. */
const watcher = (on: Trigger) =>
  pokemon(
    "Watcher",
    120,
    "Psychic",
    { abilities: [ability("Watch", { kind: "triggered", on, steps: [{ do: "shuffle", zone: "prizes", of: "you" }] })] },
    attack("Recoil", "", "10", { do: "damage", amount: 10, to: SELF }),
  );

const watched = (on: Trigger, setup: ScenarioSetup, act: (t: Match) => unknown): number => {
  const t = scenario({ ...setup, cards: [watcher(on), ...(setup.cards ?? [])] });
  act(t);
  return t.happened("abilityUsed").filter(({ name }) => name === "Watch").length;
};

const MINE = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } as const;

const graft = trainer(
  "Graft",
  "Item",
  {},
  {
    do: "attach",
    cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
    to: MINE,
  },
);

const grow = trainer(
  "Grow",
  "Item",
  {},
  {
    do: "evolve",
    pokemon: MINE,
    with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { names: ["Quilladin"] } },
  },
);

const regraft = trainer(
  "Regraft",
  "Item",
  {},
  {
    do: "attach",
    cards: { cards: "all", zone: "discard", of: "you", where: { names: ["Muscle Band"] } },
    to: { pokemon: "active", side: "yours" },
  },
);
const regrafting: ScenarioSetup = { cards: [regraft], you: { active: "Watcher", hand: ["Regraft"], discard: ["Muscle Band"] } };
const poisoned: ScenarioSetup = { opponent: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Watcher"] } };
const striking: ScenarioSetup = {
  you: { active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Zubat"] },
  opponent: { active: "Watcher", bench: ["Zubat"] },
};
const beside: ScenarioSetup = { ...striking, opponent: { active: "Snorlax", bench: ["Watcher"] } };
const felling: ScenarioSetup = { ...striking, opponent: { active: { name: "Froakie", damage: 40 }, bench: ["Watcher"] } };
const strike = (t: Match) => t.attack("Karate Chop");
const recoil = (t: Match) => t.attack("Recoil");

describe("What an effect answers, and what it does not", () => {
  it.each<[number, string, Trigger, ScenarioSetup, (t: Match) => unknown]>([
    [1, "damage by its opponent's attack", { event: "damagedByAttack", subject: "self", from: "opponents" }, striking, strike],
    [
      0,
      "damage by an attack of its own side",
      { event: "damagedByAttack", subject: "self", from: "opponents" },
      { you: { active: "Watcher" } },
      recoil,
    ],
    [1, "damage by an attack of whichever side", { event: "damagedByAttack", subject: "self" }, { you: { active: "Watcher" } }, recoil],
    [1, "damage by a Pokémon like that", { event: "damagedByAttack", subject: "self", by: { types: ["Fighting"] } }, striking, strike],
    [0, "damage by another Pokémon", { event: "damagedByAttack", subject: "self", by: { types: ["Fire"] } }, striking, strike],
    [1, "so much damage", { event: "damagedByAttack", subject: "self", atLeast: 20 }, striking, strike],
    [0, "less damage than that", { event: "damagedByAttack", subject: "self", atLeast: 200 }, striking, strike],
    [
      1,
      "a Tool of that name",
      { event: "attached", what: "tool", subject: "self", by: "you", where: { nameContains: "Band" } },
      { you: { active: "Watcher", hand: ["Muscle Band"] } },
      (t) => t.attach("Muscle Band", "Watcher"),
    ],
    [
      0,
      "a Tool of another name",
      { event: "attached", what: "tool", subject: "self", where: { nameContains: "Charm" } },
      { you: { active: "Watcher", hand: ["Muscle Band"] } },
      (t) => t.attach("Muscle Band", "Watcher"),
    ],
    [
      0,
      "a Tool that its own player attaches",
      { event: "attached", what: "tool", subject: "self", by: "opponent" },
      { you: { active: "Watcher", hand: ["Muscle Band"] } },
      (t) => t.attach("Muscle Band", "Watcher"),
    ],
    [
      0,
      "damage to another Pokémon of its side",
      { event: "damagedByAttack", subject: "self" },
      { ...striking, opponent: { active: "Zubat", bench: ["Watcher"] } },
      strike,
    ],
    [
      0,
      "damage on the Bench where it must be Active",
      { event: "damagedByAttack", subject: "self", whileActive: true },
      { you: { active: { name: "Zubat", energy: ["Psychic Energy"] } }, opponent: { bench: ["Watcher"] } },
      (t) => t.attack("Skill Dive").choose("Watcher"),
    ],
    [
      1,
      "damage to whichever Active Pokémon of its side",
      { event: "damagedByAttack", subject: { side: "yours", place: "active" } },
      beside,
      strike,
    ],
    [
      0,
      "damage to whichever Benched Pokémon of its side",
      { event: "damagedByAttack", subject: { side: "yours", place: "bench" } },
      beside,
      strike,
    ],
    [
      1,
      "damage to a Pokémon like that",
      { event: "damagedByAttack", subject: { side: "yours", where: { names: ["Snorlax"] } } },
      beside,
      strike,
    ],
    [
      0,
      "damage to a Pokémon of another name",
      { event: "damagedByAttack", subject: { side: "yours", where: { names: ["Zubat"] } } },
      beside,
      strike,
    ],
    [0, "damage to others of its side", { event: "damagedByAttack", subject: { side: "yours", except: "self" } }, striking, strike],
    [
      1,
      "a Supporter of its own player",
      { event: "plays", by: "you", where: { trainerKinds: ["Supporter"] } },
      { you: { bench: ["Watcher"], hand: ["Potion", "Tierno"] } },
      (t) => t.play("Tierno"),
    ],
    [
      0,
      "a Supporter of the other player",
      { event: "plays", by: "opponent", where: { trainerKinds: ["Supporter"] } },
      { you: { bench: ["Watcher"], hand: ["Tierno"] } },
      (t) => t.play("Tierno"),
    ],
    [
      0,
      "another kind of Trainer card",
      { event: "plays", by: "you", where: { trainerKinds: ["Supporter"] } },
      { you: { active: { name: "Snorlax", damage: 30 }, bench: ["Watcher"], hand: ["Potion"] } },
      (t) => t.play("Potion"),
    ],
    [
      1,
      "a Tool that is attached",
      { event: "attached", what: "tool", subject: "self" },
      { you: { active: "Watcher", hand: ["Muscle Band"] } },
      (t) => t.attach("Muscle Band", "Watcher"),
    ],
    [
      0,
      "Energy is no Tool",
      { event: "attached", what: "tool", subject: "self" },
      { you: { active: "Watcher", hand: ["Water Energy"] } },
      (t) => t.attach("Water Energy", "Watcher"),
    ],
    [
      0,
      "Energy from the hand",
      { event: "attachedEnergy", subject: "self", from: "hand" },
      { cards: [graft], you: { active: "Watcher", hand: ["Graft"], discard: ["Water Energy"] } },
      (t) => t.play("Graft"),
    ],
    [
      1,
      "Energy from anywhere",
      { event: "attachedEnergy", subject: "self" },
      { cards: [graft], you: { active: "Watcher", hand: ["Graft"], discard: ["Water Energy"] } },
      (t) => t.play("Graft"),
    ],
    [
      0,
      "Energy of another type",
      { event: "attachedEnergy", subject: "self", where: { types: ["Fire"] } },
      { you: { active: "Watcher", hand: ["Water Energy"] } },
      (t) => t.attach("Water Energy", "Watcher"),
    ],
    [
      0,
      "Energy attached by the other player",
      { event: "attachedEnergy", subject: { side: "both" }, by: "opponent" },
      { you: { active: "Watcher", hand: ["Water Energy"] } },
      (t) => t.attach("Water Energy", "Watcher"),
    ],
    [1, "a Tool from anywhere", { event: "attached", what: "tool", subject: "self" }, regrafting, (t) => t.play("Regraft")],
    [
      1,
      "a Tool from the hand",
      { event: "attached", what: "tool", subject: "self", from: "hand" },
      { you: { active: "Watcher", hand: ["Muscle Band"] } },
      (t) => t.attach("Muscle Band", "Watcher"),
    ],
    [
      0,
      "another Pokémon that goes to the Bench",
      { event: "movesToBench", subject: "self" },
      { you: { bench: ["Watcher", "Zubat"], hand: ["Switch"] } },
      (t) => t.play("Switch").choose("Zubat"),
    ],
    [
      0,
      "a Tool that comes from elsewhere than the hand",
      { event: "attached", what: "tool", subject: "self", from: "hand" },
      regrafting,
      (t) => t.play("Regraft"),
    ],
    [
      1,
      "evolving from the deck",
      { event: "evolves", subject: { side: "yours" } },
      { cards: [grow], you: { active: "Chespin", bench: ["Watcher"], hand: ["Grow"], deck: ["Quilladin"] } },
      (t) => t.play("Grow").choose("Quilladin"),
    ],
    [
      0,
      "being played from the hand to evolve, from the deck",
      { event: "played", how: "toEvolve", subject: { side: "yours" } },
      { cards: [grow], you: { active: "Chespin", bench: ["Watcher"], hand: ["Grow"], deck: ["Quilladin"] } },
      (t) => t.play("Grow").choose("Quilladin"),
    ],
    [
      1,
      "being played from the hand to evolve",
      { event: "played", how: "toEvolve", subject: { side: "yours" } },
      { you: { active: "Chespin", bench: ["Watcher"], hand: ["Quilladin"] } },
      (t) => t.evolve("Quilladin"),
    ],
    [
      0,
      "being played onto the Bench, while one evolves",
      { event: "played", how: "toBench", subject: { side: "yours" } },
      { you: { active: "Chespin", bench: ["Watcher"], hand: ["Quilladin"] } },
      (t) => t.evolve("Quilladin"),
    ],
    [
      0,
      "being played from the hand to evolve, while one is played onto the Bench",
      { event: "played", how: "toEvolve", subject: { side: "yours" } },
      { you: { bench: ["Watcher"], hand: ["Chespin"] } },
      (t) => t.play("Chespin"),
    ],
    [
      0,
      "being put onto the Bench by an effect is not playing it",
      { event: "played", how: "toBench", subject: { side: "yours" } },
      { you: { bench: ["Watcher"], hand: ["Nest Ball"], deck: ["Chespin"] } },
      (t) => t.play("Nest Ball").choose("Chespin"),
    ],
    [
      0,
      "nor is it putting it there from the hand",
      { event: "putOntoBench", subject: { side: "both" } },
      { you: { bench: ["Watcher"], hand: ["Nest Ball"], deck: ["Chespin"] } },
      (t) => t.play("Nest Ball").choose("Chespin"),
    ],
    [
      0,
      "switching is no retreat",
      { event: "retreats", subject: "self" },
      { you: { active: "Watcher", bench: ["Zubat"], hand: ["Switch"] } },
      (t) => t.play("Switch"),
    ],
    [
      0,
      "who comes to the Active Spot does not go to the Bench",
      { event: "movesToBench", subject: "self" },
      { you: { bench: ["Watcher"], hand: ["Switch"] } },
      (t) => t.play("Switch"),
    ],
    [0, "the end of the other player's turn", { event: "endOfTurn", of: "opponent" }, { you: { bench: ["Watcher"] } }, (t) => t.endTurn()],
    [
      0,
      "a Prize card that its own player takes",
      { event: "takesPrize", by: "opponent" },
      {
        you: { active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Watcher"] },
        opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
      },
      (t) => strike(t).choose(0),
    ],
    [
      1,
      "a Knock Out by damage from an attack",
      { event: "knockedOut", subject: { side: "yours" }, byAttack: true },
      felling,
      (t) => strike(t).choose(0),
    ],
    [
      0,
      "a Knock Out by Poison",
      { event: "knockedOut", subject: { side: "yours" }, byAttack: true },
      poisoned,
      (t) => t.endTurn().choose(0),
    ],
    [1, "a Knock Out in whichever way", { event: "knockedOut", subject: { side: "yours" } }, poisoned, (t) => t.endTurn().choose(0)],
    [
      1,
      "a Knock Out by damage from its opponent",
      { event: "knockedOut", subject: { side: "yours" }, byDamageFrom: "opponents" },
      felling,
      (t) => strike(t).choose(0),
    ],
    [
      0,
      "a Knock Out by damage from its own side",
      { event: "knockedOut", subject: { side: "yours" }, byDamageFrom: "opponents" },
      { you: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: ["Watcher"] } },
      (t) => t.attack("Self-Destruct").choose(0),
    ],
    [
      1,
      "what would be a Knock Out by an attack",
      { event: "wouldBeKnockedOut", subject: { side: "yours" }, byAttack: true },
      felling,
      (t) => strike(t).choose(0),
    ],
    [
      0,
      "what would be one by Poison",
      { event: "wouldBeKnockedOut", subject: { side: "yours" }, byAttack: true },
      poisoned,
      (t) => t.endTurn().choose(0),
    ],
    [
      1,
      "what would be one in whichever way",
      { event: "wouldBeKnockedOut", subject: { side: "yours" } },
      poisoned,
      (t) => t.endTurn().choose(0),
    ],
    [0, "what would be one of another Pokémon", { event: "wouldBeKnockedOut", subject: "self" }, poisoned, (t) => t.endTurn().choose(0)],
  ])("EFF-56 is answered %i times: %s", (times, _, on, setup, act) => {
    expect(watched(on, setup, act)).toBe(times);
  });

  it("EFF-27 what a Tool answers it does not answer while Tools are without effect", () => {
    const bell = trainer("Bell", "Pokémon Tool", {
      whileInPlay: [{ kind: "triggered", on: { event: "endOfTurn", of: "you" }, steps: [{ do: "draw", count: 1 }] }],
    });
    const hush = pokemon("Hush", 60, "Psychic", {
      abilities: [
        ability("Hush", { kind: "continuous", change: { suppress: "tools", on: { pokemon: "all", side: "both", place: "inPlay" } } }),
      ],
    });
    const drawn = (...bench: string[]) =>
      scenario({ cards: [bell, hush], you: { active: { name: "Snorlax", tools: ["Bell"] }, bench } }).endTurn().you.hand.length;
    expect([drawn(), drawn("Hush")]).toEqual([1, 0]);
  });

  it("EFF-27 nor what special Energy answers while that is without effect", () => {
    const dull = pokemon("Dull", 60, "Psychic", {
      abilities: [
        ability("Dull", {
          kind: "continuous",
          change: { suppress: "specialEnergy", on: { pokemon: "all", side: "both", place: "inPlay" } },
        }),
      ],
    });
    const damage = (...bench: string[]) =>
      scenario({ cards: [dull], you: { bench, hand: ["Rainbow Energy"] } }).attach("Rainbow Energy", "Snorlax").you.active?.damage;
    expect([damage(), damage("Dull")]).toEqual([10, 0]);
  });
});
