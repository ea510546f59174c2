"use client";
import { Field, type FieldProps } from "@/ui/shell";
import { PasswordMeter } from "./password-meter";

type PasswordFieldProps = Pick<FieldProps, "label" | "hint" | "error" | "className"> & {
  value: string;
  onChange: (password: string) => void;
};

/** The password that an account has. */
export function CurrentPasswordField({ onChange, ...field }: PasswordFieldProps) {
  return (
    <Field
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}

/** The password that an account will have, and how good it is as soon as something is typed; the hint until then. */
export function NewPasswordField({ onChange, hint, ...field }: PasswordFieldProps) {
  const typed = field.value !== "";
  return (
    <Field
      name="password"
      type="password"
      autoComplete="new-password"
      onChange={(event) => onChange(event.target.value)}
      hint={typed ? undefined : hint}
      {...field}
    >
      {typed && <PasswordMeter password={field.value} />}
    </Field>
  );
}
