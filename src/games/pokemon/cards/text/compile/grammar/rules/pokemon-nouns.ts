import type { PokemonFilter } from "@/games/pokemon/engine/effects/language";
import { merge, tidy, unlessEmpty } from "@/kernel/texts/merge";
import type { Description } from "../kinds";
import { rule } from "../pattern";

const filter = (where: PokemonFilter): PokemonFilter => where;

/** "A and B": any of the two, when both are in the same place. */
function eitherOf(a: Description, b: Description): Description | undefined {
  const place = b.place ?? a.place;
  // "Benched Pokémon-GX or Pokémon-EX" are both Benched; "Pokémon ex or Benched Pokémon V" says nothing clear.
  if (b.place && a.place !== b.place) return undefined;
  if (a.side || b.except || a.except || a.extreme || b.extreme) return undefined;
  for (const key of ["marks", "names", "stages"] as const) {
    const only = (where: PokemonFilter) => (Object.keys(where).length === 1 ? where[key] : undefined);
    const [left, right] = [only(a.where), only(b.where)];
    if (left && right) return tidy({ where: { [key]: [...left, ...right] }, place, side: b.side });
  }
  if (!unlessEmpty(a.where) || !unlessEmpty(b.where)) return undefined;
  return tidy({ where: { anyOf: [a.where, b.where] }, place, side: b.side });
}

/** All filters at once. "Mega Evolution Pokémon ex" are of any Stage, "Mega Evolution Pokémon" alone of the Stage Mega (CMP-2235). */
function all(filters: readonly (PokemonFilter | undefined)[]): PokemonFilter | undefined {
  const [mega, ex] = ["Mega", "ex"].map((mark) => filters.find((each) => `${each?.marks}` === mark));
  return merge(...filters.map((each) => (mega && ex && (each === mega || each === ex) ? { ...each, marks: ["Mega ex"] as const } : each)));
}

/** "Darkness or Fairy", "Stage 1 and Stage 2": one adjective. */
const isOneAdjective = (a: PokemonFilter, b: PokemonFilter): boolean =>
  ["types", "stages"].some((key) => Object.keys(a).join() === key && key in b);

function describe(
  place: Description["place"],
  filters: readonly (PokemonFilter | undefined)[],
  post: Description | undefined,
): Description | undefined {
  const where = all([...filters, post?.where]);
  // "Giovanni's Charisma" is a name, not a Charisma of Giovanni's.
  if (where?.names && where.nameContains?.endsWith("'s")) return undefined;
  const joined =
    where &&
    merge<Omit<Description, "where">>(
      tidy({ place }),
      post && tidy({ place: post.place, side: post.side, except: post.except, extreme: post.extreme }),
    );
  return joined && { where, ...joined };
}

const except = ({ place, side, where }: Description): Description | undefined => (place || side ? undefined : { where: { not: where } });

