import type { Reaction } from "@/ui/realtime";

interface FaceDrawing {
  readonly colour: string;
  readonly mouth: string;
  readonly eyes: "dots" | "arcs" | "wide";
  readonly cheeks?: boolean;
}

/** Six faces of our own; there is no free chat. */
const FACES: Record<Reaction, FaceDrawing> = {
  hello: { colour: "#ffc441", mouth: "M13 24q7 7 14 0", eyes: "dots" },
  wellPlayed: { colour: "#ee5a3f", mouth: "M12 22q8 11 16 0Z", eyes: "arcs" },
  thanks: { colour: "#ec74a8", mouth: "M14 24q6 5 12 0", eyes: "dots", cheeks: true },
  oops: { colour: "#2f8fd6", mouth: "M15 26q5-5 10 0", eyes: "dots" },
  thinking: { colour: "#9d58c9", mouth: "M14 25l12-2", eyes: "dots" },
  wow: { colour: "#57a544", mouth: "M20 22a4.4 4.6 0 1 1-.01 0Z", eyes: "wide" },
};

export function ReactionFace({ reaction }: { reaction: Reaction }) {
  const { colour, mouth, eyes, cheeks } = FACES[reaction];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2c11 0 18 7 18 18s-7 18-18 18S2 31 2 20 9 2 20 2Z" fill={colour} />
      <path d="M20 2c11 0 18 7 18 18s-7 18-18 18c9-2 13-9 13-17S28 4 20 2Z" fill="#2b2145" opacity=".14" />
      {eyes === "arcs" ? (
        <path d="M11 17q2.5-4 5 0M24 17q2.5-4 5 0" fill="none" stroke="#2b2145" strokeWidth="2.6" strokeLinecap="round" />
      ) : (
        <g fill="#2b2145">
          <circle cx="14" cy="16.5" r={eyes === "wide" ? 3 : 2.3} />
          <circle cx="26" cy="16.5" r={eyes === "wide" ? 3 : 2.3} />
        </g>
      )}
      <path
        d={mouth}
        fill={mouth.endsWith("Z") ? "#fff8ea" : "none"}
        stroke="#2b2145"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {cheeks && (
        <g fill="#fff" opacity=".5">
          <circle cx="10" cy="22" r="2.6" />
          <circle cx="30" cy="22" r="2.6" />
        </g>
      )}
    </svg>
  );
}
