import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Pokémon in play. */
export const pokemon: readonly Case<Instruction>[] = [
  {
    name: "switchYours",
    effect: [{ do: "switch", side: "yours", chooser: "you" }],
    said: {
      en: "Switch this Pokémon with 1 of your Benched Pokémon.",
      fr: "Échangez ce Pokémon avec l’un de vos Pokémon de Banc.",
      es: "Cambia este Pokémon por 1 de tus Pokémon en Banca.",
      it: "Scambia questo Pokémon con uno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "switchTheirs",
    effect: [{ do: "switch", side: "opponents", chooser: "you" }],
    said: {
      en: "Switch 1 of your opponent's Benched Pokémon with your opponent's Active Pokémon.",
      fr: "Échangez l’un des Pokémon de Banc de votre adversaire avec le Pokémon Actif de votre adversaire.",
      es: "Cambia 1 de los Pokémon en Banca de tu rival por el Pokémon Activo de tu rival.",
      it: "Scambia uno dei Pokémon in panchina del tuo avversario con il Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "switchOpponent",
    effect: [{ do: "switch", side: "opponents", chooser: "opponent" }],
    said: {
      en: "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.",
      fr: "Votre adversaire échange son Pokémon Actif avec l’un de ses Pokémon de Banc.",
      es: "Tu rival cambia su Pokémon Activo por 1 de sus Pokémon en Banca.",
      it: "Il tuo avversario scambia il suo Pokémon attivo con uno dei suoi Pokémon in panchina.",
    },
  },
  {
    name: "evolve",
    effect: [
      {
        do: "evolve",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 },
        with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: { binding: 1 } } },
      },
    ],
    said: {
      en: "Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck une carte qui évolue de l’un de vos Pokémon et placez-la sur ce Pokémon-là pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja 1 carta que evolucione de 1 de tus Pokémon y ponla sobre ese Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo una carta che si evolve da uno dei tuoi Pokémon e mettila su quel Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "devolve",
    effect: [{ do: "devolve", pokemon: { pokemon: "active", side: "opponents" }, cards: 1, destination: { to: "hand" } }],
    said: {
      en: "Devolve your opponent's Active Pokémon by putting the highest Stage Evolution card on it into your opponent's hand.",
      fr: "Faites rétrograder le Pokémon Actif de votre adversaire en plaçant sa carte Évolution de plus haut niveau dans la main de votre adversaire.",
      es: "Haz involucionar al Pokémon Activo de tu rival poniendo su carta de Evolución de fase más alta en la mano de tu rival.",
      it: "Fai involvere il Pokémon attivo del tuo avversario mettendo la sua carta Evoluzione di fase più alta nella mano del tuo avversario.",
    },
  },
  {
    name: "returnPokemon",
    effect: [
      {
        do: "returnPokemon",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
        destination: { to: "hand" },
        attached: "with",
      },
    ],
    said: {
      en: "Put 1 of your Pokémon and all cards attached to it into your hand.",
      fr: "Ajoutez l’un de vos Pokémon et toutes les cartes qui lui sont attachées à votre main.",
      es: "Pon 1 de tus Pokémon y todas las cartas unidas a él en tu mano.",
      it: "Aggiungi uno dei tuoi Pokémon e tutte le carte a esso assegnate alla tua mano.",
    },
  },
  {
    name: "returnShuffle",
    effect: [
      {
        do: "returnPokemon",
        pokemon: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
        destination: { to: "deck", place: "shuffled" },
        attached: "with",
      },
    ],
    said: {
      en: "Shuffle 1 of your opponent's Pokémon and all cards attached to it into your opponent's deck.",
      fr: "Mélangez l’un des Pokémon de votre adversaire et toutes les cartes qui lui sont attachées avec le deck de votre adversaire.",
      es: "Baraja 1 de los Pokémon de tu rival y todas las cartas unidas a él en la baraja de tu rival.",
      it: "Rimischia uno dei Pokémon del tuo avversario e tutte le carte a esso assegnate nel mazzo del tuo avversario.",
    },
  },
  {
    name: "discardPokemon",
    effect: [{ do: "discardPokemon", pokemon: { pokemon: "self" } }],
    said: {
      en: "Discard this Pokémon and all cards attached to it.",
      fr: "Défaussez ce Pokémon et toutes les cartes qui lui sont attachées.",
      es: "Descarta este Pokémon y todas las cartas unidas a él.",
      it: "Scarta questo Pokémon e tutte le carte a esso assegnate.",
    },
  },
  {
    name: "copyAttack",
    effect: [{ do: "copyAttack", of: { pokemon: { pokemon: "active", side: "opponents" } } }],
    said: {
      en: "Choose 1 of the attacks of your opponent's Active Pokémon and use it as this attack.",
      fr: "Choisissez l’une des attaques du Pokémon Actif de votre adversaire et utilisez cette attaque-là à la place de cette attaque.",
      es: "Elige 1 de los ataques del Pokémon Activo de tu rival y usa ese ataque en lugar de este.",
      it: "Scegli uno degli attacchi del Pokémon attivo del tuo avversario e usa quell’attacco al posto di questo.",
    },
  },
  {
    name: "copyAttack of a card",
    effect: [
      { do: "move", cards: { cards: "top", of: "you", count: 1, bind: 1 }, destination: { to: "discard" } },
      { do: "copyAttack", of: { card: { cards: "bound", binding: 1 } } },
    ],
    said: {
      en: "Discard the top card of your deck. Choose an attack of that card and use it as this attack.",
      fr: "Défaussez la carte du dessus de votre deck. Choisissez une attaque de cette carte-là et utilisez cette attaque-là à la place de cette attaque.",
      es: "Descarta la primera carta de tu baraja. Elige un ataque de esa carta y usa ese ataque en lugar de este.",
      it: "Scarta la prima carta del tuo mazzo. Scegli un attacco di quella carta e usa quell’attacco al posto di questo.",
    },
  },
  {
    name: "copyLast",
    effect: [{ do: "copyAttack", of: "lastUsedByOpponent" }],
    said: {
      en: "Use the attack that your opponent's Active Pokémon used during their last turn as this attack.",
      fr: "Utilisez à la place de cette attaque celle que le Pokémon Actif de votre adversaire a utilisée pendant son dernier tour.",
      es: "Usa en lugar de este ataque el que el Pokémon Activo de tu rival usó durante su último turno.",
      it: "Usa al posto di questo attacco quello che il Pokémon attivo del tuo avversario ha usato durante il suo ultimo turno.",
    },
  },
  {
    name: "switch with the new Active Pokémon spoken of",
    effect: [
      { do: "switch", side: "opponents", chooser: "you", bind: 1 },
      { do: "afflict", condition: "Confused", pokemon: { pokemon: "bound", binding: 1 } },
    ],
    said: {
      en: "Switch 1 of your opponent's Benched Pokémon with your opponent's Active Pokémon. The new Active Pokémon is now Confused.",
      fr: "Échangez l’un des Pokémon de Banc de votre adversaire avec le Pokémon Actif de votre adversaire. Le nouveau Pokémon Actif est maintenant Confus.",
      es: "Cambia 1 de los Pokémon en Banca de tu rival por el Pokémon Activo de tu rival. El nuevo Pokémon Activo pasa a estar Confundido.",
      it: "Scambia uno dei Pokémon in panchina del tuo avversario con il Pokémon attivo del tuo avversario. Il nuovo Pokémon attivo è ora confuso.",
    },
  },
  {
    name: "knockOut with what follows",
    effect: [
      { do: "knockOut", pokemon: { pokemon: "active", side: "opponents" }, bind: 1 },
      { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "damage", amount: 200, to: { pokemon: "self" } }] },
    ],
    said: {
      en: "Knock Out your opponent's Active Pokémon. If that Pokémon is Knocked Out in this way, this Pokémon does 200 damage to itself.",
      fr: "Mettez le Pokémon Actif de votre adversaire K.O. Si ce Pokémon est mis K.O. de cette façon, ce Pokémon s’inflige 200 dégâts.",
      es: "Deja Fuera de Combate al Pokémon Activo de tu rival. Si ese Pokémon queda Fuera de Combate de esta manera, este Pokémon se hace 200 puntos de daño a sí mismo.",
      it: "Metti KO il Pokémon attivo del tuo avversario. Se quel Pokémon viene messo KO in questo modo, questo Pokémon infligge 200 danni a se stesso.",
    },
  },
  {
    name: "exchange",
    effect: [
      {
        do: "exchange",
        pokemon: { pokemon: "self" },
        with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
      },
    ],
    said: {
      en: "Switch this Pokémon with a Basic Pokémon from your hand. (Any attached cards, damage counters, Special Conditions, and any other effects remain on the new Pokémon.)",
      fr: "Échangez ce Pokémon avec un Pokémon de base de votre main. (Les cartes attachées, les marqueurs de dégâts, les États Spéciaux et tout autre effet restent sur le nouveau Pokémon.)",
      es: "Cambia este Pokémon por 1 Pokémon Básico de tu mano. (Las cartas unidas, los contadores de daño, las Condiciones Especiales y cualquier otro efecto se mantienen en el nuevo Pokémon).",
      it: "Scambia questo Pokémon con un Pokémon Base dalla tua mano. (Le carte assegnate, i segnalini danno, le condizioni speciali e gli altri effetti restano sul nuovo Pokémon.)",
    },
  },
  {
    name: "move except what was discarded",
    effect: [
      { do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 2, bind: 1 }, destination: { to: "discard" } },
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "discard", of: "you" },
          count: 4,
          except: 1,
          where: { category: "Energy", energyKind: "Basic" },
        },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Discard 2 cards from your hand. Put 4 basic Energy cards from your discard pile (except those you discarded in this way) into your hand.",
      fr: "Défaussez 2 cartes de votre main. Ajoutez 4 cartes Énergie de base de votre pile de défausse (sauf celles que vous avez défaussées de cette façon) à votre main.",
      es: "Descarta 2 cartas de tu mano. Pon 4 cartas de Energía Básica de tu pila de descartes (excepto las que hayas descartado de esta manera) en tu mano.",
      it: "Scarta 2 carte dalla tua mano. Aggiungi 4 carte Energia base dalla tua pila degli scarti (tranne quelle che hai scartato in questo modo) alla tua mano.",
    },
  },
  {
    name: "attackDamage by the types discarded",
    effect: [
      {
        do: "may",
        steps: [
          {
            do: "move",
            cards: {
              cards: "choose",
              from: { zone: "hand", of: "you" },
              count: "any",
              where: { category: "Energy", energyKind: "Basic" },
              bind: 1,
            },
            destination: { to: "discard" },
          },
        ],
      },
      { do: "attackDamage", change: "times", amount: { count: "types", of: { cards: { cards: "bound", binding: 1 } } } },
    ],
    said: {
      en: "You may discard any number of basic Energy cards from your hand. This attack does 30 damage for each different type of basic Energy cards you discarded in this way.",
      fr: "Vous pouvez défausser autant de cartes Énergie de base que vous le voulez de votre main. Cette attaque inflige 30 dégâts pour chaque type différent de cartes Énergie de base que vous avez défaussées de cette façon.",
      es: "Puedes descartar cualquier número de cartas de Energía Básica de tu mano. Este ataque hace 30 puntos de daño por cada tipo diferente de cartas de Energía Básica que has descartado de esta manera.",
      it: "Puoi scartare un qualsiasi numero di carte Energia base dalla tua mano. Questo attacco infligge 30 danni per ogni tipo diverso di carte Energia base che hai scartato in questo modo.",
    },
  },
  {
    name: "Pokémon of a family",
    effect: [
      {
        do: "heal",
        amount: 20,
        on: { pokemon: "choose", side: "yours", place: "bench", count: 1, where: { nameContains: "Team Aqua's" } },
      },
    ],
    said: {
      en: "Heal 20 damage from 1 of your Team Aqua Benched Pokémon.",
      fr: "Soignez 20 dégâts à l’un de vos Pokémon de Banc de la Team Aqua.",
      es: "Cura 20 puntos de daño a 1 de tus Pokémon en Banca del Equipo Aqua.",
      it: "Cura uno dei tuoi Pokémon in panchina del Team Idro da 20 danni.",
    },
  },
  {
    name: "Pokémon by a word of their names",
    effect: [
      { do: "heal", amount: 20, on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { nameContains: "Rotom" } } },
    ],
    said: {
      en: "Heal 20 damage from 1 of your Pokémon with “Rotom” in its name.",
      fr: "Soignez 20 dégâts à l’un de vos Pokémon dont le nom contient « Rotom ».",
      es: "Cura 20 puntos de daño a 1 de tus Pokémon con “Rotom” en su nombre.",
      it: "Cura uno dei tuoi Pokémon con “Rotom” nel nome da 20 danni.",
    },
  },
  {
    name: "an Evolution of whichever Pokémon",
    effect: [
      {
        do: "evolve",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
        with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 },
      },
    ],
    said: {
      en: "Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck une carte qui évolue de l’un de vos Pokémon et placez-la sur ce Pokémon-là pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja 1 carta que evolucione de 1 de tus Pokémon y ponla sobre ese Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo una carta che si evolve da uno dei tuoi Pokémon e mettila su quel Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
];
