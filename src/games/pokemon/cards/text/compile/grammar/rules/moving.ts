import type { Stage } from "@/games/pokemon/engine/card";
import type {
  Amount,
  CardFilter,
  CardSelector,
  Destination,
  Instruction,
  PokemonSelector,
  Who,
} from "@/games/pokemon/engine/effects/language";
import { allBut } from "../../unresolved/hand-size";
import { POINTS_TO, THEIR, THEIRS, thatPokemon, theRest, thoseCards } from "../../unresolved/references";
import type { Some } from "../kinds";
import { rule } from "../pattern";
import { attached, fromZone } from "./cards";
import { all } from "./pokemon";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
export const move = (cards: CardSelector, destination: Destination): readonly Instruction[] => one({ do: "move", cards, destination });
const shuffled: Destination = { to: "deck", place: "shuffled" };
const hand: Destination = { to: "hand" };
const discard: Destination = { to: "discard" };
const draw = (count: Amount): readonly Instruction[] => one({ do: "draw", count });
const theirBench = THEIRS as "opponents";
const those: CardSelector = thoseCards;
/** Cards are named and nothing is done with them yet: the next sentence that says "it" or "them" takes them up (see `resolve`). */
const named = (cards: CardSelector): Instruction => ({ do: "look", cards });
/** "An A or a B" is one card of either kind, whichever the deck holds: nobody says which before it is seen. */
const eitherOf = (a: Some, b: Some): readonly Some[] =>
  a.count === 1 && b.count === 1 && a.where && b.where ? [{ count: 1, where: { anyOf: [a.where, b.where] } }] : [a, b];

const deckSearch = (of: Who, count: Parameters<typeof searched>[1]): CardSelector => searched(of, count);

function searched(of: Who, { count, where, oneOfEach, alike }: Some): CardSelector {
  return {
    cards: "choose",
    from: { zone: "deck", of },
    count: count === "all" ? "any" : count,
    ...(where && { where }),
    ...(alike && { alike }),
    ...(oneOfEach && { oneOfEach }),
  };
}

/** Cards between zones: drawing, searching, discarding, shuffling, looking. */
/** EFF-43: a card of the hand that evolves that Basic Pokémon, if need be without its Stage 1. */
export const rareCandy = (stages: readonly Stage[]): readonly Instruction[] =>
  one({
    do: "evolve",
    pokemon: thatPokemon,
    with: fromZone("hand", "you", { where: { category: "Pokémon", stages }, count: 1 }),
    skipStage: true,
  });

