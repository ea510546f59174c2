import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { said, together } from "../parts";
import type { Sentence } from "../sentence";
import { change } from "./change";

/** What counts otherwise: HP, types, costs of retreating, coins, Prize cards. */
export const valueChanges: readonly Sentence<Modifier>[] = [
  change(
    {
      en: "{on} {on:gets|get} +{n} HP",
      fr: "{on} {on:a|ont} {n} PV de plus",
      es: "{on} {on:tiene|tienen} {n} PS más",
      it: "{on} {on:ha|hanno} {n} PS in più",
    },
    { on: "pokemon", n: "number" },
    ({ on, n }) => ({ modify: "hp", on, amount: n, sign: "+" }),
  ),
  change(
    {
      en: "{on} {on:gets|get} +{n} HP for {each}",
      fr: "{on} {on:a|ont} {n} PV de plus pour {each}",
      es: "{on} {on:tiene|tienen} {n} PS más por {each}",
      it: "{on} {on:ha|hanno} {n} PS in più per {each}",
    },
    { on: "pokemon", n: "number", each: "each" },
    ({ on, n, each }) => ({
      modify: "hp",
      on,
      amount: { multiply: [n, each] },
      sign: "+",
    }),
  ),
  change(
    {
      en: "{on} {on:gets|get} -{n} HP",
      fr: "{on} {on:a|ont} {n} PV de moins",
      es: "{on} {on:tiene|tienen} {n} PS menos",
      it: "{on} {on:ha|hanno} {n} PS in meno",
    },
    { on: "pokemon", n: "number" },
    ({ on, n }) => ({ modify: "hp", on, amount: n, sign: "-" }),
  ),
  change(
    { en: "the maximum HP of {on} is {n}", fr: "les PV {de on} sont de {n}", es: "los PS {de on} son {n}", it: "i PS {di on} sono {n}" },
    { on: "pokemon", n: "number" },
    ({ on, n }) => ({ modify: "hp", on, amount: n, sign: "=" }),
  ),
  change(
    {
      en: "{on} {on:has|have} no Retreat Cost",
      fr: "{on} {on:n’a|n’ont} pas de Coût de Retraite",
      es: "{on} no {on:tiene|tienen} Coste de Retirada",
      it: "{on} non {on:ha|hanno} costo di ritirata",
    },
    { on: "pokemon" },
    ({ on }) => ({ modify: "retreatCost", on, amount: 0, sign: "none" }),
  ),
  change(
    {
      en: "the Retreat Cost of {on} is {symbols} less",
      fr: "le Coût de Retraite {de on} est réduit de {symbols}",
      es: "el Coste de Retirada {de on} se reduce en {symbols}",
      it: "il costo di ritirata {di on} è ridotto di {symbols}",
    },
    { on: "pokemon", symbols: "colorless" },
    ({ on, symbols }) => ({
      modify: "retreatCost",
      on,
      amount: symbols,
      sign: "-",
    }),
  ),
  change(
    {
      en: "the Retreat Cost of {on} is {symbols} more",
      fr: "le Coût de Retraite {de on} est augmenté de {symbols}",
      es: "el Coste de Retirada {de on} aumenta en {symbols}",
      it: "il costo di ritirata {di on} è aumentato di {symbols}",
    },
    { on: "pokemon", symbols: "colorless" },
    ({ on, symbols }) => ({
      modify: "retreatCost",
      on,
      amount: symbols,
      sign: "+",
    }),
  ),
  change(
    {
      en: "the Retreat Cost of {on} is {symbols}",
      fr: "le Coût de Retraite {de on} est {symbols}",
      es: "el Coste de Retirada {de on} es {symbols}",
      it: "il costo di ritirata {di on} è {symbols}",
    },
    { on: "pokemon", symbols: "colorless" },
    ({ on, symbols }) => ({
      modify: "retreatCost",
      on,
      amount: symbols,
      sign: "=",
    }),
  ),
  change(
    {
      en: "your coin flips are all heads",
      fr: "toutes les pièces que vous lancez tombent côté face",
      es: "en todas las monedas que lanzas sale cara",
      it: "tutte le monete che lanci danno testa",
    },
    {},
    () => ({ modify: "coins", who: "you", as: "heads" }),
  ),
  change(
    {
      en: "your coin flips are all tails",
      fr: "toutes les pièces que vous lancez tombent côté pile",
      es: "en todas las monedas que lanzas sale cruz",
      it: "tutte le monete che lanci danno croce",
    },
    {},
    () => ({ modify: "coins", who: "you", as: "tails" }),
  ),
  change(
    {
      en: "your opponent's coin flips are all heads",
      fr: "toutes les pièces que votre adversaire lance tombent côté face",
      es: "en todas las monedas que lanza tu rival sale cara",
      it: "tutte le monete che il tuo avversario lancia danno testa",
    },
    {},
    () => ({ modify: "coins", who: "opponent", as: "heads" }),
  ),
  change(
    {
      en: "your opponent's coin flips are all tails",
      fr: "toutes les pièces que votre adversaire lance tombent côté pile",
      es: "en todas las monedas que lanza tu rival sale cruz",
      it: "tutte le monete che il tuo avversario lancia danno croce",
    },
    {},
    () => ({ modify: "coins", who: "opponent", as: "tails" }),
  ),
  change(
    {
      en: "when {on} is healed, double the amount healed",
      fr: "quand {on} est soigné, doublez le nombre de dégâts soignés",
      es: "cuando se cure {a on}, duplica la cantidad curada",
      it: "quando {on} viene curato, raddoppia i danni curati",
    },
    { on: "pokemon" },
    ({ on }) => ({ modify: "healing", on, times: 2 }),
  ),
  change("weaknessTypeIs", { on: "pokemon", type: "type" }, ({ on, type }) => ({ modify: "weaknessType", on, type })),
  change(
    {
      en: "the Weakness of {on} is ×{n}",
      fr: "la Faiblesse {de on} est de ×{n}",
      es: "la Debilidad {de on} es ×{n}",
      it: "la debolezza {di on} è ×{n}",
    },
    { on: "pokemon", n: "number" },
    ({ on, n }) => ({ modify: "weaknessTimes", on, times: n }),
  ),
  change(
    {
      en: "{on} {on:has|have} no Weakness",
      fr: "{on} {on:n’a|n’ont} pas de Faiblesse",
      es: "{on} no {on:tiene|tienen} Debilidad",
      it: "{on} non {on:ha|hanno} debolezza",
    },
    { on: "pokemon" },
    ({ on }) => ({ modify: "weakness", on, set: "none" }),
  ),
  change(
    {
      en: "{on} {on:has|have} no Resistance",
      fr: "{on} {on:n’a|n’ont} pas de Résistance",
      es: "{on} no {on:tiene|tienen} Resistencia",
      it: "{on} non {on:ha|hanno} resistenza",
    },
    { on: "pokemon" },
    ({ on }) => ({ modify: "resistance", on, set: "none" }),
  ),
  change(
    {
      en: "{on} {on:is|are} {type} type",
      fr: "{on} {on:est|sont} de type {type}",
      es: "{on} {on:es|son} de tipo {type}",
      it: "{on} {on:è|sono} di tipo {type}",
    },
    { on: "pokemon", type: "types" },
    ({ on, type }) => ({ modify: "types", on, types: type }),
  ),
  change(
    {
      en: "{on} {on:is|are} also {type} type",
      fr: "{on} {on:est|sont} aussi de type {type}",
      es: "{on} {on:es|son} también de tipo {type}",
      it: "{on} {on:è|sono} anche di tipo {type}",
    },
    { on: "pokemon", type: "types" },
    ({ on, type }) => ({ modify: "types", on, types: type, also: true }),
  ),
  change(
    {
      en: "put {counters} instead of 1 on {on} for being Poisoned between turns",
      fr: "placez {counters} au lieu d’un sur {on} entre les tours tant qu’il est Empoisonné",
      es: "pon {counters} en vez de 1 en {on} entre turnos por estar Envenenado",
      it: "metti {counters} invece di 1 {su on} tra un turno e l’altro perché è avvelenato",
    },
    { counters: said("counters", "number"), on: "pokemon" },
    ({ counters, on }) => ({
      modify: "poisonCounters",
      on,
      amount: counters,
      sign: "=",
    }),
  ),
  change(
    {
      en: "put {n} more damage {n:counter|counters} on {on} between turns",
      fr: "placez {n} {n:marqueur|marqueurs} de dégâts de plus sur {on} entre chaque tour",
      es: "pon {n} {n:contador|contadores} de daño más en {on} entre turnos",
      it: "metti {n} {n:segnalino|segnalini} danno in più {su on} tra un turno e l’altro",
    },
    { n: "number", on: "pokemon" },
    ({ n, on }) => ({ modify: "poisonCounters", on, amount: n, sign: "+" }),
  ),
  change(
    {
      en: "put {counters} more on {on} for being Burned between turns",
      fr: "placez {counters} de plus sur {on} entre les tours tant qu’il est Brûlé",
      es: "pon {counters} más en {on} entre turnos por estar Quemado",
      it: "metti {counters} in più {su on} tra un turno e l’altro perché è bruciato",
    },
    { counters: said("counters", "number"), on: "pokemon" },
    ({ counters, on }) => ({
      modify: "burnCounters",
      on,
      amount: counters,
      sign: "+",
    }),
  ),
  change(
    {
      en: "put {counters} instead of 2 on {on} for being Burned between turns",
      fr: "placez {counters} au lieu de 2 sur {on} entre les tours tant qu’il est Brûlé",
      es: "pon {counters} en vez de 2 en {on} entre turnos por estar Quemado",
      it: "metti {counters} invece di 2 {su on} tra un turno e l’altro perché è bruciato",
    },
    { counters: said("counters", "number"), on: "pokemon" },
    ({ counters, on }) => ({
      modify: "burnCounters",
      on,
      amount: counters,
      sign: "=",
    }),
  ),
  change("prizesMoreByOwn", { on: said("anOpponentsPokemon", {}), by: together, n: "number" }, ({ by, n }) => ({
    modify: "prizesForKnockOut",
    of: { pokemon: "all", side: "opponents", place: "inPlay" },
    amount: n,
    sign: "+",
    byAttack: true,
    by,
  })),
  change("prizesMoreByOwn", { on: "pokemon", by: together, n: "number" }, ({ on, by, n }) => ({
    modify: "prizesForKnockOut",
    of: on,
    amount: n,
    sign: "+",
    byAttack: true,
    by,
  })),
  change(
    {
      en: "{on} may have up to {n} Pokémon Tools attached",
      fr: "{on} peut avoir jusqu’à {n} Outils Pokémon attachés",
      es: "{on} puede tener hasta {n} Herramientas Pokémon unidas",
      it: "{on} può avere fino a {n} Oggetti Pokémon assegnati",
    },
    { on: "pokemon", n: "number" },
    ({ on, n }) => ({ modify: "maxTools", on, to: n }),
  ),
  change(
    {
      en: "you can have up to {n} Pokémon on your Bench",
      fr: "vous pouvez avoir jusqu’à {n} Pokémon sur votre Banc",
      es: "puedes tener hasta {n} Pokémon en tu Banca",
      it: "puoi avere fino a {n} Pokémon nella tua panchina",
    },
    { n: "number" },
    ({ n }) => ({ modify: "benchSize", who: "you", to: n }),
  ),
  change(
    {
      en: "your opponent can have up to {n} Pokémon on their Bench",
      fr: "votre adversaire peut avoir jusqu’à {n} Pokémon sur son Banc",
      es: "tu rival puede tener hasta {n} Pokémon en su Banca",
      it: "il tuo avversario può avere fino a {n} Pokémon nella sua panchina",
    },
    { n: "number" },
    ({ n }) => ({ modify: "benchSize", who: "opponent", to: n }),
  ),
  change(
    {
      en: "each player can have up to {n} Pokémon on their Bench",
      fr: "chaque joueur peut avoir jusqu’à {n} Pokémon sur son Banc",
      es: "cada jugador puede tener hasta {n} Pokémon en su Banca",
      it: "ogni giocatore può avere fino a {n} Pokémon nella sua panchina",
    },
    { n: "number" },
    ({ n }) => ({ modify: "benchSize", who: "both", to: n }),
  ),
];
