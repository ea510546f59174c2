import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { Player } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";

/** Whether something lies over the middle or either end of a name on the mat. */
function isCovered(name: Element): boolean {
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const card = name.closest(".card");
  return [left + 4, (left + right) / 2, right - 4].some(
    (x) => !card?.parentElement?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
  );
}

test("what can be done is whole beside the open log, and the keys of a deed stand in one line", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Winona", "fr", { viewport: { width: 1366, height: 768 } });
  const { page } = player;
  const stage = await PokemonStage.against(player);
  stage.show(scenes.main);
  await page.keyboard.press("j");
  await page.locator(".log").waitFor();
  const moves = page.locator(".dock .moves");
  await expect.poll(() => moves.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // Neither with the hand open nor with it closed does a name run into the damage, and no name on a Bench is covered.
  for (const hand of ["closed", "open"]) {
    const shown = page.locator("[data-hand]").first();
    if ((await shown.getAttribute("data-hand")) !== hand) await page.keyboard.press("h");
    await expect(shown).toHaveAttribute("data-hand", hand);
    for (const part of await moves.locator(".move, .move > *").all())
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.mouse.move(0, 0);
    const names = await page.locator("[data-place^=bench] .card__name").all();
    expect(names).toHaveLength(8);
    for (const name of names) await expect.poll(() => name.evaluate(isCovered)).toBe(false);
  }

  await page.keyboard.press("?");
  const keys = page.locator(".keys-list dt");
  await expect(keys.first()).toBeVisible();
  const heights = await keys.evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  await player.close();
});

test("on a tablet held upright nothing of either side lies over another part of the table, and the question over none", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Phoebe", "fr", { viewport: { width: 768, height: 1024 } });
  const { page } = player;
  const stage = await PokemonStage.against(player);
  stage.show(scenes.main);
  await expect(page.getByTestId("decision")).toHaveAttribute("data-purpose", "main");
  const parts = page
    .locator("[data-place=active-theirs] .card, [data-place=active-mine] .card, .bench .card, .dock")
    .filter({ visible: true });
  await expect(parts).toHaveCount(11);
  const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const over = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ),
  );
  expect(over).toEqual([]);
  await player.close();
});
