import type {
  AttackSource,
  CardFilter,
  CardSelector,
  Modifier,
  PokemonFilter,
  PokemonSelector,
  Side,
} from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { not } from "../../unresolved/negation";
import { implied } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Setting } from "../../words/setting";
import type { Description } from "../kinds";
import { rule } from "../pattern";
import { felledBy } from "./changes";
import { all, eachSide } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const one = (change: Modifier): readonly Change[] => [{ change }];
const everyone = (where?: PokemonFilter): PokemonSelector => tidy({ pokemon: "all", side: "both", place: "inPlay", where });
const inPlay = (side: Side): PokemonSelector => ({ pokemon: "all", side, place: "inPlay" });
const prevent = (what: "damage" | "effects" | "damageAndEffects", on: PokemonSelector, from: AttackSource, more: object = {}) =>
  eachSide(on, from).flatMap(([those, source]) => one({ prevent: what, on: those, from: source, ...more }));
const opponents: AttackSource = { side: "opponents" };

const namesAbility = ({ names }: PokemonFilter, { abilities }: Setting): boolean =>
  names?.some((name) => abilities.includes(name)) ?? false;

/** What is stopped, forbidden or allowed. */
export const permissionRules = [
  rule("change", "prevent all damage done to {on:pokemon} by {from:source}", ({ on, from: source }) => prevent("damage", on, source)),
  rule("change", "prevent all damage from attacks done to {on:pokemon} by {from:source}", ({ on, from: source }) =>
    prevent("damage", on, source),
  ),
  rule("change", "prevent all effects of attacks , including damage , done to {on:pokemon} [by {from?:source}]", ({ on, from: source }) =>
    prevent("damageAndEffects", on, source ?? { side: "both" }),
  ),
  rule(
    "change",
    "if {on:pokemon} has {w:having} and is damaged by {from:source} , flip a coin . if heads , prevent that damage",
    ({ on, w, from: source }) =>
      prevent("damage", on, source, { flip: true }).map((each) => ({ ...each, while: { if: "pokemon", is: on, where: w } })),
  ),
  rule("change", "prevent all effects of (your|the) opponent's attacks , including damage , done to {on:pokemon}", ({ on }) =>
    prevent("damageAndEffects", on, opponents),
  ),
  rule("change", "prevent all effects of {from:source} , except damage , done to {on:pokemon}", ({ on, from: source }) =>
    prevent("effects", on, source),
  ),
  rule("change", "prevent all effects of {from:source} done to {on:pokemon}", ({ on, from: source }) => prevent("effects", on, source)),
  rule("change", "prevent all damage from and effects of {from:source} done to {on:pokemon}", ({ on, from: source }) =>
    prevent("damageAndEffects", on, source),
  ),
  rule(
    "change",
    "if {on:pokemon} would be damaged by an attack , prevent that attack's damage done to {same:pokemon} if that damage is {n:fewer}",
    ({ on, n }) => prevent("damage", on, { side: "both" }, n),
  ),
  rule("change", "prevent all damage done to {on:pokemon} by {from:source} if that damage is {n:fewer}", ({ on, from: source, n }) =>
    prevent("damage", on, source, n),
  ),
  rule(
    "change",
    "if any damage is done to {on:pokemon} by {from:source} , flip a coin . if heads , prevent that damage",
    ({ on, from: source }) => prevent("damage", on, source, { flip: true }),
  ),
  rule(
    "change",
    "{on:pokemon} can't be [affected by being] {a:afflictions} [, and if (it is|they are) already {b?:afflictions} , (it recovers|they recover) from that Special Condition]",
    ({ on, a, b }) => (b && b.join() !== a.join() ? undefined : one({ prevent: "conditions", on, conditions: a })),
  ),
  rule("change", "{on:pokemon} (recovers|recover) from all Special Conditions and can't be affected by any Special Conditions", ({ on }) =>
    one({ prevent: "conditions", on }),
  ),
  rule("change", "recovers from all Special Conditions", () => []),
  rule(
    "change",
    "{on:pokemon} recovers from being {a:afflictions} and can't be affected by (that Special Condition|those Special Conditions)",
    ({ on, a }) => one({ prevent: "conditions", on, conditions: a }),
  ),
  rule("change", "can't be affected by any Special Conditions", () => one({ prevent: "conditions", on: implied })),
  rule("change", "can't be {a:afflictions}", ({ a }) => one({ prevent: "conditions", on: implied, conditions: a })),
  rule("change", "prevent all effects of your opponent's [Pokémon's] Abilities done to {on:pokemon}", ({ on }) =>
    one({ prevent: "abilityEffects", on, from: "opponent" }),
  ),
  rule("change", "prevent all effects of your opponent's Pokémon's attacks and Abilities done to {on:pokemon}", ({ on }) => [
    { change: { prevent: "effects", on, from: { side: "opponents" } } },
    { change: { prevent: "abilityEffects", on, from: "opponent" } },
  ]),
  rule(
    "change",
    "whenever your opponent plays (a|an) {where:cardNoun} [from (his or her|their) hand] , prevent all effects of that card done to {on:pokemon}",
    ({ where, on }) => one({ prevent: "trainerEffects", on, from: "opponent", where }),
  ),
  rule(
    "change",
    "whenever your opponent plays a Trainer card < excluding Pokémon Tools and Stadium cards > , prevent all effects of that card done to {on:pokemon}",
    ({ on }) =>
      one({ prevent: "trainerEffects", on, from: "opponent", where: { category: "Trainer", trainerKinds: ["Item", "Supporter"] } }),
  ),
  rule("change", "prevent all effects of any Stadium done to {on:pokemon}", ({ on }) =>
    one({ prevent: "trainerEffects", on, where: { category: "Trainer", trainerKinds: ["Stadium"] } }),
  ),

  rule("change", "{on:pokemon} can't attack or retreat", ({ on }) => [
    { change: { forbid: "attack", on } },
    { change: { forbid: "retreat", on } },
  ]),
  rule("change", "{on:pokemon} can't attack unless {when:condition}", ({ on, when }) => [
    { change: { forbid: "attack", on }, while: not(when) },
  ]),
  rule(
    "change",
    "your opponent's {d:described} , in (his or her|their) hand , and in (his or her|their) discard pile have no Abilities [, except for {name?:title}]",
    ({ d, name }) => one(tidy({ suppress: "abilities", on: all("opponents", d), except: name, everywhere: true })),
  ),
  rule(
    "change",
    "each {d:plain} your opponent has in play , in (his or her|their) hand , and in (his or her|their) discard pile has no Abilities [, except for {name?:title}]",
    ({ d, name }) => one(tidy({ suppress: "abilities", on: all("opponents", d), except: name, everywhere: true })),
  ),
  rule("change", "prevent all damage from and effects of attacks done to {on:pokemon} by {from:source}", ({ on, from: source }) =>
    prevent("damageAndEffects", on, source),
  ),
  rule("guarded", "{where:energyNoun} attached to {on:pokemon}", ({ where: { category: _, ...where }, on }) =>
    tidy({ energyOn: on, where: unlessEmpty(where) }),
  ),
  rule("guarded", "cards in {of:whose} deck", ({ of }) => ({ zone: "deck", of })),
  rule("guarded", "this card", () => "this"),
  rule("cardEffects", "(an effect|effects) of your opponent's cards", () => ({ from: "opponent" })),
  rule("cardEffects", "effects of your opponent's attacks , Abilities , Item cards , or Supporter cards", () => ({ from: "opponent" })),
  rule("cardEffects", "(an effect|effects) of your opponent's {by:cardNoun}", ({ by }) =>
    unlessEmpty(by) ? { from: "opponent", by } : undefined,
  ),
  rule("cardEffects", "effects of {by:cardNoun}", ({ by }) => tidy({ from: "both" as const, by: unlessEmpty(by) })),
  rule("change", "{cards:guarded} can't be discarded by {effects:cardEffects}", ({ cards, effects }) =>
    one({ forbid: "moveByEffects", cards, to: ["discard"], ...effects }),
  ),
  rule("guardedFrom", "(your|a) hand , deck , or discard pile", () => ["hand", "deck", "discard"]),
  rule("guardedFrom", "(your|a) hand , deck , discard pile , or the Lost Zone", () => ["hand", "deck", "discard", "lostZone"]),
  rule("change", "{cards:guarded} can't be put into {to:guardedFrom} by {effects:cardEffects}", ({ cards, to, effects }) =>
    one({ forbid: "moveByEffects", cards, to, ...effects }),
  ),
  rule(
    "change",
    "whenever any player plays (a|an) {by:cardNoun} from (his or her|their) hand , prevent all effects of that card done to this Stadium card",
    ({ by }) => one({ forbid: "moveByEffects", cards: "this", to: ["hand", "deck", "discard", "lostZone"], from: "both", by }),
  ),
  rule("change", "(your opponent|they) can't use any GX attacks", () =>
    one({ forbid: "attack", on: { pokemon: "all", side: "opponents", place: "inPlay" }, attack: { once: "GX" } }),
  ),
  rule("change", "if this card is discarded from play , put it into your hand instead of [in] the discard pile", () =>
    one({ replace: "discardFromPlay", to: "hand" }),
  ),
  rule("change", "{on:pokemon} can't use attacks", ({ on }) => one({ forbid: "attack", on })),
  rule("change", "can't retreat", () => one({ forbid: "retreat", on: implied })),
  rule("change", "{on:pokemon} can't use (that attack|the chosen attack)", ({ on }) =>
    one({ forbid: "attack", on, attack: { binding: -5 } }),
  ),
  rule(
    "change",
    "if {on:pokemon} tries to (attack|use an attack) , your opponent flips a coin . if tails , that attack (does nothing|doesn't happen)",
    ({ on }) => one({ forbid: "attack", on, unless: "heads" }),
  ),
  rule(
    "change",
    "{side:possessor} {condition:affliction} Pokémon don't recover from that Special Condition when they evolve or devolve",
    ({ side, condition }) => one({ forbid: "recoverByEvolving", on: inPlay(side), conditions: [condition] }),
  ),
  rule(
    "change",
    "your opponent can't remove the Special Condition {condition:affliction} by evolving or devolving his or her {same:affliction} Pokémon",
    ({ condition, same }) =>
      condition === same ? one({ forbid: "recoverByEvolving", on: inPlay("opponents"), conditions: [condition] }) : undefined,
  ),
  rule("change", "your opponent can't remove any Special Conditions by evolving or devolving his or her Pokémon", () =>
    one({ forbid: "recoverByEvolving", on: inPlay("opponents") }),
  ),
  rule("change", "(your opponent|they|he or she) can't play [any] {where:cardNoun} from (his or her|their) hand", ({ where }) =>
    where.category === "Pokémon" ? undefined : one({ forbid: "play", who: "opponent", where }),
  ),
  rule("change", "each player can't play any {where:cardNoun} from (his or her|their) hand", ({ where }) =>
    one({ forbid: "play", who: "both", where }),
  ),
  rule("change", "each player can't play any Pokémon from (his or her|their) hand to evolve (his or her|their) Pokémon", () =>
    one({ forbid: "evolveFromHand", on: everyone() }),
  ),
  rule("change", "Pokémon can't be played from your opponent's hand to evolve {on:pokemon}", ({ on }) =>
    one({ forbid: "evolveFromHand", on }),
  ),
  rule(
    "change",
    "(your opponent|they) can't attach [any] {where:cardNoun} from (his or her|their) hand to (his or her|their) Pokémon",
    ({ where: { category, ...where } }) =>
      category === "Energy" ? one({ forbid: "attachEnergy", who: "opponent", ...(Object.keys(where).length > 0 && { where }) }) : undefined,
  ),
  rule("change", "(your opponent|they) can't play any Pokémon from (his or her|their) hand to evolve {on:pokemon}", ({ on }) =>
    one({ forbid: "evolveFromHand", on }),
  ),
  rule("change", "(your opponent|they) can't attach [any] Energy [cards] from (his or her|their) hand to {to:pokemon}", ({ to }) =>
    to.pokemon === "all" && to.place === "inPlay" && !to.where ? undefined : one({ forbid: "attachEnergy", who: "opponent", to }),
  ),
  rule(
    "change",
    "Energy [cards] can't be attached (from your opponent's hand to {to:pokemon}|to {to:pokemon} from your opponent's hand)",
    ({ to }) => one({ forbid: "attachEnergy", who: "opponent", to }),
  ),

  rule("change", "{on:pokemon} (have|has) no Abilities , except [for] {name:title}", ({ on, name }, { abilities }) =>
    abilities.includes(name) ? one({ suppress: "abilities", on, except: name }) : undefined,
  ),
  rule("change", "{on:pokemon} (have|has) no Abilities [,] except for {not:described}", ({ on, not }, card) =>
    not.place || not.side || namesAbility(not.where, card) ? undefined : excepting(on, not.where),
  ),
  rule("change", "{on:pokemon} (have|has) no Abilities [,] except {not:described}", ({ on, not }) =>
    not.place || not.side || not.where.names ? undefined : excepting(on, not.where),
  ),
  rule("change", "{on:pokemon} can't attack and have no Abilities", ({ on }) => [
    ...one({ forbid: "attack", on }),
    ...one({ suppress: "abilities", on }),
  ]),
  rule(
    "change",
    "each Pokémon in play , in each player's hand , and in each player's discard pile has no Abilities < except for {name:title} >",
    ({ name }, { abilities }) =>
      abilities.includes(name) ? one({ suppress: "abilities", on: everyone(), except: name, everywhere: true }) : undefined,
  ),
  rule(
    "change",
    "each Pokémon in play , in each player's hand , and in each player's discard pile has no Abilities < except for {not:plain} >",
    ({ not }, card) =>
      namesAbility(not.where, card) ? undefined : one({ suppress: "abilities", on: everyone({ not: not.where }), everywhere: true }),
  ),
  rule("change", "each Pokémon your opponent has in play , in his or her hand , and in his or her discard pile has no Abilities", () =>
    one({ suppress: "abilities", on: { pokemon: "all", side: "opponents", place: "inPlay" }, everywhere: true }),
  ),
  rule("change", "each Pokémon Tool [card] in play has no effect", () => one({ suppress: "tools", on: everyone() })),
  rule("change", "Pokémon (Tools|Tool cards) attached to {on:pokemon} have no effect", ({ on }) => one({ suppress: "tools", on })),
  rule("change", "Pokémon Tool cards in play < both yours and your opponent's > have no effect", () =>
    one({ suppress: "tools", on: everyone() }),
  ),
  rule("change", "all Special Energy attached to {on:pokemon} provide {s:symbols} Energy and have no other effect", ({ on, s }) => [
    ...one({ modify: "energyProvides", on, where: { energyKind: "Special" }, units: s.map((symbol) => [symbol]), instead: true }),
    ...one({ suppress: "specialEnergy", on }),
  ]),

  rule("change", "{on:pokemon} can use the attacks of {of:pokemon}", ({ on, of }) =>
    one({ permit: "useAttacksOf", on, of: { pokemon: of }, payCost: true }),
  ),
  rule("change", "{on:pokemon} can use the attacks of {of:cards}", ({ on, of }) => attacksOfCards(on, of)),
  rule("change", "{on:pokemon} can use the attacks of any {d:plain} in your discard pile", ({ on, d }) => attacksInDiscard(on, d)),
  rule("change", "{on:pokemon} can use the attacks of any {d:described} on your Bench or in your discard pile", ({ on, d }) => {
    const inDiscard = attacksInDiscard(on, d);
    return (
      inDiscard && [
        ...one({ permit: "useAttacksOf", on, of: { pokemon: all("yours", { ...d, place: "bench" }) }, payCost: true }),
        ...inDiscard,
      ]
    );
  }),
  rule("change", "{on:pokemon} can use the attacks of any {d:plain} in your discard pile , except for {not:plain}", ({ on, d, not }) =>
    attacksInDiscard(on, { ...d, where: { ...d.where, not: not.where } }),
  ),
  rule("change", "{on:pokemon} can use the attack on this card", ({ on }) =>
    one({ permit: "useAttacksOf", on, of: { attached: "tool" }, payCost: true }),
  ),
  rule("change", "{on:pokemon} can evolve during your first turn or the turn you play it", ({ on }) => [
    { change: { permit: "evolveThisTurn", on } },
    { change: { permit: "evolveFirstTurn", on } },
  ]),
  rule("change", "you may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon", () =>
    one({ permit: "playEarlyToEvolve" }),
  ),
  rule(
    "change",
    "if this Pokémon is in your hand when you are setting up to play , you may put it face down (in the Active Spot|as your Active Pokémon)",
    () => one({ permit: "startActive" }),
  ),
  rule("change", "this Pokémon may attack twice a turn", () => one({ permit: "attackTwice", on: self })),
  rule("change", "this Pokémon may use an attack it has twice", () => one({ permit: "ownAttackTwice", on: self })),
  rule(
    "change",
    "when you attach an Energy card from your hand to this Pokémon < except with an attack , Ability , or Trainer card > , you may attach 2 Energy cards",
    () => one({ permit: "attachTwoEnergy", on: self }),
  ),
  rule("change", "your turn does not end if {on:pokemon} becomes {name}", ({ on, name }) => megaKeeps(on, name)),
  rule(
    "change",
    "if {on:pokemon} would be Knocked Out by damage from {from:source} , flip a coin . if heads , {same:pokemon} is not Knocked Out [,] and its remaining HP becomes {n:number} [instead]",
    ({ on, from, n }) => felledBy(from, (byAttackOf) => one({ replace: "knockOut", on, byAttackOf, flip: true, remainingHp: n })),
  ),
  rule(
    "change",
    "if {on:pokemon} has full HP and would be Knocked Out by damage from {from:source} , {same:pokemon} is not Knocked Out [,] and its remaining HP becomes {n:number} [instead]",
    ({ on, from, n }) => felledBy(from, (byAttackOf) => one({ replace: "knockOut", on, byAttackOf, fullHpOnly: true, remainingHp: n })),
  ),
  rule("change", "if {on:pokemon} is Asleep , flip {n:number} coins instead of 1 (between turns|during Pokémon Checkup)", ({ on, n }) =>
    one({ modify: "checkupCoins", on, condition: "Asleep", coins: n }),
  ),
  rule(
    "change",
    "if {on:pokemon} has full HP and would be Knocked Out by damage from {from:source} , {same:pokemon} is not Knocked Out [,] and its remaining HP becomes {n:number} [instead] . then , discard this card",
    ({ on, from, n }) =>
      felledBy(from, (byAttackOf) =>
        one({
          replace: "knockOut",
          on,
          byAttackOf,
          fullHpOnly: true,
          remainingHp: n,
          then: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }],
        }),
      ),
  ),
  rule("change", "prevent all damage done to Benched Pokémon by attacks < both yours and your opponent's >", () =>
    prevent("damage", { pokemon: "all", side: "both", place: "bench" }, { side: "both" }),
  ),
  rule("change", "{on:pokemon} can use the GX attack on this card", ({ on }) =>
    one({ permit: "useAttacksOf", on, of: { attached: "tool" }, payCost: true }),
  ),
  rule(
    "change",
    "once during your turn , after you flip any coins for an attack of {on:pokemon} , you may ignore all results of those coin flips and begin flipping those coins again",
    ({ on }) => one({ permit: "reflipAttackCoins", on }),
  ),
  rule(
    "change",
    "once during each player's turn , after that player flips [any] coins for an attack , (they|that player) may ignore (all results of those coin flips and begin flipping|the results and flip) those coins again",
    () => one({ permit: "reflipAttackCoins", on: everyone() }),
  ),
  rule(
    "change",
    "this Pokémon can evolve into any {into:plain} that evolves from {name} if you play it from your hand onto this Pokémon",
    ({ into, name }) => {
      const where = into.place || into.side ? undefined : ofCards(into.where);
      return where && one({ permit: "evolveInto", on: self, where: { category: "Pokémon", ...where, evolvesFrom: name } });
    },
  ),
  rule(
    "change",
    "if {on:pokemon} is {a:afflictions} and is damaged by {from:source} , flip a coin . if heads , prevent that damage",
    ({ on, a, from: source }) =>
      prevent("damage", on, source, { flip: true }).map((each) => ({
        ...each,
        while: { if: "pokemon", is: on, where: { conditions: a } },
      })),
  ),
  rule("change", "{on:pokemon} can also use the attack on this card", ({ on }) =>
    one({ permit: "useAttacksOf", on, of: { attached: "tool" }, payCost: true }),
  ),
  rule("change", "{on:pokemon} can use the attacks of any of {side:possessor} {d:described}", ({ on, side, d }) =>
    one({ permit: "useAttacksOf", on, of: { pokemon: all(side, d) }, payCost: true }),
  ),
  rule(
    "change",
    "{on:pokemon} can evolve during (his or her|their) first turn or the turn (he or she plays|they play) those Pokémon",
    ({ on }) => [{ change: { permit: "evolveThisTurn", on } }, { change: { permit: "evolveFirstTurn", on } }],
  ),
  rule("change", "if you go first , {on:pokemon} can use attacks during your first turn", ({ on }) =>
    one({ permit: "attackFirstTurn", on }),
  ),
  rule("change", "if you go second , {on:pokemon} can evolve during your first turn", ({ on }) => [
    { change: { permit: "evolveFirstTurn", on }, while: { if: "turn", is: "yourFirst", goingSecond: true } },
    { change: { permit: "evolveThisTurn", on }, while: { if: "turn", is: "yourFirst", goingSecond: true } },
  ]),
  rule(
    "change",
    "each {a:adjectives} Pokémon in play , in each player's hand , and in each player's discard pile has no Abilities",
    ({ a }) => one({ suppress: "abilities", on: everyone(a), everywhere: true }),
  ),
  // FAM-21: a Hyper Gear goes on the other player's Pokémon.
  rule("change", "each player can't attach any Pokémon Tool cards from (his or her|their) hand to any of (his or her|their) Pokémon", () =>
    one({
      forbid: "play",
      who: "both",
      where: { category: "Trainer", trainerKinds: ["Pokémon Tool"], not: { marks: ["Team Flare Hyper Gear"] } },
    }),
  ),
  rule("change", "damage can't be healed from {on:pokemon}", ({ on }) => one({ forbid: "heal", on })),
  rule("change", "during your turn , you may play {n:number} Supporter cards", ({ n }) =>
    n === 2 ? one({ permit: "extraSupporter", who: "you" }) : undefined,
  ),
  rule(
    "change",
    "once during your turn , after you flip any coins for an attack [of {on?:pokemon}] , you may ignore all effects of those coin flips and begin flipping those coins again",
    ({ on }) => one({ permit: "reflipAttackCoins", on: on ?? { pokemon: "all", side: "yours", place: "inPlay" } }),
  ),
  rule(
    "change",
    "ignore all {s:type} Energy in the attack cost of each of your {a:name} , {b:name} , and {c:possessive} attacks",
    ({ s, a, b, c }) =>
      one({
        modify: "attackCost",
        on: { pokemon: "all", side: "yours", place: "inPlay", where: { names: [a, b, c] } },
        symbol: s,
        amount: 0,
        sign: "none",
      }),
  ),
];

