import { cookies, headers } from "next/headers";
import { type Locale, localeCookie, spokenLocale } from "@/i18n/locales";

/** The language of the pages of whoever asks, where no request is at hand that says so itself. */
export async function visitorLocale(): Promise<Locale> {
  return spokenLocale((await cookies()).get(localeCookie)?.value, (await headers()).get("accept-language"));
}
