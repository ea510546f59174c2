import type { Instruction, PokemonSelector, Who } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { delayed } from "../../unresolved/delayed";
import { POINTS_TO, THEIRS, thatPokemon, thoseCards, thosePokemon } from "../../unresolved/references";
import type { Description, Some } from "../kinds";
import { rule } from "../pattern";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const self: PokemonSelector = { pokemon: "self" };

/** Who may come in: only said when the text narrows it. */
function benched(side: "yours" | "opponents", d: Description): PokemonSelector | undefined {
  const where = unlessEmpty(d.where);
  return where && { pokemon: "choose", side, place: "bench", count: 1, where };
}
const switchOwn = (d: Description) => one(tidy({ do: "switch", side: "yours", chooser: "you", to: benched("yours", d) }));
const switchIn = (d: Description) => one(tidy({ do: "switch", side: "opponents", chooser: "you", to: benched("opponents", d) }));
const theirs = THEIRS as "opponents";

/** Whose hand or deck a Pokémon goes to: its owner's, so that a text which names another's is misread (EFF-07). */
function belongs(pokemon: PokemonSelector, whose: Who): boolean {
  if (pokemon.pokemon === "self") return whose === "you";
  if (pokemon.pokemon !== "active" && pokemon.pokemon !== "all" && pokemon.pokemon !== "choose") return true;
  if (pokemon.side === "yours") return whose === "you";
  return pokemon.side !== "opponents" || whose !== "you";
}

