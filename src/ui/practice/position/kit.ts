import type { LaidFault, LaidPosition } from "@/match/laid-out";
import type { DeckKit, Faces } from "@/ui/decks/kit";

/** How positions of a game are laid out. */
export interface PositionKit<Face> extends Pick<DeckKit<Face>, "game" | "editions" | "Button" | "Picture" | "nameOf"> {
  /** The namespace of its words: `zones`, `marks`, `faults` by their names. */
  readonly words: string;
  /** In the order in which they are shown. */
  readonly zones: readonly LaidZone[];
  /** What may lie on a card that is marked. */
  readonly marks: readonly string[];
  /** Damage is laid out in such steps. */
  readonly damageStep: number;
  /** The most damage that a card can stand; null for one that takes none. */
  mostDamage(face: Face): number | null;
  /** Whether it is attached to others. */
  attaches(face: Face): boolean;
  /** All that keeps a position from being played. */
  faultsOf(position: LaidPosition, faces: Faces<Face>): readonly LaidFault[];
}

export interface LaidZone {
  readonly key: string;
  /** The most cards that fit; without bound where it is not said. */
  readonly most?: number;
  /** Its cards are in play: damage lies on them, others are attached. */
  readonly stands?: true;
  /** Marks may lie on its cards. */
  readonly marked?: true;
  /** In no order: equal cards lie on each other. */
  readonly piled?: true;
  /** It is filled up with what is not laid out, to so many cards. */
  readonly filled?: { readonly min: number; readonly max: number };
}

/** What a card is called; its id where the catalogue lacks it. */
export function nameOf<Face>(kit: PositionKit<Face>, faces: Faces<Face>, id: string): string {
  const face = faces[id];
  return face === undefined ? id : kit.nameOf(face);
}
