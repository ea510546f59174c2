import type { Browser, Page, ViewportSize } from "@playwright/test";
import { gameCookie } from "@/ui/chosen-game";
import { screenshot } from "./player";
import { expect, type Site, test } from "./site";
import { wordsOf } from "./words";

const words = wordsOf("fr");
const LAPTOP = { width: 1366, height: 768 };
const SCREENS = [
  { screen: "a laptop", viewport: LAPTOP },
  { screen: "a phone", viewport: { width: 390, height: 844 } },
] as const;
/** While this is asked for, one's Active is spoken of. */
const OF_ACTIVE: readonly string[] = ["trainer putPlay", "retreat retreat"];

/** The guided match, begun at the home page by somebody who has no account. */
async function openLesson(browser: Browser, site: Site, viewport: ViewportSize, game?: string, motion = false): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: motion ? "no-preference" : "reduce", viewport });
  if (game !== undefined) await context.addCookies([{ name: gameCookie, value: game, url: site.url }]);
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: words("home.try.lesson") }).click();
  await page.waitForURL("**/match/*");
  return page;
}

/** What the coach asks for now. */
function asked(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector("[data-testid=coach-end]")) return "end";
    const { step, task } = document.querySelector<HTMLElement>("[data-testid=coach]")?.dataset ?? {};
    return step === undefined ? "" : `${step} ${task}`;
  });
}

/** Does what is asked for, with the pointer, at the thing that the coach lights. */
async function follow(page: Page, task: string): Promise<void> {
  if (task === "read") return page.getByTestId("coach-next").click();
  // The step may be done since it was read, and nothing be lit any more.
  const lit = await page.locator(".spotlight__edge--do").boundingBox({ timeout: 2_000 });
  if (!lit) return;
  // Cards of the fan overlap: each shows its left edge.
  const prize = task === "prize";
  const x = lit.x + (task.startsWith("pick") ? 45 : lit.width * (prize ? 0.3 : 0.5));
  // In the middle of the Prize cards there is none.
  await page.mouse.click(x, lit.y + lit.height * (prize ? 0.6 : 0.5));
}

const ACTIVE = "[data-place=active-mine] [data-pokemon]";
/** On a phone the next tasks of a step are said so shortly that the hand is in sight, and what one is to touch. */
const BRIEF = "[data-testid=coach][data-brief]:not([data-showing])";
const IN_SIGHT = [".spotlight__edge--do", ".battle[data-hand=open] .hand ol"];

/** Those of some places that the coach lies over. */
function covered(page: Page, coach: string, places: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([over, under]) => {
      const boxOf = (at: string) => document.querySelector(at)?.getBoundingClientRect();
      const one = boxOf(over);
      return under.filter((at) => {
        const two = boxOf(at);
        return one && two && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
      });
    },
    [coach, places] as const,
  );
}

/** The steps that the coach leads through, in order, until it has taught all. */
async function taught(page: Page, pictured: string): Promise<readonly string[]> {
  const steps = new Set<string>();
  await expect(async () => {
    const now = await asked(page);
    const [step = "", task = ""] = now.split(" ");
    if (now === "end") return;
    // Whom one speaks of is to be seen.
    if (OF_ACTIVE.includes(now)) await expect.poll(() => covered(page, "[data-testid=coach]", [ACTIVE]), { timeout: 3_000 }).toEqual([]);
    await expect.poll(() => covered(page, BRIEF, IN_SIGHT), { timeout: 3_000 }).toEqual([]);
    if (step !== "") {
      if (!step.startsWith("turn")) steps.add(step);
      await follow(page, task);
    }
    if (now === pictured) await screenshot(page, `lesson-${pictured.replace(" ", "-")}`);
    throw new Error(`still at ${now}`);
  }).toPass({ intervals: [150], timeout: 120_000 });
  return [...steps];
}

for (const { screen, viewport } of SCREENS)
  test(`somebody who has never played finishes the guided match on ${screen}, without an account, doing only what the coach says`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const page = await openLesson(browser, site, viewport);
    const steps = ["active", "bench", "prizes", "energy", "attack", "evolve", "weakness", "prize", "trainer", "retreat"];
    expect(await taught(page, "weakness attack")).toEqual(steps);

    // It is over; the match goes on, also after the page was loaded again.
    await page.getByTestId("coach-end").click();
    await page.reload();
    await expect(page.getByTestId("decision")).toBeVisible();
    expect(await asked(page)).toBe("");
    await page.context().close();
  });

for (const { screen, viewport } of SCREENS)
  test(`the lesson of Dragon Ball is finished on ${screen} by doing only what the coach says`, async ({ browser, site }) => {
    test.slow();
    const page = await openLesson(browser, site, viewport, "dragonball");
    const steps = ["hand", "life", "charge", "play", "attack", "offense", "defend", "lost", "ko", "awaken"];
    expect(await taught(page, "defend pickCombo")).toEqual(steps);
    await page.getByTestId("coach-end").click();
    await expect(page.getByTestId("decision")).toBeVisible();
    await page.context().close();
  });

