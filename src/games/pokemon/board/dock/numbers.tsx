"use client";
import { NumberChoice } from "@/ui/match/number-choice";
import { useBoard } from "../board-context";
import { usePurposes } from "../use-words";

/** How many, of the numbers that are offered. */
export function Numbers() {
  const { decision, control } = useBoard();
  const purposes = usePurposes();
  if (decision === null) return null;
  const numbers = decision.options.flatMap((option, index) =>
    "pick" in option && option.pick === "number" ? [[index, option.number] as const] : [],
  );
  return <NumberChoice title={purposes.title(decision)} decision={decision.id} numbers={numbers} control={control} />;
}
