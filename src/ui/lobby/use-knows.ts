"use client";
import { useSyncExternalStore } from "react";

/** Kept in the browser of somebody new who knows the game already. */
const KEY = "knows-the-game";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newcomer has said here that they know the game, and how to say it. */
export function useKnows(): readonly [boolean, () => void] {
  const knows = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(KEY) !== null,
    () => false,
  );
  const say = () => {
    window.localStorage.setItem(KEY, "1");
    for (const listener of listeners) listener();
  };
  return [knows, say];
}
