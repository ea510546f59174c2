import type { Amount, CardFilter, Cards, CardsIn, Count, Instruction } from "@/games/dragonball/engine/effects/language";
import { chosenHere } from "./references";

export type Choose = Extract<Instruction, { do: "choose" }>;
type ChooseNumber = Extract<Instruction, { do: "chooseNumber" }>;

/** The cards that a phrase speaks of, and the choices that find them. */
export interface Picked {
  /** "Up to 1 card from your hand": who acts chooses it first. */
  readonly choices: readonly (Choose | ChooseNumber)[];
  readonly cards: Cards;
  readonly plural: boolean;
  /** "All of your opponent's Battle Cards": chosen where the text says "choose" (DB-KEY-16). */
  readonly all?: true;
}

/** Cards that are named, not chosen. */
export const named = (cards: Cards, plural = false): Picked => ({ choices: [], cards, plural });

export type Demands = Partial<Pick<Choose, "different" | "alike" | "sum" | "ignoring">>;

/** Cards that are chosen. */
export function picked(from: Cards, count: Count, demands: Demands = {}): Picked {
  return { choices: [{ do: "choose", from, count, as: chosenHere(0).bound, ...demands }], cards: chosenHere(0), plural: isPlural(count) };
}

/** "Up to 3 cards from the top of your deck": how many is said first, and they lie on top of each other. */
export const upToTop = (deck: CardsIn, most: Amount): Picked => ({
  choices: [{ do: "chooseNumber", from: 0, to: most, as: chosenHere(0).bound }],
  cards: { ...deck, top: { number: chosenHere(0).bound } },
  plural: most !== 1,
});

export const isPlural = (count: Count): boolean => !(count === 1 || (typeof count === "object" && "upTo" in count && count.upTo === 1));

/** "Up to 1 X and up to 1 Y": the second's choices come behind the first's. */
export function both(one: Picked, other: Picked): Picked {
  const shift = one.choices.length;
  const moved = JSON.parse(
    JSON.stringify({ choices: other.choices, cards: other.cards }, (_, value: unknown) =>
      typeof value === "string" && value.startsWith("?here") ? `?here${Number(value.slice(5)) + shift}` : value,
    ),
  ) as Pick<Picked, "choices" | "cards">;
  const parts = (cards: Cards): readonly Cards[] => (typeof cards === "object" && "union" in cards ? cards.union : [cards]);
  return { choices: [...one.choices, ...moved.choices], cards: { union: [...parts(one.cards), ...parts(moved.cards)] }, plural: true };
}

/** Steps that do something with cards: their choices first. */
export const doing = ({ choices, cards }: Picked, act: (cards: Cards) => Instruction): readonly Instruction[] => [...choices, act(cards)];

/** The same choices, each so ("ignoring [Barrier]"); undefined where nothing is chosen out of cards. */
export function demanding(picked: Picked, demands: Demands): Picked | undefined {
  const choices = picked.choices.map((choice) => (choice.do === "choose" ? { ...choice, ...demands } : choice));
  return choices.some(({ do: verb }) => verb === "choose") ? { ...picked, choices } : undefined;
}

/** The same cards, each of them so. */
export function narrowed(cards: Cards, where: CardFilter): Cards {
  return typeof cards === "object" && "in" in cards ? { ...cards, where: { ...cards.where, ...where } } : { cards, where };
}
