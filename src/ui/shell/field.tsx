"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";

export interface FieldProps extends Omit<ComponentProps<"input">, "children"> {
  readonly label: ReactNode;
  /** Under the input while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do, in the reader's language. */
  readonly error?: string;
  readonly valid?: boolean;
  readonly icon?: IconName;
  /** Below the rest: suggestions, a strength meter. */
  readonly children?: ReactNode;
}

/** A label, an input and what is to be said about it. `id` defaults to one of its own; set it where an ErrorSummary links to the field. */
export function Field({ label, hint, error, valid = false, icon, children, className = "", id, type = "text", ...input }: FieldProps) {
  const t = useTranslations("shell");
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <div
      className={`field ${error === undefined ? "" : "field--error"} ${valid && error === undefined ? "field--valid" : ""} ${className}`}
    >
      <label className="field__label" htmlFor={inputId}>
        {label}
      </label>
      <div className="input-wrap">
        {icon && <Icon name={icon} />}
        <input
          className="input"
          id={inputId}
          type={secret && shown ? "text" : type}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error !== undefined || hint !== undefined ? `${inputId}-about` : undefined}
          {...input}
        />
        {secret && (
          <button
            type="button"
            className="btn btn--quiet btn--sm btn--icon trail"
            aria-label={t(shown ? "hidePassword" : "showPassword")}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eyeOff" : "eye"} />
          </button>
        )}
      </div>
      {error !== undefined ? (
        <FieldError id={`${inputId}-about`}>{error}</FieldError>
      ) : (
        hint !== undefined && (
          <p className="field__hint" id={`${inputId}-about`}>
            {hint}
          </p>
        )
      )}
      {children}
    </div>
  );
}

/** One fault beside what it is about. */
export function FieldError({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p className="flex items-start gap-1.5 text-sm leading-snug font-[550] text-danger-ink" {...rest}>
      <Icon name="warning" className="mt-[.05em]" />
      {children}
    </p>
  );
}

/** A search box without a visible label: `label` is what it searches for. */
export function SearchField({ label, className = "", ...input }: Omit<ComponentProps<"input">, "type"> & { readonly label: string }) {
  return (
    <div className={`input-wrap ${className}`}>
      <Icon name="search" />
      <input className="input" type="search" placeholder={label} aria-label={label} {...input} />
    </div>
  );
}

/** Above a form after a failed try: how many fields are wrong, each with a link to it. */
export function ErrorSummary({
  faults,
  className = "",
}: {
  faults: readonly { readonly id: string; readonly label: string }[];
  className?: string;
}) {
  const t = useTranslations("shell");
  return (
    <div role="alert" className={`grid gap-1 rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink ${className}`}>
      <b className="flex items-center gap-2 font-display text-base leading-tight">
        <Icon name="warning" />
        {t("summary", { count: faults.length })}
      </b>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 pl-7">
        {faults.map(({ id, label }) => (
          <li key={id}>
            <a className="font-semibold text-inherit" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
