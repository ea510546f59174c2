import type { AbilityEffect, Instruction } from "../effects/language";

/** Keys by which a part of the language says what it is. */
const KINDS = [
  "kind",
  "do",
  "modify",
  "prevent",
  "forbid",
  "suppress",
  "permit",
  "replace",
  "pokemon",
  "cards",
  "count",
  "to",
  "if",
  "event",
] as const;
/** Keys whose values differ from card to card: that they are there is all that matters. */
const FACTS = new Set([
  "where",
  "names",
  "name",
  "attack",
  "ability",
  "into",
  "type",
  "types",
  "condition",
  "conditions",
  "extra",
  "symbol",
  "units",
]);
const BINDINGS = new Set(["bind", "binding", "except"]);

/**
 * What a part of a text is, without its numbers, names and filters: its operation and the kinds of its amounts, selectors, conditions and duration,
 * as in `damage{amount:n to:choose{count:n place:bench side:opponents}}`. Steps inside it are only named: they have shapes of their own.
 */
export function shapeOf(part: TextPart): string {
  return shape(part);
}

/** What an observer hears of: a step or an effect. */
export type TextPart = Instruction | AbilityEffect;

/** All parts of a card's texts. */
export function partsOf(texts: unknown): TextPart[] {
  if (typeof texts !== "object" || texts === null) return [];
  const inside = Object.values(texts).flatMap(partsOf);
  return isPart(texts) ? [texts, ...inside] : inside;
}

export function isPart(value: unknown): value is TextPart {
  if (typeof value !== "object" || value === null) return false;
  return "do" in value || ("kind" in value && (value.kind === "continuous" || value.kind === "triggered" || value.kind === "activated"));
}

function shape(value: unknown): string {
  if (typeof value === "number") return "n";
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `(${value.map((one) => (isPart(one) ? kindOf(one) : shape(one))).join(" ")})`;
  const kind = kindOf(value);
  const parts = Object.entries(value)
    .filter(([name, one]) => one !== kind && !BINDINGS.has(name))
    .map(([name, one]) => (FACTS.has(name) ? name : `${name}:${shape(one)}`))
    .sort();
  return `${kind}${parts.length > 0 ? `{${parts.join(" ")}}` : ""}`;
}

/** What an object says it is, "" where it does not. */
function kindOf(value: object): string {
  const entries = Object.entries(value);
  for (const key of KINDS) {
    const kind: unknown = entries.find(([name]) => name === key)?.[1];
    if (typeof kind === "string") return kind;
  }
  return "";
}
