import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("an administrator suspends a player, who reads why, and the register keeps it", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Corsaire");
  const admin = await Player.arrive(browser, site, "admin", "fr");
  const { page, words } = admin;
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/administration");
  await page.getByLabel(words("admin.logIn.login"), { exact: true }).fill("admin");
  await page.getByLabel(words("login.password"), { exact: true }).fill(site.administratorPassword);
  await admin.button("admin.logIn.submit").click();
  await admin.button("admin.columns.lastSeenAt").click();
  await expect(page).toHaveURL(/order=lastSeenAt/);
  await screenshot(page, "administration");

  await admin.button("admin.suspension.title", { pseudo: "Corsaire" }).click();
  const dialog = admin.dialog("admin.suspension.title", { pseudo: "Corsaire" });
  await dialog.getByRole("button", { name: words("admin.suspension.suspend") }).click();
  await expect(dialog.getByLabel(words("admin.suspension.reason"))).toHaveAccessibleDescription(words("admin.suspension.reasonMissing"));
  await dialog.getByLabel(words("admin.suspension.reason")).fill("Insultes répétées");
  await screenshot(page, "administration-suspension");
  await dialog.getByRole("button", { name: words("admin.suspension.suspend") }).click();
  await expect(dialog).toBeHidden();
  await admin.button("admin.show.suspended").click();
  await expect(page.getByRole("row", { name: /Corsaire/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, "administration-phone");
  await page.setViewportSize({ width: 1366, height: 768 });

  await expect(player.page.getByText(player.words("home.ended.suspended"))).toBeVisible();
  await player.page.getByLabel(player.words("login.login")).fill("Corsaire");
  await player.page.getByLabel(player.words("login.password"), { exact: true }).fill("bourg-palette");
  await player.button("login.submit").click();
  await expect(player.page.getByText("Insultes répétées")).toBeVisible();
  await screenshot(player.page, "suspended");

  await page.getByRole("link", { name: words("shell.nav.register") }).click();
  await expect(page.getByRole("row", { name: /Corsaire/ })).toContainText("Insultes répétées");
  await expect(page.getByRole("row", { name: /Corsaire/ })).toContainText(words("admin.suspension.days", { days: 3 }));
  await screenshot(page, "register");
  await admin.close();
  await player.close();
});
