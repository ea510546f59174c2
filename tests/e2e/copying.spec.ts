import { DeckPage } from "./deck-page";
import { Player } from "./player";
import { expect, test } from "./site";

/** A browser gives no clipboard to a site without https, as one in the own home has none. */
const NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })";

test("a link is copied where the browser has no clipboard to give, and where it does not let it, that is said", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Kopia", "en");
  await player.page.addInitScript(NO_CLIPBOARD);
  const decks = new DeckPage(player);
  await decks.open();
  await player.button("decks.picker.share").click();
  const dialog = player.page.getByRole("dialog");
  await dialog.getByRole("button", { name: player.words("decks.share.make") }).click();
  const address = dialog.getByLabel(player.words("decks.share.link"));
  await expect(address).toHaveValue(/partage/);
  const copy = dialog.getByRole("button", { name: player.words("decks.share.copy") });

  await player.page.evaluate(() => {
    const execCommand = document.execCommand.bind(document);
    document.execCommand = (command) => {
      document.execCommand = execCommand;
      return command === "refused";
    };
  });
  await copy.click();
  await expect(dialog.getByText(player.words("shell.copy.byHand"))).toBeVisible();

  await copy.click();
  await expect(dialog.getByRole("button", { name: player.words("shell.copy.copied") })).toBeVisible();
  const link = await address.inputValue();
  await dialog.getByRole("button", { name: player.words("decks.share.close") }).click();
  await decks.nameField.fill("");
  await decks.nameField.press("Control+V");
  // A deck's name is shorter than a link.
  expect(link).toContain(await decks.nameField.inputValue());
  await expect(decks.nameField).not.toHaveValue("");
  await player.close();
});
