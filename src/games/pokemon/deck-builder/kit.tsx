"use client";
import { Card, CardBack, CardButton, type CardFace, CardPreview } from "@/games/pokemon/card";
import { printOf } from "@/games/pokemon/card/print";
import { EDITIONS, POKEMON } from "@/games/pokemon/engine/view";
import type { DeckKit } from "@/ui/decks/kit";

export const CATEGORIES = ["Pokémon", "Trainer", "Energy"] as const satisfies readonly CardFace["category"][];

/** How Pokémon's cards stand on the deck page. */
export const kit: DeckKit<CardFace> = {
  game: POKEMON,
  editions: EDITIONS,
  words: "pokemonDecks",
  Button: CardButton,
  Preview: CardPreview,
  back: <CardBack style={{ "--w": "inherit" }} />,
  Picture: (props) => <Card size="s" {...props} />,
  nameOf: ({ name }) => name,
  // DECK-02: four of a name, whatever their print.
  countedAs: ({ name }) => name,
  sorts: ["line", "name", "strength", "cost", "set", "newest"],
  printOf,
  evolvesFrom: (face) => (face.category === "Pokémon" ? (face.evolvesFrom ?? null) : null),
  textsOf: (face) =>
    face.category === "Pokémon" ? [...face.abilities, ...face.attacks].flatMap(({ name, text = "" }) => [name, text]) : [face.text],
  limitOf: (face) => (face.category === "Energy" && face.kind === "Basic" ? null : 4),
  replaces: () => false,
  rankOf: ({ category }) => CATEGORIES.indexOf(category),
};
