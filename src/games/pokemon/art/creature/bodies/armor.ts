/* Armor: caterpillar, crab, spider, beetle, trilobite, tank. */

import type { Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { at, disc, el, lerp, n, outline, pa, type Spot, smooth, st } from "../ink";
import { pattern } from "../parts";
import type { Traits } from "../traits";

export function armor(k: Traits): Body {
  const { p } = k,
    x = 150,
    u = k.grown,
    larva =
      k.has("bug") &&
      k.tier <= 1 &&
      k.bulk < 0.3 &&
      !k.has("water", "steel") &&
      (k.line.length > 2 || (!k.has("poison") && k.L("larva") < 0.6));
  if (larva) return caterpillar(k);
  const build = k.has("water", "rock")
    ? k.L("crab") < 0.65 || k.weight > 20
      ? "crab"
      : "trilobite"
    : k.has("poison", "electric")
      ? "spider"
      : "beetle";
  if (build === "crab") {
    const w = lerp(64, 74, u) * (1 + 0.1 * k.bulk),
      cy = 222,
      d = outline(
        [
          [0, -0.66],
          [0.7, -0.6],
          [1.1, -0.06],
          [0.8, 0.56],
          [0, 0.76],
        ],
        x,
        cy,
        w,
        w,
      ),
      big = k.L("big claw") < 0.5 ? 1.35 : 1;
    const claw = (s: number, q: number) => {
      const up = k.pose === "a" ? s > 0 : k.pose === "b" ? s < 0 : true,
        hx = x + s * (w + 28),
        hy = up ? 148 : 190;
      return (
        st(`M${n(x + s * w * 0.8)} ${cy}Q${n(x + s * (w + 40))} ${cy + 4} ${n(hx)} ${hy + 10}`, p.shade, 17) +
        at(
          hx,
          hy + 10,
          s * 6,
          s * 0.66 * q,
          pa("M0 10C-40 0 -50 -50 -26 -84C-20 -58 -8 -50 -2 -46C2 -62 16 -76 38 -82C54 -44 40 4 0 10Z", p.accent) +
            pa("M0 4C-22 -4 -32 -30 -26 -58C-14 -36 -6 -32 0 -26Z", p.accentDeep),
          0.66 * q,
        )
      );
    };
    return {
      back: "",
      main:
        [-1, 1]
          .map((s) =>
            [0, 1, 2]
              .map((i) =>
                st(
                  `M${n(x + s * w * (0.5 + i * 0.16))} ${n(cy + 30 - i * 8)}Q${n(x + s * (w * 0.9 + i * 18))} ${n(cy + 34)} ${n(x + s * (w * 0.7 + i * 22 + 10))} ${302 - i * 4}`,
                  i % 2 ? p.shade : p.deep,
                  11,
                ),
              )
              .join(""),
          )
          .join("") +
        claw(-1, big) +
        claw(1, 1) +
        pa(d, p.body) +
        pa(
          `M${n(x - w)} ${cy + 12}Q${x} ${n(cy + w * 0.34)} ${n(x + w)} ${cy + 12}Q${n(x + w * 0.7)} ${n(cy + w * 0.6)} ${x} ${n(cy + w * 0.74)}T${n(x - w)} ${cy + 12}Z`,
          p.light,
        ) +
        pattern(k, d, x, cy - 20, w, w * 0.5, k.pattern === "bands" ? "spots" : k.pattern) +
        (k.L("stalks") < 0.6
          ? [-1, 1].map((s) => st(`M${x + s * 20} ${n(cy - w * 0.56)}V${n(cy - w * 0.9)}`, p.shade, 8)).join("") +
            face(k, x + 2, cy - w * 0.96, 42, { gap: 0.5, eyeY: 0, muzzle: "none" }) +
            face({ ...k, eye: "none", cheeks: "none", brow: "none" }, x + 2, cy - 6, 44, { turn: 0.1, muzzle: "smile", q: 0.001 })
          : face(k, x + 2, cy - 6, w * 0.66, { turn: 0.1, muzzle: k.muzzle === "snout" ? "jaw" : k.muzzle })) +
        (k.L("shell spikes") < 0.5
          ? [-40, 0, 40].map((a) => grow("spike", x + a, cy - w * 0.56 + Math.abs(a) * 0.1, 24, a * 0.6, p, p.bone)).join("")
          : ""),
      a: {
        top: [x, cy - w * 0.62],
        back: [
          [x - w * 0.6, cy - w * 0.5, -40],
          [x + w * 0.6, cy - w * 0.5, 40],
        ],
        around: [x, 210, 96],
        foot: [x, 304, 90],
      },
      shadow: [150, 306, 112],
    };
  }
  if (build === "spider") {
    const r = lerp(52, 60, u),
      cy = 226,
      hr = lerp(42, 38, u),
      hx = 184,
      hy = 226,
      d = outline(
        [
          [0, -1],
          [0.78, -0.7],
          [1, 0],
          [0.7, 0.74],
          [0, 0.94],
        ],
        128,
        cy - 14,
        r,
      ),
      H = head(k, hx, hy, hr, { turn: 0.35 });
    const leg = (i: number, s: number, c: string) => {
      const bx = 140 + i * 16,
        kx = s < 0 ? 40 + i * 22 : 216 + i * 22;
      return st(
        `M${bx} ${cy + 4}Q${kx} ${150 + i * (s < 0 ? 14 : -6) + (s > 0 ? 40 : 0)} ${s < 0 ? 26 + i * 34 : 208 + i * 30} 302`,
        c,
        10,
      );
    };
    return {
      back:
        k.has("poison") && k.tall > 0.5
          ? st("M96 190C50 160 60 96 120 92C140 92 150 104 148 116", p.shade, 20) + grow("spike", 146, 112, 34, 170, p, p.accent2)
          : "",
      main:
        [0, 1, 2].map((i) => leg(i, -1, p.deep)).join("") +
        [0, 1, 2].map((i) => leg(i, 1, p.deep)).join("") +
        pa(d, p.body) +
        el(128 - r * 0.3, cy - 14 - r * 0.5, r * 0.22, r * 0.12, p.hi) +
        pattern(k, d, 128, cy - 14, r, r, k.pattern === "plain" ? "zigzag" : k.pattern),
      head: H,
      a: {
        top: [H.tx, H.ty],
        brow: [hx + 6, hy - hr * 0.6],
        back: [
          [92, cy - r * 0.8, -30],
          [124, cy - r * 1.1, -6],
          [150, cy - r, 16],
        ],
        shoulders: [128, cy - 30, 20],
        around: [150, 206, 94],
        foot: [150, 304, 100],
      },
      shadow: [150, 306, 112],
    };
  }
  if (build === "trilobite") {
    const d = outline(
      [
        [0, -0.8],
        [0.8, -0.62],
        [1.16, 0.1],
        [0.8, 0.66],
        [0, 0.74],
      ],
      x,
      232,
      76,
      84,
    );
    return {
      back: [-1, 1].map((s) => grow("spike", x + s * 76, 262, 46, s * 150, p, p.accent)).join(""),
      main:
        [-2, -1, 0, 1, 2].map((i) => st(`M${x + i * 24} 284l${i * 4} 18`, p.deep, 10)).join("") +
        pa(d, p.body) +
        st("M84 254Q150 290 216 254M100 278Q150 306 200 278", p.shade, 7) +
        pattern(k, d, x, 206, 76, 50) +
        face(k, x + 2, 226, 54, { turn: 0.12, muzzle: "dot" }),
      a: {
        top: [x, 168],
        back: [
          [110, 182, -24],
          [150, 170, 0],
          [190, 182, 24],
        ],
        around: [x, 220, 92],
        foot: [x, 304, 80],
      },
      shadow: [150, 306, 96],
    };
  }
  const w = lerp(66, 78, u),
    H = head({ ...k, horn: k.horn === "none" && k.tier > 1 ? "fork" : k.horn, hornCount: 1 }, 206, 220, lerp(40, 36, u), { turn: 0.4 }),
    d = outline(
      [
        [0, -1],
        [0.7, -0.78],
        [1.04, 0],
        [0.96, 0.56],
        [0, 0.66],
      ],
      130,
      236,
      w,
      74,
    ),
    plant = k.has("grass");
  return {
    back: "",
    main:
      [76, 118, 164, 196].map((a, i) => st(`M${a} 268Q${a - 10} 286 ${a + (i > 1 ? 8 : -6)} 302`, p.deep, 13)).join("") +
      pa(d, plant ? p.shade : p.body) +
      st(`M130 164Q${150} 214 134 282M${130 - w} 250Q130 276 ${130 + w} 246`, p.shade, 6) +
      pattern(k, d, 128, 220, w, 62) +
      el(130 - w * 0.4, 190, w * 0.22, 10, p.hi),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [212, 196],
      back: [
        [84, 196, -36],
        [118, 168, -14],
        [154, 168, 10],
      ],
      shoulders: [130, 200, 24],
      around: [150, 216, 94],
      foot: [140, 304, 84],
    },
    shadow: [142, 306, 104],
  };
}
/** A row of soft rings, the head raised. */
function caterpillar(k: Traits): Body {
  const { p } = k,
    hr = lerp(48, 40, k.grown),
    rings: readonly Spot[] = [
      [44, 276, 20],
      [72, 262, 25],
      [104, 258, 29],
      [138, 262, 31],
    ],
    hx = 188,
    hy = 222,
    H = head(k, hx, hy, hr, { turn: 0.35 });
  return {
    back: grow("spike", 34, 270, 34, -58, p, p.accent),
    main:
      rings.map(([a, b, r]) => el(a - 4, b + r * 0.9, 9, 8, p.accent) + el(a + 10, b + r * 0.92, 9, 8, p.accent)).join("") +
      rings
        .map(
          ([a, b, r], i) =>
            disc(a, b, r, i % 2 ? p.body : p.shade) +
            (k.pattern === "spots" || k.pattern === "rings"
              ? disc(a, b - 3, r * 0.36, p.mark)
              : k.pattern === "stripes" || k.pattern === "bands"
                ? st(`M${a} ${b - r + 5}V${b + r - 8}`, p.mark, 6)
                : el(a, b + r * 0.5, r * 0.7, r * 0.34, p.light)) +
            (k.L("bristles") < 0.5 ? grow(k.has("poison") || k.fierce > 0.3 ? "spike" : "tuft", a, b - r + 4, 20, -8, p, p.accent) : ""),
        )
        .join("") +
      pa(
        smooth(
          [
            [140, 246],
            [168, 230],
            [206, 252],
            [198, 290],
            [152, 292],
          ],
          true,
        ),
        p.body,
      ) +
      el(172, 298, 11, 8, p.accent) +
      el(192, 296, 11, 8, p.accent) +
      el(176, 274, 18, 15, p.light),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 6, hy - hr * 0.6],
      back: [],
      around: [150, 230, 88],
      foot: [124, 306, 84],
    },
    shadow: [128, 306, 108],
  };
}
