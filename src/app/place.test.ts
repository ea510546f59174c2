import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { notePlace } from "./place";

const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-place-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a site that keeps its data elsewhere notes its place in a folder that was not there yet", () => {
  const directory = path.join(folder, "not", "yet");
  const leave = notePlace(directory, 3000);
  expect(readdirSync(directory)).toEqual(["port-3000.pid"]);
  leave();
  expect(readdirSync(directory)).toEqual([]);
});
