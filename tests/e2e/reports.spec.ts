import { faults } from "./axe";
import { meetByChance, Player, screenshot } from "./player";
import { expect, test } from "./site";

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

test("a player reports the opponent from the table; an administrator looks into the match, suspends and closes", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Melis", "fr", { viewport: WIDE });
  const rude = await Player.playing(browser, site, "Maxie", "en", { viewport: WIDE });
  await meetByChance(player, rude);
  const { page, words } = player;
  const reported = { pseudo: "Maxie" };

  await player.button("board.react").click();
  const dialog = player.dialog("reports.title", reported);
  await test.step("what the dialog needs comes when it is first opened, and the table stays meanwhile", async () => {
    const scripts = "**/_next/static/chunks/*.js";
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(scripts, async (route) => {
      await late;
      await route.continue();
    });
    const asked = page.waitForRequest(scripts);
    await player.button("reports.report", reported).click();
    await asked;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.locator(".battle")).toBeVisible({ timeout: 1 });
    come();
    await expect(dialog).toBeVisible();
    await page.unroute(scripts);
  });
  await dialog.getByLabel(words("reports.reasons.STALLING")).check();
  await dialog.getByLabel(words("reports.words")).fill("Il attend la dernière seconde à chaque fois.");
  await screenshot(page, "report");
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await screenshot(page, "report-phone");
  await dialog.getByRole("button", { name: words("reports.send") }).click();
  await expect(dialog.getByText(words("reports.done"))).toBeVisible();
  await dialog.getByRole("button", { name: words("reports.close") }).click();
  await page.getByTestId("menu").click();
  await screenshot(page, "match-menu-phone");
  await page.keyboard.press("Escape");
  await page.setViewportSize(WIDE);

  await rude.table.concede();
  expect(await player.table.outcome()).toMatchObject({ end: "victory" });
  await screenshot(page, "result-report");
  await player.button("reports.report", reported).click();
  await dialog.getByRole("button", { name: words("reports.send") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(words("refusals.already-reported"));
  await page.keyboard.press("Escape");
  await rude.table.outcome();
  await rude.page.getByTestId("back").click();

  const admin = await Player.arrive(browser, site, "admin", "fr");
  const desk = admin.page;
  await desk.setViewportSize(WIDE);
  await desk.goto("/administration/signalements");
  await desk.getByLabel(words("admin.logIn.login"), { exact: true }).fill("admin");
  await desk.getByLabel(words("login.password"), { exact: true }).fill(site.administratorPassword);
  await admin.button("admin.logIn.submit").click();
  await desk.getByRole("link", { name: words("shell.nav.reports") }).click();
  const entry = desk.getByRole("listitem").filter({ hasText: "Il attend la dernière seconde" });
  await expect(entry).toContainText(words("reports.reasons.STALLING"));
  for (const [name, size] of [["reports", WIDE] as const, ["reports-phone", PHONE] as const]) {
    await desk.setViewportSize(size);
    await screenshot(desk, name);
    expect(await faults(desk)).toEqual([]);
    await desk.getByRole("button", { name: words("shell.toDark") }).click();
    await screenshot(desk, `${name}-dark`);
    await desk.getByRole("button", { name: words("shell.toLight") }).click();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  await entry.getByRole("link", { name: /Combat du/ }).click();
  await expect(desk.getByRole("heading", { name: words("admin.match.log") })).toBeVisible();
  await expect(desk.getByText(words("admin.match.reasons.concession"))).toBeVisible();
  await screenshot(desk, "match-read-phone");
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await desk.setViewportSize(WIDE);
  await screenshot(desk, "match-read");
  expect(await faults(desk)).toEqual([]);
  await admin.button("shell.toDark").click();
  await screenshot(desk, "match-read-dark");
  await admin.button("shell.toLight").click();

  await desk
    .getByRole("main")
    .getByRole("link", { name: words("admin.reports.title") })
    .click();
  await entry.getByRole("button", { name: words("admin.reports.suspend", reported) }).click();
  const suspension = admin.dialog("admin.suspension.title", reported);
  await suspension.getByLabel(words("admin.suspension.reason")).fill("Fait traîner les combats");
  await suspension.getByRole("button", { name: words("admin.suspension.suspend") }).click();
  await expect(suspension).toBeHidden();
  await expect(rude.page.getByText(rude.words("home.ended.suspended"))).toBeVisible();
  await expect(entry.getByRole("button", { name: words("admin.reports.lift", reported) })).toBeVisible();

  await entry.getByRole("button", { name: words("admin.reports.close"), exact: true }).click();
  const closing = admin.dialog("admin.reports.closing.title");
  await closing.getByRole("button", { name: words("admin.reports.closing.close") }).click();
  await expect(closing.getByLabel(words("admin.reports.closing.note"))).toHaveAccessibleDescription(
    words("admin.reports.closing.noteMissing"),
  );
  await closing.getByLabel(words("admin.reports.closing.note")).fill("Suspendu trois jours");
  await screenshot(desk, "report-closing");
  await closing.getByRole("button", { name: words("admin.reports.closing.close") }).click();
  // Tests that share the site may have left other reports.
  await expect(closing).toBeHidden();
  await expect(entry).toHaveCount(0);
  await admin.button("admin.reports.show.closed").click();
  await expect(entry).toContainText("Suspendu trois jours");
  await desk.getByRole("link", { name: words("shell.nav.register") }).click();
  await expect(desk.getByRole("row", { name: new RegExp(words("admin.register.deeds.close-report")) })).toContainText("Maxie");

  // Whoever reported is answered, without a word of what it led to.
  await page.goto("/compte");
  const answer = page.getByTestId("own-report").filter({ hasText: "Maxie" });
  await expect(answer).toContainText(words("account.reports.closed", { date: "" }).split(" le ")[0] ?? "");
  await expect(answer).not.toContainText("Suspendu");
  expect(await faults(page)).toEqual([]);
  await screenshot(page, "account-reports");
  for (const each of [admin, player, rude]) await each.close();
});

test("a guest who has taken up a challenge reports who sent it, and is told where the answer will be", async ({ browser, site }) => {
  const sender = await Player.playing(browser, site, "Flannery", "fr");
  const request = { data: { game: "pokemon", edition: "xy" } };
  const { code } = await (await sender.page.request.post("/api/challenge-link", request)).json();
  const guest = await Player.arrive(browser, site, "", "fr");
  const { page, words } = guest;
  await page.goto(`/defi/${code}`);
  await guest.button("challengeLink.asGuest").click();
  await page.getByTestId("take").click();
  await guest.table.open();
  await guest.button("board.react").click();
  await guest.button("reports.report", { pseudo: "Flannery" }).click();
  const dialog = guest.dialog("reports.title", { pseudo: "Flannery" });
  await dialog.getByRole("button", { name: words("reports.send") }).click();
  await expect(dialog.getByText(words("reports.doneGuest"))).toBeVisible();
  for (const each of [guest, sender]) await each.close();
});
