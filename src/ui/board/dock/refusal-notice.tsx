"use client";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useRefusalWords } from "../use-refusal-words";

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
