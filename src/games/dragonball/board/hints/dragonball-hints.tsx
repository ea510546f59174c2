"use client";
import { useState } from "react";
import { type Hint, HintBubble } from "@/ui/match/hints/hint-bubble";
import { useIdle } from "@/ui/match/hints/use-idle";
import { Words } from "@/ui/words/words";
import { useBoard } from "../board-context";
import { playedFromHand, strikesOf, type Useful, usefulDeeds } from "../model/useful";

/** What one might do, when nothing has been done for a while. */
export function DragonBallHints({ handOpen }: { handOpen: boolean }) {
  const { decision, view, mine, held, awakens, control, openPile } = useBoard();
  const [closed, setClosed] = useState<number | null>(null);
  const free = decision?.purpose === "main" && held === null && !control.sending && openPile === null;
  const idle = useIdle(free ? decision.id : null);
  if (!idle || decision === null || closed === decision.id) return null;
  const placeOf = (deed: Useful): string => {
    if (deed === "awaken") return `.half--mine [data-object="${mine.leader[0]?.object}"]`;
    if (deed === "attack") return `.half--mine [data-object="${strikesOf(decision, view)[0]?.attack}"]`;
    if (!handOpen) return "[data-testid=hand-open]";
    return `.mat > .hand [data-object="${playedFromHand(decision, view)}"]`;
  };
  const hints = usefulDeeds(decision, view, awakens).map((deed): Hint => ({ id: deed, place: placeOf(deed) }));
  return (
    <Words of={["lesson"]}>
      <HintBubble key={decision.id} game="dragonball" hints={hints} onClose={() => setClosed(decision.id)} />
    </Words>
  );
}
