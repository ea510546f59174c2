import { ImportFault as Fault, IMPORT_FAULTS, type ImportFaultFacts, inWords } from "@/cards/import/fault";

/** Why a record is no card, in English; {subject} is what the fault is about. */
export const FAULTS = {
  ...IMPORT_FAULTS,
  "unknown-kind": 'the kind "{subject}" is not known',
  "unknown-stage": 'the stage "{subject}" is not known',
  "no-evolves-from": "what it evolves from is missing",
  "no-hp": "the HP are missing",
  "no-type": "the type is missing",
  "unreadable-factor": 'the Weakness or Resistance "{subject}" cannot be read',
  "no-attack-name": "an attack has no English name",
  "incomplete-trait": "the Ancient Trait has no English name or text",
  "no-energy": "what the Energy provides is missing",
} as const;

/** Why a record could not become a card. */
export class ImportFault extends Fault<keyof typeof FAULTS> {
  constructor(id: string, code: keyof typeof FAULTS, subject = "") {
    super(id, code, subject, FAULTS);
  }
}

export const importFaultWords = (fault: ImportFaultFacts): string => inWords(FAULTS, fault);
