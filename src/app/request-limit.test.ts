import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientAddressHeader } from "@/accounts/address";
import { limitRequests, ROUTE_LIMITS } from "./request-limit";

let server: Server;
let url: string;
let through: number;

beforeEach(async () => {
  through = 0;
  const handle = limitRequests((_request, response) => {
    through += 1;
    response.end();
  });
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
});
afterEach(() => server.close());

const limitOf = (path: string) => {
  const limit = ROUTE_LIMITS.find((one) => path.startsWith(one.path));
  if (!limit) throw new Error(`There is no limit of ${path}.`);
  return limit;
};
/** Asks so often, by the session named or none, from this address; how many answers were no refusal. */
async function ask(path: string, times: number, address: string, session?: string): Promise<number> {
  const headers = { [clientAddressHeader]: address, ...(session && { cookie: `next-auth.session-token=${session}` }) };
  const before = through;
  await Promise.all(Array.from({ length: times }, async () => (await fetch(`${url}${path}`, { headers })).arrayBuffer()));
  return through - before;
}

test("an account asks a route so often, and another one of the same address still may", async () => {
  const { points } = limitOf("/regles.pdf").account;
  expect(await ask("/regles.pdf", points + 5, "10.0.0.1", "ann")).toBe(points);
  expect(await ask("/regles.pdf", 1, "10.0.0.1", "ben")).toBe(1);
});

test("an address asks a route so often, whatever the sessions; an IPv6 network of 64 bits is one", async () => {
  const { points } = limitOf("/regles.pdf").address;
  const asked = await Promise.all(
    Array.from({ length: points + 5 }, (_, index) => ask("/regles.pdf", 1, `2001:db8::${index.toString(16)}`, `s${index}`)),
  );
  expect(through).toBe(points);
  expect(asked).toHaveLength(points + 5);
  expect(await ask("/regles.pdf", 1, "2001:db8:0:1::1")).toBe(1);
});

test("one route's limit leaves the others open, and files of the build have none", async () => {
  await ask("/regles.pdf", limitOf("/regles.pdf").account.points + 1, "10.0.0.1", "ann");
  expect(await ask("/jeu", 1, "10.0.0.1", "ann")).toBe(1);
  const pages = limitOf("/jeu").account.points;
  expect(await ask("/_next/static/chunk.js", pages + 50, "10.0.0.1", "ann")).toBe(pages + 50);
});

test("what a match is verified from is asked for one match at a time, and other things of matches as anything else", async () => {
  const proof = "/api/matches/cmabc/proof";
  const limit = ROUTE_LIMITS.find(({ end }) => end === "/proof");
  const points = limit?.account.points ?? 0;
  expect(points).toBeLessThan(limitOf("/jeu").account.points / 5);
  expect(await ask(`${proof}?again`, points + 5, "10.0.0.1", "ann")).toBe(points);
  expect(await ask("/api/matches/cmabd/proof", 1, "10.0.0.1", "ann")).toBe(0);
  expect(await ask("/api/matches/cmabc/story", points + 5, "10.0.0.1", "ann")).toBe(points + 5);
});

test("who is refused hears when to come back, a route's caller in a code, a reader in words", async () => {
  const headers = { [clientAddressHeader]: "10.0.0.2", cookie: "next-auth.session-token=ann" };
  const refusal = async (path: string) => {
    await ask(path, limitOf(path).account.points, "10.0.0.2", "ann");
    const answer = await fetch(`${url}${path}`, { headers });
    return { status: answer.status, wait: Number(answer.headers.get("retry-after")), said: await answer.text() };
  };
  const api = await refusal("/api/decks/import");
  expect([api.status, JSON.parse(api.said)]).toEqual([429, { code: "too-often" }]);
  expect(api.wait).toBeGreaterThan(0);
  expect((await refusal("/regles.pdf")).said).toContain("reload the page");
});
