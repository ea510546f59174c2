import { expect, test } from "vitest";
import { locales } from "@/i18n/locales";
import type { Block, RuleBook } from "@/ui/rules/book";
import { ruleBook } from "./book";

const sizeOf = (block: Block) => {
  if ("table" in block) return block.table.rows.map((row) => row.length);
  const [content] = Object.values(block);
  return Array.isArray(content) ? content.length : 1;
};
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => [id, blocks.map((block) => [Object.keys(block)[0], sizeOf(block)])]);

test.each(locales)("the rules in %s have the chapters, steps and terms of the French ones", (locale) => {
  expect(shapeOf(ruleBook(locale))).toEqual(shapeOf(ruleBook("fr")));
});

test.each(locales)("the rules in %s have no empty or untrimmed text", (locale) => {
  const texts = JSON.stringify(ruleBook(locale)).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts.filter((text) => /^"\s|\s"$/.test(text))).toEqual([]);
});

test("the glossary is in the order of its language", () => {
  for (const locale of locales) {
    const glossary = ruleBook(locale).chapters.find((chapter) => chapter.id === "glossary");
    const words = glossary?.blocks.flatMap((block) => ("terms" in block ? block.terms.map(([word]) => word) : [])) ?? [];
    expect(words).toEqual([...words].sort(new Intl.Collator(locale).compare));
    expect(words.length).toBeGreaterThan(10);
  }
});
