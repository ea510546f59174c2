import type { Locator } from "@playwright/test";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { crowded } from "./dragonball-stage";
import { meetByChance, Player, screenshot } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";
import { settled } from "./views";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The longest pseudo, of the widest letters. */
const LONG = "WWWWWWWWWWWWWWWWWWWW";

/** The half of the screen in which the middle of something lies. */
async function sideOf(locator: Locator): Promise<"left" | "right"> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is on the screen.");
  return box.x + box.width / 2 < PHONE.viewport.width / 2 ? "left" : "right";
}

/** Whether each of them can be seen whole. */
async function areWhole(locators: Locator): Promise<boolean> {
  const each = await Promise.all((await locators.all()).map(isWhole));
  return each.length > 0 && each.every((whole) => whole);
}

/** Whether all of it can be seen without scrolling sideways. */
async function isWhole(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.viewport.width;
}

test("the longest pseudo pushes nothing out of a phone's screen", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, LONG, "fr");
  const other = await Player.playing(browser, site, "Nina", "fr", PHONE);
  await one.askForFriendship(other);
  const request = other.dialog("lobby.request.title", { pseudo: LONG });
  expect(await isWhole(request.getByRole("button", { name: other.words("lobby.request.accept") }))).toBe(true);
  await other.acceptFriendship(one);

  await one.challenge(other);
  const challenge = other.dialog("lobby.challenged.title", { pseudo: LONG });
  expect(await isWhole(challenge.getByRole("button", { name: other.words("lobby.challenged.accept") }))).toBe(true);
  await other.acceptChallenge(one);
  for (const player of [one, other]) await player.table.open();
  // Nor does it burst the margin of a wide screen.
  const burst = (part: string) => one.page.locator(part).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect([await burst(".turn"), await burst(".plate--mine"), await burst(".acts")]).toEqual([0, 0, 0]);

  await one.table.concede();
  await expect(other.table.result).toBeVisible();
  expect(await isWhole(other.page.getByTestId("rematch"))).toBe(true);
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  for (const player of [one, other]) await player.close();
});

test("a match is played on the screen of a phone", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Nora", "it", PHONE);
  await one.button("levels.easy.name").click();
  await one.table.open();
  await one.table.playTurns(3);
  await one.close();
});

test("ED-10 on the screen of a phone too the winner of the coin flip says who goes first", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Nadia", "fr", PHONE);
  const other = await Player.playing(browser, site, "Norma", "es", PHONE);
  await meetByChance(one, other, "sm");
  await expect.poll(async () => (await one.table.isAsked()) || (await other.table.isAsked())).toBe(true);
  const winner = (await one.table.isAsked()) ? one : other;
  await expect(winner.page.getByRole("heading", { name: winner.words("purposes.title.goFirst") })).toBeVisible();
  await winner.page.getByRole("button", { name: winner.words("board.choice.no"), exact: true }).click();
  await expect(winner.page.getByTestId("starts")).toContainText((winner === one ? other : one).pseudo);
  for (const player of [one, other]) await player.close();
});

test("a phone has room for who goes first, whatever they are called", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "WWWWWWWWWWWWWWWW", "fr", PHONE);
  const stage = await PokemonStage.against(player);
  stage.show({ ...scenes.setupActive, view: { ...scenes.setupActive.view, startingSeat: 0 } });
  const starts = player.page.getByTestId("starts");
  await expect(starts).toContainText(player.pseudo);
  // What is said of the name stands behind it, and is not cut.
  const room = await starts.evaluate((line) => {
    const said = document.createRange();
    if (line.lastChild) said.selectNode(line.lastChild);
    const facts = line.closest(".facts")?.getBoundingClientRect().right ?? 0;
    return facts - said.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await player.close();
});

