import type { Color } from "@/games/dragonball/engine/card";
import type { Chance } from "@/ui/art/chance";
import { ellipse, type Point, path, round, scalloped, sheet, soft, stroke } from "@/ui/art/shapes";
import { sky } from "@/ui/art/sky";
import type { Paint } from "./paint";
import { burst, cut, outline } from "./paper";

const cloud = (x: number, y: number, size: number, fill: string, opacity: number): string =>
  `<g fill="${fill}" opacity="${opacity}" transform="translate(${round(x)} ${round(y)}) scale(${size})"><rect x="-60" y="-2" width="120" height="22" rx="11"/><circle cx="-22" cy="-4" r="20"/><circle cx="14" cy="-10" r="27"/><circle cx="40" cy="2" r="15"/></g>`;

/** Rocks that stand up from the plain. */
function crag(x: number, y: number, w: number, h: number, fill: string, seam: string): string {
  const side: readonly Point[] = [
    [-1, 0],
    [-0.8, 0.7],
    [-0.45, 0.78],
    [-0.3, 1],
    [0.35, 0.96],
    [0.5, 0.6],
    [0.85, 0.52],
    [1, 0],
  ];
  const line = (from: Point, to: Point) =>
    `M${round(x + w * from[0])} ${round(y - h * from[1])}L${round(x + w * to[0])} ${round(y - h * to[1])}`;
  return (
    cut(outline(side.map(([dx, dy]) => [x + w * dx, y - h * dy])), fill) +
    stroke(line([-0.28, 0.9], [-0.2, 0.3]) + line([0.38, 0.8], [0.3, 0.4]), seam, 3, 'opacity=".4"')
  );
}

function cragLand(r: Chance, p: Paint): string {
  const rocks = [0, 1, 2].map((i) =>
    crag(30 + i * 120 + r.between(-30, 30), 290, r.between(26, 44), r.between(90, 190), i % 2 ? p.mid : p.far, p.near),
  );
  return rocks.join("") + sheet(soft(r, 262, 16), p.mid);
}

function sea(r: Chance, p: Paint): string {
  return (
    cloud(r.between(40, 120), 96, 0.8, p.white, 0.55) +
    cloud(r.between(180, 270), 150, 0.6, p.white, 0.4) +
    path(`M${round(r.between(-20, 30))} 250q60 -96 120 0Z`, p.mid) +
    sheet(scalloped(r, 218, 60), p.far) +
    sheet(scalloped(r, 254, 80), p.mid)
  );
}

function mushroomWood(r: Chance, p: Paint): string {
  const moon = ellipse(r.between(30, 90), r.between(80, 110), 22, 22, p.halo, 'opacity=".8"');
  const trees = Array.from({ length: 5 }, (_, i) => {
    const x = r.between(-6, 306);
    const h = r.between(90, 190);
    const w = r.between(26, 46);
    return (
      stroke(
        `M${round(x)} 290Q${round(x + r.between(-18, 18))} ${round(290 - h * 0.5)} ${round(x)} ${round(290 - h)}`,
        i % 2 ? p.near : p.mid,
        9,
      ) +
      path(
        `M${round(x - w)} ${round(300 - h)}q${round(w)} ${round(-w * 1.5)} ${round(w * 2)} 0q${round(-w)} ${round(w * 0.5)} ${round(-w * 2)} 0Z`,
        i % 2 ? p.mid : p.far,
      ) +
      ellipse(x - w * 0.3, 286 - h, w * 0.18, w * 0.12, p.white, 'opacity=".35"')
    );
  });
  return sheet(soft(r, 222, 20), p.far) + moon + trees.join("") + sheet(soft(r, 268, 10), p.mid);
}

function fairground(r: Chance, p: Paint): string {
  const y = 236;
  const stands = path(`M-20 ${y}Q150 ${y - 46} 320 ${y}V300H-20Z`, p.far);
  const rows = [0, 1, 2, 3].map((i) =>
    stroke(`M-20 ${y + 10 + i * 13}Q150 ${y - 36 + i * 13} 320 ${y + 10 + i * 13}`, p.mid, 3, 'opacity=".55"'),
  );
  const flags = [0, 1, 2, 3, 4].map((i) => {
    const x = 14 + i * 68 + r.between(-8, 8);
    const top = y - r.between(86, 140);
    const flag: readonly Point[] = [
      [x + 2, top],
      [x + 34, top + 12],
      [x + 2, top + 26],
    ];
    return stroke(`M${round(x)} ${y + 8}V${round(top)}`, p.near, 4) + cut(outline(flag), i % 2 ? p.accent : p.main);
  });
  return stands + rows.join("") + flags.join("") + sheet(soft(r, 268, 8), p.mid);
}

