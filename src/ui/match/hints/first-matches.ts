"use client";
import { useEffect, useState } from "react";

/** In how many matches a player is given hints. */
const FIRST = 5;
const KEY = "hinted-matches";

/**
 * Whether a match is among the first that this browser has seen; asking counts it.
 * @param asks whether it matters
 */
export function useIsEarly(matchId: string, asks: boolean): boolean {
  const [early, setEarly] = useState(false);
  useEffect(() => setEarly(asks && isEarly(matchId)), [matchId, asks]);
  return early;
}

function isEarly(matchId: string): boolean {
  const seen = (localStorage.getItem(KEY) ?? "").split(" ").filter((id) => id !== "");
  if (seen.includes(matchId)) return true;
  if (seen.length >= FIRST) return false;
  localStorage.setItem(KEY, [...seen, matchId].join(" "));
  return true;
}
