import type { Amount, AttackSource, Modifier, PokemonFilter, PokemonSelector, Side } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { implied } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Description } from "../kinds";
import { rule } from "../pattern";
import { active, all, eachSide } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const one = (change: Modifier): readonly Change[] => [{ change }];
const colorless = (symbols: readonly string[]): number | undefined =>
  symbols.every((symbol) => symbol === "Colorless") ? symbols.length : undefined;
const times = (n: number, per: Amount | undefined): Amount => (per === undefined ? n : n === 1 ? per : { multiply: [n, per] });
const opponents: AttackSource = { side: "opponents" };
const from = (side: "opponents" | "both", where: PokemonFilter): AttackSource => tidy({ side, where: unlessEmpty(where) });

/** What says by whose attacks a Pokémon is Knocked Out; it cannot say more about the attacker. */
export function felledBy<T>({ side, where }: AttackSource, meaning: (byAttackOf: Side) => T): T | undefined {
  return where ? undefined : meaning(side);
}

const theirCoinsAreTails = { modify: "coins", who: "opponent", as: "tails" } as const;

/** Lasting and continuous changes: how things count, what is prevented, what may be done. */
export const changeRules = [
  rule("calculation", "[< after applying Weakness and Resistance >]", () => "after"),
  rule("calculation", "< before applying Weakness and Resistance >", () => "before"),

  // Whose attacks.
  rule("source", "attacks", () => ({ side: "both" })),
  rule("source", "attacks < both yours and your opponent's >", () => ({ side: "both" })),
  rule("source", "an attack", () => ({ side: "both" })),
  rule("source", "(your opponent's attacks|an opponent's attack|an opponent's attacks|your opponent's attack)", () => opponents),
  rule("source", "the opponent's attacks", () => opponents),
  rule("source", "your opponent's GX attacks", () => ({ side: "opponents", once: "GX" })),
  rule("source", "(attacks|an attack) (from|used by) (your opponent's|the opponent's) {d:described}", ({ d }) =>
    d.place ? undefined : from("opponents", d.where),
  ),
  rule("source", "the attacks of (your opponent's|the opponent's) {d:described}", ({ d }) =>
    d.place ? undefined : from("opponents", d.where),
  ),
  rule("source", "(attacks|an attack) (from|used by) {d:described}", ({ d }) => (d.place ? undefined : from("both", d.where))),
  rule("source", "an attack from (a|an) {d:described}", ({ d }) => (d.place || d.side ? undefined : from("both", d.where))),
  rule("source", "(attacks|an attack) from each of your opponent's {d:described}", ({ d }) =>
    d.place ? undefined : from("opponents", d.where),
  ),
  rule("source", "(your opponent's|the opponent's) {d:described}", ({ d }) => (d.place ? undefined : from("opponents", d.where))),
  rule("source", "any {d:described}", ({ d }) => (d.place ? undefined : from("both", d.where))),
  rule("source", "{d:described}", ({ d }) => (d.place ? undefined : from("both", d.where))),

  rule("target", "(your opponent's|the opponent's|the) Active Pokémon", () => ({ to: "active" })),
  rule("target", "(your opponent's|the opponent's|the) {d:described}", ({ d }) =>
    d.place === "active" && unlessEmpty(d.where) ? { to: d.where, toActive: true } : undefined,
  ),
  rule("target", "[your opponent's] {d:described}", ({ d }) => (d.place || !unlessEmpty(d.where) ? undefined : { to: d.where })),
  rule("target", "your opponent's Pokémon", () => ({ to: {} })),
  rule("target", "Active {d:described}", ({ d }) => (d.place ? undefined : { to: d.where, toActive: true })),

  rule(
    "change",
    "prevent all damage done to {on:pokemon} by {from:source} if that damage is exactly {exactly:numbers}",
    ({ on, from, exactly }) => one({ prevent: "damage", on, from, exactly }),
  ),

  rule("change", "{on:owner} maximum HP is {n:number}", ({ on, n }) => one({ modify: "hp", on, amount: n, sign: "=" })),
  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack from your opponent's {d:described} , (that player|your opponent) takes {n:number} fewer Prize card",
    ({ of, d, n }) => prizesForAttacker(of, d, n, "-"),
  ),
  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack from your opponent's {d:described} , your opponent can't take any Prize cards for it",
    ({ of, d }) => prizesForAttacker(of, d, 0, "="),
  ),

  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack from {by:pokemon} , take {n:number} more Prize card/cards",
    ({ of, by, n }) => one({ modify: "prizesForKnockOut", of, amount: n, sign: "+", byAttack: true, by }),
  ),
  rule(
    "change",
    "(if|when) {on:pokemon} is Knocked Out by damage from {from:source} , put it into your hand [instead of the discard pile]",
    ({ on, from }) => felledBy(from, (byAttackOf) => one({ replace: "discardOnKnockOut", on, byAttackOf, cards: "pokemon", to: "hand" })),
  ),

  // Damage done (EFF-12: before Weakness and Resistance).
  rule("change", "{by:owner} attacks do/does {n:number} more damage [to {to?:target}] [{per?:per}] {calculation}", ({ by, n, to, per }) =>
    one({ modify: "damageDone", by, amount: times(n, per), sign: "+", ...to }),
  ),
  rule("change", "each of {by:owner} attacks does/do {n:number} more damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    one({ modify: "damageDone", by, amount: n, sign: "+", ...to }),
  ),
  rule(
    "change",
    "attacks used by {by:pokemon} do {n:number} more damage [to {to?:target}] [{per?:per}] {calculation}",
    ({ by, n, to, per }) => one({ modify: "damageDone", by, amount: times(n, per), sign: "+", ...to }),
  ),
  rule("change", "the attacks of {by:pokemon} do {n:number} more damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    one({ modify: "damageDone", by, amount: n, sign: "+", ...to }),
  ),
  rule("change", "each of the attacks of {by:pokemon} does {n:number} more damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    one({ modify: "damageDone", by, amount: n, sign: "+", ...to }),
  ),
  rule("change", "the attacks (it uses|it has) do {n:number} more damage [to {to?:target}] {calculation}", ({ n, to }) =>
    one({ modify: "damageDone", by: self, amount: n, sign: "+", ...to }),
  ),
  rule(
    "change",
    "your {a:adjectives} Pokémon's attacks < (excluding|except|except for) [any] {not:plain} > do {n:number} more damage to {to:target} {calculation}",
    ({ a, not, n, to }) =>
      one({
        modify: "damageDone",
        by: { pokemon: "all", side: "yours", place: "inPlay", where: { ...a, not: not.where } },
        amount: n,
        sign: "+",
        ...to,
      }),
  ),
  rule(
    "change",
    "{by:owner} attacks , except [any] {not:plain} , do {n:number} more damage [to {to?:target}] {calculation}",
    ({ by, not, n, to }) =>
      by.pokemon === "all" && !by.where?.not && !not.place && !not.side
        ? one({ modify: "damageDone", by: { ...by, where: { ...by.where, not: not.where } }, amount: n, sign: "+", ...to })
        : undefined,
  ),
  rule("change", "{by:owner} {attack:ownAttack} attack does {n:number} more damage {calculation}", ({ by, attack, n }) =>
    by.pokemon === "self" ? one({ modify: "damageDone", by, amount: n, sign: "+", attack }) : undefined,
  ),
  rule("change", "{by:owner} {attack:ownAttack} attack does {n:number} damage instead of {m:number}", ({ by, attack, n }) =>
    by.pokemon === "self" ? one({ modify: "baseDamage", by, attack, set: n }) : undefined,
  ),
  rule("change", "{by:owner} {attack:ownAttack} attack's base damage is {n:number}", ({ by, attack, n }) =>
    by.pokemon === "self" ? one({ modify: "baseDamage", by, attack, set: n }) : undefined,
  ),
  rule("change", "any damage done by attacks (from|used by) {by:pokemon} is reduced by {n:number} {calculation}", ({ by, n }) =>
    one({ modify: "damageDone", by, amount: n, sign: "-" }),
  ),
  rule("change", "{by:owner} attacks do {n:number} less damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    one({ modify: "damageDone", by, amount: n, sign: "-", ...to }),
  ),
  rule("change", "attacks used by {by:pokemon} do {n:number} less damage [to {to?:target}] {calculation}", ({ by, n, to }) =>
    one({ modify: "damageDone", by, amount: n, sign: "-", ...to }),
  ),
  rule("change", "damage from attacks used by {by:pokemon} isn't affected by any effects on your opponent's Active Pokémon", ({ by }) =>
    one({ modify: "ignore", by, what: ["effects"] }),
  ),
  rule("change", "damage from {by:owner} attacks isn't affected by any effects on your opponent's Active Pokémon", ({ by }) =>
    one({ modify: "ignore", by, what: ["effects"] }),
  ),
  rule("change", "damage from the attacks of {by:pokemon} isn't affected by any effects on your opponent's Active Pokémon", ({ by }) =>
    one({ modify: "ignore", by, what: ["effects"] }),
  ),
  rule("change", "damage from {by:owner} attacks isn't affected by Resistance", ({ by }) =>
    one({ modify: "ignore", by, what: ["Resistance"] }),
  ),

  // Damage taken (after them).
  rule(
    "change",
    "any damage done to {on:pokemon} by {from:source} is reduced by {n:number} {calculation}",
    ({ on, from: source, n, calculation }) => taken(on, n, "-", source, calculation),
  ),
  rule(
    "change",
    "any damage done to {on:pokemon} by {from:source} is increased by {n:number} {calculation}",
    ({ on, from: source, n, calculation }) => taken(on, n, "+", source, calculation),
  ),
  rule(
    "change",
    "{on:pokemon} takes/take {n:number} less damage from {from:source} {calculation}",
    ({ on, n, from: source, calculation }) => taken(on, n, "-", source, calculation),
  ),
  rule(
    "change",
    "{on:pokemon} takes/take {n:number} more damage from {from:source} {calculation}",
    ({ on, n, from: source, calculation }) => taken(on, n, "+", source, calculation),
  ),

  // Numbers of the card.
  rule("change", "{on:pokemon} gets/get + {n:number} HP [{per?:per}]", ({ on, n, per }) =>
    one({ modify: "hp", on, amount: times(n, per), sign: "+" }),
  ),
  rule("change", "{on:pokemon} gets/get + {n:number} HP , except [for] {not:plain}", ({ on, n, not }) =>
    on.pokemon === "bound" && !not.place && !not.side
      ? one({ modify: "hp", on: { ...on, where: { ...on.where, not: not.where } }, amount: n, sign: "+" })
      : undefined,
  ),
  rule("change", "{side:possessor} {d:plain} have no Retreat Cost , except [for] {not:described}", ({ side, d, not }) =>
    not.place || not.side ? undefined : one({ modify: "retreatCost", on: all(side, butNot(d, not)), amount: 0, sign: "none" }),
  ),
  rule("change", "{on:owner} Retreat Cost is {s:symbols} less [{per?:per}]", ({ on, s, per }) => retreat(on, s, "-", per)),
  rule("change", "{on:owner} Retreat Cost is {s:symbols} more [{per?:per}]", ({ on, s, per }) => retreat(on, s, "+", per)),
  rule("change", "the Retreat Cost of {on:pokemon} is {s:symbols} less [{per?:per}]", ({ on, s, per }) => retreat(on, s, "-", per)),
  rule("change", "the Retreat Cost of {on:pokemon} is {s:symbols} more", ({ on, s }) => retreat(on, s, "+")),
  rule("change", "attacks (used by {on:pokemon}|that {on:pokemon} uses) cost/costs {s:symbols} more", ({ on, s }) => cost(on, s, "+")),
  rule("change", "attacks (used by {on:pokemon}|that {on:pokemon} uses) cost/costs {s:symbols} less [{per?:per}]", ({ on, s, per }) =>
    cost(on, s, "-", per),
  ),
  rule("change", "each of {on:owner} attacks costs/cost {s:symbols} less [{per?:per}]", ({ on, s, per }) => cost(on, s, "-", per)),
  rule("change", "{on:owner} attacks cost/costs {s:symbols} less [{per?:per}]", ({ on, s, per }) => cost(on, s, "-", per)),
  rule("change", "{on:owner} attacks cost/costs {s:symbols} more", ({ on, s }) => cost(on, s, "+")),
  rule("change", "{attack:ownAttack} used by this Pokémon costs {s:symbols} less [{per?:per}]", ({ attack, s, per }) => {
    const [first] = cost(self, s, "-", per) ?? [];
    return first && "modify" in first.change && first.change.modify === "attackCost" ? one({ ...first.change, attack }) : undefined;
  }),
  rule("change", "ignore all Energy in the (costs of attacks used by|attack costs of|attack cost of each of) {on:pokemon}", ({ on }) =>
    one({ modify: "attackCost", on, amount: 0, sign: "none" }),
  ),
  rule("change", "ignore all Energy in the cost of {attack:ownAttack} used by this Pokémon", ({ attack }) =>
    one({ modify: "attackCost", on: self, attack, amount: 0, sign: "none" }),
  ),
  rule("change", "ignore all Energy in {on:owner} attack cost/costs", ({ on }) =>
    one({ modify: "attackCost", on, amount: 0, sign: "none" }),
  ),
  rule("change", "ignore all {s:type} Energy in the (costs of attacks used by|attack costs of) {on:pokemon}", ({ on, s }) =>
    one({ modify: "attackCost", on, symbol: s, amount: 0, sign: "none" }),
  ),
  rule("change", "has no Weakness", () => one({ modify: "weakness", on: implied, set: "none" })),
  rule("change", "{on:owner} Weakness is now {type}", ({ on, type }) => one({ modify: "weaknessType", on, type })),
  rule("change", "{on:pokemon} is/are [now] {types} type", ({ on, types }) => one({ modify: "types", on, types })),
  rule("change", "{on:pokemon} is/are [now] (a|an) {types} Pokémon", ({ on, types }) => one({ modify: "types", on, types })),
  rule(
    "change",
    "attacks used by {on:pokemon} cost {s:symbols} less and do {n:number} more damage [to {to?:target}] {calculation}",
    ({ on, s, n, to }) => {
      const cheaper = cost(on, s, "-");
      return cheaper && [...cheaper, ...one({ modify: "damageDone", by: on, amount: n, sign: "+", ...to })];
    },
  ),
  rule("change", "{on:pokemon} is/are [now] a {types} Pokémon in addition to its existing types", ({ on, types }) =>
    one({ modify: "types", on, types, also: true }),
  ),
  rule("change", "all Energy attached to {on:pokemon} are {type} Energy instead of (its|their) usual type", ({ on, type }) =>
    one({ modify: "energyProvides", on, units: [[type]], instead: true, perUnit: true }),
  ),
  rule("change", "each [basic] {type} Energy attached to {on:pokemon} provides {s:symbols} Energy", ({ type, on, s }) =>
    one({ modify: "energyProvides", on, where: { energyKind: "Basic", types: [type] }, units: s.map((symbol) => [symbol]), instead: true }),
  ),
  rule("change", "{on:pokemon} may have up to {n:number} Pokémon (Tool cards|Tools) attached to it", ({ on, n }) =>
    one({ modify: "maxTools", on, to: n }),
  ),
  rule("change", "your opponent can't have more than {n:number} Benched Pokémon", ({ n }) =>
    one({ modify: "benchSize", who: "opponent", to: n }),
  ),
  rule("change", "(each player|players) can't have more than {n:number} Benched Pokémon", ({ n }) =>
    one({ modify: "benchSize", who: "both", to: n }),
  ),
  rule(
    "change",
    "put {n:number} damage counters instead of {m:number} on {on:pokemon} (between turns|during Pokémon Checkup)",
    ({ n, m, on }) => {
      const conditions = on.pokemon === "all" || on.pokemon === "bound" ? on.where?.conditions : undefined;
      if (conditions?.[0] === "Burned" && m === 2) return one({ modify: "burnCounters", on, amount: n, sign: "=" });
      return conditions?.[0] === "Poisoned" && m === 1 ? one({ modify: "poisonCounters", on, amount: n, sign: "=" }) : undefined;
    },
  ),
  rule("change", "during Pokémon Checkup , put {n:number} more damage counter/counters on {on:pokemon}", ({ n, on }) =>
    moreAtCheckup(on, n),
  ),
  rule("change", "whenever (your opponent|they) flips/flip a coin , treat it as tails", () => [{ change: theirCoinsAreTails }]),
  rule("change", "whenever (your opponent|they) flips/flip a coin during (his or her|their) turn , treat it as tails", () => [
    { change: theirCoinsAreTails, while: { if: "turn", is: "opponents" } },
  ]),
  rule(
    "change",
    "if your opponent's Pokémon is Knocked Out by damage from an attack (of|used by) {by:pokemon} , take {n:number} more Prize card/cards",
    ({ by, n }) =>
      one({
        modify: "prizesForKnockOut",
        of: { pokemon: "all", side: "opponents", place: "inPlay" },
        amount: n,
        sign: "+",
        byAttack: true,
        by,
      }),
  ),
  rule(
    "change",
    "if {when:condition} , and if {of:pokemon} is Knocked Out by damage from an attack (of|used by) {by:pokemon} , take {n:number} more Prize card/cards",
    ({ when, of, by, n }) => [{ change: { modify: "prizesForKnockOut", of, amount: n, sign: "+", byAttack: true, by }, while: when }],
  ),
  rule(
    "change",
    "(if|when) {of:pokemon} is Knocked Out by damage from (an attack from your opponent's Pokémon|an opponent's attack) , (that player|your opponent) takes {n:number} fewer Prize card",
    ({ of, n }) => one({ modify: "prizesForKnockOut", of, amount: n, sign: "-", byAttack: true }),
  ),
  rule(
    "change",
    "if {of:pokemon} has {w:having} and is Knocked Out by damage from an attack from your opponent's Pokémon , (that player|your opponent) takes {n:number} fewer Prize card",
    ({ of, w, n }) => [
      { change: { modify: "prizesForKnockOut", of, amount: n, sign: "-", byAttack: true }, while: { if: "pokemon", is: of, where: w } },
    ],
  ),
  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack from your opponent's Pokémon , (that player|your opponent) takes {n:number} more Prize card",
    ({ of, n }) => one({ modify: "prizesForKnockOut", of, amount: n, sign: "+", byAttack: true }),
  ),
  rule(
    "change",
    "if a Pokémon is Asleep , its owner flips {n:number} coins instead of 1 for that Special Condition (between turns|during Pokémon Checkup)",
    ({ n }) => one({ modify: "checkupCoins", on: { pokemon: "all", side: "both", place: "inPlay" }, condition: "Asleep", coins: n }),
  ),
  rule("change", "if the Defending Pokémon is Knocked Out , take {n:number} more Prize card/cards", ({ n }) =>
    one({ modify: "prizesForKnockOut", of: active("opponents"), amount: n, sign: "+" }),
  ),
  rule("change", "ignore all Energy in the attack cost of each of {on:owner} attacks", ({ on }) =>
    one({ modify: "attackCost", on, amount: 0, sign: "none" }),
  ),
  rule(
    "change",
    "if {of:pokemon} is Knocked Out by damage from an attack from your opponent's Pokémon , and if {when:condition} , (that player|your opponent) takes {n:number} fewer Prize card",
    ({ of, n, when }) => [{ change: { modify: "prizesForKnockOut", of, amount: n, sign: "-", byAttack: true }, while: when }],
  ),
  rule("target", "the Defending {head}", ({ head }) => (unlessEmpty(head) ? { to: head, toActive: true } : { to: "active" })),
  rule(
    "change",
    "any damage done by {from:source} to {on:pokemon} is reduced by {n:number} {calculation}",
    ({ on, from: source, n, calculation }) => taken(on, n, "-", source, calculation),
  ),
  rule(
    "change",
    "any damage done to {on:pokemon} by {from:source} is reduced by {n:number} {per} {calculation}",
    ({ on, from: source, n, per, calculation }) => taken(on, times(n, per), "-", source, calculation),
  ),
  rule("change", "damage from {by:owner} attacks isn't affected by Weakness or Resistance", ({ by }) =>
    one({ modify: "ignore", by, what: ["Weakness", "Resistance"] }),
  ),
  rule("change", "damage from {by:owner} attacks isn't affected by your opponent's Active Pokémon's Resistance", ({ by }) =>
    one({ modify: "ignore", by, what: ["Resistance"] }),
  ),
  rule("change", "the damage of {by:owner} attacks isn't affected by Resistance", ({ by }) =>
    one({ modify: "ignore", by, what: ["Resistance"] }),
  ),
  rule("change", "{on:owner} attacks < both yours and your opponent's > cost {s:symbols} less", ({ on, s }) => cost(on, s, "-")),
  rule("change", "the attacks of {on:pokemon} cost/costs {s:symbols} more", ({ on, s }) => cost(on, s, "+")),
  rule("change", "the attacks of {on:pokemon} cost/costs {s:symbols} less", ({ on, s }) => cost(on, s, "-")),
  rule(
    "change",
    "the attacks of your opponent's Pokémon do {n:number} less damage to {on:pokemon} < before applying Weakness and Resistance >",
    ({ on, n }) => one({ modify: "damageTaken", on, amount: n, sign: "-", from: { side: "opponents" }, before: true }),
  ),
  rule("change", "put {n:number} more damage counter/counters on {on:pokemon} (between turns|during Pokémon Checkup)", ({ n, on }) =>
    moreAtCheckup(on, n),
  ),
  rule("change", "each player can have {n:number} Pokémon on (his or her|their) Bench", ({ n }) =>
    one({ modify: "benchSize", who: "both", to: n }),
  ),
  rule("change", "apply Weakness for {on:pokemon} as × {n:number} instead", ({ on, n }) => one({ modify: "weaknessTimes", on, times: n })),
  rule("change", "if {of:pokemon} is Knocked Out , your opponent can't take any Prize cards for it", ({ of }) =>
    one({ modify: "prizesForKnockOut", of, amount: 0, sign: "=" }),
  ),
  rule("change", "if {of:pokemon} is Knocked Out , your opponent takes {n:number} fewer Prize card", ({ of, n }) =>
    one({ modify: "prizesForKnockOut", of, amount: n, sign: "-" }),
  ),
];

