import type { AbilityEffect, Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Steps said as prints say them: who, from where, and how much at most. */
export const limitedSteps: readonly Case<Instruction>[] = [
  {
    name: "a Tool attached from the hand",
    effect: [
      {
        do: "if",
        when: { if: "history", event: { during: "thisTurn", happened: "attachedTool", to: "self" } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you attached a Pokémon Tool from your hand to this Pokémon this turn, draw a card.",
      fr: "Si vous avez attaché un Outil Pokémon de votre main à ce Pokémon pendant ce tour, piochez une carte.",
      es: "Si has unido una Herramienta Pokémon de tu mano a este Pokémon en este turno, roba 1 carta.",
      it: "Se hai assegnato un Oggetto Pokémon dalla tua mano a questo Pokémon in questo turno, pesca una carta.",
    },
  },
  {
    name: "unless it is Knocked Out by the attack",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { remainingHp: { atLeast: 10 } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If this attack doesn't Knock Out your opponent's Active Pokémon, draw a card.",
      fr: "Si cette attaque ne met pas le Pokémon Actif de votre adversaire K.O., piochez une carte.",
      es: "Si este ataque no deja Fuera de Combate al Pokémon Activo de tu rival, roba 1 carta.",
      it: "Se questo attacco non mette KO il Pokémon attivo del tuo avversario, pesca una carta.",
    },
  },
  {
    name: "no more than so much damage",
    effect: [
      {
        do: "damage",
        amount: { multiply: [10, { atMost: [{ count: "energy", on: { pokemon: "self" } }, 3] }] },
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
        ignoreWeaknessAndResistance: true,
      },
    ],
    said: {
      en: "This attack does 10 damage to 1 of your opponent's Pokémon for each Energy attached to this Pokémon. You can't do more than 30 damage in this way. This damage isn't affected by Weakness or Resistance.",
      fr: "Cette attaque inflige 10 dégâts à l’un des Pokémon de votre adversaire pour chaque Énergie attachée à ce Pokémon. Vous ne pouvez pas infliger plus de 30 dégâts de cette façon. Ces dégâts ne sont pas affectés par la Faiblesse ou la Résistance.",
      es: "Este ataque hace 10 puntos de daño a 1 de los Pokémon de tu rival por cada Energía unida a este Pokémon. No puedes hacer más de 30 puntos de daño de esta manera. Este daño no se ve afectado por Debilidad o Resistencia.",
      it: "Questo attacco infligge 10 danni a uno dei Pokémon del tuo avversario per ogni Energia assegnata a questo Pokémon. Non puoi infliggere più di 30 danni in questo modo. Questi danni non sono influenzati da debolezza o resistenza.",
    },
  },
  {
    name: "four times as many damage counters",
    effect: [
      {
        do: "putCounters",
        count: { multiply: [3, { count: "damageCounters", on: { pokemon: "each" } }] },
        on: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Quadruple the number of damage counters on your opponent's Active Pokémon.",
      fr: "Quadruplez le nombre de marqueurs de dégâts sur le Pokémon Actif de votre adversaire.",
      es: "Cuadruplica el número de contadores de daño en el Pokémon Activo de tu rival.",
      it: "Quadruplica il numero di segnalini danno sul Pokémon attivo del tuo avversario.",
    },
  },
];

/** Abilities and special Energy said so. */
export const limitedEffects: readonly Case<AbilityEffect>[] = [
  {
    name: "less damage for each, up to a maximum",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "damageTaken",
          on: { pokemon: "self" },
          amount: { atMost: [{ multiply: [10, { count: "energy", on: { pokemon: "self" } }] }, 20] },
          sign: "-",
          from: { side: "both" },
        },
      },
    ],
    said: {
      en: "This Pokémon takes 10 less damage from attacks for each Energy attached to this Pokémon (up to a maximum of 20) (after applying Weakness and Resistance).",
      fr: "Ce Pokémon subit 10 dégâts de moins des attaques pour chaque Énergie attachée à ce Pokémon (jusqu’à un maximum de 20) (après application de la Faiblesse et de la Résistance).",
      es: "Los ataques hacen 10 puntos de daño menos a este Pokémon por cada Energía unida a este Pokémon (hasta un máximo de 20) (después de aplicar Debilidad y Resistencia).",
      it: "Questo Pokémon subisce 10 danni in meno dagli attacchi per ogni Energia assegnata a questo Pokémon (fino a un massimo di 20) (dopo aver applicato debolezza e resistenza).",
    },
  },
  {
    name: "either player's coins flipped again",
    effect: [{ kind: "continuous", change: { permit: "reflipAttackCoins", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
    said: {
      en: "Once during each player's turn, after that player flips coins for an attack, that player may ignore the results and flip those coins again.",
      fr: "Une fois pendant le tour de chaque joueur, après avoir lancé des pièces pour une attaque, ce joueur peut ignorer les résultats et relancer ces pièces.",
      es: "Una vez durante el turno de cada jugador, después de lanzar monedas para un ataque, ese jugador puede ignorar los resultados y volver a lanzar esas monedas.",
      it: "Una sola volta durante il turno di ciascun giocatore, dopo aver lanciato delle monete per un attacco, quel giocatore può ignorare i risultati e rilanciare quelle monete.",
    },
  },
  {
    name: "what a Pokémon may evolve into",
    effect: [
      {
        kind: "continuous",
        change: { permit: "evolveInto", on: { pokemon: "self" }, where: { category: "Pokémon", marks: ["ex"], evolvesFrom: "Fernling" } },
      },
    ],
    said: {
      en: "This Pokémon can evolve into any Pokémon ex that evolves from Fernling if you play it from your hand onto this Pokémon.",
      fr: "Ce Pokémon peut évoluer en n’importe quel Pokémon-ex qui évolue de Fernling, si vous le jouez de votre main sur ce Pokémon.",
      es: "Este Pokémon puede evolucionar a cualquier Pokémon ex que evolucione de Fernling si lo juegas de tu mano sobre este Pokémon.",
      it: "Questo Pokémon può evolversi in qualsiasi Pokémon-ex che si evolve da Fernling se lo giochi dalla tua mano su questo Pokémon.",
    },
  },
];
