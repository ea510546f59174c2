import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/cli/free-port";
import { builtSite, harness } from "@/cli/harness";
import { fillDatabase, makeDatabase } from "@/cli/load/database";
import { Site, variablesFor } from "@/cli/load/site";
import { randomFrom } from "@/kernel/random";
import { Client } from "./client";
import { conclude, seated } from "./conclude";
import { Ledger } from "./ledger";

const USAGE = `Usage: npm run chaos:upgrade -- [--times N] [--matches M] [--seed S] [--json]
Plays so many matches at the production site while one process of it takes over from another again and again, as in an upgrade (npm start -- --take-over);
then holds every answer that the site said it took against what it kept. Says how long players were without their match.
  --times    how often the site is taken over (5)
  --matches  how many matches are played at once (20)
  --seed     what chance is drawn from (1)
  --json     prints no steps, and the figures on one line alone
With DATABASE_URL it makes a database of its own on that server, and drops it at the end; without, it plays on the embedded one in a temporary folder.`;

const { numbers, seed, shown, report } = harness(USAGE, { times: 5, matches: 20 });
const { times, matches } = numbers;
/** How long a match may stand still at the end. */
const STUCK_MS = 15_000;

builtSite();
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-upgrade-"));
const grounds = await makeDatabase(process.env.DATABASE_URL || undefined);
const secret = randomBytes(32).toString("base64url");
const port = await freePort();
const variables = { ...variablesFor(grounds.url, folder, secret), REDIS_URL: undefined };
let site: Site | undefined;
try {
  const accounts = await shown("Making accounts", () => fillDatabase(grounds, folder, secret, matches * 2));
  const ledger = new Ledger();
  const address = `http://127.0.0.1:${port}`;
  const clients = accounts.map((account) => new Client(() => [address], account, ledger, randomFrom(`${seed} ${account.pseudo}`)));
  site = await shown("Starting the site", () => Site.start(variables, port));
  for (const client of clients) client.open();
  await shown("Starting matches", () => seated(clients));
  await shown(`${times} times taken over`, async () => {
    for (let time = 0; time < times; time++) {
      await pause(5_000);
      site = await Site.start(variables, port, "--take-over");
    }
  });
  const kept = { url: grounds.url, directory: path.join(folder, "postgres") };
  const ended = await conclude({ shown, clients, ledger, stuckMs: STUCK_MS, stop: async () => site?.stop(), kept });
  report({ times, ...ended, awayMs: ledger.resumed });
} finally {
  await site?.stop();
  await grounds.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
