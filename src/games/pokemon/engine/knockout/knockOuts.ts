import { other, type Seat } from "@/kernel/game";
import { byRules, type Change, type Goal } from "../changes/change";
import { commit } from "../changes/commit";
import { type Happening, raise } from "../changes/triggers";
import { pose } from "../decisions/ask";
import type { InForce } from "../effects/continuous";
import { changesOn, inForce, sizeOf, touches } from "../effects/continuous";
import { remember } from "../effects/history";
import type { PokemonSelector } from "../effects/language";
import { topCard } from "../effects/texts";
import { type Match, takeAnswer } from "../match";
import { answerSurplus, answerTriggers, falls } from "../settle";
import type { KnockOutFrame } from "../state/frames";
import { controllerOf, findPokemon, pokemonInPlay, seatsNextFirst, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { isFelledBy, isSpared } from "./sparing";

/** Goes on with Knock Outs (EFF-30): gather all; effects of being Knocked Out; discard together; Prizes; promotions. */
export function knockOuts(m: Match, frame: KnockOutFrame): void {
  switch (frame.stage) {
    case "gather":
      // Who left play by an effect is replaced before anybody looks for Knock Outs (CMP-479).
      if (activesFilled(m)) gather(m, frame);
      return;
    case "spare":
      spare(m, frame);
      return;
    case "discard":
      if (answerTriggers(m)) return;
      // EFF-30: who falls by an effect of being Knocked Out is Knocked Out together with the others.
      if (fallen(m, frame).length > 0) frame.stage = "gather";
      else discard(m, frame);
      return;
    case "prizes":
      // What is too much on a Bench since a Pokémon has gone, goes before a new Active Pokémon is chosen from it (RUL-21).
      if (!answerSurplus(m)) frame.stage = "promote";
      return;
    case "promote":
      if (activesFilled(m)) frame.stage = "done";
      return;
    case "done":
      m.state.stack.splice(m.state.stack.indexOf(frame), 1);
  }
}

/** Who falls and is not among those Knocked Out yet. */
function fallen(m: Match, { victims }: KnockOutFrame): readonly Pokemon[] {
  return m.state.sides.flatMap((side) => pokemonInPlay(side).filter((pokemon) => !victims.includes(pokemon.id) && falls(m, pokemon)));
}

function gather(m: Match, frame: KnockOutFrame): void {
  frame.byAttack = m.state.stack.some((one) => one.run === "attack");
  const falling = fallen(m, frame);
  // What answers that a Pokémon would be Knocked Out comes first, once for each; it may be spared by it.
  for (const { id } of falling) {
    if (frame.warned.includes(id)) continue;
    frame.warned.push(id);
    raise(m, happening(m, frame, "wouldBeKnockedOut", id));
  }
  if (answerTriggers(m)) return;
  frame.falling = falling.map(({ id }) => id);
  frame.stage = "spare";
}

/** Whether each that falls is spared by an effect. What follows on sparing one comes before the next is asked about. */
function spare(m: Match, frame: KnockOutFrame): void {
  for (let id = frame.falling[0]; id !== undefined; id = frame.falling[0]) {
    const pokemon = findPokemon(m.state, id);
    const spared = pokemon === null || !falls(m, pokemon) || isSpared(m, frame, pokemon);
    if (spared === null) return;
    frame.falling.shift();
    if (!spared) {
      frame.victims.push(id);
      raise(m, happening(m, frame, "knockedOut", id));
    }
    if (m.state.stack.at(-1) !== frame) return;
  }
  m.state.doomed = [];
  frame.failed = [];
  frame.stage = "discard";
}

function happening(m: Match, frame: KnockOutFrame, event: "wouldBeKnockedOut" | "knockedOut", id: number): Happening {
  const attack = m.state.stack.find((one) => one.run === "attack");
  return {
    event,
    info: { subject: id, cause: attack?.attacker ?? 0, card: -1, amount: 0, ...(attack && wasActive(m, id)) },
    seat: attack ? m.state.turnSeat : other(controllerOf(m.state, id)),
    byAttack: isFelled(m, id, frame.byAttack),
  };
}

/** Where it was when the attack's damage Knocked it Out: it may have been switched since. */
function wasActive(m: Match, id: number): { wasActive?: boolean } {
  const felled = m.state.felled.find(({ pokemon }) => pokemon === id);
  return felled ? { wasActive: felled.active } : {};
}

/** "Knocked Out by damage from an attack": the opponent's, and not by another effect of it (RUL-17). */
function isFelled(m: Match, id: number, byAttack: boolean): boolean {
  return isFelledBy(m, id, "opponents", byAttack);
}

function discard(m: Match, frame: KnockOutFrame): void {
  const due: [number, number] = [0, 0];
  const victims = frame.victims.flatMap((id) => findPokemon(m.state, id) ?? []);
  for (const pokemon of victims) {
    const seat = controllerOf(m.state, pokemon.id);
    const byAttack = isFelled(m, pokemon.id, frame.byAttack);
    due[other(seat)] += prizesFor(m, pokemon, byAttack);
    remember(m, { happened: "knockedOut", seat, pokemon: pokemon.id, card: topCardNumber(pokemon), byAttack });
  }
  const batch = victims.flatMap((pokemon): Change[] => {
    const instead = frame.instead.find((one) => one.pokemon === pokemon.id);
    const to = instead?.to ?? pileFor(m, pokemon, "pokemon", frame.byAttack);
    const attachedTo = instead?.attachedTo ?? pileFor(m, pokemon, "energy", frame.byAttack);
    return [
      { change: "knockOut", pokemon: pokemon.id },
      { change: "leave", pokemon: pokemon.id, to, attachedTo, how: "knockOut" },
    ];
  });
  if (batch.length > 0) commit(m, batch, byRules(m.state.turnSeat));
  frame.stage = "prizes";
  // RUL-02: Prizes come before promotions.
  if (due[0] + due[1] > 0) m.state.stack.push({ run: "prizes", due, first: seatsNextFirst(m.state)[0], taken: [] });
}

/** KO-02: 1, or what the family says (FAM-01 to FAM-11), and what effects change. */
function prizesFor(m: Match, pokemon: Pokemon, byAttack: boolean): number {
  let count = topCard(m, pokemon).prizes;
  let set: number | null = null;
  const attacker = findPokemon(m.state, m.state.stack.find((one) => one.run === "attack")?.attacker ?? 0);
  for (const entry of inForce(m, "prizesForKnockOut")) {
    const { change } = entry;
    if (change.byAttack && !byAttack) continue;
    if (!isOfFallen(m, entry, change.of, pokemon)) continue;
    if (change.by && (attacker === null || !touches(m, { ...entry, objects: null }, change.by, attacker))) continue;
    const size = sizeOf(m, entry, change.amount, pokemon);
    if (change.sign === "=") set = Math.min(set ?? size, size);
    else count += change.sign === "+" ? size : -size;
  }
  // EFF-01: "can't take any Prize cards" is not raised. EFF-32: fewer than none is none.
  return Math.max(0, set ?? count);
}

/** Whether a change speaks of a Pokémon that was Knocked Out; where it was when an attack's damage did so counts (RUL-25). */
function isOfFallen(m: Match, entry: InForce, of: PokemonSelector, pokemon: Pokemon): boolean {
  const felled = m.state.felled.find((one) => one.pokemon === pokemon.id);
  if (!felled || of.pokemon !== "all" || of.place === "inPlay") return touches(m, entry, of, pokemon);
  return felled.active === (of.place === "active") && touches(m, entry, { ...of, place: "inPlay" }, pokemon);
}

function pileFor(m: Match, pokemon: Pokemon, cards: "pokemon" | "energy", byAttack: boolean): Goal {
  for (const { change } of changesOn(m, "replace discardOnKnockOut", pokemon)) {
    if (change.cards !== cards) continue;
    if (change.byAttackOf && !isFelledBy(m, pokemon.id, change.byAttackOf, byAttack)) continue;
    return change.to === "deck" ? { zone: "deck", place: "shuffled" } : { zone: change.to };
  }
  return { zone: "discard" };
}

/** KO-03: a new Active from the Bench; the next turn's player first (RUL-01). Whether that is done. */
function activesFilled(m: Match): boolean {
  const given = takeAnswer(m);
  if (given) for (const id of given.values) promote(m, given.seat, id);
  for (const seat of seatsNextFirst(m.state)) {
    const side = m.state.sides[seat];
    if (side.active || side.bench.length === 0) continue;
    const only = side.bench.length === 1 ? side.bench[0] : undefined;
    if (only) {
      promote(m, seat, only.id);
      continue;
    }
    pose(m, { seat, kind: "pokemon", purpose: "promote", pick: "pokemon", values: side.bench.map((pokemon) => pokemon.id) });
    return false;
  }
  return true;
}

function promote(m: Match, seat: Seat, id: number): void {
  commit(m, [{ change: "switch", seat, in: id, out: 0, how: "promote" }], byRules(seat));
}
