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
