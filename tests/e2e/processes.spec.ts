import { randomBytes } from "node:crypto";
import { hasRedisServer, Redis } from "@/cli/chaos/redis";
import { freePort } from "@/cli/free-port";
import { databaseServer, withDatabase } from "../postgres";
import { meetByChance, Player } from "./player";
import { FrontProxy, hasProxy } from "./proxy";
import { expect, Site, test, VARIABLES } from "./site";

/** The arrangement of docker-compose.yml without containers: Postgres, Redis, two processes, and a proxy that knows nothing of who is where. */

const METRICS_TOKEN = randomBytes(16).toString("hex");

/** A figure of a process. */
async function figureOf(site: Site, name: "openpokemon_sockets" | "openpokemon_rooms"): Promise<number> {
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(await metrics.text())?.[1]);
}

/** Brings up Redis, two processes and the proxy before them for as long as the work takes, and ends all of them whatever comes of it. */
async function withArrangement(
  databaseUrl: string,
  work: (sites: readonly [Site, Site], proxy: FrontProxy) => Promise<void>,
): Promise<void> {
  const redis = await Redis.start();
  const port = await freePort();
  const variables = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    NEXTAUTH_URL: `https://localhost:${port}`,
    METRICS_TOKEN,
    ...VARIABLES,
  };
  const sites = [await Site.prepared(variables), await Site.prepared(variables)] as const;
  try {
    for (const site of sites) await site.start();
    const proxy = await FrontProxy.start(port, [sites[0].port, sites[1].port]);
    await work(sites, proxy).finally(() => proxy.close());
  } finally {
    for (const site of sites) await site.close();
    await redis.stop();
  }
}

/** How many lines come to a process. */
const linesOf = (site: Site) => figureOf(site, "openpokemon_sockets");

/**
 * Ends a process in order, and waits until the players' lines come to the other one and an answer of whoever is asked is taken there.
 * @returns how long that took, in milliseconds
 */
async function handOver(leaving: Site, staying: Site, players: readonly Player[]): Promise<number> {
  const began = performance.now();
  const left = leaving.stop();
  await expect.poll(() => linesOf(staying), { intervals: [50] }).toBe(players.length);
  const asked = await Promise.race(players.map((player) => player.table.mustBeAsked().then(() => player)));
  await asked.table.answerNext();
  const lasted = performance.now() - began;
  await left;
  return lasted;
}

if (!hasProxy) console.log("No nginx or no openssl to be found: two processes behind a proxy are left out.");
else if (!hasRedisServer) console.log("No Redis to start (the program redis-server): two processes behind a proxy are left out.");
else if ((await databaseServer()) === null)
  console.log("No Postgres on 127.0.0.1:5432 or TEST_DATABASE_URL: two processes behind a proxy are left out.");
else
  test("two processes behind a proxy with TLS are one site: a log-in counts at both, players at different ones play, and go on when one ends or is killed", async ({
    browser,
  }) => {
    await withDatabase(async (databaseUrl) => {
      await withArrangement(databaseUrl, async (sites, proxy) => {
        const device = { ignoreHTTPSErrors: true };
        const one = await Player.playing(browser, proxy, "Ondine", "fr", device);
        const other = await Player.playing(browser, proxy, "Brock", "en", device);
        const { request } = one.page.context();
        expect((await request.get("/")).headers()["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
        const named = await request.get("/", { headers: { "x-request-id": "said-by-the-visitor" } });
        expect(named.headers()["x-request-id"]).toMatch(/^[\w-]{12}$/);
        const cookies = (await one.page.context().cookies()).filter(({ name }) => name.includes("next-auth"));
        expect(cookies.map(({ name }) => name)).toContain("__Secure-next-auth.session-token");
        expect(cookies.map(({ secure }) => secure)).not.toContain(false);
        const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
        for (const { url } of sites) {
          const session = await fetch(`${url}/api/auth/session`, { headers });
          expect(await session.json()).toMatchObject({ user: { pseudo: "Ondine" } });
        }

        // The proxy leads each line to whichever process it likes: until it likes two different ones.
        await expect(async () => {
          await other.toGame();
          expect(await Promise.all(sites.map(linesOf))).toEqual([1, 1]);
        }).toPass({ timeout: 60_000 });
        await meetByChance(one, other);
        await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);

        const plays = (await figureOf(sites[0], "openpokemon_rooms")) > 0;
        const [home, away] = plays ? sites : [sites[1], sites[0]];
        const lasted = await handOver(home, away, [one, other]);
        console.log(`A match was handed over to another process in ${Math.round(lasted)} ms.`);
        // Three seconds are meant; the machine may be busy.
        expect(lasted).toBeLessThan(10_000);

        await home.start();
        await away.stop("SIGKILL");
        await expect.poll(() => linesOf(home), { timeout: 30_000 }).toBe(2);
        await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);

        for (const player of [one, other]) await player.close();
      });
    });
  });
