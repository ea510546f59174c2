import type { Locator, Page } from "@playwright/test";
import { expect } from "./site";

/** What a decision says of itself to whoever looks at the page. */
export interface Asked {
  readonly id: string;
  readonly layout: string;
  readonly purpose: string;
  /** What each option is, by its index. */
  readonly options: readonly string[];
}

/** How somebody plays: answers one open decision by clicks. */
export type Play = (table: Table, asked: Asked) => Promise<void>;

/** How a game's decisions are answered, by their layout. */
export type Plays = Readonly<Record<string, Play>>;

/** A player of a starter deck needs about sixty. */
const ANSWERS_MAX = 400;

/** The table of a match, played through what can be seen and clicked. */
export class Table {
  readonly result: Locator;
  readonly refusal: Locator;
  private readonly dock: Locator;

  constructor(
    readonly page: Page,
    private readonly plays: Plays,
  ) {
    this.result = page.getByTestId("result");
    this.refusal = page.getByTestId("refusal").filter({ visible: true });
    this.dock = page.getByTestId("decision");
  }

  /** Waits until the match is on the screen. */
  async open(): Promise<void> {
    await this.page.waitForURL("**/match/*");
    await this.dock.waitFor({ state: "attached" });
  }

  get url(): string {
    return this.page.url();
  }

  /** Waits for a decision after the given one; null when the match is over instead. */
  async asked(after?: string): Promise<Asked | null> {
    const other = after === undefined ? "" : `:not([data-decision-id="${after}"])`;
    const open = this.page.locator(`[data-testid=decision][data-state=open]${other}`);
    await open.or(this.result).first().waitFor({ state: "attached" });
    if (await this.result.isVisible()) return null;
    return this.look();
  }

  /** Whether a decision is open now. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator("[data-testid=decision][data-state=open]").count()) > 0;
  }

  private async look(): Promise<Asked> {
    const { decisionId = "", layout = "", purpose = "", options = "" } = await this.dock.evaluate((dock) => ({ ...dock.dataset }));
    return { id: decisionId, layout, purpose, options: options.split(" ").filter(Boolean) };
  }

  /**
   * Answers decisions until the match is over.
   * @param look looks at the table before each answer
   */
  async playToTheEnd(look: (asked: Asked) => Promise<void> = async () => {}): Promise<void> {
    let last: string | undefined;
    for (let answers = 0; answers < ANSWERS_MAX; answers++) {
      const asked = await this.asked(last);
      if (asked === null) return;
      await look(asked);
      await this.answer(asked);
      last = asked.id;
    }
    throw new Error(`The match was not over after ${ANSWERS_MAX} answers.`);
  }

  /** Answers decisions until one's own turn has ended so many times, or the match is over before; leaves the next decision open. */
  async playTurns(count: number): Promise<void> {
    for (let turns = 0; turns < count; ) {
      const asked = await this.asked();
      if (asked === null) return;
      if (asked.purpose === "main") {
        await this.endTurn();
        await this.gone(asked);
        turns++;
      } else await this.answer(asked);
    }
  }

  /** Answers the open decision, or the next one. */
  async answerNext(): Promise<void> {
    await this.answer(await this.mustBeAsked());
  }

  /** Makes the clicks of an answer, whatever comes of them. */
  async tryToAnswer(): Promise<void> {
    const asked = await this.mustBeAsked();
    await this.plays[asked.layout]?.(this, asked);
  }

  /** Waits for the next decision; throws when the match is over instead. */
  async mustBeAsked(after?: string): Promise<Asked> {
    const asked = await this.asked(after);
    if (asked === null) throw new Error("The match is over.");
    return asked;
  }

  /** Answers an open decision. */
  async answer(asked: Asked): Promise<void> {
    await this.plays[asked.layout]?.(this, asked);
    await this.gone(asked);
  }

  /** Waits until the server has taken an answer; throws when it was refused. */
  async gone(asked: Asked): Promise<void> {
    const gone = this.page.locator(`[data-testid=decision]:not([data-decision-id="${asked.id}"])`);
    await gone.or(this.result).or(this.refusal).first().waitFor({ state: "attached" });
    if (await this.refusal.isVisible()) throw new Error(`"${asked.purpose}" was refused: ${await this.refusal.textContent()}`);
  }

