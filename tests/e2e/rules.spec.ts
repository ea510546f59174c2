import type { Locale } from "@/i18n/locales";
import { expect, test } from "./site";
import { wordsOf } from "./words";

test("a rule is found by its word, named apart from what it says, and reached by keys alone", async ({ page, site }) => {
  const words = wordsOf("fr");
  await page.goto(`${site.url}/regles?game=pokemon`);
  const search = page.getByRole("searchbox", { name: words("rules.search.label") });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  const [another, single] = [1, 2].map((count) => words("rules.search.nothing", { words: count }));
  expect(another).not.toBe(single);
  await search.fill("xyzzy");
  await expect(page.getByRole("search")).toContainText(another ?? "");
  await search.fill("xyzzy plugh");
  await expect(page.getByRole("search")).toContainText(single ?? "");
  await search.fill("");
  await page.keyboard.type("confus");
  const found = page.getByRole("search").getByRole("link");
  await expect(found.first().locator("b")).toHaveText("Confus");
  await page.keyboard.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#confused$/);
  await expect(page.locator("#confused")).toBeInViewport();
});

test("everyday words lead to the rule that calls it otherwise", async ({ page, site }) => {
  const search = page.getByRole("searchbox", { name: wordsOf("fr")("rules.search.label") });
  const found = page.getByRole("search").getByRole("link");
  for (const [game, word, rule] of [
    ["pokemon", "Cimetière", "discard-pile"],
    ["pokemon", "mana", "energy"],
    ["dragonball", "cimetière", "drop-area"],
  ] as const) {
    await page.goto(`${site.url}/regles?game=${game}`);
    await expect(async () => {
      await search.fill("");
      await search.fill(word);
      await expect(found.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const places = await found.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(places).toContain(`#${rule}`);
  }
});

test("the rules as a file are in the language that their address names, to the last word", async ({ request, site }) => {
  const answer = await request.get(`${site.url}/regles.pdf?game=dragonball&lang=es`);
  const file = await answer.body();
  expect(file.includes("/Lang (es)")).toBe(true);
  // What the cover says to screen readers ends with it; a file holds its texts as UTF-16 of the other order.
  const said = (locale: Locale) => file.includes(Buffer.from(wordsOf(locale)("shell.footer.about"), "utf16le").swap16());
  expect(said("es")).toBe(true);
  expect(said("fr")).toBe(false);
});
