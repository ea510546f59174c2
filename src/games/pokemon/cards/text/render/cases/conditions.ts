import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What is so or not of Pokémon, cards and what happened. */
export const conditions: readonly Case<Instruction>[] = [
  {
    name: "isNot",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { marks: ["EX"] } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon isn't a Pokémon-EX, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’est pas un Pokémon-EX, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no es un Pokémon-EX, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non è un Pokémon-EX, pesca una carta.",
    },
  },
  {
    name: "thatStadium",
    effect: [
      {
        do: "if",
        when: {
          any: [
            { if: "stadium", name: "Rilka" },
            { if: "pokemon", is: { pokemon: "all", side: "both", place: "inPlay", where: { names: ["Rilka"] } } },
          ],
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If Rilka is in play, draw a card.",
      fr: "Si Rilka est en jeu, piochez une carte.",
      es: "Si Rilka está en juego, roba 1 carta.",
      it: "Se Rilka è in gioco, pesca una carta.",
    },
  },
  {
    name: "isNotSo",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { conditions: ["Asleep"] } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon isn't Asleep, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’est pas Endormi, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no está Dormido, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non è addormentato, pesca una carta.",
    },
  },
  {
    name: "hasNoDamage",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { not: { damaged: true } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has no damage counters on it, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’a aucun marqueur de dégâts, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no tiene contadores de daño, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non ha segnalini danno, pesca una carta.",
    },
  },
  {
    name: "hasNoTool",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { not: { tool: true } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has no Pokémon Tool attached, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’a aucun Outil Pokémon attaché, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no tiene ninguna Herramienta Pokémon unida, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non ha alcun Oggetto Pokémon assegnato, pesca una carta.",
    },
  },
  {
    name: "hasNoEnergy",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { not: { energy: { atLeast: 1 } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon has no Energy attached, draw a card.",
      fr: "Si ce Pokémon n’a aucune Énergie attachée, piochez une carte.",
      es: "Si este Pokémon no tiene ninguna Energía unida, roba 1 carta.",
      it: "Se questo Pokémon non ha alcuna Energia assegnata, pesca una carta.",
    },
  },
  {
    name: "hasHpLeft",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { remainingHp: { atMost: 50 } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon has 50 HP or less remaining, draw a card.",
      fr: "S’il reste 50 PV ou moins à ce Pokémon, piochez une carte.",
      es: "Si a este Pokémon le quedan 50 PS o menos, roba 1 carta.",
      it: "Se questo Pokémon ha 50 PS rimanenti o meno, pesca una carta.",
    },
  },
  {
    name: "hasExactHpLeft",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { remainingHp: { atLeast: 10, atMost: 10 } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon has exactly 10 HP remaining, draw a card.",
      fr: "S’il reste exactement 10 PV à ce Pokémon, piochez une carte.",
      es: "Si a este Pokémon le quedan exactamente 10 PS, roba 1 carta.",
      it: "Se questo Pokémon ha esattamente 10 PS rimanenti, pesca una carta.",
    },
  },
  {
    name: "hasNoRetreatCost",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { retreatCost: { atMost: 0 } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has no Retreat Cost, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’a pas de Coût de Retraite, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no tiene Coste de Retirada, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non ha costo di ritirata, pesca una carta.",
    },
  },
  {
    name: "hasRetreatCost",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { retreatCost: { atLeast: 4, atMost: 4 } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has a Retreat Cost of exactly 4, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire a un Coût de Retraite d’exactement 4, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival tiene un Coste de Retirada de exactamente 4, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario ha un costo di ritirata di esattamente 4, pesca una carta.",
    },
  },
  {
    name: "hasResistance",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { resistance: "any" } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has any Resistance, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire a une Résistance, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival tiene alguna Resistencia, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario ha una resistenza, pesca una carta.",
    },
  },
  {
    name: "hasResistanceTo",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { resistance: "Fighting" } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has {F} Resistance, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire a une Résistance {F}, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival tiene Resistencia {F}, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario ha resistenza {F}, pesca una carta.",
    },
  },
  {
    name: "hasNoRuleBox",
    effect: [
      { do: "if", when: { not: { if: "pokemon", is: { pokemon: "self" }, where: { ruleBox: true } } }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "If this Pokémon doesn't have a Rule Box, draw a card.",
      fr: "Si ce Pokémon n’a aucune règle spéciale, piochez une carte.",
      es: "Si este Pokémon no tiene reglas especiales, roba 1 carta.",
      it: "Se questo Pokémon non ha regole speciali, pesca una carta.",
    },
  },
  {
    name: "isWithoutRuleBox",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { evolution: true, not: { ruleBox: true } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon is an Evolution Pokémon without a Rule Box, draw a card.",
      fr: "Si ce Pokémon est un Pokémon Évolution sans règle spéciale, piochez une carte.",
      es: "Si este Pokémon es un Pokémon Evolución sin reglas especiales, roba 1 carta.",
      it: "Se questo Pokémon è un Pokémon Evoluzione senza regole speciali, pesca una carta.",
    },
  },
  {
    name: "noneBenched",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "all", side: "opponents", place: "bench" } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent has no Benched Pokémon, draw a card.",
      fr: "Si votre adversaire n’a aucun Pokémon de Banc, piochez une carte.",
      es: "Si tu rival no tiene ningún Pokémon en Banca, roba 1 carta.",
      it: "Se il tuo avversario non ha alcun Pokémon in panchina, pesca una carta.",
    },
  },
  {
    name: "noneInPlay",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Fire"] } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you have no {R} Pokémon in play, draw a card.",
      fr: "Si vous n’avez aucun Pokémon {R} en jeu, piochez une carte.",
      es: "Si no tienes ningún Pokémon {R} en juego, roba 1 carta.",
      it: "Se non hai alcun Pokémon {R} in gioco, pesca una carta.",
    },
  },
  {
    name: "noneHasEnergy",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "inPlay", where: { energy: { atLeast: 1 } } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If none of your Pokémon have any Energy attached, draw a card.",
      fr: "Si vos Pokémon n’ont aucune Énergie attachée, piochez une carte.",
      es: "Si tus Pokémon no tienen ninguna Energía unida, roba 1 carta.",
      it: "Se i tuoi Pokémon non hanno alcuna Energia assegnata, pesca una carta.",
    },
  },
  {
    name: "allDamaged",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "bench", where: { not: { damaged: true } } } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If all of your Benched Pokémon have at least 1 damage counter on them, draw a card.",
      fr: "Si tous vos Pokémon de Banc ont au moins un marqueur de dégâts, piochez une carte.",
      es: "Si todos tus Pokémon en Banca tienen algún contador de daño, roba 1 carta.",
      it: "Se tutti i tuoi Pokémon in panchina hanno almeno un segnalino danno, pesca una carta.",
    },
  },
  {
    name: "notInHand",
    effect: [
      {
        do: "if",
        when: { not: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "=", right: 7 } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you don't have exactly 7 cards in your hand, draw a card.",
      fr: "Si vous n’avez pas exactement 7 cartes en main, piochez une carte.",
      es: "Si no tienes exactamente 7 cartas en tu mano, roba 1 carta.",
      it: "Se non hai esattamente 7 carte in mano, pesca una carta.",
    },
  },
  {
    name: "didNotEvolve",
    effect: [
      {
        do: "if",
        when: { not: { if: "history", event: { during: "thisTurn", happened: "evolved", pokemon: "self", from: "Loudred" } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon didn't evolve from Loudred this turn, draw a card.",
      fr: "Si ce Pokémon n’a pas évolué de Loudred pendant ce tour, piochez une carte.",
      es: "Si este Pokémon no evolucionó de Loudred en este turno, roba 1 carta.",
      it: "Se questo Pokémon non si è evoluto da Loudred in questo turno, pesca una carta.",
    },
  },
  {
    name: "didNotMove",
    effect: [
      {
        do: "if",
        when: { not: { if: "history", event: { during: "thisTurn", happened: "movedToActive", pokemon: "self" } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this Pokémon didn't move from the Bench to the Active Spot this turn, draw a card.",
      fr: "Si ce Pokémon n’est pas passé du Banc au Poste Actif pendant ce tour, piochez une carte.",
      es: "Si este Pokémon no pasó de la Banca al Puesto Activo en este turno, roba 1 carta.",
      it: "Se questo Pokémon non è passato dalla panchina alla posizione attiva in questo turno, pesca una carta.",
    },
  },
  {
    name: "didNotPlay",
    effect: [
      {
        do: "if",
        when: {
          not: {
            if: "history",
            event: { during: "thisTurn", happened: "played", by: "you", where: { names: ["Xerosic's Machinations"] } },
          },
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you didn't play Xerosic's Machinations from your hand during this turn, draw a card.",
      fr: "Si vous n’avez pas joué Xerosic's Machinations de votre main pendant ce tour, piochez une carte.",
      es: "Si no has jugado Xerosic's Machinations de tu mano durante este turno, roba 1 carta.",
      it: "Se non hai giocato Xerosic's Machinations dalla tua mano durante questo turno, pesca una carta.",
    },
  },
  {
    name: "cardIsNot",
    effect: [
      { do: "reveal", cards: { cards: "top", of: "you", count: 1, bind: 1 } },
      {
        do: "if",
        when: { not: { if: "cards", are: { cards: "bound", binding: 1 }, where: { category: "Energy", energyKind: "Basic" } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Reveal the top card of your deck. If that card isn't a basic Energy card, draw a card.",
      fr: "Montrez la carte du dessus de votre deck. Si cette carte n’est pas une carte Énergie de base, piochez une carte.",
      es: "Enseña la primera carta de tu baraja. Si esa carta no es una carta de Energía Básica, roba 1 carta.",
      it: "Mostra la prima carta del tuo mazzo. Se quella carta non è una carta Energia base, pesca una carta.",
    },
  },
  {
    name: "what the attack did, and what is left",
    effect: [
      {
        do: "if",
        when: {
          all: [
            { if: "compare", left: { count: "damageDone" }, is: ">=", right: 10 },
            { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { remainingHp: { atMost: 60 } } },
          ],
        },
        then: [{ do: "knockOut", pokemon: { pokemon: "active", side: "opponents" } }],
      },
    ],
    said: {
      en: "If you did 10 or more damage with this attack and your opponent's Active Pokémon has 60 HP or less remaining, Knock Out your opponent's Active Pokémon.",
      fr: "Si vous avez infligé au moins 10 dégâts avec cette attaque et il reste 60 PV ou moins au Pokémon Actif de votre adversaire, mettez le Pokémon Actif de votre adversaire K.O.",
      es: "Si has hecho 10 puntos de daño o más con este ataque y al Pokémon Activo de tu rival le quedan 60 PS o menos, deja Fuera de Combate al Pokémon Activo de tu rival.",
      it: "Se hai inflitto 10 o più danni con questo attacco e il Pokémon attivo del tuo avversario ha 60 PS rimanenti o meno, metti KO il Pokémon attivo del tuo avversario.",
    },
  },
];
