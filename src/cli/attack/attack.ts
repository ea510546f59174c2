import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builtSite, harness } from "@/cli/harness";
import { fillDatabase, makeDatabase } from "@/cli/load/database";
import { Seen } from "@/cli/load/figures";
import { Player } from "@/cli/load/player";
import { openDatabase } from "@/db";
import { randomFrom } from "@/kernel/random";
import { assault, makeWorld } from "./assault";
import { AttackedSite } from "./attacked-site";
import { makePeople } from "./people";

const USAGE = `Usage: npm run attack -- --messages N [--seed S] [--json]
Says and asks wrong things of the production site, as visitors, guests, players at their tables and without one, administrators, and players who were shut out or
deleted, while honest players play beside them. Nothing of it may be taken: afterwards every row of the database, every match and every page is held against before.
  --messages  how many wrong messages and requests; a quarter of them are requests (1000)
  --seed      what they are drawn from (1)
  --json      prints no steps, and the figures on one line alone
With DATABASE_URL it makes a database of its own on that server, and drops it at the end; otherwise the site has its embedded one.`;

const { numbers, seed, shown, report } = harness(USAGE, { messages: 1000 });
const { messages: count } = numbers;

/** Two matches, one of each game. */
const HONEST = 4;
/** So many of each role: each of them may say only so much in a second. */
const EACH = Math.min(40, Math.ceil(count / 500));
const PAGES = ["/jeu", "/deck", "/regles"];
const round = (value: number) => Math.round(value * 10) / 10;

builtSite();
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-attack-"));
const grounds = await makeDatabase(process.env.DATABASE_URL || undefined);
let site: AttackedSite | undefined;
try {
  const secret = randomBytes(32).toString("base64url");
  const [honest, people] = await shown("Making accounts", async () => {
    const accounts = await fillDatabase(grounds, folder, secret, HONEST);
    const { prisma, close } = await openDatabase({ url: grounds.url, directory: path.join(folder, "postgres") });
    const pseudos = accounts.map(({ pseudo }) => pseudo);
    const ids = (await prisma.user.findMany({ where: { pseudo: { in: pseudos } }, select: { id: true } })).map(({ id }) => id);
    const made = await makePeople(prisma, secret, EACH);
    await close();
    return [{ accounts, ids }, made] as const;
  });
  site = await shown("Starting the site", () =>
    AttackedSite.start({
      DATABASE_URL: grounds.url,
      DATA_DIR: folder,
      NEXTAUTH_SECRET: secret,
      NEXTAUTH_URL: undefined,
      ADMIN_PASSWORD: randomBytes(12).toString("hex"),
      // Everybody is heard from an address of their own; and nothing happens at a table by itself.
      TRUST_PROXY: "true",
      TURN_SECONDS: "3600",
      GRACE_SECONDS: "3600",
    }),
  );
  const attacked = site;
  const world = await shown("Bringing players to their tables", () => makeWorld(attacked.url, people));
  const seen = new Seen();
  const players = honest.accounts.map((account) => new Player(attacked.url, account, seen, randomFrom(account.pseudo)));
  for (const player of players) await player.connect();
  await Promise.all(players.map((player) => player.seek()));
  const over = new AbortController();
  const browsing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await pause(500);
      await players[turn % players.length]?.visit(PAGES[turn % PAGES.length] ?? "/");
    }
  })();

  const memory: Awaited<ReturnType<AttackedSite["memory"]>>[] = [];
  const began = performance.now();
  const outcome = await shown(`${count} wrong messages and requests`, () =>
    assault(attacked.target(honest.ids), world, { count, seed: seed }, async () => void memory.push(await attacked.memory())),
  );
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  await browsing;
  for (const player of players) player.close();
  const { messages, requests, limited, serverErrors, changed, findings } = outcome;
  const [start, end] = [memory[0], memory.at(-1)];
  const figures = {
    messages,
    requests,
    crashes: site.crashes,
    serverErrors,
    changed,
    logged: site.faults.length,
    limited,
    perSecond: round(count / seconds),
    rssMB: { start: round(start?.rssMB ?? 0), end: round(end?.rssMB ?? 0), quarters: memory.slice(1).map(({ rssMB }) => round(rssMB)) },
    heapMB: { start: round(start?.heapMB ?? 0), end: round(end?.heapMB ?? 0) },
    honestMs: {
      p50: seen.moveMs.percentile(50),
      p99: seen.moveMs.percentile(99),
      pagesP99: seen.pageMs.percentile(99),
      moves: seen.moveMs.count,
    },
    honestErrors: seen.errors,
    machineLoad: round(loadavg()[0] ?? 0),
  };
  for (const finding of [...findings, ...site.faults.slice(0, 60)]) console.error(finding);
  for (const [what, times] of seen.faults) console.error(`${times} × ${what}`);
  report(figures);
  process.exitCode = figures.crashes + serverErrors + changed + figures.logged + figures.honestErrors > 0 ? 1 : 0;
} finally {
  await site?.stop();
  await grounds.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
