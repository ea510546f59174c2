import { marks } from "../coat";
import { crest, ear, face } from "../head";
import { mirror, path, round, stroke } from "../shapes";
import type { Body } from "./body";

/** A bell with tentacles and a ring. */
export const floater: Body = (r, p, f) => {
  const y = 186,
    w = r.between(62, 80),
    legs = r.int(4, 6);
  let t = "";
  for (let i = 0; i < legs; i++) {
    const x = 150 - w * 0.72 + (w * 1.44 * i) / (legs - 1);
    t += stroke(
      `M${round(x)} ${y + 30}c${r.int(-26, 26)} 34 ${r.int(-26, 26)} 40 ${r.int(-14, 14)} ${r.int(70, 104)}`,
      i % 2 ? p.shade : p.accent,
      13,
    );
  }
  return (
    `<ellipse cx="150" cy="${y + 10}" rx="${round(w + 40)}" ry="22" fill="none" stroke="${p.accent2}" stroke-width="7" opacity=".9"/>` +
    t +
    mirror(ear(r.pick(f.ears), w, 66, y, r, p)) +
    path(
      `M${round(150 - w)} ${y + 36}C${round(150 - w * 1.15)} ${y - 50} ${round(150 - w * 0.5)} ${y - 74} 150 ${y - 74}S${round(150 + w * 1.15)} ${y - 50} ${round(150 + w)} ${y + 36}q${round(-w * 0.25)} 20 ${round(-w * 0.5)} 0t${round(-w * 0.5)} 0t${round(-w * 0.5)} 0t${round(-w * 0.5)} 0Z`,
      p.body,
    ) +
    marks(r, p, 150, y - 14, w, 56) +
    face(r, p, 150, y - 8, r.between(26, 34), r.between(10, 13), r.pick(["round", "gentle", "proud"]), "smile") +
    stroke(`M${round(150 - w - 40)} ${y + 12}A${round(w + 40)} 22 0 0 0 ${round(150 + w + 40)} ${y + 12}`, p.accent2, 7) +
    crest(r.pick(f.crest), 150, y - 72, p)
  );
};
