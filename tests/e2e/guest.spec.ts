import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("a visitor plays at once without an account, and signs up without losing anything", async ({ browser, site }) => {
  const visitor = await Player.arrive(browser, site, "Nouvelle", "fr");
  const { page, words } = visitor;
  await page.setViewportSize({ width: 1366, height: 768 });
  await screenshot(page, "home-try");
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, "home-try-phone");
  await page.setViewportSize({ width: 1366, height: 768 });
  // To somebody new nobody is glad to see them again, and what matters most is to try.
  await expect(page.getByRole("heading", { name: words("login.back") })).toHaveCount(0);
  await expect(page.locator(".btn--sun")).toHaveText(words("home.try.lesson"));
  await visitor.button("home.try.button").click();
  await visitor.table.open();
  await visitor.table.answerNext();

  await page.goto("/jeu");
  await expect(page.getByText(words("lobby.guest.title"))).toBeVisible();
  await expect(page.getByRole("heading", { name: words("lobby.queue.title") })).toBeHidden();
  await screenshot(page, "guest");
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, "guest-phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.getByRole("link", { name: words("lobby.guest.signUp") }).click();
  await expect(page.getByText(words("signup.guest"))).toBeVisible();
  await visitor.fillSignUp();
  await expect(page.getByRole("link", { name: words("shell.accountOf", { pseudo: "Nouvelle" }) })).toBeVisible();
  // The match that the guest began goes on.
  await page.getByRole("link", { name: words("lobby.resume.button") }).click();
  await visitor.table.open();

  // Their browser knows them from now on.
  await page.goto("/jeu");
  await visitor.logOut();
  await expect(page.locator(".btn--sun")).toHaveText(words("login.submit"));
  await visitor.close();
});

test("a guest who follows a link that needs a session goes on to its page", async ({ browser, site }) => {
  const visitor = await Player.arrive(browser, site, "Lucas", "fr");
  const { page, words } = visitor;
  await page.goto("/entrainement?game=dragonball");
  await page.getByRole("button", { name: words("home.try.goOn") }).click();
  await page.waitForURL("**/entrainement?game=dragonball");
  await expect(page.getByRole("heading", { level: 1, name: words("practice.page") })).toBeVisible();
  for (const level of ["easy", "normal"]) await expect(page.getByRole("radio", { name: words(`levels.${level}.name`) })).toBeAttached();
  // The doors of the site know them from then on.
  await page.goto("/");
  await expect(page.getByText(words("home.guest.text"))).toBeVisible();
  await page.goto("/inscription");
  await expect(page.getByText(words("signup.guest"))).toBeVisible();
  await visitor.close();
});

test("whoever logs in from a link that needs a session goes on to its page", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Barry", "fr");
  const elsewhere = await Player.arrive(browser, site, "Barry", "fr");
  await elsewhere.page.goto("/parties?result=won");
  await elsewhere.logIn("/parties?result=won");
  await expect(elsewhere.page.getByRole("heading", { level: 1, name: elsewhere.words("history.title") })).toBeVisible();
  for (const one of [player, elsewhere]) await one.close();
});
