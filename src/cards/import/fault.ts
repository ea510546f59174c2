/** Why a record is no card, in English; {subject} is what the fault is about. A game has more of its own. */
export const IMPORT_FAULTS = {
  "no-name": "the card has no English name",
  "no-set": "the id names no set",
  "other-set": "the card is of the set {subject}",
  "number-taken": "its number is that of {subject}",
  "no-text": 'the text "{subject}" cannot be stored',
  broken: "the importer fails on it: {subject}",
  unreadable: "{subject}",
} as const;

/** Why a record is no card: `subject` is the value at fault, "" where there is none; of what is `unreadable` it says where. */
export interface ImportFaultFacts {
  /** Words for each stand under `import.faults` in the namespace `admin`. */
  readonly code: string;
  readonly subject: string;
}

/** @param words those of the game */
export function inWords(words: Readonly<Record<string, string>>, { code, subject }: ImportFaultFacts): string {
  return (words[code] ?? code).replace("{subject}", subject);
}

/** Why a record could not become a card. A game throws its own, with its words. */
export class ImportFault<Code extends string = keyof typeof IMPORT_FAULTS> extends Error {
  constructor(
    readonly id: string,
    readonly code: Code,
    readonly subject: string,
    words: Readonly<Record<Code, string>>,
  ) {
    super(`${id}: ${inWords(words, { code, subject })}`);
  }
}
