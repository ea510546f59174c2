import { eye } from "../head";
import { ellipse, flip, path, stroke } from "../shapes";
import type { Body } from "./body";

const SPOTS = [
  [120, -14, 8],
  [146, -34, 6],
  [160, 4, 7],
  [178, -30, 5],
] as const;

/** In profile, swimming. */
export const fish: Body = (r, p, _f, growth) => {
  const y = 216,
    q = growth > 0 ? 1.15 : 1;
  const s =
    `<g transform="rotate(${r.int(-14, 8)} 150 ${y})">` +
    path(
      `M84 ${y}C50 ${y - 60} 20 ${y - 66} 10 ${y - 54}C26 ${y - 30} 24 ${y + 20} 8 ${y + 52}C30 ${y + 64} 56 ${y + 50} 84 ${y}Z`,
      p.accent,
    ) +
    stroke(`M70 ${y - 6}Q44 ${y - 30} 26 ${y - 40}M70 ${y + 6}Q44 ${y + 26} 24 ${y + 40}M68 ${y}H30`, p.shade, 3.5) +
    path(`M120 ${y - 50}C120 ${y - 110 * q} 170 ${y - 120 * q} 206 ${y - 106}C196 ${y - 84} 206 ${y - 70} 214 ${y - 44}Z`, p.accent) +
    stroke(`M146 ${y - 54}Q150 ${y - 84} 178 ${y - 98}M176 ${y - 56}Q178 ${y - 76} 194 ${y - 90}`, p.shade, 3.5) +
    path(
      `M70 ${y}C96 ${y - 66} 196 ${y - 90} 250 ${y - 30}C270 ${y - 6} 262 ${y + 24} 236 ${y + 42}C180 ${y + 84} 100 ${y + 58} 70 ${y}Z`,
      p.body,
    ) +
    path(
      `M96 ${y + 28}C140 ${y + 30} 210 ${y + 40} 256 ${y + 16}C250 ${y + 34} 240 ${y + 40} 236 ${y + 42}C186 ${y + 78} 126 ${y + 66} 96 ${y + 28}Z`,
      p.light,
    ) +
    (r.chance(0.6)
      ? [0, 1, 2].map((i) => stroke(`M${120 + i * 28} ${y - 46}q-12 34 -2 66`, p.shade, 8, 'opacity=".8"')).join("")
      : SPOTS.map(([x, dy, q]) => ellipse(x, y + dy, q, q, p.shade)).join("")) +
    path(`M176 ${y + 20}C150 ${y + 40} 140 ${y + 76} 152 ${y + 92}C184 ${y + 84} 204 ${y + 58} 202 ${y + 28}Z`, p.accent) +
    eye(224, y - 14, 12, p, r.pick(["round", "gentle", "proud"])) +
    stroke(`M258 ${y + 10}q-12 12 -26 8`, p.ink, 4) +
    ellipse(212, y + 12, 10, 6, p.accent, 'opacity=".7"') +
    "</g>";
  return r.chance(0.5) ? flip(s) : s;
};
