import { COLOR_SHAPES } from "@/games/dragonball/card/color-shapes";
import { COLORS, type Color } from "@/games/dragonball/engine/card";
import type { Figure, Figures, LabelPlace, Shape } from "@/ui/rules/figure";

const INK = "#2b2145";
const PAPER = "#fff9ec";
const CREAM = "#fff6e2";
const LINE = "#8f7d5e";
const SKIN = "#d99e73";
const RED = "#e2503a";
const RED_DEEP = "#8a2016";
const TEAL = "#2f8f84";
const GOLD = "#f2b632";
const NIGHT = "#241942";

/** A rectangle with round corners. */
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const lozenge = (r: number): string => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;

/** A fighter of ours: shoulders, head, hair, two eyes. */
function bust(x: number, y: number, size: number, hair: string, cloth: string): readonly Shape[] {
  const part = (d: string, fill: string): Shape => ({ d, fill, at: [x, y], scale: size });
  return [
    part("M-32 44Q-30 25 0 25Q30 25 32 44Z", cloth),
    part(disc(0, 12, 18), SKIN),
    part("M-20 10L-26 -12L-10 -4L0 -26L10 -4L26 -12L20 10Q0 -10 -20 10Z", hair),
    part(disc(-7, 14, 2.4), INK),
    part(disc(7, 14, 2.4), INK),
  ];
}

/** A card seen small: paper and picture. */
function card(
  x: number,
  y: number,
  w: number,
  paint: { readonly hair: string; readonly cloth: string; readonly sky: string; readonly edge: string },
): readonly Shape[] {
  const h = (w * 88) / 63;
  return [
    { d: box(x, y, w, h, w * 0.06), fill: PAPER, stroke: paint.edge, weight: w * 0.03 },
    { d: box(x + w * 0.07, y + w * 0.07, w * 0.86, h * 0.66, 3), fill: paint.sky },
    ...bust(x + w / 2, y + h * 0.66 - w * 0.44, w / 86, paint.hair, paint.cloth),
  ];
}

/** The lines of text of such a card. */
const text = (x: number, y: number, w: number): readonly Shape[] => [
  { d: box(x + w * 0.12, y + w * 1.13, w * 0.76, w * 0.05, 1), fill: LINE },
  { d: box(x + w * 0.12, y + w * 1.24, w * 0.5, w * 0.05, 1), fill: LINE },
];

const MINE = { hair: "#8c3b52", cloth: RED, sky: "#ffd9b8", edge: LINE };
const THEIRS = { hair: "#3f6f9e", cloth: TEAL, sky: "#cfe0f2", edge: LINE };

/** A number beside the card: x, y, and the point it tells of. */
const CALLOUTS = [
  [96, 32, 133, 32],
  [96, 66, 133, 62],
  [304, 32, 272, 34],
  [304, 148, 250, 148],
  [304, 186, 204, 178],
  [96, 196, 133, 190],
] as const;

const cardFigure: Figure = {
  width: 400,
  height: 226,
  shapes: [
    { d: box(122, 10, 156, 206, 9), fill: PAPER, stroke: LINE, weight: 2 },
    { d: box(142, 14, 132, 124, 4), fill: "#ffd9b8" },
    ...bust(208, 78, 1.4, MINE.hair, RED),
    { d: "M142 132L156 126L170 134L188 124L206 134L224 125L242 133L258 126L274 132V212H142Z", fill: PAPER },
    { d: box(124, 12, 20, 202, 7), fill: RED },
    { d: lozenge(14), fill: RED_DEEP, stroke: PAPER, weight: 2, at: [134, 32] },
    { d: lozenge(8), fill: RED_DEEP, at: [134, 58] },
    { d: lozenge(8), fill: RED_DEEP, at: [134, 72] },
    { d: box(127, 168, 14, 40, 7), fill: PAPER },
    { d: box(226, 20, 48, 20, 10), fill: PAPER },
    { d: box(150, 144, 96, 8, 3), fill: INK },
    { d: box(150, 158, 60, 5, 2), fill: LINE },
    { d: box(150, 172, 50, 12, 6), fill: "#9c2418" },
    { d: box(150, 190, 116, 5, 2), fill: LINE },
    { d: box(150, 200, 92, 5, 2), fill: LINE },
    ...CALLOUTS.flatMap(([x, y, toX, toY]): Shape[] => [
      { d: `M${x} ${y}L${toX} ${toY}`, stroke: INK, weight: 1.4 },
      { d: disc(x, y, 11), fill: INK },
    ]),
  ],
  labels: CALLOUTS.map(([x, y]): LabelPlace => ({ x, y, size: 13, colour: PAPER })),
};

