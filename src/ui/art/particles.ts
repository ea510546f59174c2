import type { Chance } from "./chance";
import type { Palette } from "./palette";
import { ground, path, polygon, round, stroke } from "./shapes";
import type { Tint } from "./tint";

/** What drifts in the air: stars at night, and something of the type. */
export function particles(r: Chance, p: Palette, type: Tint): string {
  let s = "";
  const many = (n: number, f: (x: number, y: number) => string) => {
    for (let i = 0; i < n; i++) s += f(r.between(8, 292), r.between(8, 250));
  };
  if (p.mood === "night")
    many(16, (x, y) => `<circle cx="${round(x)}" cy="${round(y * 0.7)}" r="${round(r.between(0.8, 2.2))}" fill="${p.bit}"/>`);
  if (type === "Water")
    many(
      9,
      (x, y) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r.between(3, 9))}" fill="none" stroke="${p.white}" stroke-width="2" opacity=".6"/>`,
    );
  if (type === "Fire")
    many(11, (x, y) =>
      polygon(
        [
          [x, y - 7],
          [x + 4, y],
          [x, y + 6],
          [x - 4, y],
        ],
        p.accent2,
        `opacity="${round(r.between(0.5, 1))}"`,
      ),
    );
  if (type === "Grass" || type === "Fairy")
    many(
      8,
      (x, y) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="8" ry="3.6" fill="${p.bit}" opacity=".8" transform="rotate(${r.int(0, 180)} ${round(x)} ${round(y)})"/>`,
    );
  if (type === "Psychic" || type === "Dragon")
    many(6, (x, y) => path(`M${round(x)} ${round(y - 9)}q1.5 7.5 9 9q-7.5 1.5 -9 9q-1.5 -7.5 -9 -9q7.5 -1.5 9 -9Z`, p.bit));
  if (type === "Lightning") many(5, (x, y) => stroke(`M${round(x)} ${round(y)}l7 8l-9 3l8 9`, p.bit, 3));
  if (type === "Metal")
    many(
      5,
      (x, y) =>
        `<rect x="${round(x)}" y="${round(y)}" width="9" height="9" rx="2" fill="${p.bit}" opacity=".7" transform="rotate(45 ${round(x)} ${round(y)})"/>`,
    );
  if (type === "Fighting")
    many(6, (x, y) =>
      polygon(
        [
          [x, y],
          [x + 8, y - 4],
          [x + 10, y + 5],
          [x + 2, y + 8],
        ],
        p.mid,
        'opacity=".8"',
      ),
    );
  return s;
}

/** The foreground, in front of the creature's feet. */
export function foreground(r: Chance, p: Palette, type: Tint): string {
  let s = "";
  for (let i = 0; i < 7; i++) {
    const x = r.chance(0.5) ? r.between(-6, 96) : r.between(204, 306),
      y = r.between(314, 328);
    s +=
      type === "Water"
        ? `<path d="M${round(x - 30)} ${round(y)}q15 -10 30 0t30 0" fill="none" stroke="${p.far}" stroke-width="5" stroke-linecap="round"/>`
        : type === "Metal" || type === "Fighting" || type === "Darkness"
          ? polygon(
              [
                [x - 16, y + 8],
                [x - 8, y - r.between(6, 16)],
                [x + 10, y - r.between(2, 14)],
                [x + 18, y + 8],
              ],
              p.mid,
            )
          : `<path d="M${round(x)} ${round(y + 10)}q-8 -18 -14 -22m14 22q0 -20 2 -30m-2 30q8 -16 15 -20" fill="none" stroke="${p.mid}" stroke-width="5" stroke-linecap="round"/>`;
  }
  return s + path(ground(`M-20 330Q70 318 150 328T320 326`), p.near);
}
