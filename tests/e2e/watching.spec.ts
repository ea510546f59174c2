import type { Page } from "@playwright/test";
import type { MatchUpdate } from "@/realtime/protocol";
import { crowded } from "./dragonball-stage";
import { meetByChance, Player, screenshot } from "./player";
import { expect, type Site, test } from "./site";
import { StagedLine } from "./staged-line";

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: "no-preference" } as const;

const SETTINGS = { askBeforeEnd: false, hints: false, notification: true, leftHanded: true, motion: "none" };

/** A match of which the page is shown what the test says. The view is its game's own. */
type Update = MatchUpdate<Readonly<Record<string, unknown>>>;

/** What makes it the turn of whoever looks, in each game. */
const GAMES = [
  {
    name: "Pokémon",
    radio: /Pokémon/,
    turn: (seat: 0 | 1, turn: number) => ({ phase: "turn", turnSeat: seat, turn }),
    ends: { lost: "board.end.noPokemon.won", won: "board.end.prizes.lost" },
  },
  {
    name: "Dragon Ball",
    radio: /Dragon Ball/,
    turn: (seat: 0 | 1, turn: number) => ({ phase: "main", active: seat, turn }),
    ends: { lost: "dragonballBoard.end.life.won", won: "dragonballBoard.end.victoryStrike.lost" },
  },
] as const;

const OVER: NonNullable<Update["result"]> = {
  outcome: { winner: 0, reason: "concession" },
  durationMs: 60_000,
  turns: 23,
  rematch: { asked: [false, false], matchId: null, possible: false },
  seed: "",
};

declare global {
  interface Window {
    /** What the system was asked to say. */
    notices?: string[];
  }
}

/** A left-handed player who wants to be told of each turn, on a page that is hidden. @param illegal whether the browser is one that lets no page make a notice */
async function warned(player: Player, illegal = false): Promise<void> {
  const context = player.page.context();
  await context.addInitScript(
    ([settings, illegal]) => {
      localStorage.setItem("table-settings", settings);
      const notices: string[] = [];
      window.notices = notices;
      class Notice {
        static readonly permission = "granted";
        constructor(words: string) {
          if (illegal) throw new TypeError("Illegal constructor");
          notices.push(words);
        }
        close() {}
      }
      Object.defineProperty(window, "Notification", { value: Notice });
      Object.defineProperty(document, "hidden", { get: () => true });
    },
    [JSON.stringify(SETTINGS), illegal] as const,
  );
}

const noticesOn = (page: Page) => page.evaluate(() => window.notices?.length ?? -1);

/** A table against the computer on which the test says whose turn it is. */
async function seated(player: Player, { radio, turn }: (typeof GAMES)[number]) {
  const { page, table } = player;
  const line = await StagedLine.set<Update>(page.context());
  await page.reload();
  await player.gameOpen();
  await page.getByRole("radio", { name: radio }).check({ force: true });
  await player.button("levels.easy.name").click();
  await table.open();
  await table.asked();
  return (number: number, more: Partial<Update> = {}) =>
    line.say((update, seq) => ({
      ...update,
      ...more,
      decision: null,
      events: [],
      seq,
      view: { ...update.view, ...turn(update.seat, number) },
    }));
}

for (const game of GAMES)
  test(`${game.name}: who only watches is warned of no turn, and the mat has all the room for whichever hand`, async ({
    browser,
    site,
  }) => {
    const player = await Player.playing(browser, site, game.name === "Pokémon" ? "Olivine" : "Launch", "fr", LAPTOP);
    const { page } = player;
    await warned(player);
    const show = await seated(player, game);
    const before = await noticesOn(page);
    show(21);
    await expect.poll(() => noticesOn(page)).toBe(before + 1);

    show(23, { watched: "table" });
    await expect(page.getByTestId("watched")).toContainText(player.words("watching.later"));
    show(25, { watched: "hand" });
    await expect(page.getByTestId("watched")).toContainText(/; .+ vous montre sa main\./);
    show(27, { watched: "table" });
    await expect(page.locator(".battle[data-watching]")).toBeVisible();
    // No side and no hand is the reader's own.
    const { pseudo, words } = player;
    for (const part of ["side", "hand"])
      await expect(page.getByRole("region", { name: words(`board.watched.${part}`, { name: pseudo }), exact: true })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pseudo);
    await page.waitForTimeout(300);
    expect(await noticesOn(page)).toBe(before + 1);
    const [room, mat] = [await page.locator(".replay__mat").boundingBox(), await page.locator(".battle .mat").boundingBox()];
    expect(mat).toEqual(room);
    await settingsOpen(player);
    await player.close();
  });

