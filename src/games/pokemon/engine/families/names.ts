/** What may stand behind a name without being part of it. */
const ASIDE = / (?:LV\. ?(?:\d+|X)|δ)(?= |$)/g;

/**
 * A printed English name as the rules compare it: for evolution (TURN-05) and for the deck's count (DECK-02).
 * A level and δ are no part of it (NAME-01, NAME-03); every other word, suffix or symbol is: "EX", "ex", "◇", "Alolan", "Brock's", "GL" (NAME-02, NAME-04, FAM-18, FAM-28).
 */
export function nameInRules(printed: string): string {
  return printed.replace(ASIDE, "");
}
