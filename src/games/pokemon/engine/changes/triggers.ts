import type { Seat } from "@/kernel/game";
import { fitsCard } from "../effects/cardFilter";
import { conditionHolds, stoodActive } from "../effects/conditions";
import { inForce, isPowerless, isWithoutEffect, isWithoutEffectOutOfPlay } from "../effects/continuous";
import { fitsPokemon } from "../effects/filters";
import type { PokemonFilter, Subject, Trigger } from "../effects/language";
import type { CompiledTrigger } from "../effects/program";
import { type Scope, scopeOf, seatOf, seatsOf, sidesOf } from "../effects/scope";
import { textCards } from "../effects/texts";
import { cardOf, type Match, placeOf } from "../match";
import { controllerOf, findPokemon, isActive, pokemonInPlay, topCardNumber } from "../state/inPlay";
import type { EventInfo, PendingTrigger, Pokemon } from "../state/state";
import { locate, ownerOf } from "../state/zones";
import type { By, Change } from "./change";
import { isSpent } from "./limits";

/** Something that triggered effects may answer. */
export interface Happening {
  readonly event: Trigger["event"];
  readonly info: EventInfo;
  /** Who did it. */
  readonly seat: Seat;
  /** How it came about, where triggers ask. */
  readonly how?: "hand" | "bench" | "evolve" | undefined;
  /** Name of the card put on the Pokémon. */
  readonly into?: string;
  readonly byAttack?: boolean;
}

const NOBODY: EventInfo = { subject: 0, cause: 0, card: -1, amount: 0 };

/** Queues what answers a batch of changes, each once. */
export function raiseTriggers(m: Match, batch: readonly Change[], by: By): void {
  for (const change of batch) for (const happening of happeningsOf(m, change, by)) raise(m, happening);
}

/** Cards about to leave a zone in a way that they themselves may answer; looked for before the changes are applied. */
export function departures(m: Match, batch: readonly Change[], by: By): readonly Happening[] {
  if (!m.triggerEvents.has("discardedFromHand") && !m.triggerEvents.has("movedFromDeck")) return [];
  const about = (event: "discardedFromHand" | "movedFromDeck", card: number): Happening => ({
    event,
    info: { subject: 0, cause: by.pokemon, card, amount: 0 },
    seat: by.seat,
  });
  const leaving: Happening[] = [];
  for (const change of batch) {
    if (change.change === "draw")
      for (const card of topCards(m.state.sides[change.seat].deck, change.count)) leaving.push(about("movedFromDeck", card));
    if (change.change !== "move") continue;
    for (const card of change.cards) {
      const { zone } = locate(m, card);
      if (zone === "hand" && change.to.zone === "discard") leaving.push(about("discardedFromHand", card));
      if (zone === "deck" && change.to.zone !== "deck") leaving.push(about("movedFromDeck", card));
    }
  }
  return leaving;
}

function topCards(deck: readonly number[], count: number): readonly number[] {
  return deck.slice(Math.max(0, deck.length - count));
}

function happeningsOf(m: Match, change: Change, by: By): readonly Happening[] {
  const about = (subject: number, card = -1, amount = 0): EventInfo => ({ subject, cause: by.pokemon, card, amount });
  switch (change.change) {
    case "damage":
      return change.cause === "attack" && change.amount >= 10
        ? [{ event: "damagedByAttack", info: about(change.pokemon, -1, change.amount), seat: by.seat, byAttack: true }]
        : [];
    case "attach": {
      const info = about(change.pokemon, change.card);
      const how = change.fromHand ? "hand" : undefined;
      const attached: Happening = { event: "attached", info, seat: by.seat, how };
      return change.as === "energy" ? [{ event: "attachedEnergy", info, seat: by.seat, how }, attached] : [attached];
    }
    case "evolve":
      return change.fromHand
        ? [
            { event: "evolves", info: about(change.pokemon, change.card), seat: by.seat },
            { event: "played", info: about(change.pokemon, change.card), seat: by.seat, how: "evolve" },
          ]
        : [{ event: "evolves", info: about(change.pokemon, change.card), seat: by.seat }];
    case "enter": {
      const card = change.cards[0] ?? -1;
      const pokemon = m.state.sides[change.seat].bench.find((one) => one.cards[0] === card);
      if (!pokemon || !change.fromHand) return [];
      const put: Happening = { event: "putOntoBench", info: about(pokemon.id, card), seat: by.seat };
      return by.kind === "rules" ? [{ how: "bench", ...put, event: "played" }, put] : [put];
    }
    case "switch": {
      const out = m.state.sides[change.seat].bench.find((pokemon) => pokemon.id === change.out);
      const moves: Happening[] = [{ event: "movesToActive", info: about(change.in), seat: change.seat }];
      if (out) moves.push({ event: "movesToBench", info: about(out.id), seat: change.seat });
      if (change.how === "retreat" && out) moves.push({ event: "retreats", info: about(out.id), seat: change.seat });
      return moves;
    }
    default:
      return [];
  }
}

