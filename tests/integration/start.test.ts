import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runtimePackage } from "@/cli/runtime.mjs";

const node = (file: string, cwd: string, environment: Record<string, string> = {}) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [file], {
    cwd,
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  return { status, stderr, stdout };
};

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), "openpokemon-start-"));
  cpSync("src/cli", path.join(clone, "src/cli"), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true }));

test("npm start names a bad variable and what it should be, before the long build", () => {
  const ended = node("src/cli/start.mjs", ".", { PORT: "none", TURN_SECONDS: "0" });
  expect(ended.status).toBe(1);
  expect(ended.stderr.trim()).toBe(
    'PORT must be a whole number from 1 to 65535 (it is "none")\nTURN_SECONDS must be a whole number from 1 to 3600 (it is "0")',
  );
  expect(ended.stdout).not.toContain("pages");
});

test("a Node that is too old is told which one is needed", () => {
  writeFileSync(path.join(clone, "package.json"), JSON.stringify({ type: "module", engines: { node: ">=999.1.0" } }));
  const ended = node("src/cli/start.mjs", clone);
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain("OpenPokémon needs Node 999.1.0 or newer; this is Node");
});

test("an installation that fails shows why and ends", () => {
  writeFileSync(path.join(clone, "package.json"), JSON.stringify({ type: "module", engines: { node: ">=20.19.0" } }));
  const ended = node("src/cli/start.mjs", clone, { npm_execpath: path.join(clone, "npm-cli.js") });
  expect(ended.status).toBe(1);
  expect(ended.stdout).toContain("✗ Installing packages");
  expect(ended.stderr).toContain("npm-cli.js");
});

test.skipIf(!runtimePackage || process.platform === "win32")(
  "a command goes on under the Node that was installed with the packages, and ends as it ends there",
  () => {
    writeFileSync(path.join(clone, "package.json"), JSON.stringify({ type: "module", engines: { node: ">=20.19.0" } }));
    for (const file of ["package-lock.json", "node_modules/.package-lock.json"]) {
      mkdirSync(path.join(clone, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(clone, file), JSON.stringify({ packages: {} }));
    }
    const own = path.join(clone, runtimePackage ?? "", "bin/node");
    mkdirSync(path.dirname(own), { recursive: true });
    const script = '#!/bin/sh\nif [ "$1" = --version ]; then echo v999.0.0; else echo "own: $@"; exit 7; fi\n';
    writeFileSync(own, script, { mode: 0o755 });
    const ended = node("src/cli/start.mjs", clone);
    expect(ended.stdout).toContain(`own: ${path.join(clone, "src/cli/start.mjs")}`);
    expect(ended.status).toBe(7);
  },
);
