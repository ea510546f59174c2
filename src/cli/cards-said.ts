import { z } from "zod";
import { starterCards } from "@/games/dragonball/cards/starter";
import { textsOf } from "@/games/dragonball/cards/text/render";
import { locales } from "@/i18n/locales";
import { commandLine } from "./command-line.mjs";

const USAGE = `Usage: npm run cards:said -- LOCALE [NUMBER …]
Prints how cards of the starter catalogue of Dragon Ball are said in a language, beside the English words.
  LOCALE  ${locales.join(", ")}
  NUMBER  these cards, as BT1-016; otherwise all of them`;

const { words } = commandLine(USAGE, {}, z.tuple([z.enum(locales, "A language has to be named.")], z.string()));
const [locale, ...numbers] = words;
for (const { definition } of starterCards()) {
  if (numbers.length > 0 && !numbers.includes(definition.id)) continue;
  console.log(`${definition.id} ${definition.faces[0].name}`);
  const english = textsOf(definition, "en").flat();
  textsOf(definition, locale)
    .flat()
    .forEach((text, at) => {
      console.log(`  ${english[at]}\n  ${text}\n`);
    });
}
