import type { Failure } from "@/kernel/texts/failure";

/** How something that is held of a compiled card came out; a misprint is the print's own fault. */
export type Held = "holds" | "misprint" | "fails";

/** A game whose cards are compiled from their texts, as the report on them asks it. */
export interface CoveredGame {
  /** The kinds of texts that are counted apart. */
  readonly kinds: readonly string[];
  /** What is held of compiled cards, by its name in the report. */
  readonly measures: readonly string[];
  /** Every record of some folders, set by set. */
  records(folders: readonly string[]): AsyncIterable<CoveredRecord>;
  /** Sections that only this game has, behind the others; so many cards are shown whose texts come back differently. */
  readonly closing?: (shown: number) => readonly string[];
}

export interface CoveredRecord {
  readonly set: string;
  /** Sets are summed by it where they have one. */
  readonly series?: string;
  /** Compiles the card, or says why the record is none. */
  readonly card: () => CoveredCard | { readonly fault: string };
}

export interface CoveredCard {
  readonly id: string;
  readonly name: string;
  readonly playable: boolean;
  /** What stopped it. */
  readonly failures: readonly Failure[];
  /** Its texts by kind; those that are blank are no texts. */
  readonly kinds: readonly CoveredTexts[];
  /** Time of the processor that compiling took. */
  readonly microseconds: number;
}

export interface CoveredTexts {
  readonly kind: string;
  readonly texts: number;
  /** Of these, how many compile by themselves. */
  readonly read: number;
  /** By the names of the measures; none where the card is not playable. */
  readonly held?: Readonly<Record<string, Held>>;
}

/** Does something, and tells how much time of the processor it took: a busy machine does not make it look slow. */
export function timed<T>(act: () => T): { readonly value: T; readonly microseconds: number } {
  const started = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(started);
  return { value, microseconds: user + system };
}