test("a finger may take its time to drag a card to its place", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Naomi", "fr", PHONE);
  const held = one.page.locator("[data-holds]");
  // With a single Basic Pokémon there is nothing to choose, and so nothing to drag.
  for (;;) {
    await one.button("levels.easy.name").click();
    await one.table.open();
    await one.table.asked();
    if ((await held.count()) > 0) break;
    await one.page.getByTestId("menu").click();
    await one.page
      .getByRole("dialog")
      .getByRole("button", { name: one.words("board.concede") })
      .click();
    await one.page.getByTestId("concede-confirm").click();
    await one.page.getByTestId("back").click();
  }
  await held.first().scrollIntoViewIfNeeded();
  const [card, place] = [await held.first().boundingBox(), await one.page.locator("[data-place=active-mine]").boundingBox()];
  if (card === null || place === null) throw new Error("Both are on the screen.");
  const from = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
  const to = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const finger = await one.page.context().newCDPSession(one.page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: part === undefined ? [] : [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", step / 10);
    // Longer together than the long press that shows a card in full.
    await one.page.waitForTimeout(80);
  }
  await touch("touchEnd");
  await expect(one.page.locator("[data-place=active-mine] [aria-pressed=true]")).toBeVisible();
  await one.close();
});

test("a phone's menu has the messages of friends, and silences the opponent's reactions", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Nestor", "fr", PHONE);
  const other = await Player.playing(browser, site, "Nadine", "fr");
  await other.askForFriendship(one);
  await one.acceptFriendship(other);
  await other.challenge(one);
  await one.acceptChallenge(other);
  for (const player of [one, other]) await player.table.open();
  const { page } = one;

  await page.getByTestId("menu").click();
  const menu = page.locator("dialog.menu");
  await menu.getByTestId("chat-on").click();
  await expect(menu.getByTestId("chat")).toHaveAttribute("data-state", "theirs-off");
  await menu.getByRole("button", { name: one.words("board.reactions.mute", { name: other.pseudo }) }).click();
  await expect(menu.getByRole("button", { name: one.words("board.reactions.unmute", { name: other.pseudo }) })).toBeVisible();
  await menu.getByRole("button", { name: one.words("board.menu.close") }).click();

  await other.page.keyboard.press("r");
  await other.page.locator("#reactions button").first().click();
  await expect(other.page.locator(".plate--mine .bubble span").first()).toBeVisible();
  // What was said has come here by then, too.
  await page.waitForTimeout(500);
  await expect(page.locator(".plate--theirs .bubble > span")).toHaveCount(0);
  for (const player of [one, other]) await player.close();
});

test("a phone says what an attack comes to before it is chosen", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nikola", "fr", PHONE);
  const stage = await PokemonStage.against(player);
  stage.show(scenes.main);
  const attack = player.page
    .locator(".move[data-attack]")
    .filter({ has: player.page.locator("small") })
    .first();
  await expect(attack).toBeVisible();
  for (const line of await attack.locator("small span").all()) await expect(line).toBeVisible();
  await player.close();
});

test("a phone says why it asks whether the turn is to end, with the hand open as well", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nerine", "it", PHONE);
  const { page, words } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":true,"hints":false}'));
  const stage = await PokemonStage.against(player);
  for (const hand of ["closed", "open"])
    await test.step(`hand ${hand}`, async () => {
      stage.show(scenes.main);
      await expect(page.getByTestId("dock-hand-open")).toBeVisible();
      if (hand === "open") await page.getByTestId("dock-hand-open").click();
      await page.getByTestId("end-turn").click();
      const dock = page.getByTestId("decision");
      await expect(dock).toContainText(words("board.earlyEnd.deeds.attack"));
      await expect(dock.locator("#dock-left")).toBeInViewport({ ratio: 1 });
      await screenshot(page, `early-end-phone-${hand}`);
      // The turn's end stands below it.
      await expect(page.getByTestId("end-turn")).toBeEnabled();
      await page.getByTestId("end-not-yet").click();
      await expect(page.getByTestId("end-not-yet")).toHaveCount(0);
    });
  await player.close();
});

