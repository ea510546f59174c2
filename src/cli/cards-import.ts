// npm run cards:import -- FOLDER|tcgdex [--sets a,b] [--langs fr,en,es,it] [--url URL]: brings card sets into the site's catalogue.
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { importFaultWords } from "@/games/pokemon/cards/import/fault";
import { cardFolder } from "@/games/pokemon/cards/import/folder";
import { importCards } from "@/games/pokemon/cards/import/import";
import { tcgdexServer } from "@/games/pokemon/cards/import/tcgdex-server";
import { locales } from "@/i18n/locales";
import { onSiteDatabase, UsageError } from "./site-database";

const USAGE = `Usage: npm run cards:import -- FOLDER|tcgdex [--sets xy1,xy2] [--langs fr,en,es,it] [--url URL]
  FOLDER   TCGdex bulk files (sets.json, <set>.json.gz), or a copy of pokemon-tcg-data (sets/en.json, cards/en/<set>.json)
  tcgdex   the public server of TCGdex, or the one at --url`;

const list = z.string().transform((text) => text.split(",").filter((item) => item !== ""));
const Arguments = z.object({
  place: z.tuple([z.string()]).transform(([place]) => place),
  sets: list.optional(),
  langs: list.pipe(z.array(z.enum(locales)).min(1)).default([...locales]),
  url: z.url({ protocol: /^https?$/ }).optional(),
});

function readArguments(): z.infer<typeof Arguments> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { sets: { type: "string" }, langs: { type: "string" }, url: { type: "string" } },
    });
    return Arguments.parse({ place: positionals, ...values });
  } catch (error) {
    throw new UsageError(USAGE, { cause: error });
  }
}

await onSiteDatabase(
  "import",
  ({ dataDirectory }) => {
    const { place, sets, langs: languages, url } = readArguments();
    const source = place === "tcgdex" ? tcgdexServer({ url, languages, cache: path.join(dataDirectory, "tcgdex") }) : cardFolder(place);
    return { source, sets, languages };
  },
  async (database, { source, ...choice }) => {
    const sum = await importCards(database, source, choice, (heard) => {
      if (heard.kind !== "done") return;
      const { set, done, total, cards, playable, skipped } = heard;
      const left = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
      console.log(`${String(done).padStart(3)}/${total}  ${set.id.padEnd(8)} ${set.name}: ${cards} cards, ${playable} playable${left}`);
    });
    for (const skipped of sum.skipped) console.log(`skipped ${skipped.id}: ${importFaultWords(skipped)}`);
    console.log(
      `${sum.cards} cards imported, ${sum.playable} playable, ${sum.cards - sum.playable} not; ${sum.written} new or changed, ${sum.skipped.length} skipped`,
    );
  },
);
