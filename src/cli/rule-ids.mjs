// Every rule id of docs/rules has a test whose title starts with it, in either game, and is named in the code that carries it out.
// Of the judges' compendium it counts the answers that are tests.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { countRulings } from "./rulings.mjs";
import { idsOfTests } from "./test-titles.mjs";

const folder = "docs/rules";
const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
const written = (id) => new Set(texts.flatMap((text) => [...text.matchAll(id)].map(([, found]) => found)));

const GAMES = [
  {
    game: "Pokémon",
    id: /(?<!-)\b((?:ED|SETUP|TURN|ATK|KO|CHK|NAME|DECK|FAM|RUL|EFF)-\d{2})\b/g,
    notInCode: ["ATK-15"], // worked examples of other rules
  },
  {
    game: "Dragon Ball Super Masters",
    // Its rules are the lines that begin with an id, not what refers to them.
    line: /^- (DB-[A-Z]+-\d{2}[a-g]?) /gm,
    id: /\b(DB-[A-Z]+-\d{2}[a-g]?)\b/g,
    notInCode: [],
  },
];

/** The code: all of src but tests and what they are written with, messages and what is generated. */
function codeFiles(below) {
  return readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(below, entry.name);
    if (entry.isDirectory()) return ["generated", "i18n", "testing"].includes(entry.name) ? [] : codeFiles(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const numberOf = (id) => Number(id.slice(0, 2));

/** The ids that a text names, also in lists and ranges: "TURN-05 to TURN-07", "DB-END-12 to 14", "DB-KEY-09a, -09b". */
function* namedIn(text) {
  for (const [, family, first, rest] of text.matchAll(
    /\b((?:DB-)?[A-Z]+-)(\d{2}[a-g]?)\b((?:(?:,| and|, and| or| to) (?:\1|-)?\d{2}[a-g]?\b)*)/g,
  )) {
    yield family + first;
    let last = first;
    for (const [, to, next] of rest.matchAll(/( to)? \D*(\d{2}[a-g]?)\b/g)) {
      for (let one = numberOf(last) + 1; to && one < numberOf(next); one++) yield family + String(one).padStart(2, "0");
      yield family + next;
      last = next;
    }
  }
}
const inCode = new Set(codeFiles("src").flatMap((file) => [...namedIn(readFileSync(file, "utf8"))]));

let faulty = false;
function fault(text) {
  console.error(text);
  faulty = true;
}

for (const { game, id, line = id, notInCode } of GAMES) {
  const listed = written(line);
  const tested = new Set(idsOfTests().flatMap((title) => title.match(id) ?? []));
  const missing = [...listed].filter((one) => !tested.has(one)).sort();
  const unknown = [...tested].filter((one) => !listed.has(one)).sort();
  console.log(`${listed.size - missing.length} of ${listed.size} rule ids of ${game} have a test`);
  if (missing.length > 0) fault(`without a test: ${missing.join(" ")}`);
  if (unknown.length > 0) fault(`tested but not in ${folder}: ${unknown.join(" ")}`);
  const unnamed = [...listed].filter((one) => !inCode.has(one)).sort();
  console.log(`${listed.size - unnamed.length} of ${listed.size} rule ids of ${game} are named in the code`);
  const missed = unnamed.filter((one) => !notInCode.includes(one));
  if (missed.length > 0) fault(`not named in the code: ${missed.join(" ")}`);
}
const { summary, faults } = countRulings();
console.log(summary);
for (const one of faults) fault(one);
process.exit(faulty ? 1 : 0);
