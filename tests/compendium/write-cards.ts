// npm run compendium:cards: keeps what the prints that the situations name compile to.
import { rmSync, writeFileSync } from "node:fs";
import { compiledToday, dataIsThere, keptFile, keptSets, namedPrints, setOf } from "./prints";

if (dataIsThere) {
  const named = namedPrints().map((id) => ({ set: setOf(id), line: `${JSON.stringify(compiledToday(id))}\n` }));
  for (const set of keptSets()) rmSync(keptFile(set));
  for (const { set, line } of named) writeFileSync(keptFile(set), line, { flag: "a" });
  console.log(`${named.length} prints kept`);
} else console.log("No card data beside the checkout: the kept cards stay as they are.");
