import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtSite, harness } from "@/cli/harness";
import { type Account, fillDatabase, type Grounds, makeDatabase } from "@/cli/load/database";
import { Figures } from "@/cli/load/figures";
import { Site, variablesFor } from "@/cli/load/site";
import { openDatabase } from "@/db";
import { givePasswords, grow } from "./fill";
import { DEEDS, type Deed, logIn, visit } from "./visitor";

const USAGE = `Usage: npm run bench:growth -- --users N --matches M [--rounds R] [--json]
Fills a site with so many players and finished matches, starts it beside an empty one, and does the same at both in turn.
  --users    players of the grown site (100000)
  --matches  finished matches of the grown site (50000)
  --rounds   how often each thing is done at either site (200)
With DATABASE_URL both have a database of their own on that server, dropped at the end; otherwise embedded ones in a temporary folder.`;

const { numbers, shown, report } = harness(USAGE, { users: 100_000, matches: 50_000, rounds: 200 });
const { users, matches, rounds } = numbers;

/** A site of this run, with those who play there and those who are deleted there. */
interface Place {
  readonly grounds: Grounds;
  readonly site: Site;
  readonly accounts: readonly Account[];
  readonly victims: readonly string[];
  readonly administrator: string;
  readonly took: Readonly<Record<Deed, Figures>>;
}

builtSite();
const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-growth-"));

async function build(name: string, fill: (directory: string, url: string | undefined) => Promise<void>): Promise<Place> {
  const directory = path.join(folder, name);
  const grounds = await makeDatabase(process.env.DATABASE_URL || undefined);
  const secret = randomBytes(32).toString("base64url");
  const accounts = await fillDatabase(grounds, directory, secret, rounds * 2);
  const opened = await openDatabase({ url: grounds.url, directory: path.join(directory, "postgres") });
  const ids = await givePasswords(opened.prisma);
  await opened.close();
  await fill(path.join(directory, "postgres"), grounds.url);
  const password = randomBytes(12).toString("hex");
  const site = await Site.start({ ...variablesFor(grounds.url, directory, secret), ADMIN_PASSWORD: password });
  const { cookie: administrator } = await logIn(site.url, "admin", password, { "x-forwarded-for": "10.9.9.9" });
  const took: Record<Deed, Figures> = {
    logIn: new Figures(),
    gamePage: new Figures(),
    administrationSearch: new Figures(),
    startOfMatch: new Figures(),
    deletion: new Figures(),
  };
  return { grounds, site, accounts: accounts.slice(0, rounds), victims: ids.slice(rounds), administrator, took };
}

const places: Place[] = [];
try {
  const empty = await shown("An empty site", () => build("empty", async () => {}));
  places.push(empty);
  const grown = await shown("A grown site", () =>
    build("grown", async (directory, url) => {
      const { prisma, close } = await openDatabase({ url, directory });
      await grow(prisma, users, matches);
      await close();
    }),
  );
  places.push(grown);
  await shown("Visiting both", async () => {
    for (let round = 0; round < rounds; round++)
      // In turn, so that both have the same machine, and neither is always the first.
      for (const { site, administrator, accounts, victims, took } of round % 2 === 0 ? places : places.toReversed()) {
        const [account, victim] = [accounts[round], victims[round]];
        if (!account || !victim) throw new Error(`Nobody is there for round ${round}.`);
        const times = await visit(site.url, administrator, { number: round, account, victim });
        // The first rounds warm both up.
        if (round >= rounds / 10) for (const deed of DEEDS) took[deed].add(times[deed]);
      }
  });
  const row = (deed: Deed) => {
    const of = (place: Place) => ({ p50: place.took[deed].percentile(50) ?? 0, p99: place.took[deed].percentile(99) ?? 0 });
    const [small, large] = [of(empty), of(grown)];
    return { empty: small, grown: large, ratio: Math.round((large.p99 / small.p99) * 100) / 100 };
  };
  const figures = { users, matches, rounds, ms: Object.fromEntries(DEEDS.map((deed) => [deed, row(deed)])) };
  report(figures);
} finally {
  for (const { site, grounds } of places) {
    await site.stop();
    await grounds.drop();
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
