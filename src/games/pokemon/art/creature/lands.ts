import { disc, el, n, pa, poly, type Stream, smooth, st } from "./ink";

const shut = (d: string) => `${d}L320 440L-20 440Z`;
/** The colours of one scene, and how many sheets it has so far. */
export interface Scenery {
  readonly id: string;
  sheets: number;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly bit: string;
  readonly pop: string;
  readonly sun: string;
}

/** One sheet of paper: its shadow on the one behind, itself, a light edge. The outline is written once. */
export const sheet = (d: string, fill: string, c: Scenery) => {
  const id = `${c.id}-${c.sheets++}`;
  return `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" y="-4" opacity=".13"/><use href="#${id}" fill="${fill}" stroke="#fff" stroke-opacity=".25"/>`;
};
export const soft = (r: Stream, y: number, amp: number, m = 5) =>
  shut(smooth(Array.from({ length: m + 1 }, (_, i) => [-20 + (340 * i) / m, y + r.between(-amp, amp)])));
const jag = (r: Stream, y: number, amp: number, m: number) => {
  let d = `M-20 ${y}`;
  const w = 340 / m;
  for (let i = 0; i < m; i++) {
    const x = -20 + w * i;
    d += `L${n(x + w * r.between(0.35, 0.65))} ${n(y - r.between(amp * 0.5, amp * 1.4))}L${n(x + w)} ${n(y + r.between(-4, 8))}`;
  }
  return shut(d);
};
const step = (r: Stream, y: number, amp: number) => {
  let d = `M-20 ${y + 20}`,
    x = -20;
  while (x < 320) {
    const w = r.between(40, 76),
      t = y - r.between(0, amp);
    d += `L${n(x)} ${n(t)}L${n(x + w)} ${n(t)}L${n(x + w + 8)} ${y + 16}`;
    x += w + r.between(14, 34);
  }
  return shut(`${d}L320 ${y + 16}`);
};
const scallop = (y: number, w: number) => {
  let d = `M-20 ${y}`;
  for (let x = -20; x < 330; x += w) d += `q${n(w * 0.35)} -12 ${n(w * 0.62)} -3t${n(w * 0.38)} 3`;
  return shut(d);
};
export const row = (r: Stream, m: number, f: (x: number, i: number) => string) =>
  Array.from({ length: m }, (_, i) => f(-6 + (312 * (i + r.between(0.2, 0.8))) / m, i)).join("");

export type LandName =
  | "hills"
  | "grove"
  | "pines"
  | "meadow"
  | "peaks"
  | "mesa"
  | "dunes"
  | "volcano"
  | "waves"
  | "isles"
  | "reef"
  | "cave"
  | "city"
  | "crystals"
  | "clouds"
  | "ruins";

