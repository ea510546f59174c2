import { sha256 } from "#sha256";

/** So many signs hold 132 bits: nobody finds a second state with the same ones. */
const HASH_LENGTH = 22;

/** What a state is known again by after a restart: equal for states that say the same, in whatever order their fields stand.
 * The server works it out with each answer, and a browser that verifies the match once more. */
export function stateHash(state: unknown): string {
  const digest = sha256(JSON.stringify(sorted(state)));
  const text = btoa(String.fromCharCode(...digest)).slice(0, HASH_LENGTH);
  return text.replaceAll("+", "-").replaceAll("/", "_");
}

/** So many signs hold 24 bits: one other state in sixteen million looks the same, and what follows from it hardly ever; whole hashes would be a quarter of a record. */
export const SHORT_HASH = 4;

/** As much of a hash as the record of a match that is over keeps. */
export function shortHash(hash: string): string {
  return hash.slice(0, SHORT_HASH);
}

/** Whether this is the hash of a state, or what a record keeps of it. */
export function isHashOf(hash: string, state: unknown): boolean {
  return hash.length >= SHORT_HASH && stateHash(state).startsWith(hash);
}

/** The order of fields hangs on how a state came about: one that was stored has lost its fields without a value, which take their places later. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.map(sorted) : value;
  if (!isObject(value)) return value;
  const inOrder: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) inOrder[key] = sorted(value[key]);
  return inOrder;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
