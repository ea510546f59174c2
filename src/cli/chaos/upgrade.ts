import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/cli/free-port";
import { harness } from "@/cli/harness";
import { fillDatabase, makeDatabase } from "@/cli/load/database";
import { Site } from "@/cli/load/site";
import { openDatabase } from "@/db";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import { Client } from "./client";
import { held } from "./held";
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

const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-upgrade-"));
const grounds = await makeDatabase(process.env.DATABASE_URL || undefined);
const secret = randomBytes(32).toString("base64url");
const port = await freePort();
const variables = {
  DATABASE_URL: grounds.url,
  REDIS_URL: undefined,
  DATA_DIR: folder,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: undefined,
  ADMIN_PASSWORD: randomBytes(12).toString("hex"),
  TRUST_PROXY: "true",
};
let site: Site | undefined;
try {
  const accounts = await shown("Making accounts", () => fillDatabase(grounds, folder, secret, matches * 2));
  const ledger = new Ledger();
  const address = `http://127.0.0.1:${port}`;
  const clients = accounts.map((account) => new Client(() => [address], account, ledger, randomFrom(`${seed} ${account.pseudo}`)));
  site = await shown("Starting the site", () => Site.start(variables, port));
  for (const client of clients) client.open();
  await shown("Starting matches", async () => {
    while (clients.filter(({ heardAt }) => heardAt !== null).length < clients.length * 0.9) await pause(200);
  });
  await shown(`${times} times taken over`, async () => {
    for (let time = 0; time < times; time++) {
      await pause(5_000);
      site = await Site.start(variables, port, "--take-over");
    }
  });
  const calm = performance.now();
  await shown("Letting it come to rest", () => pause(STUCK_MS));
  const stuck = clients.filter(({ heardAt }) => heardAt !== null && heardAt < calm).length;
  for (const client of clients) client.close();
  await site.stop();

  const { prisma, close } = await openDatabase({ url: grounds.url, directory: path.join(folder, "postgres") });
  const kept = await shown("Holding answers against the journals", () => held(prisma, offerGames(), ledger.acknowledged));
  await close();
  const { resumeMs, slowest } = ledger;
  const figures = {
    times,
    matches: kept.matches,
    acknowledged: ledger.acknowledged.length,
    lost: kept.lost,
    doubled: kept.doubled,
    stuck,
    falsified: kept.falsified,
    frozen: kept.frozen,
    awayMs: { p50: resumeMs.percentile(50), p99: resumeMs.percentile(99) },
  };
  for (const { ms, story } of slowest) console.error(`${Math.round(ms)} ms: ${story}`);
  report(figures);
  process.exitCode = kept.lost + kept.doubled + stuck + kept.falsified + kept.frozen > 0 ? 1 : 0;
} finally {
  await site?.stop();
  await grounds.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
