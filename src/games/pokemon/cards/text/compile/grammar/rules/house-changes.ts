import type { EnergyType } from "@/games/pokemon/engine/card";
import type { Amount, Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "../../unresolved/merge";
import { POINTS_TO } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Description } from "../kinds";
import { rule } from "../pattern";
import { felledBy } from "./changes";

const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];

/** Our own wordings of what is changed, prevented, forbidden and allowed (see `houseRules`). */
export const houseChangeRules = [
  rule("change", "the attacks of {by:pokemon} do {n:number} less damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    change({ modify: "damageDone", by, amount: n, sign: "-", ...to }),
  ),
  rule("change", "the attacks of {by:pokemon} do {n:number} more damage [to {to?:target}] {per} {calculation}", ({ by, n, per, to }) =>
    change({ modify: "damageDone", by, amount: { multiply: [n, per] }, sign: "+", ...to }),
  ),
  rule("change", "the {attack:ownAttack} attack of {by:pokemon} does {n:number} more damage {calculation}", ({ attack, by, n }) =>
    by.pokemon === "self" ? change({ modify: "damageDone", by, amount: n, sign: "+", attack }) : undefined,
  ),
  rule("change", "the base damage of the {attack:ownAttack} attack of {by:pokemon} is {n:number}", ({ attack, by, n }) =>
    change({ modify: "baseDamage", by, attack, set: n }),
  ),
  rule("change", "if {on:pokemon} tries to attack , your opponent flips a coin , and on tails that attack doesn't happen", ({ on }) =>
    change({ forbid: "attack", on, unless: "heads" }),
  ),
  rule("change", "whenever an attack would damage {on:pokemon} , flip a coin ; if heads , prevent that damage", ({ on }) =>
    change({ prevent: "damage", on, from: { side: "both" }, flip: true }),
  ),
  rule(
    "change",
    "whenever an attack of your opponent's Pokémon would damage {on:pokemon} , flip a coin ; if heads , prevent that damage",
    ({ on }) => change({ prevent: "damage", on, from: { side: "opponents" }, flip: true }),
  ),
  rule("change", "{on:pokemon} may have up to {n:number} Pokémon Tools attached", ({ on, n }) => change({ modify: "maxTools", on, to: n })),
  rule("change", "{on:pokemon} can evolve during the turn you play (it|them)", ({ on }) => change({ permit: "evolveThisTurn", on })),
  rule("change", "{on:pokemon} can evolve during its player's first turn or the turn they play it", ({ on }) => [
    { change: { permit: "evolveThisTurn", on } },
    { change: { permit: "evolveFirstTurn", on } },
  ]),
  rule("change", "{on:pokemon} can evolve during your first turn", ({ on }) => change({ permit: "evolveFirstTurn", on })),
  rule("change", "{on:pokemon} may attack twice each turn", ({ on }) => change({ permit: "attackTwice", on })),
  rule("change", "{on:pokemon} may use an attack it has twice each turn", ({ on }) => change({ permit: "ownAttackTwice", on })),
  rule("change", "prevent all effects of {from:source} , including damage , done to {on:pokemon}", ({ from, on }) =>
    "side" in on && on.side === "both" && from.side !== "both" ? undefined : change({ prevent: "damageAndEffects", on, from }),
  ),
  rule("change", "your opponent's coin flips are all tails", () => change({ modify: "coins", who: "opponent", as: "tails" })),
  rule("source", "attacks from {d:described} < both yours and your opponent's >", ({ d }) => tidy({ side: "both", where: d.where })),

  rule(
    "change",
    "if {on:pokemon} is {condition:affliction} , flip {n:number} coins instead of 1 between turns , and it recovers only if all of them are heads",
    ({ on, n, condition }) => change({ modify: "checkupCoins", on, condition, coins: n }),
  ),
  rule("change", "the attacks of {on:pokemon} have no cost", ({ on }) => change({ modify: "attackCost", on, amount: 0, sign: "none" })),
  rule("change", "your opponent can have up to {n:number} Pokémon on their Bench", ({ n }) =>
    change({ modify: "benchSize", who: "opponent", to: n }),
  ),
  rule("change", "each player can have up to {n:number} Pokémon on their Bench", ({ n }) =>
    change({ modify: "benchSize", who: "both", to: n }),
  ),
  rule(
    "change",
    "put {n:number} damage counters instead of {m:number} on {on:pokemon} for being Burned (between turns|during Pokémon Checkup)",
    ({ n, on }) => change({ modify: "burnCounters", on, amount: n, sign: "=" }),
  ),
  rule(
    "change",
    "if {on:pokemon} would be Knocked Out by damage from {from:source} , flip a coin ; if heads , {same:pokemon} is not Knocked Out and its remaining HP becomes {n:number} [instead]",
    ({ on, from, n }) => felledBy(from, (byAttackOf) => change({ replace: "knockOut", on, byAttackOf, flip: true, remainingHp: n })),
  ),
  rule("change", "when you attach an Energy card from your hand to {on:pokemon} , you may attach 2 instead", ({ on }) =>
    change({ permit: "attachTwoEnergy", on }),
  ),
  rule("change", "the maximum HP of {on:pokemon} is {n:number}", ({ on, n }) => change({ modify: "hp", on, amount: n, sign: "=" })),
  rule("change", "the Weakness of {on:pokemon} is × {n:number}", ({ on, n }) => change({ modify: "weaknessTimes", on, times: n })),
  rule("change", "the Weakness of {on:pokemon} is now {type}", ({ on, type }) => change({ modify: "weaknessType", on, type })),
  rule("change", "the Weakness of {on:pokemon} is now the chosen type", ({ on }) =>
    change({ modify: "weaknessType", on, type: { binding: POINTS_TO.number } }),
  ),
  rule("change", "{on:pokemon} is/are also {types} type", ({ on, types }) => change({ modify: "types", on, types, also: true })),
  rule("change", "the attacks of {on:pokemon} cost {s:symbols} less {per}", ({ on, s, per }) => cheaper(on, s, per)),
  rule("change", "the {attack:ownAttack} attack of {on:pokemon} costs {s:symbols} less [{per?:per}]", ({ attack, on, s, per }) =>
    cheaper(on, s, per, attack),
  ),
  rule("change", "ignore all {s:type} Energy in the attack costs of {on:pokemon}", ({ on, s }) =>
    change({ modify: "attackCost", on, symbol: s, amount: 0, sign: "none" }),
  ),
  rule("change", "damage from the attacks of {by:pokemon} isn't affected by Resistance", ({ by }) =>
    change({ modify: "ignore", by, what: ["Resistance"] }),
  ),
  rule("change", "damage from the attacks of {by:pokemon} isn't affected by Weakness or Resistance", ({ by }) =>
    change({ modify: "ignore", by, what: ["Weakness", "Resistance"] }),
  ),
  rule("change", "players can't play any {where:cardNoun} from their hands", ({ where }) => change({ forbid: "play", who: "both", where })),
  rule("change", "players can't play any Pokémon from their hands to evolve their Pokémon", () =>
    change({ forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } }),
  ),
  rule("change", "prevent all effects of {where:cardNoun} done to {on:pokemon}", ({ where, on }) =>
    where.category === "Trainer" ? change({ prevent: "trainerEffects", on, where }) : undefined,
  ),
  rule("change", "you may play 1 more Supporter card during your turn", () => change({ permit: "extraSupporter", who: "you" })),
  rule(
    "change",
    "once during your turn , after you flip coins for an attack of {on:pokemon} , you may ignore the results and flip those coins again",
    ({ on }) => change({ permit: "reflipAttackCoins", on }),
  ),
  rule(
    "change",
    "if {on:pokemon} would be Knocked Out by damage from {from:source} , it is not Knocked Out and its remaining HP becomes {n:number} instead",
    ({ on, from, n }) => felledBy(from, (byAttackOf) => change({ replace: "knockOut", on, byAttackOf, remainingHp: n })),
  ),
  rule(
    "change",
    "(if|when) {on:pokemon} is Knocked Out by damage from {from:source} , put (that Pokémon|it) into your hand [instead of the discard pile]",
    ({ on, from }) =>
      felledBy(from, (byAttackOf) => change({ replace: "discardOnKnockOut", on, byAttackOf, cards: "pokemon", to: "hand" })),
  ),
  rule("change", "whenever your opponent attaches an Energy card from their hand to the Defending Pokémon , {steps}", ({ steps }) =>
    change({
      trigger: {
        kind: "triggered",
        on: { event: "attachedEnergy", subject: "defending", by: "opponent", from: "hand" },
        steps: steps.map((step) => (step.do === "afflict" ? { ...step, pokemon: { pokemon: "event", role: "subject" } } : step)),
      },
    }),
  ),
  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack (used by|from) {by:pokemon} , take {n:number} more Prize card/cards",
    ({ of, by, n }) => change({ modify: "prizesForKnockOut", of, amount: n, sign: "+", byAttack: true, by }),
  ),
  rule("change", "if {of:pokemon} is Knocked Out , your opponent takes {n:number} more Prize card/cards", ({ of, n }) =>
    change({ modify: "prizesForKnockOut", of, amount: n, sign: "+" }),
  ),
  rule(
    "change",
    "each {d:plain} in play , in each player's hand , and in each player's discard pile has no Abilities [, except for {name?:title}]",
    ({ d, name }, { abilities }) => (name && !abilities.includes(name) ? undefined : withoutAbilities("both", d, name)),
  ),
  rule("change", "each {d:plain} your opponent has in play , in their hand , and in their discard pile has no Abilities", ({ d }) =>
    withoutAbilities("opponents", d),
  ),

  rule("source", "attacks from your {d:described}", ({ d }) =>
    d.place ? undefined : tidy({ side: "yours", where: unlessEmpty(d.where) }),
  ),
  rule(
    "change",
    "{on:pokemon} takes/take {n:number} less damage from {from:source} {per} {calculation}",
    ({ on, n, from, per, calculation }) =>
      calculation === "before"
        ? undefined
        : change(
            tidy({
              modify: "damageTaken",
              on,
              amount: { multiply: [n, per] },
              sign: "-",
              from: from.side === "both" && !from.where ? undefined : from,
            }),
          ),
  ),
];

function cheaper(
  on: PokemonSelector,
  symbols: readonly EnergyType[],
  per: Amount | undefined,
  attack?: string,
): readonly Change[] | undefined {
  const [symbol] = symbols;
  if (!symbol || symbols.some((other) => other !== symbol)) return undefined;
  const amount: Amount = per === undefined ? symbols.length : symbols.length === 1 ? per : { multiply: [symbols.length, per] };
  return change(tidy({ modify: "attackCost", on, symbol, amount, sign: "-", attack }));
}

function withoutAbilities(side: "both" | "opponents", { where, place }: Description, except?: string): readonly Change[] | undefined {
  if (place) return undefined;
  const on: PokemonSelector = tidy({ pokemon: "all", side, place: "inPlay", where: unlessEmpty(where) });
  return change(tidy({ suppress: "abilities", on, except, everywhere: true }));
}
