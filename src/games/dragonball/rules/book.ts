import type { Locale } from "@/i18n/locales";
import en from "@/i18n/rules/dragonball/en.json";
import es from "@/i18n/rules/dragonball/es.json";
import fr from "@/i18n/rules/dragonball/fr.json";
import it from "@/i18n/rules/dragonball/it.json";
import { RuleBook } from "@/ui/rules/book";

const books: Record<Locale, RuleBook> = {
  fr: RuleBook.parse(fr),
  en: RuleBook.parse(en),
  es: RuleBook.parse(es),
  it: RuleBook.parse(it),
};

/** The rules of Dragon Ball Super Card Game Masters, for the page and the file. */
export const ruleBook = (locale: Locale): RuleBook => books[locale];
