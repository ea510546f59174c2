// npm run cards:import -- FOLDER|tcgdex [--sets a,b] [--langs fr,en,es,it] [--url URL]: brings card sets into the site's catalogue.
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { importFaultWords } from "@/cards/import/fault";
import { cardFolder } from "@/cards/import/folder";
import { importCards } from "@/cards/import/import";
import { SourceError } from "@/cards/import/source";
import { tcgdexServer } from "@/cards/import/tcgdex-server";
import { DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { EnvironmentError, processEnvironment } from "@/environment";
import { locales } from "@/i18n/locales";

const USAGE = `Usage: npm run cards:import -- FOLDER|tcgdex [--sets xy1,xy2] [--langs fr,en,es,it] [--url URL]
  FOLDER   TCGdex bulk files (sets.json, <set>.json.gz), or a copy of pokemon-tcg-data (sets/en.json, cards/en/<set>.json)
  tcgdex   the public server of TCGdex, or the one at --url`;

class UsageError extends Error {}

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

async function run(): Promise<void> {
  const { place, sets, langs, url } = readArguments();
  const { dataDirectory, databaseUrl } = processEnvironment();
  const source =
    place === "tcgdex" ? tcgdexServer({ url, languages: langs, cache: path.join(dataDirectory, "tcgdex") }) : cardFolder(place);
  const { prisma, close } = await openDatabase({ url: databaseUrl, directory: path.join(dataDirectory, "postgres") });
  try {
    const sum = await importCards(prisma, source, { sets, languages: langs }, (heard) => {
      if (heard.kind !== "done") return;
      const { set, done, total, cards, playable, skipped } = heard;
      const left = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
      console.log(`${String(done).padStart(3)}/${total}  ${set.id.padEnd(8)} ${set.name}: ${cards} cards, ${playable} playable${left}`);
    });
    for (const skipped of sum.skipped) console.log(`skipped ${skipped.id}: ${importFaultWords(skipped)}`);
    console.log(
      `${sum.cards} cards imported, ${sum.playable} playable, ${sum.cards - sum.playable} not; ${sum.written} new or changed, ${sum.skipped.length} skipped`,
    );
  } finally {
    await close();
  }
}

const spoken = [UsageError, SourceError, EnvironmentError, DatabaseUnreachableError, MigrationError];
try {
  await run();
} catch (error) {
  if (error instanceof DatabaseInUseError)
    console.error(`The site has its database open (process ${error.pid}, ${error.directory}). Stop the site, import, and start it again.`);
  else if (error instanceof Error && spoken.some((kind) => error instanceof kind)) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
