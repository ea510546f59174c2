import { faults } from "./axe";
import { dragonBallPlays } from "./dragonball-plays";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";
import { Table } from "./table";

test("a position of Dragon Ball is laid out, opened by its link, and played from against the computer", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Satan", "en", { viewport: { width: 1366, height: 768 } });
  const { page, words } = player;
  await page.goto("/entrainement?game=dragonball");
  await page.getByTestId("lay-out").click();
  const zone = (name: string) => page.locator(`[data-zone="${name}"]`);
  const missing = page.getByTestId("laid-faults");
  const panel = page.getByTestId("laid-card");
  const search = page.getByTestId("laid-search");
  const mark = (name: string) => panel.getByRole("button", { name: words(`dragonballPosition.marks.${name}`) });
  const move = (to: string) => panel.getByRole("combobox").selectOption({ label: words(`dragonballPosition.zones.${to}`) });
  await expect(missing).toHaveAttribute("data-count", "0");

  // The Leader awakens and rests, by keyboard alone.
  await zone("0 leader").locator("button.inplay").focus();
  await page.keyboard.press("Enter");
  await mark("awakened").press("Enter");
  await mark("rest").press("Enter");
  await expect(zone("0 leader").getByRole("button", { name: /in Rest Mode/ })).toHaveAttribute("aria-pressed", "true");

  // Only what may lie there is found for a place.
  await page.getByRole("button", { name: words("position.add", { zone: "Unison", side: words("position.sides.0") }) }).click();
  await expect(search.locator(".card-button").first()).toHaveAccessibleName(/, Unison/);
  await expect(search.locator(".set-mark").first()).toContainText(/\d/);

  // A card found goes to the Battle Area, others of the deck to energy and hand.
  const side = words("position.sides.0");
  await page.getByRole("button", { name: words("position.add", { zone: words("dragonballPosition.zones.battle"), side }) }).click();
  await search
    .getByRole("button", { name: /, Battle,/ })
    .first()
    .click();
  await zone("0 battle").locator("button.inplay").click();
  await mark("rest").click();
  await expect(zone("0 battle").locator("[data-rest]")).toHaveCount(1);
  for (const to of ["energy", "energy", "hand"]) {
    await zone("0 rest").locator(".card-button").first().click();
    await move(to);
  }
  const fewer = zone("1 life").getByRole("button", { name: words("position.fewer") });
  for (const left of [7, 6]) {
    await fewer.click();
    await expect(zone("1 life").getByRole("group", { name: words("position.filled", { zone: "Life" }) })).toContainText(`${left}`);
  }
  await page.getByRole("button", { name: words("dragonballPosition.phases.charge"), exact: true }).click();

  // Without a Leader there is nothing to play; only Leaders are found in its place.
  await zone("0 leader").locator("button.inplay").click();
  await panel.getByRole("button", { name: words("position.remove") }).click();
  await expect(missing).toContainText(side);
  await expect(page.getByTestId("play-position")).toBeDisabled();
  await search
    .getByRole("button", { name: /, Leader,/ })
    .first()
    .click();
  await expect(missing).toHaveAttribute("data-count", "0");
  expect.soft(await faults(page)).toEqual([]);
  await screenshot(page, "position-dragonball");

  await player.button("position.share.do").click();
  const dialog = player.dialog("position.share.title");
  const address = dialog.getByTestId("position-link");
  await expect(address).toHaveValue(/p=[\w-]+/);
  const before = await address.inputValue();
  await dialog.getByLabel(words("position.share.goal")).fill("Take three Life cards");
  await expect(address).not.toHaveValue(before);
  const link = await address.inputValue();
  await player.close();

  const friend = await Player.playing(browser, site, "Erasa", "fr", { viewport: { width: 390, height: 844 } });
  await friend.page.goto(link);
  await expect(friend.page.getByTestId("puzzle")).toContainText("Take three Life cards");
  await expect(friend.page.locator(`[data-zone="0 battle"] [data-rest]`)).toHaveCount(1);
  expect.soft(await faults(friend.page)).toEqual([]);
  await screenshot(friend.page, "position-dragonball-phone");
  await friend.page.getByTestId("play-position").click();
  const table = new Table(friend.page, dragonBallPlays({}));
  await table.open();
  await expect(friend.button("board.puzzle.open")).toBeVisible();
  // Asked in the charge phase: the card of the hand becomes the third energy.
  await table.answerNext();
  await expect(friend.page.locator(".half--mine .energy [data-object]")).toHaveCount(3);
  await expect(friend.page.locator(".half--mine .battle-area [data-object]")).toHaveCount(1);
  await friend.page.setViewportSize({ width: 1366, height: 768 });
  await table.concedeToComputer();
  await table.outcome();
  await friend.close();
});
