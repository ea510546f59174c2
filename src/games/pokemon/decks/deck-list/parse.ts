/**
 * The text form of a deck list, as the official client copies it: a line "4 Professor's Letter XY 123" for each card, under headings
 * ("Pokémon: 12"). Read leniently: lists come from many sites, in any language, with or without the print.
 */

/** A print as a list names it: the official client's code of the set, and the number in it. */
export interface ListedPrint {
  readonly code: string;
  readonly number: string;
}

/** So many copies of a card. */
export interface ListedCard {
  readonly count: number;
  readonly name: string;
  /** Null where only the name is given. */
  readonly print: ListedPrint | null;
}

/** A place in the list: lines count from 1, empty ones too. */
export interface ListPlace {
  readonly line: number;
  readonly text: string;
}

export interface ParsedList {
  readonly cards: readonly (ListedCard & ListPlace)[];
  /** Lines that are neither a card nor a heading. */
  readonly unread: readonly ListPlace[];
}

/** No line of a card or a heading is longer; what is, would keep the patterns below busy. */
const LINE_MAX = 200;
const CARD = /^(\d{1,2})\s*[x×]?\s+(\S.*)$/i;
/** At the end of a card's line; "PH" marks a foil there. */
const PRINT = /^(.+?)\s+([A-Z][A-Z0-9.-]{1,11})\s+([A-Z]{0,5}\d{1,4}[A-Z]?)(?:\s+PH)?$/i;
/** "Pokémon: 12", "Total Cards - 60", "Énergie (18)", and the lines that the client puts around a list. */
const HEADING = /^\p{L}[^:\d]*(?:[:\-–]\s*\d+|\(\d+\))$|^[^\p{L}\d]*$|\*{3}/u;
const BARE_HEADING =
  /^(pok[eé]mons?|trainers?|trainer cards|dresseurs?|entrenador(es)?|allenator[ei]|[eé]nerg(y|ie|[ií]as?)|energies)\s*:?$/i;

/** Reads a deck list. It knows no catalogue: whether there are such cards is not asked here. */
export function parseList(text: string): ParsedList {
  const cards: (ListedCard & ListPlace)[] = [];
  const unread: ListPlace[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const place = { line: index + 1, text: raw.trim() };
    if (place.text.length > LINE_MAX) {
      unread.push(place);
      continue;
    }
    // Bullets and "##" stand before cards and headings of the older client; "//" begins a remark.
    const content = place.text.replace(/^(?:[*•]|-(?=\s)|#+)\s*/, "");
    if (content.startsWith("//") || HEADING.test(content) || BARE_HEADING.test(content)) continue;
    const [, count = "", rest = ""] = CARD.exec(content) ?? [];
    if (Number(count) === 0) unread.push(place);
    else cards.push({ ...place, count: Number(count), ...cardIn(rest) });
  }
  return { cards, unread };
}

function cardIn(rest: string): Pick<ListedCard, "name" | "print"> {
  const [, name, code, number] = PRINT.exec(rest) ?? [];
  return name && code && number ? { name, print: { code, number } } : { name: rest, print: null };
}

/** How numbers of prints compare: "039" is "39", "tg05" is "TG5". */
export function numberKey(number: string): string {
  return number.toUpperCase().replace(/^([A-Z]*)0+(?=\d)/, "$1");
}
