import { createHash, randomBytes } from "node:crypto";

/**
 * The fair shuffle. The server draws its seed and shows a hash of it (the commitment) before either player's browser adds a nonce:
 * so neither the server nor a player can choose the shuffle, and once the seed is revealed anyone can check that it was not swapped.
 */

/** A fresh server seed, 64 hexadecimal digits; secret until the match is over. */
export function drawSeed(): string {
  return randomBytes(32).toString("hex");
}

/** What is shown of the seed at the start. */
export function commitment(seed: string): string {
  return sha256(seed);
}

/** The seed that the game is started with: the server's, mixed with what each player added (empty where nothing came in time). */
export function shuffleSeed(seed: string, nonces: readonly [string, string]): string {
  return sha256(JSON.stringify([seed, ...nonces]));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
