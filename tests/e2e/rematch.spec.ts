import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("who has one deck and asks for another one after a match is led to where decks are built, and keeps the table", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Elesa", "fr", { viewport: { width: 1366, height: 768 } });
  const { page, table, words } = player;
  await player.practise("easy", 1);
  await table.concede();
  await table.result.waitFor();

  // What the dialog says is still on its way: the page behind it stays.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/messages\//, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/messages\//);
  await player.button("board.result.changeDeck").click();
  await asked;
  const dialog = player.dialog("board.result.whichDeck");
  await expect(dialog.locator(".spinner")).toBeVisible();
  await expect(table.result).toBeVisible();
  release();

  await expect(dialog.getByText(words("board.result.onlyDeck"))).toBeVisible();
  await screenshot(page, "rematch-one-deck");
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: words("board.result.buildDeck") }).click();
  await expect(await opened).toHaveURL(/\/deck\?game=pokemon$/);
  await expect(table.result).toBeVisible();
  await player.close();
});
