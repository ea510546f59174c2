import { randomBytes } from "node:crypto";
import { hasRedisServer, Redis } from "@/cli/chaos/redis";
import { databaseServer, withDatabase } from "../postgres";
import { meetByChance, Player } from "./player";
import { FrontProxy, hasProxy } from "./proxy";
import { expect, Site, test, VARIABLES } from "./site";

/** The arrangement of docker-compose.yml without containers: Postgres, Redis, two processes, and a proxy that knows nothing of who is where. */

const METRICS_TOKEN = randomBytes(16).toString("hex");

/** How many lines come to a process. */
async function linesOf(site: Site): Promise<number> {
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^openpokemon_sockets (\d+)/m.exec(await metrics.text())?.[1]);
}

if (!hasProxy) console.log("No nginx to be found: two processes behind a proxy are left out.");
else if (!hasRedisServer) console.log("No Redis to start (the program redis-server): two processes behind a proxy are left out.");
else if ((await databaseServer()) === null)
  console.log("No Postgres on 127.0.0.1:5432 or TEST_DATABASE_URL: two processes behind a proxy are left out.");
else
  test("two processes behind a proxy are one site: a log-in counts at both, players at different ones play, and go on when one is killed", async ({
    browser,
  }) => {
    await withDatabase(async (databaseUrl) => {
      const redis = await Redis.start();
      const secret = randomBytes(32).toString("base64url");
      const shared = {
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        NEXTAUTH_SECRET: secret,
        TRUST_PROXY: "true",
        METRICS_TOKEN,
        ...VARIABLES,
      };
      const sites = [await Site.open(shared), await Site.open(shared)] as const;
      const proxy = await FrontProxy.start([sites[0].port, sites[1].port]);

      const [one, other] = [await Player.playing(browser, proxy, "Ondine"), await Player.playing(browser, proxy, "Brock", "en")];
      for (const { url } of sites) {
        const session = await one.page.context().request.get(`${url}/api/auth/session`);
        expect(await session.json()).toMatchObject({ user: { pseudo: "Ondine" } });
      }

      // The proxy leads each line to whichever process it likes: until it likes two different ones.
      await expect(async () => {
        await other.toGame();
        expect(await Promise.all(sites.map(linesOf))).toEqual([1, 1]);
      }).toPass({ timeout: 60_000 });
      await meetByChance(one, other);
      await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);

      await sites[0].stop("SIGKILL");
      await expect.poll(() => linesOf(sites[1]), { timeout: 30_000 }).toBe(2);
      await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);

      for (const player of [one, other]) await player.close();
      await proxy.close();
      for (const site of sites) await site.close();
      await redis.stop();
    });
  });