const butNot = (d: Description, { where: not }: Description): Description => ({ ...d, where: { ...d.where, not } });

function taken(on: PokemonSelector, n: Amount, sign: "+" | "-", source: AttackSource, calculation: "before" | "after"): readonly Change[] {
  const plain = source.side === "both" && !source.where;
  return eachSide(on, source).flatMap(([those, from]) =>
    one(
      tidy({
        modify: "damageTaken",
        on: those,
        amount: n,
        sign,
        from: plain ? undefined : from,
        before: calculation === "before" || undefined,
      }),
    ),
  );
}

/** More counters for Poison or Burn, on Pokémon that suffer from it. */
function moreAtCheckup(on: PokemonSelector, amount: number): readonly Change[] | undefined {
  const conditions = on.pokemon === "all" || on.pokemon === "bound" ? on.where?.conditions : undefined;
  const kind = { Poisoned: "poisonCounters", Burned: "burnCounters" } as const;
  const [only, ...more] = conditions ?? [];
  return (only === "Poisoned" || only === "Burned") && more.length === 0 ? one({ modify: kind[only], on, amount, sign: "+" }) : undefined;
}

function retreat(on: PokemonSelector, symbols: readonly string[], sign: "+" | "-", per?: Amount): readonly Change[] | undefined {
  const n = colorless(symbols);
  return n === undefined ? undefined : one({ modify: "retreatCost", on, amount: times(n, per), sign });
}

function cost(on: PokemonSelector, symbols: readonly import("@/games/pokemon/engine/card").EnergyType[], sign: "+" | "-", per?: Amount) {
  const [symbol] = symbols;
  if (!symbol || symbols.some((other) => other !== symbol)) return undefined;
  return one({ modify: "attackCost", on, symbol, amount: times(symbols.length, per), sign });
}

/** Prize cards for those that fell to an attack of certain Pokémon: "1 of your {D} Pokémon" is any of them. */
function prizesForAttacker(of: PokemonSelector, d: Description, amount: number, sign: "-" | "="): readonly Change[] | undefined {
  const where = unlessEmpty(d.where);
  if (!where || d.place) return undefined;
  const fallen: PokemonSelector | undefined =
    of.pokemon !== "choose" ? of : of.count === 1 ? all(of.side, { where: of.where ?? {}, place: of.place }) : undefined;
  const by: PokemonSelector = { pokemon: "all", side: "opponents", place: "inPlay", where };
  return fallen && one({ modify: "prizesForKnockOut", of: fallen, amount, sign, byAttack: true, by });
}
