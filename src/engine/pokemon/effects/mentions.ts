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
  if (typeof part !== "object") return NOTHING;
  const before = known.get(part);
  if (before) return before;
  const found = { bindings: new Set<number>(), binds: new Set<number>(), coins: false, zones: [] as Mentions["zones"][number][] };
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

function collect(value: unknown, faces: boolean, found: Found): void {
  if (value === null || typeof value !== "object") return;
  const part = new Map(Object.entries(value));
  const count = part.get("count");
  if (count === "heads" || count === "tails") found.coins = true;
  const binding = part.get("binding");
  if (typeof binding === "number") found.bindings.add(binding);
  const except = part.get("except");
  if (typeof except === "number") found.bindings.add(except);
  const bind = part.get("bind");
  if (typeof bind === "number") found.binds.add(bind);
  const cards = part.get("cards");
  const inside = faces || part.has("where") || typeof cards === "string";
  const of = part.get("of");
  if (cards === "top" || cards === "bottom" || cards === "topUntil") note(found, "deck", of, true);
  const zone = part.get("zone");
  if (typeof zone === "string" && isZone(zone)) note(found, zone, of, inside);
  for (const one of part.values()) collect(one, inside, found);
}

function note(found: Found, zone: Zone, of: unknown, faces: boolean): void {
  if (of === "you" || of === "opponent" || of === "both") found.zones.push({ zone, of, faces });
}

function isZone(zone: string): zone is Zone {
  return zone === "deck" || zone === "hand" || zone === "discard" || zone === "prizes" || zone === "lostZone";
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
