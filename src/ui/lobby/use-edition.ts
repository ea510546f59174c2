"use client";
import { useSyncExternalStore } from "react";
import type { GameOffer } from "@/realtime/protocol";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ name }: GameOffer) => `edition:${name}`;

/** The editions of a game that the player's deck can be played in. */
export const editionsFor = ({ editions, deck }: GameOffer): readonly string[] => deck?.editions ?? editions;

/** The edition this player likes to play a game by, remembered in the browser; or the first that their deck can be played in. */
export function useEdition(game: GameOffer): readonly [string, (edition: string) => void] {
  const editions = editionsFor(game);
  const usual = game.editions[0] ?? "";
  const liked = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(keyOf(game)) ?? usual,
    () => usual,
  );
  const edition = editions.includes(liked) ? liked : (editions[0] ?? usual);
  const choose = (chosen: string) => {
    window.localStorage.setItem(keyOf(game), chosen);
    for (const listener of listeners) listener();
  };
  return [edition, choose];
}
