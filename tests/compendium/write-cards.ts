// npm run compendium:cards: keeps what the named prints compile to, and strikes the answers that have a test off the list of those that have none.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { LIST, testedRulings } from "../../src/cli/rulings.mjs";
import { compiledToday, dataIsThere, keptFile, keptSets, namedPrints, setOf } from "./prints";

const tested = testedRulings();
const listed = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(LIST, "utf8"))));
writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(listed.filter(([id]) => !tested.has(Number(id)))), null, 2)}\n`);
if (dataIsThere) {
  const named = namedPrints().map((id) => ({ set: setOf(id), line: `${JSON.stringify(compiledToday(id))}\n` }));
  for (const set of keptSets()) rmSync(keptFile(set));
  for (const { set, line } of named) writeFileSync(keptFile(set), line, { flag: "a" });
  console.log(`${named.length} prints kept`);
} else console.log("No card data beside the checkout: the kept cards stay as they are.");
