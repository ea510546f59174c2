"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { LogInFailure } from "./session";

/** Nobody is suspended for longer; what ends later never ends. */
const LAST_YEAR = 9000;

/** Why there is no session, in words. */
export function useLogInWords(): (failure: LogInFailure) => string {
  const t = useTranslations("login");
  const format = useFormatter();
  return ({ code, until, reason }) => {
    if (code === "trouble") return t("trouble");
    if (code !== "suspended") return t(`errors.${code}`);
    const end = new Date(until);
    if (end.getUTCFullYear() > LAST_YEAR) return t("errors.banned", { reason });
    return t("errors.suspended", { date: format.dateTime(end, { dateStyle: "long", timeStyle: "short" }), reason });
  };
}
