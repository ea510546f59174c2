import { describe, expect, test } from "vitest";
import { ruleBook as dragonball } from "@/games/dragonball/rules/book";
import { figures as dragonballFigures } from "@/games/dragonball/rules/figures";
import { ruleBook as pokemon } from "@/games/pokemon/rules/book";
import { figures as pokemonFigures } from "@/games/pokemon/rules/figures";
import { locales } from "@/i18n/locales";
import type { Block, RuleBook } from "@/ui/rules/book";
import { figureOf } from "@/ui/rules/figure";

const sizeOf = (block: Block) => {
  if ("table" in block) return block.table.rows.map((row) => row.length);
  if ("figure" in block) return block.figure.labels.length;
  const [content] = Object.values(block);
  return Array.isArray(content) ? content.length : 1;
};
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
