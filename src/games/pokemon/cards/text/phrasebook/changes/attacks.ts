import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { said, together } from "../parts";
import type { Sentence } from "../sentence";
import { change } from "./change";

const weaknessOrResistance = said("or", { first: said("weakness", {}), second: said("resistance", {}) });

/** What attacks do and cost. */
export const attackChanges: readonly Sentence<Modifier>[] = [
  change(
    {
      en: "the attacks of {by} do {n} more damage to {target} for {each} (before applying Weakness and Resistance)",
      fr: "les attaques {de by} infligent {n} dégâts supplémentaires {à target} pour {each} (avant application de la Faiblesse et de la Résistance)",
      es: "los ataques {de by} hacen {n} puntos de daño más {a target} por {each} (antes de aplicar Debilidad y Resistencia)",
      it: "gli attacchi {di by} infliggono {n} danni in più {a target} per {each} (prima di applicare debolezza e resistenza)",
    },
    { by: "pokemon", n: "number", target: "target", each: "each" },
    ({ by, n, target, each }) => ({
      modify: "damageDone",
      by,
      amount: { multiply: [n, each] },
      sign: "+",
      ...target,
    }),
  ),
  change(
    {
      en: "the {attack} attack of {by} does {n} more damage (before applying Weakness and Resistance)",
      fr: "l’attaque {attack} {de by} inflige {n} dégâts supplémentaires (avant application de la Faiblesse et de la Résistance)",
      es: "el ataque {attack} {de by} hace {n} puntos de daño más (antes de aplicar Debilidad y Resistencia)",
      it: "l’attacco {attack} {di by} infligge {n} danni in più (prima di applicare debolezza e resistenza)",
    },
    { attack: "ownAttack", by: "pokemon", n: "number" },
    ({ attack, by, n }) => ({
      modify: "damageDone",
      by,
      amount: n,
      sign: "+",
      attack,
    }),
  ),
  change(
    {
      en: "the {attack} attack of {by} does {n} less damage (before applying Weakness and Resistance)",
      fr: "l’attaque {attack} {de by} inflige {n} dégâts de moins (avant application de la Faiblesse et de la Résistance)",
      es: "el ataque {attack} {de by} hace {n} puntos de daño menos (antes de aplicar Debilidad y Resistencia)",
      it: "l’attacco {attack} {di by} infligge {n} danni in meno (prima di applicare debolezza e resistenza)",
    },
    { attack: "ownAttack", by: "pokemon", n: "number" },
    ({ attack, by, n }) => ({
      modify: "damageDone",
      by,
      amount: n,
      sign: "-",
      attack,
    }),
  ),
  change(
    {
      en: "the attacks of {by} do {n} more damage (before applying Weakness and Resistance)",
      fr: "les attaques {de by} infligent {n} dégâts supplémentaires (avant application de la Faiblesse et de la Résistance)",
      es: "los ataques {de by} hacen {n} puntos de daño más (antes de aplicar Debilidad y Resistencia)",
      it: "gli attacchi {di by} infliggono {n} danni in più (prima di applicare debolezza e resistenza)",
    },
    { by: "pokemon", n: "number" },
    ({ by, n }) => ({ modify: "damageDone", by, amount: n, sign: "+" }),
  ),
  change(
    {
      en: "the attacks of {by} do {n} less damage (before applying Weakness and Resistance)",
      fr: "les attaques {de by} infligent {n} dégâts de moins (avant application de la Faiblesse et de la Résistance)",
      es: "los ataques {de by} hacen {n} puntos de daño menos (antes de aplicar Debilidad y Resistencia)",
      it: "gli attacchi {di by} infliggono {n} danni in meno (prima di applicare debolezza e resistenza)",
    },
    { by: "pokemon", n: "number" },
    ({ by, n }) => ({ modify: "damageDone", by, amount: n, sign: "-" }),
  ),
  change(
    {
      en: "the attacks of {by} do {n} more damage to {target} (before applying Weakness and Resistance)",
      fr: "les attaques {de by} infligent {n} dégâts supplémentaires {à target} (avant application de la Faiblesse et de la Résistance)",
      es: "los ataques {de by} hacen {n} puntos de daño más {a target} (antes de aplicar Debilidad y Resistencia)",
      it: "gli attacchi {di by} infliggono {n} danni in più {a target} (prima di applicare debolezza e resistenza)",
    },
    { by: "pokemon", n: "number", target: "target" },
    ({ by, n, target }) => ({
      modify: "damageDone",
      by,
      amount: n,
      sign: "+",
      ...target,
    }),
  ),
  change(
    {
      en: "the attacks of {by} do {n} less damage to {target} (before applying Weakness and Resistance)",
      fr: "les attaques {de by} infligent {n} dégâts de moins {à target} (avant application de la Faiblesse et de la Résistance)",
      es: "los ataques {de by} hacen {n} puntos de daño menos {a target} (antes de aplicar Debilidad y Resistencia)",
      it: "gli attacchi {di by} infliggono {n} danni in meno {a target} (prima di applicare debolezza e resistenza)",
    },
    { by: "pokemon", n: "number", target: "target" },
    ({ by, n, target }) => ({
      modify: "damageDone",
      by,
      amount: n,
      sign: "-",
      ...target,
    }),
  ),
  change(
    {
      en: "the base damage of the {attack} attack of {by} is {n}",
      fr: "les dégâts de base de l’attaque {attack} {de by} sont de {n}",
      es: "el daño base del ataque {attack} {de by} es {n}",
      it: "il danno base dell’attacco {attack} {di by} è {n}",
    },
    { attack: "ownAttack", by: "pokemon", n: "number" },
    ({ attack, by, n }) => ({
      modify: "baseDamage",
      by,
      attack,
      set: n,
    }),
  ),
  change(
    {
      en: "the base damage of the attacks of {by} is {n}",
      fr: "les dégâts de base des attaques {de by} sont de {n}",
      es: "el daño base de los ataques {de by} es {n}",
      it: "il danno base degli attacchi {di by} è {n}",
    },
    { by: "pokemon", n: "number" },
    ({ by, n }) => ({ modify: "baseDamage", by, set: n }),
  ),
  change("attackIgnores", { by: "pokemon", what: said("resistance", {}) }, ({ by }) => ({ modify: "ignore", by, what: ["Resistance"] })),
  change("attackIgnores", { by: "pokemon", what: weaknessOrResistance }, ({ by }) => ({
    modify: "ignore",
    by,
    what: ["Weakness", "Resistance"],
  })),
  change(
    {
      en: "the attacks of {on} cost {symbols} less",
      fr: "les attaques {de on} coûtent {symbols} de moins",
      es: "los ataques {de on} cuestan {symbols} menos",
      it: "gli attacchi {di on} costano {symbols} in meno",
    },
    { on: "pokemon", symbols: "cost" },
    ({ on, symbols }) => ({ modify: "attackCost", on, sign: "-", ...symbols }),
  ),
  change(
    {
      en: "the attacks of {on} cost {symbols} more",
      fr: "les attaques {de on} coûtent {symbols} de plus",
      es: "los ataques {de on} cuestan {symbols} más",
      it: "gli attacchi {di on} costano {symbols} in più",
    },
    { on: "pokemon", symbols: "cost" },
    ({ on, symbols }) => ({ modify: "attackCost", on, sign: "+", ...symbols }),
  ),
  change(
    {
      en: "the attacks of {on} cost {symbols} less for {each}",
      fr: "les attaques {de on} coûtent {symbols} de moins pour {each}",
      es: "los ataques {de on} cuestan {symbols} menos por {each}",
      it: "gli attacchi {di on} costano {symbols} in meno per {each}",
    },
    { on: "pokemon", symbols: "type", each: "each" },
    ({ on, symbols, each }) => ({
      modify: "attackCost",
      on,
      symbol: symbols,
      amount: each,
      sign: "-",
    }),
  ),
  change(
    {
      en: "the {attack} attack of {on} costs {symbols} less",
      fr: "l’attaque {attack} {de on} coûte {symbols} de moins",
      es: "el ataque {attack} {de on} cuesta {symbols} menos",
      it: "l’attacco {attack} {di on} costa {symbols} in meno",
    },
    { attack: "ownAttack", on: "pokemon", symbols: "cost" },
    ({ attack, on, symbols }) => ({
      modify: "attackCost",
      on,
      attack,
      sign: "-",
      ...symbols,
    }),
  ),
  change(
    {
      en: "the {attack} attack of {on} costs {symbols} more",
      fr: "l’attaque {attack} {de on} coûte {symbols} de plus",
      es: "el ataque {attack} {de on} cuesta {symbols} más",
      it: "l’attacco {attack} {di on} costa {symbols} in più",
    },
    { attack: "ownAttack", on: "pokemon", symbols: "cost" },
    ({ attack, on, symbols }) => ({
      modify: "attackCost",
      on,
      attack,
      sign: "+",
      ...symbols,
    }),
  ),
  change(
    {
      en: "the {attack} attack of {on} costs {symbols} less for {each}",
      fr: "l’attaque {attack} {de on} coûte {symbols} de moins pour {each}",
      es: "el ataque {attack} {de on} cuesta {symbols} menos por {each}",
      it: "l’attacco {attack} {di on} costa {symbols} in meno per {each}",
    },
    { attack: "ownAttack", on: "pokemon", symbols: "type", each: "each" },
    ({ attack, on, symbols, each }) => ({
      modify: "attackCost",
      on,
      attack,
      symbol: symbols,
      amount: each,
      sign: "-",
    }),
  ),
  change(
    {
      en: "the {attack} attack of {on} has no cost",
      fr: "l’attaque {attack} {de on} n’a pas de coût",
      es: "el ataque {attack} {de on} no tiene coste",
      it: "l’attacco {attack} {di on} non ha costo",
    },
    { attack: "ownAttack", on: "pokemon" },
    ({ attack, on }) => ({
      modify: "attackCost",
      on,
      attack,
      amount: 0,
      sign: "none",
    }),
  ),
  change(
    {
      en: "the attacks of {on} have no cost",
      fr: "les attaques {de on} n’ont pas de coût",
      es: "los ataques {de on} no tienen coste",
      it: "gli attacchi {di on} non hanno costo",
    },
    { on: "pokemon" },
    ({ on }) => ({ modify: "attackCost", on, amount: 0, sign: "none" }),
  ),
  change(
    {
      en: "ignore all {symbols} Energy in the attack costs of {on}",
      fr: "ignorez toute l’Énergie {symbols} du coût des attaques {de on}",
      es: "ignora toda la Energía {symbols} del coste de los ataques {de on}",
      it: "ignora tutta l’Energia {symbols} del costo degli attacchi {di on}",
    },
    { on: together, symbols: "type" },
    ({ on, symbols }) => ({
      modify: "attackCost",
      on,
      symbol: symbols,
      amount: 0,
      sign: "none",
    }),
  ),
  change(
    {
      en: "the {attack} attack of {on} can be used for {symbols}",
      fr: "l’attaque {attack} {de on} peut être utilisée pour {symbols}",
      es: "el ataque {attack} {de on} se puede usar por {symbols}",
      it: "l’attacco {attack} {di on} può essere usato per {symbols}",
    },
    { attack: "ownAttack", on: "pokemon", symbols: "symbols" },
    ({ attack, on, symbols }) => ({
      modify: "attackCostSet",
      on,
      attack,
      cost: symbols,
    }),
  ),
  change(
    {
      en: "the attacks of {on} can be used for {symbols}",
      fr: "les attaques {de on} peuvent être utilisées pour {symbols}",
      es: "los ataques {de on} se pueden usar por {symbols}",
      it: "gli attacchi {di on} possono essere usati per {symbols}",
    },
    { on: "pokemon", symbols: "symbols" },
    ({ on, symbols }) => ({ modify: "attackCostSet", on, cost: symbols }),
  ),
];
