import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** Whose turn, hand and Pokémon are meant. */
export const anyone: readonly Case<AbilityEffect>[] = [
  {
    name: "evolveEarlyBoth",
    effect: [
      {
        kind: "continuous",
        change: { permit: "evolveThisTurn", on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Grass"] } } },
      },
      {
        kind: "continuous",
        change: { permit: "evolveFirstTurn", on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Grass"] } } },
      },
    ],
    said: {
      en: "Each {G} Pokémon (both yours and your opponent's) can evolve during its player's first turn or the turn they play it.",
      fr: "Chaque Pokémon {G} (les vôtres et ceux de votre adversaire) peut évoluer pendant le premier tour de son propriétaire ou pendant le tour où il est joué.",
      es: "Cada Pokémon {G} (tanto tuyo como de tu rival) puede evolucionar durante el primer turno de su propietario o durante el turno en que se ponga en juego.",
      it: "Ogni Pokémon {G} (sia tuo sia del tuo avversario) può evolversi durante il primo turno del suo proprietario o durante il turno in cui viene giocato.",
    },
  },
  {
    name: "toActiveWithAbility",
    effect: [
      {
        kind: "continuous",
        change: { modify: "damageDone", by: { pokemon: "self" }, amount: 50, sign: "+", to: { hasAbility: true }, toActive: true },
      },
    ],
    said: {
      en: "The attacks of this Pokémon do 50 more damage to your opponent's Active Pokémon that has an Ability (before applying Weakness and Resistance).",
      fr: "Les attaques de ce Pokémon infligent 50 dégâts supplémentaires au Pokémon Actif ayant un talent de votre adversaire (avant application de la Faiblesse et de la Résistance).",
      es: "Los ataques de este Pokémon hacen 50 puntos de daño más al Pokémon Activo con alguna habilidad de tu rival (antes de aplicar Debilidad y Resistencia).",
      it: "Gli attacchi di questo Pokémon infliggono 50 danni in più al Pokémon attivo con un’abilità del tuo avversario (prima di applicare debolezza e resistenza).",
    },
  },
  {
    name: "sameTypeEvolution",
    effect: [
      {
        kind: "triggered",
        on: { event: "attachedEnergy", subject: "self", by: "you", from: "hand" },
        optional: true,
        steps: [
          {
            do: "evolve",
            pokemon: { pokemon: "self" },
            with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: "self", sameTypeAs: "event" } },
          },
        ],
      },
    ],
    said: {
      en: "Whenever you attach an Energy card from your hand to this Pokémon, you may search your deck for a card that evolves from this Pokémon and is of the same type as that Energy card and put it onto this Pokémon to evolve it. Then, shuffle your deck.",
      fr: "Chaque fois que vous attachez une carte Énergie de votre main à ce Pokémon, vous pouvez chercher dans votre deck une carte qui évolue de ce Pokémon et qui est du même type que cette carte Énergie-là et la placer sur ce Pokémon pour le faire évoluer. Ensuite, mélangez votre deck.",
      es: "Cada vez que unas 1 carta de Energía de tu mano a este Pokémon, puedes buscar en tu baraja 1 carta que evolucione de este Pokémon y que sea del mismo tipo que esa carta de Energía y ponerla sobre este Pokémon para hacerlo evolucionar. Después, baraja las cartas de tu baraja.",
      it: "Ogni volta che assegni una carta Energia dalla tua mano a questo Pokémon, puoi cercare nel tuo mazzo una carta che si evolve da questo Pokémon e che è dello stesso tipo di quella carta Energia e metterla su questo Pokémon per farlo evolvere. Poi, rimischia il tuo mazzo.",
    },
  },
  {
    name: "reflipOfYours",
    effect: [{ kind: "continuous", change: { permit: "reflipAttackCoins", on: { pokemon: "all", side: "yours", place: "inPlay" } } }],
    said: {
      en: "Once during your turn, after you flip coins for an attack of your Pokémon, you may ignore the results and flip those coins again.",
      fr: "Une fois pendant votre tour, après avoir lancé des pièces pour une attaque de vos Pokémon, vous pouvez ignorer les résultats et relancer ces pièces.",
      es: "Una vez durante tu turno, después de lanzar monedas para un ataque de tus Pokémon, puedes ignorar los resultados y volver a lanzar esas monedas.",
      it: "Una sola volta durante il tuo turno, dopo aver lanciato delle monete per un attacco dei tuoi Pokémon, puoi ignorare i risultati e rilanciare quelle monete.",
    },
  },
  {
    name: "playEarlyToEvolve",
    effect: [{ kind: "continuous", change: { permit: "playEarlyToEvolve" } }],
    said: {
      en: "You may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon.",
      fr: "Vous pouvez jouer cette carte de votre main pour faire évoluer un Pokémon pendant votre premier tour ou pendant le tour où vous jouez ce Pokémon.",
      es: "Puedes jugar esta carta de tu mano para hacer evolucionar a un Pokémon durante tu primer turno o durante el turno en que juegues ese Pokémon.",
      it: "Puoi giocare questa carta dalla tua mano per far evolvere un Pokémon durante il tuo primo turno o durante il turno in cui giochi quel Pokémon.",
    },
  },
  {
    name: "startActive",
    effect: [{ kind: "continuous", change: { permit: "startActive" } }],
    said: {
      en: "If this Pokémon is in your hand when you are setting up to play, you may put it face down in the Active Spot.",
      fr: "Si ce Pokémon est dans votre main quand vous vous préparez à jouer, vous pouvez le placer face cachée sur le Poste Actif.",
      es: "Si este Pokémon está en tu mano cuando estás preparando la partida, puedes ponerlo boca abajo en el Puesto Activo.",
      it: "Se questo Pokémon è nella tua mano quando ti prepari a giocare, puoi metterlo a faccia in giù in posizione attiva.",
    },
  },
];
