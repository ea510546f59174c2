import { describe, expect, test } from "vitest";
import { ruleBook as dragonball } from "@/games/dragonball/rules/book";
import { figures as dragonballFigures } from "@/games/dragonball/rules/figures";
import { ruleBook as pokemon } from "@/games/pokemon/rules/book";
import { figures as pokemonFigures } from "@/games/pokemon/rules/figures";
import { locales } from "@/i18n/locales";
import type { Block, RuleBook } from "@/ui/rules/book";
import { figureOf } from "@/ui/rules/figure";
import { plainWords, ruleOf } from "@/ui/rules/search";

const sizeOf = (block: Block) => {
  if ("table" in block) return block.table.rows.map((row) => row.length);
  if ("figure" in block) return block.figure.labels.length;
  const [content] = Object.values(block);
  return Array.isArray(content) ? content.length : 1;
};
/** What can be found of a block, as the page has it. */
function rulesOf(block: Block): readonly string[] {
  if ("h" in block) return [block.h];
  if ("p" in block) return [block.p];
  if ("note" in block) return [block.note];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  if ("terms" in block) return block.terms.map(([word, meaning]) => `${word}\n${meaning}`);
  return "table" in block ? block.table.rows.map((row) => row.join("\n")) : [];
}
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => [id, blocks.map((block) => [Object.keys(block)[0], sizeOf(block)])]);

describe.each([
  ["Pokémon", pokemon],
  ["Dragon Ball", dragonball],
])("the rules of %s", (_, ruleBook) => {
  test.each(locales)("in %s have the chapters, steps and terms of the French ones", (locale) => {
    expect(shapeOf(ruleBook(locale))).toEqual(shapeOf(ruleBook("fr")));
  });

  test.each(locales)("in %s have no empty or untrimmed text", (locale) => {
    const texts = JSON.stringify(ruleBook(locale)).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(texts.filter((text) => /^"\s|\s"$/.test(text))).toEqual([]);
  });

  test.each(locales)("in %s know for each everyday word what the book says, in words that stand there", (locale) => {
    const { chapters, everyday } = ruleBook(locale);
    const rules = chapters.flatMap(({ id, blocks }) => blocks.flatMap(rulesOf).map((read) => ruleOf("", id, read)));
    expect(Object.keys(everyday).length).toBeGreaterThan(20);
    for (const [word, said] of Object.entries(everyday)) {
      expect([plainWords(word), plainWords(said)]).toEqual([word, said]);
      expect(
        rules.filter(({ words }) => words.includes(said)),
        `${word}: ${said}`,
      ).not.toEqual([]);
    }
  });

  test("have a glossary in the order of its language", () => {
    for (const locale of locales) {
      const glossary = ruleBook(locale).chapters.find((chapter) => chapter.id === "glossary");
      const words = glossary?.blocks.flatMap((block) => ("terms" in block ? block.terms.map(([word]) => word) : [])) ?? [];
      expect(words).toEqual([...words].sort(new Intl.Collator(locale).compare));
      expect(words.length).toBeGreaterThan(10);
    }
  });
});

test.each([
  ["Pokémon", pokemon, pokemonFigures],
  ["Dragon Ball", dragonball, dragonballFigures],
])("every drawing that the rules of %s ask for is there in each language, with a place for each label", (_, book, figures) => {
  for (const locale of locales) {
    const asked = book(locale).chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ("figure" in block ? [block.figure] : [])));
    for (const figure of asked) expect(figureOf(figures, figure).labels).toHaveLength(figure.labels.length);
    expect(asked.map(({ name }) => name).sort()).toEqual(Object.keys(figures).sort());
  }
});

test("a drawing that is not there, or has other labels, is a fault", () => {
  expect(() => figureOf(dragonballFigures, { name: "map", labels: [] })).toThrow(RangeError);
  expect(() => figureOf(dragonballFigures, { name: "card", labels: ["1"] })).toThrow(RangeError);
});
