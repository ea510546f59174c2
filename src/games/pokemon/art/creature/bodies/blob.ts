/* Blob: a body on its own base, no legs: burrower, pear, bulb in a leaf skirt, sea horse, urn, haunted helm or pod, snow lump, star. */

import type { Anchors, Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { at, disc, el, lerp, n, outline, type Point, pa, poly, smooth, st } from "../ink";
import { limb, pattern } from "../parts";
import type { Traits } from "../traits";

export function blob(k: Traits): Body {
  const { p } = k,
    x = 150,
    u = k.grown;
  const build =
    k.has("steel") && k.has("ghost")
      ? "helm"
      : k.has("steel")
        ? "pod"
        : k.has("ghost")
          ? "urn"
          : k.has("ground") && k.height < 0.6
            ? "mound"
            : k.has("grass") || k.has("bug")
              ? "bulb"
              : k.has("water")
                ? k.line.allTypes.includes("psychic") || k.L("star") < 0.35
                  ? "star"
                  : "curl"
                : k.has("ice")
                  ? "snow"
                  : "pear";
  const mz = ["snout", "dog"].includes(k.muzzle) ? "cat" : k.muzzle,
    A = (own: Partial<Anchors> & Pick<Anchors, "top">): Anchors => ({ back: [], around: [x, 200, 86], ...own });
  if (build === "mound") {
    const H = head({ ...k, muzzle: k.muzzle === "line" ? "mouse" : k.muzzle }, x + 4, 204, 50, { turn: 0.3 }),
      paw = (s: number) =>
        el(x + s * 56, 268, 25, 17, s < 0 ? p.shade : p.body) +
        [-14, 0, 14].map((t) => grow("spike", x + s * 56 + t, 274, 22, 180 - t, p, p.bone)).join("");
    return {
      back: "",
      main:
        pa("M92 300C92 240 110 222 150 222S208 240 208 300Z", p.body) +
        el(x, 274, 36, 30, p.light) +
        pa("M46 308C52 288 84 280 108 286C132 278 172 278 194 286C218 280 248 288 254 308Z", "#8a6442") +
        (
          [
            [78, 294, 10],
            [150, 290, 12],
            [222, 294, 10],
          ] as const
        )
          .map(([a, b, r]) => disc(a, b, r, "#a67c54"))
          .join("") +
        paw(-1) +
        paw(1),
      head: H,
      a: A({ top: [H.tx, H.ty], brow: [x + 8, 172], neck: [x, 204, 48], foot: [x, 304, 90] }),
      shadow: [150, 306, 96],
    };
  }
  if (build === "bulb") {
    const r = lerp(54, 46, u),
      hy = lerp(206, 158, u),
      H = head({ ...k, muzzle: mz }, x + 2, hy, r, {
        turn: 0.25,
        skull: k.skull === "wide" ? "round" : k.skull === "wedge" ? "tall" : k.skull,
      }),
      skirt = k.L.pick("skirt", ["leaves", "gown", "sack"]),
      c = k.has("grass") ? p.leaf : p.accent,
      c2 = k.has("grass") ? p.leafDeep : p.accentDeep;
    const base =
      skirt === "gown"
        ? pa(
            `M${n(x - 22)} ${n(hy + r * 0.7)}C${n(x - 40)} ${n(hy + r + 40)} 84 280 74 302Q150 314 226 302C216 280 ${n(x + 40)} ${n(hy + r + 40)} ${n(x + 22)} ${n(hy + r * 0.7)}Z`,
            c,
          ) + st(`M150 ${n(hy + r + 10)}V298M132 ${n(hy + r + 10)}Q116 270 110 298M168 ${n(hy + r + 10)}Q184 270 190 298`, c2, 4)
        : skirt === "sack"
          ? pa(
              outline(
                [
                  [0, -1],
                  [0.62, -0.7],
                  [1, 0.3],
                  [0.8, 0.94],
                  [0, 1],
                ],
                x,
                256,
                60,
                50,
              ),
              p.shade,
            ) +
            pattern(
              k,
              outline(
                [
                  [0, -1],
                  [0.62, -0.7],
                  [1, 0.3],
                  [0.8, 0.94],
                  [0, 1],
                ],
                x,
                256,
                60,
                50,
              ),
              x,
              256,
              58,
              48,
            )
          : [-118, -146, 180, 146, 118]
              .map((a, i) => grow("leaf", x + (i - 2) * 8, hy + r * 0.5, 306 - hy - r * 0.4, a, p, c, c2, 1.15))
              .join("");
    return {
      back: "",
      main:
        base +
        (u > 0.3 ? [-1, 1].map((s) => grow("leaf", x + s * 22, hy + r * 0.9, 58, s * (k.pose === "a" ? 62 : 108), p, c, c2)).join("") : ""),
      head: H,
      a: A({ top: [H.tx, H.ty], brow: [x + 6, hy - r * 0.6], neck: [x, hy, r], around: [x, 210, 82], foot: [x, 304, 66] }),
      shadow: [150, 305, 84],
    };
  }
  if (build === "curl") {
    const hr = 40,
      hx = 160,
      hy = 138,
      H = head({ ...k, muzzle: k.muzzle === "line" ? "lips" : k.muzzle }, hx, hy, hr, { turn: 0.55 }),
      d = smooth(
        [
          [148, 152],
          [186, 158],
          [202, 196],
          [190, 236],
          [160, 256],
          [126, 238],
          [118, 196],
        ],
        true,
      );
    return {
      back: [-46, -70, -96].map((a, i) => grow("fin", 126 - i * 3, 176 + i * 22, 50 - i * 6, a, p)).join(""),
      main:
        st("M160 246C176 274 164 300 140 298C116 294 118 264 138 266C148 268 148 280 140 282", p.body, 19) +
        pa(d, p.body) +
        pa(
          smooth(
            [
              [166, 170],
              [190, 180],
              [194, 212],
              [176, 240],
              [160, 226],
              [154, 194],
            ],
            true,
          ),
          p.light,
        ) +
        st("M164 192L192 192M162 210L192 212M166 228L184 230", p.shade, 3.5) +
        pattern(k, d, 146, 200, 34, 46, k.pattern === "spots" ? "spots" : "plain"),
      head: H,
      a: A({ top: [H.tx, H.ty], brow: [hx + 8, hy - hr * 0.6], neck: [hx, hy, hr], around: [150, 200, 78], shoulders: [140, 200, 20] }),
      hover: true,
      wet: true,
      shadow: [150, 318, 48],
    };
  }
  if (build === "star") {
    const m = k.tier > 1 ? 8 : 6,
      pts = Array.from({ length: m * 2 }, (_, i): Point => {
        const a = (Math.PI * i) / m - Math.PI / 2,
          q = i % 2 ? 42 : m > 6 ? 92 : 98;
        return [x + Math.cos(a) * q, 196 + Math.sin(a) * q];
      }),
      d = `M${pts.map(([a, b]) => `${n(a)} ${n(b)}`).join("L")}Z`;
    return {
      back: at(x, 196, 18, 0.96, at(-x, -196, 0, 1, poly(pts, p.shade, 14))),
      main:
        poly(pts, p.body, 14) +
        pattern(k, d, x, 196, 80, 80, "rings") +
        disc(x, 196, 40, p.light) +
        face({ ...k, muzzle: "smile" }, x + 2, 196, 38, { turn: 0.1, muzzle: "smile" }),
      a: A({ top: [x, 110], around: [x, 196, 92] }),
      hover: true,
      shadow: [150, 318, 56],
    };
  }
  if (build === "snow") {
    const H = head({ ...k, muzzle: mz, hair: "lock" }, x + 2, 164, lerp(50, 44, u), { turn: 0.2, skull: "round" }),
      d = smooth(
        [
          [96, 250],
          [112, 204],
          [150, 190],
          [190, 204],
          [206, 250],
          [186, 272],
          [150, 280],
          [114, 272],
        ],
        true,
      );
    return {
      back: [-40, -14, 14, 40].map((t) => grow("crystal", x + t, 262, 52 - Math.abs(t) * 0.4, 180 - t * 0.3, p)).join(""),
      main:
        pa(d, p.body) +
        pattern(k, d, x, 234, 54, 44) +
        [-1, 1].map((s) => grow("crystal", x + s * 50, 228, 46, s * (k.pose === "a" ? 50 : 100), p)).join(""),
      head: H,
      a: A({ top: [H.tx, H.ty], brow: [x + 4, 134], neck: [x, 164, 46], around: [x, 200, 80] }),
      hover: true,
      shadow: [150, 318, 46],
    };
  }
  if (build === "helm") {
    const d = "M88 214C84 140 110 104 150 104S216 140 212 214L196 250L150 264L104 250Z",
      plates = Math.min(3, k.tier),
      visor = "M96 186Q150 166 204 186L198 214Q150 200 102 214Z";
    return {
      back:
        [-46, -16, 16, 46].map((a) => grow("wisp", x + a * 0.4, 116, lerp(60, 92, u), a, p, p.accent)).join("") +
        [-1, 1]
          .map((s) =>
            Array.from({ length: plates }, (_, i) =>
              grow("plate", x + s * (84 + i * 16), 236 - i * 30, 52 - i * 6, s * (24 + i * 26), p, i % 2 ? p.shade : p.metal, p.metalDeep),
            ).join(""),
          )
          .join(""),
      main:
        [-30, 0, 30].map((t) => grow("wisp", x + t, 250, 58, 180 - t * 0.6, p, p.accent)).join("") +
        pa(d, p.body) +
        pattern(k, d, x, 160, 60, 56, k.pattern === "bands" ? "chevrons" : k.pattern) +
        pa(visor, p.ink) +
        face({ ...k, eye: "glow", dark: true, cheeks: "none", brow: "none", p: { ...p, glow: p.accent2 } }, x + 2, 196, 40, {
          turn: 0.1,
          muzzle: "none",
        }) +
        st("M150 214V252M128 216V246M172 216V246", p.deep, 5),
      a: A({ top: [x, 108], around: [x, 190, 92], brow: [x, 150] }),
      hover: true,
      shadow: [150, 318, 50],
    };
  }
  if (build === "pod") {
    const d = smooth(
      [
        [96, 158],
        [128, 116],
        [182, 120],
        [208, 168],
        [196, 226],
        [160, 292],
        [140, 292],
        [106, 226],
      ],
      true,
    );
    return {
      back: [-1, 1].map((s) => grow("blade", x + s * 24, 262, 52, 180 - s * 28, p)).join(""),
      main:
        pa(d, p.body) +
        pa("M120 128C150 110 186 124 196 152C170 140 140 138 112 150Z", p.hi) +
        pattern(k, d, x, 220, 50, 70) +
        face({ ...k }, x + 4, 182, 48, { muzzle: k.muzzle === "slot" ? "slot" : "none" }),
      a: A({ top: [x, 118], brow: [x, 134], around: [x, 196, 80], shoulders: [x, 190, 50] }),
      hover: true,
      shadow: [150, 318, 48],
    };
  }
  if (build === "urn") {
    const lid = k.L("urn") < 0.5,
      d = lid
        ? "M104 152C90 190 84 250 108 300H192C216 250 210 190 196 152Q150 128 104 152Z"
        : "M118 304C96 280 90 200 112 168C124 150 176 150 188 168C210 200 204 280 182 304Q150 312 118 304Z";
    return {
      back:
        (k.has("fire")
          ? grow("flame", x, 160, 96, 0, p)
          : [-24, 0, 24].map((a) => grow("wisp", x + a, 158, 72, a * 0.8, p, p.accent)).join("")) +
        (k.tier > 1
          ? [-1, 1]
              .map((s) => st(`M${x + s * 50} 200q${s * 40} -10 ${s * 46} -50`, p.shade, 16) + disc(x + s * 96, 148, 13, p.body))
              .join("")
          : ""),
      main:
        pa(d, p.body) +
        pattern(k, d, x, 250, 50, 50, k.pattern === "stripes" ? "bands" : k.pattern) +
        (lid
          ? pa("M96 160Q150 128 204 160Q206 172 196 174Q150 152 104 174Q94 172 96 160Z", p.accent)
          : pa(
              "M108 172C104 190 116 196 122 186C124 204 138 204 142 190C148 200 160 200 162 188C172 200 184 194 192 172Q150 140 108 172Z",
              p.light,
            )) +
        face(k, x + 3, 226, 50, { turn: 0.15 }),
      a: A({ top: [x, 148], around: [x, 210, 78], foot: [x, 304, 56] }),
      shadow: [150, 306, 66],
    };
  }
  const r = 58 + 10 * k.bulk,
    hy = 166,
    H = head({ ...k, muzzle: mz }, x + 3, hy, lerp(50, 44, u), { turn: 0.25 }),
    d = outline(
      [
        [0, -1],
        [0.6, -0.74],
        [0.84, 0.1],
        [1, 0.74],
        [0.7, 1],
        [0, 1],
      ],
      x,
      240,
      r,
      66,
    );
  return {
    back:
      k.has("dark") || k.L("tail b") < 0.5
        ? at(x - r * 0.8, 280, -60, 0.7, pa("M0 10C-28 0 -30 -60 4 -104C34 -70 26 -2 0 10Z", p.deep))
        : "",
    main:
      pa(d, p.body) +
      el(x + 2, 256, r * 0.6, 44, p.light) +
      pattern(k, d, x, 240, r, 64, k.pattern === "saddle" ? "plain" : k.pattern) +
      [-1, 1].map((s) => el(x + s * 36, 300, 22, 10, p.shade)).join(""),
    head: H,
    arm: [-1, 1]
      .map((s) =>
        limb(
          k,
          [
            [x + s * r * 0.66, 214],
            [x + s * (r + 22), 232],
            [x + s * (r + (k.pose === "a" && s > 0 ? 20 : 6)), k.pose === "a" && s > 0 ? 184 : 256],
          ],
          20,
          s < 0 ? p.shade : p.body,
        ),
      )
      .join(""),
    a: A({
      top: [H.tx, H.ty],
      brow: [x + 6, 134],
      neck: [x, hy, 48],
      shoulders: [x, 206, r * 0.6],
      back: [
        [x - r * 0.8, 220, -66],
        [x - r, 256, -80],
      ],
      chest: [x, 222, 18],
      foot: [x, 304, r + 10],
    }),
    shadow: [150, 306, r + 26],
  };
}