for (const game of GAMES)
  test(`${game.name}: on a phone, too, one reads once how many watch, and in one line who has won`, async ({ browser, site }) => {
    const pseudo = game.name === "Pokémon" ? "Falkner" : "Chiaotzu";
    const player = await Player.playing(browser, site, pseudo, "fr", { ...LAPTOP, viewport: { width: 390, height: 844 } });
    const { page, words } = player;
    const show = await seated(player, game);
    const now = Date.now();
    const clock = { now, startedAt: now - 754_000, running: null, pausedMs: null, turnMs: 90_000, strikes: [0, 0] } as const;
    show(19, { spectators: 2, clock });
    const counts = page.getByTestId("spectators").filter({ visible: true });
    await expect(counts).toHaveCount(1);
    await expect(counts).toBeInViewport();
    show(21, { watched: "table", spectators: 3 });
    await expect(page.getByTestId("watched")).toBeVisible();
    await expect(page.getByTestId("spectators")).toBeVisible();
    show(23, { watched: "table", spectators: 3, result: OVER });
    const won = page.locator(".replay__public", { hasText: words("watching.won", { name: player.pseudo }) });
    await expect(won).toBeVisible();
    expect((await won.boundingBox())?.height).toBeLessThan(24);
    await player.close();
  });

for (const game of GAMES)
  test(`${game.name}: who only watches reads which turn it is and whose, and at the end who has won and why`, async ({ browser, site }) => {
    const player = await Player.playing(browser, site, game.name === "Pokémon" ? "Clair" : "Appule", "fr", LAPTOP);
    const { page, words, pseudo } = player;
    const show = await seated(player, game);
    show(21, { watched: "table", spectators: 3 });
    const state = page.getByTestId("watched").getByRole("status").first();
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(state).toHaveText(words("log.turn", { turn: 21, name: pseudo }));
      await expect(state).toBeInViewport();
      await screenshot(page, `watching-turn-${game.name}-${width}`);
    }
    const theirs = (await page.locator(".plate--theirs").getAttribute("aria-label")) ?? "";
    const won = words("watching.won", { name: pseudo });
    const ended = (reason: string, winner: 0 | null = 0) =>
      show(23, { watched: "table", spectators: 3, result: { ...OVER, outcome: { winner, reason } } });
    // Of what the loser did one reads with their name, of what the winner did with the winner's.
    for (const key of ["board.end.concession.won", game.ends.lost]) {
      ended(key.split(".")[2] ?? "");
      await expect(state).toHaveText(`${won} ${words(key, { name: theirs })}`);
      await screenshot(page, `watching-why-${game.name}`);
    }
    for (const key of ["board.end.effect.lost", game.ends.won]) {
      ended(key.split(".")[2] ?? "");
      await expect(state).toHaveText(`${won} ${words(key, { name: pseudo })}`);
    }
    ended("unheard-of");
    await expect(state).toHaveText(won);
    ended("unheard-of", null);
    await expect(state).toHaveText(words("watching.drawn"));
    await player.close();
  });

test("Dragon Ball: who watches on a tablet reads of both players by their names, and each place has room for its own", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Puipui", "fr", { ...LAPTOP, viewport: { width: 768, height: 1024 } });
  const { page, words, pseudo } = player;
  const { stage, faces, show, battle } = await crowded(player);
  const chain = [{ seat: stage.seat, negated: false, kind: "activate", definition: faces[0]?.id ?? "" }] as const;
  show({ watched: "table", mine: { unison: [] }, view: { ...battle("defense", false), chain } });
  await expect(page.locator(".chain li")).toContainText(`${pseudo} · ${words("dragonballBoard.chain.activate")}`);
  await expect(page.locator(".verdict")).toHaveText(/si rien ne change|échoue/);
  const slot = page.locator(".half--mine .uni .slot");
  await expect(slot).toBeVisible();
  expect(await slot.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await player.close();
});

