"use client";
import { useState } from "react";

/** Whether the hand lies open: as the decision needs it (`wanted`), unless the player has said otherwise about this decision. */
export function useHandOpen(
  decision: number | null,
  wanted: boolean | null,
): { readonly open: boolean; readonly set: (open: boolean) => void } {
  const [preference, setPreference] = useState(false);
  const [said, setSaid] = useState<{ readonly decision: number | null; readonly open: boolean } | null>(null);
  const manual = said !== null && said.decision === decision ? said.open : null;
  return {
    open: manual ?? wanted ?? preference,
    set: (open) => {
      setSaid({ decision, open });
      // On a phone the open hand hides the dock: it is opened for one deed at a time.
      if (wanted === null && matchMedia("(min-width: 641px)").matches) setPreference(open);
    },
  };
}
