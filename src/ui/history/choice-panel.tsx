"use client";
import type { ReactNode } from "react";
import { FieldError } from "@/ui/shell";

interface ChoicePanelProps<Value extends string> {
  title: string;
  /** Of the group, among those of the page. */
  name: string;
  choices: readonly { readonly value: Value; readonly label: string; readonly about?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  busy: boolean;
  /** Why the last choice was not taken, in the reader's words. */
  refusal: string | null;
  /** What stands below the choices. */
  children: ReactNode;
}

/** One of a few, which holds at once. */
export function ChoicePanel<Value extends string>({
  title,
  name,
  choices,
  chosen,
  onChoose,
  busy,
  refusal,
  children,
}: ChoicePanelProps<Value>) {
  return (
    <fieldset className="panel grid gap-3 px-[18px] py-4" aria-busy={busy}>
      <legend className="contents">
        <span className="font-display text-[1.15rem] font-bold">{title}</span>
      </legend>
      <div className="grid gap-2 md:grid-cols-3">
        {choices.map(({ value, label, about }) => (
          <label
            key={value}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-md px-3.5 py-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-violet-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-violet)]"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-[18px] accent-violet"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <b className="block font-display">{label}</b>
              {about !== undefined && <small className="text-sm text-ink-2">{about}</small>}
            </span>
          </label>
        ))}
      </div>
      {children}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </fieldset>
  );
}
