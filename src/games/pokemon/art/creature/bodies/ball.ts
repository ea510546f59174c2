/* Ball: charged globe, gas, puff, shell, crystal or star, seed, bark. No split disc, no band with a button. */

import type { Body } from "../body";
import { face } from "../face";
import { type Growth, grow } from "../growths";
import { disc, el, lerp, n, outline, pa, poly, smooth, st, turned } from "../ink";
import { pattern, tail } from "../parts";
import type { Traits } from "../traits";

const wavy = (x: number, y: number, r: number, lobes: number, depth: number, phase = 0) =>
  smooth(
    Array.from({ length: lobes * 2 }, (_, i) => {
      const a = (Math.PI * i) / lobes + phase,
        q = r * (i % 2 ? 1 - depth : 1 + depth);
      return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.96];
    }),
    true,
  );
export function ball(k: Traits): Body {
  const { p } = k,
    x = 150,
    floats = k.has("ghost", "psychic", "poison", "electric", "flying", "fairy", "fire", "ice") && !(k.t1 === "electric" && k.bulk > -0.2),
    cy = floats ? 190 : 226,
    r = lerp(66, 86, k.tall) * (1 + 0.06 * k.bulk);
  const build = k.has("ghost")
    ? "wisp"
    : k.has("poison")
      ? "gas"
      : k.has("rock", "ice")
        ? "crystal"
        : k.has("bug")
          ? "bark"
          : k.has("water")
            ? "shell"
            : k.has("steel")
              ? "plated"
              : k.has("grass")
                ? "seed"
                : k.has("electric")
                  ? "globe"
                  : k.has("psychic")
                    ? "orb"
                    : k.has("dark", "dragon", "fairy", "flying")
                      ? "puff"
                      : "dough";
  let d = outline(
      [
        [0, -1],
        [0.72, -0.72],
        [1, 0],
        [0.72, 0.72],
        [0, 1],
      ],
      x,
      cy,
      r,
    ),
    back = "",
    mid = "",
    over = "",
    fy = cy + 2,
    fr = r * 0.78;
  const rays = (kind: Growth, m: number, len: number, c?: string, c2?: string) =>
    Array.from({ length: m }, (_, i) => {
      const a = (360 / m) * i + 8;
      return grow(kind, x + Math.sin(a / 57.3) * r * 0.86, cy - Math.cos(a / 57.3) * r * 0.86, len, a, p, c, c2);
    }).join("");
  if (build === "wisp") {
    back =
      pa(wavy(x, cy, r * 1.3, 9, 0.1, 0.2), p.accent, 'opacity=".5"') +
      [-40, 0, 40].map((a) => grow("wisp", x + a * 1.1, cy - r * 0.7, r * 0.8, a * 0.5, p, p.accent)).join("") +
      (k.tier > 1
        ? pa(
            `M${n(x - r * 0.8)} ${n(cy + r * 0.4)}Q${n(x - r)} ${n(cy + r * 1.4)} ${n(x - r * 0.4)} ${n(cy + r * 1.5)}Q${x} ${n(cy + r * 1.1)} ${n(x + r * 0.4)} ${n(cy + r * 1.5)}Q${n(x + r)} ${n(cy + r * 1.4)} ${n(x + r * 0.8)} ${n(cy + r * 0.4)}Z`,
            p.shade,
          )
        : "");
  }
  if (build === "gas") {
    d = wavy(x, cy, r, 6, 0.06);
    back = (
      [
        [-1, -0.5],
        [1, -0.6],
        [-1.1, 0.4],
        [1.15, 0.3],
      ] as const
    )
      .map(([a, b]) => disc(x + a * r, cy + b * r, r * 0.32, p.accent, 'opacity=".55"'))
      .join("");
    mid = (
      [
        [-0.55, -0.6, 0.17],
        [0.6, -0.5, 0.2],
        [-0.7, 0.45, 0.15],
        [0.62, 0.6, 0.18],
        [0, -0.78, 0.13],
      ] as const
    )
      .map(
        ([a, b, q]) =>
          disc(x + a * r * 1.12, cy + b * r * 1.12, r * q * 1.15, p.hi) +
          disc(x + a * r * 1.12 - 4, cy + b * r * 1.12 - 4, r * q * 0.4, p.white, 'opacity=".5"'),
      )
      .join("");
  }
  if (build === "crystal") {
    const m = k.S.pick("facets", [7, 8, 9]);
    back = k.has("ice")
      ? rays("crystal", m, r * 0.55)
      : k.has("psychic")
        ? rays(k.color === "yellow" || k.has("fire") ? "spike" : k.S.pick("rays", ["spike", "plate"]), m, r * 0.62, p.accent, p.accentDeep)
        : rays("plate", m, r * 0.5, p.stone, p.deep);
    mid = poly(
      [
        [x - r * 0.5, cy - r * 0.6],
        [x + r * 0.1, cy - r * 0.84],
        [x + r * 0.44, cy - r * 0.5],
        [x - r * 0.1, cy - r * 0.4],
      ],
      p.hi,
      3,
    );
  }
  if (build === "bark") {
    back = rays("leaf", 8, r * 0.5, p.shade, p.deep);
    mid = [-0.5, 0, 0.5, 1]
      .map((t) =>
        st(
          `M${n(x - r)} ${n(cy + t * r * 0.8 - 6)}Q${n(x - r * 0.5)} ${n(cy + t * r * 0.8 + 16)} ${x} ${n(cy + t * r * 0.8)}T${n(x + r)} ${n(cy + t * r * 0.8 - 6)}`,
          p.shade,
          7,
        ),
      )
      .join("");
    mid = `<clipPath id="${k.id}b"><path d="${d}"/></clipPath><g clip-path="url(#${k.id}b)">${mid}</g>`;
  }
  if (build === "shell") {
    back = Array.from({ length: 7 }, (_, i) =>
      grow("petal", x, cy + r * 0.3, r * 1.35, -72 + i * 24, p, i % 2 ? p.body : p.shade, p.accent),
    ).join("");
    d = outline(
      [
        [0, -0.7],
        [0.8, -0.5],
        [1.06, 0.16],
        [0.7, 0.72],
        [0, 0.8],
      ],
      x,
      cy + r * 0.2,
      r * 0.8,
      r * 0.7,
    );
    fy = cy + r * 0.2;
    fr = r * 0.58;
  }
  if (build === "plated") {
    mid =
      [0, 60, 120, 180, 240, 300]
        .map((a) => disc(x + Math.cos(a / 57.3) * r * 0.82, cy + Math.sin(a / 57.3) * r * 0.82, 5, p.deep))
        .join("") +
      st(`M${n(x - r * 0.6)} ${n(cy - r * 0.5)}Q${n(x - r * 0.3)} ${n(cy - r * 0.84)} ${n(x + r * 0.1)} ${n(cy - r * 0.84)}`, p.hi, 9);
    back = rays("blade", 6, r * 0.5);
  }
  if (build === "seed") {
    back = Array.from({ length: k.tier > 1 ? 12 : 2 }, (_, i) =>
      grow(
        k.tier > 1 ? "petal" : "leaf",
        x + (k.tier > 1 ? 0 : i ? 12 : -12),
        k.tier > 1 ? cy : cy - r * 0.9,
        k.tier > 1 ? r * 1.5 : r * 0.8,
        k.tier > 1 ? i * 30 : i ? 34 : -34,
        p,
        k.tier > 1 ? p.accent2 : p.leaf,
        k.tier > 1 ? p.gold : p.leafDeep,
      ),
    ).join("");
  }
  if (build === "globe") {
    over = grow("bolt", x - r * 0.28, cy - r * 0.88, r * 0.72, -14, p) + grow("bolt", x + r * 0.26, cy - r * 0.9, r * 0.58, 20, p);
    mid = st(
      `M${n(x - r * 0.95)} ${n(cy + r * 0.5)}l${n(r * 0.34)} ${n(-r * 0.16)}l${n(r * 0.06)} ${n(r * 0.3)}l${n(r * 0.36)} ${n(-r * 0.2)}l${n(r * 0.16)} ${n(r * 0.3)}l${n(r * 0.36)} ${n(-r * 0.3)}l${n(r * 0.1)} ${n(r * 0.22)}l${n(r * 0.4)} ${n(-r * 0.2)}`,
      p.light,
      11,
    );
    mid = `<clipPath id="${k.id}b"><path d="${d}"/></clipPath><g clip-path="url(#${k.id}b)">${mid}</g>`;
    over += [-1, 1].map((s) => el(x + s * r * 1.02, cy + r * 0.1, r * 0.1, r * 0.26, p.metal)).join("");
  }
  if (build === "orb") {
    const m = k.S.pick("beads", [3, 4, 5, 6]),
      orbit = k.S.between("orbit", -30, 30),
      bead = (i: number) => {
        const a = (6.283 * i) / m + 0.5;
        return grow(
          k.S.pick("bead", ["star", "gem", "petal", "drop"]),
          x + Math.cos(a) * r * 1.24,
          cy + Math.sin(a) * r * 0.5 + 12,
          26,
          a * 20,
          p,
          i % 2 ? p.accent : p.accent2,
        );
      };
    back =
      turned(
        x,
        cy,
        orbit,
        `<ellipse cx="${x}" cy="${n(cy)}" rx="${n(r * 1.24)}" ry="${n(r * 0.5)}" fill="none" stroke="${p.accent}" stroke-width="3" opacity=".6"/>`,
      ) + tail(k, x - r * 0.5, cy + r * 0.6, r * 0.9);
    over = turned(x, cy, orbit, Array.from({ length: m }, (_, i) => bead(i)).join(""));
  }
  if (build === "puff") {
    d = wavy(x, cy, r, 7, 0.05, 0.3);
    back = k.has("flying") ? "" : tail(k, x - r * 0.7, cy + r * 0.4, r);
  }
  if (build === "dough") {
    const q = k.S.pick("dough", [0, 1]);
    d = smooth(
      [
        [x - r * 0.2, cy - r * 0.86],
        [x + r * 0.3, cy - r * 0.78],
        [x + r * 0.7, cy - r * 0.2 - q * 8],
        [x + r * 1.22, cy + r * 0.02],
        [x + r * 1.06, cy + r * 0.34],
        [x + r * 1.2, cy + r * 0.86],
        [x + r * 0.3, cy + r * 0.98],
        [x - r * 0.5, cy + r * 0.98],
        [x - r * 1.24, cy + r * 0.86],
        [x - r * 1.04, cy + r * 0.36],
        [x - r * 1.2, cy - r * 0.1],
        [x - r * 0.72, cy - r * 0.2],
      ],
      true,
    );
    fy = cy - r * 0.02;
    fr = r * 0.7;
  }
  const eyeK = k.eye === "compound" ? "sly" : k.eye,
    mz = ["snout", "dog", "beak"].includes(k.muzzle) ? "smile" : k.muzzle;
  return {
    back,
    main:
      pa(d, p.body) +
      (build === "dough"
        ? el(x - r * 0.3, cy - r * 0.5, r * 0.2, r * 0.1, p.hi)
        : el(x - r * 0.4, cy - r * 0.56, r * 0.2, r * 0.12, p.hi)) +
      mid +
      (["globe", "bark", "gas"].includes(build)
        ? ""
        : pattern(k, d, x, cy, r * 0.95, r * 0.95, ["bands", "saddle", "chevrons"].includes(k.pattern) ? "patch" : k.pattern)) +
      face({ ...k, eye: eyeK }, x + 3, fy, fr, { turn: 0.14, muzzle: mz }) +
      over,
    a: {
      top: [x, cy - r * 0.92],
      brow: [x, cy - r * 0.62],
      neck: build === "seed" || build === "shell" || build === "wisp" ? undefined : [x, cy, r],
      back: [],
      around: [x, cy, r * 1.05],
      shoulders: [x, cy, r * 0.8],
      foot: floats ? undefined : [x, 304, r],
    },
    hover: floats,
    shadow: [150, floats ? 318 : 304, r * 0.9],
  };
}
