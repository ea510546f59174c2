/**
 * The rules engine: pure TypeScript, no clock, no luck of its own, no input or output. Everything above it takes the game as a parameter.
 */
export { accepts, type Demand, holds } from "./kernel/accepts";
export * from "./kernel/game";
export { pays } from "./kernel/pays";
export { type Random, randomFrom } from "./kernel/random";
export { firstAcceptable, sample } from "./kernel/sample";
export * from "./pokemon/card";
export { checkDeck, type DeckAdvice, type DeckCheck, type DeckFault, newestEdition } from "./pokemon/deck";
export { type EditionRules, editionOf, editionRules, isNewer } from "./pokemon/editions";
export type * from "./pokemon/effects/language";
export * from "./pokemon/events";
export { createPokemon, type PokemonGame, type Setup } from "./pokemon/game";
export type { Observer } from "./pokemon/match";
export * from "./pokemon/options";
export type { State } from "./pokemon/state/state";
export * from "./pokemon/view";
