import type { AbilityEffect, Instruction } from "@/engine/pokemon/effects/language";
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
];
