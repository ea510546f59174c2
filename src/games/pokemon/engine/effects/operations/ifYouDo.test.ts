import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { type ScenarioSetup, scenario } from "../../testing/scenario";
import { BENCHED, used } from "../../testing/usable";
import type { CardSelector, Instruction, PokemonSelector } from "../language";

const OPPOSING: PokemonSelector = { ...BENCHED, side: "opponents" };
const TOP: CardSelector = { cards: "top", of: "you", count: 1 };
const from = (zone: "hand" | "deck" | "discard"): CardSelector => ({ cards: "choose", from: { zone, of: "you" }, count: 1 });
const theirDiscard: CardSelector = { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 };
const takeBack: Instruction = { do: "move", cards: { cards: "all", zone: "discard", of: "you" }, destination: { to: "hand" } };

const half = (name: string) => ({ ...pokemon(name, 130, "Water", { stage: "LEGEND", marks: ["LEGEND"] }), name: "Lugia LEGEND" });
const supporter = trainer("Helper", "Supporter", {}, { do: "draw", count: 1 });
const late = { ...supporter, when: { if: "turn", is: "yourFirst" } } as const;
const cards = [
  pokemon("Mute", 60, "Colorless", {}),
  pokemon("Jabber", 60, "Colorless", {}, attack("Jab", "", "10")),
  half("Lugia, upper"),
  half("Lugia, lower"),
  pokemon("Mr. Mime", 70, "Psychic", {
    abilities: [ability("Guard", { kind: "continuous", change: { prevent: "damageAndEffects", on: SELF, from: { side: "opponents" } } })],
  }),
  trainer("Drought", "Stadium", { whileInPlay: [{ kind: "continuous", change: { forbid: "drawExtra", who: "both" } }] }),
];
const full = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];
const hurt = { active: { name: "User", damage: 30 } };
const facing = (name: string, facts: object = {}): ScenarioSetup => ({ opponent: { active: { name, ...facts } } });

const legend: Instruction = {
  do: "putIntoPlay",
  cards: { cards: "all", zone: "discard", of: "you", where: { names: ["Lugia LEGEND"] } },
  as: "together",
};
const archen: Instruction = { do: "putIntoPlay", cards: from("discard"), as: "restored" };
const attackOf: Instruction = { do: "chooseAttack", of: ACTIVE, bind: 1 };
const useTrainer: Instruction = { do: "useTrainer", of: theirDiscard };
const copy: Instruction = { do: "copyAttack", of: { card: theirDiscard } };
const swapCards: Instruction = { do: "swapCards", first: from("hand"), second: TOP };
const exchange: Instruction = { do: "exchange", pokemon: BENCHED, with: from("hand") };
const swapCounters: Instruction = { do: "swapCounters", first: SELF, second: ACTIVE };
const moveCounters = (to: PokemonSelector): Instruction => ({ do: "moveCounters", count: 2, from: SELF, to });

