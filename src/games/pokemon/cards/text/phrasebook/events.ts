import type { Trigger } from "@/games/pokemon/engine/effects/language";
import { type Sentence, sentencesFor } from "./sentence";

const event = sentencesFor<Trigger>();

/** When something happens. */
export const eventSentences: readonly Sentence<Trigger>[] = [
  event({ en: "between turns", fr: "entre chaque tour", es: "entre turnos", it: "tra un turno e l’altro" }, {}, () => ({
    event: "betweenTurns",
  })),
  event(
    { en: "at the start of your turn", fr: "au début de votre tour", es: "al principio de tu turno", it: "all’inizio del tuo turno" },
    {},
    () => ({ event: "startOfTurn", of: "you" }),
  ),
  event(
    {
      en: "at the start of your opponent's turn",
      fr: "au début du tour de votre adversaire",
      es: "al principio del turno de tu rival",
      it: "all’inizio del turno del tuo avversario",
    },
    {},
    () => ({ event: "startOfTurn", of: "opponent" }),
  ),
  event(
    {
      en: "at the start of each player's turn",
      fr: "au début du tour de chaque joueur",
      es: "al principio del turno de cada jugador",
      it: "all’inizio del turno di ciascun giocatore",
    },
    {},
    () => ({ event: "startOfTurn", of: "both" }),
  ),
  event(
    { en: "at the end of your turn", fr: "à la fin de votre tour", es: "al final de tu turno", it: "alla fine del tuo turno" },
    {},
    () => ({ event: "endOfTurn", of: "you" }),
  ),
  event(
    {
      en: "at the end of your opponent's turn",
      fr: "à la fin du tour de votre adversaire",
      es: "al final del turno de tu rival",
      it: "alla fine del turno del tuo avversario",
    },
    {},
    () => ({ event: "endOfTurn", of: "opponent" }),
  ),
  event(
    {
      en: "at the end of each player's turn",
      fr: "à la fin du tour de chaque joueur",
      es: "al final del turno de cada jugador",
      it: "alla fine del turno di ciascun giocatore",
    },
    {},
    () => ({ event: "endOfTurn", of: "both" }),
  ),
  event(
    {
      en: "whenever you take a Prize card",
      fr: "chaque fois que vous récupérez une carte Récompense",
      es: "cada vez que tomes una carta de Premio",
      it: "ogni volta che prendi una carta Premio",
    },
    {},
    () => ({ event: "takesPrize", by: "you" }),
  ),
  event(
    {
      en: "whenever your opponent takes a Prize card",
      fr: "chaque fois que votre adversaire récupère une carte Récompense",
      es: "cada vez que tu rival tome una carta de Premio",
      it: "ogni volta che il tuo avversario prende una carta Premio",
    },
    {},
    () => ({ event: "takesPrize", by: "opponent" }),
  ),
  event(
    {
      en: "when this card is discarded from your hand",
      fr: "quand cette carte est défaussée de votre main",
      es: "cuando esta carta se descarte de tu mano",
      it: "quando questa carta viene scartata dalla tua mano",
    },
    {},
    () => ({ event: "discardedFromHand", subject: "thisCard" }),
  ),
  event(
    {
      en: "when this card leaves your deck",
      fr: "quand cette carte quitte votre deck",
      es: "cuando esta carta salga de tu baraja",
      it: "quando questa carta lascia il tuo mazzo",
    },
    {},
    () => ({ event: "movedFromDeck", subject: "thisCard" }),
  ),
];
