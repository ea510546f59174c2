import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "@/db";
import { migrationLock } from "@/db/open";
import { databaseServer, withDatabase } from "../postgres";

const server = await databaseServer();
if (server === null) console.log("No Postgres on 127.0.0.1:5432 or TEST_DATABASE_URL: what its pool holds to is left out.");
else {
  test("a statement that takes too long is ended, and its connection serves the next one", () =>
    withDatabase(async (url) => {
      const { prisma, close } = await openDatabase({ url, directory: "", pool: { connections: 1, statementMs: 300 } });
      await expect(prisma.$queryRaw`SELECT pg_sleep(60)`).rejects.toThrow("statement timeout");
      expect(await prisma.user.count()).toBe(0);
      await close();
    }));

  test("a transaction in which nothing is said any more gives its locks back", () =>
    withDatabase(async (url) => {
      const { prisma, close } = await openDatabase({ url, directory: "", pool: { connections: 2, statementMs: 300 } });
      const asleep = prisma.$transaction(async (inside) => {
        await inside.$executeRaw`LOCK TABLE "User"`;
        await pause(1_000);
        await inside.user.count();
      });
      const [ended, other] = await Promise.allSettled([asleep, pause(400).then(() => prisma.user.count())]);
      expect(ended.status).toBe("rejected");
      expect(other).toEqual({ status: "fulfilled", value: 0 });
      await close();
    }));

  test("no more connections are opened than the pool may have, and who finds none waits", () =>
    withDatabase(async (url) => {
      const { prisma, close } = await openDatabase({ url, directory: "", pool: { connections: 2, statementMs: 20_000 } });
      const ask = () => prisma.$queryRaw`SELECT pg_backend_pid() AS "connection", pg_sleep(0.05)::text AS "slept"`;
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(new Set(answers.map((rows) => JSON.stringify(rows))).size).toBe(2);
      await close();
    }));

  test("a start whose line to the database breaks off fails with that, and ends no process", () =>
    withDatabase(async (url) => {
      const { hostname, port } = new URL(url);
      const lines: Socket[] = [];
      const between = createServer((line) => {
        lines.push(line.on("error", () => {}));
        line.pipe(connect(Number(port), hostname)).pipe(line);
      }).listen(0, "127.0.0.1");
      await once(between, "listening");
      const through = new URL(url);
      through.port = String(z.object({ port: z.number() }).parse(between.address()).port);

      const { prisma, close } = await openDatabase({ url, directory: "" });
      await prisma.$transaction(async (inside) => {
        // One that starts meanwhile waits for its turn to migrate.
        await inside.$executeRaw`SELECT pg_advisory_xact_lock(${migrationLock})`;
        const starting = expect(openDatabase({ url: through.href, directory: "" })).rejects.toThrow("ECONNRESET");
        await expect
          .poll(() => inside.$queryRaw`SELECT 1 AS "one" FROM pg_locks WHERE "locktype" = 'advisory' AND NOT "granted"`)
          .toHaveLength(1);
        for (const line of lines) line.resetAndDestroy();
        await starting;
      });
      await close();
      between.close();
    }));

  test("a command's statements take as long as they take", () =>
    withDatabase(async (url) => {
      const { prisma, close } = await openDatabase({ url, directory: "" });
      expect(await prisma.$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: "0" }]);
      await close();
    }));
}