/** The player's turn at Pokémon, with the left hand. */
async function playLeftHanded(player: Player): Promise<void> {
  await player.page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":false,"hints":false,"leftHanded":true}'));
  const stage = await PokemonStage.against(player);
  stage.show(scenes.main);
}

test("a left-handed phone has the hand, its tab and the menu where the left thumb is", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nalani", "fr", PHONE);
  const { page } = player;
  await playLeftHanded(player);
  await expect(page.getByTestId("dock-hand-open")).toBeVisible();
  // What can be done is asked below one's own Bench.
  const belowTheBench = async () => {
    const [bench, dock] = [await page.locator(".half--mine .bench").boundingBox(), await page.getByTestId("decision").boundingBox()];
    return bench && dock ? dock.y - bench.y - bench.height : Number.NEGATIVE_INFINITY;
  };
  await expect.poll(belowTheBench).toBeGreaterThanOrEqual(0);
  expect(await sideOf(page.getByTestId("menu"))).toBe("left");
  expect(await sideOf(page.getByTestId("end-turn"))).toBe("left");
  expect(await sideOf(page.getByTestId("dock-hand-open"))).toBe("left");
  await page.getByTestId("dock-hand-open").click();
  const tab = page.getByTestId("hand-open");
  await expect(tab).toHaveAttribute("aria-expanded", "true");
  // The thumb comes from the left: so does the tab, and the cards lie beside it.
  expect(await sideOf(tab)).toBe("right");
  // The hand slides in: it is looked at where it comes to rest.
  const beyondTheTab = async () => {
    const [cards, edge] = [await page.locator("[data-place=hand-mine]").boundingBox(), await tab.boundingBox()];
    return cards && edge ? cards.x + cards.width - edge.x : Number.POSITIVE_INFINITY;
  };
  await expect.poll(beyondTheTab).toBeLessThanOrEqual(4);
  await player.close();
});

test("a left-handed phone has a discard pile that is looked into whole, from its first card on", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nelida", "fr", PHONE);
  const { page } = player;
  await playLeftHanded(player);
  if ((await page.getByTestId("hand-open").getAttribute("aria-expanded")) === "true") await page.getByTestId("hand-open").click();
  await page.locator(".half--mine button.zone--discard, .half--mine .piles button").first().click();
  const cards = page.locator(".hand--pile li");
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => isWhole(cards.first())).toBe(true);
  const row = await page.locator(".hand--pile ol").boundingBox();
  expect([row?.x, row?.width]).toEqual([0, PHONE.viewport.width]);
  await player.close();
});

test("a left-handed phone has Dragon Ball's closed hand whole on the screen, and its button opens it", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nappa", "fr", PHONE);
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":false,"hints":false,"leftHanded":true}'));
  const { show, turn } = await crowded(player);
  show({ decision: turn });
  const cards = page.locator("[data-place=hand-mine]");
  const tab = page.getByTestId("hand-open");
  await expect.poll(() => isWhole(cards)).toBe(true);
  await expect.poll(() => areWhole(page.locator(".hand [data-object]"))).toBe(true);
  expect([await sideOf(cards), await sideOf(tab)]).toEqual(["right", "left"]);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => isWhole(tab)).toBe(true);
  await player.close();
});

test("a dialog longer than the window is read from its beginning", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Maylene", "fr", { viewport: { width: 390, height: 420 } });
  const { page } = player;
  await page.goto("/deck");
  const card = page.locator(".found .item button").first();
  await card.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await settled(page);
  await screenshot(page, "dialog-long");
  const { top, more } = await dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    more: scrollHeight - clientHeight,
  }));
  expect(more).toBeGreaterThan(0);
  expect(top).toBe(0);
  await expect(dialog).toBeFocused();
  // From there the keyboard goes to what can be done, and back to where it came from.
  await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await player.close();
});
