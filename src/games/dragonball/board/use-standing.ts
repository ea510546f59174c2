"use client";
import { useEffect, useMemo, useState } from "react";
import type { MatchLine } from "@/ui/realtime";
import type { GameDecision } from "./model/layout";
import { STANDING_ORDERS, type StandingOrder, standingAnswer, standingDelay } from "./model/standing";

const KEPT = "dragonball.standing";

/** What a player has said beforehand, and whether that answers what is asked now: there is nothing to do then. */
interface Standing {
  readonly order: StandingOrder;
  readonly setOrder: (order: StandingOrder) => void;
  readonly answersNow: boolean;
}

/**
 * The player's standing order, and its answers. "Pass for this turn" ends with the turn; the other orders are remembered on this device.
 *
 * @param turn a new one ends what was said of the one before
 */
export function useStanding(decision: GameDecision | null, turn: number, answer: MatchLine["answer"]): Standing {
  const [kept, setKept] = useState<StandingOrder>("unlessICould");
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const found = STANDING_ORDERS.find((order) => order !== "passTurn" && order === localStorage.getItem(KEPT));
    if (found) setKept(found);
  }, []);
  const order = passed === turn ? "passTurn" : kept;
  const given = useMemo(() => decision && standingAnswer(decision, order), [decision, order]);
  useEffect(() => {
    if (!decision || !given) return;
    const timer = setTimeout(() => void answer(decision.id, given), standingDelay(Math.random()));
    return () => clearTimeout(timer);
  }, [decision, given, answer]);
  const setOrder = (next: StandingOrder) => {
    setPassed(next === "passTurn" ? turn : null);
    if (next === "passTurn") return;
    setKept(next);
    localStorage.setItem(KEPT, next);
  };
  return { order, setOrder, answersNow: given !== null };
}
