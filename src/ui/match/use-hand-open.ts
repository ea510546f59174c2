"use client";
import { useState } from "react";
import { useNarrow } from "./narrow";

/**
 * Whether the hand lies open: as the decision needs it (`wanted`), unless the player has said otherwise about this decision.
 * Where the decision leaves it open, it is as the player left it last, and before that open where something in it can be played. On a narrow table,
 * where the open hand lies over the dock, it is opened for one deed at a time.
 */
export function useHandOpen(
  decision: number | null,
  wanted: boolean | null,
  playable: boolean,
): { readonly open: boolean; readonly set: (open: boolean) => void } {
  const [preference, setPreference] = useState<boolean | null>(null);
  const [said, setSaid] = useState<{ readonly decision: number | null; readonly open: boolean } | null>(null);
  const narrow = useNarrow();
  const manual = said !== null && said.decision === decision ? said.open : null;
  return {
    open: manual ?? wanted ?? preference ?? (playable && !narrow),
    set: (open) => {
      setSaid({ decision, open });
      if (wanted === null && !narrow) setPreference(open);
    },
  };
}
