import type { DeckFault } from "@/decks/schema";
import type { DeckFault as BrokenRule } from "@/games/pokemon/engine/deck";

const FAMILY_CODES = {
  "ACE SPEC": "ace-spec",
  Radiant: "radiant",
  Star: "star",
  "Prism Star": "prism-star",
  Shining: "shining",
  "V-UNION": "v-union",
} as const;

/**
 * A broken rule of deck building in the terms of the platform, the same for a saved deck and for a draft in the browser.
 *
 * @param named what is said of a card that the engine names in English: its name for the player, and a print of it where there is one to look up
 */
export function inTerms(fault: BrokenRule, named: (english: string) => { readonly name: string; readonly cardId?: string }): DeckFault {
  switch (fault.rule) {
    case "DECK-01":
      return { code: "size", values: { count: fault.count } };
    case "DECK-02":
      return { code: "copies", values: { ...named(fault.card), count: fault.count } };
    case "DECK-03":
      return { code: "no-basic", values: {} };
    case "DECK-04":
      return { code: FAMILY_CODES[fault.family], values: { ...(fault.card !== null && named(fault.card)), count: fault.count } };
    case "DECK-06":
      return { code: "newer-cards", values: { edition: fault.newest } };
    case "DECK-07":
      return { code: "same-card", values: { ...named(fault.card), other: named(fault.other).name } };
  }
}
