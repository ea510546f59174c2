// npm run mutants -- [--share S] [--seed N] [--files GLOB,…] [--workers N] [--json]: changes the engine in many small ways, one at a time, and counts how many of the changes
// a test notices. A share of all mutants is drawn by the seed; each one that survives is shown: it wants a test, or a line in survivors.json why it changes nothing.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { root } from "./prepare.mjs";

const { share, seed, files, workers, json } = parseArgs({
  options: {
    share: { type: "string", default: "0.03" },
    seed: { type: "string", default: "1" },
    files: { type: "string", default: "src/engine/**/*.ts" },
    workers: { type: "string", default: "2" },
    json: { type: "boolean", default: false },
  },
}).values;
process.chdir(root);
process.env.MUTANT_SEED = seed;
process.env.MUTANT_SHARE = share;

const stryker = new Stryker({
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: [...files.split(","), "!src/engine/**/*.test.ts", "!src/engine/pokemon/testing/**"],
  checkers: ["sample"],
  plugins: ["@stryker-mutator/vitest-runner", path.join(root, "src/cli/mutants/sample.mjs")],
  // Stryker reads it with a compiler that TypeScript 7 no longer offers, and the tests need no paths from it.
  tsconfigFile: "none",
  ignorePatterns: ["docs", "public", "src/app", "src/ui", "prisma", "tests/e2e"],
  reporters: json ? [] : ["progress-append-only"],
  concurrency: Number(workers),
  timeoutMS: 20_000,
  tempDirName: ".build/mutants",
  allowConsoleColors: false,
});

const results = (await stryker.runMutationTest()).filter(({ status }) => status !== "CompileError");
const known = JSON.parse(readFileSync("src/cli/mutants/survivors.json", "utf8"));

/** What was changed, as one line: the place without its line number, which moves. */
const named = ({ fileName, mutatorName, replacement, location }) =>
  `${path.relative(root, fileName)} ${mutatorName}: ${line(fileName, location)}: ${original(fileName, location)} → ${short(replacement ?? "")}`;
const short = (text) => text.replace(/\s+/g, " ");
const lines = (file) => readFileSync(file, "utf8").split("\n");
const line = (file, { start }) => (lines(file)[start.line - 1] ?? "").trim();
/** The words that were changed. */
const original = (file, { start, end }) => {
  const changed = lines(file).slice(start.line - 1, end.line);
  changed.push(changed.pop()?.slice(0, end.column - 1) ?? "");
  return short([changed[0]?.slice(start.column - 1), ...changed.slice(1)].join(" "));
};

if (results.length === 0) throw new Error(`No mutant of ${files} was drawn.`);

const survived = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
const equivalent = survived.filter((mutant) => known[named(mutant)] !== undefined);
const open = survived.filter((mutant) => known[named(mutant)] === undefined);
const counted = results.length - equivalent.length;
const killed = counted - open.length;
const report = {
  seed,
  share: Number(share),
  mutants: results.length,
  equivalent: equivalent.length,
  killed,
  percent: Math.round((1000 * killed) / counted) / 10,
};
if (json) console.log(JSON.stringify({ ...report, survivors: open.map(named) }));
else {
  for (const mutant of open)
    console.log(`${mutant.status === "NoCoverage" ? "never run" : "survived "}  line ${mutant.location.start.line}  ${named(mutant)}`);
  console.log(
    `${report.mutants} mutants, ${report.equivalent} of them change nothing; ${killed} of ${counted} killed: ${report.percent} %`,
  );
}
