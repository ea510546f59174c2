import type { Page } from "@playwright/test";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { view } from "@/games/pokemon/board/fixtures/table";
import { locales } from "@/i18n/locales";
import { crowded } from "./dragonball-stage";
import { Player, screenshot } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";
import { settled } from "./views";

declare global {
  interface Window {
    /** What a page did to be heard. */
    heard?: { contexts: number; tones: number; gains: GainNode[] };
    /** What the system was asked to show, and how often somebody was asked whether it may. */
    noticed?: { questions: number; open: string[] };
  }
}

const switchOf = ({ page, words }: Player, setting: string) =>
  page.getByRole("switch", { name: words(`settings.${setting}`), exact: true });

/** Changes what the settings of the table say, as a player does. */
async function set({ page }: Player, change: () => Promise<void>): Promise<void> {
  await page.getByTestId("settings").click();
  await change();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The samples' turn with nothing left but some of what it offers. */
function offering(...deeds: readonly string[]): typeof scenes.main {
  const { decision } = scenes.main;
  const options = decision.options.filter((option) => "do" in option && deeds.includes(option.do));
  return { decision: { ...decision, options, fallback: [options.length - 1] } };
}

test("who does nothing for a while is told what the table offers, unless hints are switched off", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nessa");
  const { page, words } = player;
  await page.clock.install();
  const stage = await PokemonStage.against(player);
  const hint = page.getByTestId("hint");
  const wait = async (seconds: number) => {
    await page.clock.fastForward(seconds * 1000);
    await settled(page);
  };
  await set(player, () => switchOf(player, "hints").click());

  stage.show(offering("attack", "endTurn"));
  await expect(page.getByTestId("end-turn")).toBeVisible();
  await expect(hint).toHaveCount(0);
  await wait(9);
  await expect(hint).toHaveAttribute("data-hint", "attack");
  await expect(hint).toContainText(words("lesson.pokemon.hints.attack.title"));

  stage.show(offering("attachEnergy", "attack", "endTurn"));
  await expect(hint).toHaveCount(0);
  await wait(9);
  await expect(hint).toHaveAttribute("data-hint", "energy");
  // Shown, not done: a card is taken up, and the decision is still open.
  await page.getByTestId("hint-show").click();
  await expect(page.locator(".hand [data-state=selected]")).toHaveCount(1);
  await expect(hint).toHaveCount(0);
  await page.keyboard.press("Escape");

  await set(player, () => switchOf(player, "hints").click());
  await expect(hint).toHaveCount(0);
  stage.show(offering("attack", "endTurn"));
  await wait(9);
  await expect(hint).toHaveCount(0);
  // A page that has lost its line would ask for nothing, and have no hint either.
  expect(await player.table.isAsked()).toBe(true);
  await player.close();
});

test("who does nothing for a while in Dragon Ball is told what the table offers", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Shugesh");
  const { page, words } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":false,"hints":true}'));
  await page.clock.install();
  const { show: layOut, turn } = await crowded(player);
  const hint = page.getByTestId("hint");
  layOut({ decision: turn });
  await expect(page.getByTestId("decision")).toHaveAttribute("data-purpose", "main");
  await expect(hint).toHaveCount(0);
  await page.clock.fastForward(9_000);
  await expect(hint).toHaveAttribute("data-hint", "play");
  await expect(hint).toContainText(words("lesson.dragonball.hints.play.title"));
  // The card sinks that the pointer leaves on its way to the bubble: the button under it is not to go away with that.
  const card = page.locator(".hand li").first();
  // No time passes in which the card under the pointer would be shown in full.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await card.getByRole("button").hover();
  await card.evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));
  await page.clock.runFor(50);
  const show = page.getByTestId("hint-show");
  const place = await show.boundingBox();
  await show.hover();
  await card.evaluate((sunk) => Promise.all(sunk.getAnimations().map(({ finished }) => finished)));
  await page.clock.runFor(50);
  expect(await show.boundingBox()).toEqual(place);
  await page.clock.resume();
  // Shown, not done: the card is taken up, and the decision is still open.
  await show.click();
  await expect(page.locator(".hand [data-state=selected]")).toHaveCount(1);
  await expect(hint).toHaveCount(0);
  await player.close();
});

test("a browser that denies notices has it said where they are allowed", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Bea", "it", { viewport: { width: 1366, height: 768 } });
  const { page, words } = player;
  await PokemonStage.against(player);
  // As where somebody has once said no.
  await page.evaluate(() => {
    Notification.requestPermission = async () => "denied";
  });
  await page.getByTestId("settings").click();
  const dialog = player.dialog("settings.title");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await switchOf(player, "notification").click();
  await expect(dialog.getByRole("alert")).toHaveText(words("settings.notificationDenied"));
  await expect(switchOf(player, "notification")).not.toBeChecked();
  await screenshot(page, "notification-denied");
  await player.close();
});

