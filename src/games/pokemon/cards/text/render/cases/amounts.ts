import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Amounts that hang on something else, and how they are worked out for each target. */
export const amounts: readonly Case<Instruction>[] = [
  {
    name: "selfDamageForEach",
    effect: [{ do: "damage", amount: { multiply: [10, { count: "damageCounters", on: { pokemon: "each" } }] }, to: { pokemon: "self" } }],
    said: {
      en: "This Pokémon does 10 damage to itself for each damage counter on it.",
      fr: "Ce Pokémon s’inflige 10 dégâts pour chaque marqueur de dégâts sur ce Pokémon.",
      es: "Este Pokémon se hace 10 puntos de daño a sí mismo por cada contador de daño en este Pokémon.",
      it: "Questo Pokémon infligge 10 danni a se stesso per ogni segnalino danno su questo Pokémon.",
    },
  },
  {
    name: "damageForEachOfThat",
    effect: [
      {
        do: "damage",
        amount: { multiply: [20, { count: "retreatCost", of: { pokemon: "each" } }] },
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
      },
    ],
    said: {
      en: "This attack does 20 damage to 1 of your opponent's Pokémon for each {C} in the Retreat Cost of that Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 20 dégâts à l’un des Pokémon de votre adversaire pour chaque {C} dans le Coût de Retraite de ce Pokémon-là. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 20 puntos de daño a 1 de los Pokémon de tu rival por cada {C} en el Coste de Retirada de ese Pokémon. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 20 danni a uno dei Pokémon del tuo avversario per ogni {C} nel costo di ritirata di quel Pokémon. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "doubleCounters",
    effect: [
      {
        do: "putCounters",
        count: { count: "damageCounters", on: { pokemon: "each" } },
        on: { pokemon: "all", side: "opponents", place: "inPlay" },
      },
    ],
    said: {
      en: "Double the number of damage counters on each of your opponent's Pokémon.",
      fr: "Doublez le nombre de marqueurs de dégâts sur chacun des Pokémon de votre adversaire.",
      es: "Duplica el número de contadores de daño en cada uno de los Pokémon de tu rival.",
      it: "Raddoppia il numero di segnalini danno su ciascuno dei Pokémon del tuo avversario.",
    },
  },
  {
    name: "oneCounterForEach",
    effect: [
      {
        do: "putCounters",
        count: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay", where: { names: ["Maushold"] } } },
        on: { pokemon: "all", side: "opponents", place: "inPlay" },
      },
    ],
    said: {
      en: "Put 1 damage counter on each of your opponent's Pokémon for each of your Maushold.",
      fr: "Placez 1 marqueur de dégâts sur chacun des Pokémon de votre adversaire pour chacun de vos Maushold.",
      es: "Pon 1 contador de daño en cada uno de los Pokémon de tu rival por cada uno de tus Maushold.",
      it: "Metti 1 segnalino danno su ciascuno dei Pokémon del tuo avversario per ciascuno dei tuoi Maushold.",
    },
  },
  {
    name: "healDamageDone",
    effect: [{ do: "heal", amount: { count: "damageDone" }, on: { pokemon: "self" } }],
    said: {
      en: "Heal from this Pokémon the same amount of damage you did to your opponent's Active Pokémon.",
      fr: "Soignez à ce Pokémon autant de dégâts que vous en avez infligé au Pokémon Actif de votre adversaire.",
      es: "Cura a este Pokémon tantos puntos de daño como los que hayas hecho al Pokémon Activo de tu rival.",
      it: "Cura questo Pokémon da tanti danni quanti ne hai inflitti al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "drawOrDiscard",
    effect: [
      { do: "drawUntil", handSize: 5, who: "opponent" },
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "hand", of: "opponent" },
          count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, 5] },
          by: "opponent",
        },
        destination: { to: "discard" },
      },
      { do: "drawUntil", handSize: 5 },
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "hand", of: "you" },
          count: { subtract: [{ count: "cards", zone: "hand", of: "you" }, 5] },
        },
        destination: { to: "discard" },
      },
    ],
    said: {
      en: "Your opponent either draws or discards cards until they have 5 cards in their hand. Either draw or discard cards until you have 5 cards in your hand.",
      fr: "Votre adversaire pioche ou défausse des cartes jusqu’à en avoir 5 en main. Piochez ou défaussez des cartes jusqu’à en avoir 5 en main.",
      es: "Tu rival roba o descarta cartas hasta que tenga 5 en su mano. Roba o descarta cartas hasta que tengas 5 en tu mano.",
      it: "Il tuo avversario pesca o scarta carte fino ad averne 5 in mano. Pesca o scarta carte fino ad averne 5 in mano.",
    },
  },
  {
    name: "sumOfBothPlayers",
    effect: [
      { do: "move", cards: { cards: "top", of: "you", count: 1, bind: 1 }, destination: { to: "discard" } },
      { do: "move", cards: { cards: "top", of: "opponent", count: 1, bind: 2 }, destination: { to: "discard" } },
      {
        do: "attackDamage",
        change: "more",
        amount: {
          multiply: [
            60,
            {
              add: [
                { count: "bound", binding: 1, where: { category: "Energy" } },
                { count: "bound", binding: 2, where: { category: "Energy" } },
              ],
            },
          ],
        },
      },
    ],
    said: {
      en: "Discard the top card of your deck. Discard the top card of your opponent's deck. This attack does 60 more damage for each Energy card you discarded in this way.",
      fr: "Défaussez la carte du dessus de votre deck. Défaussez la carte du dessus du deck de votre adversaire. Cette attaque inflige 60 dégâts supplémentaires pour chaque carte Énergie que vous avez défaussée de cette façon.",
      es: "Descarta la primera carta de tu baraja. Descarta la primera carta de la baraja de tu rival. Este ataque hace 60 puntos de daño más por cada carta de Energía que has descartado de esta manera.",
      it: "Scarta la prima carta del tuo mazzo. Scarta la prima carta del mazzo del tuo avversario. Questo attacco infligge 60 danni in più per ogni carta Energia che hai scartato in questo modo.",
    },
  },
  {
    name: "sumOfTwo",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: {
          multiply: [
            20,
            {
              add: [
                { count: "energy", on: { pokemon: "self" } },
                { count: "energy", on: { pokemon: "active", side: "opponents" } },
              ],
            },
          ],
        },
      },
    ],
    said: {
      en: "This attack does 20 more damage for each Energy attached to this Pokémon and each Energy attached to your opponent's Active Pokémon.",
      fr: "Cette attaque inflige 20 dégâts supplémentaires pour chaque Énergie attachée à ce Pokémon et chaque Énergie attachée au Pokémon Actif de votre adversaire.",
      es: "Este ataque hace 20 puntos de daño más por cada Energía unida a este Pokémon y cada Energía unida al Pokémon Activo de tu rival.",
      it: "Questo attacco infligge 20 danni in più per ogni Energia assegnata a questo Pokémon e ogni Energia assegnata al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "fewerInPlay",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: {
          multiply: [
            60,
            {
              subtract: [
                { count: "pokemon", in: { pokemon: "all", side: "opponents", place: "inPlay" } },
                { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay" } },
              ],
            },
          ],
        },
      },
    ],
    said: {
      en: "This attack does 60 more damage for each Pokémon fewer you have in play than your opponent.",
      fr: "Cette attaque inflige 60 dégâts supplémentaires pour chaque Pokémon en jeu que vous avez de moins que votre adversaire.",
      es: "Este ataque hace 60 puntos de daño más por cada Pokémon de menos que tengas en juego respecto a tu rival.",
      it: "Questo attacco infligge 60 danni in più per ogni Pokémon in gioco che hai in meno rispetto al tuo avversario.",
    },
  },
];
