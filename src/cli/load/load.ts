import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { misused } from "@/cli/command-line.mjs";
import { builtSite, harness } from "@/cli/harness";
import { randomFrom } from "@/kernel/random";
import { type Account, fillDatabase, makeDatabase } from "./database";
import { Figures, Seen } from "./figures";
import { Player } from "./player";
import { Site, variablesFor } from "./site";

const USAGE = `Usage: npm run load -- --matches N --seconds S [--processes P] [--json]
Plays so many matches of all games at once at the production site, over real sockets, each player answering every 2 to 4 seconds, while pages are asked for.
  --matches    how many matches are played at once (50)
  --seconds    how long it is measured (30)
  --processes  how many processes the site has, the matches shared out among them (1); more than one need DATABASE_URL, and with REDIS_URL the two players of
               a match come to different ones
  --json       prints no steps, and the figures on one line alone
With DATABASE_URL it makes a database of its own on that server, and drops it at the end; otherwise the site has its embedded one.`;

const { numbers, shown, report } = harness(USAGE, { matches: 50, seconds: 30, processes: 1 });
const { matches, seconds, processes } = numbers;
const server = process.env.DATABASE_URL || undefined;
if (processes > 1 && !server) misused(USAGE, "Several processes need a database server: set DATABASE_URL.");

/** So many at a time do what each of them does for themselves. Returns how many a second did. */
async function together<T>(all: readonly T[], atOnce: number, what: (one: T, place: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  const waiting = all.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [place, one] of waiting) await what(one, place);
    }),
  );
  return round((all.length * 1000) / (performance.now() - began));
}

const PAGES = ["/", "/jeu", "/deck", "/regles", "/api/cards?game=pokemon&query=a", "/api/cards?game=dragonball&query=a"];
const pageOf = (turn: number) => PAGES[turn % PAGES.length] ?? "/";

/** Players who look at other pages meanwhile: each of them one in a hundred seconds. */
async function browse(players: readonly Player[], until: AbortSignal): Promise<void> {
  for (let turn = 0; !until.aborted; turn++) {
    await pause(100_000 / players.length);
    void players[(turn * 7) % players.length]?.visit(pageOf(turn));
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
builtSite();
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-load-"));
const grounds = await makeDatabase(server);
let sites: readonly Site[] = [];
try {
  const secret = randomBytes(32).toString("base64url");
  const accounts = await shown("Making accounts", () => fillDatabase(grounds, folder, secret, matches * 2));
  const variables = variablesFor(grounds.url, folder, secret);
  sites = await shown("Starting the site", async () => {
    const started: Site[] = [];
    while (started.length < processes) started.push(await Site.start(variables));
    return started;
  });
  const seen = new Seen();
  // Processes that know nothing of each other play no match together.
  const placeOf = (index: number) => (process.env.REDIS_URL ? index : Math.floor(index / 2));
  const urlOf = (index: number) => sites[placeOf(index) % sites.length]?.url ?? "";
  const players = accounts.map(
    (account: Account, index) => new Player(urlOf(index), account, seen, randomFrom(`${account.pseudo} of the crowd`)),
  );
  const openPages = (turn: number) => together(players.slice(0, 600), 16, (player, place) => player.visit(pageOf(place + turn)));
  // What a site does for the first time it does at half its speed: its program is compiled while it runs.
  const firstPages = await shown("Opening pages", () => openPages(0));
  const pages = await shown("Opening pages once more", () => openPages(1));
  const connects = await shown("Connecting", () => together(players, 32, (player) => player.connect()));
  const starts = await shown("Starting matches", () => together(players, 32, (player) => player.seek()));

  const over = new AbortController();
  const browsing = browse(players, over.signal);
  // What the crowd set off by coming is not the crowd at play.
  await pause(Math.min(10, seconds / 4) * 1000);
  seen.reset();
  for (const site of sites) site.begin();
  const live = new Figures();
  const [began, own] = [performance.now(), process.cpuUsage()];
  await shown("Playing", async () => {
    while (performance.now() - began < seconds * 1000) {
      await pause(Math.min(1000, seconds * 100));
      live.add(players.filter(({ playing }) => playing).length / 2);
    }
  });
  const lasted = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  over.abort();
  const told = await Promise.all(sites.map((site) => site.tell()));
  const { moveMs, updateBytes, pageMs, answers, finished, errors, faults } = seen;
  for (const player of players) player.close();
  await browsing;
  const most = (of: (one: (typeof told)[number]) => number) => round(Math.max(...told.map(of)));
  const cpu = told.reduce((sum, one) => sum + one.cpu, 0);
  const figures = {
    matches: live.percentile(50),
    answersPerSecond: round(answers / lasted),
    moveMs: { p50: moveMs.percentile(50), p95: moveMs.percentile(95), p99: moveMs.percentile(99) },
    updateBytes: { median: updateBytes.percentile(50), p95: updateBytes.percentile(95) },
    rssMB: round(told.reduce((sum, { rssMB }) => sum + rssMB, 0)),
    eventLoopMs: { p50: most(({ eventLoopMs }) => eventLoopMs.p50), p99: most(({ eventLoopMs }) => eventLoopMs.p99) },
    errors,
    cpu: round(cpu * 100) / 100,
    cpuMsPerAnswer: round((cpu * lasted * 1000) / answers),
    ownCpu: round((user + system) / 10_000 / lasted) / 100,
    pageMs: { p50: pageMs.percentile(50), p99: pageMs.percentile(99) },
    perSecond: { firstPages, pages, connects, starts: round(starts / 2) },
    finished,
    machineLoad: round(loadavg()[0] ?? 0),
  };
  for (const [what, count] of faults) console.error(`${count} × ${what}`);
  report(figures);
} finally {
  for (const site of sites) await site.stop();
  await grounds.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