for (const { game, step } of [
  { game: "pokemon", step: "evolve" },
  { game: "dragonball", step: "play" },
])
  test(`on a laptop the coach of ${game} leaves the dock and the end of the turn free, and is out of the way while the end of the turn is asked about`, async ({
    browser,
    site,
  }) => {
    const page = await openLesson(browser, site, LAPTOP, game);
    await expect(async () => {
      const now = await asked(page);
      if (now.startsWith(`${step} `)) return;
      await follow(page, now.split(" ")[1] ?? "");
      throw new Error(`still at ${now}`);
    }).toPass({ intervals: [150], timeout: 90_000 });
    // What happens is shown first.
    await expect(page.getByTestId("coach")).toHaveCSS("opacity", "1");
    await expect.poll(() => covered(page, "[data-testid=coach]", ["#decision", "[data-testid=end-turn]"])).toEqual([]);
    await screenshot(page, `lesson-${game}-${step}`);
    await page.getByTestId("end-turn").click();
    await expect(page.getByTestId("coach")).toHaveCSS("opacity", "0");
    await screenshot(page, `lesson-${game}-end`);
    await page.getByTestId("end-not-yet").click({ timeout: 10_000 });
    await expect(page.getByTestId("coach")).toHaveCSS("opacity", "1");
    await page.context().close();
  });

test("on a phone the whole of a step is said when it is asked for, and the keyboard stays with it", async ({ browser, site }) => {
  const page = await openLesson(browser, site, { width: 390, height: 844 });
  const coach = page.getByTestId("coach");
  await expect(async () => {
    if (await page.locator(BRIEF).isVisible()) return;
    await follow(page, (await asked(page)).split(" ")[1] ?? "");
    throw new Error(`still at ${await asked(page)}`);
  }).toPass({ intervals: [150], timeout: 60_000 });
  await coach.getByRole("button", { name: words("lesson.explain") }).press("Enter");
  await expect(coach).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(coach.getByTestId("coach-skip")).toBeFocused();
  await page.context().close();
});

test("each step of the guided match is said aloud, in one place, and takes the focus from nothing", async ({ browser, site }) => {
  const page = await openLesson(browser, site, LAPTOP);
  const coach = page.getByTestId("coach");
  await coach.waitFor();
  // A region that comes with its words is not read out: one that was there is.
  const said = await page.getByTestId("coach-said").elementHandle();
  const first = await asked(page);
  await expect(page.getByTestId("coach-said")).toContainText((await coach.getByRole("heading").textContent()) ?? "");
  await page.locator("body").press("Shift");
  await expect(async () => {
    const now = await asked(page);
    if (now.split(" ")[0] !== first.split(" ")[0]) return;
    await follow(page, now.split(" ")[1] ?? "");
    throw new Error(`still at ${now}`);
  }).toPass({ intervals: [150], timeout: 60_000 });
  expect(await said?.evaluate((region) => region.isConnected)).toBe(true);
  await expect(page.getByTestId("coach-said")).toContainText((await coach.getByRole("heading").textContent()) ?? "");
  expect(await page.evaluate(() => document.activeElement?.closest("[data-testid=coach]") === null)).toBe(true);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.context().close();
});

test("the card that the coach lights stays in sight when the window is made narrow", async ({ browser, site }) => {
  const page = await openLesson(browser, site, LAPTOP);
  await page.locator(".spotlight__edge--do").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.locator(".hand [data-holds]").first();
  await expect
    .poll(async () => {
      const box = await card.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
  await page.context().close();
});

test("on a phone the buttons of a dialog break no word", async ({ browser, site }) => {
  const page = await openLesson(browser, site, { width: 390, height: 844 });
  await page.getByTestId("coach-skip").click();
  const buttons = page.locator(".dialog__actions .btn");
  await expect(buttons).toHaveCount(3);
  const broken = await buttons.evaluateAll((each) =>
    each.flatMap((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
        for (const word of text.textContent?.matchAll(/\S+/g) ?? []) {
          const range = new Range();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
        }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  await page.context().close();
});

test("while an attack is shown, neither the coach nor what it lights lies over anything", async ({ browser, site }) => {
  const page = await openLesson(browser, site, LAPTOP, undefined, true);
  await expect(async () => {
    const now = await asked(page);
    await follow(page, now.split(" ")[1] ?? "");
    expect(now).toBe("attack attack");
  }).toPass({ intervals: [150], timeout: 90_000 });
  await expect(page.locator("[data-testid=coach][data-showing]")).toHaveCSS("opacity", "0");
  await expect(page.locator(".spotlight[data-raised]")).toHaveCSS("opacity", "0");
  // It comes back by itself.
  await expect(page.locator("[data-testid=coach]:not([data-showing])")).toHaveCSS("opacity", "1");
  await page.context().close();
});

test("the game page says how far a lesson has come that was left, and goes on with it", async ({ browser, site }) => {
  const page = await openLesson(browser, site, LAPTOP);
  await expect(async () => {
    const now = await asked(page);
    if (now.startsWith("active")) await follow(page, now.split(" ")[1] ?? "");
    expect(now).toMatch(/^bench/);
  }).toPass({ intervals: [150], timeout: 60_000 });
  const step = words("lesson.step", { step: 2, total: 10 });
  await expect(page.locator(".coach__top .num")).toHaveText(step);
  await page.goto("/jeu");
  const goOn = page.getByTestId("lesson-start");
  await expect(goOn).toHaveText(words("lobby.lesson.goOn"));
  await expect(goOn).toHaveAccessibleDescription(step);
  await expect(page.getByText(step).first()).toBeVisible();
  await screenshot(page, "lesson-left");
  await expect(page.getByText(words("lobby.lesson.sample"))).toHaveCount(0);
  await page.context().close();
});
