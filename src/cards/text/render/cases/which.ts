import type { Instruction } from "@/engine/pokemon/effects/language";
import type { Case } from "./case";

/** Which Pokémon and cards are meant: by what is on them, by what they have, by what they evolve from. */
export const which: readonly Case<Instruction>[] = [
  {
    name: "cards with a Resistance",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: { upTo: 2 },
          where: { category: "Pokémon", resistance: "Fighting" },
        },
        destination: { to: "hand" },
        reveal: true,
      },
    ],
    said: {
      en: "Search your deck for up to 2 Pokémon with {F} Resistance, reveal them, and put them into your hand. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck jusqu’à 2 Pokémon ayant une Résistance {F}, montrez-les, puis ajoutez-les à votre main. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja hasta 2 Pokémon con Resistencia {F}, enséñalos y ponlos en tu mano. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo fino a 2 Pokémon con resistenza {F}, mostrali e aggiungili alla tua mano. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "cards with an Ability of a name",
    effect: [{ do: "draw", count: { count: "cards", zone: "discard", of: "you", where: { category: "Pokémon", hasAbility: "Sap Flow" } } }],
    said: {
      en: "Draw a card for each Pokémon that has the Sap Flow Ability in your discard pile.",
      fr: "Piochez une carte pour chaque Pokémon ayant le talent Sap Flow dans votre pile de défausse.",
      es: "Roba 1 carta por cada Pokémon con la habilidad Sap Flow en tu pila de descartes.",
      it: "Pesca una carta per ogni Pokémon con l’abilità Sap Flow nella tua pila degli scarti.",
    },
  },
  {
    name: "Pokémon with exactly so many damage counters",
    effect: [
      {
        do: "knockOut",
        pokemon: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, where: { damageCounters: { atLeast: 6, atMost: 6 } } },
      },
    ],
    said: {
      en: "Knock Out 1 of your opponent's Pokémon that has exactly 6 damage counters on it.",
      fr: "Mettez l’un des Pokémon ayant exactement 6 marqueurs de dégâts de votre adversaire K.O.",
      es: "Deja Fuera de Combate a 1 de los Pokémon con exactamente 6 contadores de daño de tu rival.",
      it: "Metti KO uno dei Pokémon con esattamente 6 segnalini danno del tuo avversario.",
    },
  },
  {
    name: "Pokémon with few or many damage counters",
    effect: [
      { do: "heal", amount: 20, on: { pokemon: "all", side: "yours", place: "inPlay", where: { damageCounters: { atMost: 3 } } } },
      { do: "knockOut", pokemon: { pokemon: "all", side: "opponents", place: "inPlay", where: { damageCounters: { atLeast: 6 } } } },
    ],
    said: {
      en: "Heal 20 damage from each of your Pokémon that has 3 or fewer damage counters on it. Knock Out each of your opponent's Pokémon that has 6 or more damage counters on it.",
      fr: "Soignez 20 dégâts à chacun de vos Pokémon ayant 3 marqueurs de dégâts ou moins. Mettez chacun des Pokémon ayant 6 marqueurs de dégâts ou plus de votre adversaire K.O.",
      es: "Cura 20 puntos de daño a cada uno de tus Pokémon con 3 contadores de daño o menos. Deja Fuera de Combate a cada uno de los Pokémon con 6 contadores de daño o más de tu rival.",
      it: "Cura ciascuno dei tuoi Pokémon con 3 segnalini danno o meno da 20 danni. Metti KO ciascuno dei Pokémon con 6 segnalini danno o più del tuo avversario.",
    },
  },
  {
    name: "a Pokémon without its cards under the deck",
    effect: [{ do: "returnPokemon", pokemon: { pokemon: "self" }, destination: { to: "deck", place: "bottom" }, attached: "discard" }],
    said: {
      en: "Put this Pokémon on the bottom of your deck and discard all cards attached to it.",
      fr: "Placez ce Pokémon en dessous de votre deck et défaussez toutes les cartes qui lui sont attachées.",
      es: "Pon este Pokémon en la parte inferior de tu baraja y descarta todas las cartas unidas a él.",
      it: "Metti questo Pokémon in fondo al tuo mazzo e scarta tutte le carte a esso assegnate.",
    },
  },
  {
    name: "Evolutions by their names",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "bench", where: { names: ["Acornling"] } },
        steps: [
          {
            do: "evolve",
            pokemon: { pokemon: "each" },
            with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { names: ["Oakling", "Elmling"] } },
          },
        ],
      },
    ],
    said: {
      en: "For each of your Benched Acornling, search your deck for an Oakling or an Elmling and put it onto that Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Pour chacun de vos Acornling de Banc, cherchez dans votre deck un Oakling ou un Elmling et placez-le sur ce Pokémon-là pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Para cada uno de tus Acornling en Banca, busca en tu baraja 1 Oakling o 1 Elmling y ponlo sobre ese Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Per ciascuno dei tuoi Acornling in panchina, cerca nel tuo mazzo un Oakling o un Elmling e mettilo su quel Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
];
