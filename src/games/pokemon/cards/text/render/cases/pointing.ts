import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What is pointed at, counted or chosen, so that it cannot be mistaken. */
export const pointing: readonly Case<Instruction>[] = [
  {
    name: "anyTails",
    effect: [
      { do: "flip", coins: 2 },
      { do: "if", when: { if: "compare", left: { count: "tails" }, is: ">=", right: 1 }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "Flip 2 coins. If at least 1 of them is tails, draw a card.",
      fr: "Lancez 2 pièces. Si au moins une pièce tombe côté pile, piochez une carte.",
      es: "Lanza 2 monedas. Si sale cruz en al menos 1, roba 1 carta.",
      it: "Lancia 2 monete. Se esce croce almeno una volta, pesca una carta.",
    },
  },
  {
    name: "headsExactly",
    effect: [
      { do: "flip", coins: 3 },
      { do: "if", when: { if: "compare", left: { count: "heads" }, is: "=", right: 1 }, then: [{ do: "draw", count: 1 }] },
      { do: "if", when: { if: "compare", left: { count: "heads" }, is: "=", right: 2 }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "Flip 3 coins. If exactly 1 of them is heads, draw a card. If exactly 2 of them are heads, draw a card.",
      fr: "Lancez 3 pièces. Si vous obtenez exactement 1 côté face, piochez une carte. Si vous obtenez exactement 2 côtés face, piochez une carte.",
      es: "Lanza 3 monedas. Si sale exactamente 1 cara, roba 1 carta. Si salen exactamente 2 caras, roba 1 carta.",
      it: "Lancia 3 monete. Se esce testa esattamente 1 volta, pesca una carta. Se esce testa esattamente 2 volte, pesca una carta.",
    },
  },
  {
    name: "isSame",
    effect: [
      {
        do: "if",
        when: {
          if: "compare",
          left: { count: "cards", zone: "hand", of: "you" },
          is: "=",
          right: { count: "cards", zone: "hand", of: "opponent" },
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If the number of cards in your hand is the same as the number of cards in your opponent's hand, draw a card.",
      fr: "Si le nombre de cartes dans votre main est égal au nombre de cartes dans la main de votre adversaire, piochez une carte.",
      es: "Si el número de cartas en tu mano es igual al número de cartas en la mano de tu rival, roba 1 carta.",
      it: "Se il numero di carte nella tua mano è uguale al numero di carte nella mano del tuo avversario, pesca una carta.",
    },
  },
  {
    name: "wholeDeck",
    effect: [{ do: "look", cards: { cards: "all", zone: "deck", of: "you" } }],
    said: {
      en: "Look at all cards in your deck.",
      fr: "Regardez toutes les cartes de votre deck.",
      es: "Mira todas las cartas de tu baraja.",
      it: "Guarda tutte le carte del tuo mazzo.",
    },
  },
  {
    name: "aMega",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { names: ["M Charizard-EX"] } },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Put an M Charizard-EX from your discard pile into your hand.",
      fr: "Ajoutez un M Charizard-EX de votre pile de défausse à votre main.",
      es: "Pon 1 M Charizard-EX de tu pila de descartes en tu mano.",
      it: "Aggiungi un M Charizard-EX dalla tua pila degli scarti alla tua mano.",
    },
  },
  {
    name: "countersOnEachOfTwo",
    effect: [{ do: "putCounters", count: 1, on: { pokemon: "choose", side: "opponents", place: "bench", count: 2 } }],
    said: {
      en: "Choose 2 of your opponent's Benched Pokémon and put 1 damage counter on each of them.",
      fr: "Choisissez 2 des Pokémon de Banc de votre adversaire, puis placez 1 marqueur de dégâts sur chacun d’eux.",
      es: "Elige 2 de los Pokémon en Banca de tu rival y pon 1 contador de daño en cada uno de ellos.",
      it: "Scegli 2 dei Pokémon in panchina del tuo avversario e metti 1 segnalino danno su ciascuno di essi.",
    },
  },
  {
    name: "healEachOfTwo",
    effect: [{ do: "heal", amount: 50, on: { pokemon: "choose", side: "yours", place: "inPlay", count: { upTo: 2 } } }],
    said: {
      en: "Choose up to 2 of your Pokémon and heal 50 damage from each of them.",
      fr: "Choisissez jusqu’à 2 de vos Pokémon, puis soignez 50 dégâts à chacun d’eux.",
      es: "Elige hasta 2 de tus Pokémon y cura 50 puntos de daño a cada uno de ellos.",
      it: "Scegli fino a 2 dei tuoi Pokémon e cura ciascuno di essi da 50 danni.",
    },
  },
  {
    name: "ownersDecks",
    effect: [
      {
        do: "move",
        cards: { cards: "attached", to: { pokemon: "all", side: "both", place: "inPlay" }, what: "any", count: "all" },
        destination: { to: "deck", place: "shuffled" },
      },
    ],
    said: {
      en: "Shuffle all cards attached to Pokémon (both yours and your opponent's) into their owners' decks.",
      fr: "Mélangez toutes les cartes attachées aux Pokémon (les vôtres et ceux de votre adversaire) avec les decks de leurs propriétaires.",
      es: "Baraja todas las cartas unidas a los Pokémon (tanto tuyos como de tu rival) en las barajas de sus propietarios.",
      it: "Rimischia tutte le carte assegnate ai Pokémon (sia tuoi sia del tuo avversario) nei mazzi dei rispettivi proprietari.",
    },
  },
];