test("whoever wants notices is asked whether they may be, and has one as their turn comes to a page out of sight, until they look at it", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Hop");
  const { page, words } = player;
  // A browser without a window shows no notices and is never out of sight.
  await page.addInitScript(() => {
    const noticed: NonNullable<Window["noticed"]> = { questions: 0, open: [] };
    window.noticed = noticed;
    let permission: NotificationPermission = "default";
    class Notice extends EventTarget {
      static get permission() {
        return permission;
      }
      static async requestPermission() {
        noticed.questions++;
        permission = "granted";
        return permission;
      }
      onclick: (() => void) | null = null;
      constructor(readonly title: string) {
        super();
        if (permission === "granted") noticed.open.push(title);
      }
      close() {
        noticed.open = noticed.open.filter((title) => title !== this.title);
      }
    }
    Object.assign(window, { Notification: Notice });
  });
  const stage = await PokemonStage.against(player);
  const noticed = () => page.evaluate(() => window.noticed);
  const look = (hidden: boolean) =>
    page.evaluate((away) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: away });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  let turn = 20;
  const myTurn = async () => {
    stage.show(scenes.waiting);
    await expect(page).not.toHaveTitle(/^●/);
    turn += 2;
    stage.show({ ...scenes.main, view: view({ turn }) });
    await expect(page).toHaveTitle(/^●/);
  };

  await look(true);
  await myTurn();
  expect(await noticed()).toEqual({ questions: 0, open: [] });

  await look(false);
  await set(player, async () => {
    await switchOf(player, "notification").click();
    await expect(switchOf(player, "notification")).toBeChecked();
  });
  await myTurn();
  expect(await noticed()).toEqual({ questions: 1, open: [] });
  await look(true);
  await myTurn();
  expect(await noticed()).toEqual({ questions: 1, open: [words("settings.yourTurn")] });
  await look(false);
  expect(await noticed()).toEqual({ questions: 1, open: [] });
  await player.close();
});

/** How loud a page is heard from now on; null where it is not. */
async function heardOn(page: Page, deed: () => void): Promise<number | null> {
  await page.evaluate(() => {
    if (window.heard) Object.assign(window.heard, { tones: 0, gains: [] });
  });
  deed();
  await expect(page).toHaveTitle(/^●/);
  return page.evaluate(() => (window.heard?.tones ? (window.heard.gains[0]?.gain.value ?? null) : null));
}

test("a table is silent until its sound is switched on; how loud it is then is remembered", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Piers");
  const { page, words } = player;
  await page.addInitScript(() => {
    const heard: NonNullable<Window["heard"]> = { contexts: 0, tones: 0, gains: [] };
    window.heard = heard;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts++;
      }
      override createOscillator(): OscillatorNode {
        heard.tones++;
        return super.createOscillator();
      }
      override createGain(): GainNode {
        const gain = super.createGain();
        heard.gains.push(gain);
        return gain;
      }
    };
  });
  const stage = await PokemonStage.against(player);
  let turn = 20;
  /** The other one's turn, and one's own after it. */
  const myTurn = async () => {
    stage.show(scenes.waiting);
    await expect(page).not.toHaveTitle(/^●/);
    turn += 2;
    return heardOn(page, () => stage.show({ ...scenes.main, view: view({ turn }) }));
  };
  const contexts = () => page.evaluate(() => window.heard?.contexts);

  await set(player, () => expect(switchOf(player, "sound")).not.toBeChecked());
  expect(await myTurn()).toBeNull();
  expect(await contexts()).toBe(0);

  await set(player, async () => {
    await switchOf(player, "sound").click();
    await page.getByRole("slider", { name: words("settings.volume") }).fill("50");
  });
  await expect.poll(contexts).toBe(1);
  await expect.poll(myTurn).toBeCloseTo(0.15);

  await page.reload();
  await player.table.asked();
  await set(player, async () => {
    await expect(switchOf(player, "sound")).toBeChecked();
    await expect(page.getByRole("slider", { name: words("settings.volume") })).toHaveValue("50");
  });
  await expect.poll(myTurn).toBeCloseTo(0.15);

  await set(player, () => switchOf(player, "sound").click());
  expect(await myTurn()).toBeNull();
  await player.close();
});

test("the tab has a mark while something is asked of its player, unless they want no warning", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Raihan");
  const { page, words } = player;
  const stage = await PokemonStage.against(player);
  const picture = page.locator('head link[rel~="icon"]').first();
  const [usual, title] = [/^(?!data:)/, words("board.pageTitle")];

  stage.show(scenes.waiting);
  await expect(picture).toHaveAttribute("href", usual);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  stage.show(scenes.main);
  await expect(picture).toHaveAttribute("href", /^data:image\/svg/);
  await expect(page).toHaveTitle(new RegExp(`^${words("settings.yourTurnTitle", { title })}`));

  // What is switched off is off at once.
  await set(player, () => switchOf(player, "turnWarning").click());
  await expect(picture).toHaveAttribute("href", usual);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await player.close();
});

