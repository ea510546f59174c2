import type { Locator, Page } from "@playwright/test";
import { PURPOSES } from "@/games/pokemon/engine/options";
import { faults } from "./axe";
import { Player } from "./player";
import { expect, test } from "./site";
import type { Words } from "./words";

/** So many turns of either player, or the whole match. */
const TURNS = 12;
/** More than so many turns ask. */
const DEEDS_MAX = 400;
/** Cards that are played in a turn before the attack. */
const CARDS_A_TURN = 3;

/** The decisions that have words of their own for choosing nothing. */
const NONE = ["search", "toHand", "setupBench", "mulliganBench", "other"];

/** Somebody who hears the table and has a keyboard: roles and names alone say what there is. */
class Blindfolded {
  readonly result: Locator;
  private readonly decision: Locator;
  private readonly hand: Locator;
  private readonly search: Locator;
  private readonly endTurn: Locator;
  /** What the button says that sends a choice, whatever the choice; last what it says where nothing can be chosen. */
  private readonly confirms: readonly ReadonlySet<string>[];
  private cards = 0;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {
    this.decision = page.getByRole("region", { name: words("board.decision"), exact: true });
    this.hand = page.getByRole("region", { name: words("board.hand.label"), exact: true });
    this.search = page.getByRole("dialog");
    this.endTurn = page.getByRole("button", { name: words("board.endTurn"), exact: true, disabled: false });
    const ends = ["victory", "defeat", "draw"].map((end) => words(`board.result.${end}`));
    this.result = page.getByRole("heading", { level: 1, name: new RegExp(ends.join("|")) });
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
    const deeds = PURPOSES.flatMap((purpose) => numbers.map((number) => words(`purposes.confirm.${purpose}`, { number })));
    const none = NONE.map((purpose) => words(`purposes.none.${purpose}`));
    this.confirms = [new Set([...deeds, words("board.choice.continue")]), new Set(none)];
  }

  /** The turn that is played, as it is said in the margin. */
  async turn(): Promise<number> {
    const said = await this.page.getByText(new RegExp(`^${this.words("board.turn", { turn: "\\d+" })}$`)).allTextContents();
    return Number(/\d+/.exec(said[0] ?? "")?.[0] ?? 0);
  }

  /** Waits until something is asked, and presses one thing; false when the match is over. */
  async act(): Promise<boolean> {
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
    const asked = this.decision.getByRole("button").or(this.decision.getByRole("radio")).or(this.search).or(this.endTurn);
    await asked.or(this.result).first().waitFor();
    if (await this.result.isVisible()) return false;
    if (await this.search.isVisible())
      await this.choose(this.search, this.search.getByRole("listitem").getByRole("button", { disabled: false }));
    else if (await this.endTurn.isVisible()) await this.play();
    else await this.choose(this.decision, await this.options());
    await this.focusIsKept();
    return true;
  }

  /** Something of one's turn: a card that can be played, put where the focus goes by itself; else an attack; else the turn's end. */
  private async play(): Promise<void> {
    const playable = this.hand.getByRole("button", { name: new RegExp(`${this.words("card.states.playable")}$`) });
    if (this.cards++ < CARDS_A_TURN && (await playable.count()) > 0) {
      await this.press(playable.first());
      // Held, it has its places lit, and the focus is at one of them.
      return this.page.keyboard.press("Space");
    }
    this.cards = 0;
    await this.page.keyboard.press("a");
    const attack = this.decision.getByRole("button").and(this.page.locator(":focus"));
    await this.page.keyboard.press((await attack.count()) > 0 ? "Space" : "f");
  }

  /** What the dock asks to choose among, wherever that is. */
  private async options(): Promise<Locator> {
    const places = [
      this.decision.getByRole("radio"),
      this.page.getByRole("button", { name: new RegExp(`, (${this.words("card.states.target")}|${this.words("card.states.playable")})$`) }),
      this.page.getByRole("button", { name: new RegExp(`^${this.words("board.zone.prize", { place: "\\d" })}$`), pressed: false }),
    ];
    for (const place of places) if ((await place.count()) > 0) return place;
    return this.decision.getByRole("button");
  }

