import { tail } from "../coat";
import { crest, ear, face } from "../head";
import { ellipse, mirror, type Point, round } from "../shapes";
import type { Body } from "./body";

type Cubic = readonly [Point, Point, Point, Point];

/** Tail to neck: two cubic curves that meet, in two poses. */
const POSES: readonly (readonly [Cubic, Cubic])[] = [
  [
    [
      [40, 214],
      [54, 318],
      [150, 318],
      [196, 262],
    ],
    [
      [196, 262],
      [246, 196],
      [128, 214],
      [150, 130],
    ],
  ],
  [
    [
      [262, 240],
      [226, 330],
      [70, 322],
      [62, 262],
    ],
    [
      [62, 262],
      [56, 196],
      [216, 226],
      [176, 128],
    ],
  ],
];
const STEPS = 26;

function along([a, b, c, d]: Cubic, t: number): Point {
  const blend = (axis: 0 | 1) => a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3;
  return [blend(0), blend(1)];
}

/** A long body along a curve. */
export const serpent: Body = (r, p, f) => {
  const [lower, upper] = r.pick(POSES);
  const spine: Point[] = [];
  for (let i = 0; i <= STEPS; i++) spine.push(along(lower, i / STEPS));
  for (let i = 1; i <= STEPS; i++) spine.push(along(upper, i / STEPS));
  const rad = (i: number) => 7 + 25 * Math.min(1, i / 30);
  let back = "";
  let body = "";
  let belly = "";
  spine.forEach(([x, y], i) => {
    body += ellipse(x, y, rad(i), rad(i), p.body);
    if (i % 3 === 0 && i > 4) belly += ellipse(x, y + rad(i) * 0.3, rad(i) * 0.55, rad(i) * 0.42, p.light);
    if (i % 6 === 3 && i > 6) back += ellipse(x, y - rad(i) * 0.9, 9, 13, p.accent);
  });
  const [tx, ty] = along(lower, 0);
  const [hx, hy] = along(upper, 1);
  return (
    tail(r.pick(f.tails), round(tx), round(ty) + 6, 56, r.between(-40, 40), p) +
    back +
    body +
    belly +
    `<g transform="translate(${round(hx - 150)} ${round(hy - 150)})">` +
    mirror(ear(r.pick(["horn", "fin", "antenna", f.ears[0]]), 46, 40, 150, r, p)) +
    ellipse(150, 150, 52, 42, p.body) +
    ellipse(150, 170, 36, 20, p.light) +
    face(r, p, 150, 146, 24, 9, r.pick(["proud", "gentle", "round"]), r.pick(["smile", "fangs"])) +
    crest(r.pick(f.crest), 150, 110, p) +
    "</g>"
  );
};
