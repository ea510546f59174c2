import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuildFiles } from "./build-files";

const folder = mkdtempSync(path.join(tmpdir(), "build-files-"));
let server: Server;
let url = "";

beforeAll(async () => {
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks/a.js.br"), brotliCompressSync("a()"));
  const files = new BuildFiles(folder);
  server = createServer((request, response) => files.answer(request, response) || response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  url = `http://127.0.0.1:${address.port}/_next/static`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (file: string, encoding: string) => fetch(`${url}/${file}`, { headers: { "accept-encoding": encoding } });

test("a script of the build comes packed, to be kept for good", async () => {
  const answer = await ask("chunks/a.js", "gzip, br");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(await answer.text()).toBe("a()");
});

test("who cannot unpack it, and what is not there, is left to others", async () => {
  expect((await ask("chunks/a.js", "gzip")).status).toBe(404);
  expect((await ask("chunks/b.js", "br")).status).toBe(404);
  expect((await ask("../secret.js", "br")).status).toBe(404);
});
