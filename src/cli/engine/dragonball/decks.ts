import { faultOf } from "@/cards/import/import";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { printedCard } from "@/games/dragonball/cards/import/print";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { compileCard } from "@/games/dragonball/cards/text/compile/card";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { type Catalogue, createCatalogue } from "@/games/dragonball/engine/catalogue";
import { checkDeck, type Deck } from "@/games/dragonball/engine/deck";
import { DECK_SIZE } from "@/games/dragonball/engine/deck-size";
import type { Random } from "@/kernel/random";

/** The cards of folders that can be played, and how many of their records cannot: what the fuzzer leaves out is never silent. */
export interface CompiledCards {
  readonly cards: readonly CardDefinition[];
  readonly skipped: { readonly unplayable: number; readonly faulty: number };
}

/** @throws Error where a folder holds no cards of this game */
export function compiledCards(folders: readonly string[]): CompiledCards {
  const cards: CardDefinition[] = [];
  const skipped = { unplayable: 0, faulty: 0 };
  for (const folder of folders) {
    const sets = setFolder(folder);
    if (!sets) throw new Error(`${folder} holds no cards of Dragon Ball Super Masters.`);
    for (const { records } of sets)
      for (const record of records())
        try {
          const compiled = compileCard(printedCard(cardRecord.parse(record)));
          if ("definition" in compiled) cards.push(compiled.definition);
          else skipped.unplayable++;
        } catch (error) {
          // The import leaves such a record out as well, and says why.
          faultOf(error);
          skipped.faulty++;
        }
  }
  return { cards, skipped };
}

/**
 * Random legal decks of a catalogue, by the numbers of their cards: a Leader, cards that mostly share a colour with it, and Z cards. Cards that stood in the
 * fewest decks so far are taken first, so that all of them are played.
 */
export function deckMaker(definitions: readonly CardDefinition[], random: Random): () => Deck {
  const catalogue = createCatalogue(definitions);
  const uses = new Map<string, number>();
  const leaders = definitions.filter(({ type, z }) => type === "Leader" && !z);
  const others = definitions.filter(({ type, z }) => type !== "Leader" && !z);
  const beyond = definitions.filter(({ z }) => z);
  return () => {
    const deck = draft(catalogue, { leaders, others, beyond }, random, ({ id }) => uses.get(id) ?? 0);
    for (const id of [deck.leader, ...new Set(deck.deck), ...new Set(deck.zDeck)]) uses.set(id, (uses.get(id) ?? 0) + 1);
    return deck;
  };
}

interface Pool {
  readonly leaders: readonly CardDefinition[];
  readonly others: readonly CardDefinition[];
  readonly beyond: readonly CardDefinition[];
}

function draft(catalogue: Catalogue, { leaders, others, beyond }: Pool, random: Random, uses: (card: CardDefinition) => number): Deck {
  const head = leastUsed(leaders, random, uses);
  const akin = others.filter(({ colors }) => colors.length === 0 || colors.some((color) => head.colors.includes(color)));
  let deck: Deck = { leader: head.id, deck: [], zDeck: [] };
  for (let tries = 0; deck.deck.length < DECK_SIZE.least && tries < 500; tries++) {
    const card = leastUsed(akin.length >= 20 && random() < 0.9 ? akin : others, random, uses);
    deck =
      joined(catalogue, deck, { deck: [...deck.deck, card.id, card.id] }) ??
      joined(catalogue, deck, { deck: [...deck.deck, card.id] }) ??
      deck;
  }
  if (deck.deck.length < DECK_SIZE.least) throw new Error("No legal deck can be made from these cards.");
  for (let tries = 0; beyond.length > 0 && tries < 6; tries++)
    deck = joined(catalogue, deck, { zDeck: [...(deck.zDeck ?? []), leastUsed(beyond, random, uses).id] }) ?? deck;
  return deck;
}

/** The deck with these cards, unless it breaks a rule other than that it is still too small. */
function joined(catalogue: Catalogue, deck: Deck, more: Partial<Deck>): Deck | null {
  const next = { ...deck, ...more };
  return checkDeck(catalogue, next).every(({ fault }) => fault === "tooFew") ? next : null;
}

/** Of a few picked by chance, the card used least. */
function leastUsed(cards: readonly CardDefinition[], random: Random, uses: (card: CardDefinition) => number): CardDefinition {
  const picked = Array.from({ length: 8 }, () => cards[Math.floor(random() * cards.length)]).filter((card) => card !== undefined);
  return picked.reduce((least, card) => (uses(card) < uses(least) ? card : least));
}
