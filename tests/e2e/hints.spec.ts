import type { Locator, Page } from "@playwright/test";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { faults } from "./axe";
import { crowded } from "./dragonball-stage";
import { Player, screenshot } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";

const LAPTOP = { viewport: { width: 1366, height: 768 } };
/** Longer than it takes until somebody may be at a loss. */
const A_WHILE = 9_000;

/** A player who wants hints, and to be asked before the end of a turn. */
async function hinted(player: Player): Promise<void> {
  await player.page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":true,"hints":true}'));
  await player.page.clock.install();
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("Both are on the page.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** No hint comes while something lies open, however long that is, nor does one stay. */
async function silentWhile(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible();
  await expect(page.getByTestId("hint")).toHaveCount(0);
  await page.clock.fastForward(A_WHILE);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByTestId("hint")).toHaveCount(0);
}

test("a hint lies over nothing that is read or answered, and axe finds nothing in it", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Marnie", "it", LAPTOP);
  const { page, words } = player;
  await hinted(player);
  const stage = await PokemonStage.against(player);
  const hint = page.getByTestId("hint");
  stage.show(scenes.main);
  const card = page.locator("[data-place=hand-mine] [data-holds]").first();
  await expect(card).toBeVisible();

  await test.step("none comes over a card that is read", async () => {
    await card.hover();
    await silentWhile(page, page.locator(".peek"));
    await screenshot(page, "hint-peek");
    await page.mouse.move(700, 20);
    await page.clock.fastForward(A_WHILE);
    await expect(hint).toBeVisible();
  });

  await test.step("it stands as near to its place as its words allow, however many they are", async () => {
    await page.keyboard.press("h");
    await page.clock.fastForward(A_WHILE);
    await expect(hint).toHaveAttribute("data-side", "top");
    const gap = async () => {
      const [bubble, place] = [await hint.boundingBox(), await page.getByTestId("hand-open").boundingBox()];
      return bubble && place && Math.round(place.y - bubble.y - bubble.height);
    };
    const first = await gap();
    await hint.getByRole("button", { name: words("lesson.hint.more") }).click();
    await expect.poll(gap).toBe(first);
    expect(first).toBe(34);
    await page.keyboard.press("h");
    await page.clock.fastForward(A_WHILE);
  });

  await test.step("it leaves the dock's buttons free", async () => {
    expect(await overlap(hint, page.getByTestId("decision"))).toBe(false);
    expect(await faults(page)).toEqual([]);
    await screenshot(page, "hint");
  });

  await test.step("it goes when the end of the turn is asked about", async () => {
    await page.getByTestId("end-turn").click();
    await silentWhile(page, page.getByTestId("end-anyway"));
    await page.getByTestId("end-not-yet").click();
  });

  const panels = {
    "the log": { button: page.getByRole("button", { name: words("board.log"), exact: true }), panel: page.locator(".log") },
    "the advice": { button: page.getByTestId("ask-advice"), panel: page.getByTestId("advice") },
  };
  for (const [name, { button, panel }] of Object.entries(panels))
    await test.step(`it goes when ${name} is opened`, async () => {
      await page.clock.fastForward(A_WHILE);
      await expect(hint).toBeVisible();
      await button.click();
      await silentWhile(page, panel);
      await button.click();
    });
  await player.close();
});

test("in Dragon Ball too a hint leaves the dock free, and goes for what is read or asked", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Turles", "es", LAPTOP);
  const { page } = player;
  await hinted(player);
  const { show, turn } = await crowded(player);
  show({ decision: turn });
  await page.clock.fastForward(A_WHILE);
  const hint = page.getByTestId("hint");
  await expect(hint).toBeVisible();
  expect(await overlap(hint, page.getByTestId("decision"))).toBe(false);
  await screenshot(page, "hint-dragonball");
  await page.locator(".hand li button").first().hover();
  await silentWhile(page, page.locator(".dbt-peek"));
  await page.mouse.move(700, 20);
  await page.getByTestId("end-turn").click();
  await silentWhile(page, page.getByTestId("end-anyway"));
  await player.close();
});
