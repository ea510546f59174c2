import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What is true as long as a card is in play. */
export const changes: readonly Case<AbilityEffect>[] = [
  {
    name: "damageDone",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "damageDone",
          by: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Fire"] } },
          amount: 10,
          sign: "+",
          to: "active",
        },
      },
    ],
    said: {
      en: "The attacks of each of your {R} Pokémon do 10 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
      fr: "Les attaques de chacun de vos Pokémon {R} infligent 10 dégâts supplémentaires au Pokémon Actif de votre adversaire (avant application de la Faiblesse et de la Résistance).",
      es: "Los ataques de cada uno de tus Pokémon {R} hacen 10 puntos de daño más al Pokémon Activo de tu rival (antes de aplicar Debilidad y Resistencia).",
      it: "Gli attacchi di ciascuno dei tuoi Pokémon {R} infliggono 10 danni in più al Pokémon attivo del tuo avversario (prima di applicare debolezza e resistenza).",
    },
  },
  {
    name: "damageTaken",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "damageTaken",
          on: { pokemon: "self" },
          amount: 20,
          sign: "-",
          from: { side: "opponents", where: { marks: ["EX"] } },
        },
      },
    ],
    said: {
      en: "This Pokémon takes 20 less damage from attacks from your opponent's Pokémon-EX (after applying Weakness and Resistance).",
      fr: "Ce Pokémon subit 20 dégâts de moins des attaques des Pokémon-EX de votre adversaire (après application de la Faiblesse et de la Résistance).",
      es: "Los ataques de los Pokémon-EX de tu rival hacen 20 puntos de daño menos a este Pokémon (después de aplicar Debilidad y Resistencia).",
      it: "Questo Pokémon subisce 20 danni in meno dagli attacchi dei Pokémon-EX del tuo avversario (dopo aver applicato debolezza e resistenza).",
    },
  },
  {
    name: "hp",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "hp",
          on: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } },
          amount: 20,
          sign: "+",
        },
      },
    ],
    said: {
      en: "Each of your {G} Pokémon gets +20 HP.",
      fr: "Chacun de vos Pokémon {G} a 20 PV de plus.",
      es: "Cada uno de tus Pokémon {G} tiene 20 PS más.",
      it: "Ciascuno dei tuoi Pokémon {G} ha 20 PS in più.",
    },
  },
  {
    name: "retreatCost",
    effect: [
      {
        kind: "continuous",
        change: { modify: "retreatCost", on: { pokemon: "all", side: "yours", place: "inPlay" }, amount: 1, sign: "-" },
      },
    ],
    said: {
      en: "The Retreat Cost of each of your Pokémon is {C} less.",
      fr: "Le Coût de Retraite de chacun de vos Pokémon est réduit de {C}.",
      es: "El Coste de Retirada de cada uno de tus Pokémon se reduce en {C}.",
      it: "Il costo di ritirata di ciascuno dei tuoi Pokémon è ridotto di {C}.",
    },
  },
  {
    name: "attackCost",
    effect: [
      {
        kind: "continuous",
        change: { modify: "attackCost", on: { pokemon: "self" }, amount: 2, sign: "-" },
        while: { if: "pokemon", is: { pokemon: "self" }, where: { damaged: true } },
      },
    ],
    said: {
      en: "As long as this Pokémon has any damage counters on it, the attacks of this Pokémon cost {C}{C} less.",
      fr: "Tant que ce Pokémon a au moins un marqueur de dégâts, les attaques de ce Pokémon coûtent {C}{C} de moins.",
      es: "Mientras este Pokémon tenga algún contador de daño, los ataques de este Pokémon cuestan {C}{C} menos.",
      it: "Finché questo Pokémon ha almeno un segnalino danno, gli attacchi di questo Pokémon costano {C}{C} in meno.",
    },
  },
  {
    name: "types",
    effect: [{ kind: "continuous", change: { modify: "types", on: { pokemon: "self" }, types: ["Fire"], also: true } }],
    said: {
      en: "This Pokémon is also {R} type.",
      fr: "Ce Pokémon est aussi de type {R}.",
      es: "Este Pokémon es también de tipo {R}.",
      it: "Questo Pokémon è anche di tipo {R}.",
    },
  },
  {
    name: "weakness",
    effect: [{ kind: "continuous", change: { modify: "weakness", on: { pokemon: "all", side: "both", place: "inPlay" }, set: "none" } }],
    said: {
      en: "Each Pokémon (both yours and your opponent's) has no Weakness.",
      fr: "Chaque Pokémon (les vôtres et ceux de votre adversaire) n’a pas de Faiblesse.",
      es: "Cada Pokémon (tanto tuyo como de tu rival) no tiene Debilidad.",
      it: "Ogni Pokémon (sia tuo sia del tuo avversario) non ha debolezza.",
    },
  },
  {
    name: "energyProvides",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "energyProvides",
          on: { pokemon: "self" },
          where: { energyKind: "Basic" },
          units: [["Fire"], ["Fire"]],
          instead: true,
        },
      },
    ],
    said: {
      en: "Each basic Energy attached to this Pokémon provides {R}{R} Energy.",
      fr: "Chaque Énergie de base attachée à ce Pokémon fournit de l’Énergie {R}{R}.",
      es: "Cada Energía Básica unida a este Pokémon proporciona Energía {R}{R}.",
      it: "Ogni Energia base assegnata a questo Pokémon fornisce Energia {R}{R}.",
    },
  },
  {
    name: "poisonCounters",
    effect: [
      { kind: "continuous", change: { modify: "poisonCounters", on: { pokemon: "active", side: "opponents" }, amount: 3, sign: "=" } },
    ],
    said: {
      en: "Put 3 damage counters instead of 1 on your opponent's Active Pokémon for being Poisoned between turns.",
      fr: "Placez 3 marqueurs de dégâts au lieu d’un sur le Pokémon Actif de votre adversaire entre les tours tant qu’il est Empoisonné.",
      es: "Pon 3 contadores de daño en vez de 1 en el Pokémon Activo de tu rival entre turnos por estar Envenenado.",
      it: "Metti 3 segnalini danno invece di 1 sul Pokémon attivo del tuo avversario tra un turno e l’altro perché è avvelenato.",
    },
  },
  {
    name: "prizesForKnockOut",
    effect: [
      { kind: "continuous", change: { modify: "prizesForKnockOut", of: { pokemon: "self" }, amount: 1, sign: "-", byAttack: true } },
    ],
    said: {
      en: "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, your opponent takes 1 fewer Prize card.",
      fr: "Si ce Pokémon est mis K.O. par les dégâts d’une attaque d’un Pokémon de votre adversaire, celui-ci récupère 1 carte Récompense de moins.",
      es: "Si este Pokémon queda Fuera de Combate por el daño de un ataque de un Pokémon de tu rival, tu rival toma 1 carta de Premio menos.",
      it: "Se questo Pokémon viene messo KO dai danni di un attacco di un Pokémon del tuo avversario, quest’ultimo prende 1 carta Premio in meno.",
    },
  },
  {
    name: "benchSize",
    effect: [{ kind: "continuous", change: { modify: "benchSize", who: "both", to: 8 } }],
    said: {
      en: "Each player can have up to 8 Pokémon on their Bench.",
      fr: "Chaque joueur peut avoir jusqu’à 8 Pokémon sur son Banc.",
      es: "Cada jugador puede tener hasta 8 Pokémon en su Banca.",
      it: "Ogni giocatore può avere fino a 8 Pokémon nella sua panchina.",
    },
  },
  {
    name: "prevent",
    effect: [
      {
        kind: "continuous",
        change: { prevent: "damageAndEffects", on: { pokemon: "self" }, from: { side: "opponents", where: { stages: ["Basic"] } } },
      },
    ],
    said: {
      en: "Prevent all effects of attacks from your opponent's Basic Pokémon, including damage, done to this Pokémon.",
      fr: "Évitez tous les effets, y compris les dégâts, infligés à ce Pokémon par les attaques des Pokémon de base de votre adversaire.",
      es: "Evita todos los efectos, incluido el daño, infligidos a este Pokémon por los ataques de los Pokémon Básicos de tu rival.",
      it: "Previeni tutti gli effetti, danni inclusi, inflitti a questo Pokémon dagli attacchi dei Pokémon Base del tuo avversario.",
    },
  },
  {
    name: "preventConditions",
    effect: [
      {
        kind: "continuous",
        change: {
          prevent: "conditions",
          on: { pokemon: "all", side: "yours", place: "inPlay", where: { energy: { type: "Fairy", atLeast: 1 } } },
        },
      },
    ],
    said: {
      en: "Each of your Pokémon that has any {Y} Energy attached can't be affected by any Special Conditions.",
      fr: "Chacun de vos Pokémon ayant au moins une Énergie {Y} attachée ne peut être affecté par aucun État Spécial.",
      es: "Cada uno de tus Pokémon con alguna Energía {Y} unida no puede verse afectado por ninguna Condición Especial.",
      it: "Ciascuno dei tuoi Pokémon con almeno un’Energia {Y} assegnata non può essere influenzato da condizioni speciali.",
    },
  },
  {
    name: "preventTrainer",
    effect: [
      {
        kind: "continuous",
        change: { prevent: "trainerEffects", on: { pokemon: "self" }, from: "opponent", where: { trainerKinds: ["Supporter"] } },
      },
    ],
    said: {
      en: "Whenever your opponent plays a Supporter card from their hand, prevent all effects of that card done to this Pokémon.",
      fr: "Chaque fois que votre adversaire joue une carte Supporter de sa main, évitez tous les effets de cette carte infligés à ce Pokémon.",
      es: "Cada vez que tu rival juegue 1 carta de Partidario de su mano, evita todos los efectos de esa carta infligidos a este Pokémon.",
      it: "Ogni volta che il tuo avversario gioca una carta Aiuto dalla sua mano, previeni tutti gli effetti di quella carta inflitti a questo Pokémon.",
    },
  },
  {
    name: "forbidPlay",
    effect: [
      {
        kind: "continuous",
        change: { forbid: "play", who: "opponent", where: { trainerKinds: ["Item"] } },
        while: { if: "place", pokemon: { pokemon: "self" }, is: "active" },
      },
    ],
    said: {
      en: "As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards from their hand.",
      fr: "Tant que ce Pokémon est sur le Poste Actif, votre adversaire ne peut pas jouer de cartes Objet de sa main.",
      es: "Mientras este Pokémon esté en el Puesto Activo, tu rival no puede jugar cartas de Objeto de su mano.",
      it: "Finché questo Pokémon è in posizione attiva, il tuo avversario non può giocare carte Strumento dalla sua mano.",
    },
  },
  {
    name: "forbidRetreat",
    effect: [{ kind: "continuous", change: { forbid: "retreat", on: { pokemon: "active", side: "opponents" } } }],
    said: {
      en: "Your opponent's Active Pokémon can't retreat.",
      fr: "Le Pokémon Actif de votre adversaire ne peut pas battre en retraite.",
      es: "El Pokémon Activo de tu rival no puede retirarse.",
      it: "Il Pokémon attivo del tuo avversario non può ritirarsi.",
    },
  },
  {
    name: "suppress",
    effect: [
      {
        kind: "continuous",
        change: {
          suppress: "abilities",
          on: { pokemon: "all", side: "both", place: "inPlay", where: { stages: ["Basic"] } },
          except: "Silent Lab",
        },
      },
    ],
    said: {
      en: "Each Basic Pokémon (both yours and your opponent's) has no Abilities, except for Silent Lab.",
      fr: "Chaque Pokémon de base (les vôtres et ceux de votre adversaire) n’a aucun talent, sauf Silent Lab.",
      es: "Cada Pokémon Básico (tanto tuyo como de tu rival) no tiene habilidades, excepto Silent Lab.",
      it: "Ogni Pokémon Base (sia tuo sia del tuo avversario) non ha abilità, tranne Silent Lab.",
    },
  },
  {
    name: "permit",
    effect: [
      { kind: "continuous", change: { permit: "evolveThisTurn", on: { pokemon: "self" } } },
      { kind: "continuous", change: { permit: "evolveFirstTurn", on: { pokemon: "self" } } },
    ],
    said: {
      en: "This Pokémon can evolve during your first turn or the turn you play it.",
      fr: "Ce Pokémon peut évoluer pendant votre premier tour ou pendant le tour où vous le jouez.",
      es: "Este Pokémon puede evolucionar durante tu primer turno o durante el turno en que lo pongas en juego.",
      it: "Questo Pokémon può evolversi durante il tuo primo turno o durante il turno in cui lo giochi.",
    },
  },
  {
    name: "useAttacksOf",
    effect: [{ kind: "continuous", change: { permit: "useAttacksOf", on: { pokemon: "self" }, of: "previousEvolutions", payCost: true } }],
    said: {
      en: "This Pokémon can use any attack from its previous Evolutions.",
      fr: "Ce Pokémon peut utiliser toute attaque de ses Évolutions précédentes.",
      es: "Este Pokémon puede usar cualquier ataque de sus Evoluciones anteriores.",
      it: "Questo Pokémon può usare qualsiasi attacco delle sue Evoluzioni precedenti.",
    },
  },
  {
    name: "replaceKnockOut",
    effect: [
      {
        kind: "continuous",
        change: { replace: "knockOut", on: { pokemon: "self" }, byAttackOf: "both", fullHpOnly: true, remainingHp: 10 },
      },
    ],
    said: {
      en: "If this Pokémon has full HP and would be Knocked Out by damage from an attack, it is not Knocked Out and its remaining HP becomes 10 instead.",
      fr: "Si ce Pokémon a tous ses PV et devait être mis K.O. par les dégâts d’une attaque, il n’est pas mis K.O. et il lui reste 10 PV.",
      es: "Si este Pokémon tiene todos sus PS y fuera a quedar Fuera de Combate por el daño de un ataque, no queda Fuera de Combate y sus PS restantes pasan a ser 10.",
      it: "Se questo Pokémon ha tutti i suoi PS e sta per essere messo KO dai danni di un attacco, non viene messo KO e i suoi PS rimanenti diventano 10.",
    },
  },
  {
    name: "suppress abilities everywhere",
    effect: [
      {
        kind: "continuous",
        change: {
          suppress: "abilities",
          on: { pokemon: "all", side: "both", place: "inPlay", where: { not: { types: ["Psychic"] } } },
          everywhere: true,
        },
      },
    ],
    said: {
      en: "Each Pokémon (excluding {P} Pokémon) in play, in each player's hand, and in each player's discard pile has no Abilities.",
      fr: "Chaque Pokémon (sauf les Pokémon {P}) en jeu, dans la main de chaque joueur et dans la pile de défausse de chaque joueur n’a aucun talent.",
      es: "Cada Pokémon (excepto Pokémon {P}) en juego, en la mano de cada jugador y en la pila de descartes de cada jugador no tiene habilidades.",
      it: "Ogni Pokémon (tranne Pokémon {P}) in gioco, nella mano di ciascun giocatore e nella pila degli scarti di ciascun giocatore non ha abilità.",
    },
  },
  {
    name: "hp for each of something",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "hp",
          on: { pokemon: "self" },
          amount: { multiply: [20, { count: "energy", on: { pokemon: "self" }, type: "Fighting" }] },
          sign: "+",
        },
      },
    ],
    said: {
      en: "This Pokémon gets +20 HP for each {F} Energy attached to this Pokémon.",
      fr: "Ce Pokémon a 20 PV de plus pour chaque Énergie {F} attachée à ce Pokémon.",
      es: "Este Pokémon tiene 20 PS más por cada Energía {F} unida a este Pokémon.",
      it: "Questo Pokémon ha 20 PS in più per ogni Energia {F} assegnata a questo Pokémon.",
    },
  },
  {
    name: "attackCost without a type",
    effect: [
      { kind: "continuous", change: { modify: "attackCost", on: { pokemon: "self" }, symbol: "Colorless", amount: 0, sign: "none" } },
    ],
    said: {
      en: "Ignore all {C} Energy in the attack costs of this Pokémon.",
      fr: "Ignorez toute l’Énergie {C} du coût des attaques de ce Pokémon.",
      es: "Ignora toda la Energía {C} del coste de los ataques de este Pokémon.",
      it: "Ignora tutta l’Energia {C} del costo degli attacchi di questo Pokémon.",
    },
  },
  {
    name: "prizesForKnockOut by own attacks",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "prizesForKnockOut",
          of: { pokemon: "all", side: "opponents", place: "inPlay" },
          amount: 1,
          sign: "+",
          byAttack: true,
          by: { pokemon: "self" },
        },
      },
    ],
    said: {
      en: "If your opponent's Pokémon is Knocked Out by damage from an attack used by this Pokémon, take 1 more Prize card.",
      fr: "Si un Pokémon de votre adversaire est mis K.O. par les dégâts d’une attaque de ce Pokémon, récupérez 1 carte Récompense de plus.",
      es: "Si un Pokémon de tu rival queda Fuera de Combate por el daño de un ataque de este Pokémon, toma 1 carta de Premio más.",
      it: "Se un Pokémon del tuo avversario viene messo KO dai danni di un attacco di questo Pokémon, prendi 1 carta Premio in più.",
    },
  },
  {
    name: "healing doubled",
    effect: [{ kind: "continuous", change: { modify: "healing", on: { pokemon: "self" }, times: 2 } }],
    said: {
      en: "When this Pokémon is healed, double the amount healed.",
      fr: "Quand ce Pokémon est soigné, doublez le nombre de dégâts soignés.",
      es: "Cuando se cure a este Pokémon, duplica la cantidad curada.",
      it: "Quando questo Pokémon viene curato, raddoppia i danni curati.",
    },
  },
  {
    name: "attachEnergy forbidden",
    effect: [{ kind: "continuous", change: { forbid: "attachEnergy", who: "opponent", where: { energyKind: "Special" } } }],
    said: {
      en: "Your opponent can't attach any Special Energy cards from their hand to their Pokémon.",
      fr: "Votre adversaire ne peut pas attacher de cartes Énergie spéciale de sa main à ses Pokémon.",
      es: "Tu rival no puede unir cartas de Energía Especial de su mano a sus Pokémon.",
      it: "Il tuo avversario non può assegnare carte Energia speciale dalla sua mano ai suoi Pokémon.",
    },
  },
  {
    name: "another special Energy",
    effect: [
      {
        kind: "continuous",
        change: { modify: "energyProvides", on: { pokemon: "self" }, units: [["Colorless"]], instead: true },
        while: { if: "pokemon", is: { pokemon: "self" }, where: { energy: { where: { energyKind: "Special" }, atLeast: 2 } } },
      },
    ],
    said: {
      en: "If this Pokémon has any other Special Energy attached, this card instead provides {C} Energy.",
      fr: "Si ce Pokémon a au moins une autre Énergie spéciale attachée, cette carte fournit à la place de l’Énergie {C}.",
      es: "Si este Pokémon tiene alguna otra Energía Especial unida, esta carta proporciona en su lugar Energía {C}.",
      it: "Se questo Pokémon ha almeno un’altra Energia speciale assegnata, questa carta fornisce invece Energia {C}.",
    },
  },
];
