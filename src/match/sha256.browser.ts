import { sha256 as hash } from "@noble/hashes/sha2.js";

/** The SHA-256 of a text as UTF-8, at once: a browser's own cannot be waited for while a match is played again. */
export function sha256(text: string): Uint8Array {
  return hash(new TextEncoder().encode(text));
}
