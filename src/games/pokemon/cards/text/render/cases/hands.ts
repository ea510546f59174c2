import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Hands as a whole, and what is left of them. */
export const hands: readonly Case<Instruction>[] = [
  {
    name: "move all but some of a hand",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "hand", of: "opponent" },
          count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, 3] },
          by: "opponent",
        },
        destination: { to: "discard" },
      },
    ],
    said: {
      en: "Your opponent discards cards from their hand until they have 3 cards in their hand.",
      fr: "Votre adversaire défausse des cartes de sa main jusqu’à en avoir 3 en main.",
      es: "Tu rival descarta cartas de su mano hasta que tenga 3 en su mano.",
      it: "Il tuo avversario scarta carte dalla sua mano fino ad avere 3 carte in mano.",
    },
  },
  {
    name: "move all but some of a hand at random",
    effect: [
      {
        do: "move",
        cards: {
          cards: "random",
          zone: "hand",
          of: "opponent",
          count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, 4] },
        },
        destination: { to: "discard" },
      },
    ],
    said: {
      en: "Discard cards from your opponent's hand at random until they have 4 cards in their hand.",
      fr: "Défaussez au hasard des cartes de la main de votre adversaire jusqu’à ce qu’il lui en reste 4.",
      es: "Descarta al azar cartas de la mano de tu rival hasta que le queden 4.",
      it: "Scarta a caso carte dalla mano del tuo avversario finché non gliene rimangono 4.",
    },
  },
  {
    name: "move of both players",
    effect: [
      {
        do: "move",
        cards: { cards: "all", zone: "hand", of: "you", bind: 1 },
        destination: { to: "deck", place: "bottom", order: "random" },
      },
      {
        do: "move",
        cards: { cards: "all", zone: "hand", of: "opponent", bind: 2 },
        destination: { to: "deck", place: "bottom", order: "random" },
      },
      {
        do: "if",
        when: {
          any: [
            { if: "bound", binding: 1 },
            { if: "bound", binding: 2 },
          ],
        },
        then: [{ do: "draw", count: 3 }],
      },
    ],
    said: {
      en: "Shuffle your hand and put it on the bottom of your deck. Your opponent shuffles their hand and puts it on the bottom of their deck. If either player put any cards on the bottom of their deck in this way, draw 3 cards.",
      fr: "Mélangez votre main et placez-la en dessous de votre deck. Votre adversaire mélange sa main et la place en dessous de son deck. Si l’un des joueurs a placé au moins une carte en dessous de son deck de cette façon, piochez 3 cartes.",
      es: "Baraja tu mano y ponla en la parte inferior de tu baraja. Tu rival baraja su mano y la pone en la parte inferior de su baraja. Si algún jugador ha puesto alguna carta en la parte inferior de su baraja de esta manera, roba 3 cartas.",
      it: "Rimischia la tua mano e mettila in fondo al tuo mazzo. Il tuo avversario rimischia la sua mano e la mette in fondo al suo mazzo. Se almeno un giocatore ha messo almeno una carta in fondo al suo mazzo in questo modo, pesca 3 carte.",
    },
  },
  {
    name: "cards of either kind",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "discard", of: "you" },
          count: 1,
          where: { category: "Trainer", trainerKinds: ["Item", "Supporter"] },
        },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Put an Item card or a Supporter card from your discard pile into your hand.",
      fr: "Ajoutez une carte Objet ou une carte Supporter de votre pile de défausse à votre main.",
      es: "Pon 1 carta de Objeto o 1 carta de Partidario de tu pila de descartes en tu mano.",
      it: "Aggiungi una carta Strumento o una carta Aiuto dalla tua pila degli scarti alla tua mano.",
    },
  },
  {
    name: "an empty hand",
    effect: [
      {
        do: "if",
        when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "=", right: 0 },
        then: [{ do: "draw", count: { count: "prizesLeft", of: "opponent" } }],
      },
    ],
    said: {
      en: "If you have no cards in your hand, draw a card for each Prize card your opponent has remaining.",
      fr: "Si vous n’avez aucune carte en main, piochez une carte pour chaque carte Récompense qu’il reste à votre adversaire.",
      es: "Si no tienes ninguna carta en tu mano, roba 1 carta por cada carta de Premio que le queda a tu rival.",
      it: "Se non hai carte in mano, pesca una carta per ogni carta Premio che rimane al tuo avversario.",
    },
  },
  {
    name: "attach to each",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "bench" },
        steps: [
          {
            do: "attach",
            cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy", energyKind: "Basic" } },
            to: { pokemon: "each" },
          },
        ],
      },
    ],
    said: {
      en: "Attach a basic Energy card from your discard pile to each of your Benched Pokémon.",
      fr: "Attachez une carte Énergie de base de votre pile de défausse à chacun de vos Pokémon de Banc.",
      es: "Une 1 carta de Energía Básica de tu pila de descartes a cada uno de tus Pokémon en Banca.",
      it: "Assegna una carta Energia base dalla tua pila degli scarti a ciascuno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "an attack used before",
    effect: [
      {
        do: "if",
        when: { if: "history", event: { during: "yourLastTurn", happened: "usedAttack", by: "you", attack: "Tackle" } },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If 1 of your Pokémon used Tackle during your last turn, this attack does nothing.",
      fr: "Si l’un de vos Pokémon a utilisé Tackle pendant votre dernier tour, cette attaque ne fait rien.",
      es: "Si 1 de tus Pokémon usó Tackle durante tu último turno, este ataque no hace nada.",
      it: "Se uno dei tuoi Pokémon ha usato Tackle durante il tuo ultimo turno, questo attacco non ha effetto.",
    },
  },
];
