import type { TrainerKind } from "@/games/pokemon/engine/card";
import type { Amount, CardFilter, PokemonFilter } from "@/games/pokemon/engine/effects/language";
import { merge, tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO } from "../../unresolved/references";
import type { Some } from "../kinds";
import { rule } from "../pattern";

/** The same question asked of a card that is not in play; undefined where it has no sense there. */
export function asCard(where: PokemonFilter): CardFilter | undefined {
  const { maxHp, not, anyOf, hasAbility, resistance, ...rest } = where;
  const negated = not && asCard(not);
  const alternatives = anyOf?.map(asCard);
  if ((not && !negated) || alternatives?.includes(undefined) || resistance === "any") return undefined;
  const card: CardFilter = tidy({
    hp: maxHp,
    hasAbility,
    resistance,
    not: negated,
    anyOf: alternatives?.filter((each) => each !== undefined),
  });
  const shared = [
    "names",
    "nameContains",
    "types",
    "stages",
    "evolution",
    "marks",
    "ruleBox",
    "hasAttack",
    "retreatCost",
    "evolvesFrom",
  ] as const;
  if (Object.keys(rest).some((key) => !shared.some((known) => known === key))) return undefined;
  const { names, nameContains, types, stages, evolution, marks, ruleBox, hasAttack, retreatCost, evolvesFrom } = rest;
  return { ...tidy({ names, nameContains, types, stages, evolution, marks, ruleBox, hasAttack, retreatCost, evolvesFrom }), ...card };
}

const trainer = (kind: TrainerKind): CardFilter => ({ category: "Trainer", trainerKinds: [kind] });
const either = (...anyOf: CardFilter[]): CardFilter => {
  const names = anyOf.flatMap((each) => (Object.keys(each).length === 1 ? (each.names ?? []) : []));
  if (names.length >= anyOf.length) return { names };
  const kinds = anyOf.flatMap((each) => (Object.keys(each).length === 2 && each.category === "Trainer" ? (each.trainerKinds ?? []) : []));
  if (kinds.length === anyOf.length) return { category: "Trainer", trainerKinds: kinds };
  const marks = anyOf.flatMap((each) => (Object.keys(each).length === 2 && each.category === "Pokémon" ? (each.marks ?? []) : []));
  if (marks.length === anyOf.length) return { category: "Pokémon", marks };
  const stages = anyOf.flatMap((each) => (Object.keys(each).length === 2 && each.category === "Pokémon" ? (each.stages ?? []) : []));
  return stages.length === anyOf.length ? { category: "Pokémon", stages } : { anyOf };
};
/** "A Basic Pokémon named A or B": both names are of the Basic Pokémon. */
const isListOfNames = (a: CardFilter, b: CardFilter): boolean =>
  a.names !== undefined && Object.keys(a).length > 1 && Object.keys(b).join() === "names";
/** "Basic Pokémon (except for Pokémon-EX)": what is left out is of the same category anyway. */
function ofTheSame({ category }: CardFilter, post: CardFilter): CardFilter {
  if (category !== "Pokémon" || post.not?.category !== category || Object.keys(post.not).length === 1) return post;
  const { category: _, ...not } = post.not;
  return { ...post, not };
}
const some = (count: Some["count"], where: CardFilter | undefined, rest: Omit<Some, "count" | "where"> = {}): Some => ({
  count,
  ...tidy({ where: unlessEmpty(where ?? {}) }),
  ...rest,
});
const plus = (n: number): Amount => n;

