import type { CardDefinition, Decision, Option } from "@/games/pokemon/engine";
import { energyGain, evolves } from "./actions";
import { ANY_ENERGY, remaining, type Table } from "./table";
import { averageDamage } from "./text";

/** How much an option is wanted; 0 or less is taken only when it must be. */
export function choiceWorth(table: Table, decision: Decision<Option>, option: Option): number {
  if ("do" in option) return option.do === "playBasic" ? 10 : 1;
  switch (option.pick) {
    case "yes":
      return 2;
    case "no":
    case "pass":
      return 0;
    case "number":
      return option.number + 1;
    case "card":
      return cardWorth(table, decision, option.card.card);
    case "attached":
      return attachedWorth(table, option.card.card, option.pokemon);
    case "pokemon":
      return pokemonWorth(table, decision, option.pokemon);
    default:
      return 1;
  }
}

const GIVING_UP = new Set(["discard", "discardEnergy", "toDeck", "toLostZone", "payRetreat", "reorder"]);

/** A card to take is worth what it can do soon; a card to give up is worth the less of it. */
function cardWorth(table: Table, decision: Decision<Option>, id: string): number {
  const card = table.cardOf(id);
  if (decision.purpose === "setupActive") return firstWorth(card);
  const use = usefulness(table, card);
  return GIVING_UP.has(decision.purpose) ? -use : use;
}

/** Who begins should last, attack soon and be able to leave. */
function firstWorth(card: CardDefinition): number {
  if (card.category !== "Pokémon") return 1;
  const soon = card.attacks.filter(({ cost }) => cost.length <= 2).map(averageDamage);
  return card.hp + Math.max(0, ...soon) - card.retreatCost * 20;
}

function usefulness(table: Table, card: CardDefinition): number {
  if (card.category === "Energy")
    return (table.hand.some(({ category }) => category === "Energy") ? 20 : 45) + (card.kind === "Special" ? 8 : 0);
  const again = table.hand.some(({ name }) => name === card.name) ? 15 : 0;
  if (card.category === "Trainer") return (card.kind === "Supporter" ? 40 : 30) - again;
  if (card.evolvesFrom.length === 0) return table.mine.bench.length === 0 ? 90 : table.mine.bench.length < 3 ? 50 : 15;
  if (table.myPokemon.some((pokemon) => evolves(table, pokemon, card))) return 60 - again;
  return 25 - again;
}

/** The other side loses its Energy gladly, one's own side as little as it can. */
function attachedWorth(table: Table, id: string, holder: number): number {
  const card = table.cardOf(id);
  const units = card.category === "Energy" ? card.provides.length : 1;
  return table.pokemon(holder)?.own ? -units : units;
}

const COMING_IN = new Set(["promote", "retreatTo", "switchIn"]);

/** The other side's weakest is hit first; one's own most useful comes in, is healed and built up. */
function pokemonWorth(table: Table, decision: Decision<Option>, id: number): number {
  const place = table.pokemon(id);
  if (!place) return 1;
  const { pokemon, own, active } = place;
  const left = remaining(pokemon);
  if (!own) return 1000 - left + (active ? 5 : 0);
  if (COMING_IN.has(decision.purpose)) return 200 + table.standing(pokemon, table.view.turnSeat === table.seat ? [] : ANY_ENERGY);
  switch (decision.purpose) {
    case "heal":
      return 1 + pokemon.damage + (active ? 5 : 0);
    case "damage":
    case "putCounters":
      return 1 + left / 100;
    case "attach":
    case "attachTo":
      return 1 + energyGain(table, pokemon, ANY_ENERGY, active);
    case "evolve":
      // What its deck holds is not in sight; who can evolve is small.
      return 100 - pokemon.hp / 10 - pokemon.cards.length;
    default:
      return 1 + table.bestAttack(pokemon) + left / 10;
  }
}
