import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { speciesFacts } from "@/games/pokemon/cards/species/facts";

/**
 * Writes the facts that pictures of species follow from (`src/games/pokemon/cards/species/species.jsonl`).
 *
 *     npm run cards:species -- ../shared/data/species/species.json
 *
 * Read is a list of species as PokéAPI has them (BSD 3-clause), with their names by language; kept is what a drawing asks for, and of the forms those
 * that cards name.
 */

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("npm run cards:species -- FILE");

/** Forms whose names stand on cards, or whose facts are those of the common form under another name. */
const NAMED =
  /^(mega(-[xyz])?|gmax|eternamax|alola|galar|hisui|paldea|primal|origin|therian|ultra|crowned|black|white|dusk|midnight|dawn|rapid-strike|ice|shadow|heat|wash|frost|fan|mow|sandy|trash|bloodmoon)$/;

const read = z.array(
  z.looseObject({ name: z.looseObject({ en: z.string() }), forms: z.array(z.looseObject({ form: z.string() })).optional() }),
);

const lines = read.parse(JSON.parse(readFileSync(source, "utf8"))).map(({ name, forms = [], ...facts }) => {
  const named = forms.filter(({ form }) => NAMED.test(form));
  return speciesFacts.parse({ ...facts, name: name.en, ...(named.length > 0 && { forms: named }) });
});
writeFileSync("src/games/pokemon/cards/species/species.jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
console.log(`${lines.length} species`);
