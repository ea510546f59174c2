"use client";
import { useState } from "react";
import type { GameOffer, Me } from "@/realtime/protocol";
import { ask, withJson } from "../ask";

/** The game that this player is about to play, and how to choose another one. @param remembered what their browser remembers of an earlier visit */
export function useGame(remembered: string | undefined): readonly [(me: Me) => GameOffer, (game: string) => void] {
  const [chosen, choose] = useState(remembered);
  const of = ({ games }: Me): GameOffer => {
    const game = games.find(({ name }) => name === chosen) ?? games[0];
    if (game === undefined) throw new Error("The site offers no game.");
    return game;
  };
  return [
    of,
    (game) => {
      choose(game);
      // For the next visit and the other pages; what is chosen here holds without it.
      void ask<null>("/api/game", withJson("PUT", { game }));
    },
  ];
}

/** @throws when the site does not offer it */
export function gameNamed({ games }: Me, name: string): GameOffer {
  const game = games.find((one) => one.name === name);
  if (game === undefined) throw new Error(`The site does not offer the game "${name}".`);
  return game;
}
