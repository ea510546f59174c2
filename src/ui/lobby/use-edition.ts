"use client";
import { useSyncExternalStore } from "react";
import { EDITIONS, type Edition } from "@/engine/pokemon/view";

const KEY = "edition";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stored = (): Edition => EDITIONS.find((edition) => edition === window.localStorage.getItem(KEY)) ?? "xy";

/** The edition this player likes to play by, remembered in the browser. */
export function useEdition(): readonly [Edition, (edition: Edition) => void] {
  const edition = useSyncExternalStore(subscribe, stored, (): Edition => "xy");
  const choose = (chosen: Edition) => {
    window.localStorage.setItem(KEY, chosen);
    for (const listener of listeners) listener();
  };
  return [edition, choose];
}
