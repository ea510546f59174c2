/**
 * The effect language: what a card's text does, as plain JSON data (see README.md). Cards hold effects, never code.
 *
 * Everything is said from the point of view of the effect's player ("you"): the one who attacks, plays the Trainer or controls the Pokémon with the Ability.
 * Something chosen or found once and spoken of again ("that Pokémon", "those cards") is bound to a small number; bindings live as long as the text is resolved.
 */
export type * from "./language/amounts";
export type * from "./language/continuous";
export type * from "./language/instructions";
export type * from "./language/selectors";
