// npm test: everything that must hold, from a fresh clone; the last line is "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { prepare, run, runToEnd, StepError } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { countRulings } from "./rulings.mjs";

const results = "tests/.results";
const total = { passed: 0, failed: 0 };

/**
 * Runs one part and adds up what it found.
 *
 * @param {string} title
 * @param {() => Promise<{ passed: number, failed: number, output?: string } | unknown>} work counts, or one check that throws when it fails
 */
async function check(title, work) {
  let counts = { passed: 0, failed: 1 };
  try {
    await step(title, async () => {
      const found = await work();
      counts = found?.failed === undefined ? { passed: 1, failed: 0 } : found;
      if (counts.failed > 0) throw new StepError(counts.output);
    });
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  return counts.failed === 0;
}

const node = (...parameters) => run(process.execPath, parameters);

/**
 * A run that broke off without a report, or failed beside its tests, counts as one failure, and all it printed is shown.
 *
 * @param {{ code: number | null, output: string }} ended
 * @param {string} report
 * @param {(report: object) => { passed: number, failures: string[] }} read
 */
function counted({ code, output }, report, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { passed, failures } = read(JSON.parse(readFileSync(report, "utf8")));
  if (failures.length === 0 && code !== 0)
    return { passed, failed: 1, output: output.slice(Math.max(0, output.indexOf("Unhandled Error"))) };
  return { passed, failed: failures.length, output: failures.join("\n\n") };
}

/** Card data beside the checkout, if there is any; and where the scenarios note what they play of it. */
const cardData = "../shared/data/tcgdex";
const played = `${results}/played`;

const plain = { NO_COLOR: "1", FORCE_COLOR: undefined };

/** What is left out for want of a server, a proxy or card data. */
function sayWhatIsMissing(output) {
  for (const notice of new Set(output.match(/^No (Postgres|Redis|nginx|card data) .*$/gm))) console.log(notice);
}

async function unitTests() {
  const report = `${results}/unit.json`;
  // The report tells what failed in tests; what nobody caught beside them is only printed.
  const reporters = ["--reporter=json", "--reporter=default", `--outputFile.json=${report}`];
  const parameters = ["run", "--config", "tests/vitest.config.ts", ...reporters];
  const ended = await runToEnd(process.execPath, ["node_modules/vitest/vitest.mjs", ...parameters], { ...plain, PLAYED_FOLDER: played });
  sayWhatIsMissing(ended.output);
  return counted(ended, report, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      // A file that cannot even be loaded has no tests, and is one failure.
      if (failed.length === 0) return status === "failed" ? [`✗ ${name}\n${message}`] : [];
      return failed.map((test) => `✗ ${name}: ${test.fullName}\n${test.failureMessages.join("\n")}`);
    }),
  }));
}

async function browserTests() {
  const { chromiumPath } = await import("./chromium.mjs");
  const report = `${results}/browser.json`;
  const ended = await runToEnd(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"],
    {
      ...plain,
      CHROMIUM_PATH: await chromiumPath(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  sayWhatIsMissing(ended.output);
  return counted(ended, report, ({ stats, errors, suites }) => {
    const specs = specsOf(suites);
    for (const late of specs.flatMap((spec) => resultsOf(spec, "flaky"))) console.log(`Passed at the second try only, first:\n${late}`);
    return {
      passed: stats.expected + stats.flaky,
      failures: [...errors.map(({ message }) => message), ...specs.flatMap((spec) => resultsOf(spec, "unexpected"))],
    };
  });
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);

/** What went wrong in the tests of a spec that ended so. */
function resultsOf({ file, title, tests }, ending) {
  return tests
    .filter(({ status }) => status === ending)
    .map(({ results }) => `✗ ${file}: ${title}\n${results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n")}`);
}

try {
  await prepare();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await check("Types", async () => {
    await node("node_modules/next/dist/bin/next", "typegen");
    await node("node_modules/typescript/bin/tsc", "--noEmit");
  });
  await check("Lint", () => node("node_modules/@biomejs/biome/bin/biome", "check", "."));
  await check("Floors", () => node("src/cli/floors.mjs"));
  await check("Rules with their tests", () => node("src/cli/rule-ids.mjs"));
  console.log(countRulings().summary);
  await check("Migrations against the schema", () => node("src/cli/migration.mjs", "--check"));
  await check("Unit and integration tests", unitTests);
  if (existsSync(cardData))
    await check("Scenarios of what cards often do", () =>
      node("node_modules/tsx/dist/cli.mjs", "src/cli/cards-played.ts", cardData, "--recorded"),
    );
  const fuzz = (program, ...parameters) => node("node_modules/tsx/dist/cli.mjs", program, "--games", "50", ...parameters);
  await check("350 random matches", () =>
    Promise.all([
      ...["classic", "xy", "sm", "swsh", "sv", "me"].map((edition) => fuzz("src/cli/engine/fuzz.ts", "--edition", edition)),
      fuzz("src/cli/engine/dragonball/fuzz.ts"),
    ]),
  );
  const { build } = await import("./build.mjs");
  if (await check("Production build", build)) await check("Browser tests", browserTests);
} catch (error) {
  total.failed += 1;
  console.error(error instanceof StepError ? error.message : error);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
