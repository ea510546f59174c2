import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { harness } from "@/cli/harness";
import { fillDatabase, makeDatabase } from "@/cli/load/database";
import { variablesFor } from "@/cli/load/site";
import { randomFrom } from "@/kernel/random";
import { Client } from "./client";
import { conclude, seated } from "./conclude";
import { Processes, surroundings } from "./faults";
import { Ledger } from "./ledger";

const USAGE = `Usage: npm run chaos -- --kills N --matches M [--processes P] [--seed S] [--json]
Plays so many matches at the production site while its processes are killed at random moments, the database and Redis break off and lines are cut; then
holds every answer that the site said it took against what it kept, and replays every match that ended.
  --kills      how many processes are killed (20)
  --matches    how many matches are played at once (20)
  --processes  how many processes the site has (2); several need REDIS_URL, a Redis that nobody else uses meanwhile
  --seed       what chance is drawn from (1)
  --json       prints no steps, and the figures on one line alone
DATABASE_URL names the server on which it makes a database of its own, and drops it at the end.`;

const { numbers, seed, shown, report } = harness(USAGE, { kills: 20, matches: 20, processes: 2 });
const { kills, matches, processes } = numbers;
const server = process.env.DATABASE_URL || undefined;
const redisUrl = process.env.REDIS_URL || undefined;
if (!server || (processes > 1 && !redisUrl)) throw new Error(USAGE);

/** A fault now and then beside the kills. */
const OTHER_FAULTS = 0.3;
/** Between two faults; and how long a match may stand still at the end. */
const PAUSE_MS = { least: 300, most: 2_500 };
/** One process dies after the other: the next once everybody is back at their table, or this long after. Other faults wait for nobody. */
const BACK_MS = 15_000;
const STUCK_MS = 20_000;

const random = randomFrom(seed);
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-chaos-"));
const grounds = await makeDatabase(server);
if (!grounds.url) throw new Error(USAGE);
const secret = randomBytes(32).toString("base64url");
// Clocks run as at any site: whoever is kept from the table for too long loses by them.
const clocks = { TURN_SECONDS: undefined, GRACE_SECONDS: undefined };
const site = new Processes({ ...variablesFor(grounds.url, folder, secret), ...clocks, REDIS_URL: redisUrl }, processes);
try {
  const accounts = await shown("Making accounts", () => fillDatabase(grounds, folder, secret, matches * 2));
  await shown("Starting the site", async () => {
    for (let count = 0; count < processes; count++) await site.start();
  });
  const ledger = new Ledger();
  const clients = accounts.map((account) => new Client(() => site.urls, account, ledger, randomFrom(`${seed} ${account.pseudo}`)));
  for (const client of clients) client.open();
  await shown("Starting matches", () => seated(clients));

  const fault = (name: string) => {
    for (const client of clients) client.fault(name);
  };
  const everybodyBack = async () => {
    for (const until = performance.now() + BACK_MS; performance.now() < until && clients.some(({ waits }) => waits); ) await pause(20);
  };
  const others = surroundings(grounds.url, redisUrl, clients, random);
  await shown(`${kills} kills`, async () => {
    for (let killed = 0; killed < kills; ) {
      await pause(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
      const other = random() < OTHER_FAULTS ? others[Math.floor(random() * others.length)] : undefined;
      if (other) {
        fault(other.name);
        await other();
      } else {
        await everybodyBack();
        await site.kill(random, fault);
        killed++;
      }
    }
  });

  const kept = { url: grounds.url, directory: folder };
  const ended = await conclude({ shown, clients, ledger, stuckMs: STUCK_MS, stop: () => site.stop(), kept });
  report({ kills, ...ended, resumeMs: ledger.resumed });
} finally {
  await site.stop();
  await grounds.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
