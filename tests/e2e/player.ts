import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";
import { expect, type Site } from "./site";
import { Table } from "./table";
import { type Words, wordsOf } from "./words";

export const PASSWORD = "bourg-palette";
const LANGUAGES = { fr: "Français", en: "English", es: "Español", it: "Italiano" } as const;
const screenshots = fileURLToPath(new URL("../.results/screenshots", import.meta.url));

/** A screenshot of a page as it stands, for looking at; three of them are in the README. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(screenshots, `${name}.png`), animations: "disabled" });
}

/** Somebody at a browser of their own, acting through what the page shows in their language. */
export class Player {
  readonly table: Table;
  readonly words: Words;
  /** Words that the pages wanted and did not have. */
  private readonly wordless: string[] = [];

  private constructor(
    readonly page: Page,
    readonly pseudo: string,
    readonly locale: Locale,
  ) {
    this.table = new Table(page);
    this.words = wordsOf(locale);
    page.on("console", (message) => message.text().includes("MISSING_MESSAGE") && this.wordless.push(message.text()));
  }

  /** A new browser on the home page, in a language chosen in the header. */
  static async arrive(browser: Browser, site: Site, pseudo: string, locale: Locale): Promise<Player> {
    const player = new Player(await (await newBrowser(browser, site)).newPage(), pseudo, locale);
    await player.page.goto("/");
    // French is the default; any other language is chosen.
    if (locale !== "fr") {
      await player.page.getByLabel(wordsOf("fr")("shell.language")).selectOption({ label: LANGUAGES[locale] });
      await expect(player.page.locator("html")).toHaveAttribute("lang", locale);
    }
    return player;
  }

  /** A browser of a player with an account, logged in, on the game page; for tests in which that is not the matter. */
  static async playing(
    browser: Browser,
    site: Site,
    pseudo: string,
    locale: Locale = "fr",
    device: BrowserContextOptions = {},
  ): Promise<Player> {
    const context = await newBrowser(browser, site, device);
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    const data = { lastName: "Ketchum", firstName: "Sacha", email: `${pseudo}@example.org`, pseudo };
    const signUp = { data: { ...data, password: PASSWORD, passwordConfirmation: PASSWORD } };
    expect((await context.request.post("/api/accounts", signUp)).status()).toBe(201);
    const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json();
    await context.request.post("/api/auth/callback/credentials", { form: { csrfToken, login: pseudo, password: PASSWORD, json: "true" } });
    const player = new Player(await context.newPage(), pseudo, locale);
    await player.toGame();
    return player;
  }

  /** Another tab of the same browser, on the same address. */
  async secondTab(): Promise<Player> {
    const tab = new Player(await this.page.context().newPage(), this.pseudo, this.locale);
    await tab.page.goto(this.page.url());
    return tab;
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole("button", { name: this.words(key, values) });
  }

  dialog(key: string, values?: Record<string, string | number>): Locator {
    const name = this.words(key, values);
    return this.page.getByRole("dialog", { name }).or(this.page.getByRole("alertdialog", { name }));
  }

  async toGame(): Promise<void> {
    await this.page.goto("/jeu");
    await expect(this.page.getByRole("heading", { name: this.words("lobby.players.title") })).toBeVisible();
  }

  /** @param beforeSending looks at the form as it was filled in */
  async signUp(beforeSending: (page: Page) => Promise<void> = async () => {}): Promise<void> {
    const { page, words, pseudo } = this;
    await page.getByRole("link", { name: words("login.signUp") }).click();
    const field = (name: string) => page.getByLabel(words(`signup.fields.${name}`), { exact: true });
    await field("lastName").fill("Ketchum");
    await field("firstName").fill("Sacha");
    await field("email").fill(`${pseudo}@example.org`);
    await field("pseudo").fill(pseudo);
    await field("password").fill(PASSWORD);
    await field("passwordConfirmation").fill(PASSWORD);
    await beforeSending(page);
    await this.button("signup.submit").click();
    await page.waitForURL("**/jeu");
  }

