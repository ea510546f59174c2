import { getRequestConfig } from "next-intl/server";
import { compiledMessagesOf } from "@/i18n/compiled";
import { timeZone } from "@/i18n/locales";
import { visitorLocale } from "@/i18n/visitor";

export default getRequestConfig(async () => {
  const locale = await visitorLocale();
  return { locale, messages: compiledMessagesOf(locale), timeZone };
});