/** Switching, evolving, returning, copying attacks. */
export const inPlayRules = [
  rule("instruction", "switch (this Pokémon|your Active Pokémon|it) with {n:one} of your {d:plain}", ({ d }) =>
    d.place === "bench" ? switchOwn(d) : undefined,
  ),
  rule("instruction", "switch your {a:plain} with {n:one} of your {d:plain}", ({ a, d }) =>
    a.place === "active" && unlessEmpty(a.where) && d.place === "bench"
      ? one({ do: "if", when: { if: "pokemon", is: { pokemon: "active", side: "yours" }, where: a.where }, then: switchOwn(d) })
      : undefined,
  ),
  rule("instruction", "switch {n:one} of your {d:plain} with your Active Pokémon", ({ d }) =>
    d.place === "bench" ? switchOwn(d) : undefined,
  ),
  rule("instruction", "switch (this Pokémon|it) with your Active Pokémon", () =>
    one({ do: "switch", side: "yours", chooser: "you", to: self }),
  ),
  rule(
    "instruction",
    "switch {n:one} of your opponent's {d:described} with (his or her Active Pokémon|their Active Pokémon|the Defending Pokémon|your opponent's Active Pokémon)",
    ({ d }) => (d.place === "bench" ? switchIn(d) : undefined),
  ),
  rule(
    "instruction",
    "switch (the Defending Pokémon|your opponent's Active Pokémon) with {n:one} of (your opponent's|their) {d:described}",
    ({ d }) => (d.place === "bench" ? switchIn(d) : undefined),
  ),
  rule("instruction", "switch in {n:one} of your opponent's {d:described} to the Active Spot", ({ d }) =>
    d.place === "bench" ? switchIn(d) : undefined,
  ),
  rule("instruction", "switch in (that Pokémon|the chosen Pokémon|it) to the Active Spot", () =>
    one({ do: "switch", side: "opponents", chooser: "you", to: thatPokemon }),
  ),
  rule("instruction", "switch {side:possessor} {a:plain} with {n:one} of (his or her|their) {d:plain}", ({ side, a, d }) =>
    side === THEIRS && a.place === "active" && unlessEmpty(a.where) && d.place === "bench"
      ? one({
          do: "if",
          when: { if: "pokemon", is: { pokemon: "active", side: theirs }, where: a.where },
          then: one(tidy({ do: "switch", side: theirs, chooser: "you", to: benched(theirs, d) })),
        })
      : undefined,
  ),
  rule("instruction", "switch out your opponent's Active Pokémon to the Bench", () =>
    one({ do: "switch", side: "opponents", chooser: "opponent" }),
  ),
  rule("instruction", "switches (his or her|their) Active Pokémon with {n:one} of (his or her|their) Benched Pokémon", () =>
    one({ do: "switch", side: theirs, chooser: "you" }),
  ),
  rule(
    "instruction",
    "(switch|switches) (the Defending Pokémon|his or her Active Pokémon|their Active Pokémon) with {n:one} of (his or her|their) Benched Pokémon",
    () => one({ do: "switch", side: theirs, chooser: "you" }),
  ),
  rule("instruction", "chooses {n:one} of (his or her|their) Benched Pokémon and switches it with (his or her|their) Active Pokémon", () =>
    one({ do: "switch", side: theirs, chooser: "you" }),
  ),

  // Evolving and devolving (EFF-43, EFF-44).
  rule("instruction", "search your deck for {cards:some} and put it onto this Pokémon [to evolve it]", ({ cards }) => ontoThis(cards)),
  rule("instruction", "search your deck for {cards:some} and put it onto this {name} to evolve it", ({ cards, name }, { name: own }) =>
    name === own ? ontoThis(cards) : undefined,
  ),
  rule("instruction", "search your deck for {cards:some} and put it onto that {name} to evolve it", ({ cards: { where } }) =>
    where ? evolveFromDeck(thatPokemon, where) : undefined,
  ),
  rule("instruction", "search your deck for {cards:some} and put it onto this Pokémon to evolve it , skipping the Stage 1", ({ cards }) =>
    ontoThis(cards, true),
  ),
  rule(
    "instruction",
    "search your deck for a card that evolves from {of:pokemon} [,] and put it (on|onto) (that Pokémon|it|your Active Pokémon) [to evolve it]",
    ({ of }) => evolveFromDeck(of),
  ),
  rule(
    "instruction",
    "search your deck for (a|an) {where:cardHead} that evolves from {of:pokemon} [,] and put it onto that Pokémon [to evolve it]",
    ({ where, of }) => evolveFromDeck(of, where),
  ),
  rule(
    "instruction",
    "search your deck for a card that has no Abilities and evolves from {of:pokemon} , and put it onto that Pokémon to evolve it",
    ({ of }) => evolveFromDeck(of, { hasAbility: false }),
  ),
  rule("instruction", "devolve {of:pokemon} and put the highest Stage Evolution card on (it|them) into {whose} hand", ({ of, whose }) =>
    belongs(of, whose) ? one({ do: "devolve", pokemon: of, cards: 1, destination: { to: "hand" } }) : undefined,
  ),
  rule("instruction", "devolve {of:pokemon} by putting all [of the] Evolution cards on it into {whose} hand", ({ of, whose }) =>
    belongs(of, whose) ? one({ do: "devolve", pokemon: of, cards: "all", destination: { to: "hand" } }) : undefined,
  ),
  rule("instruction", "devolve {of:pokemon} by putting the highest Stage Evolution card on it into {whose} hand", ({ of, whose }) =>
    belongs(of, whose) ? one({ do: "devolve", pokemon: of, cards: 1, destination: { to: "hand" } }) : undefined,
  ),
  rule(
    "instruction",
    "devolve {of:pokemon} by (shuffling|putting) the highest Stage Evolution card on it into {whose} deck",
    ({ of, whose }) =>
      belongs(of, whose) ? one({ do: "devolve", pokemon: of, cards: 1, destination: { to: "deck", place: "shuffled" } }) : undefined,
  ),

  // Leaving play (EFF-41).
  rule(
    "instruction",
    "(put|return) {of:pokemon} and all (attached cards|cards attached to it|cards attached to them|cards attached to that Pokémon) (into|to) {whose} hand",
    ({ of, whose }) =>
      belongs(of, whose) ? one({ do: "returnPokemon", pokemon: of, destination: { to: "hand" }, attached: "with" }) : undefined,
  ),
  rule(
    "instruction",
    "(shuffle|put) {of:pokemon} and all (attached cards|cards attached to it|cards attached to them|cards attached to that Pokémon) into {whose} deck",
    ({ of, whose }) =>
      belongs(of, whose)
        ? one({ do: "returnPokemon", pokemon: of, destination: { to: "deck", place: "shuffled" }, attached: "with" })
        : undefined,
  ),
  rule(
    "instruction",
    "shuffle/shuffles {of:pokemon} and all (attached cards|cards attached to it) into (his or her|their) deck",
    ({ of }) => one({ do: "returnPokemon", pokemon: of, destination: { to: "deck", place: "shuffled" }, attached: "with" }),
  ),
  rule(
    "instruction",
    "shuffle/shuffles {of:pokemon} and all (attached cards|cards attached to (it|them)) and put/puts them on the bottom of {whose} deck",
    ({ of }) => one({ do: "returnPokemon", pokemon: of, destination: { to: "deck", place: "bottom", order: "random" }, attached: "with" }),
  ),
  rule("instruction", "put {n:one} of your {d:plain} into your hand", ({ d }) =>
    d.place === "active" || d.side
      ? undefined
      : one({
          do: "returnPokemon",
          pokemon: tidy({ pokemon: "choose", side: "yours", place: d.place ?? "inPlay", count: 1, where: unlessEmpty(d.where) }),
          destination: { to: "hand" },
          attached: "discard",
        }),
  ),
  rule("instruction", "put (this Pokémon|that Pokémon) into your hand", () =>
    one({ do: "returnPokemon", pokemon: self, destination: { to: "hand" }, attached: "discard" }),
  ),
  rule("instruction", "discard all cards (attached to|from) this Pokémon and (put|return) (it|this Pokémon) (into|to) your hand", () =>
    one({ do: "returnPokemon", pokemon: self, destination: { to: "hand" }, attached: "discard" }),
  ),
  rule(
    "instruction",
    "discard all cards (attached to|from) this Pokémon and put (it|this Pokémon) on {where:deckEnd} of your deck",
    ({ where }) => one({ do: "returnPokemon", pokemon: self, destination: { to: "deck", place: where }, attached: "discard" }),
  ),
  rule("instruction", "discard {of:pokemon} and all (attached cards|cards attached to it)", ({ of }) =>
    one({ do: "discardPokemon", pokemon: of }),
  ),

  // Attacks of others (EFF-18): "its" is said of the card spoken of before, not of the Pokémon that uses them (CMP-2130).
  rule("instruction", "choose {n:one} of (its|that card's) attacks and use it as this attack", () =>
    one({ do: "copyAttack", of: { card: thoseCards } }),
  ),
  rule("instruction", "choose an attack (of|from) {card:cards} and use it as this attack", ({ card }) =>
    one({ do: "copyAttack", of: { card } }),
  ),
  rule("instruction", "choose {n:one} of {of:owner} attacks and use it as this attack", ({ of }) =>
    one({ do: "copyAttack", of: { pokemon: of } }),
  ),
  rule("instruction", "choose {n:one} of {of:owner} attacks", ({ of }) => one({ do: "chooseAttack", of, bind: POINTS_TO.number })),
  rule("instruction", "choose an attack from {of:pokemon} and use it as this attack", ({ of }) =>
    one({ do: "copyAttack", of: { pokemon: of } }),
  ),

  rule("instruction", "choose {of:pokemon}", ({ of }) =>
    of.pokemon === "choose" ? one({ do: "forEach", pokemon: of, steps: [] }) : undefined,
  ),
  rule("instruction", "choose {of:pokemon} and attach {cards} to each of (them|those Pokémon)", ({ of, cards }) =>
    one({ do: "forEach", pokemon: of, steps: [{ do: "attach", cards, to: { pokemon: "each" } }] }),
  ),
  rule("instruction", "attach {cards} to each of (those Pokémon|them)", ({ cards }) =>
    one({ do: "forEach", pokemon: thosePokemon, steps: [{ do: "attach", cards, to: { pokemon: "each" } }] }),
  ),
  rule("instruction", "attach {cards} to each of {side:possessor} {d:described}", ({ cards, side, d }) =>
    one({
      do: "forEach",
      pokemon: tidy({ pokemon: "all", side, place: d.place ?? "inPlay", where: unlessEmpty(d.where) }),
      steps: [{ do: "attach", cards, to: { pokemon: "each" } }],
    }),
  ),
  rule("instruction", "for each of those Pokémon , {steps}", ({ steps }) => one({ do: "forEach", pokemon: thosePokemon, steps })),
  rule("instruction", "for each of {side:possessor} {d:described} , {steps}", ({ side, d, steps }) =>
    one({
      do: "forEach",
      pokemon: tidy({ pokemon: "all", side, place: d.place ?? "inPlay", where: unlessEmpty(d.where) }),
      steps,
    }),
  ),
  rule("instruction", "heal {n:number} damage from each of them", ({ n }) => one({ do: "heal", amount: n, on: thosePokemon })),
  rule("instruction", "put {n:number} damage counter/counters on each of them", ({ n }) =>
    one({ do: "putCounters", count: n, on: thosePokemon }),
  ),
  rule("instruction", "(your|that player's|their) turn ends", () => one({ do: "endTurn" })),
  rule("instruction", "(he or she|you) wins/win this game", () => one({ do: "win", who: "you" })),
  rule("instruction", "you win this game", () => one({ do: "win", who: "you" })),
  rule("instruction", "take another turn after this one", () => one({ do: "extraTurn", who: "you" })),
  rule("instruction", "discard {of:pokemon}", ({ of }) =>
    of.pokemon === "choose" ? one({ do: "discardPokemon", pokemon: of }) : undefined,
  ),
  rule("instruction", "choose {cards} [,] and switch it with {of:pokemon}", ({ cards, of }) =>
    of.pokemon === "choose" || of.pokemon === "self" ? one({ do: "exchange", pokemon: of, with: cards }) : undefined,
  ),
  rule("instruction", "discard any number of {name} from your Bench", ({ name }) =>
    one({ do: "discardPokemon", pokemon: { pokemon: "choose", side: "yours", place: "bench", count: "any", where: { names: [name] } } }),
  ),
  rule("instruction", "discard as many of your {d:described} as you like", ({ d }) =>
    one({
      do: "discardPokemon",
      pokemon: tidy({ pokemon: "choose", side: "yours", place: d.place ?? "inPlay", count: "any", where: unlessEmpty(d.where) }),
    }),
  ),
  rule("instruction", "switch that Pokémon with your Active Pokémon", () =>
    one({ do: "switch", side: "yours", chooser: "you", to: thatPokemon }),
  ),
  rule(
    "instruction",
    "your opponent chooses an attack from {n:one} of (their|his or her) Pokémon in play . use the chosen attack as this attack",
    () => one({ do: "copyAttack", of: { pokemon: { pokemon: "all", side: "opponents", place: "inPlay" } }, by: "opponent" }),
  ),
  rule(
    "instruction",
    "if your opponent's Pokémon used an attack that isn't a GX attack during their last turn , use it as this attack",
    () => one({ do: "copyAttack", of: "lastUsedByOpponent", where: { notGX: true } }),
  ),
  rule("instruction", "if your opponent's Pokémon used an attack during (his or her|their) last turn , use it as this attack", () =>
    one({ do: "copyAttack", of: "lastUsedByOpponent" }),
  ),
  rule(
    "instruction",
    "if you use this attack when you have (only|exactly) {n:number} Prize card/cards (left|remaining) , you win this game",
    ({ n }) =>
      one({
        do: "if",
        when: { if: "compare", left: { count: "prizesLeft", of: "you" }, is: "=", right: n },
        then: [{ do: "win", who: "you" }],
      }),
  ),
  rule("instruction", "choose {types} type", ({ types }) => one({ do: "chooseType", among: types, bind: POINTS_TO.number })),
  rule("instruction", "until the Defending Pokémon leaves the Active Spot , its Weakness is now that type", () =>
    one({
      do: "lasting",
      change: { modify: "weaknessType", on: { pokemon: "active", side: "opponents" }, type: { binding: POINTS_TO.number } },
      duration: "untilLeavesActive",
    }),
  ),
  rule("instruction", "{of:pokemon} is Knocked Out at the end of your opponent's next turn", ({ of }) =>
    one(delayed([{ do: "knockOut", pokemon: of }])),
  ),
  rule("instruction", "puts {of:pokemon} and all (attached cards|cards attached to it) into (his or her|their) hand", ({ of }) =>
    one({ do: "returnPokemon", pokemon: of, destination: { to: "hand" }, attached: "with" }),
  ),
  rule(
    "instruction",
    "switch this Pokémon with (a|an) {where:cardNoun} (in|from) your hand [< attached cards , damage counters , Special Conditions and any other effects remain >]",
    ({ where }) => one({ do: "exchange", pokemon: self, with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where } }),
  ),
  rule("instruction", "search your deck for (a|an) {where:cardNoun} and switch it with that Pokémon", ({ where }) =>
    one({ do: "exchange", pokemon: thatPokemon, with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where } }),
  ),
  rule("sentence", "shuffle the first Pokémon into your deck", () => ({ says: "steps", steps: [] })),
  rule("sentence", "if you switched a Pokémon in this way , put this card into your deck", () => ({ says: "steps", steps: [] })),
];

