import { loadFaces } from "@/cards/catalogue";
import { positionOf } from "@/cards/row";
import { plain } from "@/cards/search-key";
import type { Database } from "@/db";
import type { Card, CardSet } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";
import { COPIES_MAX, DRAFT_ENTRIES_MAX, type ListFault, type ReadList } from "../schema";
import { basicEnergyType } from "./basic-energy";
import { type ListedCard, type ListedPrint, numberKey, parseList } from "./parse";

type Row = Card & { readonly set: CardSet };
type Reason = Pick<ListFault, "code" | "values">;

/**
 * Reads a deck list and looks its cards up: what the catalogue has and can play, and each line that cannot be taken, with the reason.
 * A print that is missing is replaced by another of the same name where that is the same card: for Trainers and Energy, not for Pokémon.
 */
export async function readList(database: Database, text: string, locale: Locale): Promise<ReadList> {
  const { cards, unread } = parseList(text);
  const catalogue = await candidatesFor(database, cards);
  const copies = new Map<string, number>();
  const faults: ListFault[] = unread.map((place) => ({ ...place, code: "unreadable", values: {} }));
  for (const card of cards) {
    const choice = choose(card, catalogue, locale);
    const reason = "row" in choice ? take(copies, choice.row, card.count, locale) : choice;
    if (reason) faults.push({ line: card.line, text: card.text, ...reason });
  }
  return {
    cards: [...copies].map(([cardId, count]) => ({ cardId, count })),
    faces: await loadFaces(database, [...copies.keys()], locale),
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

/** Notes the copies of a card, or says why the draft cannot have them. */
function take(copies: Map<string, number>, { id, playable, reason, ...row }: Row, count: number, locale: Locale): Reason | null {
  if (!playable) return { code: "not-playable", values: { name: namesOf(row)[locale], reason: reason ?? "" } };
  const sum = (copies.get(id) ?? 0) + count;
  if (sum > COPIES_MAX || (!copies.has(id) && copies.size === DRAFT_ENTRIES_MAX)) return { code: "too-many", values: {} };
  copies.set(id, sum);
  return null;
}

/** What a list may mean, looked up at once for all of its lines. */
interface Candidates {
  readonly prints: readonly Row[];
  readonly basicEnergies: readonly Row[];
  readonly namesakes: readonly Row[];
}

async function candidatesFor(database: Database, cards: readonly ListedCard[]): Promise<Candidates> {
  const find = (conditions: readonly object[]) =>
    conditions.length === 0
      ? []
      : database.card.findMany({ where: { OR: [...conditions] }, include: { set: true }, orderBy: { set: { releaseOrder: "desc" } } });
  const prints = await find(cards.flatMap(({ print }) => (print ? [ofPrint(print)] : [])));
  const energies = cards.some(({ name }) => basicEnergyType(name)) ? [{ category: "ENERGY", kind: "Basic" }] : [];
  const named = cards.filter(({ name, print }) => !basicEnergyType(name) && !prints.some((row) => print && isPrint(row, print)));
  const [basicEnergies, namesakes] = [
    await find(energies),
    await find(named.map(({ name }) => ({ searchKey: { contains: plain(name) } }))),
  ];
  return { prints, basicEnergies, namesakes };
}

/** Sets that no official code is known of are named by their id. */
function ofPrint({ code, number }: ListedPrint) {
  const set = { equals: code, mode: "insensitive" as const };
  return { position: positionOf(number), set: { OR: [{ code: set }, { id: set }] } };
}

function isPrint({ number, set: { id, code } }: Row, print: ListedPrint): boolean {
  const listed = print.code.toLowerCase();
  return numberKey(number) === numberKey(print.number) && (id.toLowerCase() === listed || code?.toLowerCase() === listed);
}

function choose(
  { name, print }: ListedCard,
  { prints, basicEnergies, namesakes }: Candidates,
  locale: Locale,
): { readonly row: Row } | Reason {
  const exact = prints.filter((row) => print && isPrint(row, print));
  const type = basicEnergyType(name);
  const energies = basicEnergies.filter(({ types }) => type && types.includes(type));
  const energy = energies.find((row) => exact.some(({ id }) => id === row.id)) ?? energies.findLast(({ playable }) => playable);
  if (energy) return { row: energy };

  const row = exact.find((each) => isCalled(each, name));
  if (row) return { row };
  const [stranger] = exact;
  if (stranger) return { code: "other-card", values: { print: printOf(stranger), name: namesOf(stranger)[locale] } };

  const same = namesakes.filter((each) => Object.values(namesOf(each)).some((one) => plain(one) === plain(name)));
  const [first] = same;
  if (!first) return { code: "unknown-name", values: { name } };
  if (first.category !== "POKEMON") return { row: same.find(({ playable }) => playable) ?? first };
  if (!print && new Set(same.map(({ functionalId }) => functionalId)).size === 1) return { row: first };
  const known = same.slice(0, PRINTS_NAMED).map(printOf).join(", ");
  return { code: print ? "unknown-print" : "which-print", values: { name: namesOf(first)[locale], prints: known } };
}

const PRINTS_NAMED = 4;

/** Whether a print goes by a name, in any language; additions that not every list has ("Boss's Orders (Giovanni)") are left aside. */
function isCalled(row: Row, name: string): boolean {
  const listed = `${plain(name)} `;
  return Object.values(namesOf(row)).some((each) => `${plain(each)} `.startsWith(listed) || listed.startsWith(`${plain(each)} `));
}

const namesOf = ({ nameFr, nameEn, nameEs, nameIt }: Pick<Row, "nameFr" | "nameEn" | "nameEs" | "nameIt">) => ({
  fr: nameFr,
  en: nameEn,
  es: nameEs,
  it: nameIt,
});
const printOf = ({ set, number }: Row): string => `${set.code ?? set.id} ${number}`;
