import type { Proof } from "@/match/proof";

/** What this browser finds when it works the shuffle out by itself. */
export interface Checked {
  /** The seed that was revealed is the one whose fingerprint was shown before either browser added its part. */
  readonly seed: boolean;
  /** What the game was started with follows from the seed and both parts. */
  readonly mixed: boolean;
}

/** Works out, in this browser and from nothing but what was revealed, what the server says of a shuffle. */
export async function checkShuffle({ seed, seedCommitment, nonces, shuffleSeed }: Omit<Proof, "verification">): Promise<Checked> {
  const [fingerprint, mixed] = await Promise.all([sha256(seed), sha256(JSON.stringify([seed, ...nonces]))]);
  return { seed: fingerprint === seedCommitment, mixed: mixed === shuffleSeed };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
