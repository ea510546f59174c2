import path from "node:path";
import { openDatabase } from "@/db";
import { faults } from "./axe";
import { lateNews } from "./late-news";
import { meetByChance, Player, screenshot, stillPictures, untilAsked } from "./player";
import { expect, test } from "./site";

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`after a ${signal} of the server both browsers come back by themselves and play on`, async ({ browser, site }) => {
    const [one, other] = [
      await Player.playing(browser, site, `Ondine-${signal}`, "fr"),
      await Player.playing(browser, site, `Brock-${signal}`, "en"),
    ];
    await meetByChance(one, other);
    await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
    const before = await stillPictures(one, other);

    await site.stop(signal);
    for (const { page } of [one, other]) await expect(page.getByTestId("offline")).toBeVisible();
    await site.start();
    for (const { page } of [one, other]) await expect(page.getByTestId("offline")).toBeHidden({ timeout: 20_000 });

    await expect.poll(async () => [await one.table.picture(), await other.table.picture()]).toEqual(before);
    await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
    for (const player of [one, other]) await player.close();
  });
}

test("players who come back to a match that cannot be taken up as it was are told that it has stopped, and the administration why", async ({
  browser,
  site,
}) => {
  const [one, other] = [await Player.playing(browser, site, "Duplica", "fr"), await Player.playing(browser, site, "Suzie", "en")];
  await meetByChance(one, other);
  await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
  const matchId = path.basename(one.table.url);

  await site.stop();
  const database = await openDatabase({ directory: path.join(site.dataDirectory, "postgres") });
  const [snapshot] = await database.prisma.matchSnapshot.findMany({ where: { matchId }, orderBy: { seq: "desc" }, take: 1 });
  const state = snapshot?.state.replace(/"turn":\d+/, '"turn":99');
  await database.prisma.matchSnapshot.updateMany({ where: { matchId, seq: snapshot?.seq }, data: { state } });
  await database.close();
  await site.start();

  for (const { page, words } of [one, other]) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("board.frozen"));
    await expect(page.getByText(words("refusals.frozen"))).toBeVisible();
  }
  await Promise.all([one.toGame(), other.toGame()]);
  await meetByChance(one, other);

  const admin = await Player.administrating(browser, site);
  const { page, words } = admin;
  await page.getByRole("link", { name: words("shell.nav.faults") }).click();
  const entry = page.getByRole("listitem").filter({ hasText: matchId });
  await expect(entry).toContainText(/Duplica contre Suzie|Suzie contre Duplica/);
  await entry.locator("summary").click();
  await expect(entry.locator("summary")).toHaveText(/^RestoreError: The snapshot after \d+ answers/);
  await expect(entry.locator("pre")).toContainText(/^ +at /);
  for (const [name, width, height] of [
    ["frozen", 1366, 768],
    ["frozen-tablet", 768, 1024],
    ["frozen-phone", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await screenshot(page, name);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await entry.getByRole("link", { name: /^Combat du/ }).click();
  await expect(page.getByText(words("admin.match.frozen"))).toBeVisible();
  const log = page.getByRole("region", { name: words("admin.match.log") });
  await expect(log.getByRole("listitem").first()).toBeVisible();
  await expect(log.getByText(words("admin.match.noLog"))).toHaveCount(0);
  await screenshot(page, "frozen-read-phone");
  await page
    .getByRole("main")
    .getByRole("link", { name: words("admin.frozen.title") })
    .click();
  await expect(entry).toBeVisible();

  // Of the ways between the pages the phone shows the one to this page, though it is the last.
  await page.goto("/administration/cartes");
  await expect(page.getByRole("link", { name: words("shell.nav.cards"), exact: true })).toBeInViewport({ ratio: 1 });
  for (const player of [one, other, admin]) await player.close();
});

test("a reload returns to the same board, and so does the game page", async ({ browser, site }) => {
  const [one, other] = [await Player.playing(browser, site, "Regis", "fr"), await Player.playing(browser, site, "Gary", "en")];
  await meetByChance(one, other);
  await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
  const [before] = await stillPictures(one, other);
  await one.page.reload();
  await one.table.open();
  await expect.poll(() => one.table.picture()).toEqual(before);

  // The opponent sees the absence while the player is elsewhere.
  await one.page.goto("/regles");
  await expect(other.page.getByText(other.words("board.presence.away"))).toBeVisible();
  await one.toGame();
  await expect(one.page.getByText(one.words("lobby.resume.against", { pseudo: other.pseudo }))).toBeVisible();
  await one.page.getByRole("link", { name: one.words("lobby.resume.button") }).click();
  await one.table.open();
  await expect.poll(() => one.table.picture()).toEqual(before);
  for (const player of [one, other]) await player.close();
});

test("of two tabs of one player the second to answer is told why nothing happened", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Lorelei", "fr");
  const other = await Player.playing(browser, site, "Agatha", "en");
  await meetByChance(one, other);
  await untilAsked(one, other);
  const news = await lateNews(one.page.context());
  const tab = await one.secondTab();
  await tab.table.open();
  await tab.table.asked();

  news.hold();
  await one.table.answerNext();
  await tab.table.tryToAnswer();
  await expect(tab.table.refusal).toHaveAttribute("data-code", "unknown-decision");
  await expect(tab.table.refusal).toHaveText(tab.words("refusals.unknown-decision"));
  const before = await one.table.picture();

  news.release();
  await expect(tab.table.refusal).toBeHidden();
  await expect.poll(() => tab.table.picture()).toEqual(before);
  for (const player of [one, other]) await player.close();
});