describe("What an attack did is followed by what is said for that case", () => {
  it.each<readonly [string, Instruction, ScenarioSetup, boolean]>([
    ["an attack was named", attackOf, facing("Jabber"), true],
    ["there was no attack to name", attackOf, facing("Mute"), false],
    ["a type was named", { do: "chooseType", among: ["Fire"], bind: 1 }, {}, true],
    ["a number was named", { do: "chooseNumber", from: 1, to: 1, bind: 1 }, {}, true],
    ["a Supporter was used", useTrainer, { cards: [supporter], opponent: { discard: ["Helper"] } }, true],
    ["there was no Supporter to use", useTrainer, {}, false],
    ["the Supporter asks for what is not so", useTrainer, { cards: [late], opponent: { discard: ["Helper"] } }, false],
    ["a Restored Pokémon was put into play", archen, { you: { discard: ["Archen"] } }, true],
    ["there was none to put into play", archen, {}, false],
    ["the Bench was full", archen, { you: { bench: full, discard: ["Archen", "Froakie"] } }, false],
    ["both halves were put into play", legend, { you: { discard: ["Lugia, upper", "Lugia, lower"] } }, true],
    ["the other half was missing", legend, { you: { discard: ["Lugia, upper", "Lugia, upper"] } }, false],
    ["an attack was copied", copy, { opponent: { discard: ["Jabber"] } }, true],
    ["there was no attack to copy", copy, { opponent: { discard: ["Mute"] } }, false],
    ["two cards changed places", swapCards, { you: { hand: ["Potion"] } }, true],
    ["the hand had no card to give", swapCards, {}, false],
    ["the deck had no card to give", swapCards, { you: { hand: ["Potion"], deck: [] } }, false],
    ["a card was looked at", { do: "look", cards: TOP }, {}, true],
    ["there was no card to look at", { do: "look", cards: TOP }, { you: { deck: [] } }, false],
    ["a card was shown", { do: "reveal", cards: TOP }, {}, true],
    ["there was no card to show", { do: "reveal", cards: TOP }, { you: { deck: [] } }, false],
    ["cards were moved", takeBack, { you: { discard: ["Potion"] } }, true],
    ["there were no cards to move", takeBack, {}, false],
    [
      "the Bench had no room for a card",
      { do: "move", cards: from("discard"), destination: { to: "bench" } },
      { you: { bench: full, discard: ["Froakie"] } },
      false,
    ],
    ["a card was drawn", { do: "draw", count: 1 }, {}, true],
    ["no card may be drawn", { do: "draw", count: 1 }, { stadium: "Drought" }, false],
    ["the deck had no card to draw up to a number", { do: "drawUntil", handSize: 6 }, { you: { deck: [] } }, false],
    ["no Prize card was due", { do: "takePrizes", count: { count: "cards", zone: "lostZone", of: "you" } }, {}, false],
    ["it recovered from one condition", { do: "cure", pokemon: ACTIVE, one: true }, facing("Snorlax", { conditions: ["Poisoned"] }), true],
    ["it had no condition to recover from", { do: "cure", pokemon: ACTIVE, one: true }, {}, false],
    ["nobody was there to recover", { do: "cure", pokemon: BENCHED, one: true }, {}, false],
    ["an effect lies on nobody", { do: "lasting", change: { forbid: "retreat", on: OPPOSING }, duration: "opponentsNextTurn" }, {}, false],
    ["Energy was attached", { do: "attach", cards: from("discard"), to: SELF }, { you: { discard: ["Fire Energy"] } }, true],
    [
      "nobody was there to attach Energy to",
      { do: "attach", cards: from("discard"), to: BENCHED },
      { you: { discard: ["Fire Energy"] } },
      false,
    ],
    ["a card took a Pokémon's place", exchange, { you: { bench: ["Zubat"], hand: ["Froakie"] } }, true],
    ["there was no card to take its place", exchange, { you: { bench: ["Zubat"] } }, false],
    ["nobody was there to be replaced", exchange, { you: { hand: ["Froakie"] } }, false],
    [
      "a Pokémon returned",
      { do: "returnPokemon", pokemon: BENCHED, destination: { to: "hand" }, attached: "with" },
      { you: { bench: ["Zubat"] } },
      true,
    ],
    ["no Pokémon returned", { do: "returnPokemon", pokemon: BENCHED, destination: { to: "hand" }, attached: "with" }, {}, false],
    ["counters were moved", moveCounters(ACTIVE), { you: hurt }, true],
    ["there were no counters to move", moveCounters(ACTIVE), {}, false],
    ["there was nobody to move counters to", moveCounters(BENCHED), { you: hurt }, false],
    [
      "a protected Pokémon kept its counters",
      { do: "moveCounters", count: 2, from: ACTIVE, to: SELF },
      facing("Mr. Mime", { damage: 30 }),
      false,
    ],
    ["counters changed places", swapCounters, { you: hurt, ...facing("Snorlax", { damage: 10 }) }, true],
    ["counters for a protected Pokémon were lost", swapCounters, { you: hurt, ...facing("Mr. Mime") }, true],
    ["neither Pokémon had counters", swapCounters, {}, false],
    ["there was nobody to change counters with", { ...swapCounters, second: OPPOSING }, { you: hurt }, false],
    ["more damage was done", { do: "attackDamage", change: "more", amount: 10 }, {}, true],
    ["Resistance was left aside", { do: "ignore", what: ["Resistance"] }, {}, true],
    ["the turn was to end", { do: "endTurn" }, {}, true],
    ["another turn was to come", { do: "extraTurn", who: "you" }, {}, true],
  ])("EFF-50 %s", (_, step, setup, followed) => {
    const lost: Instruction = { do: "move", cards: { cards: "top", of: "opponent", count: 1 }, destination: { to: "lostZone" } };
    const t = used([{ do: "ifYouDo", steps: [step], then: [lost] }], { ...setup, cards: [...cards, ...(setup.cards ?? [])] });
    expect(t.opponent.lostZone).toHaveLength(followed ? 1 : 0);
  });
});

