import { Player } from "./player";
import { dragToActive } from "./pokemon-plays";
import { expect, test } from "./site";

test("against the computer a player plays some turns, puts a card down by dragging, and concedes", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Red", "en");
  await player.practise("normal", 2, () => dragToActive(player.table));
  // Nobody waits for whoever trains.
  await expect(player.page.getByRole("timer")).toHaveCount(0);
  // What the computer does is told to those who do not see it, by the name we gave it.
  await expect(player.page.getByTestId("story")).toContainText(player.words("board.computer"));
  await player.table.concede();
  await player.table.outcome();
  await player.close();
});

test("in practice a deed is taken back, by the list and by its key, and the table is as before", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Opal");
  const { page, table } = player;
  await player.button("levels.easy.name").click();
  await table.open();
  const lying = async () => {
    const { hand, places } = await table.picture();
    return { hand, places };
  };
  const deeds = page.getByTestId("past").locator("[data-row]");
  const ways = {
    list: async () => {
      await page.getByTestId("take-back").click();
      await deeds.first().click();
      // It would lie over the table, where the deed is now to be done otherwise.
      await expect(page.getByTestId("past")).toHaveCount(0);
    },
    key: () => page.keyboard.press("z"),
  };
  for (const [way, takeBack] of Object.entries(ways))
    await test.step(way, async () => {
      const asked = await table.mustBeAsked();
      const before = await lying();
      await table.answer(asked);
      await expect.poll(lying).not.toEqual(before);
      // One's own deed is the last only when one is asked again.
      await table.mustBeAsked(asked.id);
      await takeBack();
      await expect.poll(lying).toEqual(before);
      expect((await table.mustBeAsked()).purpose).toBe(asked.purpose);
      await table.answerNext();
      await page.mouse.move(0, 0);
    });
  await player.close();
});
