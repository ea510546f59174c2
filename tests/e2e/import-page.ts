import type { Locator, Page } from "@playwright/test";
import { expect, type Site } from "./site";
import { type Words, wordsOf } from "./words";

/** The administration's page for importing cards, in French, as an administrator uses it. */
export class ImportPage {
  readonly words: Words = wordsOf("fr");

  constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(): Promise<void> {
    const { page, words, site } = this;
    await page.goto(`${site.url}/administration/cartes`);
    await page.getByLabel(words("admin.logIn.login")).fill("admin");
    await page.getByLabel(words("login.password"), { exact: true }).fill(site.administratorPassword);
    await page.getByRole("button", { name: words("admin.logIn.submit") }).click();
    await page.waitForURL("**/administration");
    await page.getByRole("link", { name: words("shell.nav.cards") }).click();
    await expect(page.getByRole("heading", { name: words("admin.import.form.title") })).toBeVisible();
  }

  /** Imports these sets of a folder of the server's import folder, or all. */
  async start(folder: string, sets: readonly string[] = []): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words("admin.import.form.source")).selectOption(`folder/${folder}`);
    if (sets.length > 0) await page.getByRole("button", { name: words("admin.import.form.someSets") }).click();
    for (const set of sets) await page.getByRole("checkbox", { name: new RegExp(` ${set}$`) }).check();
    await page
      .getByTestId("import-form")
      .getByRole("button", {
        name: words(sets.length > 0 ? "admin.import.form.startSome" : "admin.import.form.start", { count: sets.length }),
      })
      .click();
  }

  get running(): Locator {
    return this.page.getByTestId("import-running");
  }

  /** The summary of an import that has ended so. */
  summary(state: "done" | "cancelled" | "failed"): Locator {
    return this.page.getByTestId("import-summary").and(this.page.locator(`[data-state=${state}]`));
  }

  async cancel(): Promise<void> {
    await this.page.getByRole("button", { name: this.words("admin.import.running.cancel") }).click();
  }

  /** A figure of the summary. */
  async number(name: "cards" | "playable" | "unplayable" | "written" | "skipped"): Promise<number> {
    return Number((await this.page.locator(`[data-number=${name}]`).innerText()).replace(/\D/g, ""));
  }
}
