import { locales } from "@/i18n/locales";
import type { Localized } from "./card";

/** A text as the search box compares it: lower case, without accents and punctuation ("M-Léviator-EX" → "m leviator ex"). */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of a text, compared the same way. */
export function wordsOf(text: string): readonly string[] {
  return plain(text).split(" ").filter(Boolean);
}

/** What the search box looks in: a card's names in all languages. An index of the table knows what joins them. */
export function searchKey(names: Localized<string>): string {
  return [...new Set(locales.map((locale) => plain(names[locale])))].join(" | ");
}
