import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { DeckPage } from "./deck-page";
import { meetByChance, PASSWORD, Player, untilAsked } from "./player";
import { expect, test } from "./site";
import type { Table } from "./table";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A drawn card is a picture with writing in it, and is named by a sentence that says the same in another order. */
const RULES = { "label-content-name-mismatch": { enabled: false } };

/** What axe finds serious or critical on a page, each with where. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => window.axe.run({ rules }), RULES);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    );
}

test("no page has a serious fault for those who cannot see it or use a mouse", async ({ browser, site }) => {
  const visitor = await Player.arrive(browser, site, "Visiteur", "fr");
  for (const address of ["/", "/inscription", "/regles", "/regles?game=dragonball", "/administration"]) {
    await visitor.page.goto(address);
    expect.soft(await faults(visitor.page), address).toEqual([]);
  }
  const one = await Player.playing(browser, site, "Aldo", "fr");
  const other = await Player.playing(browser, site, "Marion", "en");
  expect.soft(await faults(one.page), "/jeu").toEqual([]);
  const decks = new DeckPage(one);
  await decks.open();
  await expect(decks.catalogue.getByRole("status").first()).not.toBeEmpty();
  expect.soft(await faults(one.page), "/deck").toEqual([]);
  await decks.catalogue.getByRole("button", { name: one.words("decks.catalogue.filters") }).click();
  expect.soft(await faults(one.page), "the filters of the catalogue").toEqual([]);
  await one.page.keyboard.press("Escape");
  await decks.readList("1 Froakie XY 39\n1 Missingno");
  expect.soft(await faults(one.page), "a deck list that was read").toEqual([]);
  await one.page.keyboard.press("Escape");
  await one.page.goto("/deck?game=dragonball");
  await expect(decks.catalogue.getByRole("status").first()).not.toBeEmpty();
  await decks.lookAt(", Leader,");
  expect.soft(await faults(one.page), "/deck of Dragon Ball").toEqual([]);
  await one.toGame();
  await meetByChance(one, other);
  expect.soft(await faults(one.page), "match, set-up").toEqual([]);
  await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
  expect.soft(await faults(one.page), "match").toEqual([]);
  await one.table.concede();
  await one.table.outcome();
  expect.soft(await faults(one.page), "result").toEqual([]);
  for (const player of [visitor, one, other]) await player.close();
});

test("log-in and a move in a match by keyboard alone", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Olga", "fr");
  const other = await Player.playing(browser, site, "Koga", "fr");
  await one.logOut();
  const { page } = one;
  await tabTo(page.getByLabel(one.words("login.login")));
  await page.keyboard.type("Olga");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/jeu");

  await tabTo(one.button("lobby.queue.button"));
  await page.keyboard.press("Enter");
  await expect(one.button("lobby.queue.leave")).toBeVisible();
  await other.joinQueue();
  for (const { table } of [one, other]) await table.open();

  await untilAsked(one, other);
  await chooseActiveByKeyboard(one.table);
  for (const player of [one, other]) await player.close();
});

async function chooseActiveByKeyboard(table: Table): Promise<void> {
  const { page } = table;
  const asked = await table.asked();
  // Who has only one Basic Pokémon finds it in the Active Spot.
  if (await table.confirm.isDisabled()) {
    await tabTo(page.locator("[data-holds]").first());
    await page.keyboard.press("Enter");
    await tabTo(table.choice("[data-place=active-mine]"));
    await page.keyboard.press("Enter");
  }
  await tabTo(table.confirm);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("decision")).not.toHaveAttribute("data-decision-id", asked?.id ?? "");
}

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached by Tab.`);
}
