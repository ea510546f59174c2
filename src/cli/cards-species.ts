import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { speciesFacts } from "@/games/pokemon/cards/species/facts";
import { commandLine } from "./command-line.mjs";

const USAGE = `Usage: npm run cards:species -- FILE
Writes the facts that pictures of species follow from (src/games/pokemon/cards/species/species.jsonl): what a drawing asks for, and of the forms those that
cards name.
  FILE  a list of species as PokéAPI has them (BSD 3-clause), with their names by language: ../shared/data/species/species.json`;

const { words } = commandLine(USAGE, {}, z.tuple([z.string()], "One FILE has to be named."));
const [source] = words;

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
