import { setTimeout } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { fightComputer } from "./dragonball-plays";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("a replay goes where its chart is pressed, and follows the pointer along it", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Leon", "fr");
  const { page, words, table } = player;
  await player.practise("easy", 2);
  await table.concede();
  await page.getByTestId("replay-link").click();
  const replay = page.getByTestId("replay");
  const chart = page.getByRole("slider", { name: words("replay.moment") });
  await expect(replay).toHaveAttribute("data-step", "0");

  /** The middle of a turn on the chart, by its place among the turns. */
  const turns = chart.locator(".chart:visible .chart__band");
  const over = async (place: number) => {
    const [band, line] = [await boxOf(turns.nth(place)), await boxOf(chart)];
    return [band.x + band.width / 2, line.y + line.height / 2] as const;
  };
  const count = await turns.count();
  expect(count).toBeGreaterThan(2);

  await page.mouse.click(...(await over(2)));
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^${words("story.turn", { number: 3 })},`));
  await expect(replay).not.toHaveAttribute("data-step", "0");
  await expect(replay).toHaveAttribute("data-step", (await chart.getAttribute("aria-valuenow")) ?? "");

  await page.mouse.down();
  await page.mouse.move(...(await over(0)));
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^${words("story.turn", { number: 1 })},`));
  await page.mouse.up();
  await page.mouse.move(...(await over(2)));
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^${words("story.turn", { number: 1 })},`));

  // By keys from anywhere: where the focus is does not matter.
  await page.getByTestId("share").focus();
  await page.keyboard.press("End");
  await expect(replay).toHaveAttribute("data-step", (await chart.getAttribute("aria-valuemax")) ?? "");
  await page.keyboard.press("Home");
  await expect(replay).toHaveAttribute("data-step", "0");
  await player.close();
});

test("the longest name leaves everything of a replay in its place, and it was played at the time of where the browser is", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Wmwmwmwmwmwmwmwmwmwm", "fr", { viewport: { width: 1366, height: 768 } });
  const { page, table } = player;
  const begun = Date.now();
  await player.practise("easy", 2);
  // What is told of the match comes late, and moves nobody who is there already.
  await page.route("**/_next/static/**", async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await table.concede();
  const captions = page.locator(".result__duel figcaption");
  const winner = await boxOf(captions.first());
  await expect(page.getByTestId("brief")).toHaveAttribute("data-told", "true");
  await page.unroute("**/_next/static/**");
  const loser = await boxOf(captions.last());
  expect(await boxOf(captions.first())).toEqual(winner);
  expect(winner.x + winner.width).toBeLessThan(loser.x);
  await page.getByTestId("replay-link").click();
  await page.getByTestId("replay").waitFor();
  /** What is wider than the room it has. */
  const cut = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map(({ className }) => className));
  expect(await cut(".replay__margin, .decisions__list")).toEqual([]);

  const now = Date.now();
  /** Any minute of the match, as the clocks of a place show it. */
  const timeIn = (timeZone: string) => {
    const time = (at: number) => new Date(at).toLocaleTimeString("fr", { timeZone, hour: "2-digit", minute: "2-digit" });
    const minutes = Array.from({ length: Math.ceil((now - begun) / 60_000) }, (_, passed) => time(begun + passed * 60_000));
    return new RegExp([...minutes, time(now)].join("|"));
  };
  await expect(page.locator(".replay__head")).toContainText(timeIn("Europe/Paris"));

  const timezoneId = "Asia/Tokyo";
  const abroad = await browser.newContext({ storageState: await page.context().storageState(), timezoneId });
  const elsewhere = await abroad.newPage();
  const faults: string[] = [];
  elsewhere.on("pageerror", ({ message }) => faults.push(message));
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator(".replay__head")).toContainText(timeIn(timezoneId));
  // From then on the server itself tells them so.
  expect(await (await abroad.request.get(page.url())).text()).toMatch(timeIn(timezoneId));
  await elsewhere.reload();
  await expect(elsewhere.locator(".replay__head")).toContainText(timeIn(timezoneId));
  expect(faults).toEqual([]);
  await abroad.close();

  await page.getByTestId("play-on").click();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator(".play-on .segments button").first()).toBeVisible();
    expect(await cut("dialog, .play-on .segments button")).toEqual([]);
  }
  await player.close();
});

test("on a phone everything of a replayed match of Dragon Ball has its room", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Toma", "fr");
  const { page } = player;
  const table = await fightComputer(player);
  const duel = page.locator(".duel");
  // Until there was a battle to look at again.
  for (let battles = 0; battles === 0; battles = await duel.count()) await table.answerNext();
  await table.concedeToComputer();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId("replay-link").click();
  const replay = page.getByTestId("replay");
  await replay.waitFor();
  const fits = async () => {
    const parts = [
      ".ribbon",
      ".half--theirs .battle-area",
      ".half--mine .battle-area",
      ".half--mine .lead",
      ".half--mine .piles",
      ".hand__open",
    ];
    const [ribbon, theirs, mine, lead, piles, hand] = await Promise.all(parts.map((part) => boxOf(page.locator(part))));
    const first = await boxOf(page.locator(".half--mine .pile").first());
    const mat = await boxOf(page.locator(".mat"));
    if (!ribbon || !theirs || !mine || !lead || !piles || !hand) throw new Error("All of them are on the mat.");
    expect(theirs.y + theirs.height).toBeLessThanOrEqual(ribbon.y);
    expect(ribbon.y + ribbon.height).toBeLessThanOrEqual(mine.y);
    expect(lead.y + lead.height).toBeLessThanOrEqual(hand.y);
    expect(hand.x + hand.width).toBeLessThanOrEqual(first.x);
    expect(piles.y + piles.height).toBeLessThanOrEqual(mat.y + mat.height);
  };
  await expect(fits).toPass();
  while (!(await duel.isVisible())) {
    const step = (await replay.getAttribute("data-step")) ?? "";
    await page.keyboard.press("ArrowRight");
    await expect(replay).not.toHaveAttribute("data-step", step);
  }
  await expect(fits).toPass();

  const named = page.locator(".replay__acts .btn:not(.btn--icon), .way span").filter({ visible: true });
  await expect(named).toHaveCount(10);
  expect(await named.evaluateAll((all) => all.filter((one) => one.clientWidth <= 1 || one.scrollWidth > one.clientWidth).length)).toBe(0);

  // Beside the sign the two players have a line to themselves.
  for (const plate of await page.locator(".replay__duel .plate").all()) expect((await boxOf(plate)).width).toBeGreaterThan(150);

  const [key, bar] = [await boxOf(page.locator(".transport__key > span").first()), await boxOf(page.locator(".transport__key i").first())];
  expect(bar.x).toBe(key.x);
  const paper = (plate: string) => page.locator(plate).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await paper(".plate--theirs")).toBe(await paper(".plate--mine"));
  await player.close();
});

const WAYS_OUT = [
  { name: "Pokémon", longest: "WWWWWWWWWWWWWWWWWWW1", language: "fr" },
  { name: "Dragon Ball", longest: "WWWWWWWWWWWWWWWWWWW2", language: "es" },
] as const;

for (const { name, longest, language } of WAYS_OUT)
  test(`${name}: whom a link has led to a replay on a phone finds the way out of it, and nothing beside it is cut`, async ({
    browser,
    site,
  }) => {
    const player = await Player.playing(browser, site, longest, "fr");
    const table = name === "Dragon Ball" ? await fightComputer(player) : player.table;
    if (name === "Pokémon") await player.practise("easy", 1);
    else await table.answerNext();
    await table.concedeToComputer();
    const path = await player.page.getByTestId("replay-link").getAttribute("href");
    const stranger = await Player.arrive(browser, site, "", language, { viewport: { width: 390, height: 844 } });
    const { page, words } = stranger;
    await page.goto(path ?? "");
    await page.getByTestId("replay").waitFor();
    const out = page.getByRole("link", { name: words("board.toGame") });
    for (const width of [320, 360, 390, 430, 640]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator(".replay__margin")).toHaveCSS("display", "flex");
      const [link, theirs, mine] = await Promise.all([out, page.locator(".plate--theirs"), page.locator(".plate--mine")].map(boxOf));
      if (!link || !theirs || !mine) throw new Error("All of them are in the margin.");
      expect(Math.min(link.width, link.height), `${width}`).toBeGreaterThanOrEqual(36);
      expect(link.x + link.width).toBeLessThanOrEqual(theirs.x);
      expect(theirs.x + theirs.width).toBeLessThanOrEqual(mine.x);
      expect(mine.x + mine.width).toBeLessThanOrEqual(width);
      // They stand in one line.
      expect(Math.abs(link.y + link.height / 2 - theirs.y - theirs.height / 2)).toBeLessThan(4);
      const wide = page.locator(".replay__margin, .replay__acts .btn, .uni .slot").filter({ visible: true });
      expect(await wide.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className))).toEqual(
        [],
      );
      await screenshot(page, `replay-way-out-${language}-${width}`);
    }
    await out.click();
    await expect(page.getByTestId("replay")).toHaveCount(0);
    for (const each of [player, stranger]) await each.close();
  });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not to be seen.`);
  return box;
}
