import { type Locale, locales } from "@/i18n/locales";
import { isStorable } from "@/i18n/text";
import { ImportFault } from "./fault";
import { type TcgdexCard, tcgdexCard } from "./tcgdex";

/**
 * What of a record is kept with its card (`CardPrint`), so that a better grammar can read it again: English, which is what is compiled, and the
 * languages that are imported.
 *
 * @throws ImportFault when a text of it cannot be stored
 */
export function printOf(record: TcgdexCard, languages: readonly Locale[]): TcgdexCard {
  const faulty = textsIn(record).find((text) => !isStorable(text));
  if (faulty !== undefined) throw new ImportFault(record.id, "no-text", faulty.toWellFormed().replaceAll("\0", "\uFFFD"));
  const left = new Set<string>(locales.filter((locale) => locale !== "en" && !languages.includes(locale)));
  return tcgdexCard.parse(JSON.parse(JSON.stringify(record, (key, value: unknown) => (left.has(key) ? undefined : value))));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
