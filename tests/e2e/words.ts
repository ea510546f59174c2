import { createTranslator } from "next-intl";
import type { Locale } from "@/i18n/locales";
import { type Messages, messagesOf } from "@/i18n/messages";

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** What the site says in a language, by `namespace.key`: tests look for buttons by the words that a player reads. */
export function wordsOf(locale: Locale): Words {
  return (key, values) => {
    const message = key.split(".").reduce<Messages | string | undefined>(part, messagesOf(locale));
    if (typeof message !== "string") throw new Error(`There is no message "${key}" in ${locale}.`);
    return createTranslator({ locale, messages: { message } })("message", values);
  };
}

function part(of: Messages | string | undefined, name: string): Messages | string | undefined {
  return typeof of === "object" ? of[name] : undefined;
}
