import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limitBodies } from "./body-limit";

let server: Server;
let port: number;
/** What came through to the routes. */
const through: { url: string | undefined; body: string }[] = [];
beforeAll(async () => {
  server = createServer(
    limitBodies(async (incoming, response) => {
      through.push({ url: incoming.url, body: await text(incoming) });
      response.end(incoming.headers["x-echo"]);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  port = address.port;
});
afterAll(() => server.close());
beforeEach(() => {
  through.length = 0;
});

/** Sends a body, in one piece with its length or in chunks without. */
function post(path: string, body: string, how: "length" | "chunked" = "length"): Promise<{ status: number | undefined; said: string }> {
  return new Promise((resolve, reject) => {
    const headers = { "x-echo": "heard", ...(how === "length" && { "content-length": Buffer.byteLength(body) }) };
    const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers }, async (answer: IncomingMessage) =>
      resolve({ status: answer.statusCode, said: await text(answer) }),
    );
    sent.on("error", reject);
    for (let at = 0; at < body.length; at += 10_000) sent.write(body.slice(at, at + 10_000));
    sent.end();
  });
}
const tooLarge = { status: 413, said: '{"code":"too-large"}' };
const heard = { status: 200, said: "heard" };

test.each(["length", "chunked"] as const)("a body within the limit reaches its route as it was sent (%s)", async (how) => {
  const body = JSON.stringify({ name: "é".repeat(10_000) });
  expect(await post("/api/decks", body, how)).toEqual(heard);
  expect(through).toEqual([{ url: "/api/decks", body }]);
});

test.each([
  ["/api/accounts", "length"],
  ["/api/accounts", "chunked"],
  ["/api/auth/callback/credentials", "length"],
  ["/api/auth/callback/credentials", "chunked"],
  ["/", "chunked"],
] as const)("too much for %s is refused before anything reads it (%s)", async (path, how) => {
  expect(await post(path, "[".repeat(1_000_000), how)).toEqual(tooLarge);
  expect(through).toEqual([]);
  // The connection and the server go on.
  expect(await post(path, "{}", how)).toEqual(heard);
});

test("a deck list may be longer than a form, and no more than a deck list", async () => {
  const list = JSON.stringify({ text: "é".repeat(20_000) });
  expect(await post("/api/decks/import", list)).toEqual(heard);
  expect(await post("/api/decks", list)).toEqual(tooLarge);
  expect(await post("/api/decks/import", "x".repeat(200_000), "chunked")).toEqual(tooLarge);
});

test("deep nesting is refused however short it is; brackets in a text are none", async () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(await post("/api/decks", nested(17))).toEqual(tooLarge);
  expect(await post("/api/decks", nested(16))).toEqual(heard);
  expect(await post("/api/decks", JSON.stringify({ name: `\\"${"[{".repeat(50)}` }))).toEqual(heard);
});

test("who goes on sending is cut off", async () => {
  const sent = request({ port, host: "127.0.0.1", path: "/api/accounts", method: "POST" });
  const answered = new Promise<number | undefined>((resolve) => sent.on("response", ({ statusCode }) => resolve(statusCode)));
  let written = 0;
  const cut = new Promise<void>((resolve) => {
    sent.on("error", () => resolve());
    sent.on("close", () => resolve());
  });
  let open = true;
  void cut.then(() => {
    open = false;
  });
  while (open && written < 200_000_000) {
    written += 1_000_000;
    if (!sent.write(Buffer.alloc(1_000_000))) await Promise.race([cut, new Promise((resolve) => sent.once("drain", resolve))]);
  }
  await cut;
  expect(await answered).toBe(413);
  expect(written).toBeLessThan(50_000_000);
  expect(through).toEqual([]);
});

test("a request without a body goes through, and one that breaks off goes nowhere", async () => {
  expect((await fetch(`http://127.0.0.1:${port}/jeu`)).status).toBe(200);
  const sent = request({ port, host: "127.0.0.1", path: "/api/decks", method: "POST", headers: { "content-length": 100 } });
  sent.on("error", () => {});
  sent.write("{");
  await new Promise((resolve) => setTimeout(resolve, 50));
  sent.destroy();
  expect(await post("/api/decks", "{}")).toEqual(heard);
  expect(through.map(({ url }) => url)).toEqual(["/jeu", "/api/decks"]);
});
