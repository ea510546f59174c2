// The browser of the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runToEnd, StepError } from "./prepare.mjs";

// A headless shell draws pages and no windows around them: the tests take a tenth less time in it.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A browser that lacks a system library is there and does not run. */
const runs = (file) => existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;

const find = () => [...usualPlaces, chromium.executablePath()].find(runs);

/**
 * The path of a Chromium that runs. Without one, it is installed: by Playwright, else, for root on Debian or Ubuntu, by apt-get.
 *
 * @throws {StepError} that says what to install
 */
export async function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new StepError(`CHROMIUM_PATH must be a Chromium or Chrome that runs (it is "${chosen}").`);
    return chosen;
  }
  const found = find() ?? (await download()) ?? (await installPackage());
  if (found) return found;
  throw new StepError(
    "The browser tests need Chromium, and it could not be installed. Install one of:\n" +
      "  npx playwright install --with-deps chromium\n" +
      "  apt-get install chromium\n" +
      "or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

async function download() {
  await runToEnd(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
  });
  return find();
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  await run("apt-get", ["update"]);
  // Ubuntu has no package of the shell alone.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await runToEnd("apt-get", ["install", "-y", "--no-install-recommends", name], { DEBIAN_FRONTEND: "noninteractive" });
    const found = find();
    if (found) return found;
  }
  return undefined;
}
