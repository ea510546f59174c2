import type { Localized } from "@/cards/card";
import type { ReadyDeck } from "@/decks/rules";
import { EDITION } from "@/games/dragonball/name";
import en from "@/i18n/messages/en/dragonballDecks.json";
import es from "@/i18n/messages/es/dragonballDecks.json";
import fr from "@/i18n/messages/fr/dragonballDecks.json";
import it from "@/i18n/messages/it/dragonballDecks.json";

/** A ready deck that players can copy: legal, with names and descriptions in every language. */
export type StarterDeck = ReadyDeck;

const messages: Localized<typeof fr> = { en, fr, es, it };

/** A ready deck: how many of each card, the Leader first. */
function deck(id: keyof typeof fr, cards: Readonly<Record<string, number>>): StarterDeck {
  const said = (word: "name" | "description"): Localized<string> => ({
    fr: messages.fr[id][word],
    en: messages.en[id][word],
    es: messages.es[id][word],
    it: messages.it[id][word],
  });
  return {
    id,
    edition: EDITION,
    names: said("name"),
    descriptions: said("description"),
    cards: Object.entries(cards).map(([cardId, count]) => ({ cardId, count })),
  };
}

/** The first is the one that newcomers are given. */
export const starterDecks: readonly [StarterDeck, ...StarterDeck[]] = [deck("red", {})];
