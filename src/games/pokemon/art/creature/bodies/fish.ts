/* Fish: slender, round, hunter, or leviathan; a seal-like swimmer for ice. */

import type { Body } from "../body";
import { KNOWN } from "../clades";
import { eye } from "../eyes";
import { grow } from "../growths";
import { head } from "../head";
import { at, disc, el, lerp, n, pa, smooth, st } from "../ink";
import { pattern } from "../parts";
import type { Traits } from "../traits";

export function fish(k: Traits): Body {
  const { p } = k;
  // Who lives like a fish and is known for a mammal is a seal.
  if (KNOWN[k.line.root] === "mammal" || (k.has("ice", "fairy") && k.L("seal") < 0.75)) return seal(k);
  const whale = k.height >= 3.4 || k.weight > 120,
    round = !whale && (k.bulk > 0.3 || k.L("round") < 0.25),
    hunter = !whale && !round && (k.has("dark", "dragon", "steel") || k.fierce > 0.5);
  const [rx, ry] = whale ? [112, 76] : round ? [70, 62] : hunter ? [94, 44] : [82, 46],
    cx = 156,
    cy = 196;
  const nose = hunter ? 1.12 : 1,
    top = whale ? 0.92 : 1;
  const d = smooth(
    [
      [cx - rx, cy - ry * 0.12],
      [cx - rx * 0.5, cy - ry * 0.8],
      [cx + rx * 0.1, cy - ry * top],
      [cx + rx * 0.72, cy - ry * 0.72],
      [cx + rx * nose, cy + ry * (whale ? 0.2 : 0.02)],
      [cx + rx * 0.74, cy + ry * 0.74],
      [cx + rx * 0.05, cy + ry * 1.0],
      [cx - rx * 0.55, cy + ry * 0.66],
      [cx - rx, cy + ry * 0.14],
    ],
    true,
  );
  const finK = k.L.pick("fin kind", ["fan", "veil", "sharp"]),
    dorsal =
      finK === "sharp" || hunter
        ? pa(
            `M${n(cx - rx * 0.4)} ${n(cy - ry * 0.72)}Q${n(cx - rx * 0.1)} ${n(cy - ry * 1.9)} ${n(cx - rx * 0.36)} ${n(cy - ry * 2.1)}Q${n(cx + rx * 0.2)} ${n(cy - ry * 1.9)} ${n(cx + rx * 0.42)} ${n(cy - ry * 0.8)}Z`,
            p.accent,
          )
        : finK === "veil"
          ? pa(
              `M${n(cx - rx * 0.75)} ${n(cy - ry * 0.5)}C${n(cx - rx * 0.9)} ${n(cy - ry * 1.7)} ${n(cx + rx * 0.2)} ${n(cy - ry * 2)} ${n(cx + rx * 0.4)} ${n(cy - ry * 1.5)}C${n(cx + rx * 0.34)} ${n(cy - ry * 1.3)} ${n(cx + rx * 0.5)} ${n(cy - ry)} ${n(cx + rx * 0.5)} ${n(cy - ry * 0.7)}Z`,
              p.accent,
            ) +
            st(
              `M${n(cx - rx * 0.4)} ${n(cy - ry * 0.8)}L${n(cx - rx * 0.46)} ${n(cy - ry * 1.36)}M${n(cx)} ${n(cy - ry)}V${n(cy - ry * 1.56)}`,
              p.accentDeep,
              4,
            )
          : [-0.4, -0.1, 0.2].map((u, i) => grow("spike", cx + u * rx, cy - ry * 0.86, ry * (0.7 + 0.16 * i), -24, p, p.accent)).join("");
  const tl = whale ? 0.8 : finK === "veil" ? 1.35 : 1.05,
    tailFin = at(
      cx - rx * 0.94,
      cy,
      0,
      (ry * tl) / 46,
      pa("M8 -8C-18 -20 -34 -48 -62 -54C-52 -30 -44 -14 -46 0C-44 14 -52 32 -60 54C-32 48 -18 20 8 8Z", p.accent) +
        st("M-10 -4L-44 -34M-12 4L-42 34M-14 0H-40", p.accentDeep, 4),
    );
  const q = lerp(0.2, 0.13, k.grown) * (whale ? 64 : ry * 1.15) * (whale ? 0.72 : 1.1),
    ex = cx + rx * (whale ? 0.62 : 0.56),
    ey = cy - ry * (whale ? 0.02 : 0.2);
  const kind = k.eye === "glow" && !k.dark ? "round" : k.eye === "sleepy" ? "gentle" : k.eye === "compound" ? "round" : k.eye;
  const mouth = whale
    ? st(
        `M${n(cx + rx * 0.98)} ${n(cy + ry * 0.3)}Q${n(cx + rx * 0.6)} ${n(cy + ry * 0.54)} ${n(cx + rx * 0.24)} ${n(cy + ry * 0.3)}`,
        p.line,
        4.5,
      )
    : hunter
      ? pa(
          `M${n(cx + rx * 1.06)} ${n(cy + ry * 0.22)}Q${n(cx + rx * 0.8)} ${n(cy + ry * 0.3)} ${n(cx + rx * 0.5)} ${n(cy + ry * 0.34)}Q${n(cx + rx * 0.78)} ${n(cy + ry * 0.62)} ${n(cx + rx * 1.06)} ${n(cy + ry * 0.22)}Z`,
          p.ink,
        ) + [0.66, 0.78, 0.9].map((u) => grow("spike", cx + u * rx, cy + ry * 0.27, 9, 180, p, p.white)).join("")
      : k.muzzle === "lips" || round
        ? disc(cx + rx * 0.98, cy + ry * 0.2, ry * 0.14, p.accent) + disc(cx + rx * 0.98, cy + ry * 0.2, ry * 0.06, p.ink)
        : st(`M${n(cx + rx * 0.96)} ${n(cy + ry * 0.22)}q${n(-rx * 0.12)} ${n(ry * 0.2)} ${n(-rx * 0.26)} ${n(ry * 0.08)}`, p.line, 4);
  const spikes =
    round && (k.has("poison") || k.L("spiny") < 0.4)
      ? Array.from({ length: 12 }, (_, i) => {
          const a = i * 30;
          return grow("spike", cx + Math.sin(a / 57.3) * rx * 0.9, cy - Math.cos(a / 57.3) * ry * 0.9, 26, a, p, p.accent);
        }).join("")
      : "";
  const lamp =
    k.has("electric") || k.L("lure") < 0.14
      ? st(
          `M${n(cx + rx * 0.4)} ${n(cy - ry * 0.8)}Q${n(cx + rx * 0.6)} ${n(cy - ry * 2)} ${n(cx + rx * 1.05)} ${n(cy - ry * 1.5)}`,
          p.shade,
          6,
        ) + disc(cx + rx * 1.05, cy - ry * 1.46, 12, k.has("electric") ? p.spark : p.accent2)
      : "";
  const whisker =
    k.L("whisker") < 0.35 && !whale
      ? st(`M${n(cx + rx * 0.86)} ${n(cy + ry * 0.42)}q10 14 2 32M${n(cx + rx * 0.76)} ${n(cy + ry * 0.56)}q0 14 -10 26`, p.accent, 5)
      : "";
  const s = `${spikes + tailFin + (whale ? "" : dorsal) + pa(d, p.body)}<clipPath id="${k.id}f"><path d="${d}"/></clipPath><g clip-path="url(#${k.id}f)">${pa(`M${n(cx - rx * 1.1)} ${n(cy + ry * 0.3)}Q${n(cx)} ${n(cy + ry * (whale ? 0.3 : 0.56))} ${n(cx + rx * 1.2)} ${n(cy + ry * 0.32)}V${n(cy + ry * 1.2)}H${n(cx - rx * 1.1)}Z`, p.light)}${whale ? [0, 1, 2, 3].map((i) => st(`M${n(cx - rx * 0.2)} ${n(cy + ry * (0.5 + i * 0.14))}Q${n(cx + rx * 0.4)} ${n(cy + ry * (0.66 + i * 0.14))} ${n(cx + rx)} ${n(cy + ry * (0.44 + i * 0.14))}`, p.shade, 3)).join("") : ""}</g>${pattern(k, d, cx - rx * 0.2, cy - ry * 0.06, rx * 0.8, ry * 0.9)}${whale ? "" : st(`M${n(cx + rx * 0.3)} ${n(cy - ry * 0.44)}q${n(-ry * 0.24)} ${n(ry * 0.44)} 0 ${n(ry * 0.8)}`, p.shade, 5)}${mouth}${eye(k, ex, ey, q, 1, kind)}${k.cheeks !== "none" ? el(ex - q * 0.2, ey + q * 2, q * 0.9, q * 0.6, p.accent, 'opacity=".6"') : ""}${pa(`M${n(cx + rx * 0.06)} ${n(cy + ry * 0.36)}C${n(cx - rx * 0.1)} ${n(cy + ry * 0.8)} ${n(cx - rx * 0.3)} ${n(cy + ry * 1.3)} ${n(cx - rx * (whale ? 0.5 : 0.3))} ${n(cy + ry * (whale ? 1.2 : 1.3))}C${n(cx - rx * 0.36)} ${n(cy + ry)} ${n(cx - rx * 0.34)} ${n(cy + ry * 0.6)} ${n(cx - rx * 0.12)} ${n(cy + ry * 0.3)}Z`, p.accent)}${lamp}${whisker}`;
  const tilt = k.pose === "a" ? -14 : k.pose === "b" ? 6 : -4;
  return {
    back: "",
    main: `<g transform="rotate(${whale ? tilt / 2 : tilt} 150 200)">${s}</g>`,
    a: {
      top: [cx + rx * 0.3, cy - ry * 0.86],
      brow: [cx + rx * 0.72, cy - ry * 0.6],
      back: whale
        ? [
            [cx - rx * 0.5, cy - ry * 0.74, -24],
            [cx - rx * 0.1, cy - ry * 0.92, -8],
            [cx + rx * 0.3, cy - ry * 0.86, 8],
          ]
        : [],
      around: [cx, cy, Math.max(rx, 76)],
      shoulders: [cx - 6, cy - 10, 10],
    },
    hover: true,
    wet: true,
    shadow: undefined,
  };
}
/** A sleek swimmer with flippers, head up. */
function seal(k: Traits): Body {
  const { p } = k,
    hr = lerp(48, 38, k.grown),
    hx = 186,
    hy = lerp(178, 152, k.grown),
    H = head({ ...k, muzzle: k.muzzle === "line" ? "cat" : k.muzzle, topEyes: false, ear: k.ear === "fin" ? "fin" : "none" }, hx, hy, hr, {
      turn: 0.35,
    }),
    d = smooth(
      [
        [54, 284],
        [84, 254],
        [120, 216],
        [146, 176],
        [190, 166],
        [226, 190],
        [230, 240],
        [206, 284],
        [150, 300],
        [90, 300],
      ],
      true,
    );
  return {
    back: at(
      60,
      284,
      -58,
      0.74,
      pa("M0 10C-50 -10 -56 -60 -44 -90C-18 -76 -6 -60 0 -40C6 -60 22 -76 46 -88C54 -56 46 -10 0 10Z", p.accent),
    ),
    main:
      pa(d, p.body) +
      pa(
        smooth(
          [
            [150, 296],
            [178, 248],
            [196, 206],
            [222, 206],
            [226, 246],
            [202, 284],
          ],
          true,
        ),
        p.light,
      ) +
      pattern(k, d, 130, 250, 70, 46) +
      pa("M150 250C130 262 108 290 92 306C120 312 160 300 172 276Z", p.shade) +
      pa("M206 250C226 262 242 284 250 304C230 308 204 298 196 276Z", p.shade),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 6, hy - hr * 0.6],
      neck: [hx, hy, hr],
      neckFront: [186, 200, 32],
      back: [
        [84, 258, -44],
        [112, 226, -44],
        [136, 194, -50],
      ],
      chest: [198, 236, 14],
      shoulders: [140, 220, 16],
      around: [150, 216, 84],
      foot: [140, 304, 90],
    },
    shadow: [150, 306, 112],
  };
}
