import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Cards that were looked at, revealed or discarded, spoken of again. */
export const found: readonly Case<Instruction>[] = [
  {
    name: "allFound",
    effect: [
      { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      {
        do: "move",
        cards: { cards: "bound", binding: 1, where: { category: "Trainer", trainerKinds: ["Item"] } },
        destination: { to: "discard" },
      },
    ],
    said: {
      en: "Your opponent reveals their hand. Discard all Item cards you find there.",
      fr: "Votre adversaire montre sa main. Défaussez toutes les cartes Objet que vous y trouvez.",
      es: "Tu rival enseña su mano. Descarta todas las cartas de Objeto que encuentres ahí.",
      it: "Il tuo avversario mostra la sua mano. Scarta tutte le carte Strumento che vi trovi.",
    },
  },
  {
    name: "theOneSought",
    effect: [
      { do: "reveal", cards: { cards: "topUntil", of: "you", where: { category: "Trainer", trainerKinds: ["Item"] }, count: 1, bind: 1 } },
      {
        do: "move",
        cards: { cards: "bound", binding: 1, where: { category: "Trainer", trainerKinds: ["Item"] } },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Reveal cards from the top of your deck until you reveal an Item card. Put that Item card into your hand.",
      fr: "Montrez les cartes du dessus de votre deck jusqu’à révéler une carte Objet. Ajoutez cette carte Objet-là à votre main.",
      es: "Enseña cartas de la parte superior de tu baraja hasta que enseñes 1 carta de Objeto. Pon esa carta de Objeto en tu mano.",
      it: "Mostra carte dalla cima del tuo mazzo fino a rivelare una carta Strumento. Aggiungi quella carta Strumento alla tua mano.",
    },
  },
  {
    name: "allDiscarded",
    effect: [
      { do: "move", cards: { cards: "top", of: "you", count: 5, bind: 1 }, destination: { to: "discard" } },
      { do: "attach", cards: { cards: "bound", binding: 1, where: { category: "Energy", types: ["Fighting"] } }, to: { pokemon: "self" } },
    ],
    said: {
      en: "Discard the top 5 cards of your deck. Attach all {F} Energy cards you discarded in this way to this Pokémon.",
      fr: "Défaussez les 5 cartes du dessus de votre deck. Attachez toutes les cartes Énergie {F} que vous avez défaussées de cette façon à ce Pokémon.",
      es: "Descarta las 5 primeras cartas de tu baraja. Une todas las cartas de Energía {F} que has descartado de esta manera a este Pokémon.",
      it: "Scarta le prime 5 carte del tuo mazzo. Assegna tutte le carte Energia {F} che hai scartato in questo modo a questo Pokémon.",
    },
  },
  {
    name: "oneOfAHand",
    effect: [
      { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      { do: "move", cards: { cards: "choose", from: { binding: 1 }, count: 1 }, destination: { to: "discard" } },
    ],
    said: {
      en: "Your opponent reveals their hand. Discard a card you find there.",
      fr: "Votre adversaire montre sa main. Défaussez une carte que vous y trouvez.",
      es: "Tu rival enseña su mano. Descarta 1 carta que encuentres ahí.",
      it: "Il tuo avversario mostra la sua mano. Scarta una carta che vi trovi.",
    },
  },
];