/** Which cards, and how many. */
export const cardNounRules = [
  rule("cardHead", "card/cards", () => ({})),
  rule("energyNoun", "basic Energy", () => ({ category: "Energy", energyKind: "Basic" })),
  rule("energyNoun", "basic {types} Energy", ({ types }) => ({ category: "Energy", energyKind: "Basic", types })),
  rule("energyNoun", "{types} basic Energy", ({ types }) => ({ category: "Energy", energyKind: "Basic", types })),
  rule("energyNoun", "Special Energy", () => ({ category: "Energy", energyKind: "Special" })),
  rule("energyNoun", "{types} Energy", ({ types }) => ({ category: "Energy", types })),
  rule("energyNoun", "Energy", () => ({ category: "Energy" })),
  rule("cardHead", "{energyNoun} [card/cards]", ({ energyNoun }) => energyNoun),
  rule("cardHead", "Trainer [card/cards]", () => ({ category: "Trainer" })),
  rule("cardHead", "(Item card|Item cards|Items|Item)", () => trainer("Item")),
  rule("cardHead", "(Supporter card|Supporter cards|Supporters|Supporter)", () => trainer("Supporter")),
  rule("cardHead", "(Stadium card|Stadium cards|Stadiums|Stadium)", () => trainer("Stadium")),
  rule("cardHead", "Pokémon (Tool card|Tool cards|Tools|Tool)", () => trainer("Pokémon Tool")),
  rule("cardHead", "Technical Machine [card/cards]", () => trainer("Technical Machine")),
  rule("cardHead", "Ancient card/cards", () => ({ marks: ["Ancient"] })),
  rule("cardHead", "Future card/cards", () => ({ marks: ["Future"] })),
  rule("cardHead", "{a:adjective} {head:cardHead}", ({ a, head }) =>
    a.marks && Object.keys(a).length === 1 && head.category === "Trainer" && !head.marks ? { ...head, marks: a.marks } : undefined,
  ),
  rule("cardHead", "Ultra Beast card/cards", () => ({ category: "Pokémon", marks: ["Ultra Beast"] })),
  rule("cardHead", "TAG TEAM card/cards", () => ({ marks: ["TAG TEAM"] })),
  rule("cardHead", "Prism Star card/cards", () => ({ marks: ["Prism Star"] })),
  rule("cardHead", "Team Plasma card/cards", () => ({ marks: ["Team Plasma"] })),
  rule("cardHead", "Team Flare Hyper Gear [Trainer] card/cards", () => ({ marks: ["Team Flare Hyper Gear"] })),
  rule("cardHead", "ACE SPEC card/cards", () => ({ marks: ["ACE SPEC"] })),
  rule("cardHead", "Fusion Strike card/cards", () => ({ marks: ["Fusion Strike"] })),
  rule("cardHead", "Single Strike card/cards", () => ({ marks: ["Single Strike"] })),
  rule("cardHead", "Rapid Strike card/cards", () => ({ marks: ["Rapid Strike"] })),
  rule("cardHead", "Team Plasma Energy [card/cards]", () => ({ category: "Energy", marks: ["Team Plasma"] })),
  rule("energyName", "{name} Energy", ({ name }) => `${name} Energy`),
  rule("energyName", "{name} {type} Energy", ({ name, type }) => `${name} ${type} Energy`),
  rule("energyName", "Single Strike Energy", () => "Single Strike Energy"),
  rule("energyName", "Fusion Strike Energy", () => "Fusion Strike Energy"),
  rule("cardHead", "{energyName} [card/cards]", ({ energyName }) => ({ names: [energyName] })),
  // "Lysandre's Trump Card" is a name, not a card of the name "Lysandre's Trump".
  rule("cardHead", "{names} card/cards", ({ names }, { name }) => (names.some((each) => `${each} Card` === name) ? undefined : { names })),
  rule("cardHead", "{plain}", ({ plain }) => {
    const card = plain.place || plain.side || plain.except ? undefined : asCard(plain.where);
    return card && (card.names && Object.keys(card).length === 1 ? card : { category: "Pokémon", ...card });
  }),
  rule("cardPost", "that evolves/evolve from {name}", ({ name }) => ({ evolvesFrom: name })),
  rule("cardPost", "that evolves/evolve from this Pokémon", () => ({ evolvesFrom: "self" })),
  rule("cardPost", "that evolves/evolve from that Pokémon", () => ({ evolvesFrom: { binding: POINTS_TO.pokemon } })),
  rule("cardPost", "that has [the word] {quoted} in its name", ({ quoted }) => ({ nameContains: quoted })),
  rule("cardPost", "that have [the word] {quoted} in (the|their) name/names", ({ quoted }) => ({ nameContains: quoted })),
  rule("cardPost", "with {quoted} in (the|its|their) name/names", ({ quoted }) => ({ nameContains: quoted })),
  rule("cardPost", "[,] (except|except for) [any] {where:cardNoun} [,]", ({ where }) => ({ not: where })),
  rule("exception", "< (except for|excluding|except|not including) [any] {where:cardNoun} >", ({ where }) => where),
  rule("cardPost", "{not:exception}", ({ not }) => ({ not })),
  rule("cardPosts", "{a:cardPost}", ({ a }) => a),
  rule("cardPosts", "{a:cardPost} [and] {more:cardPosts}", ({ a, more }) => merge(a, more)),
  rule("cardNoun", "{a:cardHead}", ({ a }) => a),
  rule("cardNoun", "{a:cardHead} {post:cardPosts}", ({ a, post }) =>
    Object.keys({ ...a, ...post }).join() === "category,names" && a.category === "Pokémon" && !a.names
      ? undefined
      : merge(a, ofTheSame(a, post)),
  ),
  // "A Basic Pokémon or Evolution card (excluding Pokémon-ex)": neither may be one.
  rule("cardNoun", "{a:cardHead} or [(a|an)] {b:cardHead} {not:exception}", ({ a, b, not }) => merge(either(a, b), { not })),
  rule("cardNoun", "{a:cardHead} or [(a|an)] {b:cardNoun}", ({ a, b }) => (a.not || isListOfNames(a, b) ? undefined : either(a, b))),
  rule("cardNoun", "{a:cardHead} , [(a|an)] {b:cardHead} , or [(a|an)] {c:cardHead}", ({ a, b, c }) => either(a, b, c)),

  rule("some", "{one} {where:cardNoun}", ({ where }) => some(1, where)),
  rule("some", "{name}", ({ name }) => some(1, { names: [name] })),
  rule("some", "another {where:cardNoun}", ({ where }) => some(1, where)),
  rule("some", "{n:number} [other] {where:cardNoun}", ({ n, where }) => some(n, where)),
  rule("some", "up to {n:number} [other] {where:cardNoun}", ({ n, where }) => some({ upTo: n }, where)),
  rule("some", "any (number|amount) of {where:cardNoun}", ({ where }) => some("any", where)),
  rule("some", "any card", () => some(1, undefined)),
  // "All Moss Berries" are cards of another name than that.
  rule("some", "all {where:cardNoun}", ({ where }) => (where.names?.some((name) => name.endsWith("s")) ? undefined : some("all", where))),
  rule("some", "all {a:cardHead} and {b:cardHead}", ({ a, b }) => some("all", either(a, b))),
  rule("some", "as many {where:cardNoun} as you like", ({ where }) => some("any", where)),
  rule("some", "{n:number} of (them|those cards)", ({ n }) => some(n, undefined)),
  rule("some", "a number of {where:cardNoun} equal to {amount}", ({ where, amount }) => some(amount, where)),
  rule("some", "up to that many {where:cardNoun}", ({ where }) => some({ upTo: { count: "bound", binding: POINTS_TO.cards } }, where)),
  rule("some", "that many {where:cardNoun}", ({ where }) => some({ count: "bound", binding: POINTS_TO.cards }, where)),
  rule("some", "{n:number} in any combination of {a:cardNoun} and/or {b:cardNoun}", ({ n, a, b }) => some(n, either(a, b))),
  rule("some", "up to {n:number} in any combination of {a:cardNoun} and/or {b:cardNoun}", ({ n, a, b }) => some({ upTo: n }, either(a, b))),
  rule("some", "up to {n:number} in any combination of {a:cardNoun} , {b:cardNoun} , and/or {c:cardNoun}", ({ n, a, b, c }) =>
    some({ upTo: n }, either(a, b, c)),
  ),
  rule("some", "{n:number} in any combination of {a:cardNoun} , {b:cardNoun} , and/or {c:cardNoun}", ({ n, a, b, c }) =>
    some(n, either(a, b, c)),
  ),
  rule("some", "{n:one} {a:cardNoun} and {m:one} {b:cardNoun}", ({ n, m, a, b }) => some(plus(n + m), undefined, { oneOfEach: [a, b] })),
  rule("some", "{n:one} {a:cardNoun} , {m:one} {b:cardNoun} , and {o:one} {c:cardNoun}", ({ n, m, o, a, b, c }) =>
    some(plus(n + m + o), undefined, { oneOfEach: [a, b, c] }),
  ),
  rule("some", "up to {n:number} {where:cardNoun} of different types", ({ n, where }) =>
    some({ upTo: n }, where, { alike: "differentTypes" }),
  ),
  rule("some", "up to {n:number} in any combination of {a:type} and/or {b:type} Energy [card/cards]", ({ n, a, b }) =>
    some({ upTo: n }, { category: "Energy", types: [a, b] }),
  ),
  rule("some", "{n:number} {where:cardNoun} of different types", ({ n, where }) => some(n, where, { alike: "differentTypes" })),
  rule("some", "{n:number} {a:cardHead} of different types {post:cardPosts}", ({ n, a, post }) => {
    const where = merge(a, post);
    return where && some(n, where, { alike: "differentTypes" });
  }),
  rule("some", "{n:number} different types of {where:cardNoun}", ({ n, where }) => some(n, where, { alike: "differentTypes" })),
  rule("some", "up to {n:number} different types of {where:cardNoun}", ({ n, where }) =>
    some({ upTo: n }, where, { alike: "differentTypes" }),
  ),
  rule("some", "up to {n:number} {where:cardNoun} with different names", ({ n, where }) =>
    some({ upTo: n }, where, { alike: "differentNames" }),
  ),
  rule("some", "up to {n:number} different {where:cardNoun}", ({ n, where }) => some({ upTo: n }, where, { alike: "differentNames" })),
  rule("cardPost", "that has/have {name} in (its|the|their) name/names", ({ name }) => ({ nameContains: name })),
  rule("cardPost", "named {name}", ({ name }) => ({ names: [name] })),
  rule("some", "{n:one} {a:cardNoun} , {m:one} {b:cardNoun} , or 1 of each", ({ n, m, a, b }) =>
    some({ upTo: n + m }, undefined, { oneOfEach: [a, b] }),
  ),
  rule("some", "(a number|an amount) of {where:cardNoun} up to {amount}", ({ where, amount }) => some({ upTo: amount }, where)),
  rule("some", "any {n:number} {where:cardNoun}", ({ n, where }) => some(n, where)),
  rule("some", "{one} {a:cardNoun} , {m:one} {b:cardNoun} , {o:one} {c:cardNoun} , and {p:one} {d:cardNoun}", ({ a, b, c, d }) =>
    some(4, undefined, { oneOfEach: [a, b, c, d] }),
  ),
];
