import type { Localized } from "@/cards/card";
import type { Prisma } from "@/db/generated/client";

/** A print as it is kept (`CardPrint`), in the one form that a game brings all its sources to. */
export type KeptPrint = Prisma.InputJsonObject & {
  readonly id: string;
  readonly set: string;
  /** As printed. */
  readonly localId: string;
};

/** Where an import takes its cards from: a folder of files, or a server. */
export interface CardSource<Print extends KeptPrint = KeptPrint> {
  /** Stands in the column `source` of every card it brings. */
  readonly name: string;
  /** The sets it can give, in its order. @throws SourceError */
  sets(): Promise<readonly ListedSet[]>;
  /** One set with all its cards. @throws SourceError when it cannot be read; AbortError when the signal is given */
  read(setId: string, reading?: Reading): Promise<SourceSet>;
  /** Reads one card of a set. @throws ImportFault or ZodError when the record is bad */
  parse(record: unknown): Print;
}

/** A set that a source offers, with its English name. */
export interface ListedSet {
  readonly id: string;
  readonly name: string;
}

/** For a source that takes minutes over a set. */
export interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** Hears how much of the set has been read, 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** A set as its source has it; languages it lacks are left out. */
export interface SourceSet {
  readonly id: string;
  readonly series: string;
  readonly names: Partial<Localized<string>> & { readonly en: string };
  /** The day of release as YYYYMMDD. */
  readonly releaseOrder: number;
  /** The official client's code of the set ("BKT"), where the source has it. */
  readonly code?: string | undefined;
  readonly records: readonly unknown[];
}

/** Words for each stand under `import.faults` in the namespace `admin`. */
export type SourceFault = "no-cards" | "unlisted" | "no-answer";

/** The source cannot be read, or lacks what was asked for; the message says what to do. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  constructor(
    readonly code: SourceFault,
    /** The folder, address or sets it is about. */
    readonly subject: string,
    message: string,
  ) {
    super(message);
  }
}

/** "2014-02-05" or "2014/02/05" → 20140205; 0 where no day is known. */
export function releaseOrder(day: string | undefined): number {
  return Number((day ?? "").replace(/\D/g, "").slice(0, 8)) || 0;
}
