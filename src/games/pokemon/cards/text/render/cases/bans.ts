import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Case } from "./case";

/** What is forbidden to several at once. */
export const bans: readonly Case<AbilityEffect>[] = [
  {
    name: "nobodyEvolves",
    effect: [{ kind: "continuous", change: { forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
    said: {
      en: "Players can't play any Pokémon from their hands to evolve their Pokémon.",
      fr: "Les joueurs ne peuvent jouer aucun Pokémon de leur main pour faire évoluer leurs Pokémon.",
      es: "Los jugadores no pueden jugar ningún Pokémon de su mano para hacer evolucionar a sus Pokémon.",
      it: "I giocatori non possono giocare alcun Pokémon dalla propria mano per far evolvere i propri Pokémon.",
    },
  },
  {
    name: "opponentDoesNotEvolve",
    effect: [{ kind: "continuous", change: { forbid: "evolveFromHand", on: { pokemon: "all", side: "opponents", place: "inPlay" } } }],
    said: {
      en: "Your opponent can't play any Pokémon from their hand to evolve their Pokémon.",
      fr: "Votre adversaire ne peut jouer aucun Pokémon de sa main pour faire évoluer ses Pokémon.",
      es: "Tu rival no puede jugar ningún Pokémon de su mano para hacer evolucionar a sus Pokémon.",
      it: "Il tuo avversario non può giocare alcun Pokémon dalla sua mano per far evolvere i suoi Pokémon.",
    },
  },
  {
    name: "opponentDoesNotEvolveActive",
    effect: [{ kind: "continuous", change: { forbid: "evolveFromHand", on: { pokemon: "active", side: "opponents" } } }],
    said: {
      en: "Your opponent can't play any Pokémon from their hand to evolve their Active Pokémon.",
      fr: "Votre adversaire ne peut jouer aucun Pokémon de sa main pour faire évoluer son Pokémon Actif.",
      es: "Tu rival no puede jugar ningún Pokémon de su mano para hacer evolucionar a su Pokémon Activo.",
      it: "Il tuo avversario non può giocare alcun Pokémon dalla sua mano per far evolvere il suo Pokémon attivo.",
    },
  },
  {
    name: "noneCanBeHealed",
    effect: [{ kind: "continuous", change: { forbid: "heal", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
    said: {
      en: "Pokémon (both yours and your opponent's) can't be healed.",
      fr: "Les Pokémon (les vôtres et ceux de votre adversaire) ne peuvent pas être soignés.",
      es: "Los Pokémon (tanto tuyos como de tu rival) no se pueden curar.",
      it: "I Pokémon (sia tuoi sia del tuo avversario) non possono essere curati.",
    },
  },
  {
    name: "noneCanAttack",
    effect: [{ kind: "continuous", change: { forbid: "attack", on: { pokemon: "all", side: "yours", place: "inPlay" } } }],
    said: {
      en: "Your Pokémon can't attack.",
      fr: "Vos Pokémon ne peuvent pas attaquer.",
      es: "Tus Pokémon no pueden atacar.",
      it: "I tuoi Pokémon non possono attaccare.",
    },
  },
  {
    name: "poisonedCannotRetreat",
    effect: [
      {
        kind: "continuous",
        change: { forbid: "retreat", on: { pokemon: "all", side: "opponents", place: "inPlay", where: { conditions: ["Poisoned"] } } },
      },
    ],
    said: {
      en: "Your opponent's Poisoned Pokémon can't retreat.",
      fr: "Les Pokémon Empoisonnés de votre adversaire ne peuvent pas battre en retraite.",
      es: "Los Pokémon Envenenados de tu rival no pueden retirarse.",
      it: "I Pokémon avvelenati del tuo avversario non possono ritirarsi.",
    },
  },
];
