import { Icon } from "@/ui/shell";
import type { AnsweringControl } from "./use-answering";

/**
 * A row of numbers, one of which is chosen and then confirmed.
 * @param decision its id
 * @param numbers each with the place of its option
 */
export function NumberChoice({
  title,
  decision,
  numbers,
  control,
}: {
  title: string;
  decision: number;
  numbers: readonly (readonly [option: number, number: number])[];
  control: AnsweringControl;
}) {
  return (
    <div className="pick-n" role="radiogroup" aria-label={title}>
      {numbers.map(([option, number]) => {
        const checked = control.answering?.chosen.includes(option) ?? false;
        return (
          <label key={number} data-checked={checked || undefined}>
            <input
              type="radio"
              name={`decision-${decision}`}
              className="sr-only"
              checked={checked}
              disabled={control.sending}
              onChange={() => control.choose(option)}
            />
            <span data-option={option}>{number}</span>
            {checked && <Icon name="check" />}
          </label>
        );
      })}
    </div>
  );
}
