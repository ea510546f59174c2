import { closestMatch } from "leven";

/** Of so many letters of a word, one may be wrong. */
const LETTERS_FOR_A_SLIP = 3;

/**
 * What was probably meant by words that no name has: each of them as the nearest word of a name.
 *
 * @param words as `wordsOf` gives them
 * @param known the words of names; of those that are equally near, the first is taken
 * @returns null where every word is known, so that it is not the spelling, or where one is like none
 */
export function meantBy(words: readonly string[], known: readonly string[]): string | null {
  const meant = words.map((word) => {
    if (known.some((name) => name.includes(word))) return word;
    return closestMatch(word, known, { maxDistance: Math.floor(word.length / LETTERS_FOR_A_SLIP) });
  });
  if (meant.includes(undefined) || meant.every((word, place) => word === words[place])) return null;
  return meant.join(" ");
}
