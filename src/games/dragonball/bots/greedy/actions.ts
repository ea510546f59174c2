import type { Action } from "@/games/dragonball/engine/options";
import { type Table, totalOf } from "./table";

/** Energies after which no more are placed: cards in hand are worth more by then. */
const ENOUGH_ENERGY = 7;

/** Passing. What is worth less is not done. */
const NOTHING = 1;

/** What it is worth to do this now; on a tie chance decides. */
export function actionWorth(table: Table, action: Action): number {
  switch (action.do) {
    case "pass":
      return NOTHING;
    case "charge":
      return chargeWorth(table, action.definition);
    case "play":
      // The dearest first, and before any attack: what comes in may attack as well.
      return 40 + table.worthOf(action.definition);
    case "reinforce":
      return 35;
    case "activate":
      return 50 + totalOf(table.cardOf(action.definition));
    case "counter":
      return counterWorth(table, action.definition);
    case "attack":
      return attackWorth(table, action.card, action.target);
    case "combo":
      return comboWorth(table, action.card, action.definition);
  }
}

/** The dearest card, as what cannot be played for long. */
function chargeWorth({ me, cardOf }: Table, definition: string): number {
  if (me.energy.length >= ENOUGH_ENERGY || me.hand.length <= 1) return 0;
  const card = cardOf(definition);
  const alike = me.hand.filter((other) => other.definition === definition).length;
  return 10 + totalOf(card) + 2 * alike + (card.type === "Battle" ? 0 : 1);
}

/** An attack that fails by itself may still be helped by combos, and costs nothing but the card's being in Rest. */
function attackWorth(table: Table, attack: number, target: number): number {
  const fighter = table.placed(attack);
  const guard = table.placed(target);
  if (!fighter || !guard) return 0;
  const ahead = (fighter.placed.power ?? 0) - (guard.placed.power ?? 0);
  const strikers = 30 - (fighter.placed.power ?? 0) / 10_000;
  if (guard.zone === "leader") return ahead >= 0 ? strikers : ahead >= -5000 && table.me.hand.length > 2 ? 5 : 0;
  if (ahead < 0) return 0;
  const prey = table.worthOf(guard.placed.definition, guard.placed.power);
  return guard.zone === "unison" ? strikers - 4 : prey > 22 ? strikers + 2 : strikers - 3;
}

/** A [Counter] is used on what matters: not to save Life there is plenty of. */
function counterWorth(table: Table, definition: string): number {
  if (!table.view.battle) return 20;
  const defends = !(table.placed(table.view.battle.attack)?.mine ?? false);
  return defends && table.lead < 0 ? 0 : table.stake - 3 * totalOf(table.cardOf(definition));
}

/** Combos only where enough of them turn the battle, and no more than that. */
function comboWorth(table: Table, object: number, definition: string): number {
  const { battle } = table.view;
  if (!battle) return 0;
  const attacks = table.placed(battle.attack)?.mine ?? false;
  // The attacker hits when level, the defender must be ahead.
  const missing = attacks ? -table.lead : table.lead + 1;
  if (missing <= 0) return 0;
  const card = table.cardOf(definition);
  const power = card.comboPower ?? 0;
  const possible = handPower(table);
  if (power <= 0 || possible < missing) return 0;
  const onTable = table.placed(object) !== null;
  const cards = Math.ceil(missing / Math.max(power, 1));
  const price = cards * (onTable ? 14 : 8) + 4 * (card.comboCost ?? 0);
  const worth = table.stake - price;
  // Of those that do, the one that just does; the smaller one first where one is not enough.
  return worth <= 0 ? 0 : NOTHING + worth + (power >= missing ? 5 : 0) - power / 10_000 - (onTable ? 3 : 0);
}

function handPower({ me, cardOf }: Table): number {
  const powers = me.hand.map(({ definition }) => (definition === null ? 0 : (cardOf(definition).comboPower ?? 0)));
  return powers.reduce((sum, power) => sum + power, 0);
}
