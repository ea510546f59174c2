import type { Anchor, Cue } from "./cues";

/** Where things lay on the screen, and the ground they lay on, which may since have grown or shrunk (an open hand takes of it). */
export interface Boxes {
  readonly ground: DOMRect | null;
  readonly of: ReadonlyMap<Anchor, DOMRect>;
}

const GROUND: Anchor = "[data-ground]";
export const NO_BOXES: Boxes = { ground: null, of: new Map() };

/** Where something that lay there would lie now. */
export function formerBox({ ground, of }: Boxes, anchor: Anchor): DOMRect | null {
  const box = of.get(anchor) ?? null;
  const now = boxOf(GROUND);
  if (box === null || ground === null || now === null) return box;
  const grown = now.height / ground.height;
  const x = now.x + now.width / 2 + (box.x - ground.x - ground.width / 2) * grown;
  return new DOMRect(x, now.y + (box.y - ground.y) * grown, box.width * grown, box.height * grown);
}

/** Where a place is on the screen; null for one that this screen does not draw. */
export function boxOf(anchor: Anchor): DOMRect | null {
  const element = document.querySelector(anchor);
  return element && (drawn(element) ?? around([...element.children]));
}

function drawn(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
}

/** Of what has no body of its own, such as a hand: the frame of all that lies in it. */
function around(elements: readonly Element[]): DOMRect | null {
  const boxes = elements.flatMap((element) => drawn(element) ?? []);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Where everything lies now that these cues are about. */
export function boxesOf(cues: readonly Cue[]): Boxes {
  const boxes = new Map<Anchor, DOMRect>();
  for (const anchor of new Set(cues.flatMap(anchorsOf))) {
    const box = boxOf(anchor);
    if (box) boxes.set(anchor, box);
  }
  return { ground: boxOf(GROUND), of: boxes };
}

function anchorsOf(cue: Cue): readonly Anchor[] {
  switch (cue.cue) {
    case "travel":
      return [cue.from, cue.to, ...(cue.call ? [cue.call.at] : [])];
    case "announce":
      return [cue.actor, cue.call.at, ...(cue.target === null ? [] : [cue.target])];
    case "blow":
      return [cue.target, ...(cue.actor === null ? [] : [cue.actor])];
    case "drain":
      return [cue.target];
    case "fall":
      return [cue.who, cue.call.at];
    case "slide":
      return cue.who;
    case "glow":
      return [cue.who];
    case "shuffle":
      return [cue.pile];
    case "toss":
    case "ribbon":
      return [];
  }
}