/** Queues every effect in play that answers this. They are resolved when the present text is finished. */
export function raise(m: Match, happening: Happening): void {
  if (m.triggerEvents.has(happening.event)) {
    for (const seat of [0, 1] as const) for (const pokemon of pokemonInPlay(m.state.sides[seat])) onPokemon(m, happening, seat, pokemon);
    const { stadium } = m.state;
    if (stadium) fromCard(m, happening, stadium.card, stadium.seat, null, "stadium");
    if (happening.event === "discardedFromHand" || happening.event === "movedFromDeck") {
      const { card } = happening.info;
      fromCard(m, happening, card, ownerOf(m, card), null, "outOfPlay");
    }
  }
  if (m.state.lasting.length === 0) return;
  for (const entry of inForce(m, "trigger")) {
    if (!entry.lasting) continue;
    // A moment is about nobody in particular: an effect that lies on a Pokémon is about that one.
    const subject = happening.info.subject || (entry.objects?.[0] ?? 0);
    const info: EventInfo = { ...happening.info, subject, ...(entry.objects && { placed: true }) };
    const scope: Scope = { ...entry.scope, event: info };
    const { trigger } = entry.change;
    if (entry.objects && !entry.objects.includes(subject)) continue;
    if (!answers(m, scope, trigger.on, happening, null) || (trigger.while && !conditionHolds(m, scope, trigger.while))) continue;
    queue(m, {
      kind: entry.lasting.by,
      card: entry.lasting.card,
      effect: -1 - entry.lasting.node,
      source: entry.lasting.source,
      you: scope.you,
      self: scope.self,
      event: info,
      top: -1,
    });
  }
}

/** Queues a happening that is about nobody in particular (start and end of a turn, between turns). */
export function raiseMoment(m: Match, event: Trigger["event"], seat: Seat): void {
  if (m.triggerEvents.has(event) || m.state.lasting.length > 0) raise(m, { event, info: NOBODY, seat });
}

function onPokemon(m: Match, happening: Happening, seat: Seat, pokemon: Pokemon): void {
  for (const card of textCards(m, pokemon)) fromCard(m, happening, card, seat, pokemon, "abilities");
  for (const card of pokemon.energy) fromCard(m, happening, card, seat, pokemon, "specialEnergy");
  for (const card of pokemon.tools) fromCard(m, happening, card, seat, pokemon, "tools");
}

/** Where the card lies whose effect may answer. */
type Lying = "abilities" | "tools" | "specialEnergy" | "stadium" | "outOfPlay";

function fromCard(m: Match, happening: Happening, number: number, seat: Seat, pokemon: Pokemon | null, kind: Lying): void {
  const card = cardOf(m, number);
  for (const trigger of card.triggers) {
    const scope = scopeOf(seat, pokemon?.id ?? 0, number, "ability", happening.info);
    if (!answers(m, scope, trigger.effect.on, happening, number)) continue;
    if (isTakenAway(m, kind, pokemon, number, trigger)) continue;
    if (trigger.effect.while && !conditionHolds(m, scope, trigger.effect.while)) continue;
    if (trigger.effect.limit && isSpent(m, trigger, number, pokemon, seat)) continue;
    queue(m, {
      kind: trigger.index >= 0 ? "ability" : kind === "stadium" ? "trainer" : "other",
      card: placeOf(m, number),
      effect: trigger.number,
      source: number,
      you: seat,
      self: pokemon?.id ?? 0,
      event: happening.info,
      top: topOf(m, happening.info.subject),
    });
  }
}

function topOf(m: Match, id: number): number {
  const pokemon = findPokemon(m.state, id);
  return pokemon ? topCardNumber(pokemon) : -1;
}

/** Whether a text of a card on this Pokémon is still there and has effect. */
export function isInEffect(m: Match, pokemon: Pokemon, number: number, effect: number): boolean {
  const kind = lyingOn(m, pokemon, number);
  const trigger = cardOf(m, number).triggers.find((one) => one.number === effect);
  return kind !== null && trigger !== undefined && !isTakenAway(m, kind, pokemon, number, trigger);
}

function lyingOn(m: Match, pokemon: Pokemon, number: number): Lying | null {
  if (pokemon.energy.includes(number)) return "specialEnergy";
  if (pokemon.tools.includes(number)) return "tools";
  return textCards(m, pokemon).includes(number) ? "abilities" : null;
}

