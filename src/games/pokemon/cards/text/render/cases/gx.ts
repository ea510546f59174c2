import type { AbilityEffect, Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Steps of the Sun & Moon series: GX attacks, TAG TEAM, Prism Star, the Lost Zone. */
export const gxSteps: readonly Case<Instruction>[] = [
  {
    name: "at least so much extra Energy",
    effect: [{ do: "if", when: { if: "energyInCost", extra: ["Colorless", "Colorless", "Colorless"] }, then: [{ do: "draw", count: 1 }] }],
    said: {
      en: "If this Pokémon has at least 3 extra Energy attached (in addition to this attack's cost), draw a card.",
      fr: "Si au moins 3 Énergies supplémentaires sont attachées à ce Pokémon (en plus du coût de cette attaque), piochez une carte.",
      es: "Si este Pokémon tiene por lo menos 3 Energías adicionales unidas a él (además del coste de este ataque), roba 1 carta.",
      it: "Se questo Pokémon ha almeno 3 Energie extra assegnate (oltre al costo di questo attacco), pesca una carta.",
    },
  },
  {
    name: "extra Energy of several types",
    effect: [{ do: "if", when: { if: "energyInCost", extra: ["Fire", "Water", "Lightning"] }, then: [{ do: "draw", count: 1 }] }],
    said: {
      en: "If this Pokémon has at least 1 extra {R}, {W}, and {L} Energy attached (in addition to this attack's cost), draw a card.",
      fr: "Si au moins 1 Énergie {R}, {W} et {L} supplémentaire est attachée à ce Pokémon (en plus du coût de cette attaque), piochez une carte.",
      es: "Si este Pokémon tiene por lo menos 1 Energía {R}, {W} y {L} adicional unida a él (además del coste de este ataque), roba 1 carta.",
      it: "Se questo Pokémon ha almeno 1 Energia {R}, {W} e {L} extra assegnata (oltre al costo di questo attacco), pesca una carta.",
    },
  },
  {
    name: "the opponent's GX attack",
    effect: [{ do: "if", when: { if: "gxUsed", by: "opponent" }, then: [{ do: "draw", count: 1 }] }],
    said: {
      en: "If your opponent has used their GX attack, draw a card.",
      fr: "Si votre adversaire a utilisé son attaque GX, piochez une carte.",
      es: "Si tu rival ha usado su ataque GX, roba 1 carta.",
      it: "Se il tuo avversario ha usato il suo attacco GX, pesca una carta.",
    },
  },
  {
    name: "an attack that a Pokémon of that name used",
    effect: [
      {
        do: "if",
        when: {
          if: "history",
          event: { during: "yourLastTurn", happened: "usedAttack", by: "you", attack: "Root Slap", where: { names: ["Oakling"] } },
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If your Oakling used Root Slap during your last turn, draw a card.",
      fr: "Si votre Oakling a utilisé Root Slap pendant votre dernier tour, piochez une carte.",
      es: "Si tu Oakling usó Root Slap durante tu último turno, roba 1 carta.",
      it: "Se il tuo Oakling ha usato Root Slap durante il tuo ultimo turno, pesca una carta.",
    },
  },
  {
    name: "what is found in a hand",
    effect: [
      { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      { do: "if", when: { if: "bound", binding: 1, where: { category: "Energy" } }, then: [{ do: "draw", count: 1 }] },
    ],
    said: {
      en: "Your opponent reveals their hand. If you find any Energy card there, draw a card.",
      fr: "Votre adversaire montre sa main. Si vous y trouvez au moins une carte Énergie, piochez une carte.",
      es: "Tu rival enseña su mano. Si encuentras alguna carta de Energía ahí, roba 1 carta.",
      it: "Il tuo avversario mostra la sua mano. Se vi trovi almeno una carta Energia, pesca una carta.",
    },
  },
  {
    name: "no Stadium of one's own",
    effect: [{ do: "if", when: { not: { if: "stadium", of: "you" } }, then: [{ do: "attackDoesNothing" }] }],
    said: {
      en: "If you don't have a Stadium in play, this attack does nothing.",
      fr: "Si vous n’avez aucun Stade en jeu, cette attaque ne fait rien.",
      es: "Si no tienes ningún Estadio en juego, este ataque no hace nada.",
      it: "Se non hai alcuna carta Stadio in gioco, questo attacco non ha effetto.",
    },
  },
  {
    name: "maximum HP",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { maxHp: { atLeast: 100 } } },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If the maximum HP of your opponent's Active Pokémon is 100 or more, this attack does nothing.",
      fr: "Si les PV maximums du Pokémon Actif de votre adversaire sont de 100 ou plus, cette attaque ne fait rien.",
      es: "Si los PS máximos del Pokémon Activo de tu rival son 100 o más, este ataque no hace nada.",
      it: "Se i PS massimi del Pokémon attivo del tuo avversario sono 100 o più, questo attacco non ha effetto.",
    },
  },
  {
    name: "so many more Prize cards",
    effect: [
      {
        do: "if",
        when: {
          if: "compare",
          left: { count: "prizesLeft", of: "you" },
          is: ">=",
          right: { add: [{ count: "prizesLeft", of: "opponent" }, 3] },
        },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you have at least 3 more Prize cards remaining than your opponent, draw a card.",
      fr: "S’il vous reste au moins 3 cartes Récompense de plus que votre adversaire, piochez une carte.",
      es: "Si te quedan por lo menos 3 cartas de Premio más que a tu rival, roba 1 carta.",
      it: "Se hai almeno 3 carte Premio rimanenti in più del tuo avversario, pesca una carta.",
    },
  },
  {
    name: "a choice that comes before the rest",
    effect: [
      { do: "look", cards: { cards: "top", of: "opponent", count: 3, bind: 1 } },
      { do: "look", cards: { cards: "choose", from: { binding: 1 }, count: 1, bind: 2 } },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "deck", place: "shuffled" } },
      { do: "move", cards: { cards: "bound", binding: 2 }, destination: { to: "deck", place: "top" } },
    ],
    said: {
      en: "Look at the top 3 cards of your opponent's deck. Choose 1 of them. Shuffle the other cards into your opponent's deck. Put that card on top of your opponent's deck.",
      fr: "Regardez les 3 cartes du dessus du deck de votre adversaire. Choisissez 1 d’entre elles. Mélangez les autres cartes avec le deck de votre adversaire. Placez cette carte-là sur le dessus du deck de votre adversaire.",
      es: "Mira las 3 primeras cartas de la baraja de tu rival. Elige 1 de ellas. Baraja las demás cartas en la baraja de tu rival. Pon esa carta en la parte superior de la baraja de tu rival.",
      it: "Guarda le prime 3 carte del mazzo del tuo avversario. Scegli 1 di esse. Rimischia le altre carte nel mazzo del tuo avversario. Metti quella carta in cima al mazzo del tuo avversario.",
    },
  },
  {
    name: "types among cards of a zone",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: {
          multiply: [
            20,
            {
              count: "types",
              of: { cards: { cards: "all", zone: "discard", of: "you", where: { category: "Energy", energyKind: "Basic" } } },
            },
          ],
        },
      },
    ],
    said: {
      en: "This attack does 20 more damage for each different type of basic Energy cards in your discard pile.",
      fr: "Cette attaque inflige 20 dégâts supplémentaires pour chaque type différent de cartes Énergie de base dans votre pile de défausse.",
      es: "Este ataque hace 20 puntos de daño más por cada tipo diferente de cartas de Energía Básica en tu pila de descartes.",
      it: "Questo attacco infligge 20 danni in più per ogni tipo diverso di carte Energia base nella tua pila degli scarti.",
    },
  },
  {
    name: "Prism Star",
    effect: [
      {
        do: "attackDamage",
        change: "more",
        amount: {
          multiply: [20, { count: "cards", zone: "lostZone", of: "you", where: { category: "Pokémon", not: { marks: ["Prism Star"] } } }],
        },
      },
    ],
    said: {
      en: "This attack does 20 more damage for each Pokémon (excluding Prism Star Pokémon) in your Lost Zone.",
      fr: "Cette attaque inflige 20 dégâts supplémentaires pour chaque Pokémon (sauf les Pokémon ◇ (Prisme Étoile)) dans votre Zone Perdue.",
      es: "Este ataque hace 20 puntos de daño más por cada Pokémon (excepto Pokémon de ◇ (Estrella Prisma)) en tu Zona Perdida.",
      it: "Questo attacco infligge 20 danni in più per ogni Pokémon (tranne Pokémon ◇ (stella prisma)) nella tua area perduta.",
    },
  },
  {
    name: "more Prize cards for the Knock Out",
    effect: [
      {
        do: "ifKnockedOutByThis",
        steps: [
          {
            do: "if",
            when: {
              if: "energyInCost",
              extra: ["Colorless", "Colorless", "Colorless", "Colorless", "Colorless", "Colorless", "Colorless"],
            },
            then: [{ do: "takePrizes", count: 3 }],
            else: [{ do: "takePrizes", count: 1 }],
          },
        ],
      },
    ],
    said: {
      en: "If your opponent's Pokémon is Knocked Out by damage from this attack, if this Pokémon has at least 7 extra Energy attached (in addition to this attack's cost), take 3 more Prize cards. Otherwise, take 1 more Prize card.",
      fr: "Si le Pokémon de votre adversaire est mis K.O. par les dégâts de cette attaque, si au moins 7 Énergies supplémentaires sont attachées à ce Pokémon (en plus du coût de cette attaque), récupérez 3 cartes Récompense de plus. Dans le cas contraire, récupérez 1 carte Récompense de plus.",
      es: "Si el Pokémon de tu rival queda Fuera de Combate por el daño de este ataque, si este Pokémon tiene por lo menos 7 Energías adicionales unidas a él (además del coste de este ataque), toma 3 cartas de Premio más. En caso contrario, toma 1 carta de Premio más.",
      it: "Se il Pokémon del tuo avversario viene messo KO dai danni di questo attacco, se questo Pokémon ha almeno 7 Energie extra assegnate (oltre al costo di questo attacco), prendi 3 carte Premio in più. Altrimenti, prendi 1 carta Premio in più.",
    },
  },
  {
    name: "more coins instead",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { tool: true } },
        then: [{ do: "flip", coins: 6 }],
        else: [{ do: "flip", coins: 2 }],
      },
      { do: "attackDamage", change: "more", amount: { multiply: [30, { count: "heads" }] } },
    ],
    said: {
      en: "If this Pokémon has a Pokémon Tool attached, flip 6 coins. Otherwise, flip 2 coins. This attack does 30 more damage for each heads.",
      fr: "Si ce Pokémon a un Outil Pokémon attaché, lancez 6 pièces. Dans le cas contraire, lancez 2 pièces. Cette attaque inflige 30 dégâts supplémentaires pour chaque côté face.",
      es: "Si este Pokémon tiene alguna Herramienta Pokémon unida, lanza 6 monedas. En caso contrario, lanza 2 monedas. Este ataque hace 30 puntos de daño más por cada cara.",
      it: "Se questo Pokémon ha un Oggetto Pokémon assegnato, lancia 6 monete. Altrimenti, lancia 2 monete. Questo attacco infligge 30 danni in più per ogni testa.",
    },
  },
  {
    name: "an attack of the last turn that is no GX attack",
    effect: [{ do: "copyAttack", of: "lastUsedByOpponent", where: { notGX: true } }],
    said: {
      en: "If your opponent's Pokémon used an attack that isn't a GX attack during their last turn, use it as this attack.",
      fr: "Si un Pokémon de votre adversaire a utilisé une attaque autre qu’une attaque GX pendant son dernier tour, utilisez-la à la place de cette attaque.",
      es: "Si un Pokémon de tu rival usó un ataque que no es un ataque GX durante su último turno, úsalo en lugar de este ataque.",
      it: "Se un Pokémon del tuo avversario ha usato un attacco che non è un attacco GX durante il suo ultimo turno, usalo al posto di questo attacco.",
    },
  },
  {
    name: "evolution of each of them",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "bench", where: { stages: ["Basic"] } },
        steps: [{ do: "evolve", pokemon: { pokemon: "each" }, with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 } }],
      },
    ],
    said: {
      en: "For each of your Benched Basic Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Pour chacun de vos Pokémon de base de Banc, cherchez dans votre deck une carte qui évolue de ce Pokémon-là et placez-la sur ce Pokémon-là pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Para cada uno de tus Pokémon Básicos en Banca, busca en tu baraja 1 carta que evolucione de ese Pokémon y ponla sobre ese Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Per ciascuno dei tuoi Pokémon Base in panchina, cerca nel tuo mazzo una carta che si evolve da quel Pokémon e mettila su quel Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "Pokémon that were put onto the Bench",
    effect: [
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "discard", of: "you" },
          count: 2,
          where: { category: "Pokémon", stages: ["Basic"] },
          bind: 1,
        },
        destination: { to: "bench" },
      },
      {
        do: "forEach",
        pokemon: { pokemon: "bound", binding: 1 },
        steps: [
          {
            do: "attach",
            cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
            to: { pokemon: "each" },
          },
        ],
      },
    ],
    said: {
      en: "Put 2 Basic Pokémon from your discard pile onto your Bench. For each of those Pokémon, attach an Energy card from your discard pile to that Pokémon.",
      fr: "Placez 2 Pokémon de base de votre pile de défausse sur votre Banc. Pour chacun de ces Pokémon, attachez une carte Énergie de votre pile de défausse à ce Pokémon-là.",
      es: "Pon 2 Pokémon Básicos de tu pila de descartes en tu Banca. Para cada uno de esos Pokémon, une 1 carta de Energía de tu pila de descartes a ese Pokémon.",
      it: "Metti 2 Pokémon Base dalla tua pila degli scarti nella tua panchina. Per ciascuno di quei Pokémon, assegna una carta Energia dalla tua pila degli scarti a quel Pokémon.",
    },
  },
  {
    name: "all but so many of the Bench",
    effect: [
      {
        do: "returnPokemon",
        pokemon: {
          pokemon: "choose",
          side: "opponents",
          place: "bench",
          count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, 2] },
          by: "opponent",
        },
        destination: { to: "deck", place: "shuffled" },
        attached: "with",
      },
    ],
    said: {
      en: "Your opponent chooses 2 Benched Pokémon and shuffles the others, and all cards attached to them, into their deck.",
      fr: "Votre adversaire choisit 2 Pokémon de Banc et mélange les autres et toutes les cartes qui leur sont attachées avec son deck.",
      es: "Tu rival elige 2 Pokémon en Banca y baraja los demás y todas las cartas unidas a ellos en su baraja.",
      it: "Il tuo avversario sceglie 2 Pokémon in panchina e rimischia gli altri e tutte le carte a essi assegnate nel suo mazzo.",
    },
  },
];

