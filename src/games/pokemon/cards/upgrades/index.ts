import { InvalidCardError } from "@/cards/errors";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { isList, isObject, type Json, mapped } from "@/kernel/json";
import { NewerVersionError, Versions } from "@/kernel/versions";
import { parseCardDefinition } from "../schema";
import { splitBySleep } from "./from-1";

/**
 * What is stored of the effect language (catalogue, pinned cards of matches) carries the version it was written in. Whoever takes a word out of the
 * language or gives one another meaning adds a step here, which says the same in the words of the next version; what is only added needs none.
 */

const language = new Versions([splitBySleep]);

/** The version that definitions are written in now. */
export const LANGUAGE_VERSION = language.latest;

/**
 * A definition as it was stored, in today's words.
 *
 * @param origin names it in the message
 * @throws InvalidCardError when the steps do not bring it to today's language
 */
export function readDefinition(stored: Json, version: number, origin: string): CardDefinition {
  if (version > LANGUAGE_VERSION) {
    const cause = new NewerVersionError(`Version ${LANGUAGE_VERSION} of the effect language is the last known here.`);
    throw new InvalidCardError(`${origin} is written in version ${version} of the effect language.`, { cause });
  }
  return parseCardDefinition(language.read(stored, version), origin);
}

/**
 * What is known of a stored card whatever language it was written in: everything but what its texts do.
 *
 * @throws InvalidCardError when it is no card at all
 */
export function readFacts(stored: Json, origin: string): CardDefinition {
  return parseCardDefinition(withoutEffects(stored), origin);
}

/** Where the effect language stands in a definition. */
const EFFECTS: ReadonlySet<string> = new Set(["effect", "effects", "whileInPlay", "whileAttached"]);
const TERMS: ReadonlySet<string> = new Set(["when", "usage", "attachTo"]);

function withoutEffects(value: Json): Json {
  if (isList(value)) return value.map(withoutEffects);
  if (!isObject(value)) return value;
  // An attack's cost is printed; a Trainer card's is what its text asks for.
  const kept = Object.entries(value).filter(([key]) => !(TERMS.has(key) || (key === "cost" && value.category === "Trainer")));
  const emptied = kept.map(([key, part]): [string, Json | undefined] => [key, EFFECTS.has(key) ? [] : part]);
  return mapped(Object.fromEntries(emptied), withoutEffects);
}
