import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { Player } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";

test("what can be done is whole beside the open log, and the keys of a deed stand in one line", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Wallace", "fr", { viewport: { width: 1366, height: 768 } });
  const { page } = player;
  const stage = await PokemonStage.against(player);
  stage.show(scenes.main);
  await page.keyboard.press("j");
  await page.locator(".log").waitFor();
  const moves = page.locator(".dock .moves");
  await expect.poll(() => moves.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const move of await moves.locator(".move").all())
    expect(await move.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.keyboard.press("?");
  const keys = page.locator(".keys-list dt");
  await expect(keys.first()).toBeVisible();
  const heights = await keys.evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  await player.close();
});
