import type { Chance } from "./chance";
import { oklch, type Palette } from "./palette";
import { ellipse, path, stroke } from "./shapes";

/** The bust of an invented person. */
export function person(r: Chance, p: Palette): string {
  const hair = r.int(0, 3),
    skin = r.pick(["#f3c9a5", "#d99e73", "#a86b45", "#7a4a30", "#f7dcc0"]),
    hc = oklch(r.between(0.25, 0.75), r.between(0.03, 0.14), r.between(20, 330));
  const figure =
    (hair === 1 ? path("M92 150C70 220 84 270 76 306H224C216 270 230 220 208 150Z", hc) : "") +
    path("M52 330C54 262 98 244 150 244S246 262 248 330Z", p.body) +
    path("M118 246Q150 286 182 246L196 254Q150 316 104 254Z", p.accent) +
    `<rect x="132" y="206" width="36" height="50" rx="16" fill="${skin}"/>` +
    ellipse(150, 172, 50, 58, skin) +
    (hair === 0
      ? path("M96 176C84 104 128 92 156 94C204 94 216 130 204 178C196 150 172 140 150 146C126 144 104 148 96 176Z", hc)
      : hair === 1
        ? path("M96 190C84 106 128 94 152 94S218 106 204 190C198 150 182 132 150 134S102 150 96 190Z", hc)
        : hair === 2
          ? path("M90 150C94 104 206 104 210 150Z", p.accent) +
            `<rect x="78" y="142" width="144" height="18" rx="9" fill="${p.shade}"/>` +
            path("M98 160C98 178 100 186 104 192L112 160ZM202 160C202 178 200 186 196 192L188 160Z", hc)
          : path("M98 182C92 120 112 104 150 108S208 120 202 182C196 156 180 150 150 150S104 156 98 182Z", hc) +
            ellipse(150, 92, 30, 26, hc)) +
    ellipse(132, 180, 5, 7, p.ink) +
    ellipse(168, 180, 5, 7, p.ink) +
    stroke("M138 204q12 10 24 0", p.ink, 4) +
    ellipse(120, 196, 9, 5, "#e8503a", 'opacity=".35"') +
    ellipse(180, 196, 9, 5, "#e8503a", 'opacity=".35"');
  return `<g transform="translate(0 6)">${figure}</g>`;
}
