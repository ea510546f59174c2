import type { CardSelector, Condition, Count, Instruction, PokemonFilter, Zone } from "./language";
import type { Scope } from "./scope";

/** What of a text another part of it hangs on. */
export interface Mentions {
  /** Bindings it speaks of. */
  readonly bindings: readonly number[];
  /** Bindings it makes. */
  readonly binds: readonly number[];
  /** It hangs on coins of the text. */
  readonly coins: boolean;
  /** Zones whose cards it counts or looks at. `faces`: it hangs on what cards they are. */
  readonly zones: readonly { readonly zone: Zone; readonly of: "you" | "opponent" | "both"; readonly faces: boolean }[];
}

type Part = Condition | Count | Instruction | CardSelector | PokemonFilter;

// Texts never change, so what they mention is worked out once.
const known = new WeakMap<object, Mentions>();
const NOTHING: Mentions = { bindings: [], binds: [], coins: false, zones: [] };

/** What a part of a text mentions anywhere inside. */
export function mentionsOf(part: Part): Mentions {
  return typeof part === "object" ? (known.get(part) ?? workedOut(part)) : NOTHING;
}

function workedOut(part: Exclude<Part, number | string>): Mentions {
  const found: Found = { bindings: new Set(), binds: new Set(), coins: false, zones: [] };
  collect(part, false, found);
  const mentions: Mentions = { ...found, bindings: [...found.bindings], binds: [...found.binds] };
  known.set(part, mentions);
  return mentions;
}

interface Found {
  readonly bindings: Set<number>;
  readonly binds: Set<number>;
  coins: boolean;
  readonly zones: Mentions["zones"][number][];
}

const ZONES: readonly Zone[] = ["deck", "hand", "discard", "prizes", "lostZone"];
const WHOSE = ["you", "opponent", "both"] as const;

function collect(value: unknown, faces: boolean, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  const part = new Map<string, unknown>(Object.entries(value));
  const count = part.get("count");
  if (count === "heads" || count === "tails") found.coins = true;
  for (const key of ["binding", "except"]) addNumber(found.bindings, part.get(key));
  addNumber(found.binds, part.get("bind"));
  const cards = part.get("cards");
  const inside = faces || part.has("where") || typeof cards === "string";
  const zone = cards === "top" || cards === "bottom" || cards === "topUntil" ? "deck" : ZONES.find((one) => one === part.get("zone"));
  const of = WHOSE.find((one) => one === part.get("of"));
  if (zone && of) found.zones.push({ zone, of, faces: inside });
  for (const one of part.values()) collect(one, inside, found);
}

function addNumber(to: Set<number>, value: unknown): void {
  if (typeof value === "number") to.add(value);
}

/** Whether a step speaks of something another binds. */
export function speaksOf(step: Instruction, binding: number): boolean {
  return mentionsOf(step).bindings.includes(binding);
}

/** Whether a part hangs on what its own text has yet to bring about: choices, coins. */
export function hangsOnChoices(scope: Scope, part: Part): boolean {
  const { bindings, coins } = mentionsOf(part);
  return coins || bindings.some((binding) => scope.bound[binding] === undefined || scope.bound[binding].some === true);
}
