import type { Locator } from "@playwright/test";
import { view } from "@/games/pokemon/board/fixtures/table";
import { Stage } from "./dragonball-stage";
import { meetByChance, Player, screenshot } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";
import { settled } from "./views";

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
/** As long as a pseudo may be, in one word. */
const LONG = "HumanoConNombreLargo";

/** In how many lines the name of whose turn it is stands. */
async function linesOfName(turn: Locator): Promise<number> {
  return turn.evaluate((element) => {
    const range = document.createRange();
    if (element.lastChild) range.selectNodeContents(element.lastChild);
    return range.getClientRects().length;
  });
}

/** How far the words of a part reach beyond the part itself, on either side. */
function beyond(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return Math.max(0, box.left - words.left, words.right - box.right);
  });
}

test("the longest pseudo stands whole on the button, in one line below the clock, and in the words of the coin", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Opale", "fr", { viewport: LAPTOP, reducedMotion: "no-preference" });
  const rival = await Player.playing(browser, site, LONG);
  const { page, words } = player;
  const stage = await PokemonStage.set(page.context());
  await player.toGame();
  await meetByChance(player, rival);
  await expect(page.getByTestId("decision")).toBeAttached();

  stage.show({ view: view({ turnSeat: 1 }) });
  const button = page.getByTestId("end-turn");
  await expect(button).toHaveText(words("board.turnOf", { name: LONG }));
  await screenshot(page, "long-pseudo-turn");
  await expect(page.getByTestId("turn-player")).toContainText(LONG);
  expect(await linesOfName(page.getByTestId("turn-player"))).toBe(1);
  expect(await beyond(button)).toBe(0);

  const setUp = view({ phase: "setup", turn: 0, startingSeat: 1 });
  stage.show({ view: setUp });
  const starts = page.getByTestId("starts");
  await expect(starts).toContainText(LONG);
  await screenshot(page, "long-pseudo-starts");
  const { height, line } = await starts.evaluate((part) => ({
    height: part.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(part).lineHeight),
  }));
  expect(height).toBeLessThan(line * 1.5);

  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await settled(page);
    stage.show({ view: setUp, events: [{ type: "matchStarted", startingSeat: 1, suddenDeath: 0 }] });
    const headline = page.getByTestId("toss").locator("h2");
    await headline.waitFor();
    const seen = await page.getByTestId("toss").evaluate((toss) => {
      const range = document.createRange();
      const verdict = toss.querySelector("h2");
      if (verdict) range.selectNodeContents(verdict);
      const { left, right } = range.getBoundingClientRect();
      const fates = [...toss.querySelectorAll<HTMLElement>(".fate")].map(({ offsetHeight, offsetTop }) => `${offsetTop} ${offsetHeight}`);
      return { left, right, fates: new Set(fates).size };
    });
    await screenshot(page, `long-pseudo-toss-${viewport.width}`);
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.right).toBeLessThanOrEqual(viewport.width);
    expect(seen.fates).toBe(1);
    await expect(page.getByTestId("director")).toHaveCount(0);
  }
  for (const one of [player, rival]) await one.close();
});

/** The names that stand in more than one line, those that nobody can read whole, and the parts that reach out of the page. */
function brokenNames(parts: Locator, names: readonly string[]) {
  return parts.evaluateAll(
    (all, names) =>
      all.flatMap((part) => {
        const name = names.find((each) => part.textContent?.includes(each));
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const faults: string[] = [];
        for (let text = walker.nextNode(); name !== undefined && text !== null; text = walker.nextNode()) {
          const at = text.textContent?.indexOf(name) ?? -1;
          if (at < 0) continue;
          const range = new Range();
          range.setStart(text, at);
          range.setEnd(text, at + name.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`${name} in ${lines.size} lines`);
        }
        const titled = part.closest("[title]")?.getAttribute("title") ?? part.querySelector("[title]")?.getAttribute("title");
        if (name !== undefined && !titled?.includes(name)) faults.push(`no title says ${name}`);
        const { left, right } = part.getBoundingClientRect();
        if (left < 0 || right > window.innerWidth) faults.push(`${part.textContent} reaches out`);
        return faults;
      }),
    names,
  );
}

test("on a phone the widest and the narrowest names of twenty letters stand in one line, in the toss, on the plates and in a replay", async ({
  browser,
  site,
}) => {
  const [wide, narrow] = [`${"W".repeat(19)}3`, "i".repeat(20)];
  const player = await Player.playing(browser, site, narrow, "fr", { viewport: PHONE, reducedMotion: "no-preference" });
  const rival = await Player.playing(browser, site, wide);
  const { page } = player;
  const stage = await PokemonStage.set(page.context());
  await player.toGame();
  await meetByChance(player, rival);
  await expect(page.getByTestId("decision")).toBeAttached();
  const setUp = view({ phase: "setup", turn: 0, startingSeat: 1 });
  for (const viewport of [PHONE, SMALL]) {
    await page.setViewportSize(viewport);
    await settled(page);
    stage.show({ view: setUp, events: [{ type: "matchStarted", startingSeat: 1, suddenDeath: 0 }] });
    await page.getByTestId("toss").locator("h2").waitFor();
    await screenshot(page, `names-toss-${viewport.width}`);
    expect(await brokenNames(page.locator(".tossed :is(h2, h3)"), [wide, narrow])).toEqual([]);
    await expect(page.getByTestId("director")).toHaveCount(0);
    await screenshot(page, `names-table-${viewport.width}`);
    expect(await brokenNames(page.locator(".plate b").filter({ visible: true }), [wide, narrow])).toEqual([]);
  }
  // The player's table is only shown: the match itself goes on at the rival's.
  await rival.table.concede();
  await rival.page.getByTestId("replay-link").click();
  await rival.page.getByTestId("replay").waitFor();
  for (const viewport of [PHONE, SMALL]) {
    await rival.page.setViewportSize(viewport);
    await settled(rival.page);
    await screenshot(rival.page, `names-replay-${viewport.width}`);
    // All of the toss is seen, however low the mat is.
    const parts = rival.page.locator(".tossed :is(.tossed__source, .fate, h2)");
    const cut = await parts.evaluateAll(
      (all) =>
        all.filter((part) => {
          const [{ top, bottom }, whole] = [part.getBoundingClientRect(), part.closest(".tossed")?.getBoundingClientRect()];
          return whole && (top < whole.top || bottom > whole.bottom);
        }).length,
    );
    expect(cut, `${viewport.width}`).toBe(0);
    expect(await brokenNames(rival.page.locator(".plate b").filter({ visible: true }), [wide, narrow])).toEqual([]);
  }
  for (const one of [player, rival]) await one.close();
});

test("the longest pseudo stands whole on the button of Dragon Ball", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Yamcha", "fr", { viewport: LAPTOP });
  const rival = await Player.playing(browser, site, "HombreDeNombreLargo0");
  const { page, words } = player;
  const stage = await Stage.set(page.context());
  await player.toGame();
  for (const one of [player, rival]) {
    await one.page.getByRole("radio", { name: /Dragon Ball/ }).check({ force: true });
    await one.button("lobby.queue.button").click();
  }
  for (const one of [player, rival]) await one.table.open();
  stage.show({ view: { active: stage.seat === 0 ? 1 : 0 } });
  const button = page.getByTestId("end-turn");
  await expect(button).toHaveText(words("board.turnOf", { name: rival.pseudo }));
  await screenshot(page, "long-pseudo-dragonball");
  expect(await beyond(button)).toBe(0);
  for (const one of [player, rival]) await one.close();
});
