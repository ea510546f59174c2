/** What a text makes of a coin, side by side. */
export interface Fates {
  readonly heads: string | null;
  readonly tails: string | null;
}

/** How our own sentences begin what comes of a coin (`cards/text/render`), in the four languages. */
const HEADS = ["[Ss]i c’est face", "[Ii]f heads", "[Ss]i sale cara", "[Ss]e esce testa"];
const TAILS = ["[Ss]i c’est pile", "[Ii]f tails", "[Ss]i sale cruz", "[Ss]e esce croce"];

/** A sentence ends where the next one begins: "K.O." does not end it. */
const clauseAfter = (beginnings: readonly string[]) => new RegExp(`(?:${beginnings.join("|")}), (.+?)\\.(?=\\s+[\\p{Lu}¡¿«“"]|\\s*$)`, "u");
const AFTER = { heads: clauseAfter(HEADS), tails: clauseAfter(TAILS) };

/** What a card's text says that heads and tails do; null where it does not say it of either side. */
export function fatesOf(text: string | undefined): Fates | null {
  const heads = clause(text, AFTER.heads);
  const tails = clause(text, AFTER.tails);
  return heads === null && tails === null ? null : { heads, tails };
}

function clause(text: string | undefined, after: RegExp): string | null {
  const found = text?.match(after)?.[1];
  return found === undefined ? null : `${found.charAt(0).toLocaleUpperCase()}${found.slice(1)}.`;
}