  /** What can be chosen by a click. */
  choice(where: string, option?: number): Locator {
    return this.page.locator(where).locator(option === undefined ? "[data-option]" : `[data-option="${option}"]`);
  }

  get confirm(): Locator {
    return this.page.getByTestId("confirm").filter({ visible: true });
  }

  /** Chooses or opens something; a table that is played otherwise than by pointer says how. */
  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async openHand(): Promise<void> {
    // On a phone the dock of the main phase has the button.
    const hand = this.page.getByTestId("hand-open").or(this.page.getByTestId("dock-hand-open")).filter({ visible: true }).first();
    if ((await hand.getAttribute("aria-expanded")) === "false") await hand.click();
    // A card under the pointer stands up before its neighbours.
    await this.page.mouse.move(0, 0);
  }

  /** Picks a card of the hand or the table up, by one of the options that it stands for. */
  async pickUp(option: number): Promise<void> {
    const card = this.page.locator(`[data-holds~="${option}"]`);
    if ((await this.page.locator("[data-place=hand-mine]").locator(card).count()) === 0) return this.press(card);
    await this.openHand();
    // On a phone the hand is a row that scrolls.
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => bareSpot(card)).not.toBeNull();
    await card.click({ position: (await bareSpot(card)) ?? { x: 0, y: 0 } });
  }

  async endTurn(): Promise<void> {
    await this.press(this.page.getByTestId("end-turn"));
  }

  /** What lies on the table as this player sees it, and what is asked. */
  picture(): Promise<{ asked: string | undefined; hand: (string | undefined)[]; places: string[] }> {
    return this.page.evaluate(() => ({
      asked: document.querySelector<HTMLElement>("[data-testid=decision]")?.dataset.decisionId,
      hand: [...document.querySelectorAll<HTMLElement>("[data-card-handle]")].map(({ dataset }) => dataset.cardHandle),
      places: [...document.querySelectorAll<HTMLElement>("[data-place]:not([data-place=hand-mine])")].map(
        ({ dataset, innerText }) => `${dataset.place}: ${innerText}`,
      ),
    }));
  }

  async concede(): Promise<void> {
    await this.page.getByTestId("concede").click();
    await this.page.getByTestId("concede-confirm").click();
  }

  /** Concedes while the computer waits for an answer: nothing it does can end the match in between. */
  async concedeToComputer(): Promise<void> {
    if ((await this.asked()) !== null) await this.concede();
  }

  /** Who won (by seat) and why, as this page tells it. */
  async outcome(): Promise<{ winner: string | null; reason: string | null; end: string | null }> {
    await expect(this.result).toBeVisible();
    const [winner, reason, end] = await Promise.all(
      ["data-winner", "data-reason", "data-end"].map((name) => this.result.getAttribute(name)),
    );
    return { winner: winner ?? null, reason: reason ?? null, end: end ?? null };
  }
}

/** Where a card of the fan is not covered by its neighbours, from its own corner; null when it is not to be seen. */
export function bareSpot(card: Locator): Promise<{ x: number; y: number } | null> {
  return card.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.15]) {
      for (const across of [0.5, 0.35, 0.2, 0.1, 0.65, 0.8, 0.9]) {
        const [x, y] = [width * across, height * down];
        if (button.contains(document.elementFromPoint(left + x, top + y))) return { x, y };
      }
    }
    return null;
  });
}

/** Where decisions are put. */
export const DOCK = "[data-testid=decision]";

/** Chooses one thing after another until the choice can be confirmed, then gives back what is superfluous. */
export function chooseAmong(where: string): Play {
  return async (table) => {
    // What cannot be otherwise is chosen from the beginning.
    if ((await table.choice(where).and(table.page.locator("[aria-pressed=true]")).count()) > 0) return table.press(table.confirm);
    const indices = await table.choice(where).evaluateAll((targets) => targets.map((target) => Number(target.dataset.option)));
    const enough = () => table.confirm.isEnabled();
    const chosen: number[] = [];
    for (const option of indices) {
      await table.press(table.choice(where, option));
      chosen.push(option);
      if (await enough()) break;
    }
    for (const option of chosen) {
      if (await enough()) break;
      await table.press(table.choice(where, option));
    }
    await table.press(table.confirm);
  };
}
