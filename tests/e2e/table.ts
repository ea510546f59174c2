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
type Play = (table: Table, asked: Asked) => Promise<void>;

/** A player of a starter deck needs about sixty. */
const ANSWERS_MAX = 400;

/** The table of a match, played through what can be seen and clicked. */
export class Table {
  readonly result: Locator;
  readonly refusal: Locator;
  private readonly dock: Locator;

  constructor(readonly page: Page) {
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
      if (asked.options.includes("endTurn")) {
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
    await plays[asked.layout]?.(this, asked);
  }

  private async mustBeAsked(): Promise<Asked> {
    const asked = await this.asked();
    if (asked === null) throw new Error("The match is over.");
    return asked;
  }

  private async answer(asked: Asked): Promise<void> {
    await plays[asked.layout]?.(this, asked);
    await this.gone(asked);
  }

  /** Waits until the server has taken an answer; throws when it was refused. */
  private async gone(asked: Asked): Promise<void> {
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

  async openHand(): Promise<void> {
    // On a phone the dock of the main phase has the button.
    const hand = this.page.getByTestId("hand-open").or(this.page.getByTestId("dock-hand-open")).filter({ visible: true }).first();
    if ((await hand.getAttribute("aria-expanded")) === "false") await hand.click();
    // A card under the pointer stands up before its neighbours.
    await this.page.mouse.move(0, 0);
  }

  /** Picks a card of the hand up, by one of the options that it stands for. */
  async pickUp(option: number): Promise<void> {
    await this.openHand();
    const card = this.page.locator(`[data-holds~="${option}"]`);
    // On a phone the hand is a row that scrolls.
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => bareSpot(card)).not.toBeNull();
    await card.click({ position: (await bareSpot(card)) ?? { x: 0, y: 0 } });
  }

  /** Chooses the Active Pokémon at set-up by dragging it from the hand to its place. */
  async dragToActive(): Promise<void> {
    const asked = await this.mustBeAsked();
    await this.openHand();
    const card = this.page.locator("[data-holds]").first();
    if (await card.isVisible()) {
      await card.dragTo(this.page.locator(MY_ACTIVE), { sourcePosition: (await bareSpot(card)) ?? { x: 0, y: 0 } });
      await this.choice(MY_ACTIVE).and(this.page.locator("[aria-pressed=true]")).waitFor();
    }
    await this.confirm.click();
    await this.gone(asked);
  }

  async endTurn(): Promise<void> {
    await this.page.getByTestId("end-turn").click();
  }

  /** What lies on the table as this player sees it, and what is asked. */
  picture(): Promise<unknown> {
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

const DOCK = "[data-testid=decision]";
const MY_ACTIVE = "[data-place=active-mine]";
const MY_BENCH = "[data-place=bench-mine]";
const MY_HAND = "[data-place=hand-mine]";

/** Somebody to promote, yet few enough for the match to end soon. */
const BENCHED = 1;
/** Trainers make a match longer: they are played among the first decisions only. */
const TRAINERS_UNTIL = 30;

/** Builds up, then attacks: the first of these that is offered. */
const mainPhase: Play = async (table, { id, options }) => {
  const first = (deed: string) => {
    const index = options.indexOf(deed);
    return index < 0 ? null : index;
  };
  const benched = await table.page.locator(MY_BENCH).locator("[data-pokemon]").count();
  const basic = benched < BENCHED ? first("playBasic") : null;
  if (basic !== null) {
    await table.pickUp(basic);
    return table.choice(MY_BENCH).first().click();
  }
  const evolution = first("evolve");
  if (evolution !== null) {
    await table.pickUp(evolution);
    return table.choice(`${MY_ACTIVE}, ${MY_BENCH}`).first().click();
  }
  const energy = first("attachEnergy");
  if (energy !== null) {
    await table.pickUp(energy);
    return table.choice(`${MY_ACTIVE}, ${MY_BENCH}`).first().click();
  }
  const trainer = Number(id) < TRAINERS_UNTIL ? first("playTrainer") : null;
  if (trainer !== null) {
    await table.pickUp(trainer);
    return table.choice(DOCK, trainer).click();
  }
  // The strongest attack is printed last.
  const attack = options.lastIndexOf("attack");
  if (attack >= 0) return table.choice(DOCK, attack).click();
  await table.endTurn();
};

/** Chooses one thing after another until the choice can be confirmed, then gives back what is superfluous. */
function chooseAmong(where: string): Play {
  return async (table) => {
    // What cannot be otherwise is chosen from the beginning.
    if ((await table.choice(where).and(table.page.locator("[aria-pressed=true]")).count()) > 0) return table.confirm.click();
    const indices = await table.choice(where).evaluateAll((targets) => targets.map((target) => Number(target.dataset.option)));
    const enough = () => table.confirm.isEnabled();
    const chosen: number[] = [];
    for (const option of indices) {
      await table.choice(where, option).click();
      chosen.push(option);
      if (await enough()) break;
    }
    for (const option of chosen) {
      if (await enough()) break;
      await table.choice(where, option).click();
    }
    await table.confirm.click();
  };
}

/** Cards of the hand: put on their place where they have one, else chosen by the click. */
const fromHand: Play = async (table, asked) => {
  await table.openHand();
  const place = { setupActive: MY_ACTIVE, setupBench: MY_BENCH, mulliganBench: MY_BENCH }[asked.purpose];
  if (place === undefined) return chooseAmong(MY_HAND)(table, asked);
  const wanted = place === MY_ACTIVE ? 1 : Math.min(BENCHED, asked.options.length);
  // The only Pokémon that can be the Active one lies there from the beginning.
  for (let option = await table.choice(place).count(); option < wanted; option++) {
    await table.pickUp(option);
    await table.choice(place).last().click();
  }
  await table.confirm.click();
};

const fromSheet: Play = async (table) => {
  const legal = table.page.locator("[data-layout=sheet] [data-legal] [data-option]");
  const count = await legal.count();
  for (let place = 0; place < count; place++) {
    await legal.nth(place).click();
    if (await table.confirm.isEnabled()) break;
  }
  await table.confirm.click();
};

const plays: Readonly<Record<string, Play>> = {
  main: mainPhase,
  hand: fromHand,
  board: chooseAmong("main"),
  prizes: chooseAmong("[data-place=prizes-mine]"),
  sheet: fromSheet,
  attached: chooseAmong(DOCK),
  number: async (table) => {
    await table.choice(DOCK).last().click();
    await table.confirm.click();
  },
  order: (table) => table.confirm.click(),
  // Where one option is the whole answer, its button sends it.
  list: async (table, asked) => {
    if (await table.confirm.isVisible()) return chooseAmong(DOCK)(table, asked);
    await table.choice(DOCK).first().click();
  },
};
