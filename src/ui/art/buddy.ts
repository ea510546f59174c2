import type { Chance } from "./chance";
import { marks, tail } from "./coat";
import type { Eye, Features } from "./features";
import { crest, ear, face } from "./head";
import type { Palette } from "./palette";
import { ellipse, mirror, path, round } from "./shapes";

const EYES: readonly Eye[] = ["gentle", "gentle", "round", "sleepy"];

/** A creature seen from the front, small with a big head, standing on y = 306. */
export function buddy(r: Chance, p: Palette, f: Features): string {
  const hw = r.between(60, 76),
    hh = r.between(50, 62),
    hy = 188,
    bw = r.between(42, 56),
    by = 262;
  const side = r.chance(0.5) ? 1 : -1;
  return (
    tail(r.pick(f.tails), 150 + side * bw * 0.8, 272, 74, side * r.between(24, 60), p) +
    mirror(ear(r.pick(f.ears), hw, hh, hy, r, p)) +
    mirror(ellipse(150 + bw * 0.55, 304, 25, 13, p.shade)) +
    path(
      `M${round(150 - bw)} 268C${round(150 - bw * 1.05)} 220 ${round(150 - bw * 0.5)} 205 150 205S${round(150 + bw * 1.05)} 220 ${round(150 + bw)} 268C${round(150 + bw)} 300 ${round(150 + bw * 0.5)} 308 150 308S${round(150 - bw)} 300 ${round(150 - bw)} 268Z`,
      p.body,
    ) +
    ellipse(150, by + 12, bw * 0.62, 36, p.light) +
    mirror(`<g transform="rotate(${r.int(-38, 24)} ${round(150 + bw)} 240)">${ellipse(150 + bw + 4, 258, 13, 27, p.shade)}</g>`) +
    path(
      `M${round(150 - hw)} ${round(hy + 4)}C${round(150 - hw)} ${round(hy - hh * 0.9)} ${round(150 - hw * 0.5)} ${round(hy - hh)} 150 ${round(hy - hh)}S${round(150 + hw)} ${round(hy - hh * 0.9)} ${round(150 + hw)} ${round(hy + 4)}C${round(150 + hw)} ${round(hy + hh * 0.8)} ${round(150 + hw * 0.55)} ${round(hy + hh)} 150 ${round(hy + hh)}S${round(150 - hw)} ${round(hy + hh * 0.8)} ${round(150 - hw)} ${round(hy + 4)}Z`,
      p.body,
    ) +
    marks(r, p, 150, hy, hw, hh) +
    face(r, p, 150, hy + 4, r.between(26, 36), r.between(9, 12.5), r.pick(EYES), r.pick(["smile", "snout", "beak", "smile"])) +
    crest(r.pick(f.crest), 150, round(hy - hh), p)
  );
}
