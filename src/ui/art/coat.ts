import type { Chance } from "./chance";
import type { Tail } from "./features";
import type { Palette } from "./palette";
import { bolt, ellipse, flame, leaf, path, round, stroke } from "./shapes";

/** A tail rooted at (x, y), about `q` long, leaning by `a` degrees. */
export function tail(kind: Tail, x: number, y: number, q: number, a: number, p: Palette): string {
  if (kind === "flame")
    return (
      stroke(`M${x} ${y}q${a > 0 ? 26 : -26} -4 ${a > 0 ? 34 : -34} -28`, p.shade, 14) +
      flame(x + (a > 0 ? 36 : -36), y - 22, q * 1.05, a * 0.3, p)
    );
  if (kind === "leaf")
    return (
      stroke(`M${x} ${y}q${a > 0 ? 24 : -24} 0 ${a > 0 ? 34 : -34} -22`, p.shade, 11) +
      leaf(x + (a > 0 ? 34 : -34), y - 18, q, a, p.accent, p.shade)
    );
  if (kind === "bolt") return bolt(x + (a > 0 ? 12 : -12), y + 6, q * 1.35, a, p);
  if (kind === "ball")
    return (
      stroke(`M${x} ${y}q${a > 0 ? 40 : -40} 6 ${a > 0 ? 44 : -44} -40`, p.shade, 8) +
      ellipse(x + (a > 0 ? 44 : -44), y - 46, q * 0.22, q * 0.22, p.accent)
    );
  if (kind === "fin")
    return (
      `<g transform="translate(${x} ${y}) rotate(${a})">` +
      path(
        `M-8 6C-14 -30 -44 -60 -50 -${round(q)}C-14 -${round(q * 0.9)} 14 -${round(q * 0.9)} 50 -${round(q)}C44 -60 14 -30 8 6Z`,
        p.accent,
      ) +
      stroke(`M0 -6V-${round(q * 0.75)}M-6 -14L-28 -${round(q * 0.8)}M6 -14L28 -${round(q * 0.8)}`, p.shade, 3) +
      "</g>"
    );
  if (kind === "ring")
    return `<circle cx="${x + (a > 0 ? 34 : -34)}" cy="${y - 30}" r="${round(q * 0.3)}" fill="none" stroke="${p.shade}" stroke-width="13"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${a})">` +
    path(
      `M0 12C-${round(q * 0.5)} 4 -${round(q * 0.62)} -${round(q * 0.66)} 0 -${round(q * 1.12)}C${round(q * 0.5)} -${round(q * 0.7)} ${round(q * 0.42)} 0 0 12Z`,
      p.body,
    ) +
    path(
      `M0 -${round(q * 1.12)}C${round(q * 0.26)} -${round(q * 0.9)} ${round(q * 0.34)} -${round(q * 0.7)} ${round(q * 0.33)} -${round(q * 0.55)}C${round(q * 0.1)} -${round(q * 0.7)} -${round(q * 0.1)} -${round(q * 0.4)} -${round(q * 0.33)} -${round(q * 0.62)}C-${round(q * 0.25)} -${round(q * 0.85)} -${round(q * 0.1)} -${round(q)} 0 -${round(q * 1.12)}Z`,
      p.light,
    ) +
    "</g>"
  );
}

const FRECKLES = [
  [-0.55, -0.55, 7],
  [-0.3, -0.75, 5],
  [0.5, -0.6, 6],
  [0.28, -0.82, 4],
] as const;

/** A pattern on a head of half-width `w` and half-height `h`. */
export function marks(r: Chance, p: Palette, x: number, y: number, w: number, h: number): string {
  const k = r.int(0, 4);
  if (k === 0) return ellipse(x, y + h * 0.35, w * 0.62, h * 0.62, p.light);
  if (k === 1)
    return (
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${round(x + w * (0.5 + i * 0.12))} ${round(y - h * (0.5 - i * 0.34))}q${round(w * 0.2)} 4 ${round(w * 0.3)} 14`,
            p.shade,
            7,
          ),
        )
        .join("") +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${round(x - w * (0.5 + i * 0.12))} ${round(y - h * (0.5 - i * 0.34))}q${round(-w * 0.2)} 4 ${round(-w * 0.3)} 14`,
            p.shade,
            7,
          ),
        )
        .join("")
    );
  if (k === 2)
    return path(
      `M${round(x)} ${round(y + h * 0.1)}C${round(x - w * 0.5)} ${round(y - h * 0.3)} ${round(x - w * 0.2)} ${round(y - h)} ${round(x)} ${round(y - h)}S${round(x + w * 0.5)} ${round(y - h * 0.3)} ${round(x)} ${round(y + h * 0.1)}Z`,
      p.light,
    );
  if (k === 3) return FRECKLES.map(([dx, dy, q]) => ellipse(x + w * dx, y + h * dy, q, q, p.shade)).join("");
  return path(
    `M${round(x - w * 0.98)} ${round(y)}Q${round(x)} ${round(y + h * 0.5)} ${round(x + w * 0.98)} ${round(y)}Q${round(x + w * 0.7)} ${round(y + h)} ${round(x)} ${round(y + h)}T${round(x - w * 0.98)} ${round(y)}Z`,
    p.light,
  );
}
