import { bytesToHex } from "@noble/hashes/utils.js";
import { sha256 } from "#sha256";

/**
 * The fair shuffle. The server draws its seed and shows a hash of it (the commitment) before either player's browser adds a nonce:
 * so neither the server nor a player can choose the shuffle, and once the seed is revealed anyone can check that it was not swapped.
 */

/** A fresh server seed, 64 hexadecimal digits; secret until the match is over. */
export function drawSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is shown of the seed at the start. */
export function commitment(seed: string): string {
  return fingerprint(seed);
}

/** The seed that the game is started with: the server's, mixed with what each player added (empty where nothing came in time). */
export function shuffleSeed(seed: string, nonces: readonly [string, string]): string {
  return fingerprint(JSON.stringify([seed, ...nonces]));
}

function fingerprint(text: string): string {
  return bytesToHex(sha256(text));
}
