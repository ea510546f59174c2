import { isDeepStrictEqual } from "node:util";
import type { Amount, CardSelector, Instruction } from "@/games/pokemon/engine/effects/language";
import { energyOn } from "./energy";

type Steps = readonly Instruction[];

/** "Discard 2 cards. If you can't discard 2 cards, this attack does nothing": fewer than that are none; so it is on each face of a coin. */
export function unlessPaid(steps: Steps, otherwise: Steps): Steps | undefined {
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  if (last?.do === "flip" && last.heads && last.tails) {
    const [heads, tails] = [unlessPaid(last.heads, otherwise), unlessPaid(last.tails, otherwise)];
    return heads && tails && [...before, { ...last, heads, tails }];
  }
  if (last?.do !== "move" || last.destination.to !== "discard") return undefined;
  const { cards } = last;
  if (!("count" in cards) || typeof cards.count !== "number" || cards.count < 2) return undefined;
  const left = howMany(cards);
  if (left === undefined) return undefined;
  return [...before, { do: "if", when: { if: "compare", left, is: ">=", right: cards.count }, then: [last], else: otherwise }];
}

/** How many cards there are to choose from, as both players know: those of the own hand, or the Energy on this Pokémon. */
function howMany(cards: CardSelector): Amount | undefined {
  if (cards.cards === "choose" && !cards.where && isDeepStrictEqual(cards.from, { zone: "hand", of: "you" }))
    return { count: "cards", zone: "hand", of: "you" };
  if (cards.cards !== "attached" || cards.to.pokemon !== "self" || cards.what !== "energy") return undefined;
  return energyOn(cards.to, { category: "Energy", ...cards.where }, true);
}
