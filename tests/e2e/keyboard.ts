import type { Locator } from "@playwright/test";
import { expect } from "./site";
import { Table } from "./table";

/** More than there is to be reached on any page. */
const PRESSES = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await reach(target, () => "Tab");
}

async function reach(target: Locator, key: () => string | Promise<string>): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < PRESSES; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(await key());
  }
  throw new Error(`${target} cannot be reached by keyboard.`);
}

/** A table played by keys alone: Tab to what can be chosen, arrows among it, Space or Enter to choose. */
export class KeyboardTable extends Table {
  override async press(target: Locator): Promise<void> {
    const { page } = this;
    await target.waitFor();
    // A row has one tab stop; inside it the arrows go on.
    const isInRow = () => target.evaluate((element) => element.closest("[data-roving]")?.contains(document.activeElement) === true);
    await reach(target, async () => ((await isInRow()) ? "ArrowRight" : "Tab"));
    await page.keyboard.press("Space");
    // What was chosen may have gone from the page; whoever chose it goes on from somewhere.
    await expect.poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)).toBe(true);
  }

  override async openHand(): Promise<void> {
    if ((await this.page.getByTestId("hand-open").getAttribute("aria-expanded")) === "false") await this.page.keyboard.press("h");
  }

  override async pickUp(option: number): Promise<void> {
    const card = this.page.locator(`[data-holds~="${option}"]`);
    if ((await this.page.locator("[data-place=hand-mine]").locator(card).count()) > 0) await this.openHand();
    await this.press(card);
  }
}
