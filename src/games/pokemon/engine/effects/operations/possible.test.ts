import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, trainer } from "../../testing/cards";
import { type ScenarioSetup, type SideSetup, scenario } from "../../testing/scenario";
import { MINE, mayPlay, ONE } from "../../testing/usable";
import type { CardFilter, CardSelector, Instruction, Modifier, PokemonSelector } from "../language";

const BENCH: PokemonSelector = { pokemon: "all", side: "yours", place: "bench" };
const POKEMON: CardFilter = { category: "Pokémon" };
const from = (zone: "hand" | "deck" | "discard" | "prizes", where?: CardFilter): CardSelector => ({
  cards: "choose",
  from: { zone, of: "you" },
  count: 1,
  ...(where && { where }),
});
const TIRTOUGA = pokemon("Tirtouga", 80, "Water", { stage: "Restored" });
const full = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];
const you = (side: SideSetup): ScenarioSetup => ({ you: side });
const active = (facts: Exclude<SideSetup["active"], undefined>): ScenarioSetup => ({ you: { active: facts } });
const opposing = (facts: Exclude<SideSetup["active"], undefined>): ScenarioSetup => ({ opponent: { active: facts } });
const ban = (change: Modifier): ScenarioSetup => ({
  cards: [trainer("Ban", "Stadium", { whileInPlay: [{ kind: "continuous", change }] })],
  stadium: "Ban",
});
/** The opponent has a Pokémon whose Ability keeps cards where they are. */
const guarding = (cards: Extract<Modifier, { forbid: "moveByEffects" }>["cards"], side: SideSetup): ScenarioSetup => ({
  cards: [
    pokemon("Guard", 90, "Colorless", {
      abilities: [ability("Keep", { kind: "continuous", change: { forbid: "moveByEffects", cards, to: ["discard"], from: "opponent" } })],
    }),
  ],
  opponent: { active: "Guard", ...side },
});

/** Whether a Trainer card that does only this may be played. */
const may = (step: Instruction, setup: ScenarioSetup) =>
  mayPlay({ steps: [step] }, { ...setup, cards: [TIRTOUGA, ...(setup.cards ?? [])] });

