import { other, type Seat } from "../../kernel/game";
import { type ShownDamage, shownDamage } from "../attack/preview";
import type { TrainerCard } from "../card";
import { cardView } from "../changes/moveCards";
import { isSpent } from "../changes/triggers";
import { outset } from "../effects/ahead";
import { conditionHolds } from "../effects/conditions";
import { isWithoutEffect, isWithoutEffectOutOfPlay } from "../effects/continuous";
import { benchRoom } from "../effects/possible";
import type { CompiledActivated, CompiledCard } from "../effects/program";
import { mayBePaid, mayBeUsed } from "../effects/prospect";
import { furtherOn, type Scope, scopeOf } from "../effects/scope";
import { textCards } from "../effects/texts";
import { cardOf, type Match } from "../match";
import type { Option } from "../options";
import { hasCondition, pokemonInPlay, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { isForbidden, isPermitted, maxTools, mayBeOn, mayNotAttach, mayNotPlay, retreatCost, unitsOf } from "../values";
import { mayBeOneOfTwo, type UsableAttack, usableAttacks } from "./attacks";
import { mayEvolve } from "./evolving";

/** Everything the turn's player may do now (TURN-03), and nothing that the rules forbid. */
export function mainActions(m: Match): readonly Option[] {
  const seat = m.state.turnSeat;
  const options: Option[] = [];
  if (m.state.used.attacker !== 0) return [...attackOptions(m, seat), { do: "endTurn" }];
  const judged: Judged = new Map();
  for (const card of m.state.sides[seat].hand) fromHand(m, seat, card, options, judged);
  abilities(m, seat, options);
  stadium(m, seat, options);
  options.push(...attackOptions(m, seat));
  retreat(m, seat, options);
  for (const pokemon of pokemonInPlay(m.state.sides[seat]))
    if (cardOf(m, topCardNumber(pokemon)).definition.category === "Trainer") options.push({ do: "discardFromPlay", pokemon: pokemon.id });
  options.push({ do: "endTurn" });
  return options;
}

/** What its player may do with a card just taken as a Prize, where the card says so (EFF-71). */
export function usesOfTaken(m: Match, card: number): readonly Option[] {
  const options: Option[] = [];
  if (!cardOf(m, card).usesTaken) return options;
  const seat = m.state.turnSeat;
  fromHand(m, seat, card, options, new Map());
  outOfPlay(m, seat, card, "hand", options);
  return options.filter((option) => "do" in option && (option.do === "playTrainer" || option.do === "useAbility"));
}

/** Trainer cards of a hand whose use was weighed already: several copies of one come to the same. */
type Judged = Map<CompiledCard, boolean>;

function fromHand(m: Match, seat: Seat, card: number, options: Option[], judged: Judged): void {
  const compiled = cardOf(m, card);
  const { definition } = compiled;
  if (mayNotPlay(m, seat, card)) return;
  switch (definition.category) {
    case "Pokémon":
      if (definition.stage === "Basic") {
        if (benchRoom(m, seat) > 0) options.push({ do: "playBasic", card: cardView(m, card) });
      } else {
        for (const pokemon of pokemonInPlay(m.state.sides[seat])) {
          if (mayEvolve(m, seat, pokemon, card)) options.push({ do: "evolve", card: cardView(m, card), pokemon: pokemon.id });
        }
      }
      return;
    case "Energy":
      if (m.state.used.energy) return;
      for (const pokemon of pokemonInPlay(m.state.sides[seat])) {
        if (mayAttach(m, seat, card, pokemon)) options.push({ do: "attachEnergy", card: cardView(m, card), pokemon: pokemon.id });
      }
      return;
    case "Trainer":
      trainer(m, seat, card, compiled, options, judged);
  }
}

/** Whether nothing keeps this Energy card in hand from being attached to this Pokémon. */
export function mayAttach(m: Match, seat: Seat, card: number, pokemon: Pokemon): boolean {
  return mayBeOn(m, card, pokemon) && !mayNotAttach(m, seat, card, pokemon);
}

function trainer(m: Match, seat: Seat, card: number, compiled: CompiledCard, options: Option[], judged: Judged): void {
  const { definition } = compiled;
  if (definition.category !== "Trainer") return;
  const { state } = m;
  const scope = scopeOf(seat, 0, card, "trainer");
  if (state.turn === 1 && m.edition.notOnFirstTurn.includes(definition.kind) && !allowsFirstTurn(m, scope, definition)) return;
  if (definition.when && !conditionHolds(m, furtherOn(scope, outset(card)), definition.when)) return;
  if (definition.kind !== "Item" && definition.kind !== "Supporter" && definition.cost && !mayBePaid(m, scope, definition.cost, card))
    return;
  if (definition.asPokemon) {
    if (benchRoom(m, seat) > 0) options.push({ do: "playBasic", card: cardView(m, card) });
    return;
  }
  switch (definition.kind) {
    case "Item":
      if (isUseful(m, scope, card, compiled, judged)) options.push({ do: "playTrainer", card: cardView(m, card) });
      return;
    case "Supporter":
      if (state.used.supporters >= (isPermitted(m, "extraSupporter", seat, null) ? 2 : 1)) return;
      if (isUseful(m, scope, card, compiled, judged)) options.push({ do: "playTrainer", card: cardView(m, card) });
      return;
    case "Stadium": {
      if (state.used.stadium) return;
      const present = state.stadium && cardOf(m, state.stadium.card).definition.name;
      if (present === definition.name && !m.edition.sameStadiumAgain) return;
      options.push({ do: "playTrainer", card: cardView(m, card) });
      return;
    }
    case "Pokémon Tool":
    case "Technical Machine": {
      // FAM-21: a Team Flare Hyper Gear goes on the opponent's Pokémon-EX.
      const gear = definition.marks.includes("Team Flare Hyper Gear");
      for (const pokemon of pokemonInPlay(state.sides[gear ? other(seat) : seat])) {
        if (!mayBeOn(m, card, pokemon)) continue;
        if (pokemon.tools.length < maxTools(m, pokemon)) options.push({ do: "attachTool", card: cardView(m, card), pokemon: pokemon.id });
      }
    }
  }
}

/** ED-03: a Supporter may say that it can be played on the starting player's first turn, or an effect may. */
function allowsFirstTurn(m: Match, scope: Scope, definition: TrainerCard): boolean {
  if (isPermitted(m, "supporterFirstTurn", scope.you, null)) return true;
  return (definition.usage ?? []).some(
    ({ change, while: when }) => "permit" in change && change.permit === "supporterFirstTurn" && (!when || conditionHolds(m, scope, when)),
  );
}

/** EFF-04, RUL-14: a card that could change nothing cannot be played. */
function isUseful(m: Match, scope: Scope, card: number, compiled: CompiledCard, judged: Judged): boolean {
  const before = judged.get(compiled);
  if (before !== undefined) return before;
  const { definition, steps } = compiled;
  const useful = mayBeUsed(m, scope, { cost: definition.category === "Trainer" ? definition.cost : undefined, steps }, card);
  judged.set(compiled, useful);
  return useful;
}

/** TURN-16 */
function abilities(m: Match, seat: Seat, options: Option[]): void {
  for (const pokemon of pokemonInPlay(m.state.sides[seat])) {
    for (const card of textCards(m, pokemon)) onPokemon(m, seat, pokemon, card, "abilities", options);
    for (const card of pokemon.tools) onPokemon(m, seat, pokemon, card, "tools", options);
  }
  const side = m.state.sides[seat];
  for (const card of side.hand) outOfPlay(m, seat, card, "hand", options);
  for (const card of side.discard) outOfPlay(m, seat, card, "discard", options);
}

function onPokemon(m: Match, seat: Seat, pokemon: Pokemon, card: number, what: "abilities" | "tools", options: Option[]): void {
  for (const activated of cardOf(m, card).activated) {
    if ((activated.effect.from ?? "play") !== "play" || !isUsable(m, seat, activated, card, pokemon)) continue;
    // FAM-20, FAM-27: an Ancient Trait is no Ability, nor is a Poké-Power.
    if ((activated.from === "ability" || activated.from === "inPlay") && isWithoutEffect(m, what, pokemon, activated.name)) continue;
    if (activated.from === "ability" && isForbidden(m, "useAbilities", pokemon)) continue;
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

function outOfPlay(m: Match, seat: Seat, card: number, from: "hand" | "discard", options: Option[]): void {
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

function stadium(m: Match, seat: Seat, options: Option[]): void {
  const { stadium: present } = m.state;
  if (!present) return;
  for (const activated of cardOf(m, present.card).activated) {
    if ((present.seat === seat || activated.effect.either) && isUsable(m, seat, activated, present.card, null)) {
      options.push({ do: "useStadium", card: cardView(m, present.card) });
    }
  }
}

/** TURN-17: the attacks that may be used; after one that may be followed by another, only its user's. */
export function attackOptions(m: Match, seat: Seat): readonly Option[] {
  const { attacker } = m.state.used;
  const mayFollow = ({ pokemon, card }: UsableAttack) =>
    pokemon.id === attacker && mayBeOneOfTwo(m, seat, pokemon, m.state.rules.cards[card] ?? -1);
  return usableAttacks(m, seat).flatMap((usable) => (attacker === 0 || mayFollow(usable) ? [attackOption(m, seat, usable)] : []));
}

function attackOption(m: Match, seat: Seat, usable: UsableAttack): Option {
  const { pokemon, card, attack } = usable;
  const { index } = attack;
  let damage: ShownDamage | null | undefined;
  return {
    do: "attack",
    pokemon: pokemon.id,
    source: cardView(m, card),
    index,
    name: attack.attack.name,
    // Worked out when it is looked at: most options are listed for somebody who does not.
    get damage() {
      if (damage === undefined) damage = shownDamage(m, seat, usable);
      return damage;
    },
  };
}

/** TURN-13 */
function retreat(m: Match, seat: Seat, options: Option[]): void {
  const side = m.state.sides[seat];
  const active = side.active;
  if (!active || side.bench.length === 0) return;
  if (m.state.used.retreats > 0 && !isPermitted(m, "retreatAgain", seat, active)) return;
  if (hasCondition(active, "Asleep") || hasCondition(active, "Paralyzed") || isForbidden(m, "retreat", active)) return;
  if (unitsOf(m, active).length >= retreatCost(m, active)) options.push({ do: "retreat", pokemon: active.id });
}
