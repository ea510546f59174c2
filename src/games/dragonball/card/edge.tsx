import type { CardFace } from "./model";
import type { Side } from "./sides";

/** Where the picture meets the text sheet: the cut tells the kind. Farthest layer first; the nearest reaches a little below the seam. */
const EDGES = {
  ridge: [
    "M0 16V9L9 5 16 10 27 3 36 9 48 2 58 9 70 4 79 10 90 5 100 9V16Z",
    "M0 18V13L9 9 16 13 27 7 36 13 48 6 58 13 70 8 79 13 90 9 100 13V18Z",
  ],
  arch: ["M0 16V13Q50 -9 100 13V16Z", "M0 18V15.5Q50 -4 100 15.5V18Z"],
  crown: ["M0 16V12L34 12 44 1H56L66 12 100 12V16Z", "M0 18V15L36 15 45.5 5H54.5L64 15 100 15V18Z"],
  stamp: [`M0 18V10${"q2.5 -5 5 0".repeat(20)}V18Z`],
  battlements: ["M0 16V7H10V3H22V7H38V1H62V7H78V3H90V7H100V16Z", "M0 18V12H10V8H22V12H38V6H62V12H78V8H90V12H100V18Z"],
  slash: ["M0 16V3L62 3 52 12 100 12V16Z", "M0 18V7L50 7 41 15 100 15V18Z"],
  zigzag: [`M0 18V11${"l2.5 -4l2.5 4".repeat(20)}V18Z`],
} as const satisfies Record<string, readonly string[]>;

const CUTS = { Leader: "arch", Battle: "ridge", Extra: "stamp", Unison: "battlements", Token: "zigzag" } as const;

export function Edge({ face, side }: { face: CardFace; side: Side }) {
  const layers = EDGES[face.z ? "slash" : side === "back" ? "crown" : CUTS[face.type]];
  return (
    <svg className="card__edge" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      {layers.map((layer, index) => (
        <path key={layer} d={layer} className={`edge-${layers.length - index}`} />
      ))}
    </svg>
  );
}
