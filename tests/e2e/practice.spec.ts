import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("who chooses an edition to train in sees its years, and which of their decks is of an older one", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Celio", "fr");
  const { page, words } = player;
  const named = (edition: string) => `${words(`games.pokemon.edition.${edition}`)} · ${words(`games.pokemon.years.${edition}`)}`;

  await page.goto("/entrainement/position?game=pokemon");
  await expect(page.getByLabel(words("position.edition")).getByRole("option", { name: named("swsh") })).toBeAttached();

  await page.goto("/entrainement?game=pokemon");
  const own = page.getByRole("region", { name: words("practice.own") });
  const older = words("practice.older", { deck: words("practice.current"), edition: words("games.pokemon.edition.xy") });
  await expect(own.getByText(words("practice.current"), { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: words("practice.edition") }).selectOption(named("swsh"));
  await expect(own.getByText(older, { exact: true })).toBeVisible();
  await screenshot(page, "practice-older");
  await player.close();
});
