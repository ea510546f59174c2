import type { Instruction } from "@/games/pokemon/engine/effects/language";
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
  {
    name: "less Energy than a number",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { not: { energy: { atLeast: 3 } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon has 2 or less Energy attached, draw a card.",
      fr: "Si ce Pokémon a au plus 2 Énergies attachées, piochez une carte.",
      es: "Si este Pokémon tiene como máximo 2 Energías unidas, roba 1 carta.",
      it: "Se questo Pokémon ha al massimo 2 Energie assegnate, pesca una carta.",
    },
  },
  {
    name: "Pokémon with less Energy than a number",
    effect: [
      {
        do: "damage",
        amount: 20,
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, where: { not: { energy: { atLeast: 3 } } } },
      },
    ],
    said: {
      en: "This attack does 20 damage to 1 of your opponent's Pokémon that has 2 or less Energy attached. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 20 dégâts à l’un des Pokémon ayant au plus 2 Énergies attachées de votre adversaire. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 20 puntos de daño a 1 de los Pokémon con como máximo 2 Energías unidas de tu rival. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 20 danni a uno dei Pokémon con al massimo 2 Energie assegnate del tuo avversario. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "no Abilities",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { hasAbility: false } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has no Abilities, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’a aucun talent, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no tiene ninguna habilidad, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non ha abilità, pesca una carta.",
    },
  },
  {
    name: "another Pokémon of a kind that attacked",
    effect: [
      {
        do: "if",
        when: {
          if: "history",
          event: { during: "yourLastTurn", happened: "usedAttack", by: "you", where: { marks: ["Rapid Strike"] }, except: "self" },
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If 1 of your other Rapid Strike Pokémon used an attack during your last turn, draw a card.",
      fr: "Si l’un de vos autres Pokémon Mille Poings a utilisé une attaque pendant votre dernier tour, piochez une carte.",
      es: "Si 1 de tus otros Pokémon Golpe Fluido usó un ataque durante tu último turno, roba 1 carta.",
      it: "Se uno dei tuoi altri Pokémon Pluricolpo ha usato un attacco durante il tuo ultimo turno, pesca una carta.",
    },
  },
];
