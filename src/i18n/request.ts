import { cookies } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { compiledMessagesOf } from "@/i18n/compiled";
import { isLocale } from "@/i18n/locales";
import { timeZoneCookie, timeZoneOf } from "@/i18n/time-zone";
import { visitorLocale } from "@/i18n/visitor";

/** @param named by whoever wants words in another language than the page's: `getTranslations({ locale })` */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = isLocale(named) ? named : await visitorLocale();
  const timeZone = timeZoneOf((await cookies()).get(timeZoneCookie)?.value);
  return { locale, messages: compiledMessagesOf(locale), timeZone };
});