export const movingRules = [
  rule("instruction", "draw/draws {n:one} card", () => draw(1)),
  rule("instruction", "draw/draws {n:number} [more] card/cards", ({ n }) => draw(n)),
  rule("instruction", "draw/draws {n:number} [more] card/cards {per}", ({ n, per }) => draw({ multiply: [n, per] })),
  rule("instruction", "draw/draws a card {per}", ({ per }) => draw(per)),
  rule("instruction", "draw/draws up to {n:number} cards", ({ n }) => one({ do: "draw", count: n, upTo: true })),
  rule("instruction", "draw/draws [a number of] cards equal to {n:amount}", ({ n }) => draw(n)),
  rule("instruction", "draw/draws that many cards", () => draw({ count: "bound", binding: POINTS_TO.cards })),
  rule(
    "instruction",
    "draw/draws cards until (you have|they have|he or she has|it has) {n:number} cards in (your|their|his or her) hand",
    ({ n }) => one({ do: "drawUntil", handSize: n }),
  ),
  rule("instruction", "draw cards until you have the same number of cards in your hand as your opponent", () =>
    one({ do: "drawUntil", handSize: { count: "cards", zone: "hand", of: "opponent" } }),
  ),

  // Discards and returns.
  rule("instruction", "discard {some} (from|attached to) each of {side:possessor} {d:described}", ({ some, side, d }) => {
    const cards = attached({ pokemon: "each" }, some);
    // "All Pokémon Tools attached to each of …" are simply all.
    if (!cards || some.count === "all") return undefined;
    return one({ do: "forEach", pokemon: all(side, d), steps: move(cards, discard) });
  }),
  // CMP-277: older attacks that discard "a" Tool of a Pokémon discard all that it holds; newer ones say so.
  rule("instruction", "discard a Pokémon Tool card attached to the Defending Pokémon", () =>
    move({ cards: "attached", to: { pokemon: "active", side: "opponents" }, what: "tool", count: "all" }, discard),
  ),
  // Up to so many may be none: there is no more to be asked.
  rule("instruction", "[you may] discard up to {n:number} cards from the top of {of:whose} deck", ({ n, of }) =>
    move({ cards: "top", of, count: n, upTo: true }, discard),
  ),
  rule("instruction", "discard/discards {cards}", ({ cards }) => move(cards, discard)),
  rule("instruction", "choose {cards} and put (it|them) into {of:whose} hand", ({ cards }) => move(cards, hand)),
  rule("instruction", "choose {cards} and discard (it|them)", ({ cards }) => move(cards, discard)),
  rule("instruction", "discard (the top {n:number} cards|{n:number} cards from the top) of each player's deck", ({ n }) => [
    ...move({ cards: "top", of: "you", count: n }, discard),
    ...move({ cards: "top", of: "opponent", count: n }, discard),
  ]),
  rule("instruction", "discard the top card of each player's deck", () => [
    ...move({ cards: "top", of: "you", count: 1 }, discard),
    ...move({ cards: "top", of: "opponent", count: 1 }, discard),
  ]),
  rule(
    "instruction",
    "discard/discards cards from (his or her|their) hand until (he or she has|they have) {n:number} cards in (his or her|their) hand",
    ({ n }) => move(allBut(n, THEIR), discard),
  ),
  // It is the choice that is done (CMP-1709): where there is a card to choose, though no other, the rest follows.
  rule("instruction", "choose a card in your hand , and discard the other cards . if you do , {steps}", ({ steps }) =>
    one({
      do: "if",
      when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: ">=", right: 1 },
      then: [...move(allBut(1, "you"), discard), ...steps],
    }),
  ),
  rule("instruction", "put/puts {cards} into {of:whose} hand", ({ cards }) => move(cards, hand)),
  rule("instruction", "return/returns {cards} to {of:whose} hand", ({ cards }) => move(cards, hand)),
  rule("instruction", "put/puts {cards} onto {of:whose} Bench", ({ cards, of }) =>
    move(cards, of === "you" ? { to: "bench" } : { to: "bench", side: of === THEIR ? theirBench : "opponents" }),
  ),
  // "Then" hangs on it: whoever can put nobody there draws nothing (EFF-50).
  rule("instruction", "put {cards} onto your Bench . then , draw {n:number} cards", ({ cards, n }) =>
    one({ do: "ifYouDo", steps: move(cards, { to: "bench" }), then: [{ do: "draw", count: n }] }),
  ),
  rule("instruction", "put {some} from each player's discard pile onto its owner's Bench", ({ some }) => bothDiscards(some).flat()),
  rule("instruction", "put {some} from either player's discard pile onto (its owner's|that player's) Bench", ({ some }) =>
    one({ do: "chooseMode", modes: bothDiscards(some) }),
  ),
  rule(
    "instruction",
    "choose up to 2 in any combination of Pokémon Tool cards and Stadium cards in play < yours or your opponent's > and discard them",
    () => {
      const stadium = move({ cards: "stadium" }, discard);
      return one({ do: "chooseMode", modes: [discardTools(2), stadium, [...stadium, ...discardTools(1)]] });
    },
  ),
  rule("instruction", "put/puts {cards} in the Lost Zone", ({ cards }) => move(cards, { to: "lostZone" })),
  rule("instruction", "put/puts {cards} on top of {of:whose} deck", ({ cards }) => move(cards, { to: "deck", place: "top" })),
  rule("instruction", "return {cards} to the top of {of:whose} deck", ({ cards }) => move(cards, { to: "deck", place: "top" })),
  rule("instruction", "put/puts {cards} on [the] top of {of:whose} deck in any order", ({ cards }) =>
    move(cards, { to: "deck", place: "top", order: "you" }),
  ),
  rule("instruction", "put/puts {cards} on the bottom of {of:whose} deck", ({ cards }) => move(cards, { to: "deck", place: "bottom" })),
  rule("instruction", "put this {name} on the bottom of your deck instead of [in] the discard pile", ({ name }, { name: own }) =>
    name === own ? move({ cards: "self" }, { to: "deck", place: "bottom" }) : undefined,
  ),
  rule(
    "instruction",
    "if you played this {name} from your hand , put this card into your hand instead of [in] the discard pile",
    ({ name }, { name: own }) =>
      name === own
        ? one({
            do: "if",
            when: { if: "playedFromHand" },
            then: move({ cards: "self" }, hand),
          })
        : undefined,
  ),
  rule("instruction", "put (this {name}|this card) into your hand instead of [in] the discard pile", () => move({ cards: "self" }, hand)),
  rule("instruction", "discard/discards Pokémon from (his or her|their) Bench until (he or she has|they have) {n:number}", ({ n }) =>
    one({
      do: "discardPokemon",
      pokemon: {
        pokemon: "choose",
        side: THEIRS,
        place: "bench",
        count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: THEIRS, place: "bench" } }, n] },
      },
    }),
  ),
  rule("instruction", "put/puts {cards} [back] on the bottom of {of:whose} deck in any order", ({ cards }) =>
    move(cards, { to: "deck", place: "bottom", order: "you" }),
  ),
  rule("instruction", "shuffle/shuffles {cards} and put/puts (it|them) on the bottom of {of:whose} deck", ({ cards }) =>
    move(cards, { to: "deck", place: "bottom", order: "random" }),
  ),
  rule("instruction", "shuffle/shuffles {cards} [back] into {of:whose} deck", ({ cards }) => move(cards, shuffled)),
  rule("instruction", "put/puts {cards} [back] into {of:whose} deck", ({ cards }) => move(cards, shuffled)),
  rule("instruction", "put/puts {cards} back [on top of {of?:whose} deck] in any order", ({ cards }) =>
    one({ do: "reorder", cards, place: "top" }),
  ),
  rule("instruction", "put/puts (the other card|the other cards|the rest) back", () =>
    one({ do: "reorder", cards: theRest, place: "top" }),
  ),
  // One player's doing from the count to the draw, whoever it is: "each player counts …".
  rule(
    "instruction",
    "count/counts the cards in {of:whose} hand , shuffle/shuffles those cards into {deck:whose} deck , [and] then draw/draws that many cards [plus {more?:number}]",
    ({ of, deck, more }) => {
      const counted: Amount = { count: "bound", binding: POINTS_TO.cards };
      return of === deck
        ? [...move({ cards: "all", zone: "hand", of }, shuffled), ...draw(more === undefined ? counted : { add: [counted, more] })]
        : undefined;
    },
  ),
  rule("instruction", "put {cards} back in any order or shuffle them into your deck", ({ cards }) =>
    one({ do: "chooseMode", modes: [[{ do: "reorder", cards, place: "top" }], move(cards, shuffled)] }),
  ),
  rule("instruction", "put/puts {cards} back on top of {of:whose} deck", ({ cards }) => one({ do: "reorder", cards, place: "top" })),
  rule("instruction", "put/puts {n:number} of them back", ({ n }) =>
    move({ cards: "choose", from: { binding: POINTS_TO.cards }, count: n }, { to: "deck", place: "top" }),
  ),
  rule("instruction", "shuffle/shuffles {of:whose} deck [afterward]", ({ of }) => one({ do: "shuffle", zone: "deck", of })),
  rule("instruction", "draw cards until you have {n:number} more card/cards in your hand than your opponent", ({ n }) =>
    one({ do: "drawUntil", handSize: { add: [{ count: "cards", zone: "hand", of: "opponent" }, n] } }),
  ),
  rule("instruction", "draw/draws cards until they have as many cards in their hand as they have {d:described} [in play]", ({ d }) =>
    one({ do: "drawUntil", handSize: { count: "pokemon", in: all(THEIRS, d) } }),
  ),
  rule("instruction", "choose {cards} and shuffle (those cards|them|it) into {of:whose} deck", ({ cards }) => move(cards, shuffled)),
  rule(
    "instruction",
    "discard random cards from your opponent's hand until (he or she has|they have) {n:number} cards in (his or her|their) hand",
    ({ n }) =>
      move(
        { cards: "random", zone: "hand", of: "opponent", count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, n] } },
        discard,
      ),
  ),
  rule("instruction", "discard {n:count} {a:energyNoun} or {m:count} {b:energyNoun} from {to:pokemon}", ({ n, m, a, b, to }) => {
    const [first, second] = [attached(to, { count: n, where: a }), attached(to, { count: m, where: b })];
    return first && second ? one({ do: "chooseMode", modes: [move(first, discard), move(second, discard)] }) : undefined;
  }),
  rule("instruction", "put {pokemon} and all (attached cards|cards attached to it) in the Lost Zone", ({ pokemon }) =>
    one({ do: "returnPokemon", pokemon, destination: { to: "lostZone" }, attached: "with" }),
  ),

  // Searches: a choice from a deck.
  rule("instruction", "search for {some}", ({ some }) => one(named(deckSearch("you", some)))),
  rule("instruction", "search/searches {of:whose} deck for {some}", ({ of, some }) => one(named(deckSearch(of, some)))),
  rule("instruction", "search/searches {of:whose} deck for {cards:some} , reveal/reveals (it|them)", ({ of, cards }) => [
    named(deckSearch(of, cards)),
    { do: "reveal", cards: those },
  ]),
  rule("instruction", "reveal/reveals (it|them|that card|those cards)", () => one({ do: "reveal", cards: those })),
  rule("instruction", "reveal/reveals {cards}", ({ cards }) => one({ do: "reveal", cards })),
  // A random card is named, and then looked at.
  rule("instruction", "look at {cards}", ({ cards }) =>
    cards.cards === "random" ? [named(cards), { do: "look", cards: those }] : one({ do: "look", cards }),
  ),
  rule("instruction", "choose {cards}", ({ cards }) => one(named(cards))),
  rule("instruction", "turn/turns {cards} face up", ({ cards }) => {
    if (cards.cards === "all" && cards.zone === "prizes") return one({ do: "turnPrizesUp", count: "all", of: cards.of });
    if (cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "prizes")
      return one({ do: "turnPrizesUp", count: cards.count, of: cards.from.of });
    return undefined;
  }),

  rule("instruction", "put {cards} onto (it|that Pokémon|the Basic Pokémon) to evolve it", ({ cards }) =>
    one({ do: "evolve", pokemon: { pokemon: "bound", binding: POINTS_TO.pokemon }, with: cards }),
  ),
  rule("instruction", "put {cards} onto this Pokémon to evolve it", ({ cards }) =>
    one({ do: "evolve", pokemon: { pokemon: "self" }, with: cards }),
  ),
  rule("instruction", "switch {first:cards} with {second:cards}", ({ first, second }) =>
    outOfPlay(first) && outOfPlay(second) ? one({ do: "swapCards", first, second }) : undefined,
  ),
  rule("instruction", "put {cards} on top of it in any order", ({ cards }) => move(cards, { to: "deck", place: "top", order: "you" })),
  rule("instruction", "put {cards} on top of it", ({ cards }) => move(cards, { to: "deck", place: "top" })),
  rule("instruction", "discard/discards the other cards", () => move(theRest, discard)),
  rule("instruction", "use the effect of {cards} as the effect of this (attack|card)", ({ cards }) => one({ do: "useTrainer", of: cards })),
  rule("instruction", "remove all effects of attacks on each player and (his or her|their) Pokémon", () =>
    one({ do: "removeEffects", of: "both" }),
  ),
  rule("instruction", "remove all effects of attacks on you and (each of your|your) Pokémon", () =>
    one({ do: "removeEffects", of: "you" }),
  ),
  rule("instruction", "shuffle/shuffles {cards} [back] into {of:whose} deck < (except for|excluding) {not:cardNoun} >", ({ cards, not }) =>
    cards.cards === "all" ? move({ ...cards, where: { ...cards.where, not } }, shuffled) : undefined,
  ),
  rule("instruction", "discard all {a:cardNoun} or all {b:cardNoun} attached to {to:pokemon}", ({ a, b, to }) => {
    const [first, second] = [attached(to, { count: "all", where: a }), attached(to, { count: "all", where: b })];
    return first && second ? one({ do: "chooseMode", modes: [move(first, discard), move(second, discard)] }) : undefined;
  }),
  rule("instruction", "discard {n:number} {a:cardNoun} and {m:number} {b:cardNoun} (attached to|from) {to:pokemon}", ({ n, m, a, b, to }) =>
    discardBoth(n, a, m, b, to),
  ),
  rule("instruction", "discard {n:one} {a:cardNoun} and {m:one} {b:cardNoun} (attached to|from) {to:pokemon}", ({ n, m, a, b, to }) =>
    discardBoth(n, a, m, b, to),
  ),
  rule("instruction", "search your deck for {a:some} or {b:some} and put them onto your Bench", ({ a, b }) =>
    // "Up to 2 Amaura or Tyrunt" is one choice.
    a.count !== 1 && isName(a.where) && isName(b.where)
      ? undefined
      : one({ do: "chooseMode", modes: [move(deckSearch("you", a), { to: "bench" }), move(deckSearch("you", b), { to: "bench" })] }),
  ),
  rule(
    "instruction",
    "if you have a Stage 2 card in your hand that evolves from that Pokémon , put that card (on|onto) the Basic Pokémon [to evolve it [, skipping the Stage 1]]",
    () => rareCandy(["Stage 2"]),
  ),
  rule(
    "instruction",
    "look at the top {n:number} cards of either player's deck and put them back [on top of that player's deck] in any order",
    ({ n }) =>
      one({
        do: "chooseMode",
        modes: (["you", "opponent"] as const).map((of) => [
          { do: "look", cards: { cards: "top", of, count: n } },
          { do: "reorder", cards: those, place: "top" },
        ]),
      }),
  ),
  rule(
    "instruction",
    "look at the top {n:number} cards of either player's deck and choose {m:number} of them . that player shuffles the other cards back into their deck . then , put the (card|cards) you chose on top of that deck",
    ({ n, m }) =>
      one({
        do: "chooseMode",
        modes: (["you", "opponent"] as const).map((of) => [
          { do: "look", cards: { cards: "top", of, count: n } },
          named({ cards: "choose", from: { binding: POINTS_TO.cards }, count: m }),
          ...move(theRest, shuffled),
          ...move(those, { to: "deck", place: "top" }),
        ]),
      }),
  ),
  rule(
    "instruction",
    "either draws or discards cards until (he or she has|that player has|they have) {n:number} cards in (his or her|their) hand",
    ({ n }) => [{ do: "drawUntil", handSize: n }, ...move(allBut(n, THEIR), discard)],
  ),
  rule(
    "instruction",
    "discard cards from your opponent's hand at random until (he or she has|they have) {n:number} cards in (his or her|their) hand",
    ({ n }) =>
      move(
        { cards: "random", zone: "hand", of: "opponent", count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, n] } },
        discard,
      ),
  ),
  rule("instruction", "discard {n:number} more cards from the top of {of:whose} deck", ({ n, of }) =>
    move({ cards: "top", of, count: n }, discard),
  ),
  rule("instruction", "discard {a:attachedCards} or (a|any) Stadium [card] [in play]", ({ a }) =>
    one({ do: "chooseMode", modes: [move(a, discard), move({ cards: "stadium" }, discard)] }),
  ),
  rule("instruction", "choose {of:cards} and use (it|the effect of that card) as the effect of this (attack|card)", ({ of }) =>
    one({ do: "useTrainer", of }),
  ),
  rule("instruction", "look through {of:whose} deck", ({ of }) => one({ do: "look", cards: { cards: "all", zone: "deck", of } })),
  rule(
    "instruction",
    "search your deck for (a|an) {where:cardHead} with the same name as {of:pokemon} , reveal it , and put it into your hand",
    // Any of them may have the name of what is found, so none is chosen before the deck is seen.
    ({ where, of }) => [
      { do: "forEach", pokemon: of.pokemon === "choose" ? { ...of, count: "all" } : of, steps: [] },
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: 1,
          where: { ...where, sameNameAs: { binding: POINTS_TO.pokemon } },
        },
        destination: hand,
        reveal: true,
      },
    ],
  ),
  rule(
    "instruction",
    "search your deck for a card that evolves from this Pokémon that is the same type as that Energy card and put it onto this Pokémon",
    () =>
      one({
        do: "evolve",
        pokemon: { pokemon: "self" },
        with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: "self", sameTypeAs: "event" } },
      }),
  ),
  rule("instruction", "discard the top card of {of:whose} deck {per}", ({ of, per }) => move({ cards: "top", of, count: per }, discard)),
  rule("instruction", "look at the top card of either player's deck . you may discard that card or return it to the top of the deck", () =>
    one({
      do: "chooseMode",
      modes: (["you", "opponent"] as const).map((of) => [
        { do: "look", cards: { cards: "top", of, count: 1 } },
        { do: "may", steps: move(those, discard) },
      ]),
    }),
  ),
  rule("instruction", "choose {a:cards} [,] or {b:cards} [,] and put it in the Lost Zone", ({ a, b }) =>
    oneOfTwo(a, b, { to: "lostZone" }),
  ),
  rule("instruction", "choose {a:cards} [,] or {b:cards} [,] and discard it", ({ a, b }) => oneOfTwo(a, b, discard)),
  rule("instruction", "search your deck for {a:some} or {b:some} , reveal (it|them) , and put (it|them) into your hand", ({ a, b }) =>
    eitherOf(a, b).length === 1
      ? eitherOf(a, b).map((each) => ({ do: "move" as const, cards: deckSearch("you", each), destination: hand, reveal: true }))
      : one({
          do: "chooseMode",
          modes: [a, b].map((each) => [{ do: "move" as const, cards: deckSearch("you", each), destination: hand, reveal: true }]),
        }),
  ),
];

