import type { CardFilter, CardSelector, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { cardsPhrase, chosenCards, ownerOfCards, quantity, rememberCards } from "./cards";
import { act, type Clause, type Manner } from "./clause";
import { isSearch, shuffleAfter } from "./moves";
import { cardNoun } from "./nouns";
import { pokemonPhrase, pokemonTogether } from "./pokemon";
import { type Scope, say, wrap, zone } from "./scope";

type Do<K extends Instruction["do"]> = Extract<Instruction, { readonly do: K }>;

/** Cards that come to lie on Pokémon: attached from somewhere, or moved from one Pokémon to another. */
export function attachClause(scope: Scope, { cards, to, spread, bind }: Do<"attach">, manner: Manner): Clause {
  // From Pokémon to others of the same ones.
  const among = cards.cards === "attached" && to.pokemon === "all" && JSON.stringify(cards.to) === JSON.stringify(to);
  const others: PokemonSelector = among ? { ...to, except: "self" } : to;
  const target = (inner: Scope) => (spread ? pokemonTogether(inner, others) : pokemonPhrase(inner, others));
  if (isSearch(cards)) {
    const owner = ownerOfCards(scope, cards);
    return act(
      scope,
      cards.by ?? "you",
      manner,
      (inner) => {
        const said = chosenCards(inner, cards);
        for (const binding of [cards.bind, bind]) if (binding !== undefined) rememberCards(inner, binding, cards, said, "attach");
        const slots = { deck: zone(inner, "deck", owner), cards: said, pokemon: target(inner) };
        return [spread ? "searchAttachSpread" : "searchAttach", slots];
      },
      [shuffleAfter(scope, cards.by ?? "you", owner)],
    );
  }
  const moved = cards.cards === "attached";
  return act(scope, "you", manner, (inner) => {
    const said = cardsPhrase(inner, cards, moved ? "move" : "attach");
    if (bind !== undefined) rememberCards(inner, bind, cards, said, moved ? "move" : "attach");
    const template = moved ? (spread ? "moveEnergySpread" : "moveEnergy") : spread ? "attachSpread" : "attach";
    return [template, { cards: said, pokemon: target(inner) }];
  });
}

/** Evolution by an effect (EFF-43). The Pokémon is named where its Evolution is described: "a card that evolves from 1 of your Pokémon". */
export function evolveClause(scope: Scope, { pokemon, with: cards, skipStage }: Do<"evolve">, manner: Manner): Clause {
  const search = isSearch(cards);
  return act(
    scope,
    "you",
    manner,
    (inner) => {
      // What evolves a Pokémon is of its line, said or not.
      const where = whereOf(cards);
      const ofEach = pokemon.pokemon === "each" && search && !where?.names;
      const described = pokemon.pokemon === "choose" && (pokemon.bind === undefined ? !where : where?.evolvesFrom !== undefined);
      if (cards.cards !== "choose" || !(described || ofEach)) {
        const target = pokemonPhrase(inner, pokemon);
        const open = search && (pokemon.pokemon === "self" ? !where : pokemon.pokemon === "bound" && !where?.names);
        const said = open ? evolutionOf(inner, cards, target) : search ? chosenCards(inner, cards) : cardsPhrase(inner, cards);
        return [template(search, skipStage, whereOf(cards)?.stages), { deck: zone(inner, "deck", "you"), cards: said, pokemon: target }];
      }
      const { evolvesFrom: _, ...more } = cards.where ?? {};
      const evolution = wrap(inner, cardNoun(inner, more), "evolvesFromPokemon", { pokemon: pokemonPhrase(inner, pokemon) });
      const said = quantity(inner, evolution, cards.count);
      const from = search ? said : fromPlace(inner, said, cards);
      return [
        template(search, skipStage, whereOf(cards)?.stages),
        { deck: zone(inner, "deck", "you"), cards: from, pokemon: say(inner, "thatPokemon") },
      ];
    },
    search ? [shuffleAfter(scope, "you", "you")] : [],
  );
}

/** "A Stage 2 Pokémon that evolves from that Pokémon": what is searched for to be put onto it. */
function evolutionOf(scope: Scope, { where, count }: Extract<CardSelector, { cards: "choose" }>, pokemon: Phrase): Phrase {
  return quantity(scope, wrap(scope, cardNoun(scope, where), "evolvesFromPokemon", { pokemon }), count);
}

function fromPlace(scope: Scope, said: Phrase, { from }: Extract<CardSelector, { cards: "choose" }>): Phrase {
  return "zone" in from ? { ...said, text: say(scope, "cardsFrom", { cards: said, zone: zone(scope, from.zone, from.of) }) } : said;
}

const whereOf = (cards: CardSelector) => ("where" in cards ? cards.where : undefined);

const template = (search: boolean, skipStage: boolean | undefined, stages: CardFilter["stages"]) => {
  if (search) return skipStage ? ("searchEvolveSkipping" as const) : ("searchEvolve" as const);
  if (!skipStage) return "evolve" as const;
  return stages?.includes("Stage 1") ? ("evolveEvenSkipping" as const) : ("evolveSkipping" as const);
};
