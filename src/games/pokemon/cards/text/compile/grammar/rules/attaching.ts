import type { CardFilter, CardSelector, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { attached } from "./cards";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];

/** Attaching cards, and moving what is attached. */
export const attachingRules = [
  rule("instruction", "attach/attaches {cards} to {to:pokemon}", ({ cards, to }) =>
    cards.cards === "self" ? undefined : attach(cards, to),
  ),
  rule("instruction", "attach/attaches {cards} to {to:pokemon} in any way (you like|they like|he or she likes)", ({ cards, to }) =>
    attach(cards, to, true),
  ),
  rule("instruction", "move {cards:attachedCards} to {to:pokemon}", ({ cards, to }) => attach(cards, to)),
  rule("instruction", "move {cards:attachedCards} to {to:pokemon} in any way you like", ({ cards, to }) => attach(cards, to, true)),
  rule(
    "instruction",
    "move {n:number} {where:energyNoun} cards (attached to|from) {from:pokemon} to {to:pokemon}",
    ({ n, where, from, to }) => moveEnergyCards(n, where, from, to),
  ),
  rule(
    "instruction",
    "move {n:number} {where:energyNoun} cards (attached to|from) {from:pokemon} to {to:pokemon} in any way you like",
    ({ n, where, from, to }) => moveEnergyCards(n, where, from, to, true),
  ),
  rule("instruction", "attach {cards} to {to:pokemon} {per}", ({ cards, to, per }) =>
    cards.cards === "choose" && typeof cards.count === "number"
      ? attach({ ...cards, count: cards.count === 1 ? per : { multiply: [cards.count, per] } }, to)
      : undefined,
  ),
  rule("instruction", "attach {cards} to each Pokémon [that] you put onto your Bench in this way", ({ cards }) =>
    one({
      do: "forEach",
      pokemon: { pokemon: "bound", binding: POINTS_TO.cards },
      steps: [{ do: "attach", cards, to: { pokemon: "each" } }],
    }),
  ),
  rule("instruction", "if any of those cards are {where:cardNoun} , attach them to {to:pokemon} in any way you like", ({ where, to }) =>
    attach({ cards: "bound", binding: POINTS_TO.cards, where }, to, true),
  ),
  rule(
    "instruction",
    "move a Pokémon Tool card attached to 1 of either player's Pokémon to another of that player's Pokémon that doesn't already have a Pokémon Tool attached to it",
    () =>
      one({
        do: "chooseMode",
        modes: (["yours", "opponents"] as const).map((side) => [
          {
            do: "attach",
            cards: { cards: "attached", to: { pokemon: "choose", side, place: "inPlay", count: 1 }, what: "tool", count: 1 },
            to: { pokemon: "choose", side, place: "inPlay", count: 1, where: { not: { tool: true } }, except: POINTS_TO.otherThan },
          },
        ]),
      }),
  ),
  rule("sentence", "if there is no Pokémon to move the Pokémon Tool card to , this attack does nothing", () => ({
    says: "steps",
    steps: [],
  })),
];

function attach(cards: CardSelector, to: PokemonSelector, spread?: true): readonly Instruction[] {
  // "Your other Pokémon" of Energy that is spread: any but the one it comes from, which changes nothing.
  if (spread && to.pokemon === "all" && to.except && cards.cards === "attached" && cards.to.pokemon !== "self") {
    const { except: _, ...withTheSame } = to;
    return one({ do: "attach", cards, to: withTheSame, spread });
  }
  return one({ do: "attach", cards, to, ...(spread && { spread }) });
}

/** "2 Energy cards" that are moved are two cards, whatever they provide (EFF-46); one is a card anyway. */
function moveEnergyCards(
  n: number,
  where: CardFilter,
  from: PokemonSelector,
  to: PokemonSelector,
  spread?: true,
): readonly Instruction[] | undefined {
  const cards = attached(from, { count: n, where });
  if (cards?.cards !== "attached") return undefined;
  return attach(n > 1 ? { ...cards, countsCards: true } : cards, to, spread);
}
