import { text } from "node:stream/consumers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import type { Locale } from "@/i18n/locales";
import { messagesOf } from "@/i18n/messages";

const speaking = (node: ReactNode, locale: Locale) => (
  <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
    {node}
  </NextIntlClientProvider>
);

/** The markup of a component, with the words of a language. */
export function drawn(node: ReactNode, locale: Locale = "fr"): string {
  return renderToStaticMarkup(speaking(node, locale));
}

/** The same, once the code that the component loads where it needs it has come. */
export async function drawnWhole(node: ReactNode, locale: Locale = "fr"): Promise<string> {
  const { prelude } = await prerenderToNodeStream(speaking(node, locale));
  return text(prelude);
}
