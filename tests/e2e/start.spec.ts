import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { freePort } from "@/cli/free-port";
import { databaseServer, withDatabase } from "../postgres";
import { expect, Site, test } from "./site";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starts a second server that is to end by itself. */
function serve(variables: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [".build/server.mjs"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...variables },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stderr, stdout };
}

base("a port in use is told in words, before anything is opened", async () => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, resolve));
  const address = occupant.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const ended = serve({ PORT: String(port), DATA_DIR: path.join(root, "tests/.results/unused") });
  occupant.close();
  expect(ended.status).toBe(1);
  expect(ended.stderr.trim()).toMatch(new RegExp(`^Port ${port} is already in use\\. .*PORT=${port + 1} npm start$`));
  expect(ended.stdout).not.toContain("database");
});

test("a database in use names the process that has it", async ({ site }) => {
  const ended = serve({ PORT: String(await freePort()), DATA_DIR: site.dataDirectory });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/in use by process \d+\. Stop that process, or choose another DATA_DIR\./);
});

base("a database that does not answer is told in words", async () => {
  const ended = serve({ PORT: String(await freePort()), DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^\nThe database of DATABASE_URL does not answer: .*ECONNREFUSED/);
});

if ((await databaseServer()) === null)
  console.log("No Postgres on 127.0.0.1:5432 or TEST_DATABASE_URL: what a site says that shares one is left out.");
else
  base("a process on a real Postgres says that it has to be the only one, unless there is a Redis", async () => {
    await withDatabase(async (databaseUrl) => {
      const site = await Site.again({ DATABASE_URL: databaseUrl });
      await expect.poll(() => site.output).toContain("One process only: several on one DATABASE_URL need REDIS_URL.");
      await site.close();
    });
  });

base("accounts survive a kill, and the administrator's password is made once", async () => {
  const site = await Site.open();
  const password = site.administratorPassword;
  expect(site.output).toContain(password);
  await site.stop("SIGKILL");
  await site.start();
  expect(site.output).not.toContain(password);
  expect(site.output).toContain(path.join(site.dataDirectory, "admin-password"));
  expect(site.administratorPassword).toBe(password);
  await site.close();
});

base("a start without changes installs, generates and builds nothing", async () => {
  const site = await Site.open();
  await site.stop();
  await site.start("src/cli/start.mjs");
  expect(site.output.match(/✓ .+(?= \()/g)).toEqual([
    "✓ Opening the database",
    "✓ Seeding cards and administrator",
    "✓ Preparing the site",
  ]);
  await site.close();
});

base("SIGTERM ends the server with 0 even while somebody is connected", async () => {
  const site = await Site.again();
  const response = await fetch(`${site.url}/api/auth/csrf`);
  expect(response.status).toBe(200);
  const before = performance.now();
  await site.stop();
  expect(performance.now() - before).toBeLessThan(4000);
  await expect(fetch(site.url)).rejects.toThrow();
  await site.close();
});
