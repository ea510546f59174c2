import type { Figure, Figures, LabelPlace, Shape } from "@/ui/rules/figure";

const INK = "#2b2145";
const PAPER = "#fff9ec";
const CREAM = "#fff6e2";
const LINE = "#8f7d5e";
const SUN = "#ffc441";
const LAGOON = "#2f8f84";
const LEAF = "#7bb661";
const FLAME = "#e8643c";
const NIGHT = "#2c2353";
const VIOLET = "#6f4ddb";

/** A rectangle with round corners. */
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** How a card lies: upright, or turned by quarters to the right. */
type Turn = 0 | 1 | 2 | 3;
const TURNS: Readonly<Record<Turn, (x: number, y: number) => readonly [number, number]>> = {
  0: (x, y) => [x, y],
  1: (x, y) => [-y, x],
  2: (x, y) => [-x, -y],
  3: (x, y) => [y, -x],
};

/** A creature of ours: head, two ears, two eyes, a mouth; its middle lies at x and y. */
function creature(x: number, y: number, size: number, coat: string, turn: Turn = 0): readonly Shape[] {
  const point = (atX: number, atY: number) => {
    const [left, top] = TURNS[turn](atX * size, atY * size);
    return [x + left, y + top] as const;
  };
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([atX, atY], index) => `${index === 0 ? "M" : "L"}${point(atX, atY).join(" ")}`).join("");
  const dot = (atX: number, atY: number, r: number) => disc(...point(atX, atY), r * size);
  return [
    {
      d: `${line([
        [-15, -6],
        [-17, -30],
        [-3, -15],
      ])}Z`,
      fill: coat,
      stroke: coat,
      weight: 3 * size,
    },
    {
      d: `${line([
        [15, -6],
        [17, -30],
        [3, -15],
      ])}Z`,
      fill: coat,
      stroke: coat,
      weight: 3 * size,
    },
    { d: dot(0, 0, 19), fill: coat },
    { d: dot(0, 6, 10), fill: CREAM },
    { d: dot(-8, -3, 2.8), fill: INK },
    { d: dot(8, -3, 2.8), fill: INK },
    {
      d: line([
        [-3.5, 7],
        [0, 9.5],
        [3.5, 7],
      ]),
      stroke: INK,
      weight: 1.6 * size,
    },
  ];
}

/** A card seen small, its middle at x and y. */
function card(x: number, y: number, w: number, coat: string, turn: Turn = 0): readonly Shape[] {
  const h = (w * 88) / 63;
  const lies = turn % 2 === 1;
  const [wide, high] = lies ? [h, w] : [w, h];
  const [left, top] = TURNS[turn](0, -h * 0.12);
  const inner = { wide: lies ? h * 0.5 : w * 0.84, high: lies ? w * 0.84 : h * 0.5 };
  return [
    { d: box(x - wide / 2, y - high / 2, wide, high, w * 0.07), fill: PAPER, stroke: LINE, weight: 1.6 },
    { d: box(x + left - inner.wide / 2, y + top - inner.high / 2, inner.wide, inner.high, 3), fill: "#cfe6d8" },
    ...creature(x + left, y + top + (turn === 0 ? w * 0.05 : 0), w / 78, coat, turn),
  ];
}

/** The back of a card, its upper left corner at x and y. */
const back = (x: number, y: number, w: number): readonly Shape[] => [
  { d: box(x, y, w, (w * 88) / 63, 3), fill: VIOLET, stroke: PAPER, weight: 1.6 },
  { d: disc(x + w / 2, y + (w * 44) / 63, w * 0.24), fill: SUN },
];

/** A number beside the card: x, y, and the point it tells of. */
const CALLOUTS = [
  [96, 26, 140, 26],
  [304, 26, 254, 26],
  [304, 84, 252, 84],
  [96, 150, 140, 150],
  [304, 150, 252, 150],
  [96, 198, 142, 206],
  [96, 226, 190, 210],
  [304, 204, 254, 204],
] as const;

const cardFigure: Figure = {
  width: 400,
  height: 244,
  shapes: [
    { d: box(122, 8, 156, 218, 9), fill: PAPER, stroke: SUN, weight: 5 },
    { d: box(136, 22, 70, 8, 3), fill: INK },
    { d: box(226, 20, 22, 12, 4), fill: "#c94433" },
    { d: disc(260, 26, 8), fill: LEAF },
    { d: box(134, 40, 132, 84, 5), fill: "#cfe6d8" },
    { d: "M134 112Q164 92 200 108T266 100V119Q266 124 261 124H139Q134 124 134 119Z", fill: "#9ccaa3" },
    ...creature(200, 86, 1.35, LEAF),
    { d: disc(144, 150, 7), fill: LEAF },
    { d: disc(161, 150, 7), fill: LINE },
    { d: box(176, 146, 48, 8, 3), fill: INK },
    { d: box(240, 144, 22, 12, 3), fill: INK },
    { d: box(138, 166, 124, 5, 2), fill: LINE },
    { d: box(138, 176, 96, 5, 2), fill: LINE },
    { d: "M132 192H268", stroke: LINE, weight: 1.4 },
    { d: disc(148, 206, 6), fill: FLAME },
    { d: box(158, 203, 16, 6, 2), fill: INK },
    { d: disc(196, 206, 6), fill: "#8c7a5b" },
    { d: box(206, 203, 16, 6, 2), fill: INK },
    { d: disc(246, 206, 6), fill: "#c9bda4" },
    { d: disc(261, 206, 6), fill: "#c9bda4" },
    ...CALLOUTS.flatMap(([x, y, toX, toY]): Shape[] => [
      { d: `M${x} ${y}L${toX} ${toY}`, stroke: INK, weight: 1.4 },
      { d: disc(x, y, 11), fill: INK },
    ]),
  ],
  labels: CALLOUTS.map(([x, y]): LabelPlace => ({ x, y, size: 13, colour: PAPER })),
};

