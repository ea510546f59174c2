import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Playwright colours its own words; what tests start speaks plainly, as it does for an operator's log.
delete process.env.FORCE_COLOR;

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: ".results/browser",
  // A file at a time for each core, each with a site of its own; a player mostly waits for the server, so that two have room on one.
  workers: Math.max(2, availableParallelism()),
  // A browser on a machine that slows down by three may be late for what a test waits for: a second try tells that from a fault. It is said (`npm test`).
  retries: 1,
  forbidOnly: true,
  // For machines that are busy with something else; a quiet one needs a fraction of it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    viewport: { width: 1280, height: 720 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A click that something lies over says so, instead of waiting for the end of the test.
    actionTimeout: 120_000,
    // Pictures of every click would take more time than the clicks.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: { executablePath, args: ["--disable-gpu"] },
  },
});
