import type { CardChange, Cards, Condition, Continuous, Instruction, KeywordName } from "@/games/dragonball/engine/effects/language";
import { ZONES } from "@/games/dragonball/engine/effects/language/selectors";
import { changing } from "../../unresolved/lasting";
import { at, atHome, filterOf, type Noun } from "../../unresolved/nouns";
import { narrowed, type Picked } from "../../unresolved/picked";
import { chosenHere, thisIn } from "../../unresolved/references";
import type { Holding } from "../../unresolved/sentences";
import { type Rule, rule } from "../pattern";
import { times } from "./amounts";
import { allOf } from "./conditions";

const of = (changes: readonly Continuous[] | undefined): Holding | undefined => changes && { changes };

/** Cards of a Permanent skill are all that are so; nothing is chosen. */
const on = ({ choices, cards }: Picked, changes: Parameters<typeof changing>[0]) =>
  choices.length > 0 ? undefined : changing(changes, cards);

const inAll = (noun: Noun): Cards | undefined => at(noun, { in: ZONES });

/** All cards that are so, wherever they then lie. */
const groups: readonly Rule[] = [
  rule("group", "[(all|all of|each of)] your {n:nouns}", ({ n }) => plainly(n, atHome(n, "you"))),
  rule("group", "[(all|all of|each of)] your opponent's {n:nouns}", ({ n }) => plainly(n, atHome(n, "opponent"))),
  rule("group", "(all|all of|each of) your {n:nouns} in your Battle Area", ({ n }) => plainly(n, at(n, { in: "battle" }))),
  rule("group", "[all] {n:nouns} {place}", ({ n, place }) => plainly(n, at(n, place))),
  rule("group", "[all] {n:nouns} in all [of your] areas", ({ n }) => plainly(n, inAll(n))),
  rule("group", "[(all|all of)] your {n:nouns} in all areas", ({ n }) => plainly(n, inAll(n))),
  rule("group", "[all] {a:nouns} and {b:nouns} {place}", ({ a, b, place }) => union(plainly(a, at(a, place)), plainly(b, at(b, place)))),
  rule("group", "this card in (your|the) {zones}", ({ zones }) => (zones.join() === "battle" ? "this" : thisIn(...zones))),
];

export const plainly = (noun: Noun, cards: Cards | undefined): Cards | undefined => (noun.demands ? undefined : cards);
const union = (one: Cards | undefined, other: Cards | undefined): Cards | undefined => one && other && { union: [one, other] };

const COSTS = [
  ["energy", "energyCost"],
  ["combo", "comboCost"],
] as const;

/** "Reduce the energy cost of this card in your hand by 1 for each card in your Warp". */
const costs: readonly Rule[] = [
  ...(
    [
      ["reduce", -1],
      ["increase", 1],
    ] as const
  ).flatMap(([verb, sign]) => [
    ...COSTS.flatMap(([words, add]) => [
      rule("permanent", `${verb} the ${words} (cost|costs) (of|on) {group} by {n:number}`, ({ group, n }) =>
        of(changing([{ add, by: sign * n }], group)),
      ),
      rule("permanent", `${verb} the ${words} (cost|costs) (of|on) {group} by {n:number} {per}`, ({ group, n, per }) =>
        of(changing([{ add, by: times(per, sign * n) }], group)),
      ),
      rule("permanent", `{per} , ${verb} the ${words} (cost|costs) (of|on) {group} by {n:number}`, ({ group, n, per }) =>
        of(changing([{ add, by: times(per, sign * n) }], group)),
      ),
    ]),
    rule("permanent", `${verb} this card's energy cost by {n:number}`, ({ n }) => everywhere({ add: "energyCost", by: sign * n })),
    rule("permanent", `${verb} this card's energy cost in (your|the) {zone} by {n:number}`, ({ zone, n }) => ({
      changes: [{ change: { add: "energyCost", by: sign * n } }],
      from: zone,
    })),
    rule("permanent", `${verb} this card's energy cost in (your|the) {zone} by {symbols}`, ({ zone, symbols: { energy, colors } }) =>
      colors && energy === undefined ? { changes: [{ change: { costColors: colors, sign } }], from: zone } : undefined,
    ),
    rule("permanent", `${verb} the energy cost of this card in all areas by {n:number}`, ({ n }) =>
      everywhere({ add: "energyCost", by: sign * n }),
    ),
    rule("permanent", `${verb} the [specified] [energy] cost of {group} by {symbols}`, ({ group, symbols: { energy, colors } }) =>
      colors && energy === undefined ? of(changing([{ costColors: colors, sign }], group)) : undefined,
    ),
  ]),
  rule("permanent", "treat {group} as if (they|it) (had|have|has) no specified (cost|costs)", ({ group }) =>
    of(changing([{ noColorCost: true }], group)),
  ),
  rule("permanent", "{group} is/are treated as if (they|it) (had|have|has) no specified (cost|costs)", ({ group }) =>
    of(changing([{ noColorCost: true }], group)),
  ),
];

