"use client";
import { NextIntlClientProvider, useMessages } from "next-intl";
import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import { preload } from "react-dom";
import { provided } from "#provided-messages";
import { messagesAddress } from "@/i18n/address";
import type { Locale } from "@/i18n/locales";
import { useZoneHere } from "./use-zone-here";

interface Language {
  readonly locale: Locale;
  /** Changes with any message of the language. */
  readonly version: string;
}

const Language = createContext<Language | null>(null);

/** The language of a page, and the messages that every page has. */
export function Speaking({
  locale,
  version,
  timeZone,
  of,
  children,
}: Language & { timeZone: string; of: readonly string[]; children: ReactNode }) {
  const language = useMemo(() => ({ locale, version }), [locale, version]);
  return (
    <NextIntlClientProvider locale={locale} timeZone={useZoneHere(timeZone)} messages={useProvided(language, of)}>
      <Language value={language}>{children}</Language>
    </NextIntlClientProvider>
  );
}

/**
 * Messages for what is inside, beside those from above. No page carries them: they are on the server when it renders, and a browser fetches them once and keeps
 * them; until they are there, what the server has rendered stands.
 *
 * @param of the namespaces, written out: `floors.mjs` looks whether a page has all that its parts say
 */
export function Words({ of, children }: { of: readonly string[]; children: ReactNode }) {
  const language = useContext(Language);
  if (language === null) throw new Error("Words stand below the layout.");
  const above = useMessages();
  const own = useProvided(language, of);
  const messages = useMemo(() => ({ ...above, ...own }), [above, own]);
  return (
    <NextIntlClientProvider locale={language.locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

function useProvided({ locale, version }: Language, of: readonly string[]) {
  // Asked for while the page's scripts are still on their way.
  preload(messagesAddress(locale, version, of), { as: "fetch", crossOrigin: "anonymous" });
  const messages = provided(locale, version, of);
  return messages instanceof Promise ? use(messages) : messages;
}
