import type { Page } from "@playwright/test";
import { themes } from "@/ui/theme/theme";
import { pages } from "../routes";
import { faults } from "./axe";
import { tabTo } from "./keyboard";
import { makeSite } from "./made-site";
import { PASSWORD, Player, untilAsked } from "./player";
import { expect, test } from "./site";
import type { Table } from "./table";
import { inTheme, SIZES, settled, VIEWS } from "./views";

test("every page is looked at", () => {
  expect([...new Set(VIEWS.map(({ page }) => page))].sort()).toEqual(pages.toSorted());
});

/** Between the sizes that are looked at: the narrowest phone, and tablets, on either side of where a page is laid out otherwise. */
const WIDTHS = [320, 641, 768, 1024, 1280];

/** How much wider a page is than its screen: so much of it nobody sees who does not push it aside. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("axe finds nothing on any page, whatever the theme and the screen, and none is wider than its screen", async ({ browser, site }) => {
  test.setTimeout(1_800_000);
  const made = await makeSite(browser, site);
  for (const { name, open } of VIEWS)
    await test.step(name, async () => {
      const page = await open(made);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        expect.soft(await beyond(page), `${name}, ${width}`).toBe(0);
      }
      for (const [place, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        await settled(page);
        // A size begins in the theme in which the one before ended: to change it takes as long as to look.
        for (const theme of place % 2 === 0 ? themes : themes.toReversed()) {
          await inTheme(page, theme);
          // On the widest screen stands what stands on a laptop's, with other colours around it.
          const found = await faults(page, theme === themes[0] && size !== SIZES.at(-1) ? "everything" : "colours");
          expect.soft(found, `${name}, ${theme}, ${size.width}`).toEqual([]);
        }
      }
    });
  // Whoever looks for an opponent in the next test is not to find this one.
  await made.rival.toGame();
  await made.rival.button("lobby.queue.leave").click();
});

test("log-in and a move in a match by keyboard alone", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Olga", "fr");
  const other = await Player.playing(browser, site, "Koga", "fr");
  await one.logOut();
  const { page } = one;
  await tabTo(page.getByLabel(one.words("login.login")));
  await page.keyboard.type("Olga");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/jeu");

  await tabTo(one.button("lobby.queue.button"));
  await page.keyboard.press("Enter");
  await expect(one.button("lobby.queue.leave")).toBeVisible();
  await other.joinQueue();
  for (const { table } of [one, other]) await table.open();

  await untilAsked(one, other);
  await chooseActiveByKeyboard(one.table);
  for (const player of [one, other]) await player.close();
});

async function chooseActiveByKeyboard(table: Table): Promise<void> {
  const { page } = table;
  const asked = await table.asked();
  // Who has only one Basic Pokémon finds it in the Active Spot.
  if (await table.confirm.isDisabled()) {
    await tabTo(page.locator("[data-holds]").first());
    await page.keyboard.press("Enter");
    await tabTo(table.choice("[data-place=active-mine]"));
    await page.keyboard.press("Enter");
  }
  await tabTo(table.confirm);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("decision")).not.toHaveAttribute("data-decision-id", asked?.id ?? "");
}
