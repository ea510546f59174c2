import { cookies } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { localeCookie, localeOf } from "@/i18n/locales";
import { messagesOf } from "@/i18n/messages";

export default getRequestConfig(async () => {
  const locale = localeOf((await cookies()).get(localeCookie)?.value);
  return { locale, messages: messagesOf(locale), timeZone: "Europe/Paris" };
});
