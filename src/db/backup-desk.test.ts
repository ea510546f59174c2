import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askForBackup, backupFolder, backupName, openBackupDesk } from "./backup-desk";

let scratch: string;
let folder: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-desk-"));
  folder = backupFolder(scratch);
});
afterEach(() => rmSync(scratch, { recursive: true }));

const write = async (file: string) => writeFileSync(file, "rows");

test("who asks is given a file of their own, and nothing else is left in the folder", async () => {
  const close = openBackupDesk(folder, write);
  const files = await Promise.all([askForBackup(folder), askForBackup(folder)]);
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(["rows", "rows"]);
  expect(readdirSync(folder).toSorted()).toEqual(files.map((file) => path.basename(file)).toSorted());
  await close();
});

test("one that fails is told in words, and the next one may succeed", async () => {
  let full = true;
  const close = openBackupDesk(folder, async (file) => {
    if (full) throw new Error("the disk is full");
    await write(file);
  });
  await expect(askForBackup(folder)).rejects.toThrow("The site could not make a backup: the disk is full");
  full = false;
  expect(existsSync(await askForBackup(folder))).toBe(true);
  await close();
});

test("where nobody answers it is said so, and the wish is taken back", async () => {
  await expect(askForBackup(folder, 100)).rejects.toThrow("does not answer");
  expect(readdirSync(folder)).toEqual([]);
});

test("a wish of before the start is nobody's any more, and a folder that was taken away comes back", async () => {
  writeFileSync(path.join(folder, "wanted-x"), "");
  const close = openBackupDesk(folder, write);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  await expect.poll(() => existsSync(folder), { timeout: 5_000 }).toBe(true);
  expect(existsSync(await askForBackup(folder))).toBe(true);
  await close();
});

test("only its owner enters the folder, and names stand in the order of time", () => {
  mkdirSync(folder, { recursive: true });
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(backupName(new Date("2026-01-02T03:04:05.678Z"))).toBe("openpokemon-2026-01-02T03-04-05.sql.gz");
});
