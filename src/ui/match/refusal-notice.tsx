"use client";
import type { Refusal } from "@/ui/realtime";
import { Icon } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";

/** Why the server did not take the last answer, beside what was asked. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const words = useRefusalWords();
  if (refusal === null) return null;
  return (
    <p className="dock__refusal" role="alert" data-testid="refusal" data-code={refusal.code}>
      <Icon name="warning" />
      {words(refusal)}
    </p>
  );
}
