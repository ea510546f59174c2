import type { Condition, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy } from "@/kernel/texts/merge";
import type { Event } from "../kinds";
import { rule } from "../pattern";
import { isOptional } from "./abilities";

const self: PokemonSelector = { pokemon: "self" };
const active: Condition = { if: "place", pokemon: self, is: "active" };
const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const ontoThis = (names: readonly string[]): Instruction => ({
  do: "evolve",
  pokemon: self,
  with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { names } },
});
/** A name without the mark of its level, and the letter of an owner that got lost in some texts. */
const levelled = (name: string): string => name.replace(/ LV[.-]X$/, "").replace(/ (?:G|GL|4|C|FB|E4)$/, "");
const event = (on: Event["on"], when?: Condition): Event => tidy({ on, while: when });

/** Pokémon Powers, Poké-Powers and Poké-Bodies. */
export const olderPowerRules = [
  rule("abilitySentence", "this Ability can't be used if {when:condition}", ({ when }) => ({ says: "unless", when })),
  rule("abilitySentence", "this Ability can't be used if {a:condition} or if {b:condition}", ({ a, b }) => ({
    says: "unless",
    when: { any: [a, b] },
  })),
  rule("abilitySentence", "this Ability stops working (while|when|if|as long as) {when:condition}", ({ when }) => ({
    says: "unless",
    when,
  })),
  rule(
    "abilitySentence",
    "you can't use more than 1 {name:title} (Poké-Power|Poké-Body|Pokémon Power) each turn",
    ({ name }, { abilities }) =>
      abilities.some((own) => own.toLowerCase() === name.toLowerCase()) ? { says: "limit", limit: "oncePerTurnByName" } : undefined,
  ),
  rule("happening", "when you play this Pokémon from your hand to evolve your Active Pokémon", () =>
    event({ event: "played", how: "toEvolve", subject: "self" }, active),
  ),
  // FAM-24: a LV.X goes on the Active Pokémon of its name as an Evolution does.
  rule(
    "happening",
    "when you put (this Pokémon|{into?:name}) from your hand onto your Active {from:name}",
    ({ into, from }, { name: own }) =>
      [into, from].every((name) => name === undefined || levelled(name) === levelled(own))
        ? event({ event: "played", how: "toEvolve", subject: "self" })
        : undefined,
  ),
  rule("happening", "when you put this Pokémon from your hand onto your Bench", () =>
    event({ event: "played", how: "toBench", subject: "self" }),
  ),
  rule("happening", "when you play this Pokémon from your hand [during your turn]", () =>
    event({ event: "played", how: "fromHand", subject: "self" }),
  ),
  rule("abilitySentence", "once during your turn < before your attack > , {e:event} , you may {steps}", ({ e, steps }) => ({
    says: "triggered",
    ...e,
    optional: true,
    limit: "oncePerTurn",
    steps,
  })),
  rule("abilitySentence", "once during your turn [< before your attack >] , {e:moment} , {steps}", ({ e, steps }) =>
    isOptional(steps) ? undefined : { says: "triggered", ...e, limit: "oncePerTurn", steps },
  ),
  rule("instruction", "put {cards} onto this Pokémon [to evolve it]", ({ cards }) => one({ do: "evolve", pokemon: self, with: cards })),
  rule("instruction", "put {names} from your hand onto this Pokémon", ({ names }) => one(ontoThis(names))),
  rule("instruction", "put {names} from your hand onto this Pokémon [,] and {more:steps}", ({ names, more }) =>
    one({ do: "ifYouDo", steps: [ontoThis(names)], then: more }),
  ),
  rule("instruction", "you may have this happen : {steps}", ({ steps }) => one({ do: "may", steps })),
  rule("fact", "{p:pokemon} isn't affected by (a Special Condition|any Special Condition|any Special Conditions)", ({ p }) => ({
    not: { if: "pokemon", is: p, where: { conditions: [] } },
  })),
  rule("fact", "{p:pokemon} is already {a:afflictions}", ({ p, a }) => ({ if: "pokemon", is: p, where: { conditions: a } })),
  rule("fact", "you have (less|fewer) Benched Pokémon than your opponent", () => ({
    if: "compare",
    left: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } },
    is: "<",
    right: { count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } },
  })),
];
