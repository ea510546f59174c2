import type { Database } from "@/db";
import type { DeckCards, DeckFault } from "@/decks/schema";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";
import { type DeckFault as BrokenRule, checkDeck } from "@/games/dragonball/engine/deck";
import { deckOf, pilesOf } from "./piles";

/** What the catalogue knows of the cards that decks name. */
export interface KnownCards {
  readonly definitions: ReadonlyMap<string, CardDefinition>;
  /** Cards whose text is not wholly compiled, each with the sentence that stopped it. */
  readonly obstacles: ReadonlyMap<string, string>;
}

/** Looks up the cards of some decks; one that the catalogue lacks is simply missing, for a draft may name anything. */
export async function knownCards(database: Database, decks: readonly DeckCards[]): Promise<KnownCards> {
  const ids = decks.flat().map(({ cardId }) => cardId);
  const known = (await catalogue.knownCards(database, ids)).map(({ card }) => card);
  return {
    definitions: new Map(known.map(({ definition }) => [definition.id, definition])),
    obstacles: new Map(known.flatMap(({ definition, playable, reason = "" }) => (playable ? [] : [[definition.id, reason]]))),
  };
}

/** The rules that a deck breaks (DB-DECK-01 to 06); none when it may be played. */
export function faultsOf(cards: DeckCards, { definitions, obstacles }: KnownCards): readonly DeckFault[] {
  const unusable = cards.flatMap(({ cardId }): DeckFault[] => {
    const definition = definitions.get(cardId);
    if (!definition) return [{ code: "unknown-card", values: { card: cardId } }];
    const reason = obstacles.get(cardId);
    return reason === undefined ? [] : [{ code: "not-playable", values: { cardId, name: definition.faces[0].name, reason } }];
  });
  const piles = pilesOf(cards, (id) => definitions.get(id));
  const leaders = piles.leader.length;
  // Of this deck's cards alone: the others are those of decks that are judged beside it.
  const catalogue = createCatalogue(cards.flatMap(({ cardId }) => definitions.get(cardId) ?? []));
  const broken = checkDeck(catalogue, leaders === 1 ? deckOf(piles) : { ...piles, leader: null });
  const named = (id: string) => ({ cardId: id, name: definitions.get(id)?.faces[0].name ?? id });
  return [
    ...unusable,
    ...(leaders === 1 ? [] : [{ code: leaders === 0 ? "leader" : "leaders", values: { count: leaders } }]),
    ...broken.map((fault) => inTerms(fault, named)),
  ];
}

/** A broken rule in the terms of the platform. */
function inTerms(fault: BrokenRule, named: (id: string) => { readonly cardId: string; readonly name: string }): DeckFault {
  switch (fault.fault) {
    case "tooFew":
    case "tooMany":
      return { code: "deck-size", values: { count: fault.count } };
    case "zDeckTooLarge":
      return { code: "z-deck-size", values: { count: fault.count } };
    case "copies":
      return { code: "number-copies", values: { ...named(fault.card), count: fault.count, limit: fault.limit } };
    case "notAllowed":
      return { code: "not-allowed", values: named(fault.card) };
    case "keyword":
      return { code: "keyword-copies", values: { keyword: fault.keyword, count: fault.count, limit: fault.limit } };
    case "leader":
    case "wrongPile":
      throw new Error(`The piles of a list are wrong: ${fault.fault} ${fault.card}.`);
  }
}
