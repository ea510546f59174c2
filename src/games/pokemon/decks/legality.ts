import type { Database } from "@/db";
import type { DeckCards, DeckFault } from "@/decks/schema";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { type CardDefinition, checkDeck, type Edition, editionOf, newestEdition } from "@/games/pokemon/engine";
import { inTerms } from "./fault";

/** What the catalogue knows of the cards that decks name. */
export interface KnownCards {
  readonly definitions: Readonly<Record<string, CardDefinition>>;
  /** Cards whose text is not wholly compiled, each with the sentence that stopped it. */
  readonly obstacles: ReadonlyMap<string, string>;
  /** The edition in whose time each was printed (ED-12). */
  readonly editions: ReadonlyMap<string, Edition>;
}

/** Looks up the cards of some decks; one that the catalogue lacks is simply missing, for a draft may name anything. */
export async function knownCards(database: Database, decks: readonly DeckCards[]): Promise<KnownCards> {
  const ids = decks.flat().map(({ cardId }) => cardId);
  const known = (await catalogue.knownCards(database, ids)).map(({ card, set }) => ({ id: card.definition.id, card, set }));
  return {
    definitions: Object.fromEntries(known.map(({ id, card }) => [id, card.definition])),
    obstacles: new Map(known.flatMap(({ id, card: { playable, reason = "" } }) => (playable ? [] : [[id, reason]]))),
    editions: new Map(known.map(({ id, set }) => [id, editionOf(set.series, set.releaseOrder)])),
  };
}

/** The first edition that a deck can be played in (DECK-06). */
export function firstEditionOf(cards: DeckCards, { editions }: KnownCards): Edition {
  return newestEdition(cards.map(({ cardId }) => editions.get(cardId)));
}

/** The rules that a deck breaks; none when it may be played in this edition. */
export function faultsOf(edition: Edition, cards: DeckCards, { definitions, obstacles, editions }: KnownCards): DeckFault[] {
  const unusable = cards.flatMap(({ cardId }): DeckFault[] => {
    const definition = definitions[cardId];
    if (!definition) return [{ code: "unknown-card", values: { card: cardId } }];
    const reason = obstacles.get(cardId);
    return reason === undefined ? [] : [{ code: "not-playable", values: { cardId, name: definition.name, reason } }];
  });
  const list = cards.flatMap(({ cardId, count }) => {
    const definition = definitions[cardId];
    if (!definition) return [];
    const card = { ...definition, edition: editions.get(cardId) };
    return Array.from({ length: count }, () => card);
  });
  // The engine names cards in English; `cardId` is the first print of that name, for its name in the player's language.
  const prints = new Map(list.toReversed().map(({ name, id }) => [name, id]));
  const print = (name: string) => ({ name, cardId: prints.get(name) ?? "" });
  const broken = checkDeck(list, edition).faults.map((fault) => inTerms(fault, print));
  return [...unusable, ...broken];
}
