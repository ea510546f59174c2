/* Upright: a biped with a tail: child, runner, or heavy beast according to size and weight. */

import type { Body } from "../body";
import { head } from "../head";
import { lerp, n, outline, pa, st } from "../ink";
import { chest, foot, limb, pattern, tail } from "../parts";
import type { Traits } from "../traits";

export function upright(k: Traits): Body {
  const { p } = k,
    u = k.grown,
    m = k.bulk,
    hr = lerp(60, 40, u) * (m > 0.5 ? 0.94 : 1);
  const hip = lerp(284, 258, u),
    sh = hip - lerp(50, 92, u),
    hy = sh - hr * lerp(0.6, 0.66, u),
    x = 150,
    hx = x + k.turn * lerp(4, 14, u);
  const sw = lerp(30, 44, u) + m * 14,
    hw = lerp(40, 42, u) + m * 20,
    w = lerp(20, 24, u) + m * 6,
    leg = 306 - hip,
    spread = hw * 0.62;
  const d = outline(
    [
      [0, -1],
      [(sw / hw) * 0.8, -0.86],
      [m > 0.2 ? 1.04 : 0.84, 0.1],
      [1, 0.62],
      [0.5, 1],
      [0, 1.04],
    ],
    x,
    (sh + hip) / 2 + 4,
    hw,
    (hip - sh) / 2 + 14,
  );
  const H = head(k, hx, hy, hr),
    raise = k.pose === "a" ? -1 : k.pose === "b" ? 0.4 : 1;
  const arm = (s: number) => {
    const r = s > 0 ? raise : k.pose === "b" ? 0.5 : k.pose === "c" ? -0.2 : 1,
      ax = x + s * (sw - 4),
      ay = sh + 14,
      len = lerp(38, 62, u);
    return limb(
      k,
      [
        [ax, ay],
        [ax + s * (len * 0.6 + 6), ay + len * (r < 0 ? 0.3 : 0.35)],
        [ax + s * len * (r < 0 ? 0.62 : r > 0.8 ? 0.3 : 0.7), ay + len * (r < 0 ? -0.5 : r > 0.8 ? 0.95 : 0.55)],
      ],
      w,
      s > 0 ? p.body : p.shade,
    );
  };
  const legs = [-1, 1]
    .map(
      (s) =>
        st(
          `M${n(x + s * spread)} ${n(hip - 8)}Q${n(x + s * (spread + 10))} ${n(hip + leg * 0.4)} ${n(x + s * (spread + 4))} ${n(298)}`,
          s < 0 ? p.shade : p.body,
          w * 1.5,
        ) + foot(k, x + s * (spread + 8), 300, w * 0.98, k.socks ? p.mark : s < 0 ? p.shade : p.body),
    )
    .join("");
  return {
    back: tail(k, x - hw * 0.5, hip + 4, lerp(80, 108, u)),
    main:
      legs +
      arm(-1) +
      pa(d, p.body) +
      chest(k, x + k.turn * 5, (sh + hip) / 2 + 8, hw * 0.92, (hip - sh) / 2 + 8) +
      pattern(
        k,
        d,
        x,
        (sh + hip) / 2,
        hw,
        (hip - sh) / 2 + 10,
        k.chest === "none" ? k.pattern : ["stripes", "bands"].includes(k.pattern) ? "side" : k.pattern === "saddle" ? "plain" : "plain",
      ),
    head: H,
    arm: arm(1),
    a: {
      top: [H.tx, H.ty],
      brow: [hx + k.turn * hr * 0.2, hy - hr * 0.62],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy + hr * 0.1, hr],
      neckFront: [x + k.turn * 4, sh + 4, sw * 0.8],
      shoulders: [x, sh + 12, sw],
      chest: [x + k.turn * 6, sh + 26, sw * 0.5],
      waist: [x, hip - 14, hw * 0.92],
      back: [
        [x - hw * 0.7, sh + 18, -52],
        [x - hw * 0.98, (sh + hip) / 2, -70],
        [x - hw, hip - 12, -84],
      ],
      around: [x, (sh + hip) / 2 - 20, 76],
      foot: [x, 304, hw + 22],
    },
    shadow: [150, 304, hw + 44],
  };
}
