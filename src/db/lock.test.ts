import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseInUseError, lockDirectory } from "@/db/lock";

let scratch: string;
let directory: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-lock-"));
  directory = path.join(scratch, "pg");
});
afterEach(() => rmSync(scratch, { recursive: true }));

test("the lock is exclusive until it is given back, and leaves no file", () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DatabaseInUseError);
  expect(readdirSync(scratch)).toEqual(["pg.lock"]);
  unlock();
  expect(readdirSync(scratch)).toEqual([]);
  lockDirectory(directory)();
});

test("the message names the process that holds it", () => {
  writeFileSync(`${directory}.lock`, `${process.ppid}\n`);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.ppid}`);
});

test("the lock of a dead process is taken over", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(`${directory}.lock`, `${pid} 1\n`);
  lockDirectory(directory);
  expect(readFileSync(`${directory}.lock`, "utf8")).toMatch(new RegExp(`^${process.pid} `));
});

test.runIf(process.platform === "linux")("a later process with the same pid does not keep it locked", () => {
  writeFileSync(`${directory}.lock`, `${process.ppid} 1\n`);
  lockDirectory(directory)();
});
