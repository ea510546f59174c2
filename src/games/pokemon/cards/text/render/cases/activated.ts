import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Abilities that a player uses: how often, from where and for what. */
export const activated: readonly Case<AbilityEffect>[] = [
  {
    name: "activated",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        steps: [
          {
            do: "ifYouDo",
            steps: [
              {
                do: "move",
                cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Energy", types: ["Fire"] } },
                destination: { to: "discard" },
              },
            ],
            then: [{ do: "draw", count: 3 }],
          },
        ],
      },
    ],
    said: {
      en: "Once during your turn, you may discard a {R} Energy card from your hand. If you do, draw 3 cards.",
      fr: "Une fois pendant votre tour, vous pouvez défausser une carte Énergie {R} de votre main. Dans ce cas, piochez 3 cartes.",
      es: "Una vez durante tu turno, puedes descartar 1 carta de Energía {R} de tu mano. Si lo haces, roba 3 cartas.",
      it: "Una sola volta durante il tuo turno, puoi scartare una carta Energia {R} dalla tua mano. Se lo fai, pesca 3 carte.",
    },
  },
  {
    name: "oncePerPartOfName",
    effect: [{ kind: "activated", limit: { oncePerTurnNamed: "Last-Ditch" }, steps: [{ do: "draw", count: 1 }] }],
    said: {
      en: "Once during your turn, you may draw a card. You can't use more than 1 Ability that has “Last-Ditch” in its name each turn.",
      fr: "Une fois pendant votre tour, vous pouvez piocher une carte. Vous ne pouvez pas utiliser plus d’un talent dont le nom comporte « Last-Ditch » par tour.",
      es: "Una vez durante tu turno, puedes robar 1 carta. No puedes usar más de 1 habilidad que tenga “Last-Ditch” en su nombre por turno.",
      it: "Una sola volta durante il tuo turno, puoi pescare una carta. Non puoi usare più di un’abilità che ha “Last-Ditch” nel nome per turno.",
    },
  },
  {
    name: "oncePerName",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurnByName",
        when: { if: "place", pokemon: { pokemon: "self" }, is: "bench" },
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during your turn, if this Pokémon is on the Bench, you may draw a card. You can't use more than 1 Ability with this name each turn.",
      fr: "Une fois pendant votre tour, si ce Pokémon est sur le Banc, vous pouvez piocher une carte. Vous ne pouvez pas utiliser plus d’un talent de ce nom par tour.",
      es: "Una vez durante tu turno, si este Pokémon está en la Banca, puedes robar 1 carta. No puedes usar más de 1 habilidad con este nombre por turno.",
      it: "Una sola volta durante il tuo turno, se questo Pokémon è in panchina, puoi pescare una carta. Non puoi usare più di un’abilità con questo nome per turno.",
    },
  },
  {
    name: "useThis",
    effect: [{ kind: "activated", limit: "oncePerTurn", steps: [{ do: "flip", coins: 1, heads: [{ do: "draw", count: 1 }] }] }],
    said: {
      en: "Once during your turn, you may flip a coin. If heads, draw a card.",
      fr: "Une fois pendant votre tour, vous pouvez lancer une pièce. Si c’est face, piochez une carte.",
      es: "Una vez durante tu turno, puedes lanzar 1 moneda. Si sale cara, roba 1 carta.",
      it: "Una sola volta durante il tuo turno, puoi lanciare una moneta. Se esce testa, pesca una carta.",
    },
  },
  {
    name: "either",
    effect: [{ kind: "activated", either: true, limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] }],
    said: {
      en: "Once during each player's turn, that player may draw a card.",
      fr: "Une fois pendant le tour de chaque joueur, ce joueur peut piocher une carte.",
      es: "Una vez durante el turno de cada jugador, ese jugador puede robar 1 carta.",
      it: "Una sola volta durante il turno di ciascun giocatore, quel giocatore può pescare una carta.",
    },
  },
  {
    name: "activated while a card is attached",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        when: {
          if: "cards",
          are: { cards: "attached", to: { pokemon: "self" }, what: "tool", count: "all", where: { names: ["Muscle Band"] } },
        },
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during your turn, if this Pokémon has a Muscle Band attached, you may draw a card.",
      fr: "Une fois pendant votre tour, si un Muscle Band est attaché à ce Pokémon, vous pouvez piocher une carte.",
      es: "Una vez durante tu turno, si este Pokémon tiene un Muscle Band unido, puedes robar 1 carta.",
      it: "Una sola volta durante il tuo turno, se questo Pokémon ha un Muscle Band assegnato, puoi pescare una carta.",
    },
  },
  {
    name: "activated, for a cost",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        cost: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "discard" } }],
        steps: [{ do: "draw", count: 2 }],
      },
    ],
    said: {
      en: "Once during your turn, you may discard a card from your hand in order to use this Ability. Draw 2 cards.",
      fr: "Une fois pendant votre tour, vous pouvez défausser une carte de votre main pour utiliser ce talent. Piochez 2 cartes.",
      es: "Una vez durante tu turno, puedes descartar 1 carta de tu mano para usar esta habilidad. Roba 2 cartas.",
      it: "Una sola volta durante il tuo turno, puoi scartare una carta dalla tua mano per usare questa abilità. Pesca 2 carte.",
    },
  },
  {
    name: "activated by either player for a cost",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        either: true,
        cost: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "discard" } }],
        steps: [{ do: "draw", count: 1 }],
      },
    ],
    said: {
      en: "Once during each player's turn, that player may discard a card from their hand in order to draw a card.",
      fr: "Une fois pendant le tour de chaque joueur, ce joueur peut défausser une carte de sa main pour piocher une carte.",
      es: "Una vez durante el turno de cada jugador, ese jugador puede descartar 1 carta de su mano para robar 1 carta.",
      it: "Una sola volta durante il turno di ciascun giocatore, quel giocatore può scartare una carta dalla sua mano per pescare una carta.",
    },
  },
  {
    name: "activated, with what follows from the use",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        steps: [
          { do: "putCounters", count: 5, on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } },
          { do: "knockOut", pokemon: { pokemon: "self" } },
        ],
      },
    ],
    said: {
      en: "Once during your turn, you may put 5 damage counters on 1 of your opponent's Pokémon. If you use this Ability, Knock Out this Pokémon.",
      fr: "Une fois pendant votre tour, vous pouvez placer 5 marqueurs de dégâts sur l’un des Pokémon de votre adversaire. Si vous utilisez ce talent, mettez ce Pokémon K.O.",
      es: "Una vez durante tu turno, puedes poner 5 contadores de daño en 1 de los Pokémon de tu rival. Si usas esta habilidad, deja Fuera de Combate a este Pokémon.",
      it: "Una sola volta durante il tuo turno, puoi mettere 5 segnalini danno su uno dei Pokémon del tuo avversario. Se usi questa abilità, metti KO questo Pokémon.",
    },
  },
];
