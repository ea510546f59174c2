import compile from "icu-minify/compile";
import type { Locale } from "@/i18n/locales";
import { type Messages, messagesOf } from "@/i18n/messages";

type Compiled = { readonly [key: string]: ReturnType<typeof compile> | Compiled };

const kept = new WeakMap<Messages, Messages>();

/**
 * All messages of a language as pages want them: taken apart already, so that neither each request nor any browser has to (`next.config.js` puts in the formatter
 * that can do without). To next-intl's types they are messages like others.
 */
export function compiledMessagesOf(locale: Locale): Messages {
  const messages = messagesOf(locale);
  const known = kept.get(messages);
  if (known) return known;
  const compiled: Messages = JSON.parse(JSON.stringify(takenApart(messages)));
  kept.set(messages, compiled);
  return compiled;
}

function takenApart(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === "string" ? compile(value) : takenApart(value)]),
  );
}
