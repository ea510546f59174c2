import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { test as base } from "@playwright/test";
import { Player } from "./player";
import { expect, Site, test, VARIABLES } from "./site";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TOKEN = "a token of the tests";
test.use({ siteVariables: { ...VARIABLES, METRICS_TOKEN: TOKEN, LOG_LEVEL: "debug" } });

/** The log so far: whatever the server printed that is JSON. */
function logOf(site: Site): readonly Record<string, unknown>[] {
  return site.output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
}

/** Runs a command of the operator's on this site. */
function command(site: Site, name: "backup" | "restore", ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", `src/cli/${name}.ts`, ...parameters], {
    cwd: root,
    env: { ...process.env, DATA_DIR: site.dataDirectory },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test("a look at its health needs nobody, one at its figures the operator's token", async ({ site }) => {
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ alive: true });
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true, database: "answers" }]);
  for (const authorization of [undefined, "Bearer", "Bearer wrong", TOKEN])
    expect((await fetch(`${site.url}/metrics`, authorization ? { headers: { authorization } } : {})).status).toBe(401);
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(metrics.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await metrics.text();
  for (const name of ["matches", "sockets", "step_seconds", "journal_seconds", "refusals_total", "errors_total"])
    expect(text).toContain(`# TYPE openpokemon_${name} `);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

/** How Socket.IO is asked without a WebSocket, which it would answer by itself. */
const POLLING = "/socket.io/?EIO=4&transport=polling";

test("every answer says what a browser may do with it", async ({ site }) => {
  const pages = ["/", "/regles", "/nowhere", "/api/auth/session", "/api/cards?game=pokemon", "/readyz", "/icon.svg", POLLING];
  const answers = await Promise.all(pages.map((page) => fetch(`${site.url}${page}`, { headers: { "x-forwarded-proto": "https" } })));
  for (const { headers, url } of answers) {
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, url).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policy).not.toContain("unsafe-eval");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    if (url.includes("/api/")) expect(headers.get("cache-control")).toContain("no-store");
  }
  const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1]);
  expect(new Set(nonces).size).toBe(pages.length);
  expect((await fetch(site.url)).headers.get("strict-transport-security")).toBeNull();
  expect((await fetch(`${site.url}${POLLING}`)).status).toBe(404);
});

test("a page is compressed as one, not piece by piece", async ({ site }) => {
  const [answer] = await once(get(`${site.url}/regles`, { headers: { "accept-encoding": "gzip" } }), "response");
  const page = await buffer(answer);
  expect(gunzipSync(page).toString()).toContain("</html>");
  // What a compression ends with that gives out all it holds before the end.
  expect(page.indexOf(Buffer.from([0, 0, 0xff, 0xff]))).toBe(-1);
});

test("all scripts of a page carry the nonce of its answer, whatever policy the visitor sends", async ({ site }) => {
  const page = await fetch(site.url, { headers: { "content-security-policy": "script-src 'nonce-evil'" } });
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});

test("nothing that a visitor sends is taken for a fault of the site, or written into its log", async ({ site }) => {
  const forged = await fetch(`${site.url}/api/auth/_log`, {
    method: "POST",
    body: new URLSearchParams({ level: "error", code: "FORGED" }),
  });
  expect(forged.status).toBe(404);
  const evil = encodeURIComponent("javascript:alert(1)");
  expect((await fetch(`${site.url}/api/auth/signin?callbackUrl=${evil}`)).status).toBe(400);
  expect((await fetch(`${site.url}/api/auth/session`, { headers: { cookie: `next-auth.callback-url=${evil}` } })).status).toBe(400);
  for (const way of ["guest", "credentials"]) expect((await fetch(`${site.url}/api/auth/callback/${way}`)).status).toBe(404);
  expect((await fetch(`${site.url}/deck/partage/a%00b`)).status).toBe(400);
  const lying = { rsc: "1", "next-router-state-tree": encodeURIComponent('[""]') };
  expect((await fetch(`${site.url}/regles`, { headers: lying })).status).toBe(400);
  expect((await fetch(`${site.url}/match/constructor`)).status).toBe(200);
  expect((await fetch(`${site.url}/_next/image?url=%2Ficon.svg&w=64&q=75`)).status).toBe(404);
  expect(site.output).not.toContain("FORGED");
  expect(logOf(site).filter(({ level }) => level === "error")).toEqual([]);
});

test("the log names each request as its page does, and nobody", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Peregrine", "en");
  const page = await player.page.locator("html").getAttribute("data-request");
  await player.page.goto("/deck");
  await player.page.goto("/regles");
  await fetch(`${site.url}/api/auth/signin?callbackUrl=/&q=peregrine@example.org`, { headers: { "x-forwarded-for": "203.0.113.77" } });
  await expect
    .poll(() => logOf(site).find(({ requestId }) => requestId === page))
    .toMatchObject({ method: "GET", status: 200, msg: "request" });
  await player.close();
  const log = JSON.stringify(logOf(site)).toLowerCase();
  for (const personal of ["peregrine", "example.org", "ketchum", "203.0.113.77", "sacha"]) expect(log).not.toContain(personal);
});

test("a backup is made while the site runs, and another site begins with it", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Archivist", "en");
  const file = path.join(site.dataDirectory, "copy.sql.gz");
  expect(command(site, "backup", file)).toEqual({ status: 0, said: expect.stringMatching(/copy\.sql\.gz: \d+\.\d MB\n$/) });
  expect(readdirSync(path.join(site.dataDirectory, "backups"))).toEqual([]);
  expect(command(site, "backup", file).said).toContain("is there already");
  expect(command(site, "restore", file)).toMatchObject({
    status: 1,
    said: expect.stringContaining("Stop it, and restore into an empty DATA_DIR."),
  });

  const other = await Site.prepared(VARIABLES);
  expect(command(other, "restore", file)).toEqual({ status: 0, said: expect.stringContaining("is restored. Start the site.") });
  await other.start();
  const again = await Player.arrive(browser, other, "Archivist", "en");
  await again.logIn();
  await again.close();
  await player.close();
  await other.close();
});

base("a site that is stopped is backed up as well, and a torn lock keeps nobody from starting", async () => {
  const site = await Site.again(VARIABLES);
  await site.stop();
  expect(command(site, "backup")).toMatchObject({ status: 0 });
  expect(readdirSync(path.join(site.dataDirectory, "backups"))).toEqual([expect.stringMatching(/^openpokemon-.*\.sql\.gz$/)]);
  const lock = path.join(site.dataDirectory, "postgres.lock");
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, "");
  await site.start();
  await site.close();
  rmSync(site.dataDirectory, { recursive: true, force: true });
});
