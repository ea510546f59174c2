import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("from a position of a match that is over its player plays on against the computer, on the other side", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Brigette", "en");
  const { page, table } = player;
  await player.practise("easy", 2);
  const { url } = table;

  // What can be taken back has its names after a reload, too.
  await page.reload();
  await table.open();
  await page.getByTestId("take-back").click();
  const deeds = page.getByTestId("past").locator("[data-row]");
  await expect(deeds.filter({ hasNotText: player.words("board.practice.decision") }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await table.concede();
  // At once: the record of the match may still be on its way.
  await page.getByTestId("replay-link").click();
  const replay = page.getByTestId("replay");
  await expect(replay).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByTestId("play-on").click();
  const dialog = player.dialog("replay.playOn.title");
  await dialog.getByRole("button", { name: player.words("replay.playOn.play", { name: player.words("board.computer") }) }).click();
  // The computer's strengths have the names that they have where one sits down against it.
  for (const level of ["easy", "normal"])
    await expect(dialog.getByRole("button", { name: player.words(`levels.${level}.name`) })).toBeVisible();
  await screenshot(page, "play-on");
  await dialog.getByTestId("play-on-begin").click();
  await page.waitForURL(
    (address) => address.pathname.startsWith("/match/") && !url.includes(address.pathname) && !address.pathname.endsWith("rejouer"),
  );
  await table.open();
  await table.answerNext();
  await table.concedeToComputer();
  await table.outcome();
  await player.close();
});