const GLYPH_PAINT: Record<Color, readonly [flat: string, deep: string, sign: string]> = {
  red: [RED, RED_DEEP, CREAM],
  blue: ["#2f86d4", "#124680", CREAM],
  green: ["#4d9f49", "#1d5628", CREAM],
  yellow: ["#f2b929", "#7a5200", "#3d2a00"],
  black: ["#5a4f78", "#251b3d", CREAM],
};

const colourPlace = (index: number): number => 48 + index * 76;

const colours: Figure = {
  width: 400,
  height: 92,
  shapes: COLORS.flatMap((color, index): Shape[] => {
    const [flat, deep, sign] = GLYPH_PAINT[color];
    const x = colourPlace(index);
    return [
      { d: lozenge(30), fill: deep, stroke: deep, weight: 5, at: [x, 38] },
      { d: lozenge(26), fill: flat, stroke: flat, weight: 5, at: [x, 38] },
      { d: COLOR_SHAPES[color], fill: sign, at: [x - 14, 24], scale: 1.17 },
    ];
  }),
  labels: COLORS.map((_, index): LabelPlace => ({ x: colourPlace(index), y: 82, size: 12, colour: INK })),
};

/** Zones of one's half of the table: x, y, width, height. */
const ZONES = [
  [14, 82, 74, 70],
  [94, 82, 66, 70],
  [166, 82, 220, 70],
  [14, 160, 96, 60],
  [116, 160, 100, 60],
  [222, 160, 64, 60],
  [292, 160, 44, 27],
  [342, 160, 44, 27],
  [292, 193, 44, 27],
  [342, 193, 44, 27],
] as const;

const table: Figure = {
  width: 400,
  height: 232,
  shapes: [
    { d: box(2, 2, 396, 228, 12), fill: "#2a7168" },
    { d: "M2 14Q2 2 14 2H386Q398 2 398 14V70H2Z", fill: NIGHT },
    ...ZONES.map(([x, y, w, h]): Shape => ({ d: box(x, y, w, h, 7), fill: "#3b877d", stroke: "#8fd0c4", weight: 1.2 })),
  ],
  labels: [
    { x: 200, y: 36, size: 15, colour: CREAM },
    ...ZONES.map(([x, y, w, h], index): LabelPlace => ({ x: x + w / 2, y: y + h / 2, size: index < 6 ? 12 : 7.5, colour: CREAM })),
  ],
};

const battle: Figure = {
  width: 400,
  height: 250,
  shapes: [
    { d: box(2, 2, 396, 246, 12), fill: NIGHT },
    ...card(40, 16, 62, MINE),
    ...text(40, 16, 62),
    ...card(166, 16, 62, { ...MINE, hair: "#b7622c", cloth: GOLD }),
    ...text(166, 16, 62),
    ...card(40, 134, 62, THEIRS),
    ...text(40, 134, 62),
    ...card(166, 134, 62, { ...THEIRS, hair: "#6a4c8c", cloth: "#6f4ddb" }),
    ...text(166, 134, 62),
    { d: "M118 58H150M134 42V74M118 176H150M134 160V192", stroke: CREAM, weight: 4 },
    { d: "M16 125H384", stroke: GOLD, weight: 2 },
    { d: box(264, 30, 118, 56, 14), fill: RED },
    { d: box(264, 164, 118, 56, 14), fill: TEAL },
  ],
  labels: [
    { x: 71, y: 113, size: 10.5, colour: CREAM },
    { x: 197, y: 113, size: 10.5, colour: CREAM },
    { x: 323, y: 58, size: 26, colour: CREAM },
    { x: 71, y: 232, size: 10.5, colour: CREAM },
    { x: 197, y: 232, size: 10.5, colour: CREAM },
    { x: 323, y: 192, size: 26, colour: CREAM },
  ],
};

const awaken: Figure = {
  width: 400,
  height: 156,
  shapes: [
    ...card(70, 10, 96, { ...MINE, edge: GOLD }),
    { d: "M184 76H222M210 62L224 76L210 90", stroke: INK, weight: 5 },
    { d: box(240, 10, 96, 134, 6), fill: NIGHT, stroke: GOLD, weight: 4 },
    { d: box(247, 17, 82, 88, 3), fill: "#b3506a" },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i): Shape => {
      const angle = (i * Math.PI) / 4;
      const end = (turn: number) => `${(288 + 40 * Math.cos(angle + turn)).toFixed(1)} ${(61 + 40 * Math.sin(angle + turn)).toFixed(1)}`;
      return { d: `M288 61L${end(-0.16)}L${end(0.16)}Z`, fill: "#ffcf8a" };
    }),
    ...bust(288, 58, 1.06, CREAM, RED),
  ],
  labels: [
    { x: 118, y: 124, size: 17, colour: INK },
    { x: 288, y: 124, size: 17, colour: "#ffe6a6" },
  ],
};

/** The drawings of the rules. */
export const figures: Figures = { card: cardFigure, colors: colours, table, battle, awaken };
