import { describe, expect, it } from "vitest";
import type { CardDefinition } from "./card";
import { createCatalogue } from "./catalogue";
import { present } from "./decisions/present";
import { editionRules } from "./editions";
import { topFacts } from "./effects/texts";
import { createPokemon, gameOver, type Setup } from "./game";
import { attackAt, attackCode, cardOf, changeOf, definitionAt, type Match, placeOf } from "./match";
import { run } from "./run";
import { thePokemon, topCardNumber } from "./state/inPlay";
import type { Pokemon } from "./state/state";
import { locate } from "./state/zones";
import { attack, pokemon, testCards, trainer } from "./testing/cards";
import { scenario } from "./testing/scenario";
import { perform } from "./turn/perform";

/** A match in its main part, to be asked for what it does not have. */
const match = (): Match => {
  const { state } = scenario({ you: { hand: ["Chespin"], active: "Delphox" } });
  return createCatalogue(testCards).match(structuredClone(state));
};

describe("What a match does not have is a fault, never passed over", () => {
  /** The Active Pokémon, made of other cards. */
  const of = (m: Match, ...cards: readonly number[]): Pokemon => ({ ...thePokemon(m.state, activeOf(m)), cards });
  const activeOf = (m: Match) => m.state.sides[0].active?.id ?? 0;
  const useMysticalFire = (m: Match, effect: number) =>
    perform(m, 0, {
      do: "useAbility",
      pokemon: activeOf(m),
      source: { handle: m.state.handles[card(m, "Delphox")] ?? 0, card: "Delphox" },
      index: effect,
      effect,
      name: "Mystical Fire",
    });
  const card = (m: Match, name: string) => m.state.rules.cards.indexOf(m.state.rules.table.indexOf(name));

  it.each<[string, (m: Match) => unknown, string]>([
    ["a card", (m) => cardOf(m, 999), "There is no card number 999 in this match."],
    ["a card's place", (m) => placeOf(m, 999), "There is no card number 999 in this match."],
    ["a definition", (m) => definitionAt(m, 999), "There is no definition number 999 in this match."],
    ["an attack", (m) => attackAt(m, attackCode(m.state.rules.table.indexOf("Chespin"), 2)), "Chespin has no attack number 2."],
    ["a change", (m) => changeOf(m, { card: m.state.rules.table.indexOf("Chespin"), node: 0 }), "Chespin starts no change number 0."],
    ["a Pokémon", (m) => thePokemon(m.state, 999), "Pokémon 999 is not in play."],
    ["a Pokémon's card", (m) => topCardNumber(of(m)), "has no card."],
    ["what a card says of its Pokémon", (m) => topFacts(m, of(m, card(m, "Water Energy"))), "Water Energy is no Pokémon."],
    [
      "a place of a card",
      (m) => {
        const lost = card(m, "Chespin");
        m.state.sides[0].hand = [];
        locate(m, lost);
      },
      "is nowhere.",
    ],
    [
      "a card to play",
      (m) => perform(m, 0, { do: "playTrainer", card: { handle: 999, card: "Potion" } }),
      "There is no card with handle 999 where it should be.",
    ],
    [
      "a Trainer card",
      (m) => perform(m, 0, { do: "playTrainer", card: { handle: m.state.handles[card(m, "Chespin")] ?? 0, card: "Chespin" } }),
      "Chespin is no Trainer card.",
    ],
    ["a Stadium", (m) => perform(m, 0, { do: "useStadium", card: { handle: 1, card: "Fairy Garden" } }), "The Stadium has nothing to use."],
    ["an Ability", (m) => useMysticalFire(m, 5), "Delphox has no effect number 5."],
    [
      "anything to go on with",
      (m) => {
        m.state.stack = [];
        run(m);
      },
      "Nothing is left to be resolved, but the match is not over.",
    ],
    [
      "a step of a text",
      (m) => {
        useMysticalFire(m, 0);
        const frame = m.state.stack.at(-1);
        if (frame?.run === "effect") frame.pc = 99;
        run(m);
      },
      "has no step 99.",
    ],
  ])("%s", (_, ask, fault) => {
    expect(() => ask(match())).toThrow(fault);
  });

  it("an option of a question", () => {
    const m = match();
    const ask = { id: 1, seat: 0, kind: "mode", purpose: "chooseType", values: [99], min: 1, max: 1 } as const;
    expect(() => present(m, { ...ask, pick: "type" })).toThrow("There is no option 99.");
    expect(() => present(m, { ...ask, pick: "trigger" })).toThrow("No triggered effect waits at place 99.");
  });

  it("an observer, which a match can do without", () => {
    const fountain = trainer("Fountain", "Stadium", {
      whileInPlay: [{ kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] }],
    });
    const t = scenario({ cards: [fountain], you: { active: "Delphox", hand: ["Fountain"] } }).play("Fountain");
    const game = gameOver(createCatalogue([...testCards, fountain]));
    for (const deed of ["useStadium", "useAbility"]) {
      const [decision] = game.decisions(t.state);
      const place = decision?.options.findIndex((option) => "do" in option && option.do === deed) ?? -1;
      const step = game.step(t.state, { decision: decision?.id ?? 0, seat: 0, choice: [place] });
      expect(step.ok && step.events.map(({ type }) => type)).toEqual(["abilityUsed", "moved"]);
    }
  });

  it("a text that never ends", () => {
    const spin = attack("Spin", "", "", { do: "repeat", times: 20_000, steps: [{ do: "shuffle", zone: "prizes", of: "you" }] });
    const t = scenario({ cards: [pokemon("Spinner", 60, "Water", {}, spin)], you: { active: "Spinner" } });
    expect(() => t.attack("Spin")).toThrow("An effect does not come to an end.");
  });

  it("two cards of one id, and one that is not there", () => {
    expect(() => createCatalogue([...testCards, trainer("Potion", "Item", {})])).toThrow("Two cards have the id Potion.");
    expect(() => createCatalogue(testCards).card("Nobody")).toThrow("There is no card with the id Nobody.");
    const { state } = scenario({});
    const broken = { ...state, rules: { ...state.rules, cards: [99] } };
    expect(() => createCatalogue(testCards).match(broken)).toThrow("The match has no definition number 99.");
  });
});

