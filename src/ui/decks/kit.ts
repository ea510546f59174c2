import type { ComponentProps, ComponentType, CSSProperties, ReactNode } from "react";
import type { Sort } from "@/cards/query";
import type { CardState } from "@/ui/card/state";
import type { Print } from "./set-mark";

/** How a game's cards stand on its deck page. */
export interface DeckKit<Face> {
  /** The name of the game. */
  readonly game: string;
  /** Its editions, in the order in which its ready decks are shown. */
  readonly editions: readonly string[];
  /** The orders in which its catalogue can be read; the first is its own. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** A small card to click. */
  readonly Button: ComponentType<
    { readonly face: Face; readonly size: "s"; readonly state: CardState } & Omit<ComponentProps<"button">, "children" | "type">
  >;
  /** The full card, as wide as `--w`. */
  readonly Preview: ComponentType<Placed<Face>>;
  /** A card as a picture, as wide as `--w`. */
  readonly Picture: ComponentType<Placed<Face>>;
  /** The usual back of its cards, as wide as `--w`. */
  readonly back: ReactNode;
  /** The namespace of its words on this page; it has `emptyText`, `example`, `noneFound`, `searchHint`, `sorts`. */
  readonly words: string;
  nameOf(face: Face): string;
  /** What the game's rules count as one and the same card with it has this in common: a name, a number. */
  countedAs(face: Face): string;
  /** Where it was printed. */
  printOf(face: Face): Print;
  /** What it evolves from; null when it needs nothing before it. */
  evolvesFrom(face: Face): string | null;
  /** The names of its attacks and Abilities or skills, and what they say. */
  textsOf(face: Face): readonly string[];
  /** The most copies of it that a deck may hold by itself; null without bound. */
  limitOf(face: Face): number | null;
  /** Whether a deck that takes this card gives the other one up: there is one place for both. */
  replaces(face: Face, other: Face): boolean;
  /** Its place in the order in which a deck is read: smaller comes first. */
  rankOf(face: Face): number;
}

interface Placed<Face> {
  readonly face: Face;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The card in the column beside the shelves. */
export interface Shown<Face> {
  readonly cardId: string;
  readonly face: Face;
  /** The sentence for which the card cannot be played; null when it can. */
  readonly obstacle: string | null;
}

/** Faces of cards, by id. */
export type Faces<Face> = Readonly<Record<string, Face>>;
