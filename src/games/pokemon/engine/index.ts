/**
 * The rules engine: pure TypeScript, no clock, no luck of its own, no input or output. Everything above it takes the game as a parameter.
 */
export { accepts, type Demand, holds } from "@/kernel/accepts";
export * from "@/kernel/game";
export { pays } from "@/kernel/pays";
export { type Random, randomFrom } from "@/kernel/random";
export { firstAcceptable, sample } from "@/kernel/sample";
export * from "./card";
export { checkDeck, type DeckAdvice, type DeckCheck, type DeckFault, newestEdition } from "./deck";
export { type EditionRules, editionOf, editionRules, isNewer } from "./editions";
export type * from "./effects/language";
export * from "./events";
export { createPokemon, type PokemonGame, type Setup } from "./game";
export type { Observer } from "./match";
export * from "./options";
export type { State } from "./state/state";
export * from "./view";
