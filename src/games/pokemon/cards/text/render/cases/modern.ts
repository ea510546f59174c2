import type { AbilityEffect, Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Steps of the Sword & Shield series and later. */
export const modernSteps: readonly Case<Instruction>[] = [
  {
    name: "a count that is not so many",
    effect: [
      {
        do: "if",
        when: {
          all: [
            { not: { if: "compare", left: { count: "prizesLeft", of: "opponent" }, is: "=", right: 3 } },
            { not: { if: "compare", left: { count: "prizesLeft", of: "opponent" }, is: "=", right: 4 } },
          ],
        },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If the number of Prize cards your opponent has remaining isn't exactly 3 and the number of Prize cards your opponent has remaining isn't exactly 4, this attack does nothing.",
      fr: "Si le nombre de cartes Récompense qu’il reste à votre adversaire n’est pas exactement 3 et le nombre de cartes Récompense qu’il reste à votre adversaire n’est pas exactement 4, cette attaque ne fait rien.",
      es: "Si el número de cartas de Premio que le quedan a tu rival no es exactamente 3 y el número de cartas de Premio que le quedan a tu rival no es exactamente 4, este ataque no hace nada.",
      it: "Se il numero di carte Premio che rimangono al tuo avversario non è esattamente 3 e il numero di carte Premio che rimangono al tuo avversario non è esattamente 4, questo attacco non ha effetto.",
    },
  },
  {
    name: "two counts that are not the same",
    effect: [
      {
        do: "if",
        when: {
          not: {
            if: "compare",
            left: { count: "cards", zone: "hand", of: "you" },
            is: "=",
            right: { count: "cards", zone: "hand", of: "opponent" },
          },
        },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If the number of cards in your hand isn't the same as the number of cards in your opponent's hand, this attack does nothing.",
      fr: "Si le nombre de cartes dans votre main n’est pas égal au nombre de cartes dans la main de votre adversaire, cette attaque ne fait rien.",
      es: "Si el número de cartas en tu mano no es igual al número de cartas en la mano de tu rival, este ataque no hace nada.",
      it: "Se il numero di carte nella tua mano non è uguale al numero di carte nella mano del tuo avversario, questo attacco non ha effetto.",
    },
  },
  {
    name: "up to so many off the top",
    effect: [{ do: "move", cards: { cards: "top", of: "you", count: 4, upTo: true }, destination: { to: "discard" } }],
    said: {
      en: "Discard up to 4 cards from the top of your deck.",
      fr: "Défaussez jusqu’à 4 cartes du dessus de votre deck.",
      es: "Descarta hasta 4 cartas de la parte superior de tu baraja.",
      it: "Scarta fino a 4 carte dalla cima del tuo mazzo.",
    },
  },
  {
    name: "a Pokémon shuffled under the deck",
    effect: [
      {
        do: "returnPokemon",
        pokemon: { pokemon: "active", side: "opponents" },
        destination: { to: "deck", place: "bottom", order: "random" },
        attached: "with",
      },
    ],
    said: {
      en: "Shuffle your opponent's Active Pokémon and all cards attached to it and put them on the bottom of your opponent's deck.",
      fr: "Mélangez le Pokémon Actif de votre adversaire et toutes les cartes qui lui sont attachées et placez le tout en dessous du deck de votre adversaire.",
      es: "Baraja el Pokémon Activo de tu rival y todas las cartas unidas a él y pon todo en la parte inferior de la baraja de tu rival.",
      it: "Rimischia il Pokémon attivo del tuo avversario e tutte le carte a esso assegnate e metti il tutto in fondo al mazzo del tuo avversario.",
    },
  },
  {
    name: "each evolved from the deck",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "bench" },
        steps: [
          {
            do: "evolve",
            pokemon: { pokemon: "each" },
            with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 },
          },
        ],
      },
    ],
    said: {
      en: "For each of your Benched Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Pour chacun de vos Pokémon de Banc, cherchez dans votre deck une carte qui évolue de ce Pokémon-là et placez-la sur ce Pokémon-là pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Para cada uno de tus Pokémon en Banca, busca en tu baraja 1 carta que evolucione de ese Pokémon y ponla sobre ese Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Per ciascuno dei tuoi Pokémon in panchina, cerca nel tuo mazzo una carta che si evolve da quel Pokémon e mettila su quel Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "Pokémon that are all of a kind",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "inPlay", where: { not: { stages: ["Basic"] } } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If all of your Pokémon are Basic Pokémon, draw a card.",
      fr: "Si tous vos Pokémon sont des Pokémon de base, piochez une carte.",
      es: "Si todos tus Pokémon son Pokémon Básicos, roba 1 carta.",
      it: "Se tutti i tuoi Pokémon sono Pokémon Base, pesca una carta.",
    },
  },
  {
    name: "neither of two on the Bench",
    effect: [
      {
        do: "if",
        when: {
          any: [
            { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "bench", where: { names: ["Seedlet"] } } } },
            { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "bench", where: { names: ["Thornlet"] } } } },
          ],
        },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If you have no Benched Seedlet or you have no Benched Thornlet, this attack does nothing.",
      fr: "Si vous n’avez aucun Seedlet de Banc ou vous n’avez aucun Thornlet de Banc, cette attaque ne fait rien.",
      es: "Si no tienes ningún Seedlet en Banca o no tienes ningún Thornlet en Banca, este ataque no hace nada.",
      it: "Se non hai alcun Seedlet in panchina o non hai alcun Thornlet in panchina, questo attacco non ha effetto.",
    },
  },
];

/** Abilities and Trainers of the Sword & Shield series and later. */
export const modernEffects: readonly Case<AbilityEffect>[] = [
  {
    name: "one of two or one of each",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        steps: [
          {
            do: "attach",
            cards: {
              cards: "choose",
              from: { zone: "discard", of: "you" },
              count: { upTo: 2 },
              oneOfEach: [
                { category: "Energy", types: ["Fire"] },
                { category: "Energy", types: ["Fighting"] },
              ],
            },
            to: { pokemon: "all", side: "yours", place: "inPlay" },
            spread: true,
          },
        ],
      },
    ],
    said: {
      en: "Once during your turn, you may attach a {R} Energy card, a {F} Energy card, or 1 of each from your discard pile to your Pokémon in any way you like.",
      fr: "Une fois pendant votre tour, vous pouvez attacher une carte Énergie {R}, une carte Énergie {F} ou 1 de chaque de votre pile de défausse à vos Pokémon comme vous le voulez.",
      es: "Una vez durante tu turno, puedes unir 1 carta de Energía {R}, 1 carta de Energía {F} o 1 de cada de tu pila de descartes a tus Pokémon de la manera que desees.",
      it: "Una sola volta durante il tuo turno, puoi assegnare una carta Energia {R}, una carta Energia {F} o 1 per ciascun tipo dalla tua pila degli scarti ai tuoi Pokémon nel modo che preferisci.",
    },
  },
];
