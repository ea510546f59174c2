"use client";
import { useRefusalWords } from "@/ui/match/use-refusal-words";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";

/** Why the server did not take the last answer, beside what was asked. */
export function RefusalNotice() {
  const { control } = useBoard();
  const words = useRefusalWords();
  if (control.refusal === null) return null;
  return (
    <p className="dock__refusal" role="alert" data-testid="refusal" data-code={control.refusal.code}>
      <Icon name="warning" />
      {words(control.refusal)}
    </p>
  );
}
