import type { Eye } from "./clades";
import { at, disc, el, flip, lerp, n, pa, st } from "./ink";
import type { Traits } from "./traits";

/** One eye about (x, y); `side` is -1 for the left one, 1 for the right one. */
export function eye(k: Traits, x: number, y: number, q: number, side: number, kind: Eye = k.eye): string {
  const { p } = k,
    slant = k.fierce > 0.35 ? lerp(0, 26, k.fierce) : 0;
  const wrap = (s: string) => (side < 0 ? flip(s, x) : s),
    iris = (s = 1, dx = 0, dy = 0) =>
      el(x + dx, y + dy, q * 0.74 * s, q * 0.92 * s, p.iris) + el(x + dx, y + dy, q * 0.42 * s, q * 0.62 * s, p.ink);
  const gleam = disc(x + q * 0.3, y - q * 0.4, q * 0.3, p.white) + disc(x - q * 0.28, y + q * 0.42, q * 0.15, p.white);
  /* The upper lid: a cut of the head's own colour, lower at the inner corner when the temper is fierce. */
  const lid = (fill = p.body) =>
    k.fierce > 0.5
      ? wrap(
          pa(
            `M${n(x - q * 1.7)} ${n(y - q * 1.7)}H${n(x + q * 1.6)}L${n(x + q * 1.5)} ${n(y - q * (1.25 - 0.1 * k.fierce))}L${n(x - q * 1.5)} ${n(y - q * (0.75 - 0.45 * k.fierce))}Z`,
            fill,
          ) + st(`M${n(x - q * 1.15)} ${n(y - q * (0.65 - 0.42 * k.fierce))}L${n(x + q * 1.25)} ${n(y - q * 1.15)}`, p.line, q * 0.3),
        )
      : "";
  switch (kind) {
    case "sleepy":
      return st(`M${n(x - q)} ${n(y)}q${n(q)} ${n(q * 0.8)} ${n(q * 2)} 0`, p.line, q * 0.36);
    case "bead":
      return disc(x, y, q * 0.78, p.ink) + disc(x + q * 0.24, y - q * 0.28, q * 0.26, p.white) + lid();
    case "gentle":
      return (
        el(x, y, q * 0.88, q * 1.12, p.ink) +
        pa(
          `M${n(x - q * 0.72)} ${n(y + q * 0.3)}Q${n(x)} ${n(y + q * 1.7)} ${n(x + q * 0.72)} ${n(y + q * 0.3)}Q${n(x)} ${n(y + q * 0.7)} ${n(x - q * 0.72)} ${n(y + q * 0.3)}Z`,
          p.iris,
        ) +
        gleam +
        lid()
      );
    case "slit":
      return (
        wrap(
          pa(
            `M${n(x - q * 1.25)} ${n(y + q * 0.35)}C${n(x - q * 0.7)} ${n(y - q * 1.1)} ${n(x + q * 0.9)} ${n(y - q * 1.25)} ${n(x + q * 1.3)} ${n(y - q * 0.35)}C${n(x + q * 1.1)} ${n(y + q * 0.9)} ${n(x - q * 0.4)} ${n(y + q * 1.15)} ${n(x - q * 1.25)} ${n(y + q * 0.35)}Z`,
            p.white,
          ),
        ) +
        el(x, y, q * 0.62, q * 0.82, p.iris) +
        el(x, y, q * 0.24, q * 0.76, p.ink) +
        disc(x + q * 0.28, y - q * 0.3, q * 0.18, p.white)
      );
    case "glow":
      return (
        wrap(
          pa(
            `M${n(x - q * 1.25)} ${n(y + q * 0.1)}C${n(x - q * 0.4)} ${n(y - q * (0.5 - slant / 40))} ${n(x + q * 0.7)} ${n(y - q * 1.2)} ${n(x + q * 1.25)} ${n(y - q)}C${n(x + q * 1.4)} ${n(y + q * 0.6)} ${n(x - q * 0.6)} ${n(y + q * 1.3)} ${n(x - q * 1.25)} ${n(y + q * 0.1)}Z`,
            k.dark || p.lightness < 0.7 ? p.glow : p.ink,
          ),
        ) + disc(x + side * q * 0.15, y + q * 0.05, q * 0.36, k.dark || p.lightness < 0.7 ? p.ink : p.glow)
      );
    case "sly":
      return (
        el(x, y, q * 1.2, q * 1.1, p.white) +
        iris(0.8, 0, q * 0.1) +
        pa(
          `M${n(x - q * 1.4)} ${n(y - q * 0.1)}Q${n(x)} ${n(y - q * 0.35)} ${n(x + q * 1.4)} ${n(y - q * 0.1)}V${n(y - q * 1.3)}H${n(x - q * 1.4)}Z`,
          p.shade,
        )
      );
    case "compound":
      return wrap(
        at(
          x,
          y,
          18,
          1,
          el(0, 0, q * 1.05, q * 1.35, p.ink) +
            el(q * 0.08, q * 0.1, q * 0.8, q * 1.06, p.iris) +
            el(q * 0.25, -q * 0.45, q * 0.3, q * 0.36, p.white, 'opacity=".85"') +
            disc(-q * 0.25, q * 0.4, q * 0.16, p.white, 'opacity=".6"'),
        ),
      );
    default:
      return (
        el(x, y, q * 1.16, q * 1.26, p.white) +
        iris(0.95, side * q * -0.12, q * 0.08) +
        disc(x + q * 0.22, y - q * 0.3, q * 0.28, p.white) +
        lid()
      );
  }
}
