// npm run cards:said -- LOCALE [NUMBER…]: how cards of the starter catalogue of Dragon Ball are said in a language, beside the English words. Without numbers all of them.
import { starterCards } from "@/games/dragonball/cards/starter";
import { textsOf } from "@/games/dragonball/cards/text/render";
import { isLocale } from "@/i18n/locales";

const [locale = "", ...numbers] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error(`${locale} is no language: npm run cards:said -- fr BT1-004`);
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
