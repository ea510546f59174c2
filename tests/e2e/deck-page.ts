import type { Locator } from "@playwright/test";
import type { Player } from "./player";
import { expect } from "./site";

/** The deck page as a player uses it. */
export class DeckPage {
  constructor(private readonly player: Player) {}

  async open(): Promise<void> {
    const { page, words } = this.player;
    await page
      .getByRole("navigation")
      .getByRole("link", { name: words("shell.nav.decks") })
      .click();
    await expect(page.getByRole("heading", { name: words("decks.page"), level: 1 })).toBeVisible();
  }

  get deck(): Locator {
    return this.player.page.getByRole("region", { name: this.player.words("decks.deck.title") });
  }

  get catalogue(): Locator {
    return this.player.page.getByRole("region", { name: this.player.words("decks.catalogue.title") });
  }

  /** Makes a copy of a starter deck, by its name in the player's language. */
  async copyStarter(name: string): Promise<void> {
    const { player } = this;
    await player.button("decks.picker.new").click();
    await player.dialog("decks.new.title").getByRole("button", { name }).click();
    await expect(this.nameField).toHaveValue(name);
  }

  get nameField(): Locator {
    return this.player.page.getByLabel(this.player.words("decks.deck.name"));
  }

  /** Finds cards in the catalogue by a name. */
  async find(name: string): Promise<void> {
    await this.catalogue.getByRole("searchbox").fill(name);
  }

  /** Opens the large preview of a card that the catalogue shows. */
  async lookAt(name: string): Promise<Locator> {
    const { player, catalogue } = this;
    await catalogue.getByRole("button", { name }).first().click();
    return player.page.getByRole("region", { name: player.words("decks.preview.label") });
  }

  /** Finds a card in the catalogue and puts copies of it into the deck. */
  async add(name: string, copies: number): Promise<void> {
    const { player } = this;
    await this.find(name);
    const preview = await this.lookAt(name);
    for (let copy = 0; copy < copies; copy++) await preview.getByRole("button", { name: player.words("decks.preview.add") }).click();
  }

  /** Answers a question of the filter dialog and closes it. */
  async filter(question: string, answer: string): Promise<void> {
    const { player, catalogue } = this;
    await catalogue.getByRole("button", { name: player.words("decks.catalogue.filters") }).click();
    const dialog = player.dialog("decks.filters.title");
    const field = dialog.getByLabel(player.words(`pokemonDecks.labels.${question}`), { exact: true });
    // An answer says how many cards it would leave.
    const options = field.getByRole("option").filter({ hasText: new RegExp(`^${answer.replace(/[()+.]/g, "\\$&")}( \\(\\d+\\))?$`) });
    if (await field.evaluate((element) => element.tagName === "SELECT"))
      await field.selectOption((await options.first().getAttribute("value")) ?? "");
    else await field.fill(answer);
    await player.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  /** Pastes a deck list and looks at what it came to. */
  async readList(text: string): Promise<Locator> {
    const { player } = this;
    await player.button("decks.picker.new").click();
    await player
      .dialog("decks.new.title")
      .getByRole("button", { name: player.words("decks.new.import") })
      .click();
    await player.page.getByLabel(player.words("decks.import.label")).fill(text);
    await player.button("decks.import.read").click();
    const found = player.dialog("decks.import.found.title");
    await expect(found).toBeVisible();
    return found;
  }

  /** The deck list that the page gives out. */
  async writtenList(name: string): Promise<string> {
    const { player } = this;
    await player.button("decks.picker.export").click();
    const dialog = player.dialog("decks.export.title", { name });
    const text = await dialog.getByLabel(player.words("decks.export.label")).inputValue();
    await dialog.getByRole("button", { name: player.words("decks.export.close") }).click();
    return text;
  }

  /** Selects all copies of a card of the deck and takes them out. */
  async takeOut(name: string): Promise<void> {
    await this.deck.getByRole("button", { name }).first().click();
    await this.deck.getByRole("button", { name: this.player.words("decks.deck.removeSelection") }).click();
  }

  /** Saves, and waits for what the server says of it. */
  async save(notice: "legal" | "draft", values: Record<string, string | number>): Promise<void> {
    const { player } = this;
    await this.deck.getByRole("button", { name: player.words("decks.deck.save") }).click();
    await expect(player.page.getByText(player.words(`decks.notices.${notice}`, values))).toBeVisible();
  }

  /** Makes the open deck the one to play with, which leads to the game page. */
  async playWith(name: string): Promise<void> {
    const { player } = this;
    await player.button("decks.picker.choose").click();
    await player.page.waitForURL("**/jeu?deck");
    await expect(player.page.getByText(player.words("lobby.deckChosen", { name }))).toBeVisible();
  }
}
