"use client";
import { useState } from "react";
import { type Hint, HintBubble } from "@/ui/match/hints/hint-bubble";
import { useIdle } from "@/ui/match/hints/use-idle";
import { Words } from "@/ui/words/words";
import { useBoard } from "../board-context";
import { cardFor } from "../model/next-deeds";
import { hardestAttack, type Useful, usefulDeeds } from "../model/useful";

/** What one might do, when nothing has been done for a while. @param silent something is read or answered that it would lie over */
export function PokemonHints({ silent }: { silent: boolean }) {
  const { decision, offers, table, faceOf, control, handOpen, setHandOpen, openPile } = useBoard();
  const [closed, setClosed] = useState<number | null>(null);
  const free = decision?.kind === "main" && control.answering?.held === null && !control.sending && openPile === null && !silent;
  const idle = useIdle(free ? decision.id : null);
  if (!idle || offers === null || decision === null || closed === decision.id) return null;
  const hintOf = (deed: Useful): Hint => {
    if (deed === "attack") return { id: deed, place: `[data-option="${hardestAttack(offers)}"]` };
    const card = cardFor(deed, offers, faceOf);
    const show = () => {
      setHandOpen(true);
      control.pickUp(card);
    };
    return { id: deed, place: handOpen ? `[data-card-handle="${card}"]` : "[data-testid=hand-open], [data-testid=dock-hand-open]", show };
  };
  const hints = usefulDeeds(offers, table, faceOf).map(hintOf);
  return (
    <Words of={["lesson"]}>
      <HintBubble key={decision.id} game="pokemon" hints={hints} onClose={() => setClosed(decision.id)} />
    </Words>
  );
}
