import type { AttackSource, Count, PokemonSelector, Side } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO, THEIRS, thatPokemon, thosePokemon } from "../../unresolved/references";
import type { Description } from "../kinds";
import { rule } from "../pattern";

const self: PokemonSelector = { pokemon: "self" };
export const active = (side: "yours" | "opponents"): PokemonSelector => ({ pokemon: "active", side });

/** Every Pokémon that a description fits. */
export function all(side: Side, described: Description): PokemonSelector {
  const where = unlessEmpty(described.where);
  if (described.place === "active" && !where && side !== "both") return { pokemon: "active", side };
  return tidy({
    pokemon: "all",
    side: described.side ?? side,
    place: described.place ?? "inPlay",
    where,
    except: described.except,
    extreme: described.extreme,
  });
}

function choose(count: Count, side: Side, described: Description, except?: "self" | number): PokemonSelector {
  return tidy({
    pokemon: "choose",
    side: described.side ?? side,
    place: described.place ?? "inPlay",
    count,
    where: unlessEmpty(described.where),
    except: except ?? described.except,
    extreme: described.extreme,
  });
}

/** "(Both yours and your opponent's) … from the opponent's Pokémon": each side against the other. */
export function eachSide(on: PokemonSelector, from: AttackSource): readonly (readonly [PokemonSelector, AttackSource])[] {
  if (on.pokemon !== "all" || on.side !== "both" || from.side !== "opponents") return [[on, from]];
  return [
    [{ ...on, side: "yours" }, from],
    [
      { ...on, side: "opponents" },
      { ...from, side: "yours" },
    ],
  ];
}

