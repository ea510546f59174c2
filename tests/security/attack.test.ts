import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { assault, makeWorld, type Target } from "@/cli/attack/assault";
import { makePeople } from "@/cli/attack/people";
import { REQUESTS, type Strike } from "@/cli/attack/requests";
import { readRows } from "@/cli/attack/rows";
import { pages, routes } from "../routes";
import { SECRET, Site } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterAll(() => site.close());

test("every route and page is attacked", () => {
  const all = [...routes.map(({ name }) => name), ...pages.map((page) => `GET ${page}`)];
  expect(all.filter((name) => !Object.hasOwn(REQUESTS, name))).toEqual([]);
});

/** Routes as functions, but for those that only Next can call; the whole site is attacked by `npm run attack`. */
async function ask({ route, id, path, headers, body }: Strike): Promise<number> {
  const called = routes.find(({ name, source }) => name === route && !/from "next/.test(source));
  if (!called) return 0;
  const module: Readonly<Record<string, unknown>> = await import(called.file);
  const handler = module[called.method];
  if (typeof handler !== "function") throw new Error(`There is no ${route}.`);
  const sent = { host: new URL(site.url).host, ...headers };
  const request = new Request(`${site.url}${path}`, {
    method: called.method,
    headers: sent,
    body: typeof body === "string" ? body : body && new Uint8Array(body),
  });
  const [game, ...picture] = id.split("/");
  return z.instanceof(Response).parse(await handler(request, { params: Promise.resolve({ id, game, picture }) })).status;
}

test("some hundred wrong messages and requests of everybody break nothing and change nothing", async () => {
  const { prisma } = site.database;
  const world = await makeWorld(site.url, await makePeople(prisma, SECRET, 2));
  const target: Target = { url: site.url, ask, rows: () => readRows((sql) => prisma.$queryRawUnsafe(sql), []) };
  const { messages, requests, findings } = await assault(target, world, { count: 800, seed: "some hundred" });
  expect([messages, requests, findings]).toEqual([600, 200, []]);
}, 60_000);
