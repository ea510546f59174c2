import type { Locator, Page } from "@playwright/test";
import { longStory } from "./long-story";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";

const LINES = 200;
const SCREENS = [
  { name: "laptop", device: { viewport: { width: 1366, height: 768 } } },
  { name: "desk", device: { viewport: { width: 1920, height: 1080 } } },
  { name: "phone", device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether all of a part that is shown lies inside a box, give or take a pixel. */
function isInside(part: Box | null, { x, y, width, height }: Box): boolean {
  if (part === null || part.width === 0 || part.height === 0) return false;
  return part.x >= x - 1 && part.y >= y - 1 && part.x + part.width <= x + width + 1 && part.y + part.height <= y + height + 1;
}

/** Whether all of it lies inside the screen. */
async function isOnScreen(page: Page, part: Locator): Promise<boolean> {
  const screen = page.viewportSize();
  return screen !== null && isInside(await part.boundingBox(), { x: 0, y: 0, ...screen });
}

/** Whether a line of the log is scrolled into sight. */
async function isInSight(page: Page, line: Locator): Promise<boolean> {
  const list = await page.locator(".log__list").boundingBox();
  return list !== null && isInside(await line.boundingBox(), list);
}

/** Opens the log as this screen offers it. */
async function openLog({ page, words }: Player): Promise<void> {
  const menu = page.getByTestId("menu").filter({ visible: true });
  if ((await menu.count()) > 0) await menu.click();
  await page
    .getByRole("button", { name: words("board.log"), exact: true })
    .filter({ visible: true })
    .click();
}

/** Sets up, and waits for the first turn of one's own. */
async function begin({ table }: Player): Promise<void> {
  for (let asked = await table.asked(); asked?.layout !== "main"; asked = await table.asked()) await table.answerNext();
}

for (const { name, device } of SCREENS) {
  test(`a log of ${LINES} lines leaves the table where it is and stays at its newest line: ${name}`, async ({ browser, site }) => {
    const player = await Player.playing(browser, site, `Log-${name}`, "en", device);
    const { page, table } = player;
    const story = await longStory(page.context());
    await page.reload();
    await player.button("levels.easy.name").click();
    await table.open();
    await table.asked();
    await openLog(player);
    story.tell(LINES);
    await begin(player);
    const lines = page.locator(".log li");
    await expect.poll(() => lines.count()).toBeGreaterThan(LINES);
    await screenshot(page, `log-${name}`);

    const hand = page.getByTestId("hand-open").or(page.getByTestId("dock-hand-open")).filter({ visible: true }).first();
    // The latest turn stands first; its last line is what happened last.
    const newest = page.locator(".log section").first().locator("li").last();
    const parts = {
      "my Active": page.locator("[data-place=active-mine]"),
      "my Bench": page.locator("[data-place=bench-mine]"),
      "their Active": page.locator("[data-place=active-theirs]"),
      dock: page.getByTestId("decision"),
      "end of turn": page.getByTestId("end-turn"),
      hand,
      log: page.locator(".log"),
    };
    for (const [part, place] of Object.entries(parts)) await expect.poll(() => isOnScreen(page, place), part).toBe(true);
    await expect.poll(() => isInSight(page, newest)).toBe(true);
    expect(await page.locator(".battle").evaluate((battle) => battle.scrollHeight)).toBe(device.viewport.height);

    // Nor does a dock with many answers outgrow the table.
    await page.locator(".moves").evaluate((moves) => {
      for (let more = 0; more < 20; more++) moves.append(moves.firstElementChild?.cloneNode(true) ?? "");
    });
    expect(await isOnScreen(page, parts.dock)).toBe(true);

    // The list shrinks before it hears of its own last scrolling: nobody has scrolled away.
    await page.locator(".log__list").evaluate((list) => {
      list.style.height = `${list.clientHeight / 2}px`;
      list.dispatchEvent(new Event("scroll"));
    });
    await expect.poll(() => isInSight(page, newest)).toBe(true);

    // Nor when the lines themselves grow or shrink, as under another font.
    for (const height of [2.5, 1]) {
      await page.evaluate((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.log__list li { line-height: ${size} }`);
        document.adoptedStyleSheets = [sheet];
      }, height);
      await expect.poll(() => isInSight(page, newest)).toBe(true);
    }

    // Whoever reads what was long ago is left there.
    const [oldest, before] = [lines.last(), await lines.count()];
    await oldest.scrollIntoViewIfNeeded();
    await table.endTurn();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    expect(await isInSight(page, oldest)).toBe(true);
    await player.close();
  });
}
