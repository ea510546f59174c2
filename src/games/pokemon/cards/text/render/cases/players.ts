import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What either player may do. */
export const players: readonly Case<AbilityEffect>[] = [
  {
    name: "activated by either player, if they do",
    effect: [
      {
        kind: "activated",
        limit: "oncePerTurn",
        either: true,
        steps: [{ do: "ifYouDo", steps: [{ do: "drawUntil", handSize: 7 }], then: [{ do: "endTurn" }] }],
      },
    ],
    said: {
      en: "Once during each player's turn, that player may draw cards until they have 7 cards in their hand. If that player does, their turn ends.",
      fr: "Une fois pendant le tour de chaque joueur, ce joueur peut piocher des cartes jusqu’à en avoir 7 en main. Si ce joueur le fait, son tour se termine.",
      es: "Una vez durante el turno de cada jugador, ese jugador puede robar cartas hasta que tenga 7 en su mano. Si ese jugador lo hace, su turno termina.",
      it: "Una sola volta durante il turno di ciascun giocatore, quel giocatore può pescare fino ad avere 7 carte in mano. Se quel giocatore lo fa, il suo turno finisce.",
    },
  },
  {
    name: "activated by either player",
    effect: [
      {
        kind: "activated",
        either: true,
        limit: "oncePerTurn",
        when: { if: "compare", left: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay" } }, is: "=", right: 6 },
        steps: [{ do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay" } }],
      },
    ],
    said: {
      en: "Once during each player's turn, if the number of their Pokémon is exactly 6, that player may heal 10 damage from each of their Pokémon.",
      fr: "Une fois pendant le tour de chaque joueur, si le nombre de ses Pokémon est exactement 6, ce joueur peut soigner 10 dégâts à chacun de ses Pokémon.",
      es: "Una vez durante el turno de cada jugador, si el número de sus Pokémon es exactamente 6, ese jugador puede curar 10 puntos de daño a cada uno de sus Pokémon.",
      it: "Una sola volta durante il turno di ciascun giocatore, se il numero dei suoi Pokémon è esattamente 6, quel giocatore può curare ciascuno dei suoi Pokémon da 10 danni.",
    },
  },
  {
    name: "activated by either player, with a search",
    effect: [
      {
        kind: "activated",
        either: true,
        limit: "oncePerTurn",
        steps: [
          {
            do: "move",
            cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { stages: ["Basic"], category: "Pokémon" } },
            destination: { to: "bench" },
          },
        ],
      },
    ],
    said: {
      en: "Once during each player's turn, that player may search their deck for a Basic Pokémon and put it onto their Bench. Then, that player shuffles their deck.",
      fr: "Une fois pendant le tour de chaque joueur, ce joueur peut chercher dans son deck un Pokémon de base et le placer sur son Banc. Ensuite, ce joueur mélange son deck.",
      es: "Una vez durante el turno de cada jugador, ese jugador puede buscar en su baraja 1 Pokémon Básico y ponerlo en su Banca. Después, ese jugador baraja las cartas de su baraja.",
      it: "Una sola volta durante il turno di ciascun giocatore, quel giocatore può cercare nel suo mazzo un Pokémon Base e metterlo nella sua panchina. Poi, quel giocatore rimischia il suo mazzo.",
    },
  },
  {
    name: "attachedEnergy by any player",
    effect: [
      {
        kind: "triggered",
        on: { event: "attachedEnergy", subject: { side: "both", where: { not: { types: ["Water"] } } }, from: "hand" },
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "subject" } }],
      },
    ],
    said: {
      en: "Whenever any player attaches an Energy card from their hand to 1 of their Pokémon (excluding {W} Pokémon), put 2 damage counters on that Pokémon.",
      fr: "Chaque fois qu’un joueur attache une carte Énergie de sa main à l’un de ses Pokémon (sauf les Pokémon {W}), placez 2 marqueurs de dégâts sur ce Pokémon-là.",
      es: "Cada vez que un jugador una 1 carta de Energía de su mano a 1 de sus Pokémon (excepto Pokémon {W}), pon 2 contadores de daño en ese Pokémon.",
      it: "Ogni volta che un giocatore assegna una carta Energia dalla sua mano a uno dei suoi Pokémon (tranne Pokémon {W}), metti 2 segnalini danno su quel Pokémon.",
    },
  },
];
