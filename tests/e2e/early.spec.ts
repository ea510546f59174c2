import type { Page } from "@playwright/test";
import { PASSWORD, Player } from "./player";
import { expect, test } from "./site";
import { wordsOf } from "./words";

const words = wordsOf("fr");

/** Opens a page whose code does not come before it is let through. */
async function openedBare(page: Page, address: string): Promise<() => Promise<void>> {
  let through = () => {};
  const wait = new Promise<void>((resolve) => {
    through = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("main").waitFor();
  return async () => {
    through();
    await page.waitForLoadState("networkidle");
  };
}

test("a language chosen before the page's code has come is the page's", async ({ page }) => {
  const live = await openedBare(page, "/");
  await page.getByLabel(words("shell.language")).selectOption({ label: "English" });
  await live();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a button pressed before the page's code has come does what it says, once", async ({ page }) => {
  const live = await openedBare(page, "/");
  await page.getByRole("button", { name: words("shell.toDark") }).click();
  await live();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("whoever logs in before the page's code has come is logged in, and the password stands in no address", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Hapi", "fr");
  await player.logOut();
  const { page } = player;
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const live = await openedBare(page, "/");
  await page.getByLabel(words("login.login")).fill("Hapi");
  await page.getByLabel(words("login.password"), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await live();
  await page.waitForURL("**/jeu");
  expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
  await player.close();
});

test("what is filled in before the page's code has come is known to the form", async ({ page }) => {
  const live = await openedBare(page, "/inscription");
  const field = (name: string) => page.getByLabel(words(`signup.fields.${name}`), { exact: true });
  await field("email").fill("tot@example.org");
  await field("pseudo").fill("Tot");
  await live();
  // Told of what the form does not know yet, and of nothing else.
  await page.getByRole("button", { name: words("signup.submit") }).click();
  await expect(field("lastName")).toHaveAttribute("aria-invalid", "true");
  for (const name of ["email", "pseudo"]) await expect(field(name)).not.toHaveAttribute("aria-invalid", "true");
  await expect(field("pseudo")).toHaveValue("Tot");
});

test("where no code comes at all, a password stands in no address either", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByLabel(words("login.login")).fill("Hapi");
  await page.getByLabel(words("login.password"), { exact: true }).fill(PASSWORD);
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await page.keyboard.press("Enter");
  expect((await sent).url()).toBe(`${site.url}/`);
  await context.close();
});

test("a table stands before the page's code has come, and a button pressed there does what it says", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Thot", "fr");
  const { page, table } = player;
  await player.practise("easy", 1);
  const live = await openedBare(page, table.url);
  await expect(page.locator("[data-place=hand-mine] .card").first()).toBeVisible();
  await expect(page.getByTestId("decision").getByRole("heading").first()).toBeVisible();
  await page.getByRole("button", { name: words("board.log"), exact: true }).click();
  await live();
  await expect(page.locator(".log")).toBeVisible();
  await player.close();
});

test("a table whose line does not come about stands all the same, and says so", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nout", "fr");
  const { page, table } = player;
  await player.practise("easy", 1);
  await page.context().routeWebSocket(/\/socket\.io\//, (line) => line.close());
  await page.goto(table.url);
  // Nobody waits the twenty seconds that Socket.IO gives a line which was taken and says nothing.
  await expect(page.getByTestId("offline")).toBeVisible({ timeout: 12_000 });
  await expect(page.locator("[data-place=hand-mine] .card").first()).toBeVisible();
  await player.close();
});

test("a match is in the page of who plays it, and in nobody else's", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Maat", "fr");
  const other = await Player.playing(browser, site, "Isis", "fr");
  await player.practise("easy", 1);
  const pageFor = async ({ page }: Player) => {
    const answer = await page.request.get(player.table.url, { headers: { "sec-fetch-dest": "document" } });
    return answer.text();
  };
  const seed = "seedCommitment";
  expect(await pageFor(player)).toContain(seed);
  expect(await pageFor(other)).not.toContain(seed);
  for (const each of [player, other]) await each.close();
});

for (const [game, pseudo] of [
  ["pokemon", "Anubis"],
  ["dragonball", "Osiris"],
] as const)
  test(`what the server has drawn of a table of ${game} is what the browser draws`, async ({ browser, site }) => {
    const player = await Player.playing(browser, site, pseudo, "fr");
    const { page, table } = player;
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await player.gameOpen();
    if (game === "dragonball") await page.getByRole("radio", { name: /Dragon Ball/ }).check({ force: true });
    await player.button("levels.easy.name").click();
    await table.open();
    await table.asked();
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ])
      for (const settings of ["{}", '{"leftHanded":true,"motion":"none","hints":false}']) {
        await page.setViewportSize(size);
        await page.evaluate((kept) => localStorage.setItem("table-settings", kept), settings);
        await page.reload();
        await table.asked();
        expect(faults).toEqual([]);
      }
    await player.close();
  });
