import { readFileSync } from "node:fs";
import { PASSWORD, Player, screenshot } from "./player";
import { expect, test } from "./site";

const NEW_PASSWORD = "jadielle-la-verte";

test("a player changes name and password, logs the other devices out, takes their data along, and deletes the account", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Violette", "fr", { viewport: { width: 1366, height: 768 } });
  const { page, words } = player;
  const field = (name: string) => page.getByLabel(words(name), { exact: true });
  const ownAccount = page.getByRole("link", { name: words("shell.accountOf", { pseudo: "Violette" }) });
  await ownAccount.click();
  await expect(page.getByRole("heading", { name: words("account.page") })).toBeVisible();
  await expect(ownAccount).toHaveAttribute("aria-current", "page");
  await screenshot(page, "account");
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, "account-phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1366, height: 768 });

  // Another mail asks for the password; what was typed stays.
  await field("account.identity.pseudo").fill("Indigo");
  await field("account.identity.email").fill("indigo@example.org");
  await player.button("account.identity.save").click();
  await expect(field("account.identity.currentPassword")).toHaveAccessibleDescription(words("signup.errors.required"));
  await field("account.identity.currentPassword").fill(PASSWORD);
  await player.button("account.identity.save").click();
  await expect(page.getByText(words("account.identity.saved"))).toBeVisible();
  await expect(page.getByRole("link", { name: words("shell.accountOf", { pseudo: "Indigo" }) })).toBeVisible();
  await expect(field("account.identity.pseudo")).toHaveAttribute("readonly");

  const tab = await player.secondTab();
  await tab.toGame();
  await field("account.password.current").fill("pas-la-bonne");
  await field("account.password.new").fill(NEW_PASSWORD);
  await player.button("account.password.change").click();
  await expect(field("account.password.current")).toHaveAccessibleDescription(words("account.errors.wrongPassword"));
  await field("account.password.current").fill(PASSWORD);
  await player.button("account.password.change").click();
  await expect(page.getByText(words("account.done.password"))).toBeVisible();
  await expect(tab.page.getByText(words("home.ended.logged-out"))).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: words("account.data.export") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("openpokemon-Indigo.json");
  const told = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(told).toMatchObject({ account: { pseudo: "Indigo", email: "indigo@example.org" }, decks: [{ game: "pokemon" }, {}], matches: [] });

  await player.button("account.deletion.open").click();
  const dialog = player.dialog("account.deletion.title");
  await screenshot(page, "account-deletion");
  await dialog.getByRole("button", { name: words("account.deletion.keep") }).click();
  await expect(dialog).toBeHidden();
  await player.button("account.deletion.open").click();
  await dialog.getByLabel(words("account.deletion.password"), { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("home.ended.deleted-yourself"))).toBeVisible();
  await page.getByLabel(words("login.login")).fill("Indigo");
  await page.getByLabel(words("login.password"), { exact: true }).fill(NEW_PASSWORD);
  await player.button("login.submit").click();
  await expect(page.getByText(words("login.errors.wrongCredentials"))).toBeVisible();
  await player.close();
});
