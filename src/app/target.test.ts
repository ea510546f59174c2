import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseUnreadable } from "./target";

const server = createServer((request, response) => refuseUnreadable(request, response) || response.end("served"));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

/** The status of the answer to a request whose first line is this. */
function statusOf(line: string, header = "accept: */*"): Promise<number> {
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const socket = connect(address.port, "127.0.0.1");
  socket.write(`${line} HTTP/1.1\r\nhost: x\r\n${header}\r\nconnection: close\r\n\r\n`);
  return new Promise((resolve) => socket.once("data", (answer) => resolve(Number(/ (\d{3}) /.exec(String(answer))?.[1]))));
}

test.each(["GET /", "GET /jeu?a=http://b/", "GET /%C3%A9//..?%ff", "OPTIONS /api/decks"])("%s is asked of the site", async (line) => {
  expect(await statusOf(line)).toBe(200);
});

test.each([
  "GET http://evil.example/api/cards",
  "OPTIONS *",
  "GET //",
  "GET //[",
  "GET jeu",
  "GET /joueur/%E0%A4%A",
  "GET /%ff",
  "GET /deck/partage/a%00b",
])("%s is refused", async (line) => {
  expect(await statusOf(line)).toBe(400);
});

test.each([
  ["%5B%22%22%2C%7B%7D%5D", 200],
  ["%5B%22%22%5D", 400],
  ["}{%", 400],
])("a page that says it is %s is answered with %d", async (tree, status) => {
  expect(await statusOf("GET /jeu", `next-router-state-tree: ${tree}`)).toBe(status);
});
