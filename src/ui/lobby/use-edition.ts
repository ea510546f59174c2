"use client";
import { useSyncExternalStore } from "react";
import { isNewer } from "@/engine/pokemon/editions";
import { EDITIONS, type Edition } from "@/engine/pokemon/view";
import type { Me } from "@/realtime/protocol";

const KEY = "edition";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stored = (): Edition => EDITIONS.find((edition) => edition === window.localStorage.getItem(KEY)) ?? "xy";

/** The editions that a deck can be played in (DECK-06). */
export const editionsFor = (deck: Me["deck"]): readonly Edition[] => EDITIONS.filter((edition) => !deck || !isNewer(deck.edition, edition));

/** The edition this player likes to play by, remembered in the browser; or the first that their deck can be played in. */
export function useEdition(deck: Me["deck"]): readonly [Edition, (edition: Edition) => void] {
  const liked = useSyncExternalStore(subscribe, stored, (): Edition => "xy");
  const edition = deck && isNewer(deck.edition, liked) ? deck.edition : liked;
  const choose = (chosen: Edition) => {
    window.localStorage.setItem(KEY, chosen);
    for (const listener of listeners) listener();
  };
  return [edition, choose];
}
