import { piecesOf } from "../families/families";
import { cardOf, type Match } from "../match";
import { topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import type { CompiledCard } from "./program";

/**
 * The cards of a Pokémon whose attacks and Abilities count: the highest one; under a BREAK also the card below (FAM-03);
 * all pieces of a V-UNION (FAM-10) and both halves of a LEGEND (FAM-24), what several of them say alike once.
 */
export function textCards(m: Match, pokemon: Pokemon): readonly number[] {
  if (pokemon.cards.length === 1) return pokemon.cards;
  const top = topCardNumber(pokemon);
  const stage = cardOf(m, top).pokemon?.stage;
  if (stage === "BREAK" || stage === "LV.X") return pokemon.cards.slice(-2).reverse();
  if (stage && piecesOf(stage) > 1) return differentTexts(m, pokemon.cards);
  return [top];
}

/** The pieces without those that have nothing to say which one before does not say: sources give each piece the whole text or its own part. */
function differentTexts(m: Match, cards: readonly number[]): readonly number[] {
  const said = new Set<string>();
  return cards.filter((card) => {
    const { attacks = [], abilities = [] } = cardOf(m, card).pokemon ?? {};
    const names = [...attacks, ...abilities].map(({ name }) => name).filter((name) => !said.has(name));
    for (const name of names) said.add(name);
    return names.length > 0;
  });
}

/** The highest card of a Pokémon: its name, HP and attacks. */
export function topCard(m: Match, pokemon: Pokemon): CompiledCard {
  return cardOf(m, topCardNumber(pokemon));
}

/** What the highest card of a Pokémon says of it. */
export function topFacts(m: Match, pokemon: Pokemon): Facts {
  return factsOn(topCard(m, pokemon));
}

type Facts = NonNullable<CompiledCard["pokemon"]>;

function factsOn({ pokemon, definition }: CompiledCard): Facts {
  if (!pokemon) throw new Error(`${definition.id} is no Pokémon.`);
  return pokemon;
}

/** The cards it evolved from, lowest first. Pieces of one Pokémon lie beside one another: none is below (FAM-10, FAM-24). */
export function cardsBelow(m: Match, pokemon: Pokemon): readonly number[] {
  const stage = topCard(m, pokemon).pokemon?.stage;
  return stage && piecesOf(stage) > 1 ? [] : pokemon.cards.slice(0, -1);
}

/** What the card says whose Weakness, Resistance and Retreat Cost count: under a BREAK the card below (FAM-03). */
export function bodyFacts(m: Match, pokemon: Pokemon): Facts {
  const top = topFacts(m, pokemon);
  return top.stage === "BREAK" ? factsOn(cardBelow(m, pokemon)) : top;
}

/** The card whose Stage counts: a LV.X levels up a Pokémon of the Stage that it has already (FAM-24). */
export function stageCard(m: Match, pokemon: Pokemon): CompiledCard {
  const top = topCard(m, pokemon);
  return top.pokemon?.stage === "LV.X" ? cardBelow(m, pokemon) : top;
}

/** The card right below the highest one; that one itself where it lies alone. */
function cardBelow(m: Match, { cards }: Pokemon): CompiledCard {
  return cardOf(m, cards[Math.max(0, cards.length - 2)] ?? -1);
}