function voidLand(r: Chance, p: Paint): string {
  const stars = Array.from({ length: 26 }, () => {
    const q = r.between(0.8, 2.4);
    return ellipse(r.between(0, 300), r.between(30, 250), q, q, p.white, 'opacity=".8"');
  });
  const x = round(r.between(40, 260));
  const planet =
    ellipse(x, 108, 38, 38, p.mid) +
    `<ellipse cx="${x}" cy="108" rx="66" ry="14" fill="none" stroke="${p.halo}" stroke-width="5" opacity=".7" transform="rotate(-18 ${x} 108)"/>`;
  const shards = Array.from({ length: 6 }, (_, i) => {
    const at = r.between(-10, 310);
    const y = r.between(170, 260);
    const w = r.between(16, 40);
    const shard: readonly Point[] = [
      [at - w, y],
      [at - w * 0.2, y - w * 0.55],
      [at + w, y - w * 0.2],
      [at + w * 0.3, y + w * 0.8],
    ];
    return cut(outline(shard), i % 2 ? p.mid : p.far);
  });
  return stars.join("") + planet + shards.join("") + sheet(soft(r, 268, 14), p.mid);
}

/** Where cards of a colour are at home. */
const LANDS: Record<Color, (r: Chance, p: Paint) => string> = {
  red: cragLand,
  blue: sea,
  green: mushroomWood,
  yellow: fairground,
  black: voidLand,
};

function rays(fill: string): string {
  const ray = (i: number) => {
    const [a, b] = [(i * Math.PI) / 10, (i * Math.PI) / 10 + 0.15];
    const end = (angle: number) => `L${round(150 + 420 * Math.cos(angle))} ${round(190 + 420 * Math.sin(angle))}`;
    return path(`M150 190${end(a)}${end(b)}Z`, fill, 'opacity=".32"');
  };
  return Array.from({ length: 20 }, (_, i) => ray(i)).join("");
}

/** Sky, sun and land; the second colour of a card stands in the sky at the right. */
export function backdrop(r: Chance, p: Paint, colors: readonly Color[], radiant: boolean): string {
  const x = r.between(70, 230);
  const y = r.between(84, 130);
  const q = r.between(34, 52);
  return (
    sky(p.skyTop, p.skyLow, 0.7) +
    (p.skyOther ? path("M170 -10H320V440H130Z", p.skyOther, 'opacity=".75"') : "") +
    ellipse(x, y, q + 32, q + 32, p.halo, 'opacity=".22"') +
    ellipse(x, y, q + 15, q + 15, p.halo, 'opacity=".34"') +
    ellipse(x, y, q, q, p.sun) +
    (radiant ? rays(p.aura) : "") +
    LANDS[colors[0] ?? "black"](r, p)
  );
}

/** Sheets of flame around the figure; `strong` adds two. */
export function aura(r: Chance, p: Paint, strong: boolean): string {
  const ring = (size: number, fill: string, opacity: number) => {
    const count = 22;
    const points = Array.from({ length: count }, (_, i): Point => {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count;
      const up = Math.max(0, -Math.sin(angle));
      const reach = (i % 2 === 0 ? r.between(126, 150) + up * 46 : r.between(98, 108) + up * 10) * size;
      return [150 + Math.cos(angle) * reach * 0.86, 214 + Math.sin(angle) * reach];
    });
    return cut(outline(points), fill, 8, `opacity="${opacity}"`);
  };
  return (
    (strong ? ring(1.14, p.auraDark, 0.5) : "") +
    ring(strong ? 1 : 0.9, p.aura, strong ? 0.72 : 0.4) +
    (strong ? ring(0.8, p.white, 0.5) : "")
  );
}

/** A ball of light in a hand: white, with four short rays. */
export const light = (x: number, y: number, q: number, p: Paint): string =>
  ellipse(x, y, q * 1.9, q * 1.9, p.aura, 'opacity=".3"') +
  ellipse(x, y, q * 1.4, q * 1.4, p.aura, 'opacity=".6"') +
  ellipse(x, y, q, q, p.white) +
  stroke(
    `M${round(x - q * 2.2)} ${y}h${round(-q * 0.6)}M${round(x + q * 2.2)} ${y}h${round(q * 0.6)}M${x} ${round(y - q * 2.2)}v${round(-q * 0.6)}M${x} ${round(y + q * 2.2)}v${round(q * 0.6)}`,
    p.white,
    4,
  );

/** What drifts in the air. */
export function motes(r: Chance, p: Paint, count: number): string {
  const mote = () => {
    const x = r.between(8, 292);
    const y = r.between(44, 280);
    const q = r.between(3, 8);
    return r.chance(0.5)
      ? cut(
          outline([
            [x, y - q],
            [x + q * 0.5, y],
            [x, y + q],
            [x - q * 0.5, y],
          ]),
          p.spark,
          1,
          'opacity=".85"',
        )
      : stroke(`M${round(x)} ${round(y)}l${round(r.between(-5, 5))} ${round(-q * 2)}`, p.white, 2.6, 'opacity=".7"');
  };
  return Array.from({ length: count }, mote).join("");
}

/** A many-pointed flash about a point. */
export const flash = (r: Chance, at: Point, count: number, inner: number, outer: readonly [number, number], fill: string): string =>
  cut(
    burst(at, count, inner, () => r.between(...outer)),
    fill,
  );
