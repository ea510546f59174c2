// npm run mutants -- [--count N] [--seed S] [--files PATH,…] [--workers N] [--json]: changes the engine in many small ways, one at a time, and counts how many of the changes
// a test notices. So many mutants are drawn by the seed; each one that survives is shown: it wants a test, or a line in survivors.json why it changes nothing.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { place } from "./mutants/sample.mjs";
import { root } from "./prepare.mjs";

const { count, seed, files, workers, json } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    files: { type: "string", default: "src/games/pokemon/engine" },
    workers: { type: "string", default: "2" },
    json: { type: "boolean", default: false },
  },
}).values;
process.chdir(root);

/** The sources of the engine in a folder, or one of them. */
function sourcesIn(where) {
  const all = statSync(where).isDirectory() ? readdirSync(where, { recursive: true }).map((name) => path.join(where, name)) : [where];
  return all.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/testing/"));
}

/** All mutants of these sources, in the order of the seed. */
async function mutantsOf(sources) {
  const log = { isDebugEnabled: () => false, info: () => {}, debug: () => {}, warn: console.warn };
  const read = sources.map((name) => ({ name, content: readFileSync(name, "utf8"), mutate: true }));
  const { mutants } = await new Instrumenter(log).instrument(read, { plugins: null, excludedMutations: [], ignorers: [] });
  const placed = mutants.map((mutant) => ({ ...mutant, place: place(mutant, seed) }));
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1));
}

const drawn = (await mutantsOf(files.split(",").flatMap(sourcesIn))).slice(0, Number(count));
if (drawn.length === 0) throw new Error(`Nothing in ${files} can be changed.`);
process.env.MUTANT_SEED = seed;
process.env.MUTANT_LAST = drawn.at(-1)?.place;

/** Only what is drawn is put into the code: what the tests run of ten thousand others would fill the memory. */
const placesOf = ({ fileName, location: { start, end } }) => `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

const stryker = new Stryker({
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: drawn.map(placesOf),
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

if (results.length !== drawn.length) throw new Error(`${drawn.length} mutants were drawn, and ${results.length} run.`);

const survived = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
const equivalent = survived.filter((mutant) => known[named(mutant)] !== undefined);
const open = survived.filter((mutant) => known[named(mutant)] === undefined);
const counted = results.length - equivalent.length;
const killed = counted - open.length;
const report = {
  seed,
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
