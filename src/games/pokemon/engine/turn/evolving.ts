import type { Seat } from "@/kernel/game";
import { evolutionsSought, fitsCard } from "../effects/cardFilter";
import { changesOn, isPresent } from "../effects/continuous";
import type { CardFilter } from "../effects/language";
import type { Scope } from "../effects/scope";
import { topCard, topFacts } from "../effects/texts";
import { cardOf, type Match } from "../match";
import type { Pokemon } from "../state/state";
import { isForbidden, isPermitted } from "../values";

/** TURN-05: the card's "evolves from" names the Pokémon exactly; an effect may name others. */
export function evolvesInto(m: Match, pokemon: Pokemon, card: number): boolean {
  const { definition } = cardOf(m, card);
  if (definition.category !== "Pokémon" || definition.evolvesFrom.length === 0) return false;
  if (definition.evolvesFrom.includes(topCard(m, pokemon).definition.name)) return true;
  return isPresent(m, "permit evolveInto") && mayEvolveByEffect(m, pokemon, card);
}

function mayEvolveByEffect(m: Match, pokemon: Pokemon, card: number): boolean {
  return changesOn(m, "permit evolveInto", pokemon).some(({ change, scope }) => fitsCard(m, scope, change.where, card));
}

/** EFF-43: a Stage 2 onto the Basic below its Stage 1 (Rare Candy); any card of the match may show the line. */
export function evolvesSkippingStage(m: Match, pokemon: Pokemon, card: number): boolean {
  const { definition } = cardOf(m, card);
  if (definition.category !== "Pokémon" || definition.stage !== "Stage 2") return false;
  const { name } = topCard(m, pokemon).definition;
  return m.evolutions(name).some((middle) => definition.evolvesFrom.includes(middle.definition.name));
}

/** Whether a card may be found that evolves this Pokémon and fits, for all that everybody knows; `isLeft` says whether cards of a name may be there. */
export function couldEvolve(
  m: Match,
  scope: Scope,
  pokemon: Pokemon,
  where: CardFilter | undefined,
  skipStage: boolean,
  isLeft: (name: string) => boolean,
): boolean {
  if (skipStage || changesOn(m, "permit evolveInto", pokemon).length > 0) return true;
  return evolutionsSought(m, scope, [topCard(m, pokemon).definition.name], where).some(isLeft);
}

/** Whether an effect keeps this Pokémon from evolving; some only with a Pokémon from the hand. */
export function mayNotEvolve(m: Match, pokemon: Pokemon, fromHand: boolean): boolean {
  return isForbidden(m, "forbid evolve", pokemon) || (fromHand && isForbidden(m, "forbid evolveFromHand", pokemon));
}

/** Whether the rules let a player evolve this Pokémon from hand now (TURN-05 to TURN-07). */
export function mayEvolve(m: Match, seat: Seat, pokemon: Pokemon, card: number): boolean {
  if (!evolvesInto(m, pokemon, card) || mayNotEvolve(m, pokemon, true)) return false;
  const { turn, sides } = m.state;
  // FAM-24: a LV.X goes on the Active Pokémon only, and once.
  if (cardOf(m, card).pokemon?.stage === "LV.X" && (sides[seat].active !== pokemon || topFacts(m, pokemon).stage === "LV.X")) return false;
  if (mayComeEarly(m, card)) return true;
  if (sides[seat].turns === 1 && !isPermitted(m, "permit evolveFirstTurn", seat, pokemon)) return false;
  // TURN-06
  return (pokemon.since !== turn && pokemon.evolved !== turn) || isPermitted(m, "permit evolveThisTurn", seat, pokemon);
}

/** FAM-20: the card in hand says that it may be played in the turn its Pokémon came into play (Δ Evolution). */
function mayComeEarly(m: Match, card: number): boolean {
  return cardOf(m, card).continuous.some(({ change }) => "permit" in change && change.permit === "playEarlyToEvolve");
}
