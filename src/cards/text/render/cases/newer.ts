import type { AbilityEffect, Instruction, Modifier, PokemonSelector } from "@/engine/pokemon/effects/language";
import type { Case } from "./case";

const self: PokemonSelector = { pokemon: "self" };
const always = (change: Modifier): readonly AbilityEffect[] => [{ kind: "continuous", change }];

/** Steps that came with the series after XY. */
export const newerSteps: readonly Case<Instruction>[] = [
  {
    name: "extra Energy as an amount",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: { atMost: [{ multiply: [60, { count: "extraEnergy", type: "Metal" }] }, 120] },
      },
    ],
    said: {
      en: "This attack does 60 more damage for each extra {M} Energy attached to this Pokémon (in addition to this attack's cost). You can't add more than 120 damage in this way.",
      fr: "Cette attaque inflige 60 dégâts supplémentaires pour chaque Énergie {M} supplémentaire attachée à ce Pokémon (en plus du coût de cette attaque). Vous ne pouvez pas ajouter plus de 120 dégâts de cette façon.",
      es: "Este ataque hace 60 puntos de daño más por cada Energía {M} adicional unida a este Pokémon (además del coste de este ataque). No puedes añadir más de 120 puntos de daño de esta manera.",
      it: "Questo attacco infligge 60 danni in più per ogni Energia {M} in più assegnata a questo Pokémon (oltre al costo di questo attacco). Non puoi aggiungere più di 120 danni in questo modo.",
    },
  },
  {
    name: "the least HP remaining",
    effect: [
      {
        do: "knockOut",
        pokemon: {
          pokemon: "choose",
          side: "both",
          place: "inPlay",
          count: 1,
          except: "self",
          extreme: { is: "least", of: "remainingHp" },
        },
      },
    ],
    said: {
      en: "Knock Out 1 other Pokémon that has the least HP remaining (yours or your opponent's).",
      fr: "Mettez 1 autre Pokémon auquel il reste le moins de PV (l’un des vôtres ou l’un de ceux de votre adversaire) K.O.",
      es: "Deja Fuera de Combate a 1 otro Pokémon al que le quedan menos PS (tuyo o de tu rival).",
      it: "Metti KO un altro Pokémon con il minor numero di PS rimanenti (tuo o del tuo avversario).",
    },
  },
  {
    name: "the most damage counters",
    effect: [
      {
        do: "heal",
        amount: 30,
        on: { pokemon: "choose", side: "yours", place: "bench", count: 1, extreme: { is: "most", of: "damageCounters" } },
      },
    ],
    said: {
      en: "Heal 30 damage from 1 of your Benched Pokémon that has the most damage counters on it.",
      fr: "Soignez 30 dégâts à l’un de vos Pokémon de Banc avec le plus de marqueurs de dégâts.",
      es: "Cura 30 puntos de daño a 1 de tus Pokémon en Banca con más contadores de daño.",
      it: "Cura uno dei tuoi Pokémon in panchina con il maggior numero di segnalini danno da 30 danni.",
    },
  },
  {
    name: "no GX attacks for the rest of the game",
    effect: [
      {
        do: "lasting",
        change: { forbid: "attack", on: { pokemon: "all", side: "opponents", place: "inPlay" }, attack: { once: "GX" } },
        duration: "match",
      },
    ],
    said: {
      en: "For the rest of this game, your opponent can't use any GX attacks.",
      fr: "Pour le reste de la partie, votre adversaire ne peut pas utiliser d’attaque GX.",
      es: "Durante el resto de la partida, tu rival no puede usar ningún ataque GX.",
      it: "Per il resto della partita, il tuo avversario non può usare attacchi GX.",
    },
  },
];

/** Effects that came with the series after XY. */
export const newerEffects: readonly Case<AbilityEffect>[] = [
  {
    name: "damage of exactly so much",
    effect: always({ prevent: "damage", on: self, from: { side: "opponents" }, exactly: [20, 40, 60] }),
    said: {
      en: "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon if that damage is exactly 20, 40, or 60.",
      fr: "Évitez tous les dégâts infligés à ce Pokémon par les attaques des Pokémon de votre adversaire si ces dégâts sont exactement de 20, 40 ou 60.",
      es: "Evita todo el daño infligido a este Pokémon por los ataques de los Pokémon de tu rival si ese daño es exactamente de 20, 40 o 60.",
      it: "Previeni tutti i danni inflitti a questo Pokémon dagli attacchi dei Pokémon del tuo avversario se quei danni sono esattamente 20, 40 o 60.",
    },
  },
  {
    name: "GX attacks prevented",
    effect: always({
      prevent: "damageAndEffects",
      on: { pokemon: "all", side: "yours", place: "inPlay" },
      from: { side: "opponents", once: "GX" },
    }),
    said: {
      en: "Prevent all effects of your opponent's GX attacks, including damage, done to each of your Pokémon.",
      fr: "Évitez tous les effets, y compris les dégâts, infligés à chacun de vos Pokémon par les attaques GX de votre adversaire.",
      es: "Evita todos los efectos, incluido el daño, infligidos a cada uno de tus Pokémon por los ataques GX de tu rival.",
      it: "Previeni tutti gli effetti, danni inclusi, inflitti a ciascuno dei tuoi Pokémon dagli attacchi GX del tuo avversario.",
    },
  },
  {
    name: "attacks of cards in the discard pile",
    effect: always({
      permit: "useAttacksOf",
      on: self,
      of: { cards: { cards: "all", zone: "discard", of: "you", where: { category: "Pokémon", stages: ["Basic"] } } },
      payCost: true,
    }),
    said: {
      en: "This Pokémon can use the attacks of all Basic Pokémon from your discard pile.",
      fr: "Ce Pokémon peut utiliser les attaques de tous les Pokémon de base de votre pile de défausse.",
      es: "Este Pokémon puede usar los ataques de todos los Pokémon Básicos de tu pila de descartes.",
      it: "Questo Pokémon può usare gli attacchi di tutti i Pokémon Base dalla tua pila degli scarti.",
    },
  },
  {
    name: "into the hand instead of the discard pile",
    effect: always({ replace: "discardFromPlay", to: "hand" }),
    said: {
      en: "If this card is discarded from play, put it into your hand instead of the discard pile.",
      fr: "Si cette carte est défaussée du jeu, placez-la dans votre main au lieu de la pile de défausse.",
      es: "Si esta carta es descartada del juego, ponla en tu mano en lugar de en la pila de descartes.",
      it: "Se questa carta viene scartata dal gioco, prendila in mano invece di metterla nella pila degli scarti.",
    },
  },
];
