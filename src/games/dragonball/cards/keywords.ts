import type { CardDefinition } from "@/games/dragonball/engine/card";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";

/** Words in brackets that say when or how often a skill works, and so are no keywords (DB-SKILL-01). */
const HEADS = /^(?:Auto|Permanent|Activate: .*|Once per turn|Twice per turn|Limit \d+|UNISON .*)$/;

/** The keywords of a card by their English names: those that the engine knows of it, and where it does nothing yet, those printed on it. */
export function keywordsOf(definition: CardDefinition, texts: readonly string[]): readonly string[] {
  const known = createCatalogue([definition])
    .card(definition.id)
    .faces.flatMap(({ values }) => values.keywords);
  return [...new Set([...known, ...texts.flatMap(printedIn)])];
}

function printedIn(text: string): readonly string[] {
  const names = [...text.matchAll(/\[([^\]]+)\]/g)].map(([, name = ""]) => name);
  return names.filter((name) => !HEADS.test(name)).map(nameOf);
}

/** The name of a keyword without the colours and numbers that go with it: "[Over Realm 7]" is "Over Realm". */
function nameOf(keyword: string): string {
  return keyword.replace(/^Counter: .*$/, "Counter").replace(/ (?:\d+|X|\w+(?:\/\w+)+)(?: \d+)?$/, "");
}