  async logOut(): Promise<void> {
    await this.button("shell.logOut").click();
    await expect(this.page.getByRole("heading", { name: this.words("login.title") })).toBeVisible();
  }

  async logIn(): Promise<void> {
    await this.page.getByLabel(this.words("login.login")).fill(this.pseudo);
    await this.page.getByLabel(this.words("login.password"), { exact: true }).fill(PASSWORD);
    await this.button("login.submit").click();
    await this.page.waitForURL("**/jeu");
  }

  /** The row of another player among those online, opened. */
  async openRow(other: Player): Promise<void> {
    const row = this.page.getByRole("button", { name: other.pseudo, expanded: false });
    await row.click();
  }

  async askForFriendship(other: Player): Promise<void> {
    await this.openRow(other);
    await this.button("lobby.players.add").click();
    const dialog = this.dialog("lobby.addFriend.title", { pseudo: other.pseudo });
    await dialog.getByRole("button", { name: this.words("lobby.addFriend.confirm") }).click();
    await expect(dialog).toBeHidden();
  }

  async acceptFriendship(other: Player): Promise<void> {
    const dialog = this.dialog("lobby.request.title", { pseudo: other.pseudo });
    await dialog.getByRole("button", { name: this.words("lobby.request.accept") }).click();
    await expect(dialog).toBeHidden();
  }

  /** Sends a challenge to a friend whose row is open. */
  async challenge(other: Player): Promise<void> {
    await this.button("lobby.players.challenge").click();
    const dialog = this.dialog("lobby.challenge.title", { pseudo: other.pseudo });
    await dialog.getByRole("button", { name: this.words("lobby.challenge.confirm") }).click();
    await expect(dialog).toBeHidden();
  }

  async acceptChallenge(other: Player): Promise<void> {
    const dialog = this.dialog("lobby.challenged.title", { pseudo: other.pseudo });
    await dialog.getByRole("button", { name: this.words("lobby.challenged.accept") }).click();
  }

  /** The rules that are chosen on the game page are XY's unless another edition is named. */
  async joinQueue(edition: Edition = "xy"): Promise<void> {
    if (edition !== "xy") await this.page.getByLabel(this.words("lobby.edition.label")).first().selectOption(edition);
    await this.button("lobby.queue.button").click();
  }

  async close(): Promise<void> {
    expect(this.wordless).toEqual([]);
    await this.page.context().close();
  }
}

/** Both look for a random opponent and find each other. */
export async function meetByChance(one: Player, other: Player, edition?: Edition): Promise<void> {
  await one.joinQueue(edition);
  await expect(one.button("lobby.queue.leave")).toBeVisible();
  await other.joinQueue(edition);
  for (const player of [one, other]) await player.table.open();
}

/** Waits until a player is asked; after a mulligan the other one sets up first (SETUP-05). */
export async function untilAsked(player: Player, other: Player): Promise<void> {
  for (;;) {
    await expect.poll(async () => (await player.table.isAsked()) || (await other.table.isAsked())).toBe(true);
    if (await player.table.isAsked()) return;
    await other.table.answerNext();
  }
}

/** Both tables once one of the players is asked and nothing changes any more: the turn's draw may still be on its way to a page. */
export async function stillPictures(one: Player, other: Player): Promise<readonly [unknown, unknown]> {
  let still: readonly [unknown, unknown] = [null, null];
  await expect(async () => {
    const before = still;
    still = [await one.table.picture(), await other.table.picture()];
    expect((await one.table.isAsked()) || (await other.table.isAsked())).toBe(true);
    expect(still).toEqual(before);
  }).toPass({ intervals: [300], timeout: 20_000 });
  return still;
}

/** A browser as a visitor has it, without animations to wait for. */
function newBrowser(browser: Browser, site: Site, device: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: site.url, reducedMotion: "reduce", ...device });
}
