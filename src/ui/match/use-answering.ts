"use client";
import { useCallback, useEffect, useState } from "react";
import type { Decision } from "@/kernel/game";
import type { Answered, Refusal } from "@/ui/realtime";
import { type Answering, begin, hold, press, shift, whyNot } from "./answering";

export interface AnsweringControl {
  readonly answering: Answering | null;
  /** An answer is under way: nothing can be chosen meanwhile. */
  readonly sending: boolean;
  /** Why the last answer to this decision changed nothing. */
  readonly refusal: Refusal | null;
  /** Chooses an option: at once where it is the whole answer, otherwise towards the confirmation. */
  readonly choose: (index: number) => void;
  readonly pickUp: (held: number | null) => void;
  readonly move: (place: number, by: -1 | 1) => void;
  readonly confirm: () => void;
  /** Back to the beginning of this decision. */
  readonly clear: () => void;
}

/**
 * The player's way through the open decision; a new decision begins anew by itself.
 * @param isInstant whether an option is the whole answer, so that it is sent at once
 * @param answer sends the whole choice
 * @param draft tells what is chosen so far, whenever the player has changed it and again after a break of the line
 */
export function useAnswering(
  decision: Decision<unknown> | null,
  isInstant: (index: number) => boolean,
  answer: (decision: number, choice: readonly number[]) => Promise<Answered>,
  draft: (decision: number, choice: readonly number[]) => void,
): AnsweringControl {
  const [made, setMade] = useState<Answering | null>(null);
  // The decision itself: one that is taken back is asked anew, and has the same id.
  const [sent, setSent] = useState<Decision<unknown> | null>(null);
  const [refused, setRefused] = useState<{ readonly decision: number; readonly refusal: Refusal } | null>(null);

  const begun = made !== null && made.decision === decision?.id ? made : null;
  const answering = decision === null ? null : (begun ?? begin(decision));
  const sending = decision !== null && sent === decision;

  const [about, chosen] = [begun?.decision ?? null, begun?.chosen ?? null];
  useEffect(() => {
    if (about !== null && chosen !== null) draft(about, chosen);
  }, [about, chosen, draft]);

  const send = useCallback(
    (open: Decision<unknown>, choice: readonly number[]) => {
      const { id } = open;
      setSent(open);
      setRefused(null);
      void answer(id, choice).then((given) => {
        // What was taken may be taken back: then this decision, or another with its id, begins anew.
        if (given.ok) return setMade((now) => (now?.decision === id ? null : now));
        setSent(null);
        setRefused({ decision: id, refusal: given });
      });
    },
    [answer],
  );

  const change = (how: (answering: Answering, decision: Decision<unknown>) => Answering) => {
    if (decision === null || answering === null || sending) return;
    setMade(how(answering, decision));
  };

  return {
    answering,
    sending,
    refusal: refused !== null && refused.decision === decision?.id ? refused.refusal : null,
    choose: (index) => {
      if (decision === null || sending) return;
      if (isInstant(index)) send(decision, [index]);
      else change((current) => ({ ...press(current, decision, index), held: null }));
    },
    pickUp: (held) => change((current) => (held === null ? { ...current, held: null } : hold(current, held))),
    move: (place, by) => change((current) => shift(current, place, by)),
    confirm: () => {
      if (decision === null || answering === null || sending || whyNot(answering, decision) !== null) return;
      send(decision, answering.chosen);
    },
    clear: () => change((_, current) => begin(current)),
  };
}
