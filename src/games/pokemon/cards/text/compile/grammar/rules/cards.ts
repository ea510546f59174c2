import type { CardSelector, PokemonSelector, Who, Zone } from "@/games/pokemon/engine/effects/language";
import { merge, tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO, shownCards, thatPokemon, theRest, thoseCards } from "../../unresolved/references";
import type { Some } from "../kinds";
import { rule } from "../pattern";
import { all } from "./pokemon";

/** Cards of a zone: all of them, or so many chosen. */
export function fromZone(zone: Zone, of: Who, { count, where, oneOfEach, alike }: Some): CardSelector {
  if (count === "all") return tidy({ cards: "all", zone, of, where });
  return tidy({ cards: "choose", from: { zone, of }, count, where, alike, oneOfEach });
}

export function fromBound({ count, where, oneOfEach, alike }: Some): CardSelector {
  if (count === "all") return tidy({ cards: "bound", binding: POINTS_TO.cards, where });
  return tidy({ cards: "choose", from: { binding: POINTS_TO.cards }, count, where, alike, oneOfEach });
}

/** Cards attached to Pokémon: which kind is asked for tells what may be chosen. */
export function attached(to: PokemonSelector, { count, where = {}, alike, oneOfEach }: Some): CardSelector | undefined {
  if (alike || oneOfEach) return undefined;
  const { category, trainerKinds, ...rest } = where;
  if (category === "Energy" || (rest.names?.length && rest.names.every((name) => name.endsWith(" Energy"))))
    return tidy({ cards: "attached", to, what: "energy", count, where: unlessEmpty(rest) });
  if (trainerKinds?.length === 1 && trainerKinds[0] === "Pokémon Tool")
    return tidy({ cards: "attached", to, what: "tool", count, where: unlessEmpty(rest) });
  if (category === "Pokémon") return undefined;
  return tidy({ cards: "attached", to, what: "any", count, where: unlessEmpty(where) });
}

