import { z } from "zod";
import type { Locale } from "@/i18n/locales";
import en from "@/i18n/rules/en.json";
import es from "@/i18n/rules/es.json";
import fr from "@/i18n/rules/fr.json";
import it from "@/i18n/rules/it.json";

/** One piece of a chapter: a subtitle, a paragraph, a remark, a list, numbered steps, words with their meaning, or a table. */
const Block = z.union([
  z.strictObject({ h: z.string() }),
  z.strictObject({ p: z.string() }),
  z.strictObject({ note: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ steps: z.array(z.string()) }),
  z.strictObject({ terms: z.array(z.tuple([z.string(), z.string()])) }),
  z.strictObject({ table: z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }) }),
]);
export type Block = z.infer<typeof Block>;

const RuleBook = z.strictObject({
  title: z.string(),
  lead: z.string(),
  chapters: z.array(z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(Block) })),
});
/** The rules of the card game in one language. Chapter ids are the same in all languages. */
export type RuleBook = z.infer<typeof RuleBook>;

const books: Record<Locale, RuleBook> = {
  fr: RuleBook.parse(fr),
  en: RuleBook.parse(en),
  es: RuleBook.parse(es),
  it: RuleBook.parse(it),
};

/** The book behind the page `/regles` and the file `/regles.pdf`. */
export function ruleBook(locale: Locale): RuleBook {
  return books[locale];
}
