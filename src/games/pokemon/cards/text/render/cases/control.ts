import type { Instruction } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Choices, chance and order. */
export const control: readonly Case<Instruction>[] = [
  {
    name: "if",
    effect: [
      {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "self" }, where: { damaged: true } },
        then: [{ do: "draw", count: 1 }],
        else: [{ do: "draw", count: 3 }],
      },
    ],
    said: {
      en: "If this Pokémon has any damage counters on it, draw a card. Otherwise, draw 3 cards.",
      fr: "Si ce Pokémon a au moins un marqueur de dégâts, piochez une carte. Dans le cas contraire, piochez 3 cartes.",
      es: "Si este Pokémon tiene algún contador de daño, roba 1 carta. En caso contrario, roba 3 cartas.",
      it: "Se questo Pokémon ha almeno un segnalino danno, pesca una carta. Altrimenti, pesca 3 carte.",
    },
  },
  {
    name: "may",
    effect: [
      {
        do: "may",
        steps: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "discard" } }],
        ifDone: [{ do: "draw", count: 2 }],
        ifNot: [{ do: "heal", amount: 10, on: { pokemon: "self" } }],
      },
    ],
    said: {
      en: "You may discard a card from your hand. If you do, draw 2 cards. If you don't, heal 10 damage from this Pokémon.",
      fr: "Vous pouvez défausser une carte de votre main. Dans ce cas, piochez 2 cartes. Sinon, soignez 10 dégâts à ce Pokémon.",
      es: "Puedes descartar 1 carta de tu mano. Si lo haces, roba 2 cartas. Si no lo haces, cura 10 puntos de daño a este Pokémon.",
      it: "Puoi scartare una carta dalla tua mano. Se lo fai, pesca 2 carte. Se non lo fai, cura questo Pokémon da 10 danni.",
    },
  },
  {
    name: "mayOpponent",
    effect: [{ do: "may", by: "opponent", steps: [{ do: "draw", count: 1, who: "opponent" }], ifDone: [{ do: "draw", count: 2 }] }],
    said: {
      en: "Your opponent may draw a card. If your opponent does, draw 2 cards.",
      fr: "Votre adversaire peut piocher une carte. Si votre adversaire le fait, piochez 2 cartes.",
      es: "Tu rival puede robar 1 carta. Si tu rival lo hace, roba 2 cartas.",
      it: "Il tuo avversario può pescare una carta. Se il tuo avversario lo fa, pesca 2 carte.",
    },
  },
  {
    name: "mayMake",
    effect: [{ do: "may", steps: [{ do: "shuffle", zone: "deck", of: "opponent" }] }],
    said: {
      en: "You may have your opponent shuffle their deck.",
      fr: "Vous pouvez obliger votre adversaire à mélanger son deck.",
      es: "Puedes obligar a tu rival a barajar las cartas de su baraja.",
      it: "Puoi obbligare il tuo avversario a rimischiare il suo mazzo.",
    },
  },
  {
    name: "ifYouDo",
    effect: [
      {
        do: "ifYouDo",
        steps: [{ do: "cure", pokemon: { pokemon: "self" } }],
        then: [{ do: "draw", count: 1 }],
        otherwise: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "Remove all Special Conditions from this Pokémon. If you do, draw a card. If you don't, this attack does nothing.",
      fr: "Retirez tous les États Spéciaux de ce Pokémon. Dans ce cas, piochez une carte. Sinon, cette attaque ne fait rien.",
      es: "Elimina todas las Condiciones Especiales de este Pokémon. Si lo haces, roba 1 carta. Si no lo haces, este ataque no hace nada.",
      it: "Rimuovi tutte le condizioni speciali da questo Pokémon. Se lo fai, pesca una carta. Se non lo fai, questo attacco non ha effetto.",
    },
  },
  {
    name: "flip",
    effect: [
      {
        do: "flip",
        coins: 1,
        heads: [{ do: "attackDamage", change: "more", amount: 20 }],
        tails: [{ do: "damage", amount: 10, to: { pokemon: "self" } }],
      },
    ],
    said: {
      en: "Flip a coin. If heads, this attack does 20 more damage. If tails, this Pokémon does 10 damage to itself.",
      fr: "Lancez une pièce. Si c’est face, cette attaque inflige 20 dégâts supplémentaires. Si c’est pile, ce Pokémon s’inflige 10 dégâts.",
      es: "Lanza 1 moneda. Si sale cara, este ataque hace 20 puntos de daño más. Si sale cruz, este Pokémon se hace 10 puntos de daño a sí mismo.",
      it: "Lancia una moneta. Se esce testa, questo attacco infligge 20 danni in più. Se esce croce, questo Pokémon infligge 10 danni a se stesso.",
    },
  },
  {
    name: "flipUntil",
    effect: [
      { do: "flip", coins: "untilTails" },
      { do: "attackDamage", change: "times", amount: { count: "heads" } },
    ],
    said: {
      en: "Flip a coin until you get tails. This attack does 30 damage for each heads.",
      fr: "Lancez une pièce jusqu’à obtenir un côté pile. Cette attaque inflige 30 dégâts pour chaque côté face.",
      es: "Lanza 1 moneda hasta que salga cruz. Este ataque hace 30 puntos de daño por cada cara.",
      it: "Lancia una moneta finché non esce croce. Questo attacco infligge 30 danni per ogni testa.",
    },
  },
  {
    name: "flipBlock",
    effect: [
      {
        do: "flip",
        coins: 1,
        heads: [
          { do: "move", cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 }, destination: { to: "hand" } },
          { do: "draw", count: 1 },
        ],
      },
    ],
    said: {
      en: "Flip a coin. If heads, do the following: (Search your deck for a card and put it into your hand. Then, shuffle your deck. Draw a card.)",
      fr: "Lancez une pièce. Si c’est face, procédez ainsi : (Cherchez dans votre deck une carte et ajoutez-la à votre main. Ensuite, mélangez votre deck. Piochez une carte.)",
      es: "Lanza 1 moneda. Si sale cara, haz lo siguiente: (Busca en tu baraja 1 carta y ponla en tu mano. Después, baraja las cartas de tu baraja. Roba 1 carta.)",
      it: "Lancia una moneta. Se esce testa, procedi così: (Cerca nel tuo mazzo una carta e aggiungila alla tua mano. Poi, rimischia il tuo mazzo. Pesca una carta.)",
    },
  },
  {
    name: "repeat",
    effect: [
      {
        do: "repeat",
        times: 3,
        steps: [{ do: "putCounters", count: 1, on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } }],
      },
    ],
    said: {
      en: "Do this 3 times: put 1 damage counter on 1 of your opponent's Pokémon.",
      fr: "Faites ceci 3 fois : placez 1 marqueur de dégâts sur l’un des Pokémon de votre adversaire.",
      es: "Haz esto 3 veces: pon 1 contador de daño en 1 de los Pokémon de tu rival.",
      it: "Fallo 3 volte: metti 1 segnalino danno su uno dei Pokémon del tuo avversario.",
    },
  },
  {
    name: "forEach",
    effect: [
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "inPlay" },
        steps: [{ do: "heal", amount: { multiply: [10, { count: "energy", on: { pokemon: "each" } }] }, on: { pokemon: "each" } }],
      },
    ],
    said: {
      en: "For each of your Pokémon, heal 10 damage from that Pokémon for each Energy attached to that Pokémon.",
      fr: "Pour chacun de vos Pokémon, soignez 10 dégâts à ce Pokémon-là pour chaque Énergie attachée à ce Pokémon-là.",
      es: "Para cada uno de tus Pokémon, cura 10 puntos de daño a ese Pokémon por cada Energía unida a ese Pokémon.",
      it: "Per ciascuno dei tuoi Pokémon, cura quel Pokémon da 10 danni per ogni Energia assegnata a quel Pokémon.",
    },
  },
  {
    name: "beforeDamage",
    effect: [
      {
        do: "beforeDamage",
        steps: [
          {
            do: "move",
            cards: { cards: "attached", to: { pokemon: "active", side: "opponents" }, what: "tool", count: "all" },
            destination: { to: "discard" },
          },
        ],
      },
    ],
    said: {
      en: "Before doing damage, discard all Pokémon Tools attached to your opponent's Active Pokémon.",
      fr: "Avant d’infliger les dégâts, défaussez tous les Outils Pokémon attachés au Pokémon Actif de votre adversaire.",
      es: "Antes de hacer daño, descarta todas las Herramientas Pokémon unidas al Pokémon Activo de tu rival.",
      it: "Prima di infliggere danni, scarta tutti gli Oggetti Pokémon assegnati al Pokémon attivo del tuo avversario.",
    },
  },
  {
    name: "ifKnockedOutByThis, also by its effects",
    effect: [{ do: "ifKnockedOutByThis", effectsToo: true, steps: [{ do: "takePrizes", count: 1 }] }],
    said: {
      en: "If your opponent's Pokémon is Knocked Out by this attack, take 1 more Prize card.",
      fr: "Si le Pokémon de votre adversaire est mis K.O. par cette attaque, récupérez 1 carte Récompense de plus.",
      es: "Si el Pokémon de tu rival queda Fuera de Combate por este ataque, toma 1 carta de Premio más.",
      it: "Se il Pokémon del tuo avversario viene messo KO da questo attacco, prendi 1 carta Premio in più.",
    },
  },
  {
    name: "ifKnockedOutByThis",
    effect: [{ do: "ifKnockedOutByThis", steps: [{ do: "takePrizes", count: 1 }] }],
    said: {
      en: "If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card.",
      fr: "Si le Pokémon de votre adversaire est mis K.O. par les dégâts de cette attaque, récupérez 1 carte Récompense de plus.",
      es: "Si el Pokémon de tu rival queda Fuera de Combate por el daño de este ataque, toma 1 carta de Premio más.",
      it: "Se il Pokémon del tuo avversario viene messo KO dai danni di questo attacco, prendi 1 carta Premio in più.",
    },
  },
  {
    name: "lasting",
    effect: [
      {
        do: "lasting",
        duration: "untilEndOfYourNextTurn",
        change: { suppress: "abilities", on: { pokemon: "active", side: "opponents" } },
      },
    ],
    said: {
      en: "Until the end of your next turn, the Defending Pokémon has no Abilities.",
      fr: "Jusqu’à la fin de votre prochain tour, le Pokémon Défenseur n’a aucun talent.",
      es: "Hasta el final de tu próximo turno, el Pokémon Defensor no tiene habilidades.",
      it: "Fino alla fine del tuo prossimo turno, il Pokémon difensore non ha abilità.",
    },
  },
  {
    name: "later on the Defending Pokémon",
    effect: [
      {
        do: "later",
        at: "endOfOpponentsNextTurn",
        on: "defending",
        steps: [{ do: "knockOut", pokemon: { pokemon: "event", role: "subject" } }],
      },
    ],
    said: {
      en: "At the end of your opponent's next turn, Knock Out the Defending Pokémon.",
      fr: "À la fin du prochain tour de votre adversaire, mettez le Pokémon Défenseur K.O.",
      es: "Al final del próximo turno de tu rival, deja Fuera de Combate al Pokémon Defensor.",
      it: "Alla fine del prossimo turno del tuo avversario, metti KO il Pokémon difensore.",
    },
  },
  {
    name: "endTurn",
    effect: [{ do: "endTurn" }],
    said: { en: "Your turn ends.", fr: "Votre tour se termine.", es: "Tu turno termina.", it: "Il tuo turno finisce." },
  },
  {
    name: "extraTurn",
    effect: [{ do: "extraTurn", who: "you" }],
    said: {
      en: "Take another turn after this one.",
      fr: "Jouez un autre tour après celui-ci.",
      es: "Juega otro turno después de este.",
      it: "Gioca un altro turno dopo questo.",
    },
  },
  {
    name: "win",
    effect: [{ do: "win", who: "you" }],
    said: { en: "You win this game.", fr: "Vous gagnez cette partie.", es: "Ganas esta partida.", it: "Vinci questa partita." },
  },
  {
    name: "history",
    effect: [
      {
        do: "if",
        when: { if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours", byAttack: true } },
        then: [{ do: "attackDamage", change: "more", amount: 70 }],
      },
    ],
    said: {
      en: "If any of your Pokémon were Knocked Out by damage from an attack during your opponent's last turn, this attack does 70 more damage.",
      fr: "Si l’un de vos Pokémon a été mis K.O. par les dégâts d’une attaque pendant le dernier tour de votre adversaire, cette attaque inflige 70 dégâts supplémentaires.",
      es: "Si alguno de tus Pokémon quedó Fuera de Combate por el daño de un ataque durante el último turno de tu rival, este ataque hace 70 puntos de daño más.",
      it: "Se uno dei tuoi Pokémon è stato messo KO dai danni di un attacco durante l’ultimo turno del tuo avversario, questo attacco infligge 70 danni in più.",
    },
  },
  {
    name: "compare",
    effect: [
      {
        do: "if",
        when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "<=", right: 3 },
        then: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "If you have 3 or fewer cards in your hand, draw a card.",
      fr: "Si vous avez au maximum 3 cartes en main, piochez une carte.",
      es: "Si tienes como máximo 3 cartas en tu mano, roba 1 carta.",
      it: "Se hai al massimo 3 carte in mano, pesca una carta.",
    },
  },
  {
    name: "stadium",
    effect: [{ do: "if", when: { if: "stadium" }, then: [{ do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } }] }],
    said: {
      en: "If a Stadium is in play, discard that Stadium.",
      fr: "Si un Stade est en jeu, défaussez ce Stade-là.",
      es: "Si hay algún Estadio en juego, descarta ese Estadio.",
      it: "Se c’è una carta Stadio in gioco, scarta quella carta Stadio.",
    },
  },
  {
    name: "allHeads",
    effect: [
      { do: "flip", coins: 2 },
      {
        do: "if",
        when: { if: "compare", left: { count: "heads" }, is: "=", right: 2 },
        then: [{ do: "attackDamage", change: "more", amount: 60 }],
      },
    ],
    said: {
      en: "Flip 2 coins. If both of them are heads, this attack does 60 more damage.",
      fr: "Lancez 2 pièces. Si ce sont deux côtés face, cette attaque inflige 60 dégâts supplémentaires.",
      es: "Lanza 2 monedas. Si sale cara en ambas, este ataque hace 60 puntos de daño más.",
      it: "Lancia 2 monete. Se esce testa entrambe le volte, questo attacco infligge 60 danni in più.",
    },
  },
  {
    name: "forEachHeads",
    effect: [
      { do: "flip", coins: 3 },
      {
        do: "attach",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: { count: "heads" }, where: { energyKind: "Basic" } },
        to: { pokemon: "self" },
      },
    ],
    said: {
      en: "Flip 3 coins. For each heads, attach a basic Energy card from your discard pile to this Pokémon.",
      fr: "Lancez 3 pièces. Pour chaque côté face, attachez une carte Énergie de base de votre pile de défausse à ce Pokémon.",
      es: "Lanza 3 monedas. Por cada cara, une 1 carta de Energía Básica de tu pila de descartes a este Pokémon.",
      it: "Lancia 3 monete. Per ogni testa, assegna una carta Energia base dalla tua pila degli scarti a questo Pokémon.",
    },
  },
  {
    name: "if with a reminder",
    effect: [
      {
        do: "if",
        when: { if: "stadium", of: "opponent" },
        then: [
          { do: "damage", amount: 30, to: { pokemon: "all", side: "opponents", place: "bench" } },
          { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } },
        ],
      },
    ],
    said: {
      en: "If a Stadium of your opponent's is in play, this attack does 30 damage to each of your opponent's Benched Pokémon and discard that Stadium. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      fr: "Si l’un des Stades de votre adversaire est en jeu, cette attaque inflige 30 dégâts à chacun des Pokémon de Banc de votre adversaire et défaussez ce Stade-là. (N’appliquez ni la Faiblesse ni la Résistance aux Pokémon de Banc.)",
      es: "Si hay algún Estadio de tu rival en juego, este ataque hace 30 puntos de daño a cada uno de los Pokémon en Banca de tu rival y descarta ese Estadio. (No apliques Debilidad y Resistencia a los Pokémon en Banca).",
      it: "Se c’è una carta Stadio del tuo avversario in gioco, questo attacco infligge 30 danni a ciascuno dei Pokémon in panchina del tuo avversario e scarta quella carta Stadio. (Non applicare debolezza e resistenza ai Pokémon in panchina.)",
    },
  },
  {
    name: "if not",
    effect: [
      {
        do: "if",
        when: { not: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where: { marks: ["EX"] } } },
        then: [{ do: "attackDoesNothing" }],
      },
    ],
    said: {
      en: "If your opponent's Active Pokémon isn't a Pokémon-EX, this attack does nothing.",
      fr: "Si le Pokémon Actif de votre adversaire n’est pas un Pokémon-EX, cette attaque ne fait rien.",
      es: "Si el Pokémon Activo de tu rival no es un Pokémon-EX, este ataque no hace nada.",
      it: "Se il Pokémon attivo del tuo avversario non è un Pokémon-EX, questo attacco non ha effetto.",
    },
  },
  {
    name: "both players' coins",
    effect: [
      { do: "flip", coins: 1, heads: [{ do: "draw", count: 6 }], tails: [{ do: "draw", count: 3 }] },
      {
        do: "flip",
        coins: 1,
        by: "opponent",
        heads: [{ do: "draw", count: 6, who: "opponent" }],
        tails: [{ do: "draw", count: 3, who: "opponent" }],
      },
    ],
    said: {
      en: "Each player flips a coin. If heads, that player draws 6 cards. If tails, that player draws 3 cards.",
      fr: "Chaque joueur lance une pièce. Si c’est face, ce joueur pioche 6 cartes. Si c’est pile, ce joueur pioche 3 cartes.",
      es: "Cada jugador lanza 1 moneda. Si sale cara, ese jugador roba 6 cartas. Si sale cruz, ese jugador roba 3 cartas.",
      it: "Ciascun giocatore lancia una moneta. Se esce testa, quel giocatore pesca 6 carte. Se esce croce, quel giocatore pesca 3 carte.",
    },
  },
];
