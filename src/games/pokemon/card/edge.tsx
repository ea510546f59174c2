import { familyOf } from "./family";
import type { CardFace } from "./model";

/**
 * Where the picture meets the text sheet: the cut tells the kind, its number of paper layers the stage. Farthest layer first; the nearest reaches a
 * little below the seam, so that no colour of the others shines through.
 */
const EDGES = {
  basic: ["M0 18V9C18 3 34 13 52 8S84 3 100 9V18Z"],
  stage1: ["M0 16V6C18 0 36 10 54 4S86 1 100 5V16Z", "M0 18V10C16 5 36 14 54 10S84 6 100 11V18Z"],
  stage2: ["M0 16V3C18-3 38 7 56 1S88-2 100 2V16Z", "M0 16V7C16 2 38 11 56 6S86 3 100 7V16Z", "M0 18V11C16 7 36 15 54 11S84 8 100 12V18Z"],
  stamp: [`M0 18V10${"q2.5 -5 5 0".repeat(20)}V18Z`],
  arch: ["M0 16V12Q50 -6 100 12V16Z", "M0 18V15Q50 0 100 15V18Z"],
  battlements: ["M0 18V6H12V11H26V4H40V11H60V4H74V11H88V6H100V18Z"],
  zigzag: [`M0 18V12${"l5 -6l5 6".repeat(10)}V18Z`],
  mound: ["M0 18V11Q50 3 100 11V18Z"],
  crown: ["M0 16V12L38 12L46 3L54 3L62 12L100 12V16Z", "M0 18V15L39 15L47 6L53 6L61 15L100 15V18Z"],
  slant: ["M0 16V14L100 0V16Z", "M0 18V15.5L100 5V18Z"],
  vee: ["M0 16V4L50 12L100 4V16Z", "M0 18V8L50 15.5L100 8V18Z"],
} as const satisfies Record<string, readonly string[]>;

function cutOf(face: CardFace): keyof typeof EDGES {
  if (face.category === "Energy") return "mound";
  if (face.category === "Trainer") {
    return ({ Item: "stamp", Supporter: "arch", Stadium: "battlements", "Pokémon Tool": "zigzag", "Technical Machine": "stamp" } as const)[
      face.kind
    ];
  }
  switch (familyOf(face)) {
    case "EX":
    case "Mega":
    case "GX":
      return "crown";
    case "BREAK":
      return "slant";
    case "V":
    case "VMAX":
    case "VSTAR":
      return "vee";
    default:
      if (face.stage === "Basic") return "basic";
      return face.stage === "Stage 1" || face.stage === "Restored" ? "stage1" : "stage2";
  }
}

export function Edge({ face }: { face: CardFace }) {
  const layers = EDGES[cutOf(face)];
  return (
    <svg className="card__edge" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      {layers.map((layer, index) => (
        <path key={layer} d={layer} className={`edge-${layers.length - index}`} />
      ))}
    </svg>
  );
}