/** A card that "evolves from this Pokémon" is the next one; one that is named lies above a Stage 1 that is not. */
function ontoThis({ where, ...cards }: Some, skips = where?.names !== undefined): readonly Instruction[] {
  const chosen = tidy({ cards: "choose", from: { zone: "deck", of: "you" }, ...cards, where, count: 1 });
  return one(tidy({ do: "evolve", pokemon: self, with: chosen, skipStage: skips || undefined }));
}

export function evolveFromDeck(of: PokemonSelector, more: object = {}): readonly Instruction[] | undefined {
  if (of.pokemon === "active" && of.side === "yours")
    return evolveFromDeck({ pokemon: "choose", side: "yours", place: "active", count: 1 }, more);
  if (of.pokemon === "self")
    return one({
      do: "evolve",
      pokemon: of,
      with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: "self", ...more } },
    });
  // "That Pokémon": only a card that evolves from it goes onto it.
  if (of.pokemon === "bound")
    return one({
      do: "evolve",
      pokemon: of,
      with: tidy({ cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: unlessEmpty(more) }),
    });
  if (of.pokemon !== "choose" || of.count !== 1) return undefined;
  return one({
    do: "evolve",
    pokemon: of,
    with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: { binding: POINTS_TO.pokemon }, ...more } },
  });
}
