import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { themes } from "@/ui/theme/theme";
import { makeSite } from "../e2e/made-site";
import { expect, test } from "../e2e/site";
import { inTheme, SIZES, settled, VIEWS } from "../e2e/views";
import { speciesSheet } from "./species-sheet";

/** Pictures of the site: those that `docs/` shows, or all there are in a folder. */

const documented = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const folder = process.env.PICTURES_FOLDER;
const LAPTOP = SIZES[1];
/** The one picture that is no page of the site. */
const SHEET = "species";

async function picture(page: Page, file: string): Promise<void> {
  await settled(page);
  // Drawings come by themselves, those below the fold only when they are needed.
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === "lazy"));
  await page.screenshot({ path: `${file}.png`, animations: "disabled" });
}

test("pictures are taken", async ({ browser, site }) => {
  const made = await makeSite(browser, site, { viewport: LAPTOP });
  if (folder === undefined) {
    const names = readdirSync(documented)
      .map((file) => path.parse(file).name)
      .filter((name) => name !== SHEET);
    expect(names.filter((name) => !VIEWS.some((view) => view.name === name))).toEqual([]);
    for (const { name, open } of VIEWS) if (names.includes(name)) await picture(await open(made), path.join(documented, name));
    return;
  }
  for (const { name, open } of VIEWS) {
    const page = await open(made);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await inTheme(page, theme);
        await picture(page, path.join(folder, `${name}-${size.width}-${theme}`));
      }
    }
    await page.setViewportSize(LAPTOP);
  }
});

test("the sheet of well-known species is drawn", async ({ page }) => {
  await page.setContent(speciesSheet());
  // As a PNG it would weigh five times as much.
  await page.screenshot({ path: path.join(folder ?? documented, `${SHEET}.jpg`), fullPage: true, quality: 75 });
});