function isTakenAway(m: Match, kind: Lying, pokemon: Pokemon | null, card: number, { from, name }: CompiledTrigger): boolean {
  // FAM-20: an Ancient Trait is no Ability, nor is a family's own rule.
  if (from === "trait" || from === "rule") return false;
  // FAM-27: a power is stopped by what is said of its kind.
  if (from !== "ability" && from !== "inPlay") return pokemon !== null && isPowerless(m, from, pokemon, name);
  if (kind === "outOfPlay") return isWithoutEffectOutOfPlay(m, card, name);
  return kind !== "stadium" && pokemon !== null && isWithoutEffect(m, kind, pokemon, name);
}

function queue(m: Match, trigger: PendingTrigger): void {
  m.state.triggered = [...m.state.triggered, trigger];
}

/** Whether a trigger speaks of what happened. */
function answers(m: Match, scope: Scope, on: Trigger, happening: Happening, number: number | null): boolean {
  if (on.event !== happening.event) return false;
  const subject = findPokemon(m.state, happening.info.subject);
  switch (on.event) {
    case "damagedByAttack":
      if (on.from && !sidesOf(scope, on.from).includes(happening.seat)) return false;
      if (on.by && !causedBy(m, scope, on.by, happening.info.cause)) return false;
      if (on.atLeast !== undefined && happening.info.amount < on.atLeast) return false;
      if (on.whileActive && !isActive(m.state, scope.self)) return false;
      return concerns(m, scope, on.subject, subject);
    case "knockedOut":
      if (on.byAttack && !happening.byAttack) return false;
      if (on.byDamageFrom && !sidesOf(scope, on.byDamageFrom).includes(happening.seat)) return false;
      return concerns(m, scope, on.subject, subject);
    case "wouldBeKnockedOut":
      return (!on.byAttack || happening.byAttack === true) && concerns(m, scope, on.subject, subject);
    case "played":
      if (on.how === "toBench" && happening.how !== "bench") return false;
      if (on.how === "toEvolve" && happening.how !== "evolve") return false;
      return concerns(m, scope, on.subject, subject);
    case "attachedEnergy":
      if (on.from === "hand" && happening.how !== "hand") return false;
      if (on.by && seatOf(scope, on.by) !== happening.seat) return false;
      if (on.where && !fitsCard(m, scope, on.where, happening.info.card)) return false;
      return concerns(m, scope, on.subject, subject);
    case "attached":
      if (on.from === "hand" && happening.how !== "hand") return false;
      if (on.what === "this" && number !== happening.info.card) return false;
      if (on.by && seatOf(scope, on.by) !== happening.seat) return false;
      if (on.where && !fitsCard(m, scope, on.where, happening.info.card)) return false;
      if (on.what === "tool" && cardOf(m, happening.info.card).definition.category !== "Trainer") return false;
      return concerns(m, scope, on.subject, subject);
    case "willEvolve":
      return (!on.into || happening.into === on.into) && concerns(m, scope, on.subject, subject);
    case "putOntoBench":
    case "evolves":
    case "movesToActive":
    case "movesToBench":
    case "retreats":
    case "attacks":
      return concerns(m, scope, on.subject, subject);
    case "betweenTurns":
      return true;
    case "startOfTurn":
    case "endOfTurn":
      return seatsOf(scope, on.of).includes(happening.seat);
    case "takesPrize":
      return seatOf(scope, on.by) === happening.seat;
    case "plays":
      return seatOf(scope, on.by) === happening.seat && fitsCard(m, scope, on.where, happening.info.card);
    case "discardedFromHand":
    case "movedFromDeck":
      return number === happening.info.card;
  }
}

function causedBy(m: Match, scope: Scope, by: PokemonFilter, id: number): boolean {
  const cause = findPokemon(m.state, id);
  return cause !== null && fitsPokemon(m, scope, by, cause);
}

function concerns(m: Match, scope: Scope, subject: Subject, pokemon: Pokemon | null): boolean {
  if (!pokemon) return false;
  if (subject === "self") return pokemon.id === scope.self;
  // Whom a lasting trigger lies on was fixed when it began; `raise` has looked.
  if (subject === "defending") return true;
  const seat = controllerOf(m.state, pokemon.id);
  if (!sidesOf(scope, subject.side).includes(seat)) return false;
  if (subject.except === "self" && pokemon.id === scope.self) return false;
  const active = stoodActive(m, scope, pokemon.id);
  if ((subject.place === "active" && !active) || (subject.place === "bench" && active)) return false;
  return !subject.where || fitsPokemon(m, scope, subject.where, pokemon);
}
