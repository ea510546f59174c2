import type { Browser, Locator } from "@playwright/test";
import { meetByChance, Player } from "./player";
import { expect, type Site, test } from "./site";

/** Two players of whom the first has won a match against the other, who gave it up. */
async function winnerAndLoser(browser: Browser, site: Site, winner: string, loser: string): Promise<readonly [Player, Player]> {
  const players = [await Player.playing(browser, site, winner, "en"), await Player.playing(browser, site, loser, "en")] as const;
  const [won, lost] = players;
  await meetByChance(won, lost);
  await lost.table.concede();
  for (const { table } of players) await table.outcome();
  return players;
}

const played = ({ page }: Player): Locator => page.getByTestId("played");

test("what a player keeps private nobody else is shown, from the moment they choose", async ({ browser, site }) => {
  const [owner, reader] = await winnerAndLoser(browser, site, "Irida", "Adaman");
  const { words } = reader;
  const figures = reader.page.getByText(words("profile.matches"), { exact: true });
  const choose = async (shown: "ALL" | "RESULTS" | "NOTHING") => {
    await owner.page.getByRole("radio", { name: words(`profile.shown.${shown}.choice`) }).check();
    await expect(owner.page.getByText(words(`profile.shown.${shown}.state`))).toBeVisible();
    await reader.page.goto("/joueur/Irida");
    await expect(reader.page.getByRole("heading", { level: 1, name: "Irida" })).toBeVisible();
  };
  await owner.page.goto("/joueur/Irida");
  await expect(played(owner)).toHaveCount(1);

  await choose("ALL");
  await expect(figures).toBeVisible();
  await expect(played(reader)).toHaveCount(1);

  await choose("RESULTS");
  await expect(figures).toBeVisible();
  await expect(played(reader)).toHaveCount(0);
  await expect(reader.page.getByRole("heading", { name: words("profile.byDeck") })).toHaveCount(0);

  await choose("NOTHING");
  await expect(reader.page.getByText(words("profile.hidden.title", { pseudo: "Irida" }))).toBeVisible();
  await expect(figures).toHaveCount(0);
  await expect(played(reader)).toHaveCount(0);
  // It is kept from others, not from its player.
  await expect(played(owner)).toHaveCount(1);
  for (const player of [owner, reader]) await player.close();
});

test("on a phone a player's name is read whole, and a match is looked at from beside its date", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "WWWWWWWWWWWWWWWWWWW0", "en");
  const { page, words } = player;
  await player.practise("easy", 0);
  await player.table.concedeToComputer();
  await player.table.outcome();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/parties");
  const look = page.getByRole("link", { name: words("history.look") });
  const [button, date] = [await look.boundingBox(), await played(player).locator("time").boundingBox()];
  if (button === null || date === null) throw new Error("Both are on the page.");
  expect(button.y).toBeLessThan(date.y + date.height);

  await page.goto(`/joueur/${player.pseudo}`);
  const name = page.getByRole("heading", { level: 1 });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await player.close();
});

test("the history is narrowed by result and opponent, and the address keeps it", async ({ browser, site }) => {
  const [player, rival] = await winnerAndLoser(browser, site, "Kabu", "Melony");
  const { page, words } = player;
  await player.toGame();
  await player.practise("easy", 0);
  await player.table.concedeToComputer();
  await player.table.outcome();

  await page.goto("/parties");
  await expect(played(player)).toHaveCount(2);
  await page.getByRole("button", { name: words("history.filter.WON"), exact: true }).click();
  await expect(played(player)).toHaveCount(1);
  await expect(played(player)).toContainText("Melony");
  await page.reload();
  await expect(played(player)).toHaveCount(1);

  const against = page.getByRole("combobox", { name: words("history.filter.against") });
  await against.selectOption({ label: words("history.filter.computer") });
  await expect(page.getByRole("heading", { name: words("history.nothingFound.title") })).toBeVisible();
  await page.getByRole("button", { name: words("history.filter.all"), exact: true }).click();
  await expect(played(player)).toHaveCount(1);
  await expect(played(player)).toContainText(words("history.computer"));
  await page.getByRole("button", { name: words("history.filter.DRAWN"), exact: true }).click();
  await expect(page.getByRole("heading", { name: words("history.nothingFound.title") })).toBeVisible();
  for (const one of [player, rival]) await one.close();
});

test("whoever is looked for from their profile stands in the list with what may be done with them", async ({ browser, site }) => {
  const sought = await Player.playing(browser, site, "Volo", "en");
  const player = await Player.playing(browser, site, "Cogita", "en");
  const { page, words } = player;
  await page.goto(`/joueur/${sought.pseudo}`);
  await page.getByRole("link", { name: words("profile.meet") }).click();
  await expect(page.getByRole("button", { name: sought.pseudo, expanded: true })).toBeVisible();
  await expect(player.button("lobby.players.challenge")).toBeEnabled();
  for (const one of [player, sought]) await one.close();
});
