import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each(["pokemon", "dragonball"])("says in a sentence that a folder holds no cards of %s", (game) => {
  const words = ["--import", "tsx", "src/cli/cards-coverage.ts", "docs", "--game", game];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^docs holds (no|neither) [^\n]+\.\n$/)]);
});
