import { cookies } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { compiledMessagesOf } from "@/i18n/compiled";
import { localeCookie, localeOf, timeZone } from "@/i18n/locales";

export default getRequestConfig(async () => {
  const locale = localeOf((await cookies()).get(localeCookie)?.value);
  return { locale, messages: compiledMessagesOf(locale), timeZone };
});