/** What is said of Pokémon, of their cards where they are not in play; undefined where a card alone cannot say it. */
function ofCards(where: PokemonFilter): CardFilter | undefined {
  const { stages, marks, names, types, ruleBox, evolution, not, ...others } = where;
  const inner = not && ofCards(not);
  if (Object.keys(others).length > 0 || (not && !inner)) return undefined;
  return tidy({ stages, marks, names, types, ruleBox, evolution, not: inner });
}

function attacksInDiscard(on: PokemonSelector, d: Description): readonly Change[] | undefined {
  const where = d.place || d.side || d.except ? undefined : ofCards(d.where);
  if (!where) return undefined;
  const { marks = [] } = where;
  const kinds = marks.map((mark): CardFilter => ({ ...where, category: "Pokémon", marks: [mark] }));
  return attacksOfCards(on, {
    cards: "all",
    zone: "discard",
    of: "you",
    where: kinds.length > 1 ? { anyOf: kinds } : { category: "Pokémon", ...where },
  });
}

function attacksOfCards(on: PokemonSelector, cards: CardSelector): readonly Change[] | undefined {
  return cards.cards === "all" ? one({ permit: "useAttacksOf", on, of: { cards }, payCost: true }) : undefined;
}

function excepting(on: PokemonSelector, not: PokemonFilter): readonly Change[] | undefined {
  if (on.pokemon !== "all" || on.where?.not) return undefined;
  return one({ suppress: "abilities", on: { ...on, where: { ...on.where, not } } });
}

function megaKeeps(on: PokemonSelector, name: string): readonly Change[] | undefined {
  if (on.pokemon !== "self" || !/^(M|Primal) /.test(name)) return undefined;
  return [{ change: { permit: "megaKeepsTurn", on: self }, while: { if: "pokemon", is: self, where: { names: [name] } } }];
}
