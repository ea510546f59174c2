import type { Land } from "./land";
import { ellipse, jagged, path, polygon, round, scalloped, sheet, soft, stepped, stroke } from "./shapes";

/** Landscapes that grew. */
export const WILD_LANDS = {
  hills: (r, p) => sheet(soft(r, 205, 26), p.far) + sheet(soft(r, 250, 20), p.mid),
  grove: (r, p) => {
    let s = sheet(soft(r, 215, 18), p.far),
      t = "";
    for (let i = 0; i < 5; i++) {
      const x = r.between(-5, 305),
        h = r.between(50, 110),
        w = h * r.between(0.28, 0.42),
        y = 262;
      t +=
        `<rect x="${round(x - 3)}" y="${round(y - h * 0.5)}" width="6" height="${round(h * 0.5)}" fill="${p.near}"/>` +
        ellipse(x, y - h * 0.68, w, h * 0.42, i % 2 ? p.mid : p.near, 'opacity=".92"') +
        stroke(`M${round(x)} ${round(y - h * 0.3)}V${round(y - h * 0.85)}`, p.far, 2, 'opacity=".6"');
    }
    return s + t + sheet(soft(r, 258, 10), p.mid);
  },
  ferns: (r, p) => {
    let s = sheet(soft(r, 225, 22), p.far),
      t = "";
    for (let i = 0; i < 6; i++) {
      const x = r.between(0, 300),
        lean = r.between(-50, 50),
        h = r.between(80, 150);
      for (let k = 0; k < 5; k++) {
        const u = 0.25 + k * 0.17,
          px = x + lean * u * u,
          py = 280 - h * u,
          len = 26 * (1.15 - u);
        t += `<ellipse cx="${round(px - len * 0.8)}" cy="${round(py)}" rx="${round(len)}" ry="6" transform="rotate(24 ${round(px)} ${round(py)})" fill="${i % 2 ? p.mid : p.near}"/><ellipse cx="${round(px + len * 0.8)}" cy="${round(py)}" rx="${round(len)}" ry="6" transform="rotate(-24 ${round(px)} ${round(py)})" fill="${i % 2 ? p.mid : p.near}"/>`;
      }
      t += stroke(`M${round(x)} 285Q${round(x)} ${round(285 - h * 0.6)} ${round(x + lean)} ${round(285 - h)}`, i % 2 ? p.mid : p.near, 3);
    }
    return s + t + sheet(soft(r, 268, 8), p.mid);
  },
  volcano: (r, p) => {
    const x = round(r.between(60, 240));
    return (
      path(`M${x - 130} 290C${x - 70} 250 ${x - 50} 170 ${x - 26} 120L${x + 24} 120C${x + 46} 170 ${x + 70} 250 ${x + 140} 290Z`, p.far) +
      path(
        `M${x - 26} 120C${x - 20} 150 ${x - 10} 130 ${x - 6} 160C${x - 2} 185 ${x + 6} 140 ${x + 12} 150C${x + 18} 160 ${x + 20} 130 ${x + 24} 120Z`,
        p.accent2,
      ) +
      ellipse(x, 98, 26, 14, p.skyTop, 'opacity=".5"') +
      ellipse(x + 16, 78, 18, 11, p.skyTop, 'opacity=".4"') +
      sheet(jagged(r, 262, 30, 5), p.mid)
    );
  },
  mesa: (r, p) => sheet(stepped(r, 200, 70), p.far) + sheet(soft(r, 250, 14), p.mid),
  waves: (r, p) => sheet(scalloped(r, 190, 58), p.far) + sheet(scalloped(r, 222, 74), p.mid) + sheet(scalloped(r, 262, 92), p.near),
  islands: (r, p) => {
    const x = round(r.between(40, 260));
    return (
      path(`M${x - 70} 214Q${x - 40} 150 ${x} 150T${x + 80} 214Z`, p.mid) +
      stroke(`M${x + 4} 152C${x + 2} 130 ${x + 10} 118 ${x + 16} 108`, p.near, 6) +
      [0, 70, 140, 210, 290]
        .map((a) => `<ellipse cx="${x + 34}" cy="108" rx="22" ry="6" fill="${p.near}" transform="rotate(${a} ${x + 16} 108)"/>`)
        .join("") +
      sheet(scalloped(r, 212, 60), p.far) +
      sheet(scalloped(r, 256, 80), p.mid)
    );
  },
  reef: (r, p) => {
    let t = "";
    for (let i = 0; i < 5; i++) {
      const x = r.between(0, 300),
        h = r.between(50, 120),
        c = r.pick([p.mid, p.near, p.accent]);
      t += stroke(
        `M${round(x)} 300V${round(300 - h)}M${round(x)} ${round(300 - h * 0.4)}Q${round(x - 24)} ${round(300 - h * 0.5)} ${round(x - 22)} ${round(300 - h * 0.85)}M${round(x)} ${round(300 - h * 0.55)}Q${round(x + 22)} ${round(300 - h * 0.6)} ${round(x + 20)} ${round(300 - h * 0.95)}`,
        c,
        11,
        'opacity=".85"',
      );
    }
    return sheet(soft(r, 200, 30), p.far) + t + sheet(soft(r, 276, 8), p.mid);
  },
  mountains: (r, p) => sheet(jagged(r, 236, 100, 3), p.far) + sheet(jagged(r, 262, 50, 5), p.mid),
  pines: (r, p) => {
    const row = (y: number, c: string, count: number, hi: number) => {
      let s = "";
      for (let i = 0; i < count; i++) {
        const x = -10 + (320 * i) / (count - 1) + r.between(-14, 14),
          h = r.between(hi * 0.5, hi);
        for (let k = 0; k < 3; k++)
          s += polygon(
            [
              [x - h * 0.2 * (1 + k * 0.4), y - h * (0.66 - k * 0.3)],
              [x, y - h * (1 - k * 0.26)],
              [x + h * 0.2 * (1 + k * 0.4), y - h * (0.66 - k * 0.3)],
            ],
            c,
          );
      }
      return s;
    };
    return row(240, p.far, 7, 170) + row(268, p.mid, 6, 110) + sheet(soft(r, 262, 8), p.mid);
  },
  flowers: (r, p) => {
    let t = "";
    for (let i = 0; i < 9; i++) {
      const x = r.between(0, 300),
        y = r.between(200, 262),
        q = r.between(8, 15),
        c = r.pick([p.accent, p.sun, p.white]);
      t +=
        stroke(`M${round(x)} ${round(y)}V290`, p.mid, 3) +
        [0, 72, 144, 216, 288]
          .map(
            (a) =>
              `<ellipse cx="${round(x)}" cy="${round(y - q * 0.8)}" rx="${round(q * 0.5)}" ry="${round(q * 0.8)}" fill="${c}" transform="rotate(${a} ${round(x)} ${round(y)})"/>`,
          )
          .join("") +
        ellipse(x, y, q * 0.45, q * 0.45, p.near);
    }
    return sheet(soft(r, 216, 22), p.far) + t + sheet(soft(r, 272, 8), p.mid);
  },
} satisfies Record<string, Land>;