test("a language chosen at the table is the cards' at once", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Polyglotte", "fr");
  const { page, table, words } = player;
  await player.button("levels.easy.name").click();
  await table.open();
  await table.asked();
  await table.openHand();
  const names = page.locator("[data-place=hand-mine] .card__name");
  const french = await names.allTextContents();
  expect(french.length).toBeGreaterThan(0);
  await page.getByTestId("settings").click();
  await player.dialog("settings.title").getByLabel(words("shell.language")).selectOption({ label: "English" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.keyboard.press("Escape");
  // Some cards are called alike in both languages; which ones the hand holds, chance decides.
  await expect.poll(() => names.allTextContents()).not.toEqual(french);
  const chosen = await names.allTextContents();
  await page.reload();
  await table.asked();
  await table.openHand();
  expect(chosen).toEqual(await names.allTextContents());

  // Of a page that came with its table, what is open stays open, too.
  await page.getByTestId("settings").click();
  await page.getByRole("dialog").getByRole("combobox").selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => names.allTextContents()).toEqual(french);
  await expect(page.getByRole("dialog")).toBeVisible();
  await player.close();
});

/** The words that do not stand whole in one line. */
function brokenWords(within: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

test("the words of the settings stand beside keys and buttons, not under them, in every language", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Milo", "fr", { viewport: { width: 1366, height: 768 } });
  const { page, table } = player;
  await player.button("levels.easy.name").click();
  await table.open();
  await table.asked();
  await page.getByTestId("settings").click();
  await expect(page.locator(".settings__keys")).toBeVisible();
  const caps = page.locator(".settings__keys kbd:last-child");
  await expect(caps).not.toHaveCount(0);
  const gaps = await caps.evaluateAll((all) =>
    all.map((cap) => (cap.closest("div")?.querySelector("dd")?.getBoundingClientRect().left ?? 0) - cap.getBoundingClientRect().right),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  const keys = page.locator(".settings__keys");
  expect(await keys.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await screenshot(page, "settings-keys");

  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.locator(".settings select").selectOption(locale);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await settled(page);
    await screenshot(page, `settings-phone-${locale}`);
    const [title, reset, close] = await page
      .locator(".settings h2, .settings .dialog__actions .btn")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(title.right).toBeLessThanOrEqual(reset.left);
    expect(reset.right).toBeLessThanOrEqual(close.left);
    expect(close.right).toBeLessThanOrEqual(390);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.locator(".settings").evaluate(brokenWords), locale).toEqual([]);
    expect(await page.locator(".settings").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await screenshot(page, `settings-narrow-${locale}`);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await player.close();
});

test("for the left hand the dock does not cover what the opponent has just done", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Malva", "fr", { viewport: { width: 1366, height: 768 } });
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"leftHanded":true,"hints":false}'));
  const stage = await PokemonStage.against(player);
  const attacked = { type: "attackUsed", seat: 1, pokemon: 11, card: "blaziken", index: 0, name: "Comet Heel" } as const;
  stage.show({ ...scenes.main, events: [{ type: "turnStarted", seat: 1, turn: 9 }, ...Array(6).fill(attacked)] });
  const told = page.getByTestId("last-turn");
  await expect(told).toBeVisible();
  await expect(page.locator(".dock")).toBeVisible();
  await settled(page);
  await screenshot(page, "left-handed");
  const others = ".dock, .half--theirs .card, .their-hand";
  const covered = await told.evaluate((panel, others) => {
    const box = panel.getBoundingClientRect();
    return [...document.querySelectorAll(others)].filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    }).length;
  }, others);
  expect(covered).toBe(0);
  await player.close();
});

test("for the left hand no card of Dragon Ball lies over the button that closes the hand", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Capella", "en", { viewport: { width: 1366, height: 768 } });
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"leftHanded":true,"hints":false}'));
  const { show, turn } = await crowded(player);
  show({ decision: turn });
  await expect(page.getByTestId("decision")).toHaveAttribute("data-purpose", "main");
  const shown = page.locator("[data-hand]").first();
  if ((await shown.getAttribute("data-hand")) !== "open") await page.keyboard.press("h");
  await expect(shown).toHaveAttribute("data-hand", "open");
  await page.mouse.move(0, 0);
  await settled(page);
  await screenshot(page, "left-handed-dragonball");
  const button = await page.locator(".hand__open").filter({ visible: true }).first().boundingBox();
  const cards = await page.locator(".hand li .card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...cards)).toBeLessThanOrEqual(button?.x ?? 0);
  await player.close();
});
