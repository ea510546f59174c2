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

/** What a box leaves of a room: a strip along each of its sides. */
function roomsBeside({ left, top, right, bottom }: Box, room: Box): Box[] {
  return [
    { ...room, bottom: Math.min(room.bottom, top) },
    { ...room, right: Math.min(room.right, left) },
    { ...room, left: Math.max(room.left, right) },
    { ...room, top: Math.max(room.top, bottom) },
  ];
}

/**
 * Where a bubble stands beside one of the lit places: where it covers none of them, or as little as can be, and leaves in sight what is needed meanwhile.
 * @param places the first is the one that something is to be done with: it is covered last of all
 * @param order the sides to try, the dearest first
 * @param needed the open hand, the dock
 */
export function standOf(places: readonly Box[], bubble: Size, window: Size, order: readonly Side[], needed: readonly Box[] = []): Stand {
  const whole = { left: 0, top: 0, right: window.width, bottom: window.height };
  /** Where it may go: on the whole window, and on what each needed place, or all of them, leave of it. */
  const rooms = needed
    .reduce((before: readonly Box[], box) => before.flatMap((room) => [room, ...roomsBeside(box, room)]), [whole])
    .map(({ left, top, right, bottom }) => ({
      left: left + MARGIN,
      top: top + MARGIN,
      right: right - bubble.width - MARGIN,
      bottom: bottom - bubble.height - MARGIN,
    }))
    .filter(({ left, top, right, bottom }, place) => place === 0 || (left <= right && top <= bottom));
  const stands = [...places].reverse().flatMap((place) =>
    order.flatMap((side) =>
      rooms.map((room) => {
        const [x, y] = middle(place);
        const wanted = {
          right: { left: place.right + GAP, top: y - bubble.height / 2 },
          left: { left: place.left - GAP - bubble.width, top: y - bubble.height / 2 },
          top: { left: x - bubble.width / 2, top: place.top - GAP - bubble.height },
          bottom: { left: x - bubble.width / 2, top: place.bottom + GAP },
        }[side];
        const left = Math.max(room.left, Math.min(wanted.left, room.right));
        const top = Math.max(room.top, Math.min(wanted.top, room.bottom));
        const box = { left, top, right: left + bubble.width, bottom: top + bubble.height };
        const hidden = places.reduce((sum, lit) => sum + overlap(box, lit), 0);
        const inTheWay = places[0] === undefined ? 0 : overlap(box, places[0]);
        const held = needed.reduce((sum, kept) => sum + overlap(box, kept), 0);
        const upright = side === "right" || side === "left";
        const tail = upright ? clamp(y - top - 13, 20, bubble.height - 46) : clamp(x - left - 13, 20, bubble.width - 46);
        // Pushed away from its place, or along it and past its end, it does not point at it any more.
        const apart = upright ? Math.abs(left - wanted.left) : Math.abs(top - wanted.top);
        const point = tail + 13 + (upright ? top : left);
        const past = upright ? Math.max(place.top - point, point - place.bottom) : Math.max(place.left - point, point - place.right);
        const points = apart <= 1 && past <= GAP;
        return { side, left, top, tail: points ? tail : null, inTheWay, hidden, held };
      }),
    ),
  );
  const [best] = stands.sort(
    (one, two) =>
      one.inTheWay - two.inTheWay ||
      one.hidden - two.hidden ||
      one.held - two.held ||
      Number(one.tail === null) - Number(two.tail === null),
  );
  const [{ right, bottom } = { right: 0, bottom: 0 }] = rooms;
  if (best === undefined) return { side: "top", left: Math.max(MARGIN, right / 2), top: Math.max(MARGIN, bottom / 2), tail: null };
  return { side: best.side, left: best.left, top: best.top, tail: best.tail };
}
