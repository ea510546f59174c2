import type { Database } from "@/db";
import { COPIES_MAX, DRAFT_ENTRIES_MAX, LIST_CARDS_MAX } from "@/decks/limits";
import type { DeckCards, ListFault, ReadList } from "@/decks/schema";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import type { Locale } from "@/i18n/locales";
import { knownCards } from "./legality";
import { pileOf } from "./piles";

/** "4 BT1-004 Son Goku", "4x BT1-004", "BT1-004 x4", with or without a name after it. */
const CARD = /^(?:(\d{1,2})\s*[x×]?\s+)?([A-Z]{1,4}\d{0,2}-\d{1,4})(?:\s+[x×]\s*(\d{1,2}))?(?:\s.*)?$/i;
/** No line of a card or a heading is longer. */
const LINE_MAX = 200;
/** "Leader", "Deck (50)", "Z-Deck: 4", a line without a letter. */
const HEADING = /^\p{L}[\p{L} -]*(?:[:\-–]\s*\d*|\(\d+\))?$|^[^\p{L}]*$/u;

interface Line {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads a deck list, a line "4 BT1-004 Son Goku" for each card, the Leader and the Z-Deck among them: where a card belongs it says by itself. The name
 * behind the number is not looked at.
 */
export async function readList(database: Database, text: string, locale: Locale): Promise<ReadList> {
  const faults: ListFault[] = [];
  const listed: (Line & { readonly id: string; readonly count: number })[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const place = { line: index + 1, text: raw.trim() };
    const [, before, number, after] = (place.text.length > LINE_MAX ? null : CARD.exec(place.text)) ?? [];
    if (number !== undefined) listed.push({ ...place, id: number.toUpperCase(), count: Number(before ?? after ?? 1) });
    else if (place.text.length > LINE_MAX || !(place.text === "" || place.text.startsWith("//") || HEADING.test(place.text)))
      faults.push({ ...place, code: "unreadable", values: {} });
  }
  const lines = listed.slice(0, LIST_CARDS_MAX);
  for (const { line, text: at } of listed.slice(LIST_CARDS_MAX)) faults.push({ line, text: at, code: "too-many", values: {} });
  const known = await knownCards(database, [lines.map(({ id }) => ({ cardId: id, count: 1 }))]);
  const copies = new Map<string, number>();
  for (const { line, text: at, id, count } of lines) {
    const definition = known.definitions.get(id);
    const reason = known.obstacles.get(id);
    const sum = (copies.get(id) ?? 0) + count;
    if (!definition) faults.push({ line, text: at, code: "unknown-number", values: { number: id } });
    else if (reason !== undefined)
      faults.push({ line, text: at, code: "not-playable", values: { name: definition.faces[0].name, reason } });
    else if (count === 0 || sum > COPIES_MAX || (!copies.has(id) && copies.size >= DRAFT_ENTRIES_MAX))
      faults.push({ line, text: at, code: count === 0 ? "unreadable" : "too-many", values: {} });
    else copies.set(id, sum);
  }
  return {
    cards: [...copies].map(([cardId, count]) => ({ cardId, count })),
    faces: await catalogue.faces(database, [...copies.keys()], locale),
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

/** The list of a deck under three headings; cards that the catalogue lacks have no name and are left out. */
export async function writeList(database: Database, cards: DeckCards): Promise<string> {
  const { definitions } = await knownCards(database, [cards]);
  const found = cards.flatMap(({ cardId, count }) => {
    const definition = definitions.get(cardId);
    return definition ? [{ count, id: cardId, name: definition.faces[0].name, pile: pileOf(definition) }] : [];
  });
  const parts = [
    { heading: "Leader", pile: "leader" },
    { heading: "Deck", pile: "deck" },
    { heading: "Z-Deck", pile: "zDeck" },
  ].flatMap(({ heading, pile }) => {
    const lines = found.filter((card) => card.pile === pile);
    const sum = lines.reduce((total, { count }) => total + count, 0);
    return sum === 0 ? [] : [[`${heading}: ${sum}`, ...lines.map(({ count, id, name }) => `${count} ${id} ${name}`)].join("\n")];
  });
  return `${parts.join("\n\n")}\n`;
}
