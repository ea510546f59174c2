"use client";
import { useTranslations } from "next-intl";
import { Field } from "@/ui/shell";
import type { LogInState } from "./use-log-in";

/** Who logs in, and with which password. `label`: what somebody is known by here. */
export function LogInFields({ label, missing }: { label: string; missing: LogInState["missing"] }) {
  const t = useTranslations("login");
  return (
    <>
      <Field
        name="login"
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={missing.login ? t("missing.login") : undefined}
      />
      <Field
        name="password"
        type="password"
        label={t("password")}
        autoComplete="current-password"
        maxLength={200}
        error={missing.password ? t("missing.password") : undefined}
      />
    </>
  );
}