/** DB-DECK-05, DB-CARD-08: they hold in every zone. */
const everywhere = (change: CardChange, ...others: readonly CardChange[]): Holding => ({
  changes: [change, ...others].map((each) => ({ change: each })),
  anywhere: true,
});

const inAllAreas: readonly Rule[] = [
  rule("permanent", "this card {changes} in all areas", ({ changes: [first, ...others] }) => first && everywhere(first, ...others)),
  rule("permanent", "negate the {keyword} [skill] (of|on) {group}", ({ keyword, group }) => of(changing([{ negate: keyword }], group))),
  rule(
    "permanent",
    "this card (is also treated|is treated|also counts) as {treated} in all areas",
    ({ treated: [first, ...others] }) => first && everywhere(first, ...others),
  ),
  rule("permanent", "this card (is also treated|is treated|also counts) as {treated} in (your|the) {zones}", ({ treated, zones }) => ({
    changes: treated.map((change) => ({ change })),
    from: zones,
  })),
  rule("change", "(is also treated|is treated|also counts) as {treated}", ({ treated }) => treated),
  rule("treated", "[(a|an)] {colors:colorsAnd} [card]", ({ colors }) => colors.map((gainColor) => ({ gainColor }))),
  rule("treated", "[(a|an)] {character} [card]", ({ character }) => [{ gainCharacter: character }]),
  rule("treated", "[(a|an)] {trait} [card]", ({ trait }) => [{ gainTrait: trait }]),
  rule("treated", "{name}", ({ name }) => [{ gainName: name }]),
  rule("colorsAnd", "{color}", ({ color }) => [color]),
  rule("colorsAnd", "{a:color} [,] and {b:color}", ({ a, b }) => [a, b]),
  rule("colorsAnd", "{a:color} , {others:colorsAnd}", ({ a, others }) => [a, ...others]),
];

/** What may be done for nothing, and what may not be done with a card at all. */
const plays: readonly Rule[] = [
  rule("permanent", "you (can|may) play this card from your hand without paying its energy cost", () => inHand({ free: "play" })),
  rule(
    "permanent",
    "you (can|may) (activate this card's {keyword} [skill] from|activate the {keyword} skill (of|on) this card (from|in)) your hand without paying (its|the) energy cost",
    ({ keyword }) => (keyword.startsWith("Counter") ? inHand({ free: "counter" }) : undefined),
  ),
  rule("permanent", "you (can|may) activate this card's {timing} [skill] from your hand without paying its energy cost", ({ timing }) =>
    inHand({ free: "activate", timing }),
  ),
  rule(
    "permanent",
    "you (can|may) (activate this card's {keyword} [skill] from|activate the {keyword} skill (of|on) this card (from|in)) your hand without paying (its|the) energy cost by {steps} [instead]",
    (slots) => payingInstead(slots),
  ),
  rule(
    "permanent",
    "you (can|may) activate this card's {keyword} [skill] from your hand by {steps} instead of paying its energy cost",
    (slots) => payingInstead(slots),
  ),
  rule(
    "permanent",
    "you (can|may) (activate this card's {keyword} [skill] from|activate the {keyword} skill (of|on) this card (from|in)) your hand without paying (its|the) energy cost by paying the cost for {n:spiritBoost} instead",
    ({ keyword, n }) => (n === null ? undefined : payingInstead({ keyword, steps: boosting(n) })),
  ),
  rule("permanent", "you (can|may) {steps} instead of paying the energy cost of this card's {keyword} skill in your hand", (slots) =>
    payingInstead(slots),
  ),
  rule("permanent", "you can activate this card from your hand without paying its energy cost", () => ({
    changes: [{ change: { free: "activate" } }, { change: { free: "counter" } }],
    from: "hand",
  })),
  rule("permanent", "(you can't play this card|this card can't be played) [from any area] unless {conditions}", ({ conditions }) => ({
    ...everywhere({ cannot: "bePlayed" }),
    while: { not: conditions },
  })),
  rule("permanent", "(you can't play this card|this card can't be played) [from any area] if {conditions}", ({ conditions }) => ({
    ...everywhere({ cannot: "bePlayed" }),
    while: conditions,
  })),
  rule("permanent", "this card (in all areas can't be played by skills|can't be played (by|with) skills [from any area])", () =>
    everywhere({ cannot: "bePlayedBySkills" }),
  ),
  rule("permanent", "you can't play this card from any area", () => everywhere({ cannot: "bePlayed" })),
];

