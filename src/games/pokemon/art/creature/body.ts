import type { Point, Spot } from "./ink";
import type { Traits } from "./traits";

/** The points of a body where types hang what they add. */
export interface Anchors {
  /** The crown. */
  readonly top: Point;
  readonly brow?: Point;
  /** Where a band is tied about the head: [x, y, half its width]. */
  readonly band?: Spot;
  /** What a mane or collar surrounds: [x, y, radius]. */
  readonly neck?: Spot | undefined;
  /** Below the chin: [x, y, half its width]. */
  readonly neckFront?: Spot | undefined;
  readonly shoulders?: Spot | undefined;
  readonly chest?: Spot | undefined;
  readonly waist?: Spot | undefined;
  /** Along the spine, each with the angle at which something grows there. */
  readonly back?: readonly Spot[];
  readonly backScale?: number;
  readonly foot?: Spot | undefined;
  /** The creature as a disc: [x, y, radius]. */
  readonly around: Spot;
  readonly wingScale?: number;
}

/** A head: what lies behind a neck or mane, what lies in front, and its crown. */
export interface Head {
  readonly back: string;
  readonly front: string;
  readonly tx: number;
  readonly ty: number;
}

/** A drawn body, in the layers that it is put together from. */
export interface Body {
  readonly back: string;
  readonly main: string;
  readonly head?: Head;
  /** What lies before the head. */
  readonly arm?: string;
  readonly over?: string;
  readonly a: Anchors;
  /** On the ground: [x, y, half its width]. */
  readonly shadow?: Spot;
  /** Above the ground. */
  readonly hover?: boolean;
  /** In the water. */
  readonly wet?: boolean;
}

/** Draws a creature of one shape, feet on y = 306, axis x = 150. */
export type DrawBody = (k: Traits) => Body;