/** The sheets between the sky and the ground on which the creature stands. */
export const LANDS: Record<LandName, (r: Stream, c: Scenery) => string> = {
  hills: (r: Stream, c: Scenery) => sheet(soft(r, 206, 26), c.far, c) + sheet(soft(r, 250, 18), c.mid, c),
  grove: (r: Stream, c: Scenery) =>
    sheet(soft(r, 214, 16), c.far, c) +
    row(r, 6, (x: number, i: number) => {
      const h = r.between(70, 130);
      return `<rect x="${n(x - 4)}" y="${n(264 - h * 0.5)}" width="8" height="${n(h * 0.5)}" fill="${c.near}"/>${el(x, 262 - h * 0.72, h * 0.34, h * 0.42, i % 2 ? c.mid : c.near)}`;
    }) +
    sheet(soft(r, 260, 8), c.mid, c),
  pines: (r: Stream, c: Scenery) =>
    sheet(soft(r, 210, 12), c.far, c) +
    row(r, 7, (x: number) => {
      const h = r.between(70, 140);
      return poly(
        [
          [x - h * 0.26, 268],
          [x - h * 0.1, 268 - h * 0.5],
          [x - h * 0.16, 268 - h * 0.5],
          [x, 268 - h],
          [x + h * 0.16, 268 - h * 0.5],
          [x + h * 0.1, 268 - h * 0.5],
          [x + h * 0.26, 268],
        ],
        c.mid,
        3,
      );
    }) +
    sheet(soft(r, 266, 6), c.mid, c),
  meadow: (r: Stream, c: Scenery) =>
    sheet(soft(r, 216, 20), c.far, c) +
    row(r, 9, (x: number) => {
      const y = r.between(216, 258),
        q = r.between(7, 12);
      return st(`M${n(x)} ${n(y)}V290`, c.mid, 3) + disc(x, y, q, r.pick([c.pop, c.sun, "#fffaf0"])) + disc(x, y, q * 0.4, c.near);
    }) +
    sheet(soft(r, 272, 6), c.mid, c),
  peaks: (r: Stream, c: Scenery) => sheet(jag(r, 238, 96, 3), c.far, c) + sheet(jag(r, 262, 44, 5), c.mid, c),
  mesa: (r: Stream, c: Scenery) => sheet(step(r, 206, 66), c.far, c) + sheet(soft(r, 252, 12), c.mid, c),
  dunes: (r: Stream, c: Scenery) =>
    sheet(soft(r, 222, 26, 3), c.far, c) +
    sheet(soft(r, 256, 18, 3), c.mid, c) +
    row(r, 3, (x: number) => st(`M${n(x)} 268v-34m0 16h-11v-12m11 20h11v-16`, c.near, 8)),
  volcano: (r: Stream, c: Scenery) => {
    const x = n(r.between(60, 240));
    return (
      pa(`M${x - 130} 290C${x - 70} 250 ${x - 50} 170 ${x - 26} 124H${x + 24}C${x + 46} 170 ${x + 70} 250 ${x + 140} 290Z`, c.far) +
      pa(`M${x - 26} 124C${x - 20} 156 ${x - 8} 134 ${x - 4} 168C${x + 4} 186 ${x + 8} 140 ${x + 24} 124Z`, "#f59a3d") +
      el(x + 8, 98, 28, 14, c.far, 'opacity=".5"') +
      sheet(jag(r, 262, 28, 5), c.mid, c)
    );
  },
  waves: (_r, c) => sheet(scallop(198, 58), c.far, c) + sheet(scallop(230, 74), c.mid, c) + sheet(scallop(264, 92), c.near, c),
  isles: (r: Stream, c: Scenery) => {
    const x = n(r.between(40, 260));
    return (
      pa(`M${x - 70} 216Q${x - 40} 160 ${x} 160T${x + 80} 216Z`, c.mid) +
      st(`M${x + 4} 162Q${x} 130 ${x + 16} 112`, c.near, 6) +
      [10, 70, 130, 200]
        .map((a) => `<ellipse cx="${x + 34}" cy="112" rx="22" ry="6" fill="${c.near}" transform="rotate(${a} ${x + 16} 112)"/>`)
        .join("") +
      sheet(scallop(214, 60), c.far, c) +
      sheet(scallop(258, 80), c.mid, c)
    );
  },
  reef: (r: Stream, c: Scenery) =>
    sheet(soft(r, 206, 24), c.far, c) +
    row(r, 6, (x: number, i: number) =>
      st(
        `M${n(x)} 296V${n(r.between(170, 240))}M${n(x)} 272q-20 -8 -20 -34M${n(x)} 260q18 -6 18 -36`,
        i % 2 ? c.mid : i % 3 ? c.near : c.pop,
        10,
      ),
    ) +
    sheet(soft(r, 276, 6), c.mid, c),
  cave: (r: Stream, c: Scenery) =>
    pa(
      `M-10 -10H310V60${[0, 1, 2, 3, 4, 5].map((i) => `L${n(300 - i * 54)} ${n(r.between(36, 56))}L${n(276 - i * 54)} ${n(r.between(70, 130))}L${n(256 - i * 54)} ${n(r.between(36, 56))}`).join("")}L-10 60Z`,
      c.near,
    ) +
    sheet(jag(r, 250, 60, 4), c.far, c) +
    sheet(soft(r, 266, 10), c.mid, c),
  city: (r: Stream, c: Scenery) =>
    (
      [
        [228, c.far, 110],
        [264, c.mid, 60],
      ] as const
    )
      .map(([y, f, top]) =>
        row(r, 7, (x: number) => {
          const h = r.between(top * 0.25, top),
            w = r.between(26, 48);
          return `<rect x="${n(x - w / 2)}" y="${n(y - h)}" width="${n(w)}" height="${n(h + 60)}" rx="4" fill="${f}"/><rect x="${n(x - 9)}" y="${n(y - h + 12)}" width="6" height="9" fill="${c.sun}" opacity=".75"/><rect x="${n(x + 4)}" y="${n(y - h + 26)}" width="6" height="9" fill="${c.sun}" opacity=".6"/>`;
        }),
      )
      .join(""),
  crystals: (r: Stream, c: Scenery) =>
    row(r, 7, (x: number, i: number) => {
      const h = r.between(80, 180),
        w = r.between(14, 26),
        l = r.between(-26, 26);
      return poly(
        [
          [x - w, 284],
          [x - w + l * 0.7, 284 - h * 0.75],
          [x + l, 284 - h],
          [x + w + l * 0.7, 284 - h * 0.7],
          [x + w, 284],
        ],
        i % 2 ? c.mid : c.far,
        4,
      );
    }) + sheet(soft(r, 272, 8), c.mid, c),
  clouds: (r: Stream, c: Scenery) =>
    [0, 1, 2]
      .map((i) => {
        const x = 20 + i * 110 + r.between(-20, 20),
          y = r.between(70, 190),
          q = r.between(0.6, 1);
        return `<g fill="#fffaf0" opacity=".7">${el(x, y, 52 * q, 16 * q, "#fffaf0")}${disc(x - 14 * q, y - 14 * q, 22 * q, "#fffaf0")}${disc(x + 16 * q, y - 10 * q, 17 * q, "#fffaf0")}</g>`;
      })
      .join("") +
    sheet(scallop(232, 70), c.far, c) +
    sheet(scallop(262, 96), c.mid, c),
  ruins: (r: Stream, c: Scenery) =>
    row(r, 5, (x: number, i: number) => {
      const h = r.between(70, 170),
        w = r.between(24, 38);
      return `<rect x="${n(x - w / 2)}" y="${n(284 - h)}" width="${n(w)}" height="${n(h)}" rx="6" fill="${i % 2 ? c.mid : c.far}"/><rect x="${n(x - w / 2 - 6)}" y="${n(284 - h)}" width="${n(w + 12)}" height="12" rx="6" fill="${i % 2 ? c.far : c.mid}"/>`;
    }) + sheet(soft(r, 270, 8), c.mid, c),
};
