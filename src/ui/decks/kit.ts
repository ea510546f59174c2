import type { ComponentProps, ComponentType, CSSProperties } from "react";
import type { CardState } from "@/ui/card/state";

/** How a game's cards stand on its deck page. */
export interface DeckKit<Face> {
  /** The name of the game. */
  readonly game: string;
  /** Its editions, in the order in which its ready decks are shown. */
  readonly editions: readonly string[];
  /** A small card to click. */
  readonly Button: ComponentType<
    { readonly face: Face; readonly size: "s"; readonly state: CardState } & Omit<ComponentProps<"button">, "children" | "type">
  >;
  /** The full card, as wide as `--w`. */
  readonly Preview: ComponentType<Placed<Face>>;
  /** A card as a picture, as wide as `--w`. */
  readonly Picture: ComponentType<Placed<Face>>;
  /** The namespace of its words on this page; it has `emptyText`, `example`, `noneFound`, `searchHint`. */
  readonly words: string;
  nameOf(face: Face): string;
  /** Where it was printed: "XY 41". */
  printOf(face: Face): string;
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
