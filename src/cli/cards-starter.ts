import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { faultOf } from "@/cards/import/import";
import type { CardSource, SourceSet } from "@/cards/import/source";
import type { Localized } from "@/games/pokemon/cards/card";
import { printedAbilities, printedCard, type TcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { type Words, wordsOf } from "@/games/pokemon/cards/import/wording";
import { type CardSetFacts, readRecords, readSets, writeRecords, writeSets } from "@/games/pokemon/cards/starter/files";
import { type StarterRecord, starterCard } from "@/games/pokemon/cards/starter/record";
import { compiledFrom, starterRecordOf } from "@/games/pokemon/cards/starter/sentences";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { type CardDefinition, EDITIONS, editionOf } from "@/games/pokemon/engine";
import { type Locale, locales } from "@/i18n/locales";
import { sourceOf } from "./card-data";
import { commandLine, list } from "./command-line.mjs";

const USAGE = `Usage: npm run cards:starter -- [--add ID,ID…] [FOLDER …] [--game dragonball]
Makes the cards of the starter catalogue anew, after a change of the compiler or of our sentences: from the prints of card data, or from their own sentences
where it lacks them.
  FOLDER  card data (those in ../shared/data)
  --add   prints that it takes in
  --game  the cards of another game`;

const { add, words } = commandLine(USAGE, { add: list.default([]) }, z.array(z.string()));
const beside = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) => path.join("../shared/data", name));
const folders = words.length > 0 ? words : beside.filter((folder) => existsSync(folder));
const sets = new Map(readSets().map((set) => [set.id, set]));
const cards = new Map(EDITIONS.map((edition) => [edition, new Map(readRecords(edition).map((record) => [record.definition.id, record]))]));
const before = new Map([...cards.values()].flatMap((records) => [...records]));
const wanted = new Set([...before.keys(), ...add]);

type Name = Partial<Record<Locale, string | undefined>>;

/** What names are in the languages of the interface, by the English one, as most prints have it: many prints lack a language. */
class Dictionary {
  readonly #names = new Map<string, Map<Locale, Map<string, number>>>();

  add(name: Name | undefined): void {
    const english = name?.en?.trim();
    if (!name || !english) return;
    const known = this.#names.get(english) ?? new Map<Locale, Map<string, number>>();
    this.#names.set(english, known);
    for (const locale of locales) {
      const said = name[locale]?.trim();
      if (!said) continue;
      const counts = known.get(locale) ?? new Map<string, number>();
      known.set(locale, counts.set(said, (counts.get(said) ?? 0) + 1));
    }
  }

  /** @throws Error when no print says it */
  say(name: Name, locale: Locale): string {
    const counts = this.#names.get(name.en?.trim() ?? "")?.get(locale);
    const [best] = [...(counts ?? [])].sort(([, one], [, other]) => other - one);
    const said = name[locale]?.trim() || best?.[0];
    if (!said) throw new Error(`no print says "${name.en}" in ${locale}`);
    return said;
  }
}

const cardNames = new Dictionary();
const partNames = new Dictionary();
const partsOf = (record: TcgdexCard): readonly Name[] => [...(record.attacks ?? []), ...(record.abilities ?? [])].map(({ name }) => name);

/** The records of the prints that are wanted, each with its set; the dictionaries learn from all. */
async function readFolders(): Promise<ReadonlyMap<string, { readonly set: SourceSet; readonly record: TcgdexCard }>> {
  const found = new Map<string, { readonly set: SourceSet; readonly record: TcgdexCard }>();
  for (const source of folders.map(sourceOf))
    for (const { id } of await source.sets()) {
      const set = await source.read(id);
      for (const raw of set.records) {
        const record = parsed(source, raw);
        if (!record) continue;
        cardNames.add(record.name);
        cardNames.add(record.evolveFrom);
        for (const name of partsOf(record)) partNames.add(name);
        if (wanted.has(record.id)) found.set(record.id, { set, record });
      }
    }
  return found;
}

/** A record that is no card is left out here as an import leaves it out; one that is wanted is missed then. */
function parsed(source: CardSource<TcgdexCard>, raw: unknown): TcgdexCard | undefined {
  try {
    return source.parse(raw);
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return undefined;
  }
}

const localized = <T>(of: (locale: Locale) => T): Localized<T> => ({ fr: of("fr"), en: of("en"), es: of("es"), it: of("it") });

/** @throws Error when it cannot be played, said, or called in a language */
function recordOf(record: TcgdexCard, old: StarterRecord | undefined): StarterRecord {
  const compiled = compileCard(printedCard(record));
  if (!("definition" in compiled)) throw new Error(`it is not playable: ${compiled.failures[0]?.sentence}`);
  const { definition } = compiled;
  const known = old ? starterCard(old) : namesOf(record, definition);
  const words = wordsOf(record, definition, known);
  const made = starterRecordOf({ ...words, definition, setId: record.set, number: record.localId, playable: true });
  if (!isDeepStrictEqual(compiledFrom(made), definition)) throw new Error("our sentences say something else");
  return made;
}

/** Its names in all languages, as it or other prints have them. @throws Error when one is in none of them */
function namesOf(record: TcgdexCard, definition: CardDefinition): Words {
  const pokemon = definition.category === "Pokémon" ? definition : undefined;
  const list = (names: readonly Name[]) => localized((locale) => (pokemon ? names.map((name) => partNames.say(name, locale)) : []));
  return {
    names: localized((locale) => cardNames.say(record.name, locale)),
    attackNames: list((record.attacks ?? []).map(({ name }) => name)),
    abilityNames: list(printedAbilities(record).map(({ name }) => name)),
    evolvesFromNames: localized((locale) =>
      (pokemon?.evolvesFrom ?? []).map((english) => cardNames.say(record.evolveFrom ?? { en: english }, locale)),
    ),
  };
}

const setOf = (id: string): string => id.slice(0, id.lastIndexOf("-"));

function factsOf({ id, series, names, releaseOrder }: SourceSet): CardSetFacts {
  const { en, fr = en, es = en, it = en } = names;
  return { id, series, names: { fr, en, es, it }, releaseOrder };
}

const found = await readFolders();
let changed = 0;
let refused = 0;
for (const id of wanted) {
  const old = before.get(id);
  const print = found.get(id);
  try {
    if (!print && !old) throw new Error("no folder has it");
    const made = print ? recordOf(print.record, old) : old && { ...old, definition: compiledFrom(old) };
    if (!made || isDeepStrictEqual(made, old)) continue;
    changed++;
    console.log(`${id} ${made.definition.name}: ${made.sentences.join(" | ")}`);
    const set = sets.get(setOf(id)) ?? (print && factsOf(print.set));
    if (!set) throw new Error("its set is not known");
    sets.set(set.id, set);
    cards.get(editionOf(set.series, set.releaseOrder))?.set(id, made);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    refused++;
    console.error(`${id}: ${error.message}`);
  }
}
for (const [edition, records] of cards) writeRecords(edition, [...records.values()]);
writeSets([...sets.values()].sort((one, other) => one.releaseOrder - other.releaseOrder || (one.id < other.id ? -1 : 1)));
console.log(`${wanted.size} cards, ${changed} of them new or changed, ${refused} refused`);
process.exitCode = refused > 0 ? 1 : 0;
