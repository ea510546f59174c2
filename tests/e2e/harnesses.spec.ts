import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { postgresPrograms } from "@/cli/chaos/postgres";
import { hasRedisServer } from "@/cli/chaos/redis";

/** The commands that play at the site as many would, each in a small version. */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs such a command to its end. @returns the figures of its last line */
function figuresOf(program: string, parameters: readonly string[], variables: Readonly<Record<string, string>>): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["src/cli/bundled.mjs", program, ...parameters, "--json"], {
    cwd: root,
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

const percentiles = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
const Load = z.object({
  matches: z.literal(4),
  answersPerSecond: z.number().positive(),
  moveMs: percentiles,
  updateBytes: z.object({ median: z.number().positive(), p95: z.number().positive() }),
  rssMB: z.number().positive(),
  eventLoopMs: z.object({ p99: z.number() }),
  errors: z.literal(0),
});

test("a small crowd plays both games at the built site without a fault, and the last line says how fast", () => {
  const figures = figuresOf("src/cli/load/load.ts", ["--matches", "4", "--seconds", "6"], { DATABASE_URL: "" });
  expect(Load.parse(figures)).toBeTruthy();
});

const site = z.object({ p50: z.number().positive(), p99: z.number().positive() });
const deed = z.object({ empty: site, grown: site, ratio: z.number().positive() });
const Growth = z.object({
  users: z.literal(50),
  ms: z.object({ logIn: deed, gamePage: deed, administrationSearch: deed, startOfMatch: deed, deletion: deed }),
});

test("a site that has grown a little does what an empty one does", () => {
  const figures = figuresOf("src/cli/growth/growth.ts", ["--users", "50", "--matches", "5", "--rounds", "3"], { DATABASE_URL: "" });
  expect(Growth.parse(figures)).toBeTruthy();
});

const Attack = z.object({
  messages: z.literal(300),
  requests: z.literal(100),
  crashes: z.literal(0),
  serverErrors: z.literal(0),
  changed: z.literal(0),
  logged: z.literal(0),
  rssMB: z.object({ quarters: z.array(z.number().positive()).length(4) }),
  honestErrors: z.literal(0),
});

test("some hundred wrong messages and requests to the built site break nothing and change no row", () => {
  const figures = figuresOf("src/cli/attack/attack.ts", ["--messages", "400", "--seed", "brief"], { DATABASE_URL: "" });
  expect(Attack.parse(figures)).toBeTruthy();
});

const Chaos = z.object({
  kills: z.literal(2),
  faults: z.looseObject({ "database started anew (immediate)": z.number().positive() }),
  acknowledged: z.number().positive(),
  lost: z.literal(0),
  doubled: z.literal(0),
  stuck: z.literal(0),
  falsified: z.literal(0),
  frozen: z.literal(0),
});

if (postgresPrograms() === null) console.log("No Postgres to start (the program initdb): the small chaos is left out.");
else if (!hasRedisServer) console.log("No Redis to start (the program redis-server): the small chaos is left out.");
else
  test("processes are killed and the database started anew under a few matches, and no answer that was taken is lost or counts twice", () => {
    const parameters = ["--kills", "2", "--matches", "4", "--processes", "2", "--seed", "brief"];
    expect(Chaos.parse(figuresOf("src/cli/chaos/chaos.ts", parameters, {}))).toBeTruthy();
  });
