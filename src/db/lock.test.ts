import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DatabaseInUseError, lockDirectory } from "@/db/lock";

let scratch: string;
let directory: string;
let file: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-lock-"));
  directory = path.join(scratch, "pg");
  file = `${directory}.lock`;
});
afterEach(() => rmSync(scratch, { recursive: true }));

/** As in earnest, but quicker: a holder beats ten times while its lock is watched. */
const QUICK = { beatMs: 50, staleMs: 500 };
const mine = () => new RegExp(`^${process.pid} `);

/** Another process that takes the lock and tells so. */
async function hold(place?: string): Promise<ChildProcess> {
  const options = JSON.stringify({ ...QUICK, place });
  const program = `import { lockDirectory } from "./src/db/lock.ts";
    await lockDirectory(${JSON.stringify(directory)}, ${options}); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("the lock is exclusive until it is given back, and leaves no file", async () => {
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DatabaseInUseError);
  expect(readdirSync(scratch)).toEqual(["pg.lock"]);
  await unlock();
  expect(readdirSync(scratch)).toEqual([]);
  await (await lockDirectory(directory))();
});

test("of many that ask at once, one has it", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const had = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(had).toHaveLength(1);
  await had[0]?.();
});

describe("a second process", () => {
  test("is refused, and told which one has the lock", async () => {
    const child = await hold();
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${child.pid}. Stop that process`);
    await end(child);
  });

  test("has it as soon as the first one was killed", async () => {
    await end(await hold());
    const unlock = await lockDirectory(directory);
    expect(readFileSync(file, "utf8")).toMatch(mine());
    await unlock();
  });
});

test.runIf(process.platform === "linux")("a later process with the same pid does not keep it locked", async () => {
  const unlock = await lockDirectory(directory);
  const held = readFileSync(file, "utf8");
  await unlock();
  writeFileSync(file, held.replace(/^\d+ \d+/, `${process.ppid} 1`));
  await (await lockDirectory(directory))();
});

describe("the lock of another container, where the same number is another process", () => {
  test("is respected as long as its holder lives, however long that takes", async () => {
    const child = await hold("elsewhere");
    await expect(lockDirectory(directory, QUICK)).rejects.toThrow("in use by a process of another container or machine");
    await pause(2 * QUICK.staleMs);
    await expect(lockDirectory(directory, QUICK)).rejects.toThrow(DatabaseInUseError);
    await end(child);
  });

  test("is taken over when it shows no sign of life", async () => {
    await end(await hold("elsewhere"));
    const before = performance.now();
    const unlock = await lockDirectory(directory, QUICK);
    expect(performance.now() - before).toBeGreaterThanOrEqual(QUICK.staleMs);
    await unlock();
  });

  test("is not taken over by two that waited for it together", async () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(file, `${pid} 1 elsewhere x\n`);
    const asked = await Promise.allSettled([lockDirectory(directory, QUICK), lockDirectory(directory, QUICK)]);
    const had = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(had).toHaveLength(1);
    await had[0]?.();
  });
});

describe("a torn lock", () => {
  test.each(["", "4", "\0\0\0\0"])("%j that nobody holds is taken over", async (torn) => {
    writeFileSync(file, torn);
    const unlock = await lockDirectory(directory, QUICK);
    expect(readFileSync(file, "utf8")).toMatch(mine());
    await unlock();
  });

  test("is respected while somebody beats", async () => {
    writeFileSync(file, "");
    const beating = setInterval(() => utimesSync(file, new Date(), new Date()), QUICK.beatMs);
    await expect(lockDirectory(directory, QUICK)).rejects.toThrow(DatabaseInUseError);
    clearInterval(beating);
  });

  test("keeps its holder", async () => {
    const child = await hold("elsewhere");
    writeFileSync(file, "");
    await expect(lockDirectory(directory, QUICK)).rejects.toThrow(DatabaseInUseError);
    await end(child);
  });
});

describe("a holder", () => {
  test("puts its lock back when somebody has removed it", async () => {
    const unlock = await lockDirectory(directory, QUICK);
    const held = readFileSync(file, "utf8");
    rmSync(file);
    await expect.poll(() => readdirSync(scratch), { timeout: 5_000 }).toEqual(["pg.lock"]);
    expect(readFileSync(file, "utf8")).toBe(held);
    await unlock();
  });

  test("ends before it writes on when another one has taken its lock", async () => {
    const child = await hold();
    const ended = once(child, "exit");
    writeFileSync(file, "1 1 elsewhere x\n");
    expect(await ended).toEqual([null, "SIGKILL"]);
  });
});
