"use client";
import { useState } from "react";
import type { AnsweringControl } from "@/ui/match/use-answering";

/** How a player ends their turn. */
export interface Ending {
  /** The dock asks whether the turn is to end though something useful is left. */
  readonly asks: boolean;
  /** Ends the turn; asks first, once, where something is left. */
  readonly end: () => void;
  /** Not yet. */
  readonly stay: () => void;
}

/**
 * @param option of the turn's end; null where it is not offered
 * @param early whether the player is to be asked first
 */
export function useEnding(decision: number | null, option: number | null, early: boolean, control: AnsweringControl): Ending {
  const [asked, setAsked] = useState<number | null>(null);
  const asks = decision !== null && asked === decision;
  return {
    asks,
    end: () => {
      if (option === null) return;
      if (early && !asks) {
        control.pickUp(null);
        setAsked(decision);
      } else control.choose(option);
    },
    stay: () => setAsked(null),
  };
}
