import { plain, wordsOf } from "@/cards/search-key";

/** A piece of a text with the word in it that was looked for. */
export interface Excerpt {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/** How many letters stand before the word: few, for it is what is to be seen in the two short lines below a card. */
const BEFORE = 8;
const AFTER = 22;

/**
 * Where a search found a card: the piece of its texts that says a word which its name does not. Null when the name says them all, or when the words
 * stand in another language.
 */
export function excerptOf(name: string, texts: readonly string[], query: string): Excerpt | null {
  const said = plain(name);
  const missing = wordsOf(query).filter((word) => !said.includes(word));
  if (missing.length === 0) return null;
  const found = texts.flatMap((text) => {
    const places = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: token, index }) =>
      missing.some((word) => plain(token).startsWith(word)) ? [{ token, index }] : [],
    );
    return places[0] ? [{ text, ...places[0], count: new Set(places.map(({ token }) => plain(token))).size }] : [];
  });
  const [best] = found.sort((one, other) => other.count - one.count);
  if (!best) return null;
  const end = best.index + best.token.length;
  return { before: tail(best.text.slice(0, best.index)), word: best.token, after: head(best.text.slice(end)) };
}

/** Cut between two words. */
function tail(text: string): string {
  if (text.length <= BEFORE) return text;
  const cut = text.slice(-BEFORE);
  return `…${cut.slice(cut.indexOf(" ") + 1)}`;
}

function head(text: string): string {
  if (text.length <= AFTER) return text;
  const cut = text.slice(0, AFTER);
  const space = cut.lastIndexOf(" ");
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
}