/** The card itself, which is being activated, is no price. */
function payingInstead({ keyword, steps }: { readonly keyword: KeywordName; readonly steps: readonly Instruction[] }): Holding | undefined {
  if (!keyword.startsWith("Counter") || steps.some(({ do: verb }) => verb === "if" || verb === "may")) return undefined;
  const actions = steps.map((step) =>
    step.do === "choose" && typeof step.from === "object" && "in" in step.from && step.from.in === "hand"
      ? { ...step, from: narrowed(step.from, { other: true }) }
      : step,
  );
  return inHand({ payInstead: "counter", actions });
}

/** DB-KEY-43. */
const boosting = (n: number): readonly Instruction[] => [
  { do: "choose", from: { in: "unison", where: { markers: { atLeast: n } } }, count: 1, as: chosenHere(0).bound },
  { do: "removeMarkers", cards: chosenHere(0), count: n, paying: "spiritBoost" },
];

const inHand = (change: CardChange): Holding => ({ changes: [{ change }], from: "hand" });

/** What the opponent cannot do to a card, and what can only be done while something holds. */
const guarded: readonly Rule[] = [
  rule("permanent", "this card's skills can't be negated [in any area]", () => everywhere({ cannot: "beNegated" })),
  rule("permanent", "skills on this card [in any area] can't be negated", () => everywhere({ cannot: "beNegated" })),
  rule("permanent", "only {n:number} {name} can be played in your Battle Area", ({ n, name }, { face }) =>
    n === 1 && name === face ? everywhere({ single: true }) : undefined,
  ),
  rule("permanent", "(you can only have|there can only be) up to {n:number} {name} in play in your Battle Area", ({ n, name }, { face }) =>
    n === 1 && name === face ? everywhere({ single: true }) : undefined,
  ),
  rule("permanent", "(your opponent|the opponent) (can't|cannot) attack {group}", ({ group }) =>
    of(changing([{ cannot: "beAttacked" }], group)),
  ),
  rule("permanent", "(your opponent|the opponent) (can't|cannot) attack this card", () => of([{ change: { cannot: "beAttacked" } }])),
  rule(
    "permanent",
    "your opponent (can't|cannot) activate {keyword} [(skill|skills)] against this card's (attack|attacks)",
    ({ keyword }) =>
      keyword === "Counter"
        ? {
            while: { there: { cards: "attackCard", where: { not: { other: true } } } },
            changes: (["Counter: Attack", "Counter: Battle Card Attack"] as const).map((each) => ({
              player: "opponent",
              rule: { cannot: "counter", keyword: each },
            })),
          }
        : undefined,
  ),
  rule("permanent", "this card can only attack {while}", ({ while: when }) => ({
    while: { not: when },
    changes: [{ change: { cannot: "attack" } }],
  })),
  rule("permanent", "this card (can't|cannot) attack unless {conditions}", ({ conditions }) => ({
    while: { not: conditions },
    changes: [{ change: { cannot: "attack" } }],
  })),
  rule("permanent", "reduce the {keyword} skill cost of {group} by {n:number}", ({ keyword, group, n }) =>
    of(changing([{ skillCost: -n, keyword }], group)),
  ),
  rule("permanent", "reduce the skill cost of {keyword} on {group} by {n:number}", ({ keyword, group, n }) =>
    of(changing([{ skillCost: -n, keyword }], group)),
  ),
];

