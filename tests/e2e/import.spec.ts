import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DeckPage } from "./deck-page";
import { ImportPage } from "./import-page";
import { Player, screenshot } from "./player";
import { expect, test, VARIABLES } from "./site";

const IMPORT_DIR = fileURLToPath(new URL("../../../shared/data", import.meta.url));
const present = existsSync(IMPORT_DIR);
if (!present) console.log(`No card data at ${IMPORT_DIR}: the match with imported cards is left out.`);

test.use({ siteVariables: { ...VARIABLES, IMPORT_DIR } });

/** Cards of Black & White, BREAKpoint and Scarlet & Violet, as the official client writes a deck. */
const DECK = `Pokémon: 24
4 Reshiram BLW 26
4 Darumaka BLW 24
4 Heatmor BKP 15
4 Numel BKP 12
4 Torkoal SVI 35
4 Fuecoco SVI 36

Energy: 36
36 Fire Energy BLW 106`;

if (present)
  test("the administrator imports cards, and a match is played with those of three sets", async ({ browser, site }) => {
    const administration = new ImportPage(await browser.newPage(), site);
    await test.step("a running import is found again after a reload, and can be stopped", async () => {
      await administration.open();
      await screenshot(administration.page, "import");
      await administration.start("tcgdex");
      await expect(administration.running).toBeVisible();
      await administration.page.reload();
      await expect(administration.running).toBeVisible();
      await screenshot(administration.page, "import-running");
      await administration.cancel();
      await expect(administration.summary("cancelled")).toBeVisible();
    });

    await test.step("three sets come in, and the page says what came of them", async () => {
      await administration.start("tcgdex", ["bw1", "xy9", "sv01"]);
      await expect(administration.summary("done")).toBeVisible();
      expect(await administration.number("cards")).toBe(115 + 126 + 258);
      expect(await administration.number("playable")).toBeGreaterThan(480);
      await screenshot(administration.page, "import-done");
      await administration.page.close();
    });

    const player = await Player.playing(browser, site, "Artie", "fr");
    await test.step("a player takes them into a deck", async () => {
      const decks = new DeckPage(player);
      await decks.open();
      const found = await decks.readList(DECK);
      await found.getByRole("button", { name: player.words("decks.import.found.take", { count: 60 }) }).click();
      await decks.nameField.fill("Trois feux");
      await decks.save("legal", { name: "Trois feux" });
      await decks.playWith("Trois feux");
      await player.toGame();
    });

    await test.step("and plays them to the end", async () => {
      await player.button("levels.easy.name").click();
      await player.table.open();
      await player.table.playToTheEnd();
      expect((await player.table.outcome()).reason).toMatch(/^(prizes|noPokemon|deckOut)$/);
    });
    await player.close();
  });
