import type { Muzzle } from "./clades";
import { disc, el, lerp, n, pa, poly, st } from "./ink";
import type { Traits } from "./traits";

interface Place {
  /** The middle of the face. */
  readonly x: number;
  /** Where the mouth stands on it. */
  readonly mx: number;
  readonly my: number;
  /** The radius of the face. */
  readonly r: number;
  readonly turn: number;
}

/** A muzzle of a kind with its mouth, or a mouth alone. */
export function mouth(k: Traits, kind: Muzzle, { x, mx, my, r, turn }: Place): string {
  const { p } = k,
    w = r * 0.24;
  const grin = (w: number, d: number, teeth: boolean) =>
    pa(
      `M${n(mx - w)} ${n(my)}Q${n(mx)} ${n(my + d * 0.5)} ${n(mx + w)} ${n(my)}Q${n(mx + w * 0.7)} ${n(my + d * 1.5)} ${n(mx)} ${n(my + d * 1.5)}T${n(mx - w)} ${n(my)}Z`,
      p.ink,
    ) +
    (teeth
      ? poly(
          [
            [mx - w * 0.62, my + d * 0.34],
            [mx - w * 0.28, my + d * 0.46],
            [mx - w * 0.42, my + d * 0.9],
          ],
          p.white,
          1,
        ) +
        poly(
          [
            [mx + w * 0.62, my + d * 0.34],
            [mx + w * 0.28, my + d * 0.46],
            [mx + w * 0.42, my + d * 0.9],
          ],
          p.white,
          1,
        )
      : el(mx, my + d * 1.15, w * 0.4, d * 0.28, "#ee7d74"));
  const lw = Math.max(2.2, r * 0.07);
  const plain = (dy = 0, width = w) => {
    const yy = my + dy;
    if (k.smile === "open" && k.fierce < 0.7)
      return `<g transform="translate(0 ${n(dy)})">${grin(width * 0.9, r * 0.16, k.fierce > 0.42)}</g>`;
    if (k.fierce > 0.62)
      return (
        st(`M${n(mx - width)} ${n(yy + r * 0.05)}Q${n(mx)} ${n(yy - r * 0.05)} ${n(mx + width)} ${n(yy + r * 0.03)}`, p.line, lw) +
        poly(
          [
            [mx + width * 0.25, yy],
            [mx + width * 0.75, yy],
            [mx + width * 0.5, yy + r * 0.15],
          ],
          p.white,
          1,
        )
      );
    if (k.smile === "smirk")
      return st(
        `M${n(mx - width * 0.6)} ${n(yy + 1)}Q${n(mx + width * 0.3)} ${n(yy + r * 0.1)} ${n(mx + width)} ${n(yy - r * 0.07)}`,
        p.line,
        lw,
      );
    return st(`M${n(mx - width)} ${n(yy)}Q${n(mx)} ${n(yy + r * 0.2)} ${n(mx + width)} ${n(yy)}`, p.line, lw);
  };
  let m = "";
  switch (kind) {
    case "cat":
      m =
        el(mx, my + r * 0.06, r * 0.36, r * 0.25, p.light) +
        pa(
          `M${n(mx - r * 0.1)} ${n(my - r * 0.1)}H${n(mx + r * 0.1)}Q${n(mx + r * 0.08)} ${n(my + r * 0.02)} ${n(mx)} ${n(my + r * 0.05)}Q${n(mx - r * 0.08)} ${n(my + r * 0.02)} ${n(mx - r * 0.1)} ${n(my - r * 0.1)}Z`,
          p.ink,
        ) +
        st(
          `M${n(mx - r * 0.2)} ${n(my + r * 0.08)}q${n(r * 0.1)} ${n(r * 0.12)} ${n(r * 0.2)} 0q${n(r * 0.1)} ${n(r * 0.12)} ${n(r * 0.2)} 0`,
          p.ink,
          lw * 0.8,
        );
      break;
    case "dog":
      m =
        el(mx + turn * r * 0.16, my + r * 0.04, r * 0.42, r * 0.32, p.light) +
        el(mx + turn * r * 0.26, my - r * 0.12, r * 0.15, r * 0.11, p.ink) +
        st(
          `M${n(mx + turn * r * 0.24)} ${n(my)}v${n(r * 0.1)}m${n(-r * 0.17)} ${n(r * 0.04)}q${n(r * 0.17)} ${n(r * 0.14)} ${n(r * 0.34)} 0`,
          p.ink,
          lw * 0.8,
        );
      break;
    case "mouse":
      m =
        el(mx, my - r * 0.04, r * 0.1, r * 0.08, p.ink) +
        st(
          `M${n(mx)} ${n(my + r * 0.04)}v${n(r * 0.06)}m${n(-r * 0.15)} ${n(r * 0.02)}q${n(r * 0.15)} ${n(r * 0.14)} ${n(r * 0.3)} 0`,
          p.line,
          lw * 0.85,
        ) +
        (k.fierce < 0.5 ? pa(`M${n(mx - r * 0.05)} ${n(my + r * 0.17)}h${n(r * 0.1)}v${n(r * 0.1)}h${n(-r * 0.1)}Z`, p.white) : "");
      break;
    case "snout": {
      const sx = mx + turn * r * 0.34;
      m =
        el(sx, my + r * 0.1, r * 0.6, r * 0.42, p.hi) +
        disc(sx + r * 0.02, my - r * 0.1, r * 0.05, p.ink) +
        disc(sx + r * 0.3, my - r * 0.1, r * 0.05, p.ink) +
        st(
          `M${n(sx - r * 0.46)} ${n(my + r * 0.16)}Q${n(sx + r * 0.1)} ${n(my + r * 0.4)} ${n(sx + r * 0.54)} ${n(my + r * 0.12)}`,
          p.line,
          lw,
        ) +
        (k.fierce > 0.3
          ? poly(
              [
                [sx + r * 0.24, my + r * 0.26],
                [sx + r * 0.4, my + r * 0.21],
                [sx + r * 0.34, my + r * 0.4],
              ],
              p.white,
              1,
            )
          : "");
      break;
    }
    case "jaw":
      m =
        pa(
          `M${n(x - r * 0.72 + turn * r * 0.2)} ${n(my - r * 0.04)}Q${n(mx)} ${n(my + r * 0.16)} ${n(x + r * 0.72 + turn * r * 0.2)} ${n(my - r * 0.04)}Q${n(mx + r * 0.6)} ${n(my + r * 0.52)} ${n(mx)} ${n(my + r * 0.54)}T${n(x - r * 0.72 + turn * r * 0.2)} ${n(my - r * 0.04)}Z`,
          p.light,
        ) +
        st(
          `M${n(x - r * 0.66 + turn * r * 0.2)} ${n(my - r * 0.02)}Q${n(mx)} ${n(my + r * 0.16)} ${n(x + r * 0.66 + turn * r * 0.2)} ${n(my - r * 0.02)}`,
          p.ink,
          lw,
        ) +
        (k.fierce > 0.25
          ? [-0.34, 0.34]
              .map((d) =>
                poly(
                  [
                    [mx + r * d - r * 0.08, my + r * 0.09],
                    [mx + r * d + r * 0.08, my + r * 0.09],
                    [mx + r * d, my - r * 0.12],
                  ],
                  p.white,
                  1,
                ),
              )
              .join("")
          : "");
      break;
    case "line":
      m =
        st(
          `M${n(x - r * 0.62 + turn * r * 0.2)} ${n(my - r * 0.1)}Q${n(mx)} ${n(my + r * 0.24)} ${n(x + r * 0.7 + turn * r * 0.2)} ${n(my - r * 0.12)}`,
          p.line,
          lw,
        ) +
        disc(mx - r * 0.07, my - r * 0.3, r * 0.035, p.line) +
        disc(mx + r * 0.07, my - r * 0.3, r * 0.035, p.line);
      break;
    case "lips":
      m =
        el(mx, my + r * 0.08, r * 0.5, r * 0.2, p.accent) +
        st(
          `M${n(mx - r * 0.44)} ${n(my + r * 0.06)}Q${n(mx)} ${n(my + r * 0.16)} ${n(mx + r * 0.44)} ${n(my + r * 0.06)}`,
          p.ink,
          lw * 0.8,
        );
      break;
    case "beak": {
      const bx = mx + turn * r * 0.25;
      m =
        pa(
          `M${n(bx - r * 0.3)} ${n(my - r * 0.12)}Q${n(bx)} ${n(my - r * 0.42)} ${n(bx + r * 0.3)} ${n(my - r * 0.12)}Q${n(bx + r * 0.26)} ${n(my + r * 0.2)} ${n(bx + turn * r * 0.2)} ${n(my + r * lerp(0.3, 0.52, k.grown))}Q${n(bx - r * 0.2)} ${n(my + r * 0.18)} ${n(bx - r * 0.3)} ${n(my - r * 0.12)}Z`,
          p.gold,
        ) +
        st(
          `M${n(bx - r * 0.24)} ${n(my + r * 0.02)}Q${n(bx)} ${n(my - r * 0.1)} ${n(bx + r * 0.24)} ${n(my + r * 0.02)}`,
          p.sparkDeep,
          lw * 0.7,
        );
      break;
    }
    case "bill": {
      const bx = mx + turn * r * 0.2;
      m =
        pa(
          `M${n(bx - r * 0.34)} ${n(my - r * 0.1)}Q${n(bx)} ${n(my - r * 0.34)} ${n(bx + r * 0.34)} ${n(my - r * 0.1)}Q${n(bx + r * 0.62)} ${n(my + r * 0.2)} ${n(bx + r * 0.4)} ${n(my + r * 0.3)}Q${n(bx)} ${n(my + r * 0.16)} ${n(bx - r * 0.4)} ${n(my + r * 0.3)}Q${n(bx - r * 0.62)} ${n(my + r * 0.2)} ${n(bx - r * 0.34)} ${n(my - r * 0.1)}Z`,
          p.gold,
        ) +
        disc(bx - r * 0.1, my - r * 0.06, r * 0.035, p.sparkDeep) +
        disc(bx + r * 0.1, my - r * 0.06, r * 0.035, p.sparkDeep);
      break;
    }
    case "mandible":
      m =
        st(
          `M${n(mx - r * 0.16)} ${n(my)}q${n(-r * 0.14)} ${n(r * 0.2)} ${n(r * 0.06)} ${n(r * 0.32)}M${n(mx + r * 0.16)} ${n(my)}q${n(r * 0.14)} ${n(r * 0.2)} ${n(-r * 0.06)} ${n(r * 0.32)}`,
          p.accentDeep,
          r * 0.13,
        ) + (k.fierce < 0.5 ? plain(-2, w * 0.5) : "");
      break;
    case "dot":
      m = k.fierce > 0.55 ? plain() : el(mx, my + r * 0.05, r * 0.1, r * 0.12, p.line);
      break;
    case "grin":
      m =
        pa(
          `M${n(mx - r * 0.5)} ${n(my - r * 0.06)}Q${n(mx)} ${n(my + r * 0.2)} ${n(mx + r * 0.5)} ${n(my - r * 0.1)}Q${n(mx + r * 0.4)} ${n(my + r * 0.42)} ${n(mx)} ${n(my + r * 0.42)}T${n(mx - r * 0.5)} ${n(my - r * 0.06)}Z`,
          k.dark ? p.glow : p.ink,
        ) +
        st(
          `M${n(mx - r * 0.26)} ${n(my + r * 0.08)}l${n(r * 0.09)} ${n(r * 0.14)}l${n(r * 0.12)} ${n(-r * 0.1)}l${n(r * 0.12)} ${n(r * 0.1)}l${n(r * 0.12)} ${n(-r * 0.14)}`,
          k.dark ? p.ink : p.white,
          lw * 0.8,
        );
      break;
    case "slot":
      m = [-0.22, 0, 0.22].map((d) => st(`M${n(mx + r * d)} ${n(my + r * 0.02)}v${n(r * 0.2)}`, p.line, lw)).join("");
      break;
    case "smile":
      m = plain();
      break;
    case "none":
      break;
    default:
      m = plain();
  }
  return m;
}
