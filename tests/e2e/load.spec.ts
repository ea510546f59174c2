import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { z } from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const percentiles = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
const Report = z.object({
  matches: z.literal(4),
  answersPerSecond: z.number().positive(),
  moveMs: percentiles,
  updateBytes: z.object({ median: z.number().positive(), p95: z.number().positive() }),
  rssMB: z.number().positive(),
  eventLoopMs: z.object({ p99: z.number() }),
  errors: z.literal(0),
});

test("a small crowd plays both games at the built site without a fault, and the last line says how fast", () => {
  const ended = spawnSync(process.execPath, ["src/cli/built.mjs", "src/cli/load/load.ts", "--matches", "4", "--seconds", "6", "--json"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "" },
    encoding: "utf8",
  });
  expect(ended.stderr).toBe("");
  expect(Report.parse(JSON.parse(ended.stdout.trim().split("\n").at(-1) ?? ""))).toBeTruthy();
});
