import { expect, it } from "vitest";
import { createPokemon, type PokemonGame, randomFrom, type State } from "@/games/pokemon/engine";
import { cardsOf, starterCatalogue } from "./catalogue";
import { Coverage } from "./coverage";
import { poolOf, randomDeck } from "./decks";
import { play } from "./play";

/** What the fuzzer finds in matches of a game that is spoiled in one way. */

const cards = cardsOf(starterCatalogue(), "xy");
const sound = createPokemon(cards);

/** The first failure in some matches; a single one may be over before a fault shows. */
function failureOf(spoiled: Partial<PokemonGame>): string | null {
  const pool = poolOf(cards);
  for (const seed of ["spoiled 1", "spoiled 2", "spoiled 3", "spoiled 4"]) {
    const random = randomFrom(seed);
    const match = { seed, edition: "xy", decks: [randomDeck(pool, "xy", random), randomDeck(pool, "xy", random)] } as const;
    const { failure } = play({ ...sound, ...spoiled }, match, new Coverage(), random);
    if (failure !== null) return failure;
  }
  return null;
}

/** A game whose steps come to a state spoiled in this way. */
const stepping = (spoil: (after: State, before: State) => State): Partial<PokemonGame> => ({
  step(state, answer) {
    const step = sound.step(state, answer);
    return step.ok ? { ...step, state: spoil(step.state, state) } : step;
  },
});

const faceOf = (state: State, card: number | undefined): number => state.rules.cards[card ?? -1] ?? -1;

it("a sound game passes", () => {
  expect(failureOf({})).toBeNull();
});

it("a player who sees the other's hand is found", () => {
  const view: PokemonGame["view"] = (state, viewer) => ({
    ...sound.view(state, viewer),
    suddenDeath: viewer === 0 ? faceOf(state, state.sides[1].hand[0]) : 0,
  });
  expect(failureOf({ view })).toMatch(/^what is seen hangs on hidden cards: .*\(viewer 0\)$/);
});

it("a spectator who sees a hand is found", () => {
  const view: PokemonGame["view"] = (state, viewer) => ({
    ...sound.view(state, viewer),
    suddenDeath: viewer === "spectator" ? faceOf(state, state.sides[1].hand[0]) : 0,
  });
  expect(failureOf({ view })).toMatch(/^what is seen hangs on hidden cards: .*\(viewer spectator\)$/);
});

it("an event that shows a spectator the cards of a player alone is found", () => {
  const redact: PokemonGame["redact"] = (event, viewer) => (viewer === "spectator" ? event : sound.redact(event, viewer));
  expect(failureOf({ redact })).toMatch(/^what is seen hangs on hidden cards: .*\(viewer spectator\)$/);
});

it("an option that hangs on the next card of the own deck is found", () => {
  const decisions: PokemonGame["decisions"] = (state) =>
    sound.decisions(state).map((decision) => {
      const deck = state.sides[decision.seat].deck;
      const more = decision.kind === "main" && faceOf(state, deck.at(-1)) % 2 === 0 ? decision.options.slice(-1) : [];
      return { ...decision, options: [...decision.options, ...more] };
    });
  expect(failureOf({ decisions })).toMatch(/hangs on hidden cards/);
});

it("a step that changes the state before it is found", () => {
  const spoiled = stepping((after, before) => {
    before.prizeCount++;
    return after;
  });
  expect(failureOf(spoiled)).toMatch(/left a trace: \.prizeCount/);
});

it("a state that does not survive JSON is found", () => {
  const spoiled = stepping((after) => ({ ...after, suddenDeath: Number.NaN }));
  expect(failureOf(spoiled)).toMatch(/^the state does not survive JSON.*\.suddenDeath is NaN or null$/);
});

it("a step that hangs on more than state and answer is found", () => {
  let steps = 0;
  const spoiled = stepping((after) => ({ ...after, nextObject: after.nextObject + steps++ }));
  expect(failureOf(spoiled)).toMatch(/^the resumed copy comes to another state: \.nextObject/);
});

it("a card in two places is found", () => {
  const spoiled = stepping((after) => ({ ...after, resolving: after.sides[0].deck.slice(0, 1) }));
  expect(failureOf(spoiled)).toMatch(/is in two places$/);
});

it("a card that is nowhere is found", () => {
  const spoiled = stepping((after) => {
    const [mine, theirs] = after.sides;
    return { ...after, sides: [{ ...mine, deck: mine.deck.slice(1) }, theirs] };
  });
  expect(failureOf(spoiled)).toMatch(/is nowhere$/);
});

it("an answer that is taken though it is none of the options is found", () => {
  const step: PokemonGame["step"] = (state, answer) => {
    const taken = sound.step(state, answer);
    return taken.ok || taken.rejection !== "out-of-range" ? taken : { ok: true, state, events: [] };
  };
  expect(failureOf({ step })).toMatch(/^an impossible answer was taken/);
});
