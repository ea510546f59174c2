import type { Condition, Who } from "@/games/pokemon/engine/effects/language";
import { type Sentence, sentencesFor } from "./sentence";

const condition = sentencesFor<Condition>();

/** As many Pokémon on a player's Bench as fit there, or fewer. */
const benchHas = (of: Who, is: "<" | ">="): Condition => ({
  if: "compare",
  left: { count: "pokemon", in: { pokemon: "all", side: of === "you" ? "yours" : "opponents", place: "bench" } },
  is,
  right: { count: "benchSize", of },
});

/** What may be so. */
export const conditionSentences: readonly Sentence<Condition>[] = [
  condition(
    {
      en: "{pokemon} {pokemon:is|are} in the Active Spot",
      fr: "{pokemon} {pokemon:est|sont} sur le Poste Actif",
      es: "{pokemon} {pokemon:está|están} en el Puesto Activo",
      it: "{pokemon} {pokemon:è|sono} in posizione attiva",
    },
    { pokemon: "pokemon" },
    ({ pokemon }) => ({ if: "place", pokemon, is: "active" }),
  ),
  condition(
    {
      en: "{pokemon} {pokemon:is|are} on the Bench",
      fr: "{pokemon} {pokemon:est|sont} sur le Banc",
      es: "{pokemon} {pokemon:está|están} en la Banca",
      it: "{pokemon} {pokemon:è|sono} in panchina",
    },
    { pokemon: "pokemon" },
    ({ pokemon }) => ({ if: "place", pokemon, is: "bench" }),
  ),
  condition({ en: "your Bench is full", fr: "votre Banc est complet", es: "tu Banca está llena", it: "la tua panchina è piena" }, {}, () =>
    benchHas("you", ">="),
  ),
  condition(
    { en: "your Bench isn't full", fr: "votre Banc n’est pas complet", es: "tu Banca no está llena", it: "la tua panchina non è piena" },
    {},
    () => benchHas("you", "<"),
  ),
  condition(
    {
      en: "your opponent's Bench is full",
      fr: "le Banc de votre adversaire est complet",
      es: "la Banca de tu rival está llena",
      it: "la panchina del tuo avversario è piena",
    },
    {},
    () => benchHas("opponent", ">="),
  ),
  condition(
    {
      en: "your opponent's Bench isn't full",
      fr: "le Banc de votre adversaire n’est pas complet",
      es: "la Banca de tu rival no está llena",
      it: "la panchina del tuo avversario non è piena",
    },
    {},
    () => benchHas("opponent", "<"),
  ),
  condition({ en: "it's your turn", fr: "c’est votre tour", es: "es tu turno", it: "è il tuo turno" }, {}, () => ({
    if: "turn",
    is: "yours",
  })),
  condition(
    {
      en: "it's your opponent's turn",
      fr: "c’est le tour de votre adversaire",
      es: "es el turno de tu rival",
      it: "è il turno del tuo avversario",
    },
    {},
    () => ({ if: "turn", is: "opponents" }),
  ),
  condition(
    {
      en: "it's the first turn of the game",
      fr: "c’est le premier tour de la partie",
      es: "es el primer turno de la partida",
      it: "è il primo turno della partita",
    },
    {},
    () => ({ if: "turn", is: "firstOfGame" }),
  ),
  condition(
    { en: "it's your first turn", fr: "c’est votre premier tour", es: "es tu primer turno", it: "è il tuo primo turno" },
    {},
    () => ({ if: "turn", is: "yourFirst" }),
  ),
  condition(
    { en: "it isn't your first turn", fr: "ce n’est pas votre premier tour", es: "no es tu primer turno", it: "non è il tuo primo turno" },
    {},
    () => ({ not: { if: "turn", is: "yourFirst" } }),
  ),
  condition(
    {
      en: "you go second and it's your first turn",
      fr: "vous jouez en second et que c’est votre premier tour",
      es: "juegas en segundo lugar y es tu primer turno",
      it: "giochi per secondo ed è il tuo primo turno",
    },
    {},
    () => ({ if: "turn", is: "yourFirst", goingSecond: true }),
  ),
  condition({ en: "you go second", fr: "vous jouez en second", es: "juegas en segundo lugar", it: "giochi per secondo" }, {}, () => ({
    if: "turn",
    is: "yours",
    goingSecond: true,
  })),
  condition(
    { en: "a Stadium is in play", fr: "un Stade est en jeu", es: "hay algún Estadio en juego", it: "c’è una carta Stadio in gioco" },
    {},
    () => ({ if: "stadium" }),
  ),
  condition(
    {
      en: "a Stadium of yours is in play",
      fr: "l’un de vos Stades est en jeu",
      es: "hay algún Estadio tuyo en juego",
      it: "c’è una tua carta Stadio in gioco",
    },
    {},
    () => ({ if: "stadium", of: "you" }),
  ),
  condition(
    {
      en: "a Stadium of your opponent's is in play",
      fr: "l’un des Stades de votre adversaire est en jeu",
      es: "hay algún Estadio de tu rival en juego",
      it: "c’è una carta Stadio del tuo avversario in gioco",
    },
    {},
    () => ({ if: "stadium", of: "opponent" }),
  ),
  condition(
    {
      en: "there is no Stadium in play",
      fr: "il n’y a aucun Stade en jeu",
      es: "no hay ningún Estadio en juego",
      it: "non c’è alcuna carta Stadio in gioco",
    },
    {},
    () => ({ not: { if: "stadium" } }),
  ),
  condition(
    {
      en: "you don't have a Stadium in play",
      fr: "vous n’avez aucun Stade en jeu",
      es: "no tienes ningún Estadio en juego",
      it: "non hai alcuna carta Stadio in gioco",
    },
    {},
    () => ({ not: { if: "stadium", of: "you" } }),
  ),
  condition(
    {
      en: "you drew this card at the beginning of your turn, before you put it into your hand",
      fr: "vous avez pioché cette carte au début de votre tour, avant de l’ajouter à votre main",
      es: "robaste esta carta al principio de tu turno, antes de ponerla en tu mano",
      it: "hai pescato questa carta all’inizio del tuo turno, prima di aggiungerla alla tua mano",
    },
    {},
    () => ({ if: "taken", as: "turnsDraw" }),
  ),
  condition(
    {
      en: "you took this card as a face-down Prize card, before you put it into your hand",
      fr: "vous avez récupéré cette carte comme carte Récompense face cachée, avant de l’ajouter à votre main",
      es: "tomaste esta carta como carta de Premio boca abajo, antes de ponerla en tu mano",
      it: "hai preso questa carta come carta Premio a faccia in giù, prima di aggiungerla alla tua mano",
    },
    {},
    () => ({ if: "taken", as: "prize" }),
  ),
  condition(
    {
      en: "you played this card from your hand",
      fr: "vous avez joué cette carte de votre main",
      es: "has jugado esta carta de tu mano",
      it: "hai giocato questa carta dalla tua mano",
    },
    {},
    () => ({ if: "playedFromHand" }),
  ),
  condition(
    {
      en: "you have used your GX attack",
      fr: "vous avez utilisé votre attaque GX",
      es: "has usado tu ataque GX",
      it: "hai usato il tuo attacco GX",
    },
    {},
    () => ({ if: "gxUsed", by: "you" }),
  ),
  condition(
    {
      en: "your opponent has used their GX attack",
      fr: "votre adversaire a utilisé son attaque GX",
      es: "tu rival ha usado su ataque GX",
      it: "il tuo avversario ha usato il suo attacco GX",
    },
    {},
    () => ({ if: "gxUsed", by: "opponent" }),
  ),
];