/** Which Pokémon: words before, the noun itself, and what follows it. */
export const pokemonNounRules = [
  rule("adjective", "{types}", ({ types }) => filter({ types })),
  rule("adjective", "Basic", () => filter({ stages: ["Basic"] })),
  rule("adjective", "Stage 1", () => filter({ stages: ["Stage 1"] })),
  rule("adjective", "Stage 2", () => filter({ stages: ["Stage 2"] })),
  rule("adjective", "Restored", () => filter({ stages: ["Restored"] })),
  rule("adjective", "Evolution/evolved", () => filter({ evolution: true })),
  rule("adjective", "non - {types}", ({ types }) => filter({ not: { types } })),
  rule("adjective", "{types:afflictions}", ({ types }) => filter({ conditions: types })),
  rule("adjective", "Team Plasma", () => filter({ marks: ["Team Plasma"] })),
  // Pokémon that belong to a Trainer carry their name in front ("Team Rocket's", "Cynthia's").
  rule("adjective", "{owner:possessive}", ({ owner }) => filter({ nameContains: `${owner}'s` })),
  rule("adjective", "Team Aqua", () => filter({ nameContains: "Team Aqua's" })),
  rule("adjective", "Team Magma", () => filter({ nameContains: "Team Magma's" })),
  rule("adjective", "Mega Evolution", () => filter({ marks: ["Mega"] })),
  rule("adjective", "Ancient", () => filter({ marks: ["Ancient"] })),
  rule("adjective", "Future", () => filter({ marks: ["Future"] })),
  rule("adjective", "Tera", () => filter({ marks: ["Tera"] })),
  rule("adjective", "Single Strike", () => filter({ marks: ["Single Strike"] })),
  rule("adjective", "Rapid Strike", () => filter({ marks: ["Rapid Strike"] })),
  rule("adjective", "Fusion Strike", () => filter({ marks: ["Fusion Strike"] })),
  rule("adjective", "Single Strike , Rapid Strike , and Fusion Strike", () =>
    filter({ marks: ["Single Strike", "Rapid Strike", "Fusion Strike"] }),
  ),
  rule("adjective", "TAG TEAM", () => filter({ marks: ["TAG TEAM"] })),
  rule("adjectives", "{a:adjective}", ({ a }) => a),
  rule("adjectives", "{a:adjective} {more:adjectives}", ({ a, more }) =>
    Object.keys(a).some((key) => key in more) ? undefined : merge(a, more),
  ),

  rule("head", "Pokémon", () => filter({})),
  rule("head", "Pokémon-EX", () => filter({ marks: ["EX"] })),
  rule("head", "Pokémon-GX", () => filter({ marks: ["GX"] })),
  rule("head", "Pokémon ex", () => filter({ marks: ["ex"] })),
  rule("head", "Pokémon GX", () => filter({ marks: ["GX"] })),
  rule("head", "Pokémon V", () => filter({ marks: ["V"] })),
  rule("head", "Pokémon VMAX", () => filter({ marks: ["VMAX"] })),
  rule("head", "Pokémon VSTAR", () => filter({ marks: ["VSTAR"] })),
  rule("head", "Pokémon BREAK", () => filter({ stages: ["BREAK"] })),
  rule("head", "Ultra Beast/Beasts", () => filter({ marks: ["Ultra Beast"] })),
  rule("head", "TAG TEAM", () => filter({ marks: ["TAG TEAM"] })),
  rule("head", "{names}", ({ names }) => filter({ names })),

  // What a Pokémon has: after "that has", "with", and in conditions after "has".
  rule("attachedEnergy", "any Energy attached [to (it|them)]", () => ({ atLeast: 1 })),
  rule("attachedEnergy", "any basic/Basic Energy attached [to (it|them)]", () => ({ where: { energyKind: "Basic" }, atLeast: 1 })),
  rule("attachedEnergy", "Energy attached [to (it|them)]", () => ({ atLeast: 1 })),
  rule("attachedEnergy", "any basic/Basic {type} Energy attached [to (it|them)]", ({ type }) => ({
    type,
    where: { energyKind: "Basic" },
    atLeast: 1,
  })),
  rule("attachedEnergy", "any other Special Energy attached [to (it|them)]", () => ({ where: { energyKind: "Special" }, atLeast: 2 })),
  rule("attachedEnergy", "Special Energy attached [to (it|them)]", () => ({ where: { energyKind: "Special" }, atLeast: 1 })),
  rule("attachedEnergy", "any {type} Energy attached [to (it|them)]", ({ type }) => ({ type, atLeast: 1 })),
  rule("attachedEnergy", "(a|any) Special Energy [card/cards] attached [to (it|them)]", () => ({
    where: { energyKind: "Special" },
    atLeast: 1,
  })),
  rule("attachedEnergy", "{type} Energy attached [to (it|them)]", ({ type }) => ({ type, atLeast: 1 })),
  rule("attachedEnergy", "{n:number} or more {type} Energy attached [to (it|them)]", ({ n, type }) => ({ type, atLeast: n })),
  rule("attachedEnergy", "{n:number} or more Energy attached [to (it|them)]", ({ n }) => ({ atLeast: n })),
  rule("attachedEnergy", "at least {n:number} {type} Energy attached [to (it|them)]", ({ n, type }) => ({ type, atLeast: n })),
  rule("attachedEnergy", "at least {n:number} Energy attached [to (it|them)]", ({ n }) => ({ atLeast: n })),
  rule("attachedEnergy", "at least {n:number} Special Energy attached", ({ n }) => ({ where: { energyKind: "Special" }, atLeast: n })),
  rule("attachedEnergy", "any {name:energyName} attached [to (it|them)]", ({ name }) => ({ where: { names: [name] }, atLeast: 1 })),
  rule("having", "{n:number} or (fewer|less) Energy attached [to (it|them)]", ({ n }) => filter({ not: { energy: { atLeast: n + 1 } } })),
  rule("having", "{energy:attachedEnergy}", ({ energy }) => filter({ energy })),
  rule("having", "any damage counters on (it|them)", () => filter({ damaged: true })),
  rule("having", "at least 1 damage counter on (it|them)", () => filter({ damaged: true })),
  rule("having", "{n:fewer} damage counters on (it|them)", ({ n }) => filter({ damageCounters: n })),
  rule("having", "no damage counters on (it|them)", () => filter({ not: { damaged: true } })),
  rule("having", "full HP", () => filter({ not: { damaged: true } })),
  rule("having", "no Energy attached [to (it|them)]", () => filter({ not: { energy: { atLeast: 1 } } })),
  rule("having", "(an Ability|Abilities|any Abilities|any Ability)", () => filter({ hasAbility: true })),
  rule("having", "no Abilities", () => filter({ hasAbility: false })),
  rule("having", "no {name:energyName} attached [to (it|them)]", ({ name }) =>
    filter({ not: { energy: { where: { names: [name] }, atLeast: 1 } } }),
  ),
  rule("having", "the {name:title} attack", ({ name }) => filter({ hasAttack: name })),
  rule("having", "the {name:title} Ability", ({ name }) => filter({ hasAbility: name })),
  rule("having", "a Rule Box", () => filter({ ruleBox: true })),
  rule("having", "(a|any) Pokémon (Tool|Tools) [card/cards] attached [to (it|them)]", () => filter({ tool: true })),
  rule("having", "no Pokémon (Tool|Tools) [card/cards] attached [to (it|them)]", () => filter({ not: { tool: true } })),
  rule("having", "{n:fewer} HP remaining", ({ n }) => filter({ remainingHp: n })),
  rule("having", "{n:number} HP or (less|fewer) remaining", ({ n }) => filter({ remainingHp: { atMost: n } })),
  rule("having", "{n:number} HP or more remaining", ({ n }) => filter({ remainingHp: { atLeast: n } })),
  rule("having", "{n:number} HP or less", ({ n }) => filter({ maxHp: { atMost: n } })),
  rule("having", "{n:number} HP or more", ({ n }) => filter({ maxHp: { atLeast: n } })),
  rule("having", "a Retreat Cost of {n:fewer}", ({ n }) => filter({ retreatCost: n })),
  rule("having", "[the word] {quoted} in (its|the|their) name/names", ({ quoted }) => filter({ nameContains: quoted })),
  rule("having", "{name} in (its|the|their) name/names", ({ name }) => filter({ nameContains: name })),
  rule("having", "any {a:type} or {b:type} Energy attached [to (it|them)]", ({ a, b }) =>
    filter({ anyOf: [a, b].map((type) => ({ energy: { type, atLeast: 1 } })) }),
  ),
  rule("having", "[any] Unit Energy {types:symbols} attached [to (it|them)]", ({ types }) =>
    filter({ energy: { where: { names: [`Unit Energy ${types.join("")}`] }, atLeast: 1 } }),
  ),
  rule("having", "{a:quoted} or {b:quoted} in (its|the|their) name/names", ({ a, b }) =>
    filter({ anyOf: [a, b].map((part) => ({ nameContains: part })) }),
  ),
  rule("having", "{a:quoted} {b:quoted} or {c:quoted} in (its|the|their) name/names", ({ a, b, c }) =>
    filter({ anyOf: [a, b, c].map((part) => ({ nameContains: part })) }),
  ),
  rule("havings", "{a:having}", ({ a }) => a),

  rule("extremes", "most", () => "most"),
  rule("extremes", "least/fewest", () => "least"),

  rule("post", "in play", () => ({ where: {} })),
  rule("post", "< both yours and your opponent's >", () => ({ where: {}, side: "both" })),
  rule("post", "< yours or your opponent's >", () => ({ where: {}, side: "both" })),
  rule("post", "(that|which) (has|have) {having:havings}", ({ having }) => ({ where: having })),
  rule("post", "with {having:havings}", ({ having }) => ({ where: having })),
  rule("post", "that (isn't|is not|aren't|are not) [(a|an)] {not:described}", ({ not }) => except(not)),
  rule("post", "that (isn't|is not|aren't|are not) (a|an) {a:plain} or (a|an) {b:plain}", ({ a, b }) => {
    const either = a.place || a.side ? undefined : eitherOf(a, b);
    return either && !either.place && !either.side ? { where: { not: either.where } } : undefined;
  }),
  rule("post", "[,] each with {having} [,]", ({ having }) => ({ where: having })),
  rule("post", "(that|which) (doesn't|don't) [already] have {having}", ({ having }) => ({ where: { not: having } })),
  rule("post", "without {having}", ({ having }) => ({ where: { not: having } })),
  rule("post", "(that is|that are) {a:afflictions}", ({ a }) => ({ where: { conditions: a } })),
  rule("post", "that evolves/evolve from {name}", ({ name }) => ({ where: { evolvesFrom: name } })),
  rule("post", "[,] except [for] [any] {not:described} [,]", ({ not }) => except(not)),
  rule("post", "< (excluding|except for|except|not including) [any] {not:described} >", ({ not }) => except(not)),
  rule("post", "[,] except [for] this Pokémon [,]", () => ({ where: {}, except: "self" })),
  rule("post", "on (your|the|their|your opponent's) Bench", () => ({ where: {}, place: "bench" })),
  rule("post", "(that has|that have|with) the {is:extremes} HP remaining", ({ is }) => ({ where: {}, extreme: { is, of: "remainingHp" } })),
  rule("post", "(that has|that have|with) the {is:extremes} damage counters [on (it|them)]", ({ is }) => ({
    where: {},
    extreme: { is, of: "damageCounters" },
  })),
  rule("posts", "{a:post}", ({ a }) => a),
  rule("posts", "{a:post} {more:posts}", ({ a, more }) =>
    describe(a.place, [a.where], {
      ...more,
      ...tidy({ side: a.side ?? more.side, except: a.except ?? more.except, extreme: a.extreme ?? more.extreme }),
    }),
  ),

  rule("plain", "[{a?:adjectives}] {head} [{post?:posts}]", ({ a, head, post }) => describe(undefined, [a, head], post)),
  rule("plain", "[{a?:adjectives}] Benched [{b?:adjectives}] {head} [{post?:posts}]", ({ a, b, head, post }) =>
    describe("bench", [a, b, head], post),
  ),
  rule("plain", "[{a?:adjectives}] Active [{b?:adjectives}] {head} [{post?:posts}]", ({ a, b, head, post }) =>
    describe("active", [a, b, head], post),
  ),
  rule("described", "{a:plain}", ({ a }) => a),
  rule("described", "{a:plain} and/or [your] {b:plain}", ({ a, b }) => (a.where.not ? undefined : eitherOf(a, b))),
  rule("adjective", "Ultra Beast", () => filter({ marks: ["Ultra Beast"] })),
  rule("adjective", "Prism Star", () => filter({ marks: ["Prism Star"] })),
  rule("plain", "{a:adjectives} and/or {b:adjectives} {head} [{post?:posts}]", ({ a, b, head, post }) => {
    if (isOneAdjective(a, b)) return undefined;
    const [left, right] = [merge(a, head), merge(b, head)];
    return left && right && describe(undefined, [{ anyOf: [left, right] }], post);
  }),
  rule("described", "{a:plain} or (a|an) {b:plain}", ({ a, b }) => (a.where.not ? undefined : eitherOf(a, b))),
  rule("adjective", "Stage 1 and/or Stage 2", () => filter({ stages: ["Stage 1", "Stage 2"] })),
  rule("having", "{type} Resistance", ({ type }) => filter({ resistance: type })),
  rule("having", "any Resistance", () => filter({ resistance: "any" })),
  rule("having", "no Retreat Cost", () => filter({ retreatCost: { atMost: 0 } })),
];
