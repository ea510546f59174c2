import { crest, eye } from "../head";
import { ellipse, flip, path, stroke } from "../shapes";
import type { Body } from "./body";

/** In profile, a wing raised or folded. */
export const bird: Body = (r, p, f, growth) => {
  const up = r.chance(0.5) || growth > 0,
    q = growth > 0 ? 1.12 : 1;
  const wing = up
    ? path(
        `M160 226C120 200 96 130 40 92C34 120 50 132 52 146C38 142 30 146 26 150C34 170 56 176 64 184C52 186 48 190 46 196C70 232 120 262 166 258Z`,
        p.shade,
      ) + path(`M160 232C130 214 110 170 74 142C78 168 96 190 106 200C92 200 88 204 86 208C104 236 140 250 166 250Z`, p.accent)
    : path("M186 206C140 196 92 214 60 262C90 268 104 262 112 258C112 268 110 274 106 280C140 284 184 268 198 236Z", p.shade) +
      path("M180 218C146 214 114 228 92 256C120 258 160 256 182 238Z", p.accent);
  const s =
    [-26, -8, 10]
      .map((a, i) => `<g transform="rotate(${a} 92 258)">${ellipse(54, 262, 42, 11, i === 1 ? p.accent : p.shade)}</g>`)
      .join("") +
    stroke("M140 282V306M138 306h-16M138 306h14M172 282V306M170 306h-16M170 306h14", p.accent2, 7) +
    path("M84 254C92 200 150 176 196 184C236 192 236 252 190 280C146 300 96 290 84 254Z", p.body) +
    path("M130 282C170 282 206 256 214 212C236 232 226 264 190 281C170 290 148 290 130 282Z", p.light) +
    crest(r.pick(f.crest), 204, 122, p) +
    ellipse(206, 164, 46 * q, 42, p.body) +
    path("M176 196C196 176 236 176 250 184C246 206 216 212 196 208Z", p.light) +
    path("M240 156Q276 158 280 176Q258 186 238 178Z", p.accent2) +
    stroke("M244 170Q262 168 276 176", p.ink, 3) +
    eye(216, 156, 10, p, growth > 0 ? "proud" : r.pick(["gentle", "round"])) +
    ellipse(204, 176, 9, 6, p.accent, 'opacity=".7"') +
    wing;
  return r.chance(0.5) ? flip(s) : s;
};
