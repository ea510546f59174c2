import { DeckPage } from "./deck-page";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("a deck of Dragon Ball is built: its Leader in the margin, its cards counted by pile, its costs as columns", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Bulma", "fr");
  const { page, words } = player;
  await page.goto("/deck?game=dragonball");
  const decks = new DeckPage(player);
  await expect(decks.deck.getByTestId("deck-size")).toContainText("54");
  await page.getByRole("button", { name: words("decks.tabs.figures"), exact: true }).click();
  await expect(page.getByRole("img", { name: /^coût 1 : \d/ })).toBeVisible();
  await page.getByRole("button", { name: words("decks.tabs.card"), exact: true }).click();

  // Another Leader takes the place of the one before.
  await decks.deck.getByRole("button", { name: words("dragonballBuilder.changeLeader") }).click();
  const leaders = decks.catalogue.getByRole("button", { name: /, Leader, / });
  const other = (await leaders.last().getAttribute("aria-label")) ?? "";
  await leaders.last().click();
  await page
    .getByRole("region", { name: words("decks.preview.label") })
    .getByRole("button", { name: words("decks.preview.add") })
    .click();
  await expect(decks.deck.getByRole("button", { name: other })).toBeVisible();
  await expect(decks.deck.getByRole("button", { name: /, Leader, / })).toHaveCount(1);
  await decks.save("legal", { name: await decks.nameField.inputValue() });

  await screenshot(page, "dragonball-deck");

  // Colours and costs narrow the catalogue.
  await decks.catalogue.getByRole("button", { name: words("decks.rail.all") }).click();
  await decks.catalogue.getByRole("button", { name: words("dragonballCard.colors.blue"), exact: true }).click();
  await decks.catalogue.getByRole("button", { name: words("dragonballCard.cost", { cost: 2 }), exact: true }).click();
  await expect(decks.catalogue.getByRole("button", { name: /Bleu, coût 2,/ }).first()).toBeVisible();
  await expect(decks.catalogue.getByRole("button", { name: /Rouge, coût/ })).toHaveCount(0);

  // A list goes out and comes in.
  const text = await decks.writtenList(await decks.nameField.inputValue());
  expect(text).toMatch(/^Leader: 1\n/);
  const found = await decks.readList(text);
  await found.getByRole("button", { name: words("decks.import.found.take", { count: 55 }) }).click();
  await expect(decks.deck.getByTestId("deck-size")).toContainText("54");
  await player.close();
});

test("on a phone too the cards of Dragon Ball are narrowed by their cost", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Tights", "fr", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page, words } = player;
  await page.goto("/deck?game=dragonball");
  await page.getByRole("button", { name: words("decks.tabs.catalogue"), exact: true }).click();
  const { catalogue } = new DeckPage(player);
  const cost = catalogue.getByRole("button", { name: words("dragonballCard.cost", { cost: 2 }), exact: true });
  await cost.click();
  await expect(cost).toHaveAttribute("aria-pressed", "true");
  await expect(catalogue.getByRole("button", { name: /, coût 2,/ }).first()).toBeVisible();
  await expect(catalogue.getByRole("button", { name: /, coût 3,/ })).toHaveCount(0);
  await player.close();
});
