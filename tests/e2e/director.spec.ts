import type { Page } from "@playwright/test";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { cards, MINE, pokemon, THEIRS, view } from "@/games/pokemon/board/fixtures/table";
import type { PokemonUpdate } from "@/games/pokemon/board/record";
import { faults } from "./axe";
import { Player } from "./player";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: "no-preference" } as const;

type Events = PokemonUpdate["events"];

const struck: Events = [
  { type: "attackUsed", seat: 0, pokemon: 1, card: "greninja", index: 0, name: "Mist Slash" },
  { type: "damaged", pokemon: 11, amount: 200, cause: "attack" },
];
/** Struck down: gone from the table, and somebody else stands there. */
const knockedOut: Partial<PokemonUpdate> = {
  view: view({
    turnSeat: 1,
    sides: [
      MINE,
      {
        ...THEIRS,
        active: pokemon(13, ["fennekin", "braixen"], { damage: 30 }),
        bench: [],
        discard: [...THEIRS.discard, ...cards(300, "blaziken", "fire")],
      },
    ],
  }),
  events: [
    ...struck,
    { type: "knockedOut", pokemon: 11, seat: 1, card: "blaziken" },
    {
      type: "moved",
      seat: 1,
      cards: cards(300, "blaziken", "fire"),
      from: { zone: "active", seat: 1, object: 11 },
      to: { zone: "discard", seat: 1 },
      visibleTo: "all",
      how: "knockOut",
    },
    { type: "switched", seat: 1, in: 13, out: null, how: "promote" },
  ],
};
const tossed: Events = [
  { type: "attackUsed", seat: 0, pokemon: 1, card: "froakie", index: 1, name: "Bubble" },
  { type: "coins", seat: 0, heads: [true], why: "Bubble" },
];

/** How long the pictures of a page take, in milliseconds, sorted, from now until there is nothing more to be shown. */
function pictures(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = [];
        let last = 0;
        let begun = false;
        const look = (now: number) => {
          const playing = document.querySelector("[data-testid=director]") !== null;
          if (playing && begun) times.push(now - last);
          if (begun && !playing) return resolve(times.sort((one, other) => one - other));
          begun ||= playing;
          last = now;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** The same of a second in which nothing happens. */
function restingPictures(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = [];
        const begun = performance.now();
        let last = begun;
        const look = (now: number) => {
          times.push(now - last);
          last = now;
          if (now - begun > 1_000) resolve(times.sort((one, other) => one - other));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

function middleOf(times: readonly number[]): number {
  return times[Math.floor(times.length / 2)] ?? 0;
}

test("what happens is seen happening to something, is skipped by a key, and is as smooth as the screen", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Regie", "fr", LAPTOP);
  const { page, words, table } = player;
  const stage = await PokemonStage.set(page.context());
  await page.reload();
  await player.button("levels.easy.name").click();
  await table.open();
  await table.asked();
  const director = page.getByTestId("director");
  const standing = async () => {
    await page.keyboard.press("Shift");
    stage.show({ view: view({ turnSeat: 1 }) });
    await expect(page.locator('[data-pokemon="11"]')).toBeVisible();
    await expect(director).toHaveCount(0);
  };

  await test.step("a Pokémon that is Knocked Out lies where it stood until it has fallen", async () => {
    await standing();
    const figure = page.locator('[data-pokemon="11"]');
    // It has come to its place before it is hit.
    await (await figure.elementHandle())?.waitForElementState("stable");
    const stood = await figure.boundingBox();
    // Both are looked at as they come: on a busy machine they are gone before they are asked for.
    const burst = page.locator(".burst").waitFor();
    const discarded = page.locator("[data-place=discard-theirs] .card");
    const lay = (await discarded.getAttribute("aria-label")) ?? "";
    const lying = page.waitForFunction(() => document.querySelector("[data-lying]")?.getBoundingClientRect().toJSON());
    stage.show(knockedOut);
    await expect(director).toHaveAttribute("data-cue", "announce");
    expect(await discarded.getAttribute("aria-label")).toBe(lay);
    const box = await (await lying).jsonValue();
    expect(Math.abs(box.x - (stood?.x ?? -99))).toBeLessThan(12);
    expect(Math.abs(box.y - (stood?.y ?? -99))).toBeLessThan(12);
    await burst;
    await expect(director).toHaveCount(0);
    await expect(discarded).not.toHaveAttribute("aria-label", lay);
  });

  await test.step("any key goes to the end", async () => {
    await standing();
    stage.show(knockedOut);
    await expect(director).toHaveAttribute("data-cue", "announce");
    const gone = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
          requestAnimationFrame(() => resolve(document.querySelector("[data-testid=director]") === null));
        }),
    );
    expect(gone).toBe(true);
  });

  await test.step("a coin says what it decides", async () => {
    await standing();
    stage.show({ ...scenes.main, events: tossed });
    const toss = page.getByTestId("toss");
    await expect(toss.locator(".fate").first()).toContainText("Paralysé");
    await expect(toss.locator('.fate[data-right="true"]')).toContainText(words("director.heads"));
  });

  await test.step("the coins of an attack are seen though the next thing has happened already", async () => {
    await standing();
    stage.show({ events: [...struck, ...struck, ...struck, ...tossed] });
    await expect(director).toHaveAttribute("data-cue", "announce");
    const toss = page.getByTestId("toss").waitFor();
    stage.show({ events: struck });
    await toss;
  });

  await test.step("a crowded board is smooth while all this is shown", async () => {
    await standing();
    // A busy machine draws nothing as it should: the table at rest is the measure.
    const resting = middleOf(await restingPictures(page));
    const seen = pictures(page);
    const struckOnce = view({ sides: [MINE, { ...THEIRS, active: pokemon(11, ["blaziken"], { damage: 210 }) }] });
    stage.show({ view: struckOnce, events: [...struck, ...tossed, { type: "damaged", pokemon: 12, amount: 20, cause: "effect" }] });
    const times = await seen;
    const median = middleOf(times);
    console.log(`director: ${times.length} pictures, median ${median.toFixed(1)} ms; at rest ${resting.toFixed(1)} ms`);
    // 16.7 on a machine of its own.
    expect(median).toBeLessThan(Math.max(40, resting * 4));
  });

  await test.step("the tab says whose turn it is", async () => {
    await standing();
    await expect(page).toHaveTitle(new RegExp(`^${words("board.pageTitle")}`));
    stage.show(scenes.main);
    await expect(page).toHaveTitle(/À vous/);
  });

  await test.step("the settings change the table at once and are kept", async () => {
    await page.getByTestId("settings").click();
    const settings = player.dialog("settings.title");
    await expect(settings).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await settings.getByRole("switch", { name: words("settings.leftHanded") }).click();
    await settings.getByRole("button", { name: words("settings.motions.none") }).click();
    await page.keyboard.press("Escape");
    const margin = await page.locator(".margin").boundingBox();
    expect(margin?.x).toBeGreaterThan(LAPTOP.viewport.width / 2);
    await standing();
    stage.show(knockedOut);
    // Figures alone: nothing lies about, nothing flies.
    await expect(page.locator('[data-pokemon="13"]')).toBeVisible();
    await expect(page.locator("[data-lying], .traveller")).toHaveCount(0);
    await page.reload();
    await table.asked();
    await expect(page.locator(".battle[data-left-handed][data-motion=none]")).toBeVisible();
  });
  await player.close();
});
