import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Steps of the cards of 1999 to 2010. */
export const oldestSteps: readonly Case<Instruction>[] = [
  {
    name: "powers",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { powers: ["Poké-Power", "Poké-Body"] } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon has any Poké-Power or Poké-Body, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire a un Poké-Power ou Poké-Body, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival tiene algún Poké-Power o Poké-Body, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario ha un Poké-Power o Poké-Body, pesca una carta.",
    },
  },
  {
    name: "no powers",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { powers: ["Pokémon Power"] } } },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon doesn't have any Pokémon Power, draw a card.",
      fr: "Si le Pokémon Actif de votre adversaire n’a pas de Pokémon Power, piochez une carte.",
      es: "Si el Pokémon Activo de tu rival no tiene ningún Pokémon Power, roba 1 carta.",
      it: "Se il Pokémon attivo del tuo avversario non ha alcun Pokémon Power, pesca una carta.",
    },
  },
  {
    name: "Pokémon with powers",
    effect: [{ do: "damage", amount: 20, to: { pokemon: "all", side: "both", place: "inPlay", where: { powers: ["Poké-Power"] } } }],
    said: {
      en: "This attack does 20 damage to each Pokémon that has any Poké-Power (both yours and your opponent's). (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 20 dégâts à chaque Pokémon ayant un Poké-Power (les vôtres et ceux de votre adversaire). (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 20 puntos de daño a cada Pokémon con algún Poké-Power (tanto tuyo como de tu rival). (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 20 danni a ogni Pokémon con un Poké-Power (sia tuo sia del tuo avversario). (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "powers that can't be used",
    effect: [
      { do: "lasting", change: { suppress: "Poké-Powers", on: { pokemon: "active", side: "opponents" } }, duration: "opponentsNextTurn" },
    ],
    said: {
      en: "During your opponent's next turn, the Defending Pokémon can't use any Poké-Power.",
      fr: "Pendant le prochain tour de votre adversaire, le Pokémon Défenseur ne peut pas utiliser de Poké-Power.",
      es: "Durante el próximo turno de tu rival, el Pokémon Defensor no puede usar ningún Poké-Power.",
      it: "Durante il prossimo turno del tuo avversario, il Pokémon difensore non può usare alcun Poké-Power.",
    },
  },
  {
    name: "powers but for one",
    effect: [
      {
        do: "lasting",
        change: { suppress: "Poké-Bodies", on: { pokemon: "all", side: "both", place: "inPlay" }, except: "Toxic Gas" },
        duration: "opponentsNextTurn",
      },
    ],
    said: {
      en: "During your opponent's next turn, each Pokémon (both yours and your opponent's) can't use any Poké-Body, except for Toxic Gas.",
      fr: "Pendant le prochain tour de votre adversaire, chaque Pokémon (les vôtres et ceux de votre adversaire) ne peut pas utiliser de Poké-Body, sauf Toxic Gas.",
      es: "Durante el próximo turno de tu rival, cada Pokémon (tanto tuyo como de tu rival) no puede usar ningún Poké-Body, excepto Toxic Gas.",
      it: "Durante il prossimo turno del tuo avversario, ogni Pokémon (sia tuo sia del tuo avversario) non può usare alcun Poké-Body, tranne Toxic Gas.",
    },
  },
  {
    name: "a card under it",
    effect: [{ do: "if", when: { if: "pokemon", is: { pokemon: "self" }, where: { under: "Magby" } }, then: [{ do: "draw", count: 1 }] }],
    said: {
      en: "If Magby is anywhere under this Pokémon, draw a card.",
      fr: "Si Magby est placé quelque part sous ce Pokémon, piochez une carte.",
      es: "Si Magby está en cualquier lugar debajo de este Pokémon, roba 1 carta.",
      it: "Se Magby si trova da qualche parte sotto questo Pokémon, pesca una carta.",
    },
  },
  {
    name: "no card under it",
    effect: [
      { do: "if", when: { not: { if: "pokemon", is: { pokemon: "self" }, where: { under: "Magby" } } }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "If Magby isn't anywhere under this Pokémon, draw a card.",
      fr: "Si Magby n’est pas placé sous ce Pokémon, piochez une carte.",
      es: "Si Magby no está debajo de este Pokémon, roba 1 carta.",
      it: "Se Magby non si trova sotto questo Pokémon, pesca una carta.",
    },
  },
  {
    name: "Pokémon with a card under them",
    effect: [{ do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay", where: { under: "Magby" } } }],
    said: {
      en: "Heal 10 damage from each of your Pokémon that has Magby anywhere under it.",
      fr: "Soignez 10 dégâts à chacun de vos Pokémon ayant Magby placé dessous.",
      es: "Cura 10 puntos de daño a cada uno de tus Pokémon con Magby debajo.",
      it: "Cura ciascuno dei tuoi Pokémon con Magby al di sotto da 10 danni.",
    },
  },
  {
    name: "between two Pokémon",
    effect: [
      {
        do: "lasting",
        change: { forbid: "attack", on: { pokemon: "active", side: "opponents" } },
        duration: "opponentsNextTurn",
        endsWith: "self",
      },
    ],
    said: {
      en: "During your opponent's next turn, the Defending Pokémon can't attack. (Benching either Pokémon ends this effect.)",
      fr: "Pendant le prochain tour de votre adversaire, le Pokémon Défenseur ne peut pas attaquer. (Cet effet prend fin si l’un des deux Pokémon est placé sur le Banc.)",
      es: "Durante el próximo turno de tu rival, el Pokémon Defensor no puede atacar. (Este efecto termina si cualquiera de los dos Pokémon pasa a la Banca).",
      it: "Durante il prossimo turno del tuo avversario, il Pokémon difensore non può attaccare. (Questo effetto termina se uno dei due Pokémon va in panchina.)",
    },
  },
  {
    name: "as many Pokémon as are counted",
    effect: [
      {
        do: "damage",
        amount: 20,
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: { upTo: { count: "energy", on: { pokemon: "self" } } } },
      },
    ],
    said: {
      en: "This attack does 20 damage to a number of your opponent's Pokémon up to the number of Energy attached to this Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 20 dégâts à un nombre de Pokémon de votre adversaire dans la limite du nombre d’Énergies attachées à ce Pokémon. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 20 puntos de daño a un número de Pokémon de tu rival hasta el número de Energías unidas a este Pokémon. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 20 danni a un numero di Pokémon del tuo avversario nei limiti del numero di Energie assegnate a questo Pokémon. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "half of what is left, rounded down",
    effect: [
      {
        do: "damage",
        amount: {
          multiply: [10, { half: { counters: { count: "remainingHp", of: { pokemon: "active", side: "opponents" } } }, round: "down" }],
        },
        to: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "This attack does damage equal to half the remaining HP of your opponent's Active Pokémon (rounded down to the nearest 10) to your opponent's Active Pokémon.",
      fr: "Cette attaque inflige des dégâts équivalant à la moitié des PV restants du Pokémon Actif de votre adversaire (arrondie à la dizaine inférieure) au Pokémon Actif de votre adversaire.",
      es: "Este ataque hace un daño igual a la mitad de los PS restantes del Pokémon Activo de tu rival (redondeada a la decena inferior) al Pokémon Activo de tu rival.",
      it: "Questo attacco infligge danni pari alla metà dei PS rimanenti del Pokémon attivo del tuo avversario (arrotondata alla decina inferiore) al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "an attack that must be paid",
    effect: [{ do: "copyAttack", of: { pokemon: { pokemon: "active", side: "opponents" } }, payCost: true }],
    said: {
      en: "Choose 1 of the attacks of your opponent's Active Pokémon and use it as this attack. (This Pokémon must have the Energy that attack needs.)",
      fr: "Choisissez l’une des attaques du Pokémon Actif de votre adversaire et utilisez cette attaque-là à la place de cette attaque. (Ce Pokémon doit avoir l’Énergie nécessaire à cette attaque-là.)",
      es: "Elige 1 de los ataques del Pokémon Activo de tu rival y usa ese ataque en lugar de este. (Este Pokémon debe tener la Energía necesaria para ese ataque).",
      it: "Scegli uno degli attacchi del Pokémon attivo del tuo avversario e usa quell’attacco al posto di questo. (Questo Pokémon deve avere l’Energia necessaria per quell’attacco.)",
    },
  },
  {
    name: "counters up to a maximum",
    effect: [
      {
        do: "putCounters",
        count: { atMost: [{ count: "cards", zone: "hand", of: "you" }, 7] },
        on: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Put a number of damage counters equal to the number of cards in your hand (up to a maximum of 7) on your opponent's Active Pokémon.",
      fr: "Placez un nombre de marqueurs de dégâts égal au nombre de cartes dans votre main (jusqu’à un maximum de 7) sur le Pokémon Actif de votre adversaire.",
      es: "Pon un número de contadores de daño igual al número de cartas en tu mano (hasta un máximo de 7) en el Pokémon Activo de tu rival.",
      it: "Metti un numero di segnalini danno pari al numero di carte nella tua mano (fino a un massimo di 7) sul Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "a LEGEND",
    effect: [{ do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["LEGEND"] } } }],
    said: {
      en: "Heal 10 damage from each of your Pokémon LEGEND.",
      fr: "Soignez 10 dégâts à chacun de vos Pokémon LEGEND.",
      es: "Cura 10 puntos de daño a cada uno de tus Pokémon LEGEND.",
      it: "Cura ciascuno dei tuoi Pokémon LEGEND da 10 danni.",
    },
  },
];
