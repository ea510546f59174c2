import { meetByChance, Player } from "./player";
import { expect, test, VARIABLES } from "./site";

test.use({ siteVariables: { ...VARIABLES, TURN_SECONDS: "20" } });

test("the Active Pokémon that lies on its place stays there when time runs out before it is confirmed", async ({ browser, site }) => {
  const [one, other] = [await Player.playing(browser, site, "Ambre", "fr"), await Player.playing(browser, site, "Basile", "fr")];
  const nameOf = (option: number) => one.page.locator(`[data-holds~="${option}"] .card__name`).textContent();
  for (;;) {
    await meetByChance(one, other);
    const asked = await one.table.asked();
    const last = (asked?.options.length ?? 0) - 1;
    // By itself the clock would take the first.
    if (asked?.purpose === "setupActive" && last > 0 && (await nameOf(last)) !== (await nameOf(0))) {
      const laid = await nameOf(last);
      await one.table.pickUp(last);
      await one.table.choice("[data-place=active-mine]").click();
      await one.table.asked(asked.id);
      await expect(one.page.locator("[data-place=active-mine] .card__name")).toHaveText(laid ?? "");
      break;
    }
    await one.table.concede();
    for (const { page, table } of [one, other]) {
      await expect(table.result).toBeVisible();
      await page.getByTestId("back").click();
    }
  }
  for (const player of [one, other]) await player.close();
});
