import type { Verification } from "@/match/play-again";

/** One thing that was found out of a match, in the words of `replay.verify`. */
export interface FindingLine {
  readonly ok: boolean;
  readonly says: Proved | Refuted;
  /** How many answers it is about, or which answer. */
  readonly count: number;
}
type Proved = "seed" | "seedNoted" | "mixed" | "mixedNoted" | "unmixed" | "given" | "journal" | "positions" | "some";
type Refuted = "seedWrong" | "leftOut" | "newer" | "setup" | "answer" | "state" | "outcome";

/** What was found out, and what is to be known beside it. */
export interface Findings {
  readonly lines: readonly FindingLine[];
  readonly beside: "limits" | "doubt" | null;
}

/**
 * What playing a match again proves, and what it does not.
 * @param nonces what the record says that the browsers added to the shuffle
 * @param noted what this browser knows that it added when the seed's fingerprint was shown to it; nothing where it was not
 */
export function findingsOf(verification: Verification, nonces: readonly string[], noted: readonly string[]): Findings {
  const { answers } = verification;
  const proved = (says: Proved, count = answers): FindingLine => ({ ok: true, says, count });
  const refuted = (says: Refuted): FindingLine => ({ ok: false, says, count: answers + 1 });
  const seed = proved(noted.length > 0 ? "seedNoted" : "seed");
  if (verification.ok) {
    const { begun, hashed } = verification;
    const found = nonces.some((nonce) => noted.includes(nonce));
    const mixed = found ? "mixedNoted" : nonces.some((nonce) => nonce !== "") ? "mixed" : "unmixed";
    // Who could leave a part out could choose the shuffle: whoever added it is to know.
    const leftOut = noted.length > 0 && !found ? [refuted("leftOut")] : [];
    const beginning = begun === "given" ? [proved("given")] : [seed, proved(mixed), ...leftOut];
    return { lines: [...beginning, proved("journal"), ...(hashed > 0 ? [proved("positions", hashed)] : [])], beside: "limits" };
  }
  const { fault } = verification;
  if (fault === "commitment") return { lines: [refuted("seedWrong")], beside: null };
  // Those before it hold whatever comes after them.
  const some = answers > 0 ? [proved("some")] : [];
  return { lines: [seed, ...some, refuted(fault)], beside: fault === "newer" ? null : "doubt" };
}
