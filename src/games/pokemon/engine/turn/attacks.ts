import type { Seat } from "@/kernel/game";
import { paysCost } from "../attack/energy";
import type { Attack } from "../card";
import { candidateCards } from "../effects/cardSelectors";
import { conditionHolds } from "../effects/conditions";
import { changesOn, isPresent, isWithoutEffect } from "../effects/continuous";
import { type Changes, kindOf } from "../effects/kinds";
import type { CompiledAttack } from "../effects/program";
import { scopeOf } from "../effects/scope";
import { pokemonIn } from "../effects/selectors";
import { cardsBelow, textCards } from "../effects/texts";
import { attackAt, cardOf, type Match, placeOf } from "../match";
import { hasCondition, thePokemon, topCardNumber } from "../state/inPlay";
import type { Pokemon, SideState } from "../state/state";
import { attackCost, isPermitted, unitsOf, usageOf } from "../values";

/** An attack that a Pokémon may use: the card it stands on and its place there. */
export interface UsableAttack {
  readonly pokemon: Pokemon;
  readonly card: number;
  readonly attack: CompiledAttack;
}

/** The card numbers whose printed attacks a Pokémon has by itself. */
export function attacksOf(m: Match, id: number): readonly number[] {
  return textCards(m, thePokemon(m.state, id));
}

/** The attacks a player may use now (ATK-01, ATK-12, ED-04): the Active Pokémon's, and others' that can be used from the Bench. */
export function usableAttacks(m: Match, seat: Seat): readonly UsableAttack[] {
  const { active, bench } = m.state.sides[seat];
  const usable: UsableAttack[] = [];
  if (active) attacksOfOne(m, seat, active, true, usable);
  for (const pokemon of bench) if (mayAttackFromBench(m, seat, pokemon)) attacksOfOne(m, seat, pokemon, false, usable);
  return usable;
}

/** Whether there is anything to look at: the attack's own text says so, or an effect. */
function mayAttackFromBench(m: Match, seat: Seat, pokemon: Pokemon): boolean {
  for (const card of textCards(m, pokemon)) for (const { attack } of cardOf(m, card).attacks) if (attack.usage) return true;
  return isPermitted(m, "permit attackFromBench", seat, pokemon);
}

/** Whether an attack of this definition may be one of two in a turn; where only the Pokémon's own may, not what a Tool lends. */
export function mayBeOneOfTwo(m: Match, seat: Seat, pokemon: Pokemon, definition: number): boolean {
  if (isPermitted(m, "permit attackTwice", seat, pokemon)) return true;
  const isOwn = attacksOf(m, pokemon.id).some((card) => placeOf(m, card) === definition);
  return isOwn && isPermitted(m, "permit ownAttackTwice", seat, pokemon);
}

function attacksOfOne(m: Match, seat: Seat, pokemon: Pokemon, isActive: boolean, usable: UsableAttack[]): void {
  const tooEarly = m.state.turn === 1 && !m.edition.attackOnFirstTurn;
  const asleep = hasCondition(pokemon, "Asleep");
  const paralyzed = hasCondition(pokemon, "Paralyzed");
  for (const { card, free } of sources(m, pokemon)) {
    for (const attack of cardOf(m, card).attacks) {
      if (tooEarly && !isLifted(m, "permit attackFirstTurn", seat, pokemon, attack.attack)) continue;
      if (asleep && !isLifted(m, "permit attackWhileAsleep", seat, pokemon, attack.attack)) continue;
      if (paralyzed && !isLifted(m, "permit attackWhileParalyzed", seat, pokemon, attack.attack)) continue;
      if (!isActive && !isLifted(m, "permit attackFromBench", seat, pokemon, attack.attack)) continue;
      if (isUsable(m, seat, pokemon, attack.attack, free)) usable.push({ pokemon, card, attack });
    }
  }
}

/** Whether an effect, or the attack's own text, lifts what would keep it from being used. */
function isLifted(
  m: Match,
  limit: `permit ${"attackFirstTurn" | "attackWhileAsleep" | "attackWhileParalyzed" | "attackFromBench"}`,
  seat: Seat,
  pokemon: Pokemon,
  attack: Attack,
): boolean {
  return isPermitted(m, limit, seat, pokemon) || usageOf(m, pokemon, attack).some((change) => kindOf(change) === limit);
}

function isUsable(m: Match, seat: Seat, pokemon: Pokemon, attack: Attack, free: boolean): boolean {
  const side = m.state.sides[seat];
  if (attack.when && !conditionHolds(m, scopeOf(seat, pokemon.id, topCardNumber(pokemon), "attack"), attack.when)) return false;
  if (isSpent(side, attack)) return false;
  if (!free && !paysCost(unitsOf(m, pokemon), attackCost(m, pokemon, attack))) return false;
  return !isPresent(m, "forbid attack") || !isBanned(m, pokemon, attack);
}

function isBanned(m: Match, pokemon: Pokemon, attack: Attack): boolean {
  return changesOn(m, "forbid attack", pokemon).some(
    ({ change, amount }) => !change.unless && namesAttack(m, change.attack, amount, attack),
  );
}

/** FAM-04, FAM-09: a player uses one GX attack and one VSTAR Power in a match. */
export function isSpent(side: SideState, { once }: Attack): boolean {
  return (once === "GX" && side.gxUsed) || (once === "VSTAR" && side.vstarUsed);
}

/** Notes the use of a GX attack or VSTAR Power. */
export function spendOnce(side: SideState, { once }: Attack): void {
  if (once === "GX") side.gxUsed = true;
  if (once === "VSTAR") side.vstarUsed = true;
}

/** What a ban on attacking names. */
type Banned = Changes["forbid attack"]["attack"];

/** Whether a ban on attacking means this attack: any, one by its name, the one chosen before, or all GX attacks. */
export function namesAttack(m: Match, named: Banned, chosen: number | null, attack: Attack): boolean {
  if (named === undefined || named === attack.name) return true;
  if (typeof named === "string") return false;
  if ("once" in named) return attack.once === named.once;
  if (chosen === null || chosen < 0) return false;
  return attackAt(m, chosen).compiled.attack.name === attack.name;
}

/** Cards that lend attacks: its own, its Tools that are Technical Machines, and what effects let it use. */
function sources(m: Match, pokemon: Pokemon): readonly { card: number; free: boolean }[] {
  const found = textCards(m, pokemon).map((card) => ({ card, free: false }));
  if (pokemon.tools.length === 0 && !isPresent(m, "permit useAttacksOf")) return found;
  // FAM-24: a Technical Machine lends its attack, unless Tools are without effect.
  for (const card of pokemon.tools) {
    const { definition } = cardOf(m, card);
    const machine = definition.category === "Trainer" && definition.kind === "Technical Machine";
    if (machine && !isWithoutEffect(m, "tools", pokemon, definition.name)) found.push({ card, free: false });
  }
  for (const { change, scope } of changesOn(m, "permit useAttacksOf", pokemon)) {
    const { of, payCost } = change;
    if (typeof of === "object" && "attached" in of) found.push({ card: scope.source, free: !payCost });
    else if (of === "previousEvolutions") for (const card of cardsBelow(m, pokemon)) found.push({ card, free: !payCost });
    else if ("cards" in of) for (const card of candidateCards(m, scope, of.cards)) found.push({ card, free: !payCost });
    else for (const other of pokemonIn(m, scope, of.pokemon)) for (const card of textCards(m, other)) found.push({ card, free: !payCost });
  }
  return found;
}
