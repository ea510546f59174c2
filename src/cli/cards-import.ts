import path from "node:path";
import { z } from "zod";
import { inWords } from "@/cards/import/fault";
import { cardFolder } from "@/cards/import/folder";
import { importCards } from "@/cards/import/import";
import { gameCards } from "@/games";
import { tcgdexServer } from "@/games/pokemon/cards/import/tcgdex-server";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { locales } from "@/i18n/locales";
import { commandLine, list } from "./command-line.mjs";
import { onSiteDatabase } from "./site-database";

const USAGE = `Usage: npm run cards:import -- FOLDER|tcgdex [--sets xy1,xy2] [--langs fr,en,es,it] [--url URL]
Brings card sets into the site's catalogue.
  FOLDER   TCGdex bulk files (sets.json, <set>.json.gz), a copy of pokemon-tcg-data (sets/en.json, cards/en/<set>.json),
           or cards of Dragon Ball Super Masters (their form stands in the README)
  tcgdex   the public server of TCGdex, or the one at --url`;

const {
  words: [place],
  sets,
  langs: languages,
  url,
} = commandLine(
  USAGE,
  {
    sets: list.optional(),
    langs: list.pipe(z.array(z.enum(locales)).min(1)).default([...locales]),
    url: z.url({ protocol: /^https?$/ }).optional(),
  },
  z.tuple([z.string()], "One FOLDER has to be named, or tcgdex."),
);

await onSiteDatabase(
  "import",
  ({ dataDirectory }) => {
    const server = () => tcgdexServer({ url, languages, cache: path.join(dataDirectory, "tcgdex") });
    const found = place === "tcgdex" ? { cards: pokemonCards, source: server() } : cardFolder(gameCards, place);
    return { ...found, sets, languages };
  },
  async (database, { cards: game, source, ...choice }) => {
    const sum = await importCards(database, game, source, choice, (heard) => {
      if (heard.kind !== "done") return;
      const { set, done, total, cards, playable, skipped } = heard;
      const left = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
      console.log(`${String(done).padStart(3)}/${total}  ${set.id.padEnd(8)} ${set.name}: ${cards} cards, ${playable} playable${left}`);
    });
    for (const skipped of sum.skipped) console.log(`skipped ${skipped.id}: ${inWords(game.faults, skipped)}`);
    console.log(
      `${sum.cards} cards imported, ${sum.playable} playable, ${sum.cards - sum.playable} not; ${sum.written} new or changed, ${sum.skipped.length} skipped`,
    );
  },
);
