import { randomInt } from "node:crypto";
import { z } from "zod";
import { currentDeck, type DeckCards, playableDeck } from "@/decks";
import { botFor } from "@/games/pokemon/bots";
import { LEVELS } from "@/games/pokemon/bots/levels";
import { ThinkingPool } from "@/games/pokemon/bots/thinking/pool";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { pokemonDecks, readyDeckAgainst } from "@/games/pokemon/decks";
import { type CardDefinition, EDITIONS, type GameEvent, type Option, type State, type View } from "@/games/pokemon/engine";
import type { OfferedGame } from "@/match";
import { bindPokemon } from "./bind";
import { chronicle } from "./chronicle";
import { pokemonLesson } from "./lesson";
import { cardsNamed, decksOf, pinnedCards, pokemonSetup } from "./match";
import { pokemonPositions } from "./positions";
import { states } from "./states";

/** The Pokémon TCG as the site offers it. Its computer players think in threads of their own, which `close` ends. */
export function offerPokemon(): OfferedGame<State, Option, GameEvent, View, DeckCards, CardDefinition> {
  const thinking = new ThinkingPool();
  return {
    name: pokemonDecks.game,
    editions: ["xy", ...EDITIONS.filter((edition) => edition !== "xy")],
    levels: LEVELS,
    states,
    bind: bindPokemon,
    bot(name, match) {
      const choose = botFor(name, { key: match.id, definitions: pinnedCards(match) }, Math.random, thinking.think);
      return { choose };
    },
    currentDeck: (database, userId) => currentDeck(database, pokemonDecks, userId),
    brought: (database, userId, edition, chosen) => playableDeck(database, pokemonDecks, userId, edition, chosen),
    computerEntry: (database, against) => readyDeckAgainst(database, against, randomInt),
    setup: (database, edition, entries) => pokemonSetup(database, z.enum(EDITIONS).parse(edition), entries),
    pinned: (match) => new Map(pinnedCards(match).map((card) => [card.id, card])),
    decks: decksOf,
    positions: pokemonPositions,
    lesson: pokemonLesson,
    named: cardsNamed,
    faces: (database, cards, locale) => catalogue.pinnedFaces(database, cards, locale),
    chronicle,
    close: () => thinking.close(),
  };
}
