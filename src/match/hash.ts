import { createHash } from "node:crypto";

/** What a state is known again by after a restart: equal for states that say the same, in whatever order their fields stand. */
export function stateHash(state: unknown): string {
  const text = JSON.stringify(sorted(state));
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
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
