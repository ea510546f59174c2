import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { z } from "zod";
import { count as atLeastOne, commandLine, flag, list, misused } from "./command-line.mjs";
import { place } from "./mutants/sample.mjs";
import { root } from "./prepare.mjs";

const USAGE = `Usage: npm run mutants -- [--count N] [--seed S] [--files PATH,…] [--workers N] [--json]
Changes the engine in many small ways, one at a time, and counts how many of the changes a test notices. Each one that survives is shown: it wants a test,
or a line in src/cli/mutants/survivors.json why it changes nothing.
  --count    how many changes are drawn (300)
  --seed     what they are drawn from (1)
  --files    files and folders to draw from (src/games/pokemon/engine)
  --workers  how many are tried at once (2)
  --json     prints the figures on one line alone`;

process.chdir(root);
const { count, seed, files, workers, json } = commandLine(USAGE, {
  count: atLeastOne.default(300),
  seed: z.string().default("1"),
  files: list.pipe(z.array(z.string().refine(existsSync, "there is no such file"))).default(["src/games/pokemon/engine"]),
  workers: atLeastOne.default(2),
  json: flag,
});

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

const drawn = (await mutantsOf(files.flatMap(sourcesIn))).slice(0, count);
if (drawn.length === 0) misused(USAGE, `Nothing in ${files} can be changed.`);
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
  concurrency: workers,
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
