import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** When an Ability acts by itself. */
export const abilities: readonly Case<AbilityEffect>[] = [
  {
    name: "once during your turn, when something happens",
    effect: [
      {
        kind: "triggered",
        on: { event: "movesToActive", subject: "self" },
        while: { if: "turn", is: "yours" },
        optional: true,
        limit: "oncePerTurn",
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during your turn, when this Pokémon moves from the Bench to the Active Spot, you may draw a card.",
      fr: "Une fois pendant votre tour, quand ce Pokémon passe du Banc au Poste Actif, vous pouvez piocher une carte.",
      es: "Una vez durante tu turno, cuando este Pokémon pase de la Banca al Puesto Activo, puedes robar 1 carta.",
      it: "Una sola volta durante il tuo turno, quando questo Pokémon passa dalla panchina alla posizione attiva, puoi pescare una carta.",
    },
  },
  {
    name: "appliedOnce",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "hp",
          on: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } },
          amount: 40,
          sign: "+",
        },
        once: true,
      },
    ],
    said: {
      en: "Each of your {G} Pokémon gets +40 HP. You can't apply more than 1 Ability with this name at a time.",
      fr: "Chacun de vos Pokémon {G} a 40 PV de plus. Vous ne pouvez pas appliquer plus d’un talent de ce nom à la fois.",
      es: "Cada uno de tus Pokémon {G} tiene 40 PS más. No puedes aplicar más de 1 habilidad con este nombre a la vez.",
      it: "Ciascuno dei tuoi Pokémon {G} ha 40 PS in più. Non puoi applicare più di un’abilità con questo nome alla volta.",
    },
  },
  {
    name: "damagedByAttack",
    effect: [
      {
        kind: "triggered",
        on: { event: "damagedByAttack", subject: "self", from: "opponents", whileActive: true, evenIfKnockedOut: true },
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "cause" } }],
      },
    ],
    said: {
      en: "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if it is Knocked Out), put 2 damage counters on the Attacking Pokémon.",
      fr: "Si ce Pokémon est sur le Poste Actif et qu’il subit les dégâts d’une attaque d’un Pokémon de votre adversaire (même s’il est mis K.O.), placez 2 marqueurs de dégâts sur le Pokémon Attaquant.",
      es: "Si este Pokémon está en el Puesto Activo y resulta dañado por un ataque de un Pokémon de tu rival (incluso si queda Fuera de Combate), pon 2 contadores de daño en el Pokémon Atacante.",
      it: "Se questo Pokémon è in posizione attiva e viene danneggiato da un attacco di un Pokémon del tuo avversario (anche se viene messo KO), metti 2 segnalini danno sul Pokémon attaccante.",
    },
  },
  {
    name: "knockedOut",
    effect: [
      {
        kind: "triggered",
        on: { event: "knockedOut", subject: "self", byDamageFrom: "opponents", byAttack: true },
        while: { if: "place", pokemon: { pokemon: "self" }, is: "active" },
        steps: [{ do: "draw", count: 2 }],
      },
    ],
    said: {
      en: "As long as this Pokémon is in the Active Spot, if this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, draw 2 cards.",
      fr: "Tant que ce Pokémon est sur le Poste Actif, si ce Pokémon est mis K.O. par les dégâts d’une attaque d’un Pokémon de votre adversaire, piochez 2 cartes.",
      es: "Mientras este Pokémon esté en el Puesto Activo, si este Pokémon queda Fuera de Combate por el daño de un ataque de un Pokémon de tu rival, roba 2 cartas.",
      it: "Finché questo Pokémon è in posizione attiva, se questo Pokémon viene messo KO dai danni di un attacco di un Pokémon del tuo avversario, pesca 2 carte.",
    },
  },
  {
    name: "playedToBench",
    effect: [
      { kind: "triggered", on: { event: "played", how: "toBench", subject: "self" }, optional: true, steps: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "When you play this Pokémon from your hand onto your Bench during your turn, you may draw a card.",
      fr: "Quand vous jouez ce Pokémon de votre main sur votre Banc pendant votre tour, vous pouvez piocher une carte.",
      es: "Cuando juegues este Pokémon de tu mano en tu Banca durante tu turno, puedes robar 1 carta.",
      it: "Quando giochi questo Pokémon dalla tua mano nella tua panchina durante il tuo turno, puoi pescare una carta.",
    },
  },
  {
    name: "playedToEvolve",
    effect: [
      {
        kind: "triggered",
        on: { event: "played", how: "toEvolve", subject: "self" },
        optional: true,
        steps: [{ do: "heal", amount: 30, on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } }],
      },
    ],
    said: {
      en: "When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may heal 30 damage from 1 of your Pokémon.",
      fr: "Quand vous jouez ce Pokémon de votre main pour faire évoluer l’un de vos Pokémon pendant votre tour, vous pouvez soigner 30 dégâts à l’un de vos Pokémon.",
      es: "Cuando juegues este Pokémon de tu mano para hacer evolucionar a 1 de tus Pokémon durante tu turno, puedes curar 30 puntos de daño a 1 de tus Pokémon.",
      it: "Quando giochi questo Pokémon dalla tua mano per far evolvere uno dei tuoi Pokémon durante il tuo turno, puoi curare uno dei tuoi Pokémon da 30 danni.",
    },
  },
  {
    name: "attachedEnergy",
    effect: [
      {
        kind: "triggered",
        on: {
          event: "attachedEnergy",
          subject: { side: "yours", where: { types: ["Water"] } },
          by: "you",
          from: "hand",
          where: { category: "Energy", types: ["Water"] },
        },
        steps: [{ do: "heal", amount: 10, on: { pokemon: "event", role: "subject" } }],
      },
    ],
    said: {
      en: "Whenever you attach a {W} Energy card from your hand to 1 of your {W} Pokémon, heal 10 damage from that Pokémon.",
      fr: "Chaque fois que vous attachez une carte Énergie {W} de votre main à l’un de vos Pokémon {W}, soignez 10 dégâts à ce Pokémon-là.",
      es: "Cada vez que unas 1 carta de Energía {W} de tu mano a 1 de tus Pokémon {W}, cura 10 puntos de daño a ese Pokémon.",
      it: "Ogni volta che assegni una carta Energia {W} dalla tua mano a uno dei tuoi Pokémon {W}, cura quel Pokémon da 10 danni.",
    },
  },
  {
    name: "endOfTurn",
    effect: [{ kind: "triggered", on: { event: "endOfTurn", of: "you" }, optional: true, steps: [{ do: "draw", count: 1 }] }],
    said: {
      en: "At the end of your turn, you may draw a card.",
      fr: "À la fin de votre tour, vous pouvez piocher une carte.",
      es: "Al final de tu turno, puedes robar 1 carta.",
      it: "Alla fine del tuo turno, puoi pescare una carta.",
    },
  },
  {
    name: "betweenTurns",
    effect: [
      {
        kind: "triggered",
        on: { event: "betweenTurns" },
        steps: [{ do: "putCounters", count: 1, on: { pokemon: "active", side: "opponents" } }],
      },
    ],
    said: {
      en: "Between turns, put 1 damage counter on your opponent's Active Pokémon.",
      fr: "Entre chaque tour, placez 1 marqueur de dégâts sur le Pokémon Actif de votre adversaire.",
      es: "Entre turnos, pon 1 contador de daño en el Pokémon Activo de tu rival.",
      it: "Tra un turno e l’altro, metti 1 segnalino danno sul Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "retreatCost less for each",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "retreatCost",
          on: { pokemon: "self" },
          amount: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } },
          sign: "-",
        },
      },
    ],
    said: {
      en: "The Retreat Cost of this Pokémon is {C} less for each of your Benched Pokémon.",
      fr: "Le Coût de Retraite de ce Pokémon est réduit de {C} pour chacun de vos Pokémon de Banc.",
      es: "El Coste de Retirada de este Pokémon se reduce en {C} por cada uno de tus Pokémon en Banca.",
      it: "Il costo di ritirata di questo Pokémon è ridotto di {C} per ciascuno dei tuoi Pokémon in panchina.",
    },
  },
  {
    name: "attackCost less for each",
    effect: [
      {
        kind: "continuous",
        change: {
          modify: "attackCost",
          on: { pokemon: "self" },
          symbol: "Colorless",
          amount: { count: "prizesTaken", of: "opponent" },
          sign: "-",
        },
      },
    ],
    said: {
      en: "The attacks of this Pokémon cost {C} less for each Prize card your opponent has taken.",
      fr: "Les attaques de ce Pokémon coûtent {C} de moins pour chaque carte Récompense que votre adversaire a récupérée.",
      es: "Los ataques de este Pokémon cuestan {C} menos por cada carta de Premio que tu rival ha tomado.",
      it: "Gli attacchi di questo Pokémon costano {C} in meno per ogni carta Premio che il tuo avversario ha preso.",
    },
  },
  {
    name: "energyProvides unit by unit",
    effect: [
      {
        kind: "continuous",
        change: { modify: "energyProvides", on: { pokemon: "self" }, units: [["Darkness"]], instead: true, perUnit: true },
      },
    ],
    said: {
      en: "All Energy attached to this Pokémon are {D} Energy instead of their usual type.",
      fr: "Toutes les Énergies attachées à ce Pokémon fournissent de l’Énergie {D} au lieu de leur type habituel.",
      es: "Todas las Energías unidas a este Pokémon proporcionan Energía {D} en vez de su tipo habitual.",
      it: "Tutte le Energie assegnate a questo Pokémon forniscono Energia {D} invece del loro tipo abituale.",
    },
  },
  {
    name: "knockOut replaced, with what follows",
    effect: [
      {
        kind: "continuous",
        change: {
          replace: "knockOut",
          on: { pokemon: "self" },
          byAttackOf: "both",
          fullHpOnly: true,
          remainingHp: 10,
          then: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }],
        },
      },
    ],
    said: {
      en: "If this Pokémon has full HP and would be Knocked Out by damage from an attack, it is not Knocked Out and its remaining HP becomes 10 instead. Then, discard this card.",
      fr: "Si ce Pokémon a tous ses PV et devait être mis K.O. par les dégâts d’une attaque, il n’est pas mis K.O. et il lui reste 10 PV. Ensuite, défaussez cette carte.",
      es: "Si este Pokémon tiene todos sus PS y fuera a quedar Fuera de Combate por el daño de un ataque, no queda Fuera de Combate y sus PS restantes pasan a ser 10. Después, descarta esta carta.",
      it: "Se questo Pokémon ha tutti i suoi PS e sta per essere messo KO dai danni di un attacco, non viene messo KO e i suoi PS rimanenti diventano 10. Poi, scarta questa carta.",
    },
  },
  {
    name: "activated while it has a certain Ability",
    effect: [
      {
        kind: "continuous",
        change: { permit: "ownAttackTwice", on: { pokemon: "self" } },
        while: { if: "pokemon", is: { pokemon: "self" }, where: { hasAbility: "Festival Lead" } },
      },
    ],
    said: {
      en: "As long as this Pokémon has the Festival Lead Ability, this Pokémon may use an attack it has twice each turn. (If the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new one.)",
      fr: "Tant que ce Pokémon a le talent Festival Lead, ce Pokémon peut attaquer deux fois par tour avec ses propres attaques. (Si la première attaque met K.O. le Pokémon Actif de votre adversaire, vous pouvez attaquer de nouveau après que votre adversaire en a choisi un autre.)",
      es: "Mientras este Pokémon tenga la habilidad Festival Lead, este Pokémon puede atacar dos veces por turno con sus propios ataques. (Si el primer ataque deja Fuera de Combate al Pokémon Activo de tu rival, puedes atacar otra vez después de que tu rival elija otro.)",
      it: "Finché questo Pokémon ha l’abilità Festival Lead, questo Pokémon può attaccare due volte per turno con i propri attacchi. (Se il primo attacco mette KO il Pokémon attivo del tuo avversario, puoi attaccare di nuovo dopo che il tuo avversario ne ha scelto un altro.)",
    },
  },
  {
    name: "endOfTurn once",
    effect: [
      {
        kind: "triggered",
        on: { event: "endOfTurn", of: "you" },
        limit: "oncePerTurn",
        optional: true,
        while: { if: "place", pokemon: { pokemon: "self" }, is: "active" },
        steps: [{ do: "drawUntil", handSize: 8 }],
      },
    ],
    said: {
      en: "Once at the end of your turn, if this Pokémon is in the Active Spot, you may draw cards until you have 8 cards in your hand.",
      fr: "Une fois à la fin de votre tour, si ce Pokémon est sur le Poste Actif, vous pouvez piocher des cartes jusqu’à en avoir 8 en main.",
      es: "Una vez al final de tu turno, si este Pokémon está en el Puesto Activo, puedes robar cartas hasta que tengas 8 en tu mano.",
      it: "Una sola volta alla fine del tuo turno, se questo Pokémon è in posizione attiva, puoi pescare fino ad avere 8 carte in mano.",
    },
  },
  {
    name: "optional, several steps",
    effect: [
      {
        kind: "triggered",
        on: { event: "willEvolve", subject: "self", into: "Ivysaur" },
        optional: true,
        steps: [
          { do: "putCounters", count: 2, on: { pokemon: "active", side: "opponents" } },
          { do: "draw", count: 1 },
        ],
      },
    ],
    said: {
      en: "When you play Ivysaur from your hand to evolve this Pokémon, before it evolves, you may put 2 damage counters on your opponent's Active Pokémon and draw a card.",
      fr: "Quand vous jouez Ivysaur de votre main pour faire évoluer ce Pokémon, avant qu’il évolue, vous pouvez placer 2 marqueurs de dégâts sur le Pokémon Actif de votre adversaire et piocher une carte.",
      es: "Cuando juegues Ivysaur de tu mano para hacer evolucionar a este Pokémon, antes de que evolucione, puedes poner 2 contadores de daño en el Pokémon Activo de tu rival y robar 1 carta.",
      it: "Quando giochi Ivysaur dalla tua mano per far evolvere questo Pokémon, prima che si evolva, puoi mettere 2 segnalini danno sul Pokémon attivo del tuo avversario e pescare una carta.",
    },
  },
  {
    name: "checkupCoins",
    effect: [
      {
        kind: "continuous",
        change: { modify: "checkupCoins", on: { pokemon: "all", side: "both", place: "inPlay" }, condition: "Asleep", coins: 2 },
      },
    ],
    said: {
      en: "If 1 Pokémon (yours or your opponent's) is Asleep, flip 2 coins instead of 1 between turns, and it recovers only if all of them are heads.",
      fr: "Si 1 Pokémon (l’un des vôtres ou l’un de ceux de votre adversaire) est Endormi, lancez 2 pièces au lieu d’une entre chaque tour ; il ne se rétablit que si toutes tombent côté face.",
      es: "Si 1 Pokémon (tuyo o de tu rival) está Dormido, lanza 2 monedas en vez de 1 entre turnos; solo se recupera si sale cara en todas.",
      it: "Se un Pokémon (tuo o del tuo avversario) è addormentato, lancia 2 monete invece di 1 tra un turno e l’altro; si riprende solo se esce testa in tutte.",
    },
  },
];
