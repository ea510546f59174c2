// Every rule id of docs/rules has a test whose title starts with it; `--require ED,TURN,…` limits the demand to some families.
// Of the judges' compendium it counts the answers that are tests.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { countRulings } from "./rulings.mjs";
import { idsOfTests } from "./test-titles.mjs";

const ID = /\b(?:ED|SETUP|TURN|ATK|KO|CHK|NAME|DECK|FAM|RUL|EFF)-\d{2}\b/g;

const listed = new Set(readdirSync("docs/rules").flatMap((file) => readFileSync(path.join("docs/rules", file), "utf8").match(ID) ?? []));
const tested = new Set(idsOfTests().flatMap((id) => id.match(ID) ?? []));

const flag = process.argv.indexOf("--require");
const families = flag < 0 ? null : new Set((process.argv[flag + 1] ?? "").split(","));
const missing = [...listed].filter((id) => !tested.has(id) && (!families || families.has(id.split("-")[0]))).sort();
const unknown = [...tested].filter((id) => !listed.has(id)).sort();
console.log(`${[...listed].filter((id) => tested.has(id)).length} of ${listed.size} rule ids have a test`);
if (missing.length > 0) console.error(`without a test: ${missing.join(" ")}`);
if (unknown.length > 0) console.error(`tested but not in docs/rules: ${unknown.join(" ")}`);
const { summary, faults } = countRulings();
console.log(summary);
for (const fault of faults) console.error(fault);
process.exit(missing.length + unknown.length + faults.length > 0 ? 1 : 0);
