import { ENERGY_TYPES } from "@/games/pokemon/engine/card";
import type { Amount, Condition, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { conditionSentences } from "../../../phrasebook/conditions";
import { eventSentences } from "../../../phrasebook/events";
import { nothing, said, words } from "../../../phrasebook/parts";
import { stepSentences } from "../../../phrasebook/steps";
import { allBut } from "../../unresolved/hand-size";
import { not } from "../../unresolved/negation";
import { POINTS_TO } from "../../unresolved/references";
import { own, ownSentence } from "../own";
import { type Rule, rule } from "../pattern";
import { fromZone } from "./cards";
import { evolveFromDeck } from "./in-play";
import { all } from "./pokemon";

type Comparison = Extract<Condition, { readonly if: "compare" }>["is"];

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({ if: "compare", left, is, right });
const self: PokemonSelector = { pokemon: "self" };
const inPlay = (side: "yours" | "opponents"): Amount => ({ count: "pokemon", in: { pokemon: "all", side, place: "inPlay" } });
const discardDownTo = (n: number): Instruction => ({
  do: "move",
  cards: allBut(n, "you"),
  destination: { to: "discard" },
});
const yourDeck = words(({ zones }) => zones.deck.your);
const yourHand = words(({ zones }) => zones.hand.your);
const discarded = words(({ participles }) => participles.discard?.[0] ?? "");
const theNumber = said("numberOf", "counted");
const thatPokemon = said("thatPokemon", {});

/** Our own sentences (text/render) that official cards do not use: what is said compiles again. */
export const houseRules: readonly Rule[] = [
  rule("zone", "{of:whose} deck", ({ of }) => ({ zone: "deck", of })),
  rule("zone", "{of:whose} hand", ({ of }) => ({ zone: "hand", of })),
  rule("zone", "{of:whose} discard pile", ({ of }) => ({ zone: "discard", of })),

  own("fact", "isExactly", { left: theNumber, right: "number" }, ({ left, right }) => compare(left, "=", right)),
  own("fact", "isAtLeast", { left: theNumber, right: "number" }, ({ left, right }) => compare(left, ">=", right)),
  own("fact", "isAtMost", { left: theNumber, right: "number" }, ({ left, right }) => compare(left, "<=", right)),
  own("fact", "isSame", { left: "amount", right: "amount" }, ({ left, right }) => compare(left, "=", right)),
  own("fact", "isMore", { left: theNumber, right: "number" }, ({ left, right }) => compare(left, ">", right)),
  own("fact", "isMore", { left: "amount", right: "amount" }, ({ left, right }) => compare(left, ">", right)),
  own("fact", "isLess", { left: theNumber, right: "number" }, ({ left, right }) => compare(left, "<", right)),
  own("fact", "isLess", { left: "amount", right: "amount" }, ({ left, right }) => compare(left, "<", right)),
  own("fact", "isNotExactly", { left: theNumber, right: "number" }, ({ left, right }) => ({ not: compare(left, "=", right) })),
  own("fact", "isNotSame", { left: "amount", right: "amount" }, ({ left, right }) => ({ not: compare(left, "=", right) })),
  own("fact", "played", { cards: said("anyNoun", "cardNoun") }, ({ cards }) => played(cards)),
  own("fact", "thatPlayerPlayed", { cards: said("anyNoun", "cardNoun") }, ({ cards }) => played(cards)),
  ...conditionSentences.map((sentence) => ownSentence("fact", sentence, (condition) => condition)),
  ...stepSentences.map((sentence) => ownSentence("instruction", sentence, one)),
  ...eventSentences.map((sentence) => ownSentence("happening", sentence, (on) => ({ on }))),
  own("fact", "isNamed", { pokemon: "pokemon", name: "names" }, ({ pokemon, name }) => ({
    if: "pokemon",
    is: pokemon,
    where: { names: name },
  })),

  own("condition", "or", { first: "fact", second: "fact" }, ({ first, second }) => ({ any: [first, second] })),
  own("facts", "lastAnd", { first: "fact", second: "fact" }, ({ first, second }) => [first, second]),
  own("facts", "comma", { first: "fact", second: "facts" }, ({ first, second }) => [first, ...second]),
  own("condition", "comma", { first: "fact", second: "facts" }, ({ first, second }) => ({ all: [first, ...second] })),
  own("alternatives", "lastOr", { first: "fact", second: "fact" }, ({ first, second }) => [first, second]),
  own("alternatives", "comma", { first: "fact", second: "alternatives" }, ({ first, second }) => [first, ...second]),
  own("condition", "comma", { first: "fact", second: "alternatives" }, ({ first, second }) => ({ any: [first, ...second] })),

  own("each", "and", { first: said("eachUnit", "counted"), second: said("eachUnit", "counted") }, ({ first, second }) => ({
    add: [first, second],
  })),
  own("each", "eachFewer", {}, () => ({ subtract: [inPlay("opponents"), inPlay("yours")] })),
  own("counted", "typesOfPokemon", { pokemon: "pokemon" }, ({ pokemon }) => ({ count: "types", of: { pokemon } })),
  own(
    "counted",
    "typesAmong",
    { cards: said("cardsInThisWay", { noun: words(({ nouns }) => nouns.basicEnergyCard.many), form: discarded, place: nothing }) },
    () => ({ count: "types", of: { cards: { cards: "bound", binding: POINTS_TO.cards } } }),
  ),
  own("counted", "cardsIn", { noun: "cardNoun", zone: "zone" }, ({ noun, zone: { zone, of } }) =>
    tidy({ count: "cards", zone, of, where: unlessEmpty(noun) }),
  ),
  own("counted", "prizesTakenBoth", {}, () => ({ count: "prizesTaken", of: "both" })),
  own("counted", "allYours", { nouns: said("other", "described") }, ({ nouns }) => {
    const others = all("yours", nouns);
    return others.pokemon === "all" ? { count: "pokemon", in: { ...others, except: "self" } } : undefined;
  }),
  own("amount", "plus", { first: said("numberOf", "counted"), second: "number" }, ({ first, second }) => ({ add: [first, second] })),
  own("amount", "remainingHpOf", { pokemon: "pokemon" }, ({ pokemon }) => ({ count: "remainingHp", of: pokemon })),
  own("amount", "damageTakenLastTurn", { pokemon: "pokemon" }, ({ pokemon }) => ({ count: "damageTakenLastTurn", of: pokemon })),

  own("post", "notNewInPlay", { noun: nothing }, () => ({ where: { not: { cameIntoPlayThisTurn: true } } })),
  own(
    "cardPost",
    "sameTypeToo",
    {
      noun: nothing,
      name: said(
        "thatCard",
        words(({ nouns }) => nouns.energyCard.one),
      ),
    },
    () => ({
      sameTypeAs: "event",
    }),
  ),
  own("pokemon", "eachOfBoth", { noun: said("other", "described") }, ({ noun: { where, place = "inPlay" } }) =>
    tidy({ pokemon: "all", side: "both", place, where: unlessEmpty(where), except: "self" }),
  ),
  own(
    "cards",
    "cardsExcept",
    { cards: said("cardsFrom", { cards: "some", zone: "zone" }), form: discarded },
    ({ cards, zone: { zone, of } }) => ({ ...fromZone(zone, of, cards), except: POINTS_TO.otherThan }),
  ),

  own("instruction", "look", { cards: said("allOfDeck", "zone") }, ({ cards: { zone, of } }) =>
    one({ do: "look", cards: { cards: "all", zone, of } }),
  ),
  own("instruction", "shuffleInto", { cards: "attachedCards", deck: said("ownersDecks", {}) }, ({ cards }) =>
    one({ do: "move", cards, destination: { to: "deck", place: "shuffled" } }),
  ),
  own("instruction", "chooseAttack", { pokemon: "pokemon" }, ({ pokemon }) =>
    one({ do: "chooseAttack", of: pokemon, bind: POINTS_TO.number }),
  ),
  own("instruction", "copyAttackOf", { pokemon: "pokemon" }, ({ pokemon }) => one({ do: "copyAttack", of: { pokemon } })),
  own("instruction", "copyAttackTheirChoice", { pokemon: "pokemon" }, ({ pokemon }) =>
    one({ do: "copyAttack", of: { pokemon }, by: "opponent" }),
  ),
  own("instruction", "copyLast", {}, () => one({ do: "copyAttack", of: "lastUsedByOpponent" })),
  own("instruction", "damageIgnoringEffects", {}, () => one({ do: "ignore", what: ["effects"] })),
  own("instruction", "attackMore", { damage: said("moreDamageEqual", "amount") }, ({ damage }) =>
    one({ do: "attackDamage", change: "more", amount: damage }),
  ),
  own("instruction", "damageTakenBack", { pokemon: "pokemon" }, ({ pokemon }) =>
    one({ do: "damage", amount: { count: "damageTakenLastTurn", of: self }, to: pokemon }),
  ),
  own("instruction", "putCounters", { counters: said("countersEqual", "amount"), pokemon: "pokemon" }, ({ counters, pokemon }) =>
    one({ do: "putCounters", count: counters, on: pokemon }),
  ),
  own("instruction", "cureSome", { conditions: "afflictions", pokemon: "pokemon" }, ({ conditions, pokemon }) =>
    one({ do: "cure", pokemon, conditions }),
  ),
  own("instruction", "drawUntilAmount", { amount: "amount" }, ({ amount }) => one({ do: "drawUntil", handSize: amount })),
  own("instruction", "discardDownTo", { hand: yourHand, n: "number" }, ({ n }) => one(discardDownTo(n))),
  own("instruction", "drawOrDiscard", { n: "number" }, ({ n }) => [{ do: "drawUntil", handSize: n }, discardDownTo(n)]),
  own("instruction", "evolveSkipping", { cards: "cards", pokemon: "pokemon" }, ({ cards, pokemon }) =>
    one({ do: "evolve", pokemon, with: cards, skipStage: true }),
  ),
  own("instruction", "evolveEvenSkipping", { cards: "cards", pokemon: "pokemon" }, ({ cards, pokemon }) =>
    one({ do: "evolve", pokemon, with: cards, skipStage: true }),
  ),
  own(
    "instruction",
    "searchEvolve",
    {
      deck: yourDeck,
      cards: said(
        "aCard",
        said("evolvesFromPokemon", {
          noun: said(
            "withoutAbility",
            words(({ nouns }) => nouns.card.one),
          ),
          pokemon: "pokemon",
        }),
      ),
      pokemon: thatPokemon,
    },
    ({ pokemon }) => evolveFromDeck(pokemon, { hasAbility: false }),
  ),
  own("instruction", "returnOnly", { pokemon: "pokemon", hand: "zone" }, ({ pokemon, hand: { zone } }) =>
    zone === "hand" ? one({ do: "returnPokemon", pokemon, destination: { to: "hand" }, attached: "discard" }) : undefined,
  ),
  own("instruction", "returnTopOnly", { pokemon: said("self", {}), deck: yourDeck }, () => one(ontoDeck("top"))),
  own("instruction", "returnBottomOnly", { pokemon: said("self", {}), deck: yourDeck }, () => one(ontoDeck("bottom"))),
  own("instruction", "discardPokemon", { pokemon: "pokemon" }, ({ pokemon }) => one({ do: "discardPokemon", pokemon })),
  own("instruction", "switchTheirs", { benched: thatPokemon, active: said("opponentsActive", {}) }, () =>
    one({ do: "switch", side: "opponents", chooser: "you", to: { pokemon: "bound", binding: POINTS_TO.pokemon } }),
  ),
  own(
    "instruction",
    "exchange",
    { pokemon: "pokemon", cards: said("cardsFrom", { cards: said("aCard", "cardNoun"), zone: "zone" }) },
    ({ pokemon, cards: where, zone: from }) =>
      from.of === "you" ? one({ do: "exchange", pokemon, with: { cards: "choose", from, count: 1, where } }) : undefined,
  ),
  own("remark", "exchangeKeeps", {}, () => true),
  own("modes", "orMode", { first: "steps", second: "steps" }, ({ first, second }) => [first, second]),
  own("thisCard", "toHand", { cards: said("thisCard", {}), hand: yourHand }, () =>
    one({ do: "move", cards: { cards: "self" }, destination: { to: "hand" } }),
  ),
  own("thisCard", "toBottom", { cards: said("thisCard", {}), deck: yourDeck }, () =>
    one({ do: "move", cards: { cards: "self" }, destination: { to: "deck", place: "bottom" } }),
  ),

  own("sentence", "damageIgnoring", {}, () => ({ says: "uncalculated", what: ["Weakness", "Resistance"] })),
  own("sentence", "otherwise", { clause: "steps" }, ({ clause }) => ({ says: "otherwise", steps: clause })),
  own("sentence", "toPlay", { clause: "steps" }, ({ clause }) => ({ says: "cost", steps: clause })),
  own("sentence", "playOnlyIfNot", { condition: "condition" }, ({ condition }) => ({ says: "only", when: not(condition) })),
  own("sentence", "attackOnlyIfNot", { condition: "condition" }, ({ condition }) => ({ says: "only", when: not(condition) })),
  own("sentence", "attackFromBench", { on: "pokemon" }, ({ on }) => ({
    says: "usage",
    changes: [{ change: { permit: "attackFromBench", on } }],
  })),
  own("sentence", "thisAttackAsleep", {}, () => ({ says: "usage", changes: [{ change: { permit: "attackWhileAsleep", on: self } }] })),
  own("sentence", "playedAs", { type: "types", n: "number" }, ({ type, n }) => ({ says: "fossil", hp: n, types: type })),
  own("sentence", "cardProvides", { units: said("everyTypeTwice", "number") }, ({ units }) => ({
    says: "provides",
    units: ofEveryType(units),
  })),
  own("sentence", "providesInstead", { condition: "condition", units: said("everyTypeTwice", "number") }, ({ condition, units }) => ({
    says: "provides",
    units: ofEveryType(units),
    when: condition,
  })),
  own("sentence", "providesInstead", { condition: "condition", units: said("energyUnits", "symbols") }, ({ condition, units }) => ({
    says: "provides",
    units: units.map((symbol) => [symbol]),
    when: condition,
  })),

  own("abilitySentence", "onlyOneByName", {}, () => ({ says: "limit", limit: "oncePerTurnByName" })),
  own("abilitySentence", "onlyOnce", {}, () => ({ says: "limit", limit: "oncePerTurn" })),
  own("abilitySentence", "appliedOnce", {}, () => ({ says: "appliedOnce" })),
  own("happening", "movesToActive", { pokemon: said("self", {}) }, () => ({ on: { event: "movesToActive", subject: "self" } })),
  ...(["hand", "discard"] as const).flatMap((from) => {
    const lying = from === "hand" ? "fromHand" : "fromDiscard";
    const may = said("youMay", "thisCard");
    return [
      own("abilitySentence", "onceATurn", { clause: said(lying, may) }, ({ clause }) => ({
        says: "activated",
        limit: "oncePerTurn",
        from,
        steps: clause,
      })),
      own(
        "abilitySentence",
        "onceATurn",
        { clause: said(lying, said("ifThen", { condition: "condition", clause: may })) },
        ({ condition, clause }) => ({ says: "activated", limit: "oncePerTurn", from, when: condition, steps: clause }),
      ),
    ];
  }),
  own("abilitySentence", "onceAtEnd", { clause: "steps" }, ({ clause }) => onceAtEnd(clause)),
  own("abilitySentence", "onceAtEnd", { clause: said("ifThen", { condition: "condition", clause: "steps" }) }, ({ condition, clause }) =>
    onceAtEnd(clause, condition),
  ),
];

const played = (where: Extract<Extract<Condition, { if: "history" }>["event"], { happened: "played" }>["where"]): Condition => ({
  if: "history",
  event: { during: "thisTurn", happened: "played", by: "you", where },
});

const ontoDeck = (place: "top" | "bottom"): Instruction => ({
  do: "returnPokemon",
  pokemon: self,
  destination: { to: "deck", place },
  attached: "discard",
});

const ofEveryType = (n: number) => Array.from({ length: n }, () => ENERGY_TYPES);

function onceAtEnd(steps: readonly Instruction[], condition?: Condition) {
  if (steps[0]?.do === "may" || steps[0]?.do === "if" || steps.length === 0) return undefined;
  return { says: "triggered", on: { event: "endOfTurn", of: "you" }, ...tidy({ while: condition }), limit: "oncePerTurn", steps } as const;
}
