import type { Seat } from "../../kernel/game";
import { changesOn, type InForce, inForce } from "../effects/continuous";
import { fitsCard, fitsPokemon } from "../effects/filters";
import type { AttackSource } from "../effects/language";
import { seatsOf, sidesOf } from "../effects/scope";
import { flipCoin } from "../luck";
import { definitionAt, type Match } from "../match";
import { controllerOf, findPokemon, holderOf } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { locate } from "../state/zones";
import { isImmune } from "../values";
import type { By, Change } from "./change";

/** What becomes of a proposed change: itself, nothing, or what an effect puts in its place (EFF-20, EFF-21). */
export function replaced(m: Match, change: Change, by: By): readonly Change[] {
  switch (change.change) {
    case "damage":
      return damageStopped(m, change, by) ? [] : [change];
    case "heal":
      return isForbiddenOn(m, "forbid heal", change.pokemon) ? [] : [multiplied(m, change)];
    case "afflict":
      return effectStopped(m, change.pokemon, by) || conditionStopped(m, change) ? [] : [change];
    case "switch":
      return change.how === "effect" && switchStopped(m, change, by) ? [] : [change];
    case "leave":
      return change.how !== "knockOut" && effectStopped(m, change.pokemon, by) ? [] : [change];
    case "doom":
      return isForbiddenOn(m, "forbid beKnockedOut", change.pokemon) || effectStopped(m, change.pokemon, by) ? [] : [change];
    case "devolve":
    case "recover":
    case "takeCounters":
      return effectStopped(m, change.pokemon, by) ? [] : [change];
    case "lasting": {
      if (!change.lasting.objects) return [change];
      const objects = change.lasting.objects.filter((id) => !effectStopped(m, id, by));
      return objects.length === 0 ? [] : [{ ...change, lasting: { ...change.lasting, objects } }];
    }
    case "move":
      return moveStopped(m, change, by);
    case "attach":
      return attachStopped(m, change, by) ? [] : [change];
    default:
      return [change];
  }
}

/** Healing that an effect doubles. */
function multiplied(m: Match, change: Extract<Change, { change: "heal" }>): Change {
  const target = findPokemon(m.state, change.pokemon);
  let { amount } = change;
  for (const { change: one } of target ? changesOn(m, "healing", target) : []) amount *= one.times;
  return { ...change, amount };
}

function damageStopped(m: Match, change: Extract<Change, { change: "damage" }>, by: By): boolean {
  const target = findPokemon(m.state, change.pokemon);
  if (!target) return true;
  if (change.cause === "effect") return effectStopped(m, change.pokemon, by);
  if (change.cause !== "attack" || change.unpreventable || change.amount <= 0) return false;
  for (const entry of changesOn(m, "prevent", target)) {
    const { change: prevention } = entry;
    if (prevention.prevent === "effects" || !comesFrom(m, entry, prevention.from, by)) continue;
    if (prevention.atMost !== undefined && change.amount > prevention.atMost) continue;
    if (prevention.atLeast !== undefined && change.amount < prevention.atLeast) continue;
    if (prevention.exactly && !prevention.exactly.includes(change.amount)) continue;
    if (prevention.flip && !flipCoin(m, controllerOf(m.state, target.id), "prevent")) continue;
    m.events.push({ type: "prevented", pokemon: target.id, what: "damage" });
    return true;
  }
  return false;
}

/** Whether the attack, and who uses it, is one that a protection speaks of. */
function comesFrom(m: Match, entry: InForce, from: AttackSource, by: By): boolean {
  if (!sidesOf(entry.scope, from.side).includes(by.seat)) return false;
  if (from.once && !by.attacks?.some((code) => definitionAt(m, Math.floor(code / 16)).attacks[code % 16]?.attack.once === from.once))
    return false;
  if (!from.where) return true;
  const attacker = findPokemon(m.state, by.pokemon);
  return attacker !== null && fitsPokemon(m, entry.scope, from.where, attacker);
}

/** Whether this Pokémon is protected from the effect of this attack, Trainer or Ability. */
export function effectStopped(m: Match, id: number, by: By): boolean {
  const target = findPokemon(m.state, id);
  if (!target || by.kind === "rules" || by.kind === "other") return false;
  const stopped = by.kind === "attack" ? attackEffectStopped(m, target, by) : cardEffectStopped(m, target, by);
  if (stopped) m.events.push({ type: "prevented", pokemon: id, what: "effect" });
  return stopped;
}

function attackEffectStopped(m: Match, target: Pokemon, by: By): boolean {
  return changesOn(m, "prevent", target).some((entry) => {
    const { change } = entry;
    // What hangs on the amount of damage is damage alone.
    if (change.prevent === "damage" || (change.atMost ?? change.atLeast ?? change.exactly) !== undefined) return false;
    return comesFrom(m, entry, change.from, by);
  });
}

function cardEffectStopped(m: Match, target: Pokemon, by: By): boolean {
  const kind = by.kind === "trainer" ? "prevent trainerEffects" : "prevent abilityEffects";
  return changesOn(m, kind, target).some(({ change, scope }) => {
    if (change.from && !seatsOf(scope, change.from).includes(by.seat)) return false;
    return !change.where || (by.source >= 0 && fitsCard(m, scope, change.where, by.source));
  });
}

function conditionStopped(m: Match, change: Extract<Change, { change: "afflict" }>): boolean {
  const target = findPokemon(m.state, change.pokemon);
  return !target || isImmune(m, target, change.condition);
}

/** EFF-40: "switch out" is an effect on the Active, "switch in" one on the Benched Pokémon. */
function switchStopped(m: Match, { seat, effectOn }: Extract<Change, { change: "switch" }>, by: By): boolean {
  return seat !== by.seat && effectOn !== undefined && effectStopped(m, effectOn, by);
}

function isForbiddenOn(m: Match, kind: "forbid heal" | "forbid beKnockedOut", id: number): boolean {
  const target = findPokemon(m.state, id);
  return target !== null && changesOn(m, kind, target).length > 0;
}

/** Attached cards of a protected Pokémon stay; the others go. */
function moveStopped(m: Match, change: Extract<Change, { change: "move" }>, by: By): readonly Change[] {
  if (by.kind === "rules" || by.kind === "other") return [change];
  const stopped = new Map<number, boolean>();
  const cards = change.cards.filter((card) => {
    const location = locate(m, card);
    if (location.zone !== "energy" && location.zone !== "tools")
      return !(location.zone === "hand" && handProtected(m, location.seat, change, by));
    const id = location.pokemon.id;
    const known = stopped.get(id) ?? (location.seat !== by.seat && effectStopped(m, id, by));
    stopped.set(id, known);
    return !known;
  });
  return cards.length === 0 ? [] : [{ ...change, cards }];
}

/** Moving attached cards is an effect on the Pokémon they leave and on the one they come to. */
function attachStopped(m: Match, { card, pokemon }: Extract<Change, { change: "attach" }>, by: By): boolean {
  const from = holderOf(m.state, card);
  return [...(from === null ? [] : [from.id]), pokemon].some((id) => controllerOf(m.state, id) !== by.seat && effectStopped(m, id, by));
}

/** "Can't be discarded from your hand by effects of your opponent's cards". */
function handProtected(m: Match, seat: Seat, change: Extract<Change, { change: "move" }>, by: By): boolean {
  if (change.to.zone !== "discard" || by.seat === seat) return false;
  return inForce(m, "forbid discardByEffects").some(({ change: one, scope }) => seatsOf(scope, one.who).includes(seat));
}
