import type { EnergyCard, PokemonCard, TrainerCard } from "./card";
import { editionRules, isNewer } from "./editions";
import { nameInRules } from "./families/names";
import { EDITIONS, type Edition } from "./view";

/** What deck building asks of a card; a CardDefinition says all of it, and so does what a player sees of a card. */
export type DeckCard = {
  readonly name: string;
  readonly marks: readonly string[];
  /** The edition in whose time it was printed, where it is known (ED-12). */
  readonly edition?: Edition | undefined;
} & (Pick<PokemonCard, "category" | "stage"> | Pick<TrainerCard, "category"> | Pick<EnergyCard, "category" | "kind">);

/** A broken rule of deck building; `card` names what it is about. */
export type DeckFault =
  | { readonly rule: "DECK-01"; readonly count: number }
  | { readonly rule: "DECK-02"; readonly card: string; readonly count: number }
  | { readonly rule: "DECK-03" }
  | {
      readonly rule: "DECK-04";
      readonly family: (typeof ONE_IN_ALL)[number] | (typeof ONE_OF_EACH_NAME)[number] | "V-UNION";
      readonly card: string | null;
      readonly count: number;
    }
  | { readonly rule: "DECK-06"; readonly newest: Edition }
  | { readonly rule: "DECK-07"; readonly card: string; readonly other: string };

/** DECK-05: advice that breaks nothing. */
export interface DeckAdvice {
  readonly rule: "DECK-05";
  readonly category: "Energy" | "Trainer";
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

export interface DeckCheck {
  /** Legal exactly when this is empty. */
  readonly faults: readonly DeckFault[];
  readonly advice: readonly DeckAdvice[];
}

const DECK_SIZE = 60;
export const COPIES = 4;
/** DECK-04, FAM-13, FAM-16, FAM-26 */
const ONE_IN_ALL = ["ACE SPEC", "Radiant", "Star"] as const;
const ONE_OF_EACH_NAME = ["Prism Star", "Shining"] as const;

/** DECK-07: Trainer cards that do the same under several names. */
const SAME_BY_OTHER_NAMES = [
  ["Professor Juniper", "Professor Sycamore", "Professor's Research"],
  ["Lysandre", "Boss's Orders"],
] as const;

/** Checks a deck, one entry a card, against an edition's format (SETUP-01). */
export function checkDeck(cards: readonly DeckCard[], edition: Edition): DeckCheck {
  const faults: DeckFault[] = [];
  if (cards.length !== DECK_SIZE) faults.push({ rule: "DECK-01", count: cards.length });
  // A V-UNION's four pieces share a name and have their own rule (DECK-04).
  for (const [card, count] of countByName(cards.filter((card) => !isBasicEnergy(card) && !card.marks.includes("V-UNION")))) {
    if (count > COPIES) faults.push({ rule: "DECK-02", card, count });
  }
  if (!cards.some((card) => card.category === "Pokémon" && card.stage === "Basic")) faults.push({ rule: "DECK-03" });
  return {
    faults: [...faults, ...familyFaults(cards), ...twinFaults(cards), ...timeFaults(cards, edition)],
    advice: adviceOn(cards, edition),
  };
}

/** DECK-07: of Trainer cards that do the same, a deck holds one name. */
function twinFaults(cards: readonly DeckCard[]): DeckFault[] {
  const names = new Set(cards.map(({ name }) => name));
  return SAME_BY_OTHER_NAMES.flatMap((same): DeckFault[] => {
    const [card, other] = same.filter((name) => names.has(name));
    return card !== undefined && other !== undefined ? [{ rule: "DECK-07", card, other }] : [];
  });
}

/** DECK-06: no card is newer than the rules; the newest one says from which edition on the deck can be played. */
function timeFaults(cards: readonly DeckCard[], edition: Edition): DeckFault[] {
  const newest = newestEdition(cards.map((card) => card.edition));
  return isNewer(newest, edition) ? [{ rule: "DECK-06", newest }] : [];
}

/** The first edition that a deck can be played in: that of its newest card. */
export function newestEdition(printed: readonly (Edition | undefined)[]): Edition {
  return EDITIONS.findLast((edition) => printed.includes(edition)) ?? "classic";
}

export function isBasicEnergy(card: DeckCard): boolean {
  return card.category === "Energy" && card.kind === "Basic";
}

function countByName(cards: readonly DeckCard[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = nameInRules(card.name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** DECK-04 */
function familyFaults(cards: readonly DeckCard[]): DeckFault[] {
  const faults: DeckFault[] = [];
  for (const family of ONE_IN_ALL) {
    const count = cards.filter((card) => card.marks.includes(family)).length;
    if (count > 1) faults.push({ rule: "DECK-04", family, card: null, count });
  }
  for (const family of ONE_OF_EACH_NAME) {
    for (const [card, count] of countByName(cards.filter((one) => one.marks.includes(family)))) {
      if (count > 1) faults.push({ rule: "DECK-04", family, card, count });
    }
  }
  for (const [card, count] of countByName(cards.filter((one) => one.marks.includes("V-UNION")))) {
    if (count > COPIES) faults.push({ rule: "DECK-04", family: "V-UNION", card, count });
  }
  return faults;
}

function adviceOn(cards: readonly DeckCard[], edition: Edition): DeckAdvice[] {
  const { energy, trainers } = editionRules[edition].advice;
  const count = (category: DeckCard["category"]) => cards.filter((card) => card.category === category).length;
  const all: DeckAdvice[] = [
    { rule: "DECK-05", category: "Energy", count: count("Energy"), from: energy[0], to: energy[1] },
    { rule: "DECK-05", category: "Trainer", count: count("Trainer"), from: trainers[0], to: trainers[1] },
  ];
  return all.filter((advice) => advice.count < advice.from || advice.count > advice.to);
}
