import type { Seat } from "@/kernel/game";
import type { Limit } from "../effects/language";
import type { Match } from "../match";
import { thePokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";

/** A text that may be limited: its number on its card, and the name of the Ability. */
interface Limited {
  readonly number: number;
  readonly name: string;
  readonly effect: { readonly limit?: Limit };
}

const keyOf = (card: number, { number }: Limited): number => card * 64 + number;

/** Whether a limited effect was used up (EFF-26, EFF-27). */
export function isSpent(m: Match, limited: Limited, card: number, pokemon: Pokemon | null, seat: Seat): boolean {
  const { used } = m.state;
  const side = m.state.sides[seat];
  const key = keyOf(card, limited);
  const { limit } = limited.effect;
  if (typeof limit === "object") return used.names.some((name) => name.includes(limit.oncePerTurnNamed));
  switch (limit) {
    case "oncePerTurn":
      return pokemon ? pokemon.used.includes(key) : used.effects.includes(key);
    case "oncePerTurnByName":
      return used.names.includes(limited.name);
    case "oncePerMatch":
      return side.onceUsed.includes(limited.name);
    case "vstar":
      return side.vstarUsed;
    default:
      return false;
  }
}

/** Notes the use of a limited effect (EFF-26, EFF-27). */
export function spend(m: Match, seat: Seat, limited: Limited, card: number, pokemon: number | null): void {
  const { used } = m.state;
  const side = m.state.sides[seat];
  const key = keyOf(card, limited);
  const { limit } = limited.effect;
  switch (typeof limit === "object" ? "oncePerTurnByName" : limit) {
    case "oncePerTurn":
      if (pokemon === null) used.effects = [...used.effects, key];
      else thePokemon(m.state, pokemon).used = [...thePokemon(m.state, pokemon).used, key];
      return;
    case "oncePerTurnByName":
      used.names = [...used.names, limited.name];
      return;
    case "oncePerMatch":
      side.onceUsed = [...side.onceUsed, limited.name];
      return;
    case "vstar":
      side.vstarUsed = true;
  }
}
