import { Icon } from "@/ui/shell";

/** A number with a button on each side. */
export function Stepper({
  value,
  shown = value,
  min,
  max,
  labels,
  onChange,
  tone = "plain",
}: {
  value: number;
  /** What stands between the buttons, when it is more than the number. */
  shown?: string | number;
  min: number;
  max: number;
  labels: { readonly value: string; readonly fewer: string; readonly more: string };
  onChange: (value: number) => void;
  /** `bad`: breaks a rule. `danger`: counts what will go. */
  tone?: "plain" | "bad" | "danger";
}) {
  const button = "grid size-8 place-items-center rounded-pill disabled:opacity-35 hover:enabled:bg-paper-2";
  return (
    <fieldset
      aria-label={labels.value}
      className={`inline-flex items-center rounded-pill ${tone === "danger" ? "bg-danger-soft text-danger-ink" : "bg-surface"} shadow-[inset_0_0_0_1.5px_var(--color-line)]`}
    >
      <button type="button" className={button} aria-label={labels.fewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" className="size-[15px]" />
      </button>
      <b
        className={`min-w-[1.4em] text-center font-display text-[.86rem] leading-none whitespace-nowrap tabular-nums ${tone === "bad" ? "text-danger-ink" : ""}`}
      >
        {shown}
      </b>
      <button type="button" className={button} aria-label={labels.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" className="size-[15px]" />
      </button>
    </fieldset>
  );
}
