/** Why a record is no card, in English; {subject} is what the fault is about. */
const WORDS = {
  "no-name": "the card has no English name",
  "no-set": "the id names no set",
  "other-set": "the card is of the set {subject}",
  "number-taken": "its number is that of {subject}",
  "unknown-kind": 'the kind "{subject}" is not known',
  "unknown-stage": 'the stage "{subject}" is not known',
  "no-evolves-from": "what it evolves from is missing",
  "no-hp": "the HP are missing",
  "no-type": "the type is missing",
  "unreadable-factor": 'the Weakness or Resistance "{subject}" cannot be read',
  "no-attack-name": "an attack has no English name",
  "incomplete-trait": "the Ancient Trait has no English name or text",
  "no-energy": "what the Energy provides is missing",
  "no-text": 'the text "{subject}" cannot be stored',
  broken: "the importer fails on it: {subject}",
  unreadable: "{subject}",
} as const;

export type ImportFaultCode = keyof typeof WORDS;

export const importFaultCodes = Object.keys(WORDS);

/** Why a record is no card: `subject` is the value at fault, "" where there is none; of what is `unreadable` it says where. */
export interface ImportFaultFacts {
  readonly code: ImportFaultCode;
  readonly subject: string;
}

export const importFaultWords = ({ code, subject }: ImportFaultFacts): string => WORDS[code].replace("{subject}", subject);

/** Why a record could not become a card. */
export class ImportFault extends Error {
  constructor(
    readonly id: string,
    readonly code: ImportFaultCode,
    readonly subject = "",
  ) {
    super(`${id}: ${importFaultWords({ code, subject })}`);
  }
}
