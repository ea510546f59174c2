import type { Amount, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

const self: PokemonSelector = { pokemon: "self" };
const defending: PokemonSelector = { pokemon: "active", side: "opponents" };
const half = (amount: Amount): Amount => ({ multiply: [10, { half: { counters: amount }, round: "up" }] });
const draw: readonly Instruction[] = [{ do: "draw", count: 1 }];

/** Steps of cards before Black & White. */
export const olderSteps: readonly Case<Instruction>[] = [
  {
    name: "half of what is left",
    effect: [{ do: "damage", amount: half({ count: "remainingHp", of: defending }), to: defending }],
    said: {
      en: "This attack does damage equal to half the remaining HP of your opponent's Active Pokémon (rounded up to the nearest 10) to your opponent's Active Pokémon.",
      fr: "Cette attaque inflige des dégâts équivalant à la moitié des PV restants du Pokémon Actif de votre adversaire (arrondie à la dizaine supérieure) au Pokémon Actif de votre adversaire.",
      es: "Este ataque hace un daño igual a la mitad de los PS restantes del Pokémon Activo de tu rival (redondeada a la decena superior) al Pokémon Activo de tu rival.",
      it: "Questo attacco infligge danni pari alla metà dei PS rimanenti del Pokémon attivo del tuo avversario (arrotondata alla decina superiore) al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "an Evolution from the deck as a Basic Pokémon",
    effect: [
      {
        do: "putIntoPlay",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: { upTo: 2 },
          where: { category: "Pokémon", stages: ["Stage 1"] },
        },
        as: "basic",
      },
    ],
    said: {
      en: "Search your deck for up to 2 Stage 1 Pokémon and put them onto your Bench as Basic Pokémon. Then, shuffle your deck.",
      fr: "Cherchez dans votre deck jusqu’à 2 Pokémon de Niveau 1 et placez-les sur votre Banc en tant que Pokémon de base. Ensuite, mélangez votre deck.",
      es: "Busca en tu baraja hasta 2 Pokémon de Fase 1 y ponlos en tu Banca como Pokémon Básicos. Después, baraja las cartas de tu baraja.",
      it: "Cerca nel tuo mazzo fino a 2 Pokémon di Fase 1 e mettili nella tua panchina come Pokémon Base. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "half of what was done",
    effect: [{ do: "heal", amount: half({ count: "damageDone" }), on: self }],
    said: {
      en: "Heal damage equal to half the damage done to your opponent's Active Pokémon (rounded up to the nearest 10) from this Pokémon.",
      fr: "Soignez des dégâts équivalant à la moitié des dégâts infligés au Pokémon Actif de votre adversaire (arrondie à la dizaine supérieure) à ce Pokémon.",
      es: "Cura un daño igual a la mitad del daño hecho al Pokémon Activo de tu rival (redondeada a la decena superior) a este Pokémon.",
      it: "Cura questo Pokémon da danni pari alla metà dei danni inflitti al Pokémon attivo del tuo avversario (arrotondata alla decina superiore).",
    },
  },
  {
    name: "any damage done",
    effect: [{ do: "if", when: { if: "compare", left: { count: "damageDone" }, is: ">", right: 0 }, then: draw }],
    said: {
      en: "If you did any damage with this attack, draw a card.",
      fr: "Si vous avez infligé des dégâts avec cette attaque, piochez une carte.",
      es: "Si has hecho daño con este ataque, roba 1 carta.",
      it: "Se hai inflitto danni con questo attacco, pesca una carta.",
    },
  },
  {
    name: "no Special Condition",
    effect: [{ do: "if", when: { not: { if: "pokemon", is: self, where: { conditions: [] } } }, then: draw }],
    said: {
      en: "If this Pokémon isn't affected by a Special Condition, draw a card.",
      fr: "Si ce Pokémon n’est affecté par aucun État Spécial, piochez une carte.",
      es: "Si este Pokémon no está afectado por ninguna Condición Especial, roba 1 carta.",
      it: "Se questo Pokémon non è influenzato da alcuna condizione speciale, pesca una carta.",
    },
  },
  {
    name: "a different number",
    effect: [
      {
        do: "if",
        when: { not: { if: "compare", left: { count: "energy", on: self }, is: "=", right: { count: "energy", on: defending } } },
        then: draw,
      },
    ],
    said: {
      en: "If the number of Energy attached to this Pokémon isn't the same as the number of Energy attached to your opponent's Active Pokémon, draw a card.",
      fr: "Si le nombre d’Énergies attachées à ce Pokémon n’est pas égal au nombre d’Énergies attachées au Pokémon Actif de votre adversaire, piochez une carte.",
      es: "Si el número de Energías unidas a este Pokémon no es igual al número de Energías unidas al Pokémon Activo de tu rival, roba 1 carta.",
      it: "Se il numero di Energie assegnate a questo Pokémon non è uguale al numero di Energie assegnate al Pokémon attivo del tuo avversario, pesca una carta.",
    },
  },
  {
    name: "marks of older Pokémon",
    effect: [{ do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["SP", "LV.X"] } } }],
    said: {
      en: "Heal 10 damage from each of your Pokémon SP and Pokémon LV-X.",
      fr: "Soignez 10 dégâts à chacun de vos Pokémon SP et Pokémon NIV.X.",
      es: "Cura 10 puntos de daño a cada uno de tus Pokémon SP y Pokémon NV.X.",
      it: "Cura ciascuno dei tuoi Pokémon SP e Pokémon LV.X da 10 danni.",
    },
  },
];
