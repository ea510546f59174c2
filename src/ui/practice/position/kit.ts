import type { ComponentType } from "react";
import type { LaidCard, LaidFault, LaidPosition } from "@/match/laid-out";
import type { Filter } from "@/ui/decks/filter";
import type { DeckKit, Faces } from "@/ui/decks/kit";

/** How positions of a game are laid out. */
export interface PositionKit<Face> extends Pick<DeckKit<Face>, "game" | "editions" | "Button" | "Picture" | "nameOf" | "printOf"> {
  /** The namespace of its words: `zones`, `marks`, `phases` and `faults` by their names, and `lying` of what lies on a card. */
  readonly words: string;
  /** In the order in which they are shown. */
  readonly zones: readonly LaidZone[];
  /** Parts of the turn that a position can begin in, the usual first; none where it is always the same. */
  readonly phases: readonly string[];
  /** A card as it lies, to be clicked. */
  readonly Laid: ComponentType<LaidProps<Face>>;
  /** What is counted on a card where such is counted, and how; null on one that takes none. */
  tallyOf(face: Face): Tally | null;
  /** Whether it is attached to others. */
  attaches(face: Face): boolean;
  /** What of the catalogue goes to a zone; or, attached, to a card there. */
  searched(zone: string, attached: boolean): Filter;
  /** All that keeps a position from being played. */
  faultsOf(position: LaidPosition, faces: Faces<Face>): readonly LaidFault[];
}

export interface LaidZone {
  readonly key: string;
  /** The most cards that fit; without bound where it is not said, and nothing but a number where there are none. */
  readonly most?: number;
  /** Its cards are in play: others are attached to them. */
  readonly stands?: true;
  /** Something is counted on its cards (`tallyOf`). */
  readonly tallied?: true;
  /** The marks that may lie on its cards. */
  readonly marks?: readonly string[];
  /** In no order: equal cards lie on each other. */
  readonly piled?: true;
  /** It is filled up with what is not laid out, to so many. */
  readonly filled?: { readonly min: number; readonly max: number };
}

/** What is counted on a card. */
export interface Tally {
  readonly field: "damage" | "markers";
  readonly step: number;
  /** So many when nothing is said. */
  readonly min: number;
  readonly max: number;
  /** What it is measured against. */
  readonly of?: number;
}

export interface LaidProps<Face> {
  readonly face: Face;
  readonly card: LaidCard;
  readonly zone: LaidZone;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** What a card is called; its id where the catalogue lacks it. */
export function nameOf<Face>(kit: PositionKit<Face>, faces: Faces<Face>, id: string): string {
  const face = faces[id];
  return face === undefined ? id : kit.nameOf(face);
}
