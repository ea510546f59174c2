import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Several kinds at once, others of the same, and where something was put. */
export const kinds: readonly Case<Instruction>[] = [
  {
    name: "energyToOthers",
    effect: [
      {
        do: "attach",
        cards: {
          cards: "attached",
          to: { pokemon: "all", side: "yours", place: "inPlay" },
          what: "energy",
          count: "any",
          where: { types: ["Grass"] },
        },
        to: { pokemon: "all", side: "yours", place: "inPlay" },
        spread: true,
      },
    ],
    said: {
      en: "Move any number of {G} Energy attached to your Pokémon to your other Pokémon in any way you like.",
      fr: "Déplacez autant d’Énergies {G} que vous le voulez attachées à vos Pokémon vers vos autres Pokémon comme vous le voulez.",
      es: "Mueve cualquier número de Energías {G} unidas a tus Pokémon a tus otros Pokémon de la manera que desees.",
      it: "Sposta un qualsiasi numero di Energie {G} assegnate ai tuoi Pokémon ai tuoi altri Pokémon nel modo che preferisci.",
    },
  },
  {
    name: "TAG TEAM Pokémon",
    effect: [{ do: "heal", amount: 30, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["TAG TEAM"] } } }],
    said: {
      en: "Heal 30 damage from each of your TAG TEAM Pokémon.",
      fr: "Soignez 30 dégâts à chacun de vos Pokémon ESCOUADE.",
      es: "Cura 30 puntos de daño a cada uno de tus Pokémon RELEVOS.",
      it: "Cura ciascuno dei tuoi Pokémon GIOCO DI SQUADRA da 30 danni.",
    },
  },
  {
    name: "Single Strike Pokémon",
    effect: [{ do: "heal", amount: 30, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["Single Strike"] } } }],
    said: {
      en: "Heal 30 damage from each of your Single Strike Pokémon.",
      fr: "Soignez 30 dégâts à chacun de vos Pokémon Poing Final.",
      es: "Cura 30 puntos de daño a cada uno de tus Pokémon Golpe Brusco.",
      it: "Cura ciascuno dei tuoi Pokémon Singolcolpo da 30 danni.",
    },
  },
  {
    name: "Rapid Strike Pokémon",
    effect: [{ do: "heal", amount: 30, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["Rapid Strike"] } } }],
    said: {
      en: "Heal 30 damage from each of your Rapid Strike Pokémon.",
      fr: "Soignez 30 dégâts à chacun de vos Pokémon Mille Poings.",
      es: "Cura 30 puntos de daño a cada uno de tus Pokémon Golpe Fluido.",
      it: "Cura ciascuno dei tuoi Pokémon Pluricolpo da 30 danni.",
    },
  },
  {
    name: "Fusion Strike Pokémon",
    effect: [{ do: "heal", amount: 30, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["Fusion Strike"] } } }],
    said: {
      en: "Heal 30 damage from each of your Fusion Strike Pokémon.",
      fr: "Soignez 30 dégâts à chacun de vos Pokémon Poing de Fusion.",
      es: "Cura 30 puntos de daño a cada uno de tus Pokémon Golpe Fusión.",
      it: "Cura ciascuno dei tuoi Pokémon Colpo Fusione da 30 danni.",
    },
  },
  {
    name: "combined",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "discard", of: "you" },
          count: 3,
          where: { anyOf: [{ category: "Pokémon" }, { category: "Energy", energyKind: "Basic" }] },
        },
        destination: { to: "deck", place: "shuffled" },
      },
    ],
    said: {
      en: "Shuffle 3 in any combination of Pokémon and basic Energy cards from your discard pile into your deck.",
      fr: "Mélangez une combinaison de 3 Pokémon et cartes Énergie de base de votre pile de défausse avec votre deck.",
      es: "Baraja una combinación de 3 Pokémon y cartas de Energía Básica de tu pila de descartes en tu baraja.",
      it: "Rimischia una combinazione di 3 Pokémon e carte Energia base dalla tua pila degli scarti nel tuo mazzo.",
    },
  },
  {
    name: "upToCombined",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: { upTo: 4 }, where: { names: ["Amaura", "Tyrunt"] } },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Put up to 4 in any combination of Amaura and Tyrunt from your discard pile into your hand.",
      fr: "Ajoutez une combinaison d’un maximum de 4 Amaura et Tyrunt de votre pile de défausse à votre main.",
      es: "Pon una combinación de hasta 4 Amaura y Tyrunt de tu pila de descartes en tu mano.",
      it: "Aggiungi una combinazione di massimo 4 Amaura e Tyrunt dalla tua pila degli scarti alla tua mano.",
    },
  },
  {
    name: "upToHeads",
    effect: [
      { do: "flip", coins: 3 },
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: { upTo: { count: "heads" } } },
        destination: { to: "hand" },
      },
    ],
    said: {
      en: "Flip 3 coins. Put a number of cards up to the number of heads from your discard pile into your hand.",
      fr: "Lancez 3 pièces. Ajoutez un nombre de cartes de votre pile de défausse inférieur ou égal au nombre de côtés face à votre main.",
      es: "Lanza 3 monedas. Pon una cantidad de cartas de tu pila de descartes igual o inferior al número de caras en tu mano.",
      it: "Lancia 3 monete. Aggiungi un numero di carte dalla tua pila degli scarti uguale o inferiore al numero di teste alla tua mano.",
    },
  },
  {
    name: "upToHeadsFromDeck",
    effect: [
      { do: "flip", coins: 2 },
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: { upTo: { count: "heads" } },
          where: { category: "Pokémon", types: ["Grass"] },
        },
        destination: { to: "bench" },
      },
    ],
    said: {
      en: "Flip 2 coins. Search your deck for a number of {G} Pokémon up to the number of heads and put them onto your Bench. Then, shuffle your deck.",
      fr: "Lancez 2 pièces. Cherchez dans votre deck un nombre de Pokémon {G} inférieur ou égal au nombre de côtés face et placez-les sur votre Banc. Ensuite, mélangez votre deck.",
      es: "Lanza 2 monedas. Busca en tu baraja una cantidad de Pokémon {G} igual o inferior al número de caras y ponlos en tu Banca. Después, baraja las cartas de tu baraja.",
      it: "Lancia 2 monete. Cerca nel tuo mazzo un numero di Pokémon {G} uguale o inferiore al numero di teste e mettili nella tua panchina. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "eachKind",
    effect: [
      {
        do: "heal",
        amount: 30,
        on: { pokemon: "all", side: "yours", place: "inPlay", where: { anyOf: [{ types: ["Water"] }, { types: ["Lightning"] }] } },
      },
    ],
    said: {
      en: "Heal 30 damage from each of your {W} Pokémon and {L} Pokémon.",
      fr: "Soignez 30 dégâts à chacun de vos Pokémon {W} et Pokémon {L}.",
      es: "Cura 30 puntos de daño a cada uno de tus Pokémon {W} y Pokémon {L}.",
      it: "Cura ciascuno dei tuoi Pokémon {W} e Pokémon {L} da 30 danni.",
    },
  },
  {
    name: "eachKindOfBoth",
    effect: [{ do: "heal", amount: 30, on: { pokemon: "all", side: "both", place: "inPlay", where: { stages: ["Stage 1", "Stage 2"] } } }],
    said: {
      en: "Heal 30 damage from each Stage 1 Pokémon and Stage 2 Pokémon (both yours and your opponent's).",
      fr: "Soignez 30 dégâts à chacun des Pokémon de Niveau 1 et Pokémon de Niveau 2 (les vôtres et ceux de votre adversaire).",
      es: "Cura 30 puntos de daño a cada Pokémon de Fase 1 y Pokémon de Fase 2 (tanto tuyo como de tu rival).",
      it: "Cura ogni Pokémon di Fase 1 e Pokémon di Fase 2 (sia tuo sia del tuo avversario) da 30 danni.",
    },
  },
  {
    name: "eitherBenched",
    effect: [
      { do: "damage", amount: 60, to: { pokemon: "choose", side: "opponents", place: "bench", count: 1, where: { marks: ["ex", "V"] } } },
    ],
    said: {
      en: "This attack does 60 damage to 1 of your opponent's Benched Pokémon ex or Benched Pokémon V. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 60 dégâts à l’un des Pokémon-ex de Banc ou Pokémon-V de Banc de votre adversaire. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 60 puntos de daño a 1 de los Pokémon ex en Banca o Pokémon V en Banca de tu rival. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 60 danni a uno dei Pokémon-ex in panchina o Pokémon-V in panchina del tuo avversario. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "eitherActive",
    effect: [
      {
        do: "lasting",
        change: { modify: "damageDone", by: { pokemon: "self" }, amount: 30, sign: "+", to: { marks: ["ex", "V"] }, toActive: true },
        duration: "thisTurn",
      },
    ],
    said: {
      en: "During this turn, the attacks of this Pokémon do 30 more damage to your opponent's Active Pokémon ex or Active Pokémon V (before applying Weakness and Resistance).",
      fr: "Pendant ce tour, les attaques de ce Pokémon infligent 30 dégâts supplémentaires au Pokémon-ex Actif ou Pokémon-V Actif de votre adversaire (avant application de la Faiblesse et de la Résistance).",
      es: "Durante este turno, los ataques de este Pokémon hacen 30 puntos de daño más al Pokémon ex Activo o Pokémon V Activo de tu rival (antes de aplicar Debilidad y Resistencia).",
      it: "Durante questo turno, gli attacchi di questo Pokémon infliggono 30 danni in più al Pokémon-ex attivo o Pokémon-V attivo del tuo avversario (prima di applicare debolezza e resistenza).",
    },
  },
  {
    name: "untilItLeaves",
    effect: [{ do: "lasting", change: { forbid: "attack", on: { pokemon: "self" }, attack: "Tackle" }, duration: "untilLeavesActive" }],
    said: {
      en: "Until this Pokémon leaves the Active Spot, this Pokémon can't use Tackle.",
      fr: "Jusqu’à ce que ce Pokémon quitte le Poste Actif, ce Pokémon ne peut pas utiliser Tackle.",
      es: "Hasta que este Pokémon deje el Puesto Activo, este Pokémon no puede usar Tackle.",
      it: "Finché questo Pokémon non lascia la posizione attiva, questo Pokémon non può usare Tackle.",
    },
  },
  {
    name: "skipStage",
    effect: [
      {
        do: "evolve",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { stages: ["Basic"] } },
        with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Stage 2"] } },
        skipStage: true,
      },
    ],
    said: {
      en: "Put a Stage 2 Pokémon from your hand that evolves from 1 of your Basic Pokémon onto that Pokémon to evolve it, skipping the Stage 1.",
      fr: "Placez un Pokémon de Niveau 2 de votre main qui évolue de l’un de vos Pokémon de base sur ce Pokémon-là pour le faire évoluer, sans passer par le Niveau 1.",
      es: "Pon 1 Pokémon de Fase 2 de tu mano que evolucione de 1 de tus Pokémon Básicos sobre ese Pokémon para hacerlo evolucionar, saltándote la Fase 1.",
      it: "Metti un Pokémon di Fase 2 dalla tua mano che si evolve da uno dei tuoi Pokémon Base su quel Pokémon per farlo evolvere, saltando la Fase 1.",
    },
  },
  {
    name: "skipStageOrNot",
    effect: [
      {
        do: "evolve",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { stages: ["Basic"] } },
        with: {
          cards: "choose",
          from: { zone: "hand", of: "you" },
          count: 1,
          where: { category: "Pokémon", stages: ["Stage 1", "Stage 2"] },
        },
        skipStage: true,
      },
    ],
    said: {
      en: "Put a Stage 1 Pokémon or a Stage 2 Pokémon from your hand that evolves from 1 of your Basic Pokémon onto that Pokémon to evolve it, even skipping the Stage 1.",
      fr: "Placez un Pokémon de Niveau 1 ou un Pokémon de Niveau 2 de votre main qui évolue de l’un de vos Pokémon de base sur ce Pokémon-là pour le faire évoluer, même sans passer par le Niveau 1.",
      es: "Pon 1 Pokémon de Fase 1 o 1 Pokémon de Fase 2 de tu mano que evolucione de 1 de tus Pokémon Básicos sobre ese Pokémon para hacerlo evolucionar, incluso saltándote la Fase 1.",
      it: "Metti un Pokémon di Fase 1 o un Pokémon di Fase 2 dalla tua mano che si evolve da uno dei tuoi Pokémon Base su quel Pokémon per farlo evolvere, anche saltando la Fase 1.",
    },
  },
  {
    name: "putOnBottom",
    effect: [
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: "any", bind: 1 },
        destination: { to: "deck", place: "bottom", order: "you" },
      },
      { do: "draw", count: { count: "bound", binding: 1 } },
    ],
    said: {
      en: "Put any number of cards from your hand on the bottom of your deck in any order. Draw a card for each card you put on the bottom of your deck in this way.",
      fr: "Placez autant de cartes que vous le voulez de votre main en dessous de votre deck dans l’ordre de votre choix. Piochez une carte pour chaque carte que vous avez placée en dessous de votre deck de cette façon.",
      es: "Pon cualquier número de cartas de tu mano en la parte inferior de tu baraja en el orden que quieras. Roba 1 carta por cada carta que has puesto en la parte inferior de tu baraja de esta manera.",
      it: "Metti un qualsiasi numero di carte dalla tua mano in fondo al tuo mazzo nell’ordine che preferisci. Pesca una carta per ogni carta che hai messo in fondo al tuo mazzo in questo modo.",
    },
  },
  {
    name: "ifPutOnBottom",
    effect: [
      {
        do: "move",
        cards: { cards: "all", zone: "hand", of: "you", bind: 1 },
        destination: { to: "deck", place: "bottom", order: "random" },
      },
      { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "Shuffle your hand and put it on the bottom of your deck. If you put any cards on the bottom of your deck in this way, draw a card.",
      fr: "Mélangez votre main et placez-la en dessous de votre deck. Si vous avez placé au moins une carte en dessous de votre deck de cette façon, piochez une carte.",
      es: "Baraja tu mano y ponla en la parte inferior de tu baraja. Si has puesto alguna carta en la parte inferior de tu baraja de esta manera, roba 1 carta.",
      it: "Rimischia la tua mano e mettila in fondo al tuo mazzo. Se hai messo almeno una carta in fondo al tuo mazzo in questo modo, pesca una carta.",
    },
  },
];
