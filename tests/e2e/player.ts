import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";
import { pokemonPlays } from "./pokemon-plays";
import { expect, type Site } from "./site";
import { Table } from "./table";
import { type Words, wordsOf } from "./words";

/** Where a site is reached. */
type Address = Pick<Site, "url">;

export const PASSWORD = "bourg-palette";
const LANGUAGES = { fr: "Français", en: "English", es: "Español", it: "Italiano" } as const;
const screenshots = fileURLToPath(new URL("../.results/screenshots", import.meta.url));

let addresses = 0;
/** An address from which nobody has come: each has its limits. */
export const nextAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`;

/** A screenshot of a page as it stands, for looking at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(screenshots, `${name}.png`), animations: "disabled" });
}

/** Somebody at a browser of their own, acting through what the page shows in their language. */
export class Player {
  readonly table: Table;
  readonly words: Words;
  /** What the pages complained of: words that they wanted and did not have, and what the site's policy keeps them from. */
  private readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly pseudo: string,
    readonly locale: Locale,
  ) {
    this.table = new Table(page, pokemonPlays);
    this.words = wordsOf(locale);
    page.on("console", (message) => /MISSING_MESSAGE|Content Security Policy/.test(message.text()) && this.complaints.push(message.text()));
  }

  /** A new browser on the home page, in a language chosen in the header. */
  static async arrive(
    browser: Browser,
    site: Address,
    pseudo: string,
    locale: Locale,
    device: BrowserContextOptions = {},
  ): Promise<Player> {
    const player = new Player(await (await newBrowser(browser, site, device)).newPage(), pseudo, locale);
    await player.page.goto("/");
    // The browsers of the tests ask for French; any other language is chosen.
    if (locale !== "fr") {
      await player.page.getByLabel(wordsOf("fr")("shell.language")).selectOption({ label: LANGUAGES[locale] });
      await expect(player.page.locator("html")).toHaveAttribute("lang", locale);
    }
    return player;
  }

  /** A browser of a player with an account, logged in, on the game page; for tests in which that is not the matter. */
  static async playing(
    browser: Browser,
    site: Address,
    pseudo: string,
    locale: Locale = "fr",
    device: BrowserContextOptions = {},
  ): Promise<Player> {
    const context = await newBrowser(browser, site, device);
    await context.addCookies([{ name: "locale", value: locale, url: site.url }]);
    const data = { lastName: "Ketchum", firstName: "Sacha", email: `${pseudo}@example.org`, pseudo };
    const signedUp = await context.request.post("/api/accounts", {
      data: { ...data, password: PASSWORD, passwordConfirmation: PASSWORD },
      headers: { "x-forwarded-for": nextAddress() },
    });
    // Files of one worker share a site: each player of the browser tests has a pseudo of their own.
    expect(signedUp.status(), `${pseudo}: ${await signedUp.text()}`).toBe(201);
    await logIn(context, pseudo, PASSWORD);
    const player = new Player(await context.newPage(), pseudo, locale);
    await player.toGame();
    return player;
  }

  /** A browser of the administrator, logged in, at the list of players; in French. */
  static async administrating(browser: Browser, site: Site, device: BrowserContextOptions = {}): Promise<Player> {
    const context = await newBrowser(browser, site, device);
    await logIn(context, "admin", site.administratorPassword);
    const administrator = new Player(await context.newPage(), "admin", "fr");
    await administrator.page.goto("/administration");
    return administrator;
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

  /** Waits until the game page does what it is asked to. */
  async gameOpen(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.words("lobby.players.title") })).toBeVisible();
    await expect(this.page.locator("main")).not.toHaveAttribute("aria-busy");
  }

  async toGame(): Promise<void> {
    await this.page.goto("/jeu");
    await this.gameOpen();
  }

  /**
   * Sits down against the computer and plays so many turns, until it is this player's to decide again. Where the cards end a match before, there is another one.
   * @param begin is done at each new table
   */
  async practise(level: "easy" | "normal", turns: number, begin: () => Promise<void> = async () => {}): Promise<void> {
    for (;;) {
      await this.button(`levels.${level}.name`).click();
      await this.table.open();
      await begin();
      await this.table.playTurns(turns);
      if ((await this.table.asked()) !== null) return;
      await this.toGame();
    }
  }

  /** @param beforeSending looks at the form as it was filled in */
  async signUp(beforeSending: (page: Page) => Promise<void> = async () => {}): Promise<void> {
    await this.page.getByRole("link", { name: this.words("login.signUp") }).click();
    await this.fillSignUp(beforeSending);
  }

  /** Fills in and sends the sign-up that is open. */
  async fillSignUp(beforeSending: (page: Page) => Promise<void> = async () => {}): Promise<void> {
    const { page, words, pseudo } = this;
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
    await this.gameOpen();
  }

  async logOut(): Promise<void> {
    await this.button("shell.logOut").click();
    await expect(this.page.getByRole("heading", { name: this.words("login.back") })).toBeVisible();
  }

  /** @param page where the log-in leads; the game page unless this browser was on its way to somewhere else */
  async logIn(page = "/jeu"): Promise<void> {
    await this.page.getByLabel(this.words("login.login")).fill(this.pseudo);
    await this.page.getByLabel(this.words("login.password"), { exact: true }).fill(PASSWORD);
    await this.button("login.submit").click();
    await this.page.waitForURL(`**${page}`);
    if (page === "/jeu") await this.gameOpen();
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
    expect(this.complaints).toEqual([]);
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

/**
 * A browser of somebody who knows the game, without animations to wait for: they are not greeted with the lesson, and end their turn without being
 * asked again.
 */
async function newBrowser(browser: Browser, site: Address, device: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce", ...device });
  await context.addInitScript(() => {
    localStorage.setItem("knows-the-game", "1");
    if (localStorage.getItem("table-settings") === null) localStorage.setItem("table-settings", '{"askBeforeEnd":false,"hints":false}');
  });
  return context;
}

/** Logs a browser in without its page. */
async function logIn({ request }: BrowserContext, login: string, password: string): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/callback/credentials", { form: { csrfToken, login, password, json: "true" } });
}