describe("Prize cards that are taken outside a Knock Out", () => {
  it("EFF-50 what is said for that case follows when they have been taken", () => {
    const t = used([{ do: "ifYouDo", steps: [{ do: "takePrizes", count: 1 }], then: [{ do: "draw", count: 1, who: "opponent" }] }], {
      opponent: { deck: ["Potion", "Switch"] },
    });
    t.choose(0);
    expect([t.you.prizes, t.opponent.hand]).toEqual([5, ["Potion", "Switch"]]);
  });
});

describe("More damage for what is chosen before it and done after it", () => {
  const either: PokemonSelector = { pokemon: "choose", side: "both", place: "active", count: 1 };
  const asleep = (pokemon: PokemonSelector): Instruction => ({ do: "afflict", condition: "Asleep", pokemon });
  const returned: Instruction = { do: "returnPokemon", pokemon: BENCHED, destination: { to: "hand" }, attached: "with" };

  it.each<readonly [string, Instruction, ScenarioSetup, number]>([
    ["nobody is there to fall asleep", asleep(OPPOSING), {}, 10],
    ["nobody is there to return", returned, {}, 10],
    ["nobody is there to be discarded", { do: "discardPokemon", pokemon: BENCHED }, {}, 10],
    [
      "nobody has Energy to discard",
      { do: "move", cards: { cards: "attached", to: SELF, what: "energy", count: 1 }, destination: { to: "discard" } },
      {},
      10,
    ],
    ["somebody returns", returned, { you: { bench: ["Zubat"] } }, 40],
  ])("EFF-50 %s", (_, step, setup, damage) => {
    const more: Instruction = { do: "attackDamage", change: "more", amount: 30 };
    const striker = pokemon("Striker", 90, "Colorless", {}, attack("Strike", "", "10+", { do: "ifYouDo", steps: [step], then: [more] }));
    const t = scenario({ ...setup, cards: [striker], you: { active: "Striker", ...setup.you } }).attack("Strike");
    expect(t.happened("damaged")[0]?.amount).toBe(damage);
  });

  it("RUL-23 cards that are looked at are seen, whatever comes of the rest", () => {
    const look: Instruction = { do: "look", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } };
    const use: Instruction = { do: "useTrainer", of: { cards: "choose", from: { binding: 1 }, count: 1 } };
    const t = used([{ do: "ifYouDo", steps: [look], then: [use] }], { cards, opponent: { hand: ["Zubat"] } });
    expect(t.events).toContainEqual(expect.objectContaining({ type: "looked" }));
  });

  it("EFF-10 who falls asleep is chosen before it", () => {
    const strike = attack("Strike", "", "10+", {
      do: "ifYouDo",
      steps: [asleep(either)],
      then: [{ do: "attackDamage", change: "more", amount: 30 }],
    });
    const t = scenario({
      cards: [pokemon("Striker", 90, "Colorless", {}, strike)],
      coins: "T",
      you: { active: "Striker" },
      opponent: { active: "Chesnaught" },
    });
    t.attack("Strike");
    expect([t.asked, t.options, t.opponent.active?.damage]).toEqual(["target", ["Striker", "Chesnaught"], 0]);
    t.choose("Chesnaught");
    expect([t.opponent.active?.damage, t.opponent.active?.conditions]).toEqual([40, ["Asleep"]]);
  });

  it("EFF-10 the cards of the Pokémon that returns are counted for it", () => {
    const strike = attack(
      "Strike",
      "",
      "10+",
      { ...returned, bind: 1 },
      {
        do: "attackDamage",
        change: "more",
        amount: { multiply: [10, { count: "bound", binding: 1, where: { category: "Pokémon" } }] },
      },
    );
    const t = scenario({
      cards: [pokemon("Striker", 90, "Colorless", {}, strike)],
      you: { active: "Striker", bench: [{ name: "Quilladin", under: ["Chespin"] }] },
    });
    t.attack("Strike");
    expect([t.opponent.active?.damage, t.you.hand]).toEqual([30, ["Chespin", "Quilladin"]]);
  });
});
