/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What holds all of them; null for none. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const middle = ({ left, top, right, bottom }: Box): readonly [number, number] => [(left + right) / 2, (top + bottom) / 2];

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** On which side of what it speaks of a bubble stands; its tail points back from there. */
export type Side = "right" | "left" | "top" | "bottom";

export interface Stand {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How far along its edge the tail is; null where it would point at nothing. */
  readonly tail: number | null;
}

const GAP = 34;
const MARGIN = 12;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a bubble stands beside one of the lit places: where it covers none of them, or as little as can be, and leaves the open hand in sight.
 * @param places the first is the one that something is to be done with: it is covered last of all
 * @param order the sides to try, the dearest first
 */
export function standOf(places: readonly Box[], bubble: Size, window: Size, order: readonly Side[], hand: Box | null = null): Stand {
  const left = window.width - bubble.width - MARGIN;
  const topIn = (height: number) => height - bubble.height - MARGIN;
  const most = { left, top: topIn(window.height) };
  /** How far it may go: on the whole window, and on what an open hand leaves of it. */
  const rooms = hand === null ? [most] : [most, { left, top: topIn(hand.top) }];
  const stands = [...places].reverse().flatMap((place) =>
    rooms.flatMap((room) =>
      order.map((side) => {
        const [x, y] = middle(place);
        const wanted = {
          right: { left: place.right + GAP, top: y - bubble.height / 2 },
          left: { left: place.left - GAP - bubble.width, top: y - bubble.height / 2 },
          top: { left: x - bubble.width / 2, top: place.top - GAP - bubble.height },
          bottom: { left: x - bubble.width / 2, top: place.bottom + GAP },
        }[side];
        const left = Math.max(MARGIN, Math.min(wanted.left, room.left));
        const top = Math.max(MARGIN, Math.min(wanted.top, room.top));
        const box = { left, top, right: left + bubble.width, bottom: top + bubble.height };
        const hidden = places.reduce((sum, lit) => sum + overlap(box, lit), 0);
        const inTheWay = places[0] === undefined ? 0 : overlap(box, places[0]);
        const held = hand === null ? 0 : overlap(box, hand);
        const upright = side === "right" || side === "left";
        // Pushed away from its place, it does not point at it any more.
        const apart = upright ? Math.abs(left - wanted.left) : Math.abs(top - wanted.top);
        const tail = upright ? clamp(y - top - 13, 20, bubble.height - 46) : clamp(x - left - 13, 20, bubble.width - 46);
        return { side, left, top, tail: apart > 1 ? null : tail, inTheWay, hidden, held, apart };
      }),
    ),
  );
  const [best] = stands.sort(
    (one, two) =>
      one.inTheWay - two.inTheWay || one.hidden - two.hidden || one.held - two.held || Number(one.apart > 1) - Number(two.apart > 1),
  );
  if (best === undefined) return { side: "top", left: Math.max(MARGIN, most.left / 2), top: Math.max(MARGIN, most.top / 2), tail: null };
  return { side: best.side, left: best.left, top: best.top, tail: best.tail };
}
