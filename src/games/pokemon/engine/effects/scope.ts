import { other, type Seat } from "@/kernel/game";
import type { AttackState, Bound } from "../state/frames";
import type { EventInfo, Pokemon } from "../state/state";
import type { Ahead } from "./ahead";
import type { PokemonSelector, Side, Who } from "./language";

/** From whose point of view a text is read, and what it has chosen and counted so far. A frame of a text is one. */
export interface Scope {
  readonly you: Seat;
  /** The Pokémon the effect belongs to, 0 for none. */
  readonly self: number;
  /** The card the text stands on. */
  readonly source: number;
  readonly kind: "attack" | "trainer" | "ability" | "other";
  readonly bound: Readonly<Record<number, Bound>>;
  readonly heads: number;
  readonly tails: number;
  readonly event: EventInfo | null;
  readonly attack: AttackState | null;
  /** The Pokémon that an amount or the steps of a `forEach` are worked out for, 0 for none. */
  readonly each: number;
  /** While it is weighed what a text could do: what its earlier steps will have brought about. */
  readonly ahead?: Ahead | undefined;
  /** While it is weighed whether a Pokémon is offered: the choice that it is offered for, and that Pokémon. */
  readonly offered?: { readonly by: PokemonSelector; readonly pokemon: Pokemon } | undefined;
}

const NOTHING: Readonly<Record<number, Bound>> = {};

/** The scope of an effect that has not begun to be resolved. */
export function scopeOf(you: Seat, self: number, source: number, kind: Scope["kind"], event: EventInfo | null = null): Scope {
  return { you, self, source, kind, bound: NOTHING, heads: 0, tails: 0, event, attack: null, each: 0 };
}

/** The same point of view further on in the text. Every field is named: a scope is made for each text that is weighed, and a spread is several times slower. */
export function furtherOn(scope: Scope, ahead: Ahead, bound: Scope["bound"] = scope.bound): Scope {
  const { you, self, source, kind, heads, tails, event, attack, each, offered } = scope;
  return { you, self, source, kind, bound, heads, tails, event, attack, each, ahead, offered };
}

/** The point of view from which it is weighed whether a Pokémon is offered for a choice. */
export function offering(scope: Scope, by: PokemonSelector, pokemon: Pokemon, bound: Scope["bound"]): Scope {
  const { you, self, source, kind, heads, tails, event, attack, each } = scope;
  return { you, self, source, kind, bound, heads, tails, event, attack, each, ahead: undefined, offered: { by, pokemon } };
}

/** The player that a text means, seen from its scope: its own unless it says otherwise. */
export function seatOf(scope: Scope, who: Who | undefined): Seat {
  return who === "opponent" ? other(scope.you) : scope.you;
}

/** Each player alone, and both, each of them first: made once, since players are named for every text that is weighed. */
const ALONE: readonly [readonly Seat[], readonly Seat[]] = [[0], [1]];
const BOTH: readonly [readonly Seat[], readonly Seat[]] = [
  [0, 1],
  [1, 0],
];

/** The players that a text means. */
export function seatsOf(scope: Scope, who: Who | "both"): readonly Seat[] {
  return who === "both" ? BOTH[scope.you] : ALONE[seatOf(scope, who)];
}

/** The player whose Pokémon a text means. */
export function seatOn(scope: Scope, side: Exclude<Side, "both">): Seat {
  return side === "yours" ? scope.you : other(scope.you);
}

/** The seats whose Pokémon or zones a text means. */
export function sidesOf(scope: Scope, side: Side): readonly Seat[] {
  return side === "both" ? BOTH[scope.you] : ALONE[seatOn(scope, side)];
}
