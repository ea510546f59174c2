import { marks, tail } from "../coat";
import { crest, ear, face } from "../head";
import { ellipse, flame, flip, mirror, path, stroke } from "../shapes";
import type { Body } from "./body";

/** Tall, upright, evolved. */
export const hero: Body = (r, p, f) => {
  const lean = r.pick([-1, 1]);
  const arm = r.int(0, 2);
  const weapon = (x: number, y: number) =>
    arm === 0
      ? path(
          `M${x - 4} ${y + 6}C${x + 8} ${y - 40} ${x + 40} ${y - 78} ${x + 62} ${y - 96}C${x + 58} ${y - 50} ${x + 36} ${y - 10} ${x + 8} ${y + 14}Z`,
          p.accent2,
        )
      : arm === 1
        ? ellipse(x + 12, y - 22, 25, 25, p.accent2) + ellipse(x + 12, y - 22, 14, 14, p.white)
        : flame(x + 10, y + 6, 84, 14, p);
  const wings = r.chance(0.45)
    ? mirror(
        path(
          "M170 178C210 120 262 96 296 104C286 126 292 140 296 158C280 156 272 164 270 184C254 180 244 190 238 212C214 196 190 206 176 220Z",
          p.accent,
        ) + stroke("M178 190C214 146 250 124 286 112M186 200C220 168 250 158 280 158", p.shade, 4),
      )
    : path(`M132 164C84 150 40 176 8 150C18 190 60 206 130 190Z`, p.accent) +
      path(`M130 176C90 190 60 224 22 222C46 246 100 232 138 196Z`, p.shade);
  const s =
    wings +
    (r.chance(0.5) ? tail(r.pick(f.tails), 128, 262, 76, -58, p) : "") +
    path("M142 232C118 250 112 280 96 306H134C140 288 146 268 154 250Z", p.shade) +
    path("M158 232C186 246 190 280 206 306H168C162 290 156 268 148 250Z", p.body) +
    path(
      "M108 176C112 160 134 154 150 154S190 160 194 178C192 212 178 226 172 248C160 258 140 258 130 248C122 226 108 212 108 176Z",
      p.body,
    ) +
    path("M126 182Q150 200 174 182Q172 222 150 246Q128 222 126 182Z", p.light) +
    stroke("M114 182C92 196 84 214 92 236", p.shade, 22) +
    ellipse(94, 240, 14, 14, p.light) +
    stroke("M188 182C214 190 226 176 232 154", p.body, 22) +
    weapon(232, 146) +
    ellipse(232, 150, 14, 14, p.light) +
    `<g transform="translate(0 -34)">` +
    mirror(ear(r.pick(f.ears), 40, 40, 162, r, p)) +
    path("M106 160C106 122 130 114 150 114S194 122 194 160C194 188 172 202 150 202S106 188 106 160Z", p.body) +
    marks(r, p, 150, 160, 42, 40) +
    face(r, p, 150, 160, 20, 8.5, "proud", r.pick(["smile", "fangs", "snout"])) +
    crest(r.pick(f.crest), 150, 116, p) +
    "</g>";
  return lean < 0 ? flip(s) : s;
};