/** Deck building (DB-DECK-05). */
const decks: readonly Rule[] = [
  rule("permanent", "you can include as many copies of this card in your deck as you like", (_, { card }) => building(60, card.id)),
  rule("permanent", "you can include up to {n:number} copies of this card in your deck", ({ n }, { card }) => building(n, card.id)),
  rule("permanent", "you can only include [up to] {n:number} (copy|copies) of this card in your (deck|Z-Deck)", ({ n }, { card }) =>
    building(n, card.id),
  ),
  rule("permanent", "you (can't|cannot) include {n:nouns} in your deck", ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && { changes: [{ player: "you", rule: { deckOf: { not: where } } }], anywhere: true };
  }),
  rule("permanent", "you start the game with {n:number} life", ({ n }) => ({
    changes: [{ player: "you", rule: { setup: "life", to: n } }],
    anywhere: true,
  })),
];

const building = (copies: number, number: string): Holding => ({
  changes: [{ player: "you", rule: { copies, of: { number } } }],
  anywhere: true,
});

/** When it holds: "If your life is at 4 or less, …", "during your turn, …". */
const heads: readonly Rule[] = [
  rule("while", "(if|while|when|as long as) {conditions}", ({ conditions }) => conditions),
  rule("while", "during battles (when|where|in which) this card (attacks|is attacking)", () => ({
    there: { cards: "attackCard", where: { not: { other: true } } },
  })),
  rule("while", "{turn}", ({ turn }) => turn),
  rule("while", "{turn} , (if|while|when) {conditions}", ({ turn, conditions }) => allOf(turn, conditions)),
  rule("while", "(if|while|when) {conditions} , {turn}", ({ turn, conditions }) => allOf(conditions, turn)),
  rule("turn", "during your turn", () => ({ turnOf: "you" })),
  rule("turn", "during your opponent's turn", () => ({ turnOf: "opponent" })),
];

/** A sentence of several; a head is one for all behind it. */
const sentences: readonly Rule[] = [
  rule("permanent", "{cards} {changes}", ({ cards, changes }) => of(on(cards, changes))),
  rule("permanent", "{group} {changes}", ({ group, changes }) => of(changing(changes, group))),
  rule("permanent", "{cards} {changes} {while}", ({ cards, changes, while: when }) => whileIs(of(on(cards, changes)), when)),
  rule("permanent", "{group} {changes} {while}", ({ group, changes, while: when }) => whileIs(of(changing(changes, group)), when)),
  rule("permanentList", "{permanent}", ({ permanent }) => [permanent]),
  rule("permanentList", "{a:permanent} (, and|; and|;|,|and) {b:permanentList}", ({ a, b }) => [a, ...b]),
  rule("permanents", "{all:permanentList}", ({ all }) => all),
  rule("permanents", "{when:while} , {all:permanentList}", ({ when, all }) => each(all, when)),
  rule("permanents", "{first:permanentList} (, and|; and|;|and) {when:while} , {all:permanentList}", ({ first, when, all }) => {
    const others = each(all, when);
    return others && [...first, ...others];
  }),
];

function whileIs(holding: Holding | undefined, condition: Condition): Holding | undefined {
  if (!holding) return undefined;
  return { while: holding.while ? allOf(condition, holding.while) : condition, ...without(holding) };
}

const without = ({ while: _, ...holding }: Holding): Holding => holding;

function each(all: readonly Holding[], condition: Condition): readonly Holding[] | undefined {
  const holdings = all.map((holding) => whileIs(holding, condition)).filter((holding) => holding !== undefined);
  return holdings.length === all.length ? holdings : undefined;
}

export const permanentRules: readonly Rule[] = [...groups, ...costs, ...inAllAreas, ...plays, ...guarded, ...decks, ...heads, ...sentences];