/** Where the five of the Bench lie. */
const BENCH = [118, 159, 200, 241, 282];

const table: Figure = {
  width: 400,
  height: 256,
  shapes: [
    { d: box(2, 2, 396, 252, 12), fill: "#2a7168" },
    { d: "M2 14Q2 2 14 2H386Q398 2 398 14V58Q300 46 200 58T2 58Z", fill: NIGHT },
    ...card(200, 36, 30, FLAME),
    ...card(200, 104, 50, LEAF),
    ...BENCH.flatMap((x, index) => (index < 3 ? card(x, 184, 32, ["#5aa9d6", SUN, "#c98bd0"][index] ?? LEAF) : [])),
    ...BENCH.slice(3).map((x): Shape => ({ d: box(x - 16, 162, 32, 44.7, 3), stroke: "#8fd0c4", weight: 1.4 })),
    ...[0, 1, 2].flatMap((row) => [0, 1].flatMap((column) => back(22 + column * 26, 84 + row * 36, 22))),
    ...back(336, 84, 34),
    { d: box(336, 154, 34, 47.5, 3), fill: "#3b877d", stroke: "#8fd0c4", weight: 1.4 },
    ...[0, 1, 2, 3, 4].flatMap((place) => [{ d: box(138 + place * 26, 226, 22, 22, 3), fill: PAPER, stroke: LINE, weight: 1.2 }]),
  ],
  labels: [
    { x: 96, y: 30, size: 12, colour: CREAM },
    { x: 200, y: 148, size: 10.5, colour: CREAM },
    { x: 200, y: 217, size: 10.5, colour: CREAM },
    { x: 46, y: 200, size: 9.5, colour: CREAM },
    { x: 353, y: 142, size: 9.5, colour: CREAM },
    { x: 353, y: 212, size: 9.5, colour: CREAM },
    { x: 96, y: 238, size: 10.5, colour: CREAM },
  ],
};

const TERMS = [40, 136, 232] as const;

const damage: Figure = {
  width: 400,
  height: 148,
  shapes: [
    { d: box(2, 2, 396, 144, 12), fill: NIGHT },
    ...card(46, 46, 46, LEAF),
    { d: "M84 46H150M138 36L150 46L138 56", stroke: SUN, weight: 4 },
    ...card(188, 46, 46, "#5aa9d6"),
    ...TERMS.map((x): Shape => ({ d: box(x - 28, 96, 84, 38, 10), fill: "#453a7a" })),
    { d: box(314, 26, 74, 74, 16), fill: FLAME },
    { d: "M300 115H346V104", stroke: SUN, weight: 3 },
  ],
  labels: [
    ...TERMS.flatMap((x): LabelPlace[] => [
      { x: x + 14, y: 108, size: 15, colour: CREAM },
      { x: x + 14, y: 125, size: 9.5, colour: "#d9d2f5" },
    ]),
    { x: 351, y: 63, size: 30, colour: CREAM },
  ],
};

/** Where the five conditions are shown. */
const LYING = [44, 122, 200, 278, 356] as const;
const [ASLEEP, PARALYZED, CONFUSED, POISONED, BURNED] = LYING;

const conditions: Figure = {
  width: 400,
  height: 118,
  shapes: [
    { d: box(2, 2, 396, 114, 12), fill: "#2a7168" },
    ...card(ASLEEP, 50, 46, LEAF, 3),
    ...card(PARALYZED, 50, 46, SUN, 1),
    ...card(CONFUSED, 50, 46, "#c98bd0", 2),
    ...card(POISONED, 50, 46, "#5aa9d6"),
    { d: disc(POISONED + 16, 74, 11), fill: "#7d3c98", stroke: PAPER, weight: 2 },
    { d: `${disc(POISONED + 13, 72, 2.4)}${disc(POISONED + 19, 72, 2.4)}${disc(POISONED + 16, 78, 2.4)}`, fill: CREAM },
    ...card(BURNED, 50, 46, LAGOON),
    { d: disc(BURNED + 16, 74, 11), fill: FLAME, stroke: PAPER, weight: 2 },
    {
      d: `M${BURNED + 16} 67C${BURNED + 23} 72 ${BURNED + 21} 81 ${BURNED + 16} 81C${BURNED + 11} 81 ${BURNED + 9} 74 ${BURNED + 16} 67Z`,
      fill: CREAM,
    },
  ],
  labels: LYING.map((x): LabelPlace => ({ x, y: 102, size: 11, colour: CREAM })),
};

/** The drawings of the rules. */
export const figures: Figures = { card: cardFigure, table, damage, conditions };
