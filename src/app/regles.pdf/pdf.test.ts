import { expect, test } from "vitest";
import { gamePages } from "@/games/pages";
import { locales } from "@/i18n/locales";
import { rulesPdf } from "./pdf";

const words = { contents: "Sommaire", disclaimer: "Un projet libre." };

const books = gamePages.flatMap(({ game, rules }) => locales.map((locale) => [game, locale, rules(locale)] as const));

test.each(books)("the rules of %s in %s make a PDF of a dozen pages", async (_, locale, book) => {
  const file = (await rulesPdf(book, locale, words)).toString("latin1");
  expect(file.slice(0, 5)).toBe("%PDF-");
  const pages = Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(file)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(pages).toBeLessThan(25);
});
