import type { DeckCards, DeckFault } from "@/decks/schema";
import type { CardFace } from "@/games/pokemon/card";
import { inTerms } from "@/games/pokemon/decks/fault";
import { checkDeck, type DeckAdvice, type DeckCard, newestEdition } from "@/games/pokemon/engine/deck";

/** The faults of a draft as it is edited, in the terms of `DeckFault`: their words are those of a saved deck's. */
export interface Legality {
  readonly faults: readonly DeckFault[];
  readonly advice: readonly DeckAdvice[];
  readonly hasBasic: boolean;
}

/**
 * Judges a draft in the browser by the engine's own rules, those of the first edition that it can be played in.
 *
 * @param unusable what the server said of single cards (unknown, not playable): the browser cannot know it
 */
export function judge(cards: DeckCards, faces: Readonly<Record<string, CardFace>>, unusable: readonly DeckFault[]): Legality {
  const known = cards.flatMap(({ cardId, count }) => {
    const face = faces[cardId];
    return face ? [{ face, count }] : [];
  });
  const list = known.flatMap(({ face, count }) => Array.from({ length: count }, () => deckCardOf(face)));
  const { faults, advice } = checkDeck(list, newestEdition(list.map((card) => card.edition)));
  const nameOf = (english: string) => known.find(({ face }) => face.artSeed === english)?.face.name ?? english;
  const held = new Set(cards.map(({ cardId }) => cardId));
  const stillUnusable = unusable.filter(({ values }) => held.has(String(values.card ?? values.cardId)));
  return {
    faults: [...faults.map((fault) => inTerms(fault, (english) => ({ name: nameOf(english) }))), ...stillUnusable],
    advice,
    hasBasic: !faults.some(({ rule }) => rule === "DECK-03"),
  };
}

/** The English name that the rules compare is the seed of a card's picture. */
function deckCardOf(face: CardFace): DeckCard {
  const { artSeed: name, marks, edition } = face;
  const common = { name, marks, ...(edition && { edition }) };
  if (face.category === "Pokémon") return { ...common, category: face.category, stage: face.stage };
  if (face.category === "Energy") return { ...common, category: face.category, kind: face.kind };
  return { ...common, category: face.category };
}