/** Abilities, Tools and Stadiums of the Sun & Moon series. */
export const gxEffects: readonly Case<AbilityEffect>[] = [
  {
    name: "usable only by who goes second",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        when: { if: "turn", is: "yourFirst", goingSecond: true },
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during your turn, if you go second and it's your first turn, you may draw a card.",
      fr: "Une fois pendant votre tour, si vous jouez en second et que c’est votre premier tour, vous pouvez piocher une carte.",
      es: "Una vez durante tu turno, si juegas en segundo lugar y es tu primer turno, puedes robar 1 carta.",
      it: "Una sola volta durante il tuo turno, se giochi per secondo ed è il tuo primo turno, puoi pescare una carta.",
    },
  },
  {
    name: "not usable in the first turn or when new",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        when: {
          all: [
            { not: { if: "turn", is: "yourFirst" } },
            { not: { if: "history", event: { during: "thisTurn", happened: "cameIntoPlay", pokemon: "self" } } },
          ],
        },
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during your turn, if it isn't your first turn and this Pokémon didn't come into play this turn, you may draw a card.",
      fr: "Une fois pendant votre tour, si ce n’est pas votre premier tour et ce Pokémon n’a pas été mis en jeu pendant ce tour, vous pouvez piocher une carte.",
      es: "Una vez durante tu turno, si no es tu primer turno y este Pokémon no se puso en juego en este turno, puedes robar 1 carta.",
      it: "Una sola volta durante il tuo turno, se non è il tuo primo turno e questo Pokémon non è stato messo in gioco in questo turno, puoi pescare una carta.",
    },
  },
  {
    name: "much damage taken",
    effect: [
      {
        kind: "triggered",
        on: { event: "damagedByAttack", subject: "self", from: "opponents", atLeast: 180, evenIfKnockedOut: true, whileActive: true },
        steps: [{ do: "putCounters", count: 10, on: { pokemon: "event", role: "cause" } }],
      },
    ],
    said: {
      en: "If this Pokémon is in the Active Spot and takes 180 or more damage from an attack from your opponent's Pokémon (even if it is Knocked Out), put 10 damage counters on the Attacking Pokémon.",
      fr: "Si ce Pokémon est sur le Poste Actif et qu’il subit 180 dégâts ou plus d’une attaque d’un Pokémon de votre adversaire (même s’il est mis K.O.), placez 10 marqueurs de dégâts sur le Pokémon Attaquant.",
      es: "Si este Pokémon está en el Puesto Activo y recibe 180 o más puntos de daño de un ataque de un Pokémon de tu rival (incluso si queda Fuera de Combate), pon 10 contadores de daño en el Pokémon Atacante.",
      it: "Se questo Pokémon è in posizione attiva e subisce 180 o più danni da un attacco di un Pokémon del tuo avversario (anche se viene messo KO), metti 10 segnalini danno sul Pokémon attaccante.",
    },
  },
  {
    name: "a Tool of a name attached from the hand",
    effect: [
      {
        kind: "triggered",
        on: { event: "attached", what: "tool", subject: "self", by: "you", from: "hand", where: { nameContains: "Charm" } },
        optional: true,
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Whenever you attach a Pokémon Tool card with “Charm” in its name from your hand to this Pokémon, you may draw a card.",
      fr: "Chaque fois que vous attachez une carte Outil Pokémon dont le nom contient « Charm » de votre main à ce Pokémon, vous pouvez piocher une carte.",
      es: "Cada vez que unas 1 carta de Herramienta Pokémon con “Charm” en su nombre de tu mano a este Pokémon, puedes robar 1 carta.",
      it: "Ogni volta che assegni una carta Oggetto Pokémon con “Charm” nel nome dalla tua mano a questo Pokémon, puoi pescare una carta.",
    },
  },
  {
    name: "a stronger Poison that one may leave",
    effect: [
      {
        kind: "triggered",
        on: { event: "played", how: "toEvolve", subject: "self" },
        optional: true,
        steps: [{ do: "afflict", condition: "Poisoned", pokemon: { pokemon: "active", side: "opponents" }, counters: 3 }],
      },
    ],
    said: {
      en: "When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may make your opponent's Active Pokémon Poisoned. Put 3 damage counters instead of 1 on that Pokémon between turns.",
      fr: "Quand vous jouez ce Pokémon de votre main pour faire évoluer l’un de vos Pokémon pendant votre tour, vous pouvez rendre le Pokémon Actif de votre adversaire Empoisonné. Placez 3 marqueurs de dégâts au lieu d’un sur ce Pokémon-là entre chaque tour.",
      es: "Cuando juegues este Pokémon de tu mano para hacer evolucionar a 1 de tus Pokémon durante tu turno, puedes hacer que el Pokémon Activo de tu rival pase a estar Envenenado. Pon 3 contadores de daño en vez de 1 en ese Pokémon entre turnos.",
      it: "Quando giochi questo Pokémon dalla tua mano per far evolvere uno dei tuoi Pokémon durante il tuo turno, puoi rendere il Pokémon attivo del tuo avversario avvelenato. Metti 3 segnalini danno invece di 1 su quel Pokémon tra un turno e l’altro.",
    },
  },
];
