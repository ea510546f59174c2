"use client";
import { useState } from "react";
import { type Hint, HintBubble } from "@/ui/match/hints/hint-bubble";
import { useIdle } from "@/ui/match/hints/use-idle";
import { Words } from "@/ui/words/words";
import { useBoard } from "../board-context";
import { playedFromHand, strikesOf, type Useful, usefulDeeds } from "../model/useful";

/** What one might do, when nothing has been done for a while. @param silent something is read or answered that it would lie over */
export function DragonBallHints({ handOpen, onHand, silent }: { handOpen: boolean; onHand: (open: boolean) => void; silent: boolean }) {
  const { decision, view, mine, held, awakens, control, openPile } = useBoard();
  const [closed, setClosed] = useState<number | null>(null);
  const free = decision?.purpose === "main" && held === null && !control.sending && openPile === null && !silent;
  const idle = useIdle(free ? decision.id : null);
  if (!idle || decision === null || closed === decision.id) return null;
  const hintOf = (deed: Useful): Hint => {
    if (deed === "awaken") return { id: deed, place: `.half--mine [data-object="${mine.leader[0]?.object}"]` };
    if (deed === "attack") {
      const fighter = strikesOf(decision, view)[0]?.attack ?? null;
      return { id: deed, place: `.half--mine [data-object="${fighter}"]`, show: () => control.pickUp(fighter) };
    }
    const card = playedFromHand(decision, view);
    const show = () => {
      onHand(true);
      control.pickUp(card);
    };
    return { id: deed, place: handOpen ? `.mat > .hand [data-object="${card}"]` : "[data-testid=hand-open]", show };
  };
  const hints = usefulDeeds(decision, view, awakens).map(hintOf);
  return (
    <Words of={["lesson"]}>
      <HintBubble key={decision.id} game="dragonball" hints={hints} onClose={() => setClosed(decision.id)} />
    </Words>
  );
}
