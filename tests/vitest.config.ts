import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 500 });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}

async function server(variable: string, port: number, url: string): Promise<string | undefined> {
  return process.env[variable] ?? ((await answers(port)) ? url : undefined);
}

/** The test files that open a database: they run again on a real Postgres when one answers. */
function databaseTests(): string[] {
  return ["src", "tests"]
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith(".test.ts") && readFileSync(path.join(root, file), "utf8").includes("@/db/testing"));
}

export default defineConfig(async () => {
  const postgres = await server("TEST_DATABASE_URL", 5432, "postgresql://postgres@127.0.0.1:5432/postgres");
  const redis = await server("TEST_REDIS_URL", 6379, "redis://127.0.0.1:6379");
  if (!postgres) console.log("No Postgres on 127.0.0.1:5432 or TEST_DATABASE_URL: database tests run on the embedded one only.");
  if (!redis) console.log("No Redis on 127.0.0.1:6379 or TEST_REDIS_URL: its tests are left out.");
  const project = (name: string, include: string[], database: string): TestProjectInlineConfiguration => ({
    extends: true,
    test: { name, include, env: { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis ?? "" } },
  });
  const all = ["src/**/*.test.{ts,tsx}", "tests/{compendium,integration,security,upgrades}/**/*.test.ts"];
  return {
    root,
    resolve: { alias: { "@": path.join(root, "src") } },
    test: {
      environment: "node",
      // Before each test file; only where somebody asks what the scenarios play.
      setupFiles: process.env.PLAYED_FOLDER ? ["tests/note-played.ts"] : [],
      testTimeout: 60_000,
      hookTimeout: 240_000,
      // No test file changes a module for the next one, so the modules are loaded once for each of the two cores.
      pool: "threads",
      isolate: false,
      maxWorkers: 2,
      // Tests for Redis look for TEST_REDIS_URL; TEST_DATABASE_URL is set only in the run that is meant for it.
      projects: [project("embedded", all, ""), ...(postgres ? [project("postgres", databaseTests(), postgres)] : [])],
    },
  };
});
