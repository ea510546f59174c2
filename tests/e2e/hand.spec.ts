import { Player, screenshot } from "./player";
import { expect, test } from "./site";
import { bareSpot } from "./table";

test("every card of a hand of twenty can be seen and clicked", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Marc", "fr");
  await player.practise("easy", 1);
  await player.table.openHand();
  // So many take a dozen turns to draw; copies of those in hand take the same room.
  await player.page.locator("ol[data-place=hand-mine]").evaluate((hand: HTMLElement) => {
    for (let number = hand.children.length; number < 20; number++) {
      const copy = hand.firstElementChild?.cloneNode(true);
      if (copy instanceof HTMLElement) hand.append(copy);
    }
    hand.style.setProperty("--n", "20");
    for (const [index, card] of [...hand.children].entries()) if (card instanceof HTMLElement) card.style.setProperty("--i", String(index));
  });
  const cards = player.page.locator("[data-place=hand-mine] [data-card-handle]");
  await expect(cards).toHaveCount(20);
  for (const card of await cards.all()) await expect.poll(() => bareSpot(card)).not.toBeNull();
  await screenshot(player.page, "hand-of-twenty");
  await player.close();
});

test("a hand that opens under a resting mouse lays nothing over the table until the mouse moves", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Cynthia", "fr");
  const { page, table } = player;
  await player.practise("easy", 1);
  await table.openHand();
  const card = page.locator("[data-place=hand-mine] [data-card-handle]").first();
  const spot = await bareSpot(card);
  const box = await card.boundingBox();
  if (spot === null || box === null) throw new Error("The card is in sight.");
  await page.keyboard.press("h");
  await page.mouse.move(box.x + spot.x, box.y + spot.y);
  // Whatever lay there while the hand was closed was looked at.
  await page.waitForTimeout(1_000);
  await page.keyboard.press("h");
  await expect.poll(() => bareSpot(card)).not.toBeNull();
  // A hover previews after less than half a second.
  await page.waitForTimeout(1_000);
  await expect(page.locator(".peek")).toHaveCount(0);
  await page.mouse.move(box.x + spot.x + 3, box.y + spot.y - 3);
  await expect(page.locator(".peek")).toBeVisible();
  await player.close();
});