/** The same cards of either player's discard pile, each onto the Bench of its owner. */
const bothDiscards = (some: Some): readonly (readonly Instruction[])[] => [
  move(fromZone("discard", "you", some), { to: "bench" }),
  move(fromZone("discard", "opponent", some), { to: "bench", side: "opponents" }),
];

const discardTools = (n: number): readonly Instruction[] =>
  move({ cards: "attached", to: { pokemon: "all", side: "both", place: "inPlay" }, what: "tool", count: { upTo: n } }, discard);

/** Cards of one zone, of which it is clear where the others go. */
function outOfPlay(cards: CardSelector): boolean {
  return cards.cards === "all" || cards.cards === "top" || (cards.cards === "choose" && "zone" in cards.from && cards.from.zone !== "deck");
}

function oneOfTwo(a: CardSelector, b: CardSelector, destination: Destination): readonly Instruction[] {
  return one({ do: "chooseMode", modes: [move(a, destination), move(b, destination)] });
}

const isName = (where: CardFilter | undefined): boolean => where?.names !== undefined && Object.keys(where).length === 1;

/** Cards of both kinds from one and the same Pokémon (CMP-2120). */
function discardBoth(n: number, a: CardFilter, m: number, b: CardFilter, to: PokemonSelector): readonly Instruction[] | undefined {
  const same = to.pokemon === "choose" ? thatPokemon : to;
  const [first, second] = [attached(to, { count: n, where: a }), attached(same, { count: m, where: b })];
  return first && second ? [...move(first, discard), ...move(second, discard)] : undefined;
}
