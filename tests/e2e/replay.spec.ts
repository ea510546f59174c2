import type { Locator } from "@playwright/test";
import { Player } from "./player";
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
  await player.close();
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not to be seen.`);
  return box;
}
