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
