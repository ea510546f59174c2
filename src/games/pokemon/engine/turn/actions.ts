import { other, type Seat } from "@/kernel/game";
import type { Ability, TrainerCard } from "../card";
import { isSpent } from "../changes/limits";
import { cardView } from "../changes/moveCards";
import { outset } from "../effects/ahead";
import { conditionHolds } from "../effects/conditions";
import { isPowerless, isWithoutEffect, isWithoutEffectOutOfPlay } from "../effects/continuous";
import { benchRoom } from "../effects/possible";
import type { CompiledActivated, CompiledCard } from "../effects/program";
import { mayBeUsed } from "../effects/prospect";
import { furtherOn, type Scope, scopeOf } from "../effects/scope";
import { textCards } from "../effects/texts";
import { powerOf } from "../families/powers";
import { cardOf, type Match, placeOf } from "../match";
import type { Action } from "../options";
import { hasCondition, pokemonInPlay, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { ownerOf } from "../state/zones";
import { isForbidden, isPermitted, maxTools, mayBeOn, mayNotAttach, mayNotPlay, retreatCost, unitsOf } from "../values";
import type { CardView } from "../view";
import { AttackOption } from "./attackOption";
import { mayBeOneOfTwo, type UsableAttack, usableAttacks } from "./attacks";
import { mayEvolve } from "./evolving";

/** Everything the turn's player may do now (TURN-03), and nothing that the rules forbid. */
export function mainActions(m: Match): readonly Action[] {
  const seat = m.state.turnSeat;
  const options: Action[] = [];
  if (m.state.used.attacker !== 0) return [...attackOptions(m, seat), { do: "endTurn" }];
  // Several copies of a card come to the same: what may be done with it is worked out once.
  const seen: CompiledCard[] = [];
  const known: (readonly FromHand[])[] = [];
  for (const card of m.state.sides[seat].hand) {
    const compiled = cardOf(m, card);
    const before = seen.indexOf(compiled);
    const uses = (before < 0 ? undefined : known[before]) ?? fromHand(m, seat, card, compiled);
    seen.push(compiled);
    known.push(uses);
    if (uses.length > 0) list(uses, cardView(m, card), options);
  }
  abilities(m, seat, options);
  stadium(m, seat, options);
  options.push(...attackOptions(m, seat));
  retreat(m, seat, options);
  for (const pokemon of pokemonInPlay(m.state.sides[seat]))
    if (cardOf(m, topCardNumber(pokemon)).definition.category === "Trainer") options.push({ do: "discardFromPlay", pokemon: pokemon.id });
  options.push({ do: "endTurn" });
  return options;
}

/** Whether a card says that it may be used as it is taken as a Prize: an Ability in its player's turn, a Trainer card whenever it is taken (CMP-2323). */
export function mayBeUsedTaken({ state }: Match, seat: Seat, { usesTaken, definition }: CompiledCard): boolean {
  return usesTaken && (definition.category === "Trainer" || (state.phase === "turn" && state.turnSeat === seat));
}

/** What its player may do with a card just taken as a Prize, where the card says so (EFF-71). */
export function usesOfTaken(m: Match, card: number): readonly Action[] {
  const options: Action[] = [];
  const seat = ownerOf(m, card);
  const compiled = cardOf(m, card);
  if (!mayBeUsedTaken(m, seat, compiled)) return options;
  list(fromHand(m, seat, card, compiled), cardView(m, card), options);
  outOfPlay(m, seat, card, "hand", options);
  return options.filter((option) => option.do === "playTrainer" || option.do === "useAbility");
}

/** Something that may be done with a card from hand, to a Pokémon or by itself. */
type FromHand =
  | { readonly do: "playBasic" | "playTrainer" }
  | { readonly do: "evolve" | "attachEnergy" | "attachTool"; readonly pokemon: number };

const PLAY_BASIC: readonly FromHand[] = [{ do: "playBasic" }];
const PLAY_TRAINER: readonly FromHand[] = [{ do: "playTrainer" }];
const NOTHING: readonly FromHand[] = [];

function list(uses: readonly FromHand[], card: CardView, options: Action[]): void {
  for (const use of uses) options.push("pokemon" in use ? { do: use.do, card, pokemon: use.pokemon } : { do: use.do, card });
}

function fromHand(m: Match, seat: Seat, card: number, compiled: CompiledCard): readonly FromHand[] {
  const { definition } = compiled;
  if (mayNotPlay(m, seat, card)) return NOTHING;
  switch (definition.category) {
    case "Pokémon":
      // FAM-23: a Restored Pokémon is no Basic Pokémon; only its Item puts it into play.
      if (definition.stage === "Basic") return benchRoom(m, seat) > 0 ? PLAY_BASIC : NOTHING;
      return onEach(m, seat, "evolve", (pokemon) => mayEvolve(m, seat, pokemon, card));
    case "Energy":
      return m.state.used.energy ? NOTHING : onEach(m, seat, "attachEnergy", (pokemon) => mayAttach(m, seat, card, pokemon));
    case "Trainer":
      return trainer(m, seat, card, compiled, definition);
  }
}

/** What may be done to each Pokémon of a player that allows it. */
function onEach(
  m: Match,
  seat: Seat,
  what: "evolve" | "attachEnergy" | "attachTool",
  may: (pokemon: Pokemon) => boolean,
): readonly FromHand[] {
  const uses: FromHand[] = [];
  for (const pokemon of pokemonInPlay(m.state.sides[seat])) if (may(pokemon)) uses.push({ do: what, pokemon: pokemon.id });
  return uses;
}

/** Whether nothing keeps this Energy card in hand from being attached to this Pokémon. */
export function mayAttach(m: Match, seat: Seat, card: number, pokemon: Pokemon): boolean {
  return mayBeOn(m, card, pokemon) && !mayNotAttach(m, seat, card, pokemon);
}

function trainer(m: Match, seat: Seat, card: number, { steps }: CompiledCard, definition: TrainerCard): readonly FromHand[] {
  const { state } = m;
  const scope = scopeOf(seat, 0, card, "trainer");
  if (state.turn === 1 && m.edition.notOnFirstTurn.includes(definition.kind) && !allowsFirstTurn(m, scope, definition)) return NOTHING;
  if (definition.when && !conditionHolds(m, furtherOn(scope, outset(card)), definition.when)) return NOTHING;
  if (definition.asPokemon) return benchRoom(m, seat) > 0 ? PLAY_BASIC : NOTHING;
  switch (definition.kind) {
    case "Supporter":
      // TURN-11
      if (state.used.supporters >= (isPermitted(m, "permit extraSupporter", seat, null) ? 2 : 1)) return NOTHING;
      return mayBeUsed(m, scope, { cost: definition.cost, steps }, card) ? PLAY_TRAINER : NOTHING;
    case "Item":
      // EFF-04, RUL-14: a card that could change nothing cannot be played.
      return mayBeUsed(m, scope, { cost: definition.cost, steps }, card) ? PLAY_TRAINER : NOTHING;
    case "Stadium": {
      if (state.used.stadium) return NOTHING;
      const present = state.stadium && cardOf(m, state.stadium.card).definition.name;
      return present === definition.name && !m.edition.sameStadiumAgain ? NOTHING : PLAY_TRAINER;
    }
    case "Pokémon Tool":
    case "Technical Machine": {
      // FAM-21: a Team Flare Hyper Gear goes on the opponent's Pokémon-EX.
      const holder = definition.marks.includes("Team Flare Hyper Gear") ? other(seat) : seat;
      return onEach(m, holder, "attachTool", (pokemon) => mayBeOn(m, card, pokemon) && pokemon.tools.length < maxTools(m, pokemon));
    }
  }
}

/** ED-03: a Supporter may say that it can be played on the starting player's first turn, or an effect may. */
function allowsFirstTurn(m: Match, scope: Scope, definition: TrainerCard): boolean {
  if (isPermitted(m, "permit supporterFirstTurn", scope.you, null)) return true;
  // Nothing else is said of using a Trainer card.
  return definition.usage?.some(({ while: when }) => !when || conditionHolds(m, scope, when)) === true;
}

/** TURN-16 */
function abilities(m: Match, seat: Seat, options: Action[]): void {
  for (const pokemon of pokemonInPlay(m.state.sides[seat])) {
    for (const card of textCards(m, pokemon)) onPokemon(m, seat, pokemon, card, "abilities", options);
    for (const card of pokemon.tools) onPokemon(m, seat, pokemon, card, "tools", options);
  }
  if (!m.hasOutOfPlay) return;
  const side = m.state.sides[seat];
  for (const card of side.hand) outOfPlay(m, seat, card, "hand", options);
  for (const card of side.discard) outOfPlay(m, seat, card, "discard", options);
}

function onPokemon(m: Match, seat: Seat, pokemon: Pokemon, card: number, what: "abilities" | "tools", options: Action[]): void {
  for (const activated of cardOf(m, card).activated) {
    if ((activated.effect.from ?? "play") !== "play" || !isUsable(m, seat, activated, card, pokemon)) continue;
    // FAM-20, FAM-27: an Ancient Trait is no Ability, nor is a Poké-Power.
    if ((activated.from === "ability" || activated.from === "inPlay") && isWithoutEffect(m, what, pokemon, activated.name)) continue;
    if (activated.from === "ability" && isForbidden(m, "forbid useAbilities", pokemon)) continue;
    if (activated.ability && isStopped(m, activated.ability, pokemon)) continue;
    options.push({
      do: "useAbility",
      pokemon: pokemon.id,
      source: cardView(m, card),
      index: activated.index,
      effect: activated.number,
      name: activated.name,
    });
  }
}

/** FAM-27: powers are stopped by what is said of their kind. */
function isStopped(m: Match, ability: Ability, pokemon: Pokemon): boolean {
  const power = powerOf(ability);
  return power !== null && isPowerless(m, power, pokemon, ability.name);
}

function outOfPlay(m: Match, seat: Seat, card: number, from: "hand" | "discard", options: Action[]): void {
  const { activated: effects, usesTaken } = cardOf(m, card);
  for (const activated of effects) {
    if (activated.effect.from !== from || !isUsable(m, seat, activated, card, null)) continue;
    // What is used before its card comes into the hand is out of reach of what is said of cards in hands (CMP-310).
    if (activated.from === "ability" && !usesTaken && isWithoutEffectOutOfPlay(m, card, activated.name)) continue;
    options.push({ do: "useAbility", source: cardView(m, card), index: activated.index, effect: activated.number, name: activated.name });
  }
}

/** Whether an Ability or Stadium may be used: its conditions hold, its limit is not reached, its cost can be paid and it could change something. */
function isUsable(m: Match, seat: Seat, activated: CompiledActivated, card: number, pokemon: Pokemon | null): boolean {
  const { effect } = activated;
  const scope = scopeOf(seat, pokemon?.id ?? 0, card, "ability");
  if (isSpent(m, activated, card, pokemon, seat)) return false;
  if (effect.when && !conditionHolds(m, scope, effect.when)) return false;
  return mayBeUsed(m, scope, effect, -1);
}

function stadium(m: Match, seat: Seat, options: Action[]): void {
  const { stadium: present } = m.state;
  if (!present) return;
  for (const activated of cardOf(m, present.card).activated) {
    if ((present.seat === seat || activated.effect.either) && isUsable(m, seat, activated, present.card, null)) {
      options.push({ do: "useStadium", card: cardView(m, present.card) });
    }
  }
}

/** TURN-17: the attacks that may be used; after one that may be followed by another, only its user's. */
export function attackOptions(m: Match, seat: Seat): readonly Action[] {
  const { attacker } = m.state.used;
  const mayFollow = ({ pokemon, card }: UsableAttack) => pokemon.id === attacker && mayBeOneOfTwo(m, seat, pokemon, placeOf(m, card));
  const usable = usableAttacks(m, seat);
  return (attacker === 0 ? usable : usable.filter(mayFollow)).map((one) => new AttackOption(m, seat, one));
}

/** TURN-13 */
function retreat(m: Match, seat: Seat, options: Action[]): void {
  const side = m.state.sides[seat];
  const active = side.active;
  if (!active || side.bench.length === 0) return;
  if (m.state.used.retreats > 0 && !isPermitted(m, "permit retreatAgain", seat, active)) return;
  if (hasCondition(active, "Asleep") || hasCondition(active, "Paralyzed") || isForbidden(m, "forbid retreat", active)) return;
  if (unitsOf(m, active).length >= retreatCost(m, active)) options.push({ do: "retreat", pokemon: active.id });
}
