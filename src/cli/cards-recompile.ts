import { inWords } from "@/cards/import/fault";
import { importedSets, type Rereading, recompileCards } from "@/cards/import/recompile";
import { gameCards } from "@/games";
import { commandLine, flag } from "./command-line.mjs";
import { onSiteDatabase } from "./site-database";

const USAGE = `Usage: npm run cards:recompile -- [--all]
Reads the prints that imports have kept again, with today's grammar: those that another grammar has read.
  --all  whatever has been imported`;

const readArguments = () => commandLine(USAGE, { all: flag });

const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...gameCards.map(({ faults }) => faults));

function report({ cards, playable, printless, becamePlayable, noLongerPlayable, changed, faults }: Rereading): void {
  for (const { id, name } of becamePlayable) console.log(`playable now     ${id} ${name}`);
  for (const { id, name, reason } of noLongerPlayable) console.log(`playable no more ${id} ${name}: ${reason}`);
  for (const { id, name, before, now } of changed) console.log(`another meaning  ${id} ${name}\n  before: ${before}\n  now:    ${now}`);
  for (const fault of faults) console.log(`left as it is    ${fault.id}: ${inWords(WORDS, fault)}`);
  const otherwise = `${becamePlayable.length} became playable, ${noLongerPlayable.length} are no more, ${changed.length} have another meaning`;
  console.log(`${cards} cards read again, ${playable} playable; ${otherwise}, ${faults.length} left as they are`);
  if (printless > 0) console.log(`${printless} were imported before their prints were kept: import them again.`);
}

await onSiteDatabase("read again", readArguments, async (database, { all }) => {
  const sets = all ? await importedSets(database, gameCards) : undefined;
  const sum = await recompileCards(database, gameCards, { sets }, ({ set, done, total, sum }) => {
    if (done > 0) console.log(`${String(done).padStart(3)}/${total}  ${set}: ${sum.cards} cards so far, ${sum.playable} playable`);
  });
  report(sum);
});
