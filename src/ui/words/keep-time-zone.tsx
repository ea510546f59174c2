"use client";
import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { timeZoneCookie } from "@/i18n/time-zone";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Tells the server in which zone the browser is, where it has told the page's times in another, and has them told again. */
export function KeepTimeZone(): null {
  const told = useTimeZone();
  const router = useRouter();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Once: where the browser keeps no cookies, or the server does not know the zone, `told` stays as it is.
    if (timeZone === told) return;
    document.cookie = `${timeZoneCookie}=${encodeURIComponent(timeZone)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    router.refresh();
  }, [told, router]);
  return null;
}
