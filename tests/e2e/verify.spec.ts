import { PlayedMatch } from "@/match/play-again";
import { faults } from "./axe";
import { dragonBallPlays } from "./dragonball-plays";
import { Player, screenshot } from "./player";
import { pokemonPlays } from "./pokemon-plays";
import { expect, test } from "./site";
import { Table } from "./table";

/** Whoever played a match plays it again in their own browser, by the engine of its game. */

const GAMES = [
  { name: "pokemon", radio: /Pokémon/, pseudo: "Amarante", locale: "fr", plays: pokemonPlays },
  { name: "dragonball", radio: /Dragon Ball/, pseudo: "Mai", locale: "es", plays: dragonBallPlays({}) },
] as const;

for (const { name, radio, pseudo, locale, plays } of GAMES)
  test(`a match of ${name} is replayed on the device of who verifies it, and one that was changed is found out`, async ({
    browser,
    site,
  }) => {
    const player = await Player.playing(browser, site, pseudo, locale);
    const { page, words } = player;
    await page.getByRole("radio", { name: radio }).check({ force: true });
    await player.button("levels.easy.name").click();
    const table = new Table(page, plays);
    await table.open();
    for (let answers = 0; answers < 8 && (await table.asked()) !== null; answers++) await table.answerNext();
    if ((await table.asked()) !== null) await table.concede();
    await table.outcome();

    // Where the replay is looked at no engine has come, but with the first verification.
    const scripts: string[] = [];
    page.on("request", (request) => request.url().includes("turbopack-worker") && scripts.push(request.url()));
    await page.getByTestId("replay-link").click();
    await page.getByTestId("replay").waitFor();
    expect(scripts).toEqual([]);

    // It is read out as it comes.
    const proof = page.getByRole("status").getByTestId("proof");
    const given = page.waitForResponse((response) => response.url().endsWith("/proof"));
    const longest = await page.evaluateHandle(() => {
      const seen = { ms: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration);
      }).observe({ type: "longtask" });
      return seen;
    });
    await page.getByTestId("verify").click();
    const match = PlayedMatch.parse(await (await given).json());
    await expect(player.dialog("replay.verify.verified")).toBeVisible();
    await expect(proof.locator("li[data-ok=true]")).toHaveCount(4);
    await expect(proof).toContainText(words("replay.verify.seedNoted"));
    // On a busy machine the browser may be late with its part, and is told so.
    const late = match.nonces.every((nonce) => nonce === "");
    await expect(proof).toContainText(words(`replay.verify.${late ? "leftOut" : "mixedNoted"}`));
    await expect(proof).toContainText(words("replay.verify.journal", { count: match.entries.length }));
    expect(scripts).toHaveLength(1);
    // The page goes on meanwhile: what it draws takes its time on a busy machine, and is written down, not judged.
    console.log(`${name}: ${match.entries.length} decisions, longest task of the page ${await longest.evaluate(({ ms }) => ms)} ms`);
    expect(await faults(page)).toEqual([]);
    await screenshot(page, `verify-${name}`);
    await page.keyboard.press("Escape");

    const third = match.entries[2];
    if (!third || "concede" in third.answer) throw new Error("The third answer is one to a decision.");
    const changed = (change: Partial<typeof third>) => ({ ...match, entries: match.entries.with(2, { ...third, ...change }) });
    const forgeries: readonly (readonly [PlayedMatch, string, number])[] = [
      [changed({ answer: { ...third.answer, choice: [99] } }), words("replay.verify.answer", { count: 3 }), 2],
      [changed({ hash: "forged" }), words("replay.verify.state", { count: 3 }), 2],
      [{ ...match, seed: "exchanged" }, words("replay.verify.seedWrong"), 0],
    ];
    for (const [forgery, found, proved] of forgeries) {
      await page.route("**/proof", (route) => route.fulfill({ json: forgery }));
      await page.getByTestId("verify").click();
      await expect(proof.locator("li[data-ok=false]")).toHaveText([found]);
      await expect(proof.locator("li[data-ok=true]")).toHaveCount(proved);
      await page.keyboard.press("Escape");
      await page.unroute("**/proof");
    }
    await player.close();
  });
