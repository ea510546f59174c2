/* Legs: a head and two legs, no arms: bulb, egg, tall stem under a bud. */

import type { Body } from "../body";
import { grow } from "../growths";
import { head } from "../head";
import { lerp, n, outline, pa, st } from "../ink";
import { chest, foot, pattern, tail } from "../parts";
import type { Traits } from "../traits";

export function legs(k: Traits): Body {
  const { p } = k,
    x = 150,
    u = k.grown,
    bird = k.clade === "bird" || k.has("flying");
  if (k.tall > 0.5 && (bird || k.L("stalk") < 0.4) && !k.has("rock")) return strider(k);
  const tall = k.has("grass") && k.tall > 0.6,
    r = lerp(70, 60, u) * (1 + 0.1 * k.bulk),
    ll = lerp(22, 44, u),
    cy = 300 - ll - r * 0.86,
    w = 20 + 6 * k.bulk;
  const skull = k.skull === "wedge" ? "cheeky" : k.skull,
    trunk = tall
      ? pa(
          outline(
            [
              [0, -1],
              [0.5, -0.9],
              [0.6, 0],
              [1, 0.9],
              [0, 1],
            ],
            x,
            236,
            54,
            58,
          ),
          p.body,
        ) + st("M118 262Q150 274 184 260M122 236Q150 248 180 234", p.shade, 5)
      : "";
  const hy = tall ? 150 : cy,
    hr = tall ? 46 : r,
    H = head(k, x + 3, hy, hr, { turn: 0.3, skull });
  const fringe =
    k.has("grass") && !tall && k.L("wig") < 0.35
      ? Array.from({ length: 9 }, (_, i) =>
          st(
            `M${n(x - 60 + i * 15)} ${n(cy - r * 0.5)}q${i % 2 ? 16 : -14} ${n(r * 0.5)} ${i % 2 ? -4 : 6} ${n(r * 0.86)}`,
            i % 2 ? p.mark : p.shade,
            10,
          ),
        ).join("")
      : "";
  const canopy = tall
    ? [-64, -32, 0, 32, 64].map((a) => grow("petal", x + a * 0.4, hy - hr * 0.3, 70, a, p, p.accent2, p.accent)).join("") +
      [-112, -140, 140, 112].map((a) => grow("leaf", x, 196, 92, a, p, p.leaf, p.leafDeep)).join("")
    : "";
  const stand = [-1, 1]
    .map(
      (s) =>
        st(
          `M${n(x + s * r * 0.42)} ${n(300 - ll - 14)}Q${n(x + s * (r * 0.5 + 6))} ${n(300 - ll * 0.5)} ${n(x + s * (r * 0.44 + (k.pose === "a" && s > 0 ? 12 : 2)))} 297`,
          s < 0 ? p.shade : p.deep,
          w,
        ) + foot(k, x + s * (r * 0.44 + 8 + (k.pose === "a" && s > 0 ? 10 : 0)), 300, w * 1.05, k.socks ? p.mark : bird ? p.gold : p.shade),
    )
    .join("");
  return {
    back:
      (k.clade === "amphibian" || k.clade === "mammal" || k.L("has tail") < 0.3 ? tail(k, x - r * 0.66, cy + r * 0.5, 74) : "") + canopy,
    main: stand + trunk,
    head: H,
    over: fringe,
    a: {
      top: [H.tx, H.ty],
      brow: [x + 8, hy - hr * 0.62],
      band: [x, hy - hr * 0.5, hr * 0.86],
      neck: [x, hy, hr],
      back: [
        [x - hr * 0.8, hy - hr * 0.3, -50],
        [x - hr * 0.94, hy + hr * 0.2, -74],
      ],
      around: [x, hy, hr * 1.2],
      foot: [x, 304, r * 0.8],
      shoulders: [x, hy + hr * 0.2, hr * 0.8],
    },
    shadow: [150, 304, r + 12],
  };
}
/** Long legs, a long neck. */
function strider(k: Traits): Body {
  const { p } = k,
    x = 150,
    cy = 214,
    rx = 56,
    ry = 44,
    d = outline(
      [
        [0, -1],
        [0.8, -0.7],
        [1, 0.1],
        [0.7, 0.84],
        [0, 1],
      ],
      x,
      cy,
      rx,
      ry,
    ),
    hr = 36;
  const hx = x + 20;
  const hy = 116;
  const H = head({ ...k, cheeks: "none" }, hx, hy, hr, { turn: 0.35 });
  const leg = (s: number) =>
    st(`M${x + s * 20} ${cy + 30}L${x + s * 32} 268L${x + s * (k.pose === "a" ? 40 : 22)} 298`, p.light, 13) +
    foot(k, x + s * (k.pose === "a" ? 46 : 28), 300, 17, p.deep);
  return {
    back: grow("feather", x - 44, cy, 70, -60, p, p.shade) + grow("feather", x - 46, cy + 8, 60, -84, p, p.body),
    main:
      leg(-1) +
      leg(1) +
      st(`M156 ${cy - 20}Q158 ${n((cy + hy) / 2)} ${hx} ${hy + 16}`, p.light, 17) +
      pa(d, p.body) +
      chest(k, x, cy + 4, rx, ry) +
      pattern(k, d, x, cy, rx, ry) +
      H.back +
      H.front,
    a: {
      top: [hx, hy - hr],
      back: [],
      around: [x, 180, 90],
      foot: [x, 304, 50],
      chest: [x, cy, 18],
    },
    shadow: [150, 304, 66],
  };
}
