// Every rule id of docs/rules has a test whose title starts with it; `--require ED,TURN,…` limits the demand to some families.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ID = /\b(?:ED|SETUP|TURN|ATK|KO|CHK|NAME|DECK|FAM|RUL|EFF)-\d{2}\b/g;

/** All test files below a folder. */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : testFiles(file);
    return entry.name.endsWith(".test.ts") ? [file] : [];
  });
}

const listed = new Set(readdirSync("docs/rules").flatMap((file) => readFileSync(path.join("docs/rules", file), "utf8").match(ID) ?? []));
const tested = new Set();
for (const file of [...testFiles("src"), ...testFiles("tests")]) {
  // Only the title of a test counts, and only the ids it starts with.
  for (const [, title] of readFileSync(file, "utf8").matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*["'`]([^"'`]*)/g)) {
    const start = title.match(/^(?:[A-Z]+-\d{2}[\s,:]*)+/);
    for (const id of start?.[0].match(ID) ?? []) tested.add(id);
  }
}

const flag = process.argv.indexOf("--require");
const families = flag < 0 ? null : new Set((process.argv[flag + 1] ?? "").split(","));
const missing = [...listed].filter((id) => !tested.has(id) && (!families || families.has(id.split("-")[0]))).sort();
const unknown = [...tested].filter((id) => !listed.has(id)).sort();
console.log(`${[...listed].filter((id) => tested.has(id)).length} of ${listed.size} rule ids have a test`);
if (missing.length > 0) console.error(`without a test: ${missing.join(" ")}`);
if (unknown.length > 0) console.error(`tested but not in docs/rules: ${unknown.join(" ")}`);
process.exit(missing.length + unknown.length > 0 ? 1 : 0);
