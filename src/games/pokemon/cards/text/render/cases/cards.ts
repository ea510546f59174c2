import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Cards that move. */
export const cards: readonly Case<Instruction>[] = [
  {
    name: "draw",
    effect: [{ do: "draw", count: 3, upTo: true }],
    said: { en: "Draw up to 3 cards.", fr: "Piochez jusqu’à 3 cartes.", es: "Roba hasta 3 cartas.", it: "Pesca fino a 3 carte." },
  },
  {
    name: "drawFor",
    effect: [{ do: "draw", count: { multiply: [1, { count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }] } }],
    said: {
      en: "Draw a card for each of your opponent's Benched Pokémon.",
      fr: "Piochez une carte pour chacun des Pokémon de Banc de votre adversaire.",
      es: "Roba 1 carta por cada uno de los Pokémon en Banca de tu rival.",
      it: "Pesca una carta per ciascuno dei Pokémon in panchina del tuo avversario.",
    },
  },
  {
    name: "drawUntil",
    effect: [{ do: "drawUntil", handSize: 6 }],
    said: {
      en: "Draw cards until you have 6 cards in your hand.",
      fr: "Piochez des cartes jusqu’à en avoir 6 en main.",
      es: "Roba cartas hasta que tengas 6 en tu mano.",
      it: "Pesca fino ad avere 6 carte in mano.",
    },
  },
  {
    name: "searchToHand",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: { upTo: 2 },
          where: { category: "Pokémon", stages: ["Basic"] },
        },
        destination: { to: "hand" },
        reveal: true,
      },
    ],
    said: {
      en: "Search your deck for up to 2 Basic Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck jusqu’à 2 Pokémon de base, montrez-les, puis ajoutez-les à votre main. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja hasta 2 Pokémon Básicos, enséñalos y ponlos en tu mano. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo fino a 2 Pokémon Base, mostrali e aggiungili alla tua mano. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "searchToBench",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", hp: { atMost: 60 } } },
        destination: { to: "bench" },
      },
    ],
    said: {
      en: "Search your deck for a Pokémon with 60 HP or less and put it onto your Bench. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck un Pokémon ayant au maximum 60 PV et placez-le sur votre Banc. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja 1 Pokémon con 60 PS o menos y ponlo en tu Banca. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo un Pokémon con 60 PS o meno e mettilo nella tua panchina. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "searchToTop",
    effect: [
      { do: "move", cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 }, destination: { to: "deck", place: "top" } },
    ],
    said: {
      en: "Search your deck for a card, shuffle your deck, and put that card on top of it.",
      fr: "Cherchez dans votre deck une carte, mélangez votre deck, puis placez-la sur le dessus.",
      es: "Busca en tu baraja 1 carta, baraja las cartas de tu baraja y pon esa carta en la parte superior.",
      it: "Cerca nel tuo mazzo una carta, rimischia il tuo mazzo e mettila in cima.",
    },
  },
  {
    name: "moveToHand",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 2, where: { trainerKinds: ["Item"] } },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Put 2 Item cards from your discard pile into your hand.",
      fr: "Ajoutez 2 cartes Objet de votre pile de défausse à votre main.",
      es: "Pon 2 cartas de Objeto de tu pila de descartes en tu mano.",
      it: "Aggiungi 2 carte Strumento dalla tua pila degli scarti alla tua mano.",
    },
  },
  {
    name: "moveToDeck",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: "any", where: { category: "Pokémon" } },
        destination: { to: "deck", place: "shuffled" },
        reveal: true,
      },
    ],
    said: {
      en: "Reveal any number of Pokémon from your discard pile and shuffle them into your deck.",
      fr: "Montrez autant de Pokémon que vous le voulez de votre pile de défausse et mélangez-les avec votre deck.",
      es: "Enseña cualquier número de Pokémon de tu pila de descartes y barájalos en tu baraja.",
      it: "Mostra un qualsiasi numero di Pokémon dalla tua pila degli scarti e rimischiali nel tuo mazzo.",
    },
  },
  {
    name: "moveToBottom",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 2 },
        destination: { to: "deck", place: "bottom", order: "you" },
      },
    ],
    said: {
      en: "Put 2 cards from your hand on the bottom of your deck in any order.",
      fr: "Placez 2 cartes de votre main en dessous de votre deck dans l’ordre de votre choix.",
      es: "Pon 2 cartas de tu mano en la parte inferior de tu baraja en el orden que quieras.",
      it: "Metti 2 carte dalla tua mano in fondo al tuo mazzo nell’ordine che preferisci.",
    },
  },
  {
    name: "moveToLostZone",
    effect: [{ do: "move", cards: { cards: "random", zone: "hand", of: "opponent", count: 1 }, destination: { to: "lostZone" } }],
    said: {
      en: "Put a random card from your opponent's hand in the Lost Zone.",
      fr: "Placez une carte au hasard de la main de votre adversaire dans la Zone Perdue.",
      es: "Pon 1 carta aleatoria de la mano de tu rival en la Zona Perdida.",
      it: "Metti una carta a caso dalla mano del tuo avversario nell’area perduta.",
    },
  },
  {
    name: "moveTop",
    effect: [{ do: "move", cards: { cards: "top", of: "opponent", count: 3 }, destination: { to: "discard" } }],
    said: {
      en: "Discard the top 3 cards of your opponent's deck.",
      fr: "Défaussez les 3 cartes du dessus du deck de votre adversaire.",
      es: "Descarta las 3 primeras cartas de la baraja de tu rival.",
      it: "Scarta le prime 3 carte del mazzo del tuo avversario.",
    },
  },
  {
    name: "moveOpponent",
    effect: [
      { do: "move", cards: { cards: "all", zone: "hand", of: "opponent" }, destination: { to: "deck", place: "shuffled" } },
      { do: "draw", count: 4, who: "opponent" },
    ],
    said: {
      en: "Your opponent shuffles their hand into their deck and draws 4 cards.",
      fr: "Votre adversaire mélange sa main avec son deck et pioche 4 cartes.",
      es: "Tu rival baraja su mano en su baraja y roba 4 cartas.",
      it: "Il tuo avversario rimischia la sua mano nel suo mazzo e pesca 4 carte.",
    },
  },
  {
    name: "moveEnergy",
    effect: [
      {
        do: "move",
        cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", count: "all", where: { types: ["Fire"] } },
        destination: { to: "discard" },
      },
    ],
    said: {
      en: "Discard all {R} Energy attached to this Pokémon.",
      fr: "Défaussez toutes les Énergies {R} attachées à ce Pokémon.",
      es: "Descarta todas las Energías {R} unidas a este Pokémon.",
      it: "Scarta tutte le Energie {R} assegnate a questo Pokémon.",
    },
  },
  {
    name: "moveBound",
    effect: [
      { do: "move", cards: { cards: "top", of: "you", count: 1, bind: 1 }, destination: { to: "discard" } },
      {
        do: "if",
        when: { if: "bound", binding: 1, where: { category: "Energy", types: ["Fire"] } },
        then: [{ do: "attach", cards: { cards: "bound", binding: 1 }, to: { pokemon: "self" } }],
      },
    ],
    said: {
      en: "Discard the top card of your deck. If that card is a {R} Energy card, attach that card to this Pokémon.",
      fr: "Défaussez la carte du dessus de votre deck. Si cette carte est une carte Énergie {R}, attachez cette carte-là à ce Pokémon.",
      es: "Descarta la primera carta de tu baraja. Si esa carta es una carta de Energía {R}, une esa carta a este Pokémon.",
      it: "Scarta la prima carta del tuo mazzo. Se quella carta è una carta Energia {R}, assegna quella carta a questo Pokémon.",
    },
  },
  {
    name: "moveCounted",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: "any", where: { category: "Energy", types: ["Fire"] } },
        destination: { to: "discard" },
        bind: 1,
      },
      { do: "attackDamage", change: "times", amount: { count: "bound", binding: 1 } },
    ],
    said: {
      en: "Discard any number of {R} Energy cards from your hand. This attack does 30 damage for each {R} Energy card you discarded in this way.",
      fr: "Défaussez autant de cartes Énergie {R} que vous le voulez de votre main. Cette attaque inflige 30 dégâts pour chaque carte Énergie {R} que vous avez défaussée de cette façon.",
      es: "Descarta cualquier número de cartas de Energía {R} de tu mano. Este ataque hace 30 puntos de daño por cada carta de Energía {R} que has descartado de esta manera.",
      it: "Scarta un qualsiasi numero di carte Energia {R} dalla tua mano. Questo attacco infligge 30 danni per ogni carta Energia {R} che hai scartato in questo modo.",
    },
  },
  {
    name: "look",
    effect: [
      { do: "look", cards: { cards: "top", of: "you", count: 4, bind: 1 } },
      { do: "move", cards: { cards: "choose", from: { binding: 1 }, count: 2 }, destination: { to: "hand" } },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "discard" } },
    ],
    said: {
      en: "Look at the top 4 cards of your deck. Put 2 of them into your hand. Discard the other cards.",
      fr: "Regardez les 4 cartes du dessus de votre deck. Ajoutez 2 d’entre elles à votre main. Défaussez les autres cartes.",
      es: "Mira las 4 primeras cartas de tu baraja. Pon 2 de ellas en tu mano. Descarta las demás cartas.",
      it: "Guarda le prime 4 carte del tuo mazzo. Aggiungi 2 di esse alla tua mano. Scarta le altre carte.",
    },
  },
  {
    name: "reveal",
    effect: [{ do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent" } }],
    said: {
      en: "Your opponent reveals their hand.",
      fr: "Votre adversaire montre sa main.",
      es: "Tu rival enseña su mano.",
      it: "Il tuo avversario mostra la sua mano.",
    },
  },
  {
    name: "shuffle",
    effect: [{ do: "shuffle", zone: "prizes", of: "you" }],
    said: {
      en: "Shuffle your Prize cards face down.",
      fr: "Mélangez vos cartes Récompense face cachée.",
      es: "Baraja tus cartas de Premio boca abajo.",
      it: "Rimischia le tue carte Premio a faccia in giù.",
    },
  },
  {
    name: "reorder",
    effect: [
      { do: "look", cards: { cards: "top", of: "you", count: 3, bind: 1 } },
      { do: "reorder", cards: { cards: "bound", binding: 1 }, place: "top" },
    ],
    said: {
      en: "Look at the top 3 cards of your deck. Put those cards back on top of your deck in any order.",
      fr: "Regardez les 3 cartes du dessus de votre deck. Replacez ces cartes-là sur le dessus de votre deck dans l’ordre de votre choix.",
      es: "Mira las 3 primeras cartas de tu baraja. Devuelve esas cartas a la parte superior de tu baraja en el orden que quieras.",
      it: "Guarda le prime 3 carte del tuo mazzo. Rimetti quelle carte in cima al tuo mazzo nell’ordine che preferisci.",
    },
  },
  {
    name: "attach",
    effect: [
      {
        do: "attach",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy", types: ["Fire"] } },
        to: { pokemon: "choose", side: "yours", place: "bench", count: 1 },
      },
    ],
    said: {
      en: "Attach a {R} Energy card from your discard pile to 1 of your Benched Pokémon.",
      fr: "Attachez une carte Énergie {R} de votre pile de défausse à l’un de vos Pokémon de Banc.",
      es: "Une 1 carta de Energía {R} de tu pila de descartes a 1 de tus Pokémon en Banca.",
      it: "Assegna una carta Energia {R} dalla tua pila degli scarti a uno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "attachSearch",
    effect: [
      {
        do: "attach",
        cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 2, where: { energyKind: "Basic" } },
        to: { pokemon: "all", side: "yours", place: "inPlay" },
        spread: true,
      },
    ],
    said: {
      en: "Search your deck for 2 basic Energy cards and attach them to your Pokémon in any way you like. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck 2 cartes Énergie de base et attachez-les à vos Pokémon comme vous le voulez. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja 2 cartas de Energía Básica y únelas a tus Pokémon de la manera que desees. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo 2 carte Energia base e assegnale ai tuoi Pokémon nel modo che preferisci. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "attachMove",
    effect: [
      {
        do: "attach",
        cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", count: 1 },
        to: { pokemon: "choose", side: "yours", place: "bench", count: 1 },
      },
    ],
    said: {
      en: "Move an Energy attached to this Pokémon to 1 of your Benched Pokémon.",
      fr: "Déplacez une Énergie attachée à ce Pokémon vers l’un de vos Pokémon de Banc.",
      es: "Mueve 1 Energía unida a este Pokémon a 1 de tus Pokémon en Banca.",
      it: "Sposta un’Energia assegnata a questo Pokémon a uno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "attachMoveCards",
    effect: [
      {
        do: "attach",
        cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", countsCards: true, count: 2 },
        to: { pokemon: "choose", side: "yours", place: "bench", count: 1 },
      },
    ],
    said: {
      en: "Move 2 Energy cards attached to this Pokémon to 1 of your Benched Pokémon.",
      fr: "Déplacez 2 cartes Énergie attachées à ce Pokémon vers l’un de vos Pokémon de Banc.",
      es: "Mueve 2 cartas de Energía unidas a este Pokémon a 1 de tus Pokémon en Banca.",
      it: "Sposta 2 carte Energia assegnate a questo Pokémon a uno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "swapCards",
    effect: [
      {
        do: "swapCards",
        first: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 },
        second: { cards: "top", of: "you", count: 1 },
      },
    ],
    said: {
      en: "Switch a card from your hand with the top card of your deck.",
      fr: "Échangez une carte de votre main avec la carte du dessus de votre deck.",
      es: "Cambia 1 carta de tu mano por la primera carta de tu baraja.",
      it: "Scambia una carta dalla tua mano con la prima carta del tuo mazzo.",
    },
  },
  {
    name: "takePrizes",
    effect: [{ do: "takePrizes", count: 2 }],
    said: { en: "Take 2 Prize cards.", fr: "Récupérez 2 cartes Récompense.", es: "Toma 2 cartas de Premio.", it: "Prendi 2 carte Premio." },
  },
  {
    name: "turnPrizesUp",
    effect: [{ do: "turnPrizesUp", count: "all", of: "you" }],
    said: {
      en: "Turn all of your Prize cards face up.",
      fr: "Retournez toutes vos cartes Récompense face visible.",
      es: "Pon todas tus cartas de Premio boca arriba.",
      it: "Gira tutte le tue carte Premio a faccia in su.",
    },
  },
  {
    name: "useTrainer",
    effect: [
      { do: "useTrainer", of: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { trainerKinds: ["Supporter"] } } },
    ],
    said: {
      en: "Use the effect of a Supporter card from your discard pile as the effect of this attack.",
      fr: "Utilisez l’effet d’une carte Supporter de votre pile de défausse comme effet de cette attaque.",
      es: "Usa el efecto de 1 carta de Partidario de tu pila de descartes como efecto de este ataque.",
      it: "Usa l’effetto di una carta Aiuto dalla tua pila degli scarti come effetto di questo attacco.",
    },
  },
  {
    name: "removeEffects",
    effect: [{ do: "removeEffects", of: "you" }],
    said: {
      en: "Remove all effects of attacks on you and your Pokémon.",
      fr: "Retirez tous les effets d’attaques sur vous et vos Pokémon.",
      es: "Elimina todos los efectos de ataques en ti y tus Pokémon.",
      it: "Rimuovi tutti gli effetti degli attacchi su te e sui tuoi Pokémon.",
    },
  },
  {
    name: "a search for the name of any of one's Pok\u00e9mon",
    effect: [
      { do: "forEach", pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: "all", bind: 1 }, steps: [] },
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", sameNameAs: { binding: 1 } } },
        destination: { to: "hand" },
        reveal: true,
      },
    ],
    said: {
      en: "Search your deck for a Pokémon with the same name as 1 of your Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck un Pokémon du même nom que l’un de vos Pokémon, montrez-le, puis ajoutez-le à votre main. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja 1 Pokémon con el mismo nombre que 1 de tus Pokémon, enséñalo y ponlo en tu mano. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo un Pokémon con lo stesso nome di uno dei tuoi Pokémon, mostralo e aggiungilo alla tua mano. Poi, rimischia il tuo mazzo.",
    },
  },
];
