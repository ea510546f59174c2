import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { Health } from "./health";

const TOKEN = "a token of the operator";
const [health, closed] = [new Health(TOKEN), new Health(undefined)];
const servers = [health, closed].map((one) =>
  createServer((request, response) => one.answer(request, response) || response.writeHead(404).end()),
);
let [url, closedUrl] = ["", ""];
let database: OpenDatabase;
beforeAll(async () => {
  [url = "", closedUrl = ""] = await Promise.all(servers.map(listen));
  database = await openTestDatabase();
});
afterAll(() => {
  for (const server of servers) server.close();
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return address && typeof address === "object" ? `http://127.0.0.1:${address.port}` : "";
}

const open = (redis: { readonly isReady: boolean } | undefined) =>
  health.open({ database: database.prisma, redis, counted: async () => [] });

async function ready(): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
}

test("a process that starts is alive and not ready, and so is one that stops", async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await ready()).toEqual([503, { ready: false, database: "closed" }]);
  open(undefined);
  expect(await ready()).toEqual([200, { ready: true, database: "answers" }]);
  health.close();
  expect(await ready()).toEqual([503, { ready: false, database: "closed" }]);
});

test("without Redis a site is ready, and says so; without its database it is not", async () => {
  open({ isReady: false });
  expect(await ready()).toEqual([200, { ready: true, database: "answers", redis: "away" }]);
  await database.close();
  expect(await ready()).toEqual([503, { ready: false, database: "away", redis: "away" }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("figures are for who has the token; where there is none, they are nowhere", async () => {
  const asked = async (from: string, headers: Record<string, string>) => (await fetch(`${from}/metrics`, { headers })).status;
  expect(await asked(url, {})).toBe(401);
  expect(await asked(url, { authorization: `Bearer ${TOKEN}.` })).toBe(401);
  expect(await asked(url, { authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await asked(closedUrl, { authorization: "Bearer undefined" })).toBe(404);
});

test("what changes something is nothing of its own", async () => {
  expect((await fetch(`${url}/healthz`, { method: "POST" })).status).toBe(404);
});
