import { type Asked, choose, type Question } from "../decisions/ask";
import type { Match } from "../match";
import type { Purpose } from "../options";
import type { EffectFrame } from "../state/frames";
import { findPokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { amountOf } from "./amounts";
import { takenKey } from "./cardSelectors";
import type { Binding, Count, PokemonSelector } from "./language";
import type { Known } from "./operation";
import { type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";
import { sourceOf } from "./source";

/** Fewest and most of a stated number, with `available` to choose from (EFF-03, EFF-05, ATK-14). */
export function countRange(m: Match, scope: Scope, count: Count, available: number): { min: number; max: number } {
  // "Any number" may be none, unless the use of a Trainer card or an Ability is nothing else.
  if (count === "any") return { min: scope.kind !== "attack" && m.required ? Math.min(1, available) : 0, max: available };
  if (count === "all") return { min: available, max: available };
  if (typeof count === "object" && "upTo" in count) {
    const max = Math.min(available, amountOf(m, scope, count.upTo));
    return { min: Math.min(max, scope.kind === "attack" ? 0 : 1), max };
  }
  const exact = Math.min(available, amountOf(m, scope, count));
  return { min: exact, max: exact };
}

/** A choice already made within the present instruction, or null when it is to be made now. */
export function pickedBefore(m: Match, frame: EffectFrame): readonly number[] | null {
  return frame.picked[m.slot] ?? null;
}

/** Keeps a choice until the present instruction is done. */
export function keepPick(m: Match, frame: EffectFrame, values: readonly number[]): readonly number[] {
  frame.picked[m.slot] = values;
  m.slot++;
  return values;
}

/** A choice within the present instruction: made once, and kept until that is done. Null while the match waits for it. */
export function pick(m: Match, frame: EffectFrame, asked: Asked): readonly number[] | null {
  const chosen = pickedBefore(m, frame) ?? choose(m, asked);
  return chosen && keepPick(m, frame, chosen);
}

/**
 * The Pokémon that an instruction is about, chosen where the text lets somebody choose. Null while the match waits for that.
 * Where some would change something, only those are offered: a choice that would change nothing is none (EFF-04). What its player knows of the own
 * hand narrows it further, and whether it is asked does not tell that (design 13).
 * @param useful what else must hold for it to change something
 */
export function pickPokemon(
  m: Match,
  frame: EffectFrame,
  selector: PokemonSelector,
  purpose: Purpose,
  useful: (pokemon: Pokemon) => boolean = () => true,
): readonly number[] | null {
  const before = pickedBefore(m, frame);
  if (before) {
    m.slot++;
    // Chosen before an attack's damage, one may be gone by now.
    return before.filter((id) => findPokemon(m.state, id) !== null);
  }
  if (selector.pokemon !== "choose") return keepPick(m, frame, idsOf(pokemonIn(m, frame, selector)));
  const chosen = choose(m, () => whichPokemon(m, frame, selector, purpose, useful));
  if (!chosen) return null;
  if (selector.bind !== undefined) bind(frame, selector.bind, "pokemon", chosen);
  return keepPick(m, frame, chosen);
}

/** The question for a choice of Pokémon. */
function whichPokemon(
  m: Match,
  frame: EffectFrame,
  selector: Extract<PokemonSelector, { pokemon: "choose" }>,
  purpose: Purpose,
  useful: (pokemon: Pokemon) => boolean,
): Question {
  const seat = seatOf(frame, selector.by);
  const among = (pokemon: readonly Pokemon[], known: Known): readonly Pokemon[] => {
    // With one there is nothing to narrow: it is offered whatever becomes of it.
    if (pokemon.length < 2) return pokemon;
    const narrowed = pokemon.filter((one) => useful(one) && (!m.useful || m.useful(m, frame, selector, one, known)));
    return narrowed.length > 0 ? narrowed : pokemon;
  };
  const open = among(pokemonIn(m, frame, selector), "public");
  const values = idsOf(seat === frame.you ? among(open, "own") : open);
  const { min, max } = countRange(m, frame, selector.count, values.length);
  const source = sourceOf(m, frame);
  return { seat, kind: "pokemon", purpose, pick: "pokemon", values, min, max, source, hidden: values.length < open.length };
}

function idsOf(pokemon: readonly Pokemon[]): readonly number[] {
  return pokemon.map(({ id }) => id);
}

/** Whether a choice took something; null while it is open. */
export function isSome(chosen: readonly number[] | null): boolean | null {
  return chosen && chosen.length > 0;
}

/** Binds what was chosen or found, to be spoken of again. */
export function bind(
  frame: EffectFrame,
  binding: Binding | undefined,
  kind: "cards" | "pokemon" | "number",
  values: readonly number[],
): void {
  if (binding === undefined) return;
  frame.bound[binding] = { kind, values };
  // Nothing has been taken yet out of what is bound anew.
  if (binding > 0 && frame.bound[takenKey(binding)]) delete frame.bound[takenKey(binding)];
}
