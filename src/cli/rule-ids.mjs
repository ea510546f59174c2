// Every rule id of docs/rules has a test whose title starts with it; `--require ED,TURN,…` limits the demand to some families.
// The second game's are counted while they are being written; `--dragonball` names those without a test.
// Of the judges' compendium it counts the answers that are tests.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { countRulings } from "./rulings.mjs";
import { idsOfTests } from "./test-titles.mjs";

const ID = /(?<!-)\b(?:ED|SETUP|TURN|ATK|KO|CHK|NAME|DECK|FAM|RUL|EFF)-\d{2}\b/g;

/** The rules of Dragon Ball Super Masters: their lines in docs/rules/dragonball.md, not what refers to them. */
const DRAGON_BALL = /\bDB-[A-Z]+-\d{2}[a-g]?\b/g;

const listed = new Set(readdirSync("docs/rules").flatMap((file) => readFileSync(path.join("docs/rules", file), "utf8").match(ID) ?? []));
const tested = new Set(idsOfTests().flatMap((id) => id.match(ID) ?? []));

const flag = process.argv.indexOf("--require");
const families = flag < 0 ? null : new Set((process.argv[flag + 1] ?? "").split(","));
const missing = [...listed].filter((id) => !tested.has(id) && (!families || families.has(id.split("-")[0]))).sort();
const unknown = [...tested].filter((id) => !listed.has(id)).sort();
const dragonBall = new Set(
  [...readFileSync("docs/rules/dragonball.md", "utf8").matchAll(/^- (DB-[A-Z]+-\d{2}[a-g]?) /gm)].map(([, id]) => id),
);
const dragonBallTested = new Set(idsOfTests().flatMap((id) => id.match(DRAGON_BALL) ?? []));
unknown.push(...[...dragonBallTested].filter((id) => !dragonBall.has(id)));
console.log(`${[...listed].filter((id) => tested.has(id)).length} of ${listed.size} rule ids have a test`);
const untested = [...dragonBall].filter((id) => !dragonBallTested.has(id));
console.log(`${dragonBall.size - untested.length} of ${dragonBall.size} rule ids of Dragon Ball have a test`);
if (process.argv.includes("--dragonball")) console.log(`without a test: ${untested.join(" ")}`);
if (missing.length > 0) console.error(`without a test: ${missing.join(" ")}`);
if (unknown.length > 0) console.error(`tested but not in docs/rules: ${unknown.join(" ")}`);
const { summary, faults } = countRulings();
console.log(summary);
for (const fault of faults) console.error(fault);
process.exit(missing.length + unknown.length + faults.length > 0 ? 1 : 0);
