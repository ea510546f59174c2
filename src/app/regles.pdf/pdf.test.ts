import { inflateSync } from "node:zlib";
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
  expect(file.length).toBeLessThan(1_000_000);
});

test.each(books)(
  "the file of %s in %s is told to screen readers: marked, in its language, each chapter a part, each drawing with words",
  async (_, locale, book, figures) => {
    const file = (await rulesPdf(book, figures, locale, words)).toString("latin1");
    expect(file).toContain("/Marked true");
    expect(file).toContain(`/Lang (${locale})`);
    expect(file.match(/\/S \/Sect\b/g)).toHaveLength(book.chapters.length);
    const drawings = book.chapters.flatMap(({ blocks }) => blocks.filter((block) => "figure" in block)).length;
    const told = file.split("endobj").filter((object) => /\/S \/Figure\b/.test(object));
    expect(told).toHaveLength(drawings + 1);
    for (const object of told) expect(object).toContain("/Alt ");
  },
);

/** What is drawn on each page of a file. */
function pagesOf(file: Buffer): readonly string[] {
  const text = file.toString("latin1");
  const objects = new Map([...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, number, object]) => [number, object ?? ""]));
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  return pages.map((page) => {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1]) ?? "";
    const stream = /stream\n([\s\S]*?)\nendstream/.exec(content)?.[1] ?? "";
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  });
}

const textsOn = (page: string) => page.match(/ T[jJ]\b/g)?.length ?? 0;

test.each(books)("the file of %s in %s has no blank page, and no last page for a few lines", async (_, locale, book, figures) => {
  const pages = pagesOf(await rulesPdf(book, figures, locale, words));
  // Its number and the book's name are on every page.
  expect(pages.map(textsOn).filter((texts) => texts < 4)).toEqual([]);
  expect(textsOn(pages.at(-1) ?? "")).toBeGreaterThan(10);
});

test.each(books)("no heading in the file of %s in %s stands alone at the foot of a page", async (_, locale, book, figures) => {
  const pages = pagesOf(await rulesPdf(book, figures, locale, words));
  const last = pages.map((page) => [...page.matchAll(/\/(\w+) <<[^>]*MCID/g)].at(-1)?.[1]);
  expect(last).toHaveLength(pages.length);
  expect(last.filter((kind) => kind === undefined || kind === "H1" || kind === "H2")).toEqual([]);
});

test.each(books)("each part of a table in the file of %s in %s has the table's head", async (_, locale, book, figures) => {
  const pages = pagesOf(await rulesPdf(book, figures, locale, words));
  const torn = pages.filter((page) => /^T[HD]$/.test(/\/(\w+) <<[^>]*MCID/.exec(page)?.[1] ?? ""));
  for (const page of torn) expect(textsOn(page.slice(0, page.search("MCID")))).toBeGreaterThan(1);
});

test("of a table that goes over a page no row stands alone", async () => {
  const rows = Array.from({ length: 40 }, (_, n) => [`Row ${n}`, "A cell"]);
  const blocks = (count: number) => [{ table: { head: ["Word", "Meaning"], rows: rows.slice(0, count), ids: [] } }];
  for (let count = 2; count <= rows.length; count++) {
    const book = { title: "Rules", lead: "Short.", everyday: {}, chapters: [{ id: "c", title: "Chapter", blocks: blocks(count) }] };
    const last = pagesOf(await rulesPdf(book, {}, "en", words)).at(-1) ?? "";
    expect(last.match(/\/T[HD] <</g)?.length).toBeGreaterThan(2);
  }
});

test("a long table of contents stays on its page", async () => {
  const chapters = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `c${n}`, title: `Chapter ${n}`, blocks: [] }));
  const countOf = async (count: number) => {
    const file = await rulesPdf({ title: "Rules", lead: "Short.", everyday: {}, chapters: chapters(count) }, {}, "en", words);
    return pagesOf(file).length;
  };
  // A line that does not fit would add a page for each of its three texts.
  expect((await countOf(16)) - (await countOf(15))).toBeLessThan(2);
});
