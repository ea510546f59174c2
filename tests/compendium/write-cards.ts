// npm run compendium:cards: keeps what the prints that the situations name compile to, and fails where an answer is not played for a print that compiles by now.
import { rmSync, writeFileSync } from "node:fs";
import { compiledToday, compilesToday, dataIsThere, keptFile, keptSets, namedPrints, notCompiled, setOf } from "./prints";

if (dataIsThere) {
  const named = namedPrints().map((id) => ({ set: setOf(id), line: `${JSON.stringify(compiledToday(id))}\n` }));
  for (const set of keptSets()) rmSync(keptFile(set));
  for (const { set, line } of named) writeFileSync(keptFile(set), line, { flag: "a" });
  console.log(`${named.length} prints kept`);
  const untrue = notCompiled().filter(compilesToday);
  if (untrue.length > 0) throw new Error(`Listed as not compiled in not-played.txt, but they compile: ${untrue.join(" ")}`);
} else console.log("No card data beside the checkout: the kept cards stay as they are.");
