import { tail } from "../coat";
import { crest, eye } from "../head";
import { ellipse, flip, leaf, path, polygon, round, stroke } from "../shapes";
import type { Body } from "./body";

/** In profile, on four legs. */
export const quadruped: Body = (r, p, f, growth) => {
  const neck = round(growth > 0 ? r.between(18, 40) : r.between(0, 12)),
    by = 238 - growth * 6,
    hx = 212,
    hy = 180 - neck,
    hr = 44 - growth * 4;
  const leg = (x: number, c: string) =>
    `<path d="M${x - 13} 236L${x - 11} 300Q${x - 11} 308 ${x - 3} 308H${x + 12}Q${x + 16} 300 ${x + 10} 292L${x + 14} 236Z" fill="${c}"/>`;
  const back = r.int(0, 3);
  const e = r.pick(["pointed", "long", "horn", f.ears[0]]);
  const earAt = (dx: number, c: string) =>
    e === "long"
      ? `<g transform="rotate(${dx < 0 ? -22 : 14} ${hx + dx} ${hy - 20})">${ellipse(hx + dx, hy - hr - 30, 14, 44, c)}${ellipse(hx + dx, hy - hr - 30, 6, 30, p.accent)}</g>`
      : e === "horn"
        ? path(
            `M${hx + dx - 12} ${hy - hr + 12}C${hx + dx - 10} ${hy - hr - 24} ${hx + dx - 30} ${hy - hr - 34} ${hx + dx - 28} ${hy - hr - 52}C${hx + dx + 4} ${hy - hr - 44} ${hx + dx + 18} ${hy - hr - 16} ${hx + dx + 12} ${hy - hr + 14}Z`,
            p.light,
          )
        : e === "leaf"
          ? leaf(hx + dx, hy - hr + 16, 66, dx < 0 ? -36 : 10, p.accent, p.shade)
          : polygon(
              [
                [hx + dx - 20, hy - hr + 16],
                [hx + dx - 6, hy - hr - 44],
                [hx + dx + 20, hy - hr + 14],
              ],
              c,
            ) +
            polygon(
              [
                [hx + dx - 7, hy - hr + 8],
                [hx + dx - 4, hy - hr - 22],
                [hx + dx + 9, hy - hr + 8],
              ],
              p.accent,
            );
  const s =
    tail(r.pick(f.tails), 78, 222, 84, -r.between(16, 52), p) +
    leg(118, p.shade) +
    leg(206, p.shade) +
    (back === 0
      ? [0, 1, 2, 3]
          .map((i) =>
            polygon(
              [
                [96 + i * 28, by - 30],
                [100 + i * 28, by - 66 + i * 2],
                [120 + i * 28, by - 32],
              ],
              p.accent,
            ),
          )
          .join("")
      : "") +
    (back === 1 && growth > 0
      ? path(
          `M150 ${by - 20}C110 ${by - 130} 50 ${by - 130} 14 ${by - 96}C46 ${by - 92} 44 ${by - 72} 60 ${by - 66}C72 ${by - 62} 76 ${by - 40} 96 ${by - 38}Z`,
          p.accent,
        ) + stroke(`M130 ${by - 40}C104 ${by - 84} 76 ${by - 100} 44 ${by - 98}`, p.shade, 4)
      : "") +
    path(
      `M72 ${by}C72 ${by - 44} 118 ${by - 44} 152 ${by - 40}C186 ${by - 44} 232 ${by - 40} 230 ${by + 6}C230 ${by + 46} 196 ${by + 40} 150 ${by + 44}C100 ${by + 44} 72 ${by + 40} 72 ${by}Z`,
      p.body,
    ) +
    path(
      `M104 ${by + 38}C130 ${by + 14} 184 ${by + 14} 212 ${by + 32}Q190 ${by + 42} 150 ${by + 44}Q120 ${by + 44} 104 ${by + 38}Z`,
      p.light,
    ) +
    (back === 2 ? [0, 1, 2].map((i) => stroke(`M${100 + i * 26} ${by - 38}q8 20 2 38`, p.shade, 9)).join("") : "") +
    leg(94, p.body) +
    leg(186, p.body) +
    ellipse(96, 305, 15, 6, p.shade) +
    ellipse(189, 305, 15, 6, p.shade) +
    stroke(`M198 ${by - 6}Q206 ${by - 30} ${hx - 4} ${hy + 12}`, p.body, 46) +
    (r.chance(0.5)
      ? path(
          `M${hx - 52} ${hy + 16}C${hx - 62} ${hy + 50} ${hx - 34} ${hy + 74} ${hx - 10} ${by + 10}C${hx + 8} ${by + 14} ${hx + 24} ${hy + 66} ${hx + 18} ${hy + 34}Z`,
          p.light,
        )
      : "") +
    earAt(-20, p.shade) +
    ellipse(hx, hy, hr + 4, hr, p.body) +
    ellipse(hx + hr - 4, hy + 13, 24, 18, p.light) +
    ellipse(hx + hr + 15, hy + 6, 7, 6, p.ink) +
    stroke(`M${hx + hr + 8} ${hy + 20}q-10 9 -22 3`, p.ink, 3.5) +
    eye(hx + 12, hy - 6, growth > 0 ? 9 : 11, p, growth > 0 ? r.pick(["proud", "gentle"]) : r.pick(["gentle", "round"])) +
    ellipse(hx - 8, hy + 15, 9, 6, p.accent, 'opacity=".7"') +
    earAt(8, p.body) +
    (r.chance(0.55) ? crest(r.pick(f.crest), hx - 6, hy - hr + 2, p) : "");
  return r.chance(0.5) ? flip(s) : s;
};
