import { expect, test } from "./site";
import { wordsOf } from "./words";

const words = wordsOf("fr");

for (const { system, ground, toOther, other } of [
  { system: "dark", ground: "rgb(28, 21, 50)", toOther: "toLight", other: "rgb(251, 244, 230)" },
  { system: "light", ground: "rgb(251, 244, 230)", toOther: "toDark", other: "rgb(28, 21, 50)" },
] as const)
  test(`who comes with a ${system} system sees a ${system} site, until they choose otherwise`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: system, reducedMotion: "reduce" });
    const page = await context.newPage();
    const body = page.locator("body");
    await page.goto("/");
    await expect(body).toHaveCSS("background-color", ground);
    await expect(page.locator("html")).toHaveCSS("color-scheme", system);

    const remembered = page.waitForResponse("**/api/theme");
    await page.getByRole("button", { name: words(`shell.${toOther}`) }).click();
    await expect(body).toHaveCSS("background-color", other);
    await remembered;
    await page.reload();
    await expect(body).toHaveCSS("background-color", other);
    await context.close();
  });

test("in the letters of a button a space is wide enough to part two words", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  const button = page.locator(".btn").filter({ hasText: /\w \w/, visible: true });
  const spaces = await button.evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.childNodes].flatMap((node) => {
        const at = node instanceof Text ? node.data.indexOf(" ") : -1;
        if (at < 0) return [];
        const space = document.createRange();
        space.setStart(node, at);
        space.setEnd(node, at + 1);
        return space.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize);
      }),
    ),
  );
  expect(spaces).not.toEqual([]);
  expect(Math.min(...spaces)).toBeGreaterThan(0.28);
  await context.close();
});
