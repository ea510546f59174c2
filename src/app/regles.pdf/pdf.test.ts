import { expect, test } from "vitest";
import { gamePages } from "@/games/pages";
import { locales } from "@/i18n/locales";
import { rulesPdf } from "./pdf";

const words = { contents: "Sommaire", disclaimer: "Un projet libre." };

const books = gamePages.flatMap(({ game, rules, figures }) => locales.map((locale) => [game, locale, rules(locale), figures] as const));

test.each(books)("the rules of %s in %s make a PDF of a dozen pages", async (_, locale, book, figures) => {
  const file = (await rulesPdf(book, figures, locale, words)).toString("latin1");
  expect(file.slice(0, 5)).toBe("%PDF-");
  const pages = Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(file)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(pages).toBeLessThan(25);
});

test("a long table of contents stays on its page", async () => {
  const chapters = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `c${n}`, title: `Chapter ${n}`, blocks: [] }));
  const pagesOf = async (count: number) => {
    const file = await rulesPdf({ title: "Rules", lead: "Short.", chapters: chapters(count) }, {}, "en", words);
    return Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(file.toString("latin1"))?.[1]);
  };
  // A line that does not fit would add a page for each of its three texts.
  expect((await pagesOf(16)) - (await pagesOf(15))).toBeLessThan(2);
});