/** Which Pokémon an effect is about. */
export const pokemonRules = [
  rule("count", "{n:one}", () => 1),
  rule("count", "{n:number}", ({ n }) => n),
  rule("count", "up to {n:number}", ({ n }) => ({ upTo: n })),
  rule("count", "any (number|amount) of", () => "any"),
  rule("count", "any (number|amount)", () => "any"),

  rule("pokemon", "this Pokémon", () => self),
  rule("pokemon", "itself", () => self),
  rule("pokemon", "this {name}", ({ name }, { name: own }) => (name === own ? self : undefined)),
  rule("pokemon", "the Pokémon [that] this card is attached to", () => self),
  rule("pokemon", "the {d:described} this card is attached to", ({ d }) =>
    d.place || d.side || d.except || !unlessEmpty(d.where) ? undefined : { pokemon: "bound", binding: POINTS_TO.selfIf, where: d.where },
  ),
  rule("pokemon", "the Pokémon this card is attached to < (excluding|except|except for) {not:plain} >", ({ not }) => ({
    pokemon: "bound",
    binding: POINTS_TO.selfIf,
    where: { not: not.where },
  })),
  rule("pokemon", "(the Defending Pokémon|the opponent's Active Pokémon|your opponent's Active Pokémon)", () => active("opponents")),
  rule("pokemon", "(the Attacking Pokémon|the Attacking Pokémon-EX)", () => ({ pokemon: "event", role: "cause" })),
  rule("pokemon", "that Pokémon", () => thatPokemon),
  rule("pokemon", "(it|the chosen Pokémon|that Basic Pokémon|the Basic Pokémon|that Pokémon-EX)", () => thatPokemon),
  rule("pokemon", "(those Pokémon|them)", () => thosePokemon),
  rule("pokemon", "their new Active Pokémon", () => active(THEIRS as "opponents")),
  rule("pokemon", "that {name}", () => thatPokemon),
  rule("pokemon", "the new (Active|Defending|Benched) Pokémon", () => thatPokemon),
  rule("pokemon", "both Active Pokémon", () => ({ pokemon: "all", side: "both", place: "active" })),
  rule("pokemon", "both Active {a:adjectives} Pokémon", ({ a }) => ({ pokemon: "all", side: "both", place: "active", where: a })),
  rule("pokemon", "each Active Pokémon", () => ({ pokemon: "all", side: "both", place: "active" })),
  rule("pokemon", "{count} of {side:possessor} other {d:described}", ({ count, side, d }) => choose(count, side, d, POINTS_TO.otherThan)),
  rule("pokemon", "{count} of {side:possessor} {d:described}", ({ count, side, d }) => choose(count, side, d)),
  rule("pokemon", "any (number|amount) of {side:possessor} {d:described}", ({ side, d }) => choose("any", side, d)),
  rule("pokemon", "any of {side:possessor} other {d:described}", ({ side, d }) => choose("any", side, d, POINTS_TO.otherThan)),
  rule("pokemon", "the Pokémon you moved the Energy to", () => thatPokemon),
  rule("pokemon", "another of {side:possessor} {d:described}", ({ side, d }) => choose(1, side, d, POINTS_TO.otherThan)),
  rule("pokemon", "(each|all) of {side:possessor} {d:described}", ({ side, d }) => all(side, d)),
  rule("pokemon", "{side:possessor} other {d:described}", ({ side, d }) => {
    const others = all(side, d);
    return others.pokemon === "all" ? { ...others, except: "self" } : undefined;
  }),
  rule("pokemon", "{side:possessor} {d:described}", ({ side, d }) => all(side, d)),
  rule("pokemon", "(each|all) {d:described} on {of:whose} Bench", ({ d, of }) =>
    d.place || d.side ? undefined : all(of === "you" ? "yours" : "opponents", { ...d, place: "bench" }),
  ),
  rule("pokemon", "(each|all) {d:described}", ({ d }) => all("both", d)),
  rule("pokemon", "{d:described}", ({ d }) => (d.side === "both" ? all("both", d) : undefined)),
  rule("pokemon", "{count} {d:described}", ({ count, d }) => (d.side === "both" ? choose(count, "both", d) : undefined)),
  rule("pokemon", "{n:one} other {d:described}", ({ d }) => (d.side === "both" ? choose(1, "both", d, POINTS_TO.otherThan) : undefined)),
  rule("pokemon", "each of {count} of {side:possessor} {d:described}", ({ count, side, d }) => choose(count, side, d)),
  rule("pokemon", "the {d:described}", ({ d }) => (d.extreme && !d.side ? choose(1, "both", d) : undefined)),
  rule("pokemon", "a Pokémon in play < yours or your opponent's >", () => choose(1, "both", { where: {} })),

  rule("owner", "this Pokémon's", () => self),
  rule("owner", "the Defending Pokémon's", () => active("opponents")),
  rule("owner", "your opponent's Active Pokémon's", () => active("opponents")),
  rule("owner", "your Active Pokémon's", () => active("yours")),
  rule("owner", "(that|those) Pokémon's", () => thatPokemon),
  rule("owner", "its/their", () => thatPokemon),
  rule("owner", "each of {side:possessor} Pokémon's", ({ side }) => all(side, { where: {} })),
  rule("owner", "{side:possessor} Pokémon's", ({ side }) => all(side, { where: {} })),
  rule("owner", "[each of] {side:possessor} {a:adjectives} Pokémon's", ({ side, a }) => all(side, { where: a })),
  rule("owner", "[each of] {side:possessor} Benched Pokémon's", ({ side }) => all(side, { where: {}, place: "bench" })),
  rule("owner", "[each of] {side:possessor} Benched {a:adjectives} Pokémon's", ({ side, a }) => all(side, { where: a, place: "bench" })),
  rule("owner", "{side:possessor} Active {a:adjectives} Pokémon's", ({ side, a }) => all(side, { where: a, place: "active" })),
  rule("pokemon", "this card", () => self),
  rule("pokemon", "any {d:described}", ({ d }) => (d.side === "both" ? all("both", d) : undefined)),
  rule("pokemon", "both your and your opponent's {d:described}", ({ d }) => all("both", d)),
  rule("pokemon", "each player's Active Pokémon", () => ({ pokemon: "all", side: "both", place: "active" })),
  rule("owner", "{side:possessor} Ultra Beasts'", ({ side }) => all(side, { where: { marks: ["Ultra Beast"] } })),
  rule("owner", "{side:possessor} {name:possessive}", ({ side, name }) => all(side, { where: { names: [name] } })),
  rule("owner", "{side:possessor} {a:possessive} and {b:possessive}", ({ side, a, b }) => all(side, { where: { names: [a, b] } })),
  rule("owner", "each {a:adjectives} Pokémon's", ({ a }) => all("both", { where: a })),
  rule("pokemon", "each player's {d:described}", ({ d }) => all("both", d)),
  rule("pokemon", "both Active Pokémon < except for {not:plain} >", ({ not }) => ({
    pokemon: "all",
    side: "both",
    place: "active",
    where: { not: not.where },
  })),
  rule("pokemon", "(a|an|1) {d:plain}", ({ d }) => (d.place === "bench" && !d.side ? choose(1, "yours", d) : undefined)),
  rule("pokemon", "each of (them|those Pokémon)", () => thosePokemon),
];
