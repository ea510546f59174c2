"use client";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { applied, type KeptSettings, readSettings, type TableSettings } from "./settings";

const KEY = "table-settings";
const STILL = "(prefers-reduced-motion: reduce)";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const still = matchMedia(STILL);
  listeners.add(listener);
  window.addEventListener("storage", listener);
  still.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    still.removeEventListener("change", listener);
  };
}

const AT_FIRST = applied(readSettings(null), false);
let last = { text: "", still: false, settings: AT_FIRST };

/** The settings now, for what is no component. */
export function tableSettings(): TableSettings {
  const text = localStorage.getItem(KEY) ?? "";
  const still = matchMedia(STILL).matches;
  if (text !== last.text || still !== last.still) last = { text, still, settings: applied(readSettings(text), still) };
  return last.settings;
}

export interface SettingsControl {
  readonly settings: TableSettings;
  readonly change: (part: Partial<KeptSettings>) => void;
  /** Everything as at first. */
  readonly reset: () => void;
}

/** The player's settings of the table, at once for every part of it and for the other tabs. */
export function useTableSettings(): SettingsControl {
  const settings = useSyncExternalStore(subscribe, tableSettings, () => AT_FIRST);
  const change = useCallback((part: Partial<KeptSettings>) => {
    keep(JSON.stringify({ ...readSettings(localStorage.getItem(KEY)), ...part }));
  }, []);
  const reset = useCallback(() => keep(null), []);
  return useMemo(() => ({ settings, change, reset }), [settings, change, reset]);
}

function keep(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  for (const listener of listeners) listener();
}
