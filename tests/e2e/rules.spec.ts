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
  await page.keyboard.type("confus");
  const found = page.getByRole("search").getByRole("link");
  await expect(found.first().locator("b")).toHaveText("Confus");
  await page.keyboard.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#confused$/);
  await expect(page.locator("#confused")).toBeInViewport();
});
