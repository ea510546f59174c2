import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Damage, counters and Special Conditions. */
export const damage: readonly Case<Instruction>[] = [
  {
    name: "more",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: { multiply: [10, { count: "damageCounters", on: { pokemon: "active", side: "opponents" } }] },
      },
    ],
    said: {
      en: "This attack does 10 more damage for each damage counter on your opponent's Active Pokémon.",
      fr: "Cette attaque inflige 10 dégâts supplémentaires pour chaque marqueur de dégâts sur le Pokémon Actif de votre adversaire.",
      es: "Este ataque hace 10 puntos de daño más por cada contador de daño en el Pokémon Activo de tu rival.",
      it: "Questo attacco infligge 10 danni in più per ogni segnalino danno sul Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "less",
    effect: [{ do: "attackDamage", change: "less", amount: { multiply: [10, { count: "damageCounters", on: { pokemon: "self" } }] } }],
    said: {
      en: "This attack does 10 less damage for each damage counter on this Pokémon.",
      fr: "Cette attaque inflige 10 dégâts de moins pour chaque marqueur de dégâts sur ce Pokémon.",
      es: "Este ataque hace 10 puntos de daño menos por cada contador de daño en este Pokémon.",
      it: "Questo attacco infligge 10 danni in meno per ogni segnalino danno su questo Pokémon.",
    },
  },
  {
    name: "times",
    effect: [{ do: "attackDamage", change: "times", amount: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } } }],
    said: {
      en: "This attack does 30 damage for each of your Benched Pokémon.",
      fr: "Cette attaque inflige 30 dégâts pour chacun de vos Pokémon de Banc.",
      es: "Este ataque hace 30 puntos de daño por cada uno de tus Pokémon en Banca.",
      it: "Questo attacco infligge 30 danni per ciascuno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "set",
    effect: [{ do: "attackDamage", change: "set", amount: { multiply: [10, { count: "cards", zone: "hand", of: "opponent" }] } }],
    said: {
      en: "This attack does 10 damage for each card in your opponent's hand instead.",
      fr: "Cette attaque inflige 10 dégâts pour chaque carte dans la main de votre adversaire à la place.",
      es: "Este ataque hace 10 puntos de daño por cada carta en la mano de tu rival en su lugar.",
      it: "Questo attacco infligge invece 10 danni per ogni carta nella mano del tuo avversario.",
    },
  },
  {
    name: "attackDoesNothing",
    effect: [{ do: "attackDoesNothing" }],
    said: {
      en: "This attack does nothing.",
      fr: "Cette attaque ne fait rien.",
      es: "Este ataque no hace nada.",
      it: "Questo attacco non ha effetto.",
    },
  },
  {
    name: "ignore",
    effect: [{ do: "ignore", what: ["Weakness", "Resistance", "effects"] }],
    said: {
      en: "This attack's damage isn't affected by Weakness, Resistance, or any effects on your opponent's Active Pokémon.",
      fr: "Les dégâts de cette attaque ne sont pas affectés par la Faiblesse, la Résistance ou tout effet sur le Pokémon Actif de votre adversaire.",
      es: "El daño de este ataque no se ve afectado por Debilidad, Resistencia o cualquier efecto en el Pokémon Activo de tu rival.",
      it: "I danni di questo attacco non sono influenzati da debolezza, resistenza o effetti sul Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "damage",
    effect: [{ do: "damage", amount: 30, to: { pokemon: "choose", side: "opponents", place: "bench", count: 2 } }],
    said: {
      en: "This attack does 30 damage to 2 of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 30 dégâts à 2 des Pokémon de Banc de votre adversaire. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 30 puntos de daño a 2 de los Pokémon en Banca de tu rival. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 30 danni a 2 dei Pokémon in panchina del tuo avversario. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "damageIgnoring",
    effect: [
      {
        do: "damage",
        amount: 50,
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
        ignoreWeaknessAndResistance: true,
      },
    ],
    said: {
      en: "This attack does 50 damage to 1 of your opponent's Pokémon. This damage isn't affected by Weakness or Resistance.",
      fr: "Cette attaque inflige 50 dégâts à l’un des Pokémon de votre adversaire. Ces dégâts ne sont pas affectés par la Faiblesse ou la Résistance.",
      es: "Este ataque hace 50 puntos de daño a 1 de los Pokémon de tu rival. Este daño no se ve afectado por Debilidad o Resistencia.",
      it: "Questo attacco infligge 50 danni a uno dei Pokémon del tuo avversario. Questi danni non sono influenzati da debolezza o resistenza.",
    },
  },
  {
    name: "putCounters",
    effect: [{ do: "putCounters", count: 4, on: { pokemon: "all", side: "opponents", place: "inPlay" }, distribute: true }],
    said: {
      en: "Put 4 damage counters on your opponent's Pokémon in any way you like.",
      fr: "Placez 4 marqueurs de dégâts sur les Pokémon de votre adversaire comme vous le voulez.",
      es: "Pon 4 contadores de daño en los Pokémon de tu rival de la manera que desees.",
      it: "Metti 4 segnalini danno sui Pokémon del tuo avversario nel modo che preferisci.",
    },
  },
  {
    name: "moveCounters",
    effect: [
      {
        do: "moveCounters",
        count: { upTo: 2 },
        from: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
        to: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Move up to 2 damage counters from 1 of your Pokémon to your opponent's Active Pokémon.",
      fr: "Déplacez jusqu’à 2 marqueurs de dégâts de l’un de vos Pokémon vers le Pokémon Actif de votre adversaire.",
      es: "Mueve hasta 2 contadores de daño de 1 de tus Pokémon al Pokémon Activo de tu rival.",
      it: "Sposta fino a 2 segnalini danno da uno dei tuoi Pokémon al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "swapCounters",
    effect: [{ do: "swapCounters", first: { pokemon: "self" }, second: { pokemon: "active", side: "opponents" } }],
    said: {
      en: "Switch all damage counters on this Pokémon with those on your opponent's Active Pokémon.",
      fr: "Échangez tous les marqueurs de dégâts de ce Pokémon avec ceux du Pokémon Actif de votre adversaire.",
      es: "Cambia todos los contadores de daño de este Pokémon por los del Pokémon Activo de tu rival.",
      it: "Scambia tutti i segnalini danno di questo Pokémon con quelli del Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "heal",
    effect: [
      { do: "heal", amount: "all", on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { types: ["Grass"] } } },
    ],
    said: {
      en: "Heal all damage from 1 of your {G} Pokémon.",
      fr: "Soignez tous les dégâts de l’un de vos Pokémon {G}.",
      es: "Cura todo el daño a 1 de tus Pokémon {G}.",
      it: "Cura uno dei tuoi Pokémon {G} da tutti i danni.",
    },
  },
  {
    name: "knockOut",
    effect: [{ do: "knockOut", pokemon: { pokemon: "active", side: "opponents" } }],
    said: {
      en: "Knock Out your opponent's Active Pokémon.",
      fr: "Mettez le Pokémon Actif de votre adversaire K.O.",
      es: "Deja Fuera de Combate al Pokémon Activo de tu rival.",
      it: "Metti KO il Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "afflict",
    effect: [
      { do: "afflict", condition: "Paralyzed", pokemon: { pokemon: "active", side: "opponents" } },
      { do: "afflict", condition: "Poisoned", pokemon: { pokemon: "active", side: "opponents" } },
    ],
    said: {
      en: "Your opponent's Active Pokémon is now Paralyzed and Poisoned.",
      fr: "Le Pokémon Actif de votre adversaire est maintenant Paralysé et Empoisonné.",
      es: "El Pokémon Activo de tu rival pasa a estar Paralizado y Envenenado.",
      it: "Il Pokémon attivo del tuo avversario è ora paralizzato e avvelenato.",
    },
  },
  {
    name: "afflictChoose",
    effect: [{ do: "afflict", condition: { choose: ["Asleep", "Confused"] }, pokemon: { pokemon: "active", side: "opponents" } }],
    said: {
      en: "Choose Asleep or Confused. Your opponent's Active Pokémon is now affected by that Special Condition.",
      fr: "Choisissez Endormi ou Confus. Le Pokémon Actif de votre adversaire est maintenant affecté par cet État Spécial.",
      es: "Elige Dormido o Confundido. El Pokémon Activo de tu rival pasa a estar afectado por esa Condición Especial.",
      it: "Scegli addormentato o confuso. Il Pokémon attivo del tuo avversario è ora influenzato da quella condizione speciale.",
    },
  },
  {
    name: "afflictCounters",
    effect: [{ do: "afflict", condition: "Poisoned", pokemon: { pokemon: "active", side: "opponents" }, counters: 2 }],
    said: {
      en: "Your opponent's Active Pokémon is now Poisoned. Put 2 damage counters instead of 1 on that Pokémon between turns.",
      fr: "Le Pokémon Actif de votre adversaire est maintenant Empoisonné. Placez 2 marqueurs de dégâts au lieu d’un sur ce Pokémon-là entre chaque tour.",
      es: "El Pokémon Activo de tu rival pasa a estar Envenenado. Pon 2 contadores de daño en vez de 1 en ese Pokémon entre turnos.",
      it: "Il Pokémon attivo del tuo avversario è ora avvelenato. Metti 2 segnalini danno invece di 1 su quel Pokémon tra un turno e l’altro.",
    },
  },
  {
    name: "cure",
    effect: [{ do: "cure", pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 }, conditions: ["Burned"] }],
    said: {
      en: "Remove Burned from 1 of your Pokémon.",
      fr: "Retirez l’État Spécial Brûlé de l’un de vos Pokémon.",
      es: "Elimina la Condición Especial Quemado de 1 de tus Pokémon.",
      it: "Rimuovi la condizione speciale bruciato da uno dei tuoi Pokémon.",
    },
  },
  {
    name: "filters",
    effect: [
      {
        do: "damage",
        amount: 20,
        to: {
          pokemon: "choose",
          side: "opponents",
          place: "inPlay",
          count: 1,
          where: { marks: ["EX"], energy: { type: "Water", atLeast: 2 }, not: { stages: ["Stage 2"] } },
        },
      },
    ],
    said: {
      en: "This attack does 20 damage to 1 of your opponent's Pokémon-EX that has at least 2 {W} Energy attached (excluding Stage 2 Pokémon). (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Cette attaque inflige 20 dégâts à l’un des Pokémon-EX ayant au moins 2 Énergies {W} attachées (sauf les Pokémon de Niveau 2) de votre adversaire. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Este ataque hace 20 puntos de daño a 1 de los Pokémon-EX con al menos 2 Energías {W} unidas (excepto Pokémon de Fase 2) de tu rival. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Questo attacco infligge 20 danni a uno dei Pokémon-EX con almeno 2 Energie {W} assegnate (tranne Pokémon di Fase 2) del tuo avversario. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "except",
    effect: [{ do: "heal", amount: 20, on: { pokemon: "all", side: "yours", place: "inPlay", except: "self" } }],
    said: {
      en: "Heal 20 damage from each of your other Pokémon.",
      fr: "Soignez 20 dégâts à chacun de vos autres Pokémon.",
      es: "Cura 20 puntos de daño a cada uno de tus otros Pokémon.",
      it: "Cura ciascuno dei tuoi altri Pokémon da 20 danni.",
    },
  },
  {
    name: "putCounters until so much HP is left",
    effect: [
      {
        do: "putCounters",
        count: { counters: { subtract: [{ count: "remainingHp", of: { pokemon: "each" } }, 10] } },
        on: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Put damage counters on your opponent's Active Pokémon until its remaining HP is 10.",
      fr: "Placez des marqueurs de dégâts sur le Pokémon Actif de votre adversaire jusqu’à ce qu’il lui reste 10 PV.",
      es: "Pon contadores de daño en el Pokémon Activo de tu rival hasta que le queden 10 PS.",
      it: "Metti segnalini danno sul Pokémon attivo del tuo avversario finché non gli rimangono 10 PS.",
    },
  },
  {
    name: "putCounters for each of something",
    effect: [
      {
        do: "putCounters",
        count: { multiply: [2, { count: "energy", on: { pokemon: "self" } }] },
        on: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Put 2 damage counters on your opponent's Active Pokémon for each Energy attached to this Pokémon.",
      fr: "Placez 2 marqueurs de dégâts sur le Pokémon Actif de votre adversaire pour chaque Énergie attachée à ce Pokémon.",
      es: "Pon 2 contadores de daño en el Pokémon Activo de tu rival por cada Energía unida a este Pokémon.",
      it: "Metti 2 segnalini danno sul Pokémon attivo del tuo avversario per ogni Energia assegnata a questo Pokémon.",
    },
  },
  {
    name: "a number chosen for damage counters",
    effect: [
      { do: "chooseNumber", from: 0, to: 5, bind: 1 },
      { do: "putCounters", count: { count: "chosen", binding: 1 }, on: { pokemon: "self" } },
      { do: "attackDamage", change: "times", amount: { count: "chosen", binding: 1 } },
    ],
    said: {
      en: "Put up to 5 damage counters on this Pokémon. This attack does 30 damage for each damage counter you placed in this way.",
      fr: "Placez jusqu’à 5 marqueurs de dégâts sur ce Pokémon. Cette attaque inflige 30 dégâts pour chaque marqueur de dégâts que vous avez placé de cette façon.",
      es: "Pon hasta 5 contadores de daño en este Pokémon. Este ataque hace 30 puntos de daño por cada contador de daño que has puesto de esta manera.",
      it: "Metti fino a 5 segnalini danno su questo Pokémon. Questo attacco infligge 30 danni per ogni segnalino danno che hai messo in questo modo.",
    },
  },
  {
    name: "damage that was taken",
    effect: [
      { do: "damage", amount: { count: "damageTakenLastTurn", of: { pokemon: "self" } }, to: { pokemon: "active", side: "opponents" } },
    ],
    said: {
      en: "This attack does as much damage to your opponent's Active Pokémon as attacks did to this Pokémon during your opponent's last turn.",
      fr: "Cette attaque inflige au Pokémon Actif de votre adversaire autant de dégâts que les attaques en ont infligé à ce Pokémon pendant le dernier tour de votre adversaire.",
      es: "Este ataque hace al Pokémon Activo de tu rival el mismo daño que los ataques hicieron a este Pokémon durante el último turno de tu rival.",
      it: "Questo attacco infligge al Pokémon attivo del tuo avversario gli stessi danni che gli attacchi hanno inflitto a questo Pokémon durante l’ultimo turno del tuo avversario.",
    },
  },
  {
    name: "afflict with other counters",
    effect: [{ do: "afflict", condition: "Confused", pokemon: { pokemon: "active", side: "opponents" }, counters: 6 }],
    said: {
      en: "Your opponent's Active Pokémon is now Confused. Put 6 damage counters instead of 3 on that Pokémon for this Special Condition.",
      fr: "Le Pokémon Actif de votre adversaire est maintenant Confus. Placez 6 marqueurs de dégâts au lieu de 3 sur ce Pokémon-là pour cet État Spécial.",
      es: "El Pokémon Activo de tu rival pasa a estar Confundido. Pon 6 contadores de daño en vez de 3 en ese Pokémon por esta Condición Especial.",
      it: "Il Pokémon attivo del tuo avversario è ora confuso. Metti 6 segnalini danno invece di 3 su quel Pokémon per questa condizione speciale.",
    },
  },
  {
    name: "afflict with any condition",
    effect: [
      {
        do: "afflict",
        condition: { choose: ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"] },
        pokemon: { pokemon: "active", side: "opponents" },
      },
    ],
    said: {
      en: "Choose a Special Condition. Your opponent's Active Pokémon is now affected by that Special Condition.",
      fr: "Choisissez un État Spécial. Le Pokémon Actif de votre adversaire est maintenant affecté par cet État Spécial.",
      es: "Elige 1 Condición Especial. El Pokémon Activo de tu rival pasa a estar afectado por esa Condición Especial.",
      it: "Scegli una condizione speciale. Il Pokémon attivo del tuo avversario è ora influenzato da quella condizione speciale.",
    },
  },
  {
    name: "a base damage set",
    effect: [{ do: "attackDamage", change: "set", amount: 50 }],
    said: {
      en: "This attack's base damage is 50.",
      fr: "Les dégâts de base de cette attaque sont de 50.",
      es: "El daño base de este ataque es 50.",
      it: "Il danno base di questo attacco è 50.",
    },
  },
  {
    name: "no more than so much of the attack's damage",
    effect: [
      {
        do: "attackDamage",
        change: "times",
        amount: { atMost: [{ count: "cards", zone: "discard", of: "you", where: { category: "Trainer", trainerKinds: ["Item"] } }, 13] },
      },
    ],
    said: {
      en: "This attack does 30 damage for each Item card in your discard pile. You can't do more than 390 damage in this way.",
      fr: "Cette attaque inflige 30 dégâts pour chaque carte Objet dans votre pile de défausse. Vous ne pouvez pas infliger plus de 390 dégâts de cette façon.",
      es: "Este ataque hace 30 puntos de daño por cada carta de Objeto en tu pila de descartes. No puedes hacer más de 390 puntos de daño de esta manera.",
      it: "Questo attacco infligge 30 danni per ogni carta Strumento nella tua pila degli scarti. Non puoi infliggere più di 390 danni in questo modo.",
    },
  },
];
