/** Own signs on a 24 × 24 grid: a line of a weight, or a filled shape. */
interface GlyphDrawing {
  readonly line?: string;
  readonly weight?: number;
  readonly fill?: string;
}

const GLYPHS = {
  z: { fill: "M5.5 4h13.4v2.9L10 17h9v3.2H4.6v-2.9L13.6 7.2H5.5Z" },
  life: { fill: "M12 20.5C5.5 16 2.8 12.4 2.8 8.7A4.9 4.9 0 0 1 12 6.4a4.9 4.9 0 0 1 9.2 2.3c0 3.7-2.7 7.3-9.2 11.8Z" },
  strike: { line: "M5 19 14 4M10 20 19 5", weight: 3 },
  critical: { fill: "M12 1.8 14 8l5.8-3.2L17 10.6l5.4 1.4-5.4 1.4 2.8 5.8L14 16l-2 6.2L10 16l-5.8 3.2L7 13.4 1.6 12 7 10.6 4.2 4.8 10 8Z" },
  evolve: { line: "M6 12l6-6 6 6M6 19l6-6 6 6", weight: 2.6 },
  counter: { line: "M20 18v-3a6 6 0 0 0-6-6H4.5M9 4 4 9l5 5", weight: 2.6 },
  awaken: { line: "M3 19h18M6.5 19a5.5 5.5 0 0 1 11 0M12 3v4M4.2 8.2l2.6 2.4M19.8 8.2l-2.6 2.4", weight: 2.3 },
  union: { line: "M9 6.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2ZM15 6.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2Z", weight: 2.4 },
  barrier: { line: "M3.5 19a8.5 8.5 0 0 1 17 0M7.5 19a4.5 4.5 0 0 1 9 0M2 19h20", weight: 2.3 },
  revenge: { line: "M5 5l14 14M19 12v7h-7M5 12V5h7", weight: 2.3 },
  again: { line: "M4 8h12l-4-4M20 16H8l4 4", weight: 2.3 },
  combo: { fill: "M9.2 3h5.6v6.2H21v5.6h-6.2V21H9.2v-6.2H3V9.2h6.2Z" },
  field: { line: "M2.5 19 9 7.5l4 6.5 2.5-3.5L21.5 19Z", weight: 2.3 },
  blocker: { line: "M12 3l7.5 2.8v5.4c0 4.8-3 8.2-7.5 9.8-4.5-1.6-7.5-5-7.5-9.8V5.8ZM8.8 12l2.3 2.3 4.2-4.5", weight: 2.1 },
  deflect: { line: "M4 20 12 12M12 12 5 9M12 12l7-8M19 4h-5M19 4v5", weight: 2.3 },
  indestructible: { line: "M6 4h12l3.5 5.5L12 21 2.5 9.5ZM2.5 9.5h19M12 21 8.5 9.5 11 4M12 21l3.5-11.5L13 4", weight: 1.9 },
  victory: {
    line: "M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5h-4c0 4 1.5 5.5 4.5 5.5M16.5 5.5h4c0 4-1.5 5.5-4.5 5.5M12 14v6M8 20.5h8",
    weight: 2.1,
  },
  unique: { fill: "M12 3l2.6 6 6.4.6-4.9 4.3 1.5 6.4-5.6-3.4-5.6 3.4 1.5-6.4L3 9.6 9.4 9Z" },
  servant: {
    line: "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 20c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16.5 4.6a4 4 0 0 1 0 6.8M18 15.4c2 .7 3.2 2.2 3.5 4.6",
    weight: 2.1,
  },
  realm: {
    line: "M12 12c.8-1 2-.2 1.9 1-.2 2-3 2.6-4.3 1-1.9-2.3 0-5.7 3.2-6 4-.3 6.3 3.3 5.3 6.8-1.2 4.2-6.6 5.6-10 3.2-4.6-3.2-4-9.8.4-12.5",
    weight: 2.1,
  },
  skill: { fill: "M12 2.5c1 6 3.5 8.5 9.5 9.5-6 1-8.5 3.5-9.5 9.5-1-6-3.5-8.5-9.5-9.5 6-1 8.5-3.5 9.5-9.5Z" },
  turn: { line: "M4.5 12a7.5 7.5 0 0 1 13-5l2 2.2M20 4v5.2h-5.2M19.5 12a7.5 7.5 0 0 1-13 5l-2-2.2M4 20v-5.2h5.2", weight: 2.3 },
  active: { line: "M7.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1.5-1.5Z" },
  rest: { line: "M3.5 16.5v-9A1.5 1.5 0 0 1 5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5Z" },
  drop: { line: "M4 20h16M6 16.5h12M9 4l3 3 3-3M12 7v5.5M8.5 13h7" },
  marker: { fill: "M12 2.5 20.3 7.2v9.6L12 21.5 3.7 16.8V7.2Z" },
  charge: { fill: "M13 2.5 6 13h5l-1.5 8.5L17.5 10.5h-5.2Z" },
  attack: { line: "M4 4l11 11M4 4v4M4 4h4M12.5 18.5l6-6M16.5 16.5 21 21", weight: 2.3 },
  damage: { fill: "M12 1.8l2.2 5.5 5.6-2-1.8 5.7 5 3-5.6 1.8.6 5.9-4.7-3.5-3.9 4.5-1.2-5.8-5.9.6 3.3-4.9L1.2 9.5l5.9-.8L6.4 2.8l4.3 3.6Z" },
  queue: { line: "M4 6h16M4 12h16M4 18h10" },
  stack: { line: "M12 3 21 8l-9 5-9-5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5" },
} as const satisfies Record<string, GlyphDrawing>;

export type GlyphName = keyof typeof GLYPHS;

/** A sign of this game beside a word; it says nothing to a screen reader. */
export function Glyph({ name, className = "" }: { name: GlyphName; className?: string }) {
  const { line, weight = 2, fill }: GlyphDrawing = GLYPHS[name];
  return (
    <svg className={`ico ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={weight} strokeLinecap="round" strokeLinejoin="round" />}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
