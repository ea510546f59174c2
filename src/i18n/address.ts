import type { Locale } from "@/i18n/locales";

/** Where a browser gets the messages of some namespaces: the version is in it, so that they are kept for good. */
export const messagesAddress = (locale: Locale, version: string, namespaces: readonly string[]): string =>
  `/messages/${locale}/${version}/${namespaces.join(",")}`;
