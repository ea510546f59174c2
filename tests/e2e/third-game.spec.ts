import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";
import { Player } from "./player";
import { expect, Site, VARIABLES } from "./site";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Below the project, so that it finds the same packages; and out of sight of its checks. */
const copy = path.join(root, ".build/third-game");
const BUILT_FROM = ["src", "public", "prisma", "next.config.js", ".postcssrc.json", "tsconfig.json", "package.json"];

/** The project with another game: its folder, and its line in each list (docs/games.md). */
function withTheDuel(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of BUILT_FROM) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  cpSync(path.join(root, "tests/third-game/duel"), path.join(copy, "src/games/duel"), { recursive: true });
  addTo("src/games/index.ts", 'import { offerDuel } from "./duel/site";', "[offerPokemon()", "[offerPokemon(), offerDuel()");
  addTo("src/games/tables.ts", 'import { DuelTable } from "./duel/board";', "{\n  pokemon:", "{\n  duel: DuelTable,\n  pokemon:");
  for (const locale of ["fr", "en", "es", "it"]) {
    const file = path.join(copy, `src/i18n/messages/${locale}/games.json`);
    const duel = { name: "Duel", line: "Three cards, six turns.", edition: { plain: "Plain" } };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), duel }));
  }
}

function addTo(list: string, line: string, before: string, after: string): void {
  const file = path.join(copy, list);
  const source = readFileSync(file, "utf8");
  expect(source).toContain(before);
  const [directive = "", ...rest] = source.startsWith('"use client"') ? source.split("\n") : ["", source];
  writeFileSync(file, [directive, line, rest.join("\n").replace(before, after)].join("\n"));
}

test("a third game is played in two browsers once its folder and its lines are there", async ({ browser }) => {
  test.setTimeout(900_000);
  withTheDuel();
  execFileSync(process.execPath, ["--input-type=module", "-e", "await (await import('./src/cli/build.mjs')).build()"], {
    cwd: copy,
    stdio: "pipe",
  });
  const site = await Site.again(VARIABLES, copy);
  const [rosa, hugh] = [await Player.playing(browser, site, "Rosa", "en"), await Player.playing(browser, site, "Hugh", "en")];
  const players = [rosa, hugh];
  for (const { page } of players) {
    await page.getByRole("radio", { name: "Duel" }).check({ force: true });
    await page.getByRole("button", { name: "Fight online" }).click();
  }
  await Promise.all(
    players.map(async ({ page }) => {
      const table = page.getByTestId("duel");
      const asked = () => table.getAttribute("data-asked");
      for (let last: string | null = null; ; ) {
        await expect.poll(async () => ![null, last].includes(await asked())).toBe(true);
        last = await asked();
        if (last === "over") return;
        await table.getByRole("button").first().click();
      }
    }),
  );
  const [one, other] = await Promise.all(players.map(({ page }) => page.getByTestId("duel").getByRole("heading").textContent()));
  expect(one).toMatch(/^\d+ – \d+$/);
  expect(other).toBe(one);

  // The choice is remembered, and Pokémon is as it was.
  await rosa.toGame();
  await expect(rosa.page.getByRole("radio", { name: "Duel" })).toBeChecked();
  await rosa.page.getByRole("radio", { name: "Pokémon" }).check({ force: true });
  await expect(rosa.page.getByRole("combobox", { name: rosa.words("lobby.edition.label") })).toBeVisible();
  for (const player of players) await player.close();
  await site.close();
});
