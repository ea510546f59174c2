import type { Land } from "./land";
import { ellipse, jagged, polygon, round, sheet, soft, stroke } from "./shapes";

/** The rounds of one cloud: x, y, radius. */
const PUFFS = [
  [0, 0, 34],
  [-36, 8, 24],
  [36, 8, 26],
  [-64, 16, 15],
  [66, 16, 16],
] as const;

/** Landscapes that were built or dreamt. */
export const STRANGE_LANDS = {
  zigzag: (r, p) => {
    let t = "";
    for (let i = 0; i < 3; i++) {
      const x = 40 + i * 105 + r.between(-20, 20),
        y = r.between(10, 40);
      t += polygon(
        [
          [x, y],
          [x + 26, y],
          [x + 10, y + 60],
          [x + 34, y + 60],
          [x - 14, y + 150],
          [x - 2, y + 86],
          [x - 22, y + 86],
        ],
        i === 1 ? p.sun : p.far,
        'opacity=".8"',
      );
    }
    return t + sheet(jagged(r, 236, 26, 5), p.far) + sheet(soft(r, 262, 10), p.mid);
  },
  city: (r, p) => {
    const row = (y: number, c: string, lo: number, hi: number) => {
      let s = "",
        x = -10;
      while (x < 310) {
        const w = r.between(24, 52),
          h = r.between(lo, hi);
        s += `<rect x="${round(x)}" y="${round(y - h)}" width="${round(w)}" height="${round(h + 120)}" rx="4" fill="${c}"/>`;
        for (let k = 0; k < 3; k++)
          s += `<rect x="${round(x + 6 + k * 9)}" y="${round(y - h + 12 + r.int(0, 3) * 14)}" width="5" height="8" rx="1.5" fill="${p.sun}" opacity="${r.chance(0.6) ? 0.75 : 0}"/>`;
        x += w + r.between(2, 12);
      }
      return s;
    };
    return row(230, p.far, 20, 110) + row(262, p.mid, 5, 60);
  },
  crystals: (r, p) => {
    let t = "";
    for (let i = 0; i < 7; i++) {
      const x = r.between(-10, 310),
        h = r.between(60, 170),
        w = r.between(14, 30),
        lean = r.between(-34, 34),
        c = i % 2 ? p.mid : p.far;
      t +=
        polygon(
          [
            [x - w, 280],
            [x - w + lean * 0.7, 280 - h * 0.75],
            [x + lean, 280 - h],
            [x + w + lean * 0.7, 280 - h * 0.7],
            [x + w, 280],
          ],
          c,
        ) +
        polygon(
          [
            [x + w * 0.2, 280],
            [x + lean, 280 - h + 8],
            [x + w + lean * 0.7 - 3, 280 - h * 0.7],
            [x + w - 3, 280],
          ],
          p.shade,
          'opacity=".25"',
        );
    }
    return t + sheet(soft(r, 272, 10), p.mid);
  },
  orbs: (r, p) => {
    let t = "";
    for (let i = 0; i < 6; i++) {
      const x = r.between(10, 290),
        y = r.between(20, 230),
        q = r.between(12, 42);
      t +=
        ellipse(x, y, q, q, i % 2 ? p.far : p.mid, 'opacity=".75"') +
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(q + 8)}" fill="none" stroke="${p.bit}" stroke-width="2" opacity=".5"/>`;
    }
    return t + sheet(soft(r, 266, 18), p.mid);
  },
  pillars: (r, p) => {
    let t = "";
    for (let i = 0; i < 6; i++) {
      const x = r.between(-10, 300),
        w = r.between(22, 44),
        h = r.between(60, 190);
      t += `<rect x="${round(x)}" y="${round(285 - h)}" width="${round(w)}" height="${round(h + 10)}" rx="7" fill="${i % 2 ? p.mid : p.far}"/><rect x="${round(x - 5)}" y="${round(285 - h)}" width="${round(w + 10)}" height="12" rx="6" fill="${i % 2 ? p.far : p.mid}"/>`;
    }
    return t + sheet(soft(r, 270, 10), p.mid);
  },
  clouds: (r, p) => {
    const cloud = (x: number, y: number, s: number, c: string, o: number) =>
      `<g fill="${c}" opacity="${o}">` +
      PUFFS.map((q) => `<circle cx="${round(x + q[0] * s)}" cy="${round(y + q[1] * s)}" r="${round(q[2] * s)}"/>`).join("") +
      `<rect x="${round(x - 78 * s)}" y="${round(y + 10 * s)}" width="${round(160 * s)}" height="${round(24 * s)}" rx="${round(12 * s)}"/></g>`;
    return (
      [p.accent, p.sun, p.far]
        .map((c, i) => stroke(`M-20 ${250 - i * 12}A190 190 0 0 1 330 ${250 - i * 12}`, c, 11, 'opacity=".5"'))
        .join("") +
      cloud(r.between(20, 120), r.between(60, 110), 0.7, p.white, 0.75) +
      cloud(r.between(180, 280), r.between(130, 170), 0.9, p.white, 0.7) +
      sheet(soft(r, 250, 18), p.far) +
      cloud(60, 268, 1.1, p.white, 0.85) +
      cloud(240, 276, 1.2, p.white, 0.9)
    );
  },
} satisfies Record<string, Land>;
