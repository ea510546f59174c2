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
import { bindDragonBall } from "./bind";
import { chronicle } from "./chronicle";
import { dragonBallLesson } from "./lesson";
import { cardsNamed, decksOf, dragonBallSetup, facesOf, pinnedCards } from "./match";
import { dragonBallPositions } from "./positions";
import { states } from "./states";

/** Dragon Ball Super Masters as the site offers it. */
export function offerDragonBall(): OfferedGame<State, Option, GameEvent, View, DeckCards, CardDefinition> {
  return {
    name: DRAGON_BALL,
    editions: [EDITION],
    levels: LEVELS,
    states,
    bind: bindDragonBall,
    bot(name, match) {
      const choose = botFor(name, pinnedCards(match), Math.random);
      return {
        choose({ view, decision, besides = [] }) {
          const left = decision.options.flatMap((option, index) => (besides.includes(index) ? [] : [{ option, index }]));
          const single = decision.min === 1 && decision.max === 1 && !decision.constraint;
          if (!single || left.length === 0 || left.length === decision.options.length) return choose(view, decision);
          const chosen = choose(view, { ...decision, options: left.map(({ option }) => option), fallback: [0] });
          return chosen.map((place) => left[place]?.index ?? 0);
        },
      };
    },
    currentDeck: (database, userId) => currentDeck(database, dragonBallDecks, userId),
    brought: (database, userId, edition, chosen) => playableDeck(database, dragonBallDecks, userId, edition, chosen),
    computerEntry: async () => readyDeck(randomInt).cards,
    setup: (database, _edition, entries) => dragonBallSetup(database, entries),
    pinned: (match) => new Map(pinnedCards(match).map((card) => [card.id, card])),
    decks: decksOf,
    positions: dragonBallPositions,
    lesson: dragonBallLesson,
    named: cardsNamed,
    faces: facesOf,
    chronicle,
    close: async () => {},
  };
}
