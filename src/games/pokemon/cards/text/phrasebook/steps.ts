import type { Instruction } from "@/games/pokemon/engine/effects/language";
import { type Sentence, sentencesFor } from "./sentence";

const step = sentencesFor<Instruction>();

/** What a player does. */
export const stepSentences: readonly Sentence<Instruction>[] = [
  step(
    {
      en: "{!Knock Out} {pokemon}",
      fr: "{!mettre} {pokemon} K.O.",
      es: "{!dejar} Fuera de Combate {a pokemon}",
      it: "{!mettere} KO {pokemon}",
    },
    { pokemon: "pokemon" },
    ({ pokemon }) => ({ do: "knockOut", pokemon }),
  ),
  step(
    {
      en: "{!switch} all damage counters on {first} with those on {second}",
      fr: "{!échanger} tous les marqueurs de dégâts {de first} avec ceux {de second}",
      es: "{!cambiar} todos los contadores de daño {de first} por los {de second}",
      it: "{!scambiare} tutti i segnalini danno {di first} con quelli {di second}",
    },
    { first: "pokemon", second: "pokemon" },
    ({ first, second }) => ({ do: "swapCounters", first, second }),
  ),
  step(
    {
      en: "{!remove} all Special Conditions from {pokemon}",
      fr: "{!retirer} tous les États Spéciaux {de pokemon}",
      es: "{!eliminar} todas las Condiciones Especiales {de pokemon}",
      it: "{!rimuovere} tutte le condizioni speciali {da pokemon}",
    },
    { pokemon: "pokemon" },
    ({ pokemon }) => ({ do: "cure", pokemon }),
  ),
  step(
    {
      en: "{!remove} a Special Condition from {pokemon}",
      fr: "{!retirer} 1 État Spécial {de pokemon}",
      es: "{!eliminar} 1 Condición Especial {de pokemon}",
      it: "{!rimuovere} una condizione speciale {da pokemon}",
    },
    { pokemon: "pokemon" },
    ({ pokemon }) => ({ do: "cure", pokemon, one: true }),
  ),
];
