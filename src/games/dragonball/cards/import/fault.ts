import { ImportFault as Fault, IMPORT_FAULTS, type ImportFaultFacts, inWords } from "@/cards/import/fault";

/** Why a record is no card, in English; {subject} is what the fault is about. */
export const FAULTS = {
  ...IMPORT_FAULTS,
  "unknown-color": 'the colour "{subject}" is not one of the five',
  "no-colors": "neither its cost nor its texts tell the colours of a multicolour card",
  "no-cost": "the energy cost is missing",
  "no-power": "the power is missing",
  "unreadable-cost": 'the cost "{subject}" cannot be read',
} as const;

/** Why a record could not become a card. */
export class ImportFault extends Fault<keyof typeof FAULTS> {
  constructor(id: string, code: keyof typeof FAULTS, subject = "") {
    super(id, code, subject, FAULTS);
  }
}

export const importFaultWords = (fault: ImportFaultFacts): string => inWords(FAULTS, fault);
