import { randomInt } from "node:crypto";
import { currentDeck, type DeckCards, playableDeck } from "@/decks";
import { botFor } from "@/games/dragonball/bots";
import { LEVELS } from "@/games/dragonball/bots/levels";
import { dragonBallDecks, readyDeck } from "@/games/dragonball/decks";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { DRAGON_BALL, EDITION } from "@/games/dragonball/engine/name";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import type { View } from "@/games/dragonball/engine/view/view";
import type { OfferedGame } from "@/match";
import { bindDragonBall, cardsNamed, dragonBallSetup, facesOf, pinnedCards } from "./match";

/** Dragon Ball Super Masters as the site offers it. */
export function offerDragonBall(): OfferedGame<State, Option, GameEvent, View, DeckCards, CardDefinition> {
  return {
    name: DRAGON_BALL,
    editions: [EDITION],
    levels: LEVELS,
    bind: bindDragonBall,
    bot(name, match) {
      const choose = botFor(name, pinnedCards(match), Math.random);
      return { choose: ({ view, decision }) => choose(view, decision) };
    },
    currentDeck: (database, userId) => currentDeck(database, dragonBallDecks, userId),
    entry: (database, userId, edition) => playableDeck(database, dragonBallDecks, userId, edition),
    computerEntry: async () => readyDeck(randomInt).cards,
    setup: (database, _edition, entries) => dragonBallSetup(database, entries),
    pinned: (match) => new Map(pinnedCards(match).map((card) => [card.id, card])),
    named: cardsNamed,
    faces: facesOf,
    close: async () => {},
  };
}
