import type { Localized } from "@/cards/card";
import { EDITION } from "@/games/dragonball/engine/name";
import en from "@/i18n/messages/en/dragonballDecks.json";
import es from "@/i18n/messages/es/dragonballDecks.json";
import fr from "@/i18n/messages/fr/dragonballDecks.json";
import it from "@/i18n/messages/it/dragonballDecks.json";

/** A ready deck that players can copy: legal, with names and descriptions in every language. */
export interface StarterDeck {
  readonly id: keyof typeof fr;
  readonly edition: typeof EDITION;
  readonly names: Localized<string>;
  readonly descriptions: Localized<string>;
  /** The Leader first: it stands for the deck. */
  readonly cards: readonly { readonly cardId: string; readonly count: number }[];
}

const messages: Localized<typeof fr> = { en, fr, es, it };

/** A ready deck: how many of each card, the Leader first. */
function deck(id: StarterDeck["id"], cards: Readonly<Record<string, number>>): StarterDeck {
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
export const starterDecks: readonly [StarterDeck, ...StarterDeck[]] = [
  deck("gogeta", {
    "P-117": 1,
    "BT15-013": 4,
    "BT11-008": 4,
    "BT11-021": 4,
    "BT26-014": 4,
    "TB1-005": 4,
    "BT3-011": 4,
    "P-245": 4,
    "BT11-009": 4,
    "TB1-012": 4,
    "BT15-008": 4,
    "BT3-003": 4,
    "BT5-024": 4,
    "BT4-021": 4,
    "EX13-01": 2,
  }),
  deck("trunks", {
    "BT4-023": 1,
    "BT2-053": 4,
    "BT28-037": 4,
    "BT16-032": 4,
    "BT31-030": 4,
    "BT4-035": 4,
    "BT20-038": 4,
    "BT4-031": 4,
    "BT20-037": 4,
    "BT11-044": 4,
    "BT14-037": 4,
    "P-607": 4,
    "BT24-053": 4,
    "BT18-056": 4,
    "BT31-144": 2,
    // The Z-Deck.
    "BT25-045": 3,
    "BT25-139": 1,
    "EX21-23": 1,
  }),
  deck("goku", {
    "TB3-034": 1,
    "BT28-059": 4,
    "P-579": 4,
    "BT1-076": 4,
    "BT1-063": 4,
    "P-079": 4,
    "BT5-059": 4,
    "BT16-059": 4,
    "BT1-071": 4,
    "P-016": 4,
    "BT1-065": 4,
    "BT26-076": 4,
    "BT4-068": 4,
    "BT11-090": 4,
    "EX13-13": 2,
  }),
  deck("lineage", {
    "BT4-072": 1,
    "BT4-087": 4,
    "BT16-076": 4,
    "P-062": 4,
    "EX18-02": 4,
    "XD03-06": 4,
    "BT4-090": 4,
    "BT3-088": 4,
    "EX23-33": 4,
    "BT4-081": 4,
    "BT20-096": 4,
    "BT28-098": 4,
    "BT19-132": 4,
    "BT16-096": 4,
    "BT10-094": 2,
  }),
];
