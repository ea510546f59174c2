import { compiledMessagesOf } from "@/i18n/compiled";
import type { Locale } from "@/i18n/locales";
import type { Messages } from "@/i18n/messages";

/** What pages hand to their parts, at hand where a page is rendered; a browser fetches it (`provided.browser.ts`, which `package.json` puts in the place of this). */
export function provided(locale: Locale, _version: string, namespaces: readonly string[]): Messages | Promise<Messages> {
  return chosenMessages(locale, namespaces);
}

/** @throws RangeError when there is no such namespace */
export function chosenMessages(locale: Locale, namespaces: readonly string[]): Messages {
  const all = compiledMessagesOf(locale);
  return Object.fromEntries(
    namespaces.map((name) => {
      const messages = Object.hasOwn(all, name) ? all[name] : undefined;
      if (messages === undefined) throw new RangeError(`There are no messages "${name}".`);
      return [name, messages];
    }),
  );
}
