import { changesOn, type InForce, inForce, isAttackFrom, isProtected } from "../effects/continuous";
import { seatOf } from "../effects/scope";
import { flipCoin } from "../luck";
import type { Match } from "../match";
import { controllerOf, holderOf, thePokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { locate } from "../state/zones";
import { isForbidden, isImmune } from "../values";
import type { By, Change } from "./change";

/** What becomes of a proposed change: itself, nothing, or what an effect puts in its place (EFF-20, EFF-21). */
export function replaced(m: Match, change: Change, by: By): readonly Change[] {
  const subject = subjectOf(change, by);
  if (subject !== 0 && effectStopped(m, subject, by)) return [];
  switch (change.change) {
    case "damage":
      return damageStopped(m, change, by) ? [] : [change];
    case "heal":
      return isForbidden(m, "forbid heal", thePokemon(m.state, change.pokemon)) ? [] : [multiplied(m, change)];
    case "afflict":
      return conditionStopped(m, change) ? [] : [change];
    case "doom":
      return isForbidden(m, "forbid beKnockedOut", thePokemon(m.state, change.pokemon)) ? [] : [change];
    case "lasting":
      return withoutProtected(m, change, by);
    case "move":
      return moveStopped(m, change, by);
    case "attach":
      return attachStopped(m, change, by);
    default:
      return [change];
  }
}

/** The Pokémon that a change is an effect on: what protects that one is asked first. 0 where it is on none, or on several. */
function subjectOf(change: Change, by: By): number {
  switch (change.change) {
    case "heal":
    case "takeCounters":
    case "afflict":
    case "recover":
    case "evolve":
    case "devolve":
    case "exchange":
    case "doom":
      return change.pokemon;
    case "leave":
      return change.givenUp ? 0 : change.pokemon;
    case "damage":
      return change.cause === "effect" ? change.pokemon : 0;
    case "switch":
      // EFF-40: "switch out" is an effect on the Active, "switch in" one on the Benched Pokémon; one's own switch is on the Pokémon that leaves.
      return change.seat === by.seat ? change.out : (change.effectOn ?? 0);
    default:
      return 0;
  }
}

/** EFF-22: a lasting effect is put on those not protected; one that lies on no Pokémon asks for it whenever it is looked at. */
function withoutProtected(m: Match, change: Extract<Change, { change: "lasting" }>, by: By): readonly Change[] {
  const { lasting } = change;
  if (!lasting.objects) return [change];
  const objects = lasting.objects.filter((id) => !effectStopped(m, id, by));
  return objects.length === 0 ? [] : [{ ...change, lasting: { ...lasting, objects } }];
}

/** Healing that an effect doubles. */
function multiplied(m: Match, change: Extract<Change, { change: "heal" }>): Change {
  let { amount } = change;
  for (const { change: one } of changesOn(m, "healing", thePokemon(m.state, change.pokemon))) amount *= one.times;
  return { ...change, amount };
}

function damageStopped(m: Match, change: Extract<Change, { change: "damage" }>, by: By): boolean {
  const target = thePokemon(m.state, change.pokemon);
  if (change.cause !== "attack" || change.unpreventable || change.amount <= 0) return false;
  for (const { change: prevention } of preventions(m, target, change.amount, by)) {
    if ("flip" in prevention && prevention.flip && !flipCoin(m, controllerOf(m.state, target.id), "prevent")) continue;
    m.events.push({ type: "prevented", pokemon: target.id, what: "damage" });
    return true;
  }
  return false;
}

/** EFF-20: what keeps so much damage of an attack off a Pokémon, each for sure or by a coin. */
export function preventions(m: Match, target: Pokemon, amount: number, by: By): readonly InForce<"prevent">[] {
  return changesOn(m, "prevent", target).filter(({ change, scope }) => {
    if (change.prevent === "effects" || !isAttackFrom(m, scope, change.from, by)) return false;
    const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = change;
    return amount >= atLeast && amount <= atMost && (!change.exactly || change.exactly.includes(amount));
  });
}

/** Whether an effect in force stops what would be done to this Pokémon, which everybody sees. */
function effectStopped(m: Match, id: number, by: By): boolean {
  if (by.placedOn === id || !isProtected(m, thePokemon(m.state, id), by)) return false;
  m.events.push({ type: "prevented", pokemon: id, what: "effect" });
  return true;
}

function conditionStopped(m: Match, change: Extract<Change, { change: "afflict" }>): boolean {
  const target = thePokemon(m.state, change.pokemon);
  if (!isImmune(m, target, change.condition)) return false;
  m.events.push({ type: "prevented", pokemon: target.id, what: "effect" });
  return true;
}

/** Attached cards of a protected Pokémon stay, and so do guarded cards; the others go. */
function moveStopped(m: Match, change: Extract<Change, { change: "move" }>, by: By): readonly Change[] {
  if (by.kind === "rules" || by.kind === "other") return [change];
  const stopped = new Map<number, boolean>();
  const cards = change.cards.filter((card) => {
    const location = locate(m, card);
    if (isGuarded(m, card, change.to.zone, by)) return false;
    if (location.zone !== "energy" && location.zone !== "tools") return true;
    const id = location.pokemon.id;
    const known = stopped.get(id) ?? effectStopped(m, id, by);
    stopped.set(id, known);
    return !known;
  });
  return cards.length === 0 ? [] : [{ ...change, cards }];
}

/** Attaching is an effect on the Pokémon that the card leaves, which keeps it, and on the one it comes to, for which it is lost (CMP-232). */
function attachStopped(m: Match, change: Extract<Change, { change: "attach" }>, by: By): readonly Change[] {
  const { card, pokemon } = change;
  const from = holderOf(m.state, card);
  if (from && effectStopped(m, from.id, by)) return [];
  if (!effectStopped(m, pokemon, by)) return [change];
  return [{ change: "move", cards: [card], to: { zone: "discard" }, how: "discard" }];
}

/** EFF-68: whether an effect in force keeps a card where it lies. */
export function isGuarded(m: Match, card: number, to: string, by: By): boolean {
  const guards = inForce(m, "forbid moveByEffects");
  if (guards.length === 0 || by.kind === "other") return false;
  const location = locate(m, card);
  return guards.some(({ change, scope }) => {
    if (!change.to.some((zone) => zone === to)) return false;
    if (change.from === "opponent" && by.seat === scope.you) return false;
    if (change.by && !m.words.fitsCard(m, scope, change.by, by.source)) return false;
    const { cards } = change;
    if (cards === "this") return card === scope.source;
    if ("zone" in cards) return location.zone === cards.zone && location.seat === seatOf(scope, cards.of);
    if (location.zone !== "energy" || !m.words.selects(m, scope, cards.energyOn, location.pokemon)) return false;
    return !cards.where || m.words.fitsCard(m, scope, cards.where, card);
  });
}
