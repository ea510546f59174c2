"use client";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { usePurposes } from "../use-words";

/** A row of numbers, one of which is chosen and then confirmed. */
export function NumberChoice() {
  const { decision, control } = useBoard();
  const purposes = usePurposes();
  if (decision === null) return null;
  return (
    <div className="pick-n" role="radiogroup" aria-label={purposes.title(decision)}>
      {decision.options.map((option, index) => {
        if (!("pick" in option) || option.pick !== "number") return null;
        const checked = control.answering?.chosen.includes(index) ?? false;
        return (
          <label key={option.number} data-checked={checked || undefined}>
            <input
              type="radio"
              name={`decision-${decision.id}`}
              className="sr-only"
              checked={checked}
              disabled={control.sending}
              onChange={() => control.choose(index)}
            />
            <span data-option={index}>{option.number}</span>
            {checked && <Icon name="check" />}
          </label>
        );
      })}
    </div>
  );
}