test("of a match that may be watched one reads both players, however long their names, and what is played", async ({ browser, site }) => {
  const [one, two] = [
    await Player.playing(browser, site, "Mmmmmmmmmmmmmmmmmmmm", "fr", LAPTOP),
    await Player.playing(browser, site, "MMMMMMMMMMMMMMMMMMM0", "fr", LAPTOP),
  ];
  for (const { page } of [one, two])
    await page.request.put("/api/account/spectators", { data: { spectators: "EVERYBODY", handShown: false } });
  await meetByChance(one, two);
  await Promise.all([one.table.playTurns(1), two.table.playTurns(1)]);
  const told = one.page.locator(".last-turn");
  await expect(told).toBeVisible();
  expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const reader = await Player.playing(browser, site, "Janine", "fr", LAPTOP);
  const open = reader.page.getByRole("region", { name: reader.words("lobby.open.title") }).getByRole("listitem");
  await expect(open).toContainText("Pokémon, XY");
  const names = [one, two].map(({ pseudo }) => open.getByText(pseudo, { exact: true }));
  for (const name of names) await expect(name).toBeInViewport();
  await one.table.concede();
  for (const player of [one, two, reader]) await player.close();
});

test("where a page may make no notice, the table is there all the same", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Casey", "fr", LAPTOP);
  await warned(player, true);
  const show = await seated(player, GAMES[0]);
  show(21);
  show(23);
  await player.page.waitForTimeout(300);
  await expect(player.page.locator(".battle")).toBeVisible();
  await player.close();
});

/** The settings are at hand where nothing is played, without the keys of what is played. */
async function settingsOpen({ page, words }: Player): Promise<void> {
  await page.getByTestId("settings").click();
  const settings = page.getByRole("dialog", { name: words("settings.title") });
  await expect(settings).toBeVisible();
  await expect(settings.getByRole("heading", { name: words("board.keys.title") })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
}

/** A replay that is opened by its address. */
async function replayed(player: Player, site: Site): Promise<void> {
  const { page, table } = player;
  await player.practise("easy", 2);
  const { pathname } = new URL(table.url);
  await table.concede();
  await table.result.waitFor();
  await page.goto(`${site.url}${pathname}/rejouer`);
  await expect(page.getByTestId("replay")).toBeVisible();
}

test("a replay heeds the settings, has them at hand, and leaves the arrows to a Pokémon that has the focus", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Bugsy", "fr", LAPTOP);
  const { page } = player;
  await replayed(player, site);
  await page.evaluate((settings) => localStorage.setItem("table-settings", settings), JSON.stringify(SETTINGS));
  await page.reload();
  const replay = page.getByTestId("replay");

  await test.step("nothing moves where nothing is to move", async () => {
    await expect(page.locator(".battle[data-motion=none]")).toBeVisible();
    const longest = await page.locator(".battle").evaluate((battle) => {
      const times = [...battle.querySelectorAll("*")].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(part);
        return `${transitionDuration}, ${animationDuration}`.split(", ").map(Number.parseFloat);
      });
      return Math.max(...times);
    });
    expect(longest).toBeLessThan(0.001);
    const [room, mat] = [await page.locator(".replay__mat").boundingBox(), await page.locator(".battle .mat").boundingBox()];
    expect(mat).toEqual(room);
  });

  await test.step("an arrow on a Pokémon moves the focus and nothing else", async () => {
    await expect(replay).toHaveAttribute("data-step", "0");
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press("Shift+ArrowRight");
    const step = await replay.getAttribute("data-step");
    expect(Number(step)).toBeGreaterThan(0);
    await page.locator(".half--mine [data-roving] button").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(replay).toHaveAttribute("data-step", step ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(replay).toHaveAttribute("data-step", step ?? "");
    await page.getByTestId("share").focus();
    await page.keyboard.press("ArrowRight");
    await expect(replay).toHaveAttribute("data-step", String(Number(step) + 1));
  });

  await test.step("the settings are at hand", () => settingsOpen(player));
  await player.close();
});
