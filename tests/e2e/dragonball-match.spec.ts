import type { Page } from "@playwright/test";
import { canPay, dragonBallPlays, type Habits } from "./dragonball-plays";
import { KeyboardTable } from "./keyboard";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";
import { Table } from "./table";

/** [Counter: Attack] for one yellow Energy. */
const COUNTER = "Shadows Aligned";

/** A player who plays Dragon Ball with a ready deck, and is asked in every window. */
async function fighter(player: Player, starterDeckId: string): Promise<Player> {
  const { page } = player;
  const made = await page.request.post("/api/decks", { data: { game: "dragonball", starterDeckId } });
  const { deck } = await made.json();
  await page.request.post(`/api/decks/${deck.id}/current`);
  await page.getByRole("radio", { name: /Dragon Ball/ }).check({ force: true });
  await page.evaluate(() => localStorage.setItem("dragonball.standing", "always"));
  return player;
}

/** What lies on the table, and what is under way and asked. */
function tableau(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    halves: [...document.querySelectorAll<HTMLElement>(".half, .arena")].map(({ innerText }) => innerText),
    hand: [...document.querySelectorAll<HTMLElement>("[data-place=hand-mine] [data-object]")].map(({ dataset }) => dataset.object),
    asked: document.querySelector<HTMLElement>("[data-testid=decision]")?.dataset.decisionId,
  }));
}

test("two browsers play a match of Dragon Ball to its end, with a combo and a counter, over a restart in the middle of the chain", async ({
  browser,
  site,
}) => {
  test.setTimeout(900_000);
  const one = await fighter(await Player.playing(browser, site, "Pan", "fr"), "lineage");
  const other = await fighter(await Player.playing(browser, site, "Bra", "en"), "lineage");
  const players = [one, other];
  const found = { counter: false, combos: 0 };

  // Until the counter that this is about, nobody spends Energy, and attacks wait until they can be countered. After it one of the two fights, and wins soon.
  const habits = (rival: Player, fights: boolean): Habits => ({
    plays: () => found.counter && fights,
    attacks: async () =>
      found.counter
        ? fights
        : (await rival.page.locator(`[data-place=hand-mine] [aria-label*="${COUNTER}"]`).count()) > 0 && (await canPay(rival.table)),
    combos: () => found.combos === 0,
  });
  const tables = [new Table(one.page, dragonBallPlays(habits(other, true))), new Table(other.page, dragonBallPlays(habits(one, false)))];

  for (const player of players) await player.button("lobby.queue.button").click();
  for (const table of tables) await table.open();
  // What the log says from here on; it is open on one of the screens.
  await one.page.keyboard.press("j");

  await test.step("they play until one of them counters, and the other is asked whether to answer", async () => {
    for (; !found.counter; await one.page.waitForTimeout(20))
      for (const table of tables) {
        if (!(await table.isAsked())) continue;
        const { purpose } = await table.mustBeAsked();
        found.counter = purpose === "counter" && (await table.page.locator(".chain li", { hasText: COUNTER }).count()) > 0;
        if (found.counter) break;
        await table.answerNext();
      }
    await screenshot(one.page, "dragonball-chain");
  });

  await test.step("the server goes and comes back, and the chain is as it was", async () => {
    const before = await Promise.all(players.map(({ page }) => tableau(page)));
    await site.stop("SIGKILL");
    for (const { page } of players) await expect(page.getByTestId("offline")).toBeVisible();
    await site.start();
    for (const { page } of players) await expect(page.getByTestId("offline")).toBeHidden();
    await expect.poll(() => Promise.all(players.map(({ page }) => tableau(page)))).toEqual(before);
  });

  let log = "";
  const look = async ({ page }: Player) => {
    found.combos += await page.locator(".duel .term").count();
    if (page === one.page) log = (await page.locator(".log").textContent()) ?? "";
  };
  await Promise.all(tables.map((table, index) => table.playToTheEnd(async () => look(index === 0 ? one : other))));

  expect(found.combos).toBeGreaterThan(0);
  expect([one, other].some(({ pseudo }) => log.includes(one.words("dragonballBoard.log.countered", { name: pseudo, card: COUNTER })))).toBe(
    true,
  );
  const [before = "", after = ""] = one.words("dragonballBoard.log.combo", { name: "…", card: "…" }).split("…").slice(1);
  expect(log).toMatch(new RegExp(`(Pan|Bra)${before}.+${after}`));

  const [mine, theirs] = await Promise.all(tables.map((table) => table.outcome()));
  expect(mine?.reason).toMatch(/^(life|deck|victoryStrike)$/);
  expect(theirs).toEqual({ ...mine, end: mine?.end === "victory" ? "defeat" : "victory" });
  await screenshot(one.page, "dragonball-result");

  // The match is looked at again, and played again in the browser, from the seed that was announced before the first card.
  await one.page.getByTestId("verify-link").click();
  await expect(one.page.getByTestId("proof").locator("li[data-ok=true]")).toHaveCount(4);
  await one.page.keyboard.press("Escape");
  const replay = one.page.getByTestId("replay");
  await one.page.keyboard.press("ArrowRight");
  await expect(replay).toHaveAttribute("data-step", "1");
  await one.page.getByTestId("reveal-all").check();
  await expect(replay).toHaveAttribute("data-viewer", "all");
  for (const player of players) await player.close();
});

test("some turns of Dragon Ball by keyboard alone", async ({ browser, site }) => {
  const player = await fighter(await Player.playing(browser, site, "Videl", "it"), "gogeta");
  const { page } = player;
  await player.button("levels.easy.name").click();
  const table = new KeyboardTable(page, dragonBallPlays({ combos: () => true }));
  await table.open();
  const clicks = await page.evaluateHandle(() => {
    const made = { count: 0 };
    window.addEventListener("pointerdown", () => made.count++, { capture: true });
    return made;
  });
  // One a turn.
  const energies = page.locator(".half--mine .energy [data-object]");
  let last: string | undefined;
  while ((await energies.count()) < 3) {
    const asked = await table.mustBeAsked(last);
    await table.answer(asked);
    last = asked.id;
  }
  expect(await clicks.evaluate(({ count }) => count)).toBe(0);
  await player.close();
});
