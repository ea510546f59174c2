import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { misused } from "@/cli/command-line.mjs";
import { builtSite, harness } from "@/cli/harness";
import { fillDatabase } from "@/cli/load/database";
import { variablesFor } from "@/cli/load/site";
import { randomFrom } from "@/kernel/random";
import { Client } from "./client";
import { conclude, seated } from "./conclude";
import { faultsAround, Processes } from "./faults";
import { Ledger } from "./ledger";
import { Postgres, postgresPrograms } from "./postgres";
import { hasRedisServer, Redis } from "./redis";

const USAGE = `Usage: npm run chaos -- --kills N --matches M [--processes P] [--seed S] [--json]
Plays so many matches at the production site, one in five of them against the computer, while its processes are killed at random moments, Postgres and Redis
are started anew and lines are cut; then holds every answer that the site said it took against what it kept, and replays every match that ended.
  --kills      how many processes are killed (20)
  --matches    how many matches are played at once (20)
  --processes  how many processes the site has (2)
  --seed       what chance is drawn from (1)
  --json       prints no steps, and the figures on one line alone
It starts a Postgres and a Redis of its own, and needs their programs for it: initdb and postgres (the package postgresql of Debian), redis-server.`;

const { numbers, seed, shown, report } = harness(USAGE, { kills: 20, matches: 20, processes: 2 });
const { kills, matches, processes } = numbers;
const programs = postgresPrograms() ?? misused(USAGE, "There is no Postgres to start: no initdb in the PATH or in /usr/lib/postgresql.");
const shares = processes > 1;
if (shares && !hasRedisServer) misused(USAGE, "There is no Redis to start: no redis-server in the PATH.");

/** One match of so many is against the computer. */
const PRACTICE_EVERY = 5;
/** How often something else breaks before the next kill. */
const OTHER_FAULTS = 0.5;
/** Between two faults; and how long a match may stand still at the end. */
const PAUSE_MS = { least: 300, most: 2_500 };
/** One process dies after the other: the next once everybody is back at their table, or this long after. Other faults wait for nobody. */
const BACK_MS = 15_000;
const STUCK_MS = 20_000;

const random = randomFrom(seed);
builtSite();
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-chaos-"));
const postgres = await Postgres.start(programs);
const redis = shares ? await Redis.start() : null;
const secret = randomBytes(32).toString("base64url");
// Clocks run as at any site: whoever is kept from the table for too long loses by them.
const clocks = { TURN_SECONDS: undefined, GRACE_SECONDS: undefined };
const site = new Processes({ ...variablesFor(postgres.url, folder, secret), ...clocks, REDIS_URL: redis?.url }, processes);
try {
  const accounts = await shown("Making accounts", () => fillDatabase(postgres, folder, secret, matches * 2));
  await shown("Starting the site", async () => {
    for (let count = 0; count < processes; count++) await site.start();
  });
  const ledger = new Ledger();
  const clients = accounts.flatMap((account, index) => {
    const practises = Math.floor(index / 2) % PRACTICE_EVERY === 0;
    // Who practises plays alone.
    if (practises && index % 2 === 1) return [];
    return new Client(() => site.urls, account, ledger, randomFrom(`${seed} ${account.pseudo}`), practises);
  });
  for (const client of clients) client.open();
  await shown("Starting matches", () => seated(clients));

  const fault = (name: string) => {
    for (const client of clients) client.fault(name);
  };
  const everybodyBack = async () => {
    for (const until = performance.now() + BACK_MS; performance.now() < until && clients.some(({ waits }) => waits); ) await pause(20);
  };
  const others = faultsAround({ postgres, redis, clients, random });
  const happened: Record<string, number> = Object.fromEntries(others.map(({ name }) => [name, 0]));
  await shown(`${kills} kills`, async () => {
    for (let [killed, turn] = [0, 0]; killed < kills; ) {
      await pause(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
      const other = random() < OTHER_FAULTS ? others[turn++ % others.length] : undefined;
      if (other) {
        fault(other.name);
        await other.happen();
        happened[other.name] = (happened[other.name] ?? 0) + 1;
      } else {
        await everybodyBack();
        await site.kill(random, fault);
        killed++;
      }
    }
  });

  const kept = { url: postgres.url, directory: folder };
  const ended = await conclude({ shown, clients, ledger, stuckMs: STUCK_MS, stop: () => site.stop(), kept });
  report({ kills, faults: happened, ...ended, resumeMs: ledger.resumed });
} finally {
  await site.stop();
  await redis?.stop();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