/** Which cards, where they lie. */
export const cardRules = [
  rule("cards", "(it|them|that card|those cards|the card|the cards)", () => thoseCards),
  rule("cards", "the revealed cards", () => shownCards),
  rule("cards", "(any|a|the|that) Stadium [card] [in play]", () => ({ cards: "stadium" })),
  rule("cards", "(those|these) {where:cardNoun}", ({ where }) =>
    tidy({ cards: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) }),
  ),
  // There is one Stadium in play, whether it was spoken of or not.
  rule("cards", "that {where:cardNoun}", ({ where }) =>
    where.trainerKinds?.join() === "Stadium" ? undefined : tidy({ cards: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) }),
  ),
  rule(
    "cards",
    "(the rest|the other|the other card|the other cards|the remaining cards|the rest of the cards|the rest of those cards)",
    () => theRest,
  ),
  rule("cards", "this card", () => ({ cards: "self" })),
  rule("cards", "{of:whose} hand", ({ of }) => ({ cards: "all", zone: "hand", of })),
  rule("cards", "all [of] {of:whose} Prize cards", ({ of }) => ({ cards: "all", zone: "prizes", of })),
  rule("cards", "{of:whose} [face-down] Prize cards", ({ of }) => ({ cards: "all", zone: "prizes", of })),
  rule("cards", "{count} of {of:whose} [face-down] Prize cards", ({ count, of }) => ({
    cards: "choose",
    from: { zone: "prizes", of },
    count,
    unseen: true,
  })),
  rule("cards", "{count} Prize cards", ({ count }) => ({ cards: "choose", from: { zone: "prizes", of: "you" }, count, unseen: true })),
  rule("cards", "the top card of {of:whose} deck", ({ of }) => ({ cards: "top", of, count: 1 })),
  rule("cards", "the top {n:number} cards of {of:whose} deck", ({ n, of }) => ({ cards: "top", of, count: n })),
  rule("cards", "the bottom card of {of:whose} deck", ({ of }) => ({ cards: "bottom", of, count: 1 })),
  rule("cards", "the bottom {n:number} cards of {of:whose} deck", ({ n, of }) => ({ cards: "bottom", of, count: n })),
  rule("cards", "{n:number} cards from the top of {of:whose} deck", ({ n, of }) => ({ cards: "top", of, count: n })),
  rule("cards", "the top card of {of:whose} deck {per}", ({ of, per }) => ({ cards: "top", of, count: per })),
  rule("cards", "cards from the top of {of:whose} deck until you reveal {one} {where:cardNoun}", ({ of, where }) => ({
    cards: "topUntil",
    of,
    where,
    count: 1,
  })),
  rule("cards", "a random card from {of:whose} hand", ({ of }) => ({ cards: "random", zone: "hand", of, count: 1 })),
  rule("cards", "{n:number} random cards from {of:whose} hand", ({ n, of }) => ({ cards: "random", zone: "hand", of, count: n })),
  rule("cards", "{one} card at random from {of:whose} hand", ({ of }) => ({ cards: "random", zone: "hand", of, count: 1 })),
  rule("cards", "{some} (from|in) {of:whose} hand", ({ some, of }) => fromZone("hand", of, some)),
  rule("cards", "{some} (from|in) {of:whose} discard pile", ({ some, of }) => fromZone("discard", of, some)),
  rule("cards", "{some} in {of:whose} discard pile {post:cardPosts}", ({ some, of, post }) => {
    const where = merge(some.where, post);
    return where && fromZone("discard", of, { ...some, where });
  }),
  rule("cards", "(any|all) {where:cardNoun} [that] you (discarded|revealed) in this way", ({ where }) =>
    fromBound({ count: "all", where }),
  ),
  rule("cards", "{some} from {of:whose} deck", ({ some, of }) => fromZone("deck", of, some)),
  rule("cards", "as many {where:cardNoun} from {of:whose} hand as you like", ({ where, of }) =>
    fromZone("hand", of, { count: "any", ...tidy({ where: unlessEmpty(where) }) }),
  ),
  rule("cards", "as many {where:cardNoun} as you like from {of:whose} hand", ({ where, of }) =>
    fromZone("hand", of, { count: "any", ...tidy({ where: unlessEmpty(where) }) }),
  ),
  rule("cards", "{where:cardNoun} from {of:whose} discard pile up to {n:amount}", ({ where, of, n }) =>
    fromZone("discard", of, { count: { upTo: n }, ...tidy({ where: unlessEmpty(where) }) }),
  ),
  rule("cards", "{some} [that] you (discarded|revealed) in this way", ({ some }) => fromBound(some)),
  rule("cards", "the card you chose", () => thoseCards),
  rule("cards", "{some} (found there|revealed|from among them|of those cards)", ({ some }) => fromBound(some)),
  // Who finds is who chooses, also in what somebody else does ("have your opponent shuffle a card you find there into their deck").
  rule("cards", "{some} [that] you find there", ({ some }) => {
    const found = fromBound(some);
    return found.cards === "choose" ? { ...found, by: "you" as const } : found;
  }),
  rule("cards", "{n:number} of (them|those cards|the revealed cards)", ({ n }) => ({
    cards: "choose",
    from: { binding: POINTS_TO.cards },
    count: n,
  })),
  rule("cards", "up to {n:number} of (them|those cards)", ({ n }) => ({
    cards: "choose",
    from: { binding: POINTS_TO.cards },
    count: { upTo: n },
  })),
  rule("cards", "any number of (them|those cards)", () => ({ cards: "choose", from: { binding: POINTS_TO.cards }, count: "any" })),
  rule("cards", "{cards:attachedCards}", ({ cards }) => cards),

  rule("attachedCards", "{some} (attached to|from|from among|on|that was attached to|that were attached to) {to:pokemon}", ({ some, to }) =>
    attached(to, some),
  ),
  rule("attachedCards", "as many {where:cardNoun} (attached to|from) {to:pokemon} as you like", ({ where, to }) =>
    attached(to, { count: "any", where }),
  ),
  rule("attachedCards", "as many {where:cardNoun} as you like (attached to|from) {to:pokemon}", ({ where, to }) =>
    attached(to, { count: "any", where }),
  ),
  rule("attachedCards", "as many {where:cardNoun} attached to {to:pokemon}", ({ where, to }) => attached(to, { count: "any", where })),
  // Pokémon are attached to nothing: "it" is what was shown before.
  rule("cards", "{some} from it", ({ some }) => (attached(thatPokemon, some) ? undefined : fromBound(some))),
  rule("attachedCards", "{some} attached to any {d:described}", ({ some, d }) => attached(all("both", d), some)),
  rule("attachedCards", "all cards attached to {to:pokemon}", ({ to }) => ({ cards: "attached", to, what: "any", count: "all" })),
  rule("cards", "{some} you find there < (except for|excluding) {not:cardNoun} >", ({ some, not }) =>
    fromBound({ ...some, where: { ...some.where, not } }),
  ),
  rule("cards", "as many {where:cardNoun} you find there as you like", ({ where }) => fromBound({ count: "any", where })),
];