describe("A match is set up as agreed", () => {
  const deck = (...first: readonly string[]) => [...first, ...Array.from({ length: 60 - first.length }, () => "Water Energy")];
  const game = () => createPokemon(testCards);
  const setup: Setup = { edition: "xy", decks: [deck("Chespin"), deck("Froakie", "Zubat")] };

  it("SETUP-01 the decks go to their players, card for card", () => {
    const { state } = game().start(setup, "seed");
    const names = state.rules.cards.map((place) => state.rules.table[place]);
    expect([names.slice(0, 60), names.slice(60)]).toEqual(setup.decks);
    expect(state.rules).toMatchObject({ split: 60, prizes: 6, start: editionRules.xy.start, edition: "xy" });
  });

  it("ED-10 who starts and how many Prize cards there are may be agreed", () => {
    expect(game().start({ ...setup, startingSeat: 1, prizes: 4 }, "seed").state.rules).toMatchObject({ start: 1, prizes: 4 });
    expect(game().start({ ...setup, edition: "sv" }, "seed").state.rules).toMatchObject({ start: "flip", prizes: 6 });
  });

  it("the same seed gives the same match, another one another", () => {
    const json = (seed: string) => JSON.stringify(game().start(setup, seed).state.sides);
    expect(json("one")).toBe(json("one"));
    expect(json("one")).not.toBe(json("two"));
  });

  it("DECK-03 a deck without a Basic Pokémon is refused, and what is not known", () => {
    const other: CardDefinition = pokemon("Quilladin", 90, "Grass", { from: "Chespin" });
    expect(() => game().start({ ...setup, decks: [setup.decks[0], deck(other.name)] }, "")).toThrow("can never start (DECK-03)");
    expect(() => game().start({ ...setup, decks: [deck("Dome Fossil"), setup.decks[1]] }, "")).toThrow("can never start (DECK-03)");
    expect(() => game().start({ ...setup, decks: [deck("Chespin", "Nobody"), setup.decks[1]] }, "")).toThrow("Nobody");
    const unknown: Setup = JSON.parse(JSON.stringify({ ...setup, edition: "green" }));
    expect(() => game().start(unknown, "")).toThrow('There is no edition "green".');
  });

  it("KO-08 after the end nothing is left open", () => {
    const over = game();
    const started = over.start(setup, "seed").state;
    const result = over.step(started, { concede: 0 });
    const state = result.ok ? result.state : started;
    expect(state).toMatchObject({ phase: "over", stack: [], asks: [], triggered: [] });
    expect([over.decisions(state), over.outcome(state)]).toEqual([[], { winner: 1, reason: "concession" }]);
  });
});
