import { crest, ear, face } from "../head";
import { ellipse, mirror, type Point, polygon } from "../shapes";
import type { Body } from "./body";

/** A pile of rocks. */
export const colossus: Body = (r, p, f) => {
  const rock = (x: number, y: number, w: number, h: number, c: string) => {
    const corner = (i: number): Point => {
      const a = (Math.PI * i) / 4 + 0.3;
      return [x + Math.cos(a) * w * r.between(0.86, 1.08), y + Math.sin(a) * h * r.between(0.86, 1.08)];
    };
    const below = [0, 1, 2, 3, 4].map(corner);
    const topLeft = corner(5);
    const top = corner(6);
    const shine: readonly Point[] = [topLeft, top, [x + w * 0.2, y - h * 0.3], [x - w * 0.3, y - h * 0.35]];
    return polygon([...below, topLeft, top, corner(7)], c) + polygon(shine, "#fff", 'opacity=".16"');
  };
  const spikes = [-70, -34, 34, 70]
    .map((d) =>
      polygon(
        [
          [150 + d - 16, 190],
          [150 + d * 1.5, 116 + Math.abs(d) * 0.3],
          [150 + d + 16, 190],
        ],
        p.accent,
      ),
    )
    .join("");
  return (
    spikes +
    rock(108, 284, 34, 24, p.shade) +
    rock(192, 284, 34, 24, p.shade) +
    rock(150, 222, 84, 62, p.body) +
    ellipse(150, 240, 44, 28, p.light, 'opacity=".7"') +
    rock(52, 232, 30, 40, p.shade) +
    rock(248, 232, 30, 40, p.shade) +
    mirror(ear(r.pick(["horn", "none", f.ears[1]]), 44, 36, 152, r, p)) +
    rock(150, 156, 50, 40, p.body) +
    face(r, p, 150, 154, 20, 9, r.pick(["proud", "round"]), r.pick(["fangs", "smile"])) +
    crest(r.pick(f.crest), 150, 116, p)
  );
};
