import type { Localized } from "@/games/pokemon/cards/card";
import { messages } from "@/games/pokemon/cards/messages";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";

/** A ready deck that players can copy: 60 cards, legal, with names and descriptions in every language. */
export interface StarterDeck {
  readonly id: keyof typeof messages.fr.starterDecks;
  /** That of its newest card: the first it can be played in (DECK-06). */
  readonly edition: Edition;
  readonly names: Localized<string>;
  readonly descriptions: Localized<string>;
  readonly cards: readonly { readonly cardId: string; readonly count: number }[];
}

/** How many of each card, by its id. */
export type Counts = Readonly<Record<string, number>>;

/** A ready deck of an edition; its words stand in the namespace `cards`. */
export function deck(edition: Edition, id: StarterDeck["id"], cards: Counts): StarterDeck {
  const said = (word: "name" | "description") => (locale: Locale) => messages[locale].starterDecks[id][word];
  return {
    id,
    edition,
    names: localized(said("name")),
    descriptions: localized(said("description")),
    cards: Object.entries(cards).map(([cardId, count]) => ({ cardId, count })),
  };
}

function localized(of: (locale: Locale) => string): Localized<string> {
  return { fr: of("fr"), en: of("en"), es: of("es"), it: of("it") };
}
