import { expect, test } from "vitest";
import { locales } from "@/i18n/locales";
import { rulesPdf } from "./pdf";

const words = { contents: "Sommaire", disclaimer: "Un projet libre." };

test.each(locales)("the rules in %s make a PDF of a dozen pages", async (locale) => {
  const file = (await rulesPdf(locale, words)).toString("latin1");
  expect(file.slice(0, 5)).toBe("%PDF-");
  const pages = Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(file)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(pages).toBeLessThan(25);
});