describe("What would change nothing is not offered", () => {
  it.each<readonly [string, Instruction, ScenarioSetup, ScenarioSetup]>([
    ["draw", { do: "draw", count: 1, who: "opponent" }, {}, { opponent: { deck: [] } }],
    ["drawUntil with as many in hand", { do: "drawUntil", handSize: 2 }, you({ hand: ["Potion"] }), you({ hand: ["Potion", "Potion"] })],
    ["drawUntil without a deck", { do: "drawUntil", handSize: 2 }, {}, you({ deck: [] })],
    ["move onto a full Bench", { do: "move", cards: from("deck", POKEMON), destination: { to: "bench" } }, {}, you({ bench: full })],
    [
      "move onto the opponent's full Bench",
      { do: "move", cards: from("hand", POKEMON), destination: { to: "bench", side: "opponents" } },
      { you: { bench: full, hand: ["Froakie"] } },
      { you: { hand: ["Froakie"] }, opponent: { bench: full } },
    ],
    [
      "move from the opponent's discard pile onto their full Bench",
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: POKEMON },
        destination: { to: "bench" },
      },
      { you: { bench: full }, opponent: { discard: ["Froakie"] } },
      { opponent: { bench: full, discard: ["Froakie"] } },
    ],
    [
      "discard a hand that is kept",
      { do: "move", cards: { cards: "all", zone: "hand", of: "opponent" }, destination: { to: "discard" } },
      guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }),
      guarding({ zone: "hand", of: "you" }, { hand: ["Potion"] }),
    ],
    [
      "discard a random card of a hand that is kept",
      { do: "move", cards: { cards: "random", zone: "hand", of: "opponent", count: 1 }, destination: { to: "discard" } },
      guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }),
      guarding({ zone: "hand", of: "you" }, { hand: ["Potion"] }),
    ],
    [
      "discard a chosen card of a hand that is kept",
      { do: "move", cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1 }, destination: { to: "discard" } },
      guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }),
      guarding({ zone: "hand", of: "you" }, { hand: ["Potion"] }),
    ],
    [
      "discard Energy that is kept",
      { do: "move", cards: { cards: "attached", to: ACTIVE, what: "energy", count: 1 }, destination: { to: "discard" } },
      guarding({ energyOn: { pokemon: "all", side: "yours", place: "bench" } }, { active: { name: "Guard", energy: ["Fire Energy"] } }),
      guarding({ energyOn: { pokemon: "all", side: "yours", place: "active" } }, { active: { name: "Guard", energy: ["Fire Energy"] } }),
    ],
    [
      "discard described cards of a hand that is kept",
      { do: "move", cards: { cards: "all", zone: "hand", of: "opponent", where: POKEMON }, destination: { to: "discard" } },
      guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }),
      guarding({ zone: "hand", of: "you" }, { hand: ["Potion"] }),
    ],
    [
      "discard a described card of a hand that is kept",
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1, where: POKEMON },
        destination: { to: "discard" },
      },
      guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }),
      guarding({ zone: "hand", of: "you" }, { hand: ["Potion"] }),
    ],
    [
      "take a card while the Bench is full",
      { do: "move", cards: from("discard"), destination: { to: "hand" } },
      you({ bench: full, discard: ["Potion"] }),
      you({ bench: full }),
    ],
    [
      "shuffle an empty hand into the deck",
      { do: "move", cards: { cards: "all", zone: "hand", of: "you" }, destination: { to: "deck", place: "shuffled" } },
      you({ deck: ["Potion"] }),
      you({ deck: [] }),
    ],
    ["shuffle a deck of one card", { do: "shuffle", zone: "deck", of: "you" }, {}, you({ deck: ["Potion"] })],
    ["reorder", { do: "reorder", cards: { cards: "top", of: "you", count: 3 }, place: "top" }, {}, you({ deck: [] })],
    [
      "swapCards without the one",
      { do: "swapCards", first: from("hand"), second: { cards: "top", of: "you", count: 1 } },
      you({ hand: ["Potion"] }),
      {},
    ],
    [
      "swapCards without the other",
      { do: "swapCards", first: from("hand"), second: { cards: "top", of: "you", count: 1 } },
      you({ hand: ["Potion"] }),
      you({ hand: ["Potion"], deck: [] }),
    ],
    [
      "returning all but two of a Bench",
      {
        do: "returnPokemon",
        pokemon: {
          pokemon: "choose",
          side: "opponents",
          place: "bench",
          count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, 2] },
          by: "opponent",
        },
        destination: { to: "deck", place: "shuffled" },
        attached: "with",
      },
      { opponent: { bench: ["Zubat", "Zubat", "Zubat"] } },
      { opponent: { bench: ["Zubat", "Zubat"] } },
    ],
    [
      "afflict with what it has",
      { do: "afflict", condition: "Asleep", pokemon: ACTIVE },
      {},
      opposing({ name: "Snorlax", conditions: ["Asleep"] }),
    ],
    [
      "one of several conditions",
      { do: "afflict", condition: { choose: ["Asleep", "Poisoned"] }, pokemon: ACTIVE },
      opposing({ name: "Snorlax", conditions: ["Asleep"] }),
      opposing({ name: "Snorlax", conditions: ["Asleep", "Poisoned"] }),
    ],
    ["cure of nothing", { do: "cure", pokemon: MINE }, active({ name: "Snorlax", conditions: ["Asleep"] }), {}],
    [
      "cure of another condition",
      { do: "cure", pokemon: MINE, conditions: ["Asleep"] },
      active({ name: "Snorlax", conditions: ["Asleep"] }),
      active({ name: "Snorlax", conditions: ["Poisoned"] }),
    ],
    [
      "cure of Pokémon of which one has a condition",
      { do: "cure", pokemon: { pokemon: "all", side: "both", place: "active" } },
      active({ name: "Snorlax", conditions: ["Asleep"] }),
      {},
    ],
    ["damage to nobody", { do: "damage", amount: 10, to: BENCH }, you({ bench: ["Zubat"] }), {}],
    ["putCounters on nobody", { do: "putCounters", count: 1, on: BENCH }, you({ bench: ["Zubat"] }), {}],
    [
      "putCounters of none",
      { do: "putCounters", count: { count: "energy", on: { pokemon: "each" } }, on: ACTIVE },
      opposing({ name: "Snorlax", energy: ["Water Energy"] }),
      {},
    ],
    [
      "putCounters for Energy that one of them has",
      {
        do: "putCounters",
        count: { count: "energy", on: { pokemon: "each" } },
        on: { pokemon: "all", side: "opponents", place: "inPlay" },
      },
      { opponent: { active: { name: "Snorlax", energy: ["Water Energy"] }, bench: ["Zubat"] } },
      { opponent: { bench: ["Zubat"] } },
    ],
    [
      "moveCounters that nobody has",
      { do: "moveCounters", count: 1, from: MINE, to: ACTIVE },
      active({ name: "Snorlax", damage: 10 }),
      opposing({ name: "Snorlax", damage: 10 }),
    ],
    [
      "moveCounters to itself",
      { do: "moveCounters", count: 1, from: ONE, to: ONE },
      you({ active: { name: "Snorlax", damage: 10 }, bench: ["Zubat"] }),
      active({ name: "Snorlax", damage: 10 }),
    ],
    [
      "moveCounters: none of them",
      { do: "moveCounters", count: { count: "cards", zone: "lostZone", of: "you" }, from: MINE, to: ACTIVE },
      you({ active: { name: "Snorlax", damage: 10 }, lostZone: ["Potion"] }),
      active({ name: "Snorlax", damage: 10 }),
    ],
    [
      "swapCounters of as many",
      { do: "swapCounters", first: MINE, second: ACTIVE },
      active({ name: "Snorlax", damage: 10 }),
      { ...active({ name: "Snorlax", damage: 10 }), ...opposing({ name: "Zubat", damage: 10 }) },
    ],
    [
      "heal without damage",
      { do: "heal", amount: 10, on: MINE },
      active({ name: "Snorlax", damage: 10 }),
      you({ bench: [{ name: "Zubat", damage: 10 }] }),
    ],
    [
      "heal what cannot be healed",
      { do: "heal", amount: 10, on: MINE },
      active({ name: "Snorlax", damage: 10 }),
      { ...active({ name: "Snorlax", damage: 10 }), ...ban({ forbid: "heal", on: { pokemon: "all", side: "both", place: "inPlay" } }) },
    ],
    ["knockOut of nobody", { do: "knockOut", pokemon: BENCH }, you({ bench: ["Zubat"] }), {}],
    [
      "useTrainer of none",
      { do: "useTrainer", of: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 } },
      { opponent: { discard: ["Tierno"] } },
      {},
    ],
    [
      "useTrainer of one that would change nothing",
      { do: "useTrainer", of: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 } },
      { opponent: { discard: ["Potion"] }, you: { active: { name: "Snorlax", damage: 10 } } },
      { opponent: { discard: ["Potion"] } },
    ],
    [
      "putIntoPlay onto a full Bench",
      { do: "putIntoPlay", cards: from("discard", { names: ["Archen"] }), as: "restored" },
      you({ discard: ["Archen"] }),
      you({ bench: full, discard: ["Archen"] }),
    ],
    [
      "putIntoPlay of nothing",
      { do: "putIntoPlay", cards: from("discard", { names: ["Archen"] }), as: "restored" },
      you({ discard: ["Archen"] }),
      {},
    ],
    [
      "putIntoPlay onto the opponent's full Bench",
      { do: "putIntoPlay", cards: from("discard", { names: ["Archen"] }), as: "restored", side: "opponents" },
      you({ bench: full, discard: ["Archen"] }),
      { you: { discard: ["Archen"] }, opponent: { bench: full } },
    ],
    [
      "putIntoPlay of one of two different cards",
      { do: "putIntoPlay", cards: from("discard"), as: "restored" },
      you({ discard: ["Archen", "Tirtouga"] }),
      {},
    ],
    [
      "switch without a Bench",
      { do: "switch", side: "yours", chooser: "you" },
      you({ bench: ["Zubat"] }),
      { opponent: { bench: ["Zubat"] } },
    ],
    [
      "switch to one that is not there",
      {
        do: "switch",
        side: "yours",
        chooser: "you",
        to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { types: ["Water"] } },
      },
      you({ active: "Froakie", bench: ["Zubat", "Froakie"] }),
      you({ active: "Froakie", bench: ["Zubat"] }),
    ],
    [
      "evolve by the hand",
      { do: "evolve", pokemon: ONE, with: from("hand", { stages: ["Stage 1"] }) },
      you({ bench: ["Chespin"], hand: ["Quilladin"] }),
      you({ bench: ["Chespin"], hand: ["Kakuna"] }),
    ],
    [
      "evolve by the hand over a stage",
      { do: "evolve", pokemon: ONE, with: from("hand", { stages: ["Stage 2"] }), skipStage: true },
      you({ bench: ["Chespin"], hand: ["Chesnaught"] }),
      you({ bench: ["Zubat"], hand: ["Chesnaught"] }),
    ],
    [
      "evolve by the deck",
      { do: "evolve", pokemon: ONE, with: from("deck", { stages: ["Stage 1"] }) },
      you({ bench: ["Chespin"] }),
      you({ bench: ["Zubat"] }),
    ],
    [
      "evolve without a deck",
      { do: "evolve", pokemon: ONE, with: from("deck") },
      you({ bench: ["Chespin"] }),
      you({ bench: ["Chespin"], deck: [] }),
    ],
    [
      "evolve what may not",
      { do: "evolve", pokemon: ONE, with: from("deck") },
      you({ bench: ["Chespin"] }),
      { ...you({ bench: ["Chespin"] }), ...ban({ forbid: "evolve", on: { pokemon: "all", side: "both", place: "inPlay" } }) },
    ],
    [
      "devolve a Basic Pokémon",
      { do: "devolve", pokemon: MINE, cards: 1, destination: { to: "hand" } },
      active({ name: "Quilladin", under: ["Chespin"] }),
      {},
    ],
    [
      "returnPokemon of nobody",
      { do: "returnPokemon", pokemon: BENCH, destination: { to: "hand" }, attached: "with" },
      you({ bench: ["Zubat"] }),
      {},
    ],
    ["discardPokemon of nobody", { do: "discardPokemon", pokemon: BENCH }, you({ bench: ["Zubat"] }), {}],
    [
      "exchange without a card",
      { do: "exchange", pokemon: MINE, with: from("discard", POKEMON) },
      you({ discard: ["Froakie"] }),
      you({ discard: ["Potion"] }),
    ],
    [
      "exchange of nobody",
      { do: "exchange", pokemon: BENCH, with: from("discard") },
      you({ discard: ["Froakie"], bench: ["Zubat"] }),
      you({ discard: ["Froakie"] }),
    ],
    [
      "attach without a card",
      { do: "attach", cards: from("discard", { category: "Energy" }), to: MINE },
      you({ discard: ["Fire Energy"] }),
      you({ discard: ["Potion"] }),
    ],
    [
      "attach to nobody",
      { do: "attach", cards: from("discard"), to: BENCH },
      you({ discard: ["Fire Energy"], bench: ["Zubat"] }),
      you({ discard: ["Fire Energy"] }),
    ],
    [
      "attach where it is already",
      { do: "attach", cards: { cards: "attached", to: ONE, what: "energy", count: 1 }, to: MINE },
      you({ bench: [{ name: "Zubat", energy: ["Fire Energy"] }] }),
      you({ active: { name: "Snorlax", energy: ["Fire Energy"] }, bench: ["Zubat"] }),
    ],
    ["look at no cards", { do: "look", cards: { cards: "top", of: "opponent", count: 1 } }, {}, { opponent: { deck: [] } }],
    ["reveal no cards", { do: "reveal", cards: { cards: "top", of: "you", count: 1 } }, {}, you({ deck: [] })],
  ])("EFF-04 %s", (_, step, yes, no) => {
    expect([may(step, yes), may(step, no)]).toEqual([true, false]);
  });

  it.each<readonly [string, Instruction, boolean]>([
    ["Poisoned", { do: "afflict", condition: "Poisoned", pokemon: ACTIVE }, false],
    ["Poisoned with the one counter of Poison", { do: "afflict", condition: "Poisoned", pokemon: ACTIVE, counters: 1 }, false],
    ["Poisoned with more counters", { do: "afflict", condition: "Poisoned", pokemon: ACTIVE, counters: 2 }, true],
    ["Burned", { do: "afflict", condition: "Burned", pokemon: ACTIVE }, false],
    ["Burned with the two counters of a Burn", { do: "afflict", condition: "Burned", pokemon: ACTIVE, counters: 2 }, false],
    ["Burned with more counters", { do: "afflict", condition: "Burned", pokemon: ACTIVE, counters: 4 }, true],
  ])("EFF-25 a Pokémon that is Poisoned and Burned becomes %s", (_, step, expected) => {
    expect(may(step, opposing({ name: "Snorlax", conditions: ["Poisoned", "Burned"] }))).toBe(expected);
  });

  it("EFF-22 ending effects of attacks where there are some", () => {
    const plan = trainer("Plan", "Item", {}, { do: "removeEffects", of: "you" });
    const t = scenario({
      cards: [plan],
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: { active: "Zubat", bench: ["Froakie"], hand: ["Plan"] },
    });
    t.attack("Sand Tomb");
    expect(t.canPlay("Plan")).toBe(true);
    t.endTurn().endTurn();
    expect(t.canPlay("Plan")).toBe(false);
  });

  it("EFF-25 a Pokémon that is Asleep, and Burned more than usual, does not fall asleep", () => {
    const burn: Instruction = { do: "afflict", condition: "Burned", pokemon: ACTIVE, counters: 4 };
    const t = scenario({
      cards: [trainer("Brand", "Item", {}, burn), trainer("Lull", "Item", {}, { do: "afflict", condition: "Asleep", pokemon: ACTIVE })],
      you: { hand: ["Brand", "Lull", "Lull"] },
    });
    t.play("Brand").play("Lull");
    expect(t.canPlay("Lull")).toBe(false);
  });

  it("EFF-68 a card of a hand that was looked at may be discarded though another player's deck is kept", () => {
    const steps: readonly Instruction[] = [
      { do: "look", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      { do: "move", cards: { cards: "choose", from: { binding: 1 }, count: 1 }, destination: { to: "discard" } },
    ];
    expect(mayPlay({ steps }, guarding({ zone: "deck", of: "you" }, { hand: ["Potion"] }))).toBe(true);
  });

  it.each([
    ["one was used", true],
    ["none was used", false],
  ])("EFF-04 whether the opponent's last attack is copied is asked where there is one: %s", (_, used) => {
    const echo = attack("Echo", "", "", { do: "may", steps: [{ do: "copyAttack", of: "lastUsedByOpponent" }] });
    const t = scenario({
      cards: [pokemon("Chatot", 60, "Colorless", {}, echo)],
      you: { active: "Chatot" },
      opponent: { active: { name: "Chespin", energy: ["Grass Energy"] } },
    });
    t.endTurn();
    (used ? t.attack("Vine Whip") : t.endTurn()).attack("Echo");
    expect(t.asked).toBe(used ? "may" : "main");
    if (used) t.choose("yes");
    expect(t.opponent.active?.damage).toBe(used ? 10 : 0);
  });
});
