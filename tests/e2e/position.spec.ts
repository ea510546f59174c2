import { faults } from "./axe";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("a position is laid out, shared by its link, and played from against the computer", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Trinnia", "en");
  const { page, table } = player;
  await page.goto("/entrainement");
  await page.getByTestId("lay-out").click();
  const zone = (name: string) => page.locator(`[data-zone="${name}"]`);
  const missing = page.getByTestId("laid-faults");
  await expect(missing).toHaveAttribute("data-count", "0");

  // The computer's Active gets damage and a condition, by keyboard alone.
  await zone("1 active").locator(".card-button").focus();
  await page.keyboard.press("Enter");
  const panel = page.getByTestId("laid-card");
  await panel.getByRole("button", { name: player.words("position.oneMore") }).focus();
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: player.words("pokemonPosition.marks.Poisoned") }).press("Enter");
  await expect(zone("1 active").locator(".laid-card__damage")).toContainText("10");

  // A card found goes to the hand; what keeps the position from being played is told.
  const side = player.words("position.sides.0");
  await page
    .getByRole("button", { name: player.words("position.add", { zone: player.words("pokemonPosition.zones.hand"), side }) })
    .click();
  const search = page.getByTestId("laid-search");
  await search.getByRole("searchbox").fill("Potion");
  await search
    .getByRole("button", { name: /^Potion/ })
    .first()
    .click();
  await expect(zone("0 hand").locator(".card-button")).toHaveCount(1);
  // Sixty cards are laid out: it takes the place of one of the deck. Which print it is, is said below it.
  await expect(missing).toHaveAttribute("data-count", "0");
  await expect(search.locator(".set-mark").first()).toContainText(/\d/);
  await zone("0 active").locator(".card-button").click();
  await panel.getByRole("button", { name: player.words("position.remove") }).click();
  await expect(missing).toContainText(side);
  await expect(page.getByTestId("play-position")).toBeDisabled();
  // A Pokémon of the deck takes the empty place.
  await zone("0 rest").locator(".card-button").first().click();
  await panel.getByRole("combobox").selectOption({ label: player.words("pokemonPosition.zones.active") });
  await expect(missing).toHaveAttribute("data-count", "0");
  expect.soft(await faults(page)).toEqual([]);
  await screenshot(page, "position");

  await player.button("position.share.do").click();
  const dialog = player.dialog("position.share.title");
  const address = dialog.getByTestId("position-link");
  await expect(address).toHaveValue(/p=[\w-]+/);
  const before = await address.inputValue();
  await dialog.getByLabel(player.words("position.share.goal")).fill("Win this turn");
  await expect(address).not.toHaveValue(before);
  const link = await address.inputValue();
  await page.keyboard.press("Escape");

  const friend = await Player.playing(browser, site, "Cyllene", "fr", { viewport: { width: 390, height: 844 } });
  await friend.page.goto(link);
  await expect(friend.page.getByTestId("puzzle")).toContainText("Win this turn");
  await expect(friend.page.locator(`[data-zone="1 active"] .laid-card__damage`)).toContainText("10");
  await screenshot(friend.page, "position-phone");
  // What is done with a card is in sight from its beginning, and the card above it; so is the place where one lands that is found.
  const chosen = friend.page.locator(`[data-zone="1 active"] .card-button`);
  await chosen.click();
  await expect(friend.page.getByTestId("laid-card").locator("h2")).toBeInViewport({ ratio: 1 });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await friend.page
    .getByRole("button", {
      name: friend.words("position.add", { zone: friend.words("pokemonPosition.zones.hand"), side: friend.words("position.sides.0") }),
    })
    .click();
  const found = friend.page.getByTestId("laid-search").locator(".card-button").first();
  await expect(found).toBeInViewport({ ratio: 1 });
  const held = friend.page.locator(`[data-zone="0 hand"] .card-button`);
  const many = await held.count();
  await found.click();
  await expect(held).toHaveCount(many + 1);
  await expect(held.last()).toBeInViewport({ ratio: 1 });
  await screenshot(friend.page, "position-phone-tools");
  await friend.button("position.close").click();
  await expect(friend.page.getByTestId("play-position")).toBeInViewport({ ratio: 1 });
  await friend.page.goto(`${link}x`.replace(/p=[\w-]{9}/, "p="));
  await expect(friend.page.getByText(friend.words("position.broken"))).toBeVisible();
  await friend.close();

  await page.getByTestId("play-position").click();
  await table.open();
  await expect(page.locator("[data-place=active-theirs], [data-place=hand-mine]").first()).toBeVisible();
  // What is to be done stands beside the table: also once a deed is taken back, on a phone, and when one tries again.
  const goal = page.locator(".margin").getByTestId("puzzle");
  await expect(goal).toContainText("Win this turn");
  await screenshot(page, "position-played");
  await table.answerNext();
  await page.getByTestId("take-back").click();
  await page.locator(".past [data-row]").first().click();
  await expect(goal).toContainText("Win this turn");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(goal).toBeHidden();
  await player.button("board.puzzle.open").click();
  await expect(player.dialog("board.puzzle.name")).toContainText("Win this turn");
  await screenshot(page, "position-played-phone");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1366, height: 768 });
  await table.concedeToComputer();
  await table.outcome();
  const first = page.url();
  // A puzzle is its position: no other deck is offered for it.
  await expect(page.getByTestId("rematch")).toBeEnabled();
  await expect(player.button("board.result.changeDeck")).toBeHidden();
  await page.getByTestId("rematch").click();
  await expect(page).not.toHaveURL(first);
  await expect(goal).toContainText("Win this turn");
  await player.close();
});