  /** Sends the choice where it can be sent, and else chooses one thing more. */
  private async choose(where: Locator, options: Locator): Promise<void> {
    const send = (await this.sending(where, 0)) ?? ((await options.count()) === 0 ? await this.sending(where, 1) : null);
    if (send !== null) return this.press(send);
    // A search has its button below its cards, whatever that says.
    const taken = where.getByRole("listitem").getByRole("button", { pressed: true });
    const below = where.getByRole("button").last();
    if ((await taken.count()) > 0 && (await below.isEnabled())) return this.press(below);
    const open = options.and(this.page.getByRole("button", { pressed: false }).or(this.page.getByRole("radio", { checked: false })));
    await this.press((await open.count()) > 0 ? open.first() : options.first());
    // A card that is picked up has its place at the focus.
    if ((await this.decision.getByRole("button", { name: this.words("board.main.putDown") }).count()) > 0)
      await this.page.keyboard.press("Space");
  }

  /** The button that sends the choice, once it can be pressed. */
  private async sending(where: Locator, which: 0 | 1): Promise<Locator | null> {
    const buttons = where.getByRole("button", { disabled: false });
    const names = await buttons.allTextContents();
    const place = names.findIndex((name) => this.confirms[which]?.has(name));
    return place < 0 ? null : buttons.nth(place);
  }

  private async press(target: Locator): Promise<void> {
    await target.focus();
    await this.page.keyboard.press("Space");
  }

  private async focusIsKept(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
      .toBe(true);
  }
}

/** The lines of the log, without when it was, by turns from the first on. */
function byTurns(log: Locator): Promise<string[][]> {
  return log.evaluate((panel) =>
    [...panel.querySelectorAll("ol")].reverse().map((turn) =>
      [...turn.querySelectorAll("li")].map((line) => {
        const words = [...line.childNodes].filter(({ nodeName }) => nodeName !== "TIME");
        return words.map(({ textContent }) => textContent ?? "").join("");
      }),
    ),
  );
}

test("twelve turns are played through the accessibility tree alone, and each move is said once", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Tobias", "en", { viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
  const { page, words } = player;
  // The table comes into the same document.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest("[role=log]"))
          for (const node of addedNodes) if (node instanceof HTMLLIElement) said.push(node.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  await player.button("levels.easy.name").press("Enter");
  await player.table.open();
  const blind = new Blindfolded(page, words);
  const log = page.getByRole("complementary", { name: words("log.label") });
  await player.table.asked();

  await test.step("the table is a page with headings and named regions for both sides", async () => {
    const opponent = words("board.computer");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(words("board.title", { name: opponent }));
    const sides = [
      { side: words("board.yourSide"), name: player.pseudo },
      { side: words("board.sideOf", { name: opponent }), name: opponent },
    ];
    for (const { side, name } of sides) {
      const region = page.getByRole("region", { name: side });
      await expect(region.getByRole("region", { name: words("board.zone.activeOf", { name }) })).toBeVisible();
      await expect(region.getByRole("list", { name: words("board.zone.bench") })).toBeVisible();
    }
  });

  for (let deeds = 0; (await blind.turn()) < TURNS && (await blind.act()); deeds++)
    if (deeds > DEEDS_MAX) throw new Error("It does not go on.");

  if (!(await blind.result.isVisible())) {
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("j");
    const [setup = [], ...turns] = await byTurns(log);
    const heard = await page.evaluate((): string[] => Reflect.get(window, "said"));
    const played = turns.flat();
    expect(heard.slice(-played.length)).toEqual(played);
    // What had happened before the page came stands in the log, and nobody heard it.
    const begun = heard.slice(0, -played.length);
    expect(setup.slice(setup.length - begun.length)).toEqual(begun);
  }
  await player.close();
});
