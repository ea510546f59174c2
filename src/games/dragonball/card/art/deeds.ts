import type { Color } from "@/games/dragonball/engine/card";
import { type Chance, chanceOf, hash } from "@/ui/art/chance";
import { ellipse, ground, path, sheet, soft, stroke } from "@/ui/art/shapes";
import { type Paint, paintOf } from "./paint";
import { bar, cut } from "./paper";
import { backdrop, flash, motes } from "./scene";

type Drawing = (r: Chance, p: Paint) => string;

/** What an Extra card does. */
const DEEDS: Readonly<Record<string, Drawing>> = {
  beam: (r, p) =>
    path("M-20 164L220 132V248L-20 216Z", p.auraDark) +
    path("M-20 176L226 154V226L-20 204Z", p.aura) +
    path("M-20 184L230 172V208L-20 196Z", p.white) +
    flash(r, [220, 190], 9, 46, [74, 96], p.aura) +
    ellipse(220, 190, 40, 40, p.white) +
    stroke("M40 120L100 134M24 260L92 244M120 92L150 116", p.white, 5, 'opacity=".8"'),
  shield: (_, p) =>
    ellipse(150, 206, 112, 116.5, p.auraDark, 'opacity=".55"') +
    ellipse(150, 206, 90, 93.6, p.aura, 'opacity=".6"') +
    ellipse(150, 206, 66, 68.6, p.white, 'opacity=".5"') +
    path("M150 112L214 136V198C214 246 188 274 150 292C112 274 86 246 86 198V136Z", p.main) +
    path("M150 112L214 136V198C214 246 188 274 150 292Z", p.mainDark) +
    path("M150 136L192 152V198C192 232 176 250 150 264C124 250 108 232 108 198V152Z", p.accent) +
    stroke("M126 190l24 -22 24 22M126 222l24 -22 24 22", p.mainDark, 10),
  whirl: (r, p) => {
    const turn = r.between(0, 40);
    const ring = (i: number, colour: string) =>
      `<ellipse cx="150" cy="198" rx="${128 - i * 24}" ry="${76 - i * 14}" fill="none" stroke="${colour}" stroke-width="${20 - i * 2}" stroke-dasharray="${150 - i * 20} 26" transform="rotate(${(turn - 24 + i * 38).toFixed(1)} 150 198)"/>`;
    return (
      [p.mainDark, p.main, p.mainLight, p.aura, p.white].map((colour, i) => ring(i, colour)).join("") + ellipse(150, 198, 16, 12, p.ink)
    );
  },
  scroll: (r, p) =>
    `<g transform="rotate(${r.pick([-9, 8, -4])} 150 200)">${bar(84, 104, 132, 190, 6, p.white)}${bar(70, 92, 160, 26, 13, p.main)}${bar(70, 282, 160, 26, 13, p.main)}${ellipse(70, 105, 13, 13, p.accentDark)}${ellipse(230, 295, 13, 13, p.accentDark)}${cut("M150 144L184 200L150 256L116 200Z", p.mainLight)}${cut("M150 168L168 200L150 232L132 200Z", p.accent)}</g>`,
  fists: (r, p) => {
    const skin = r.pick(["#f3c9a5", "#d99e73", "#a86b45", "#efe0d0"]);
    const fist = (placed: string) =>
      `<g transform="${placed}">${stroke("M-40 40L60 6", p.main, 46)}${stroke("M46 11L70 2", p.accent, 50)}${ellipse(98, -8, 36, 34, skin)}${stroke("M112 -30q22 6 16 20M122 -12q16 4 10 18M118 8q12 2 8 14", p.ink, 4, 'opacity=".3"')}</g>`;
    return (
      flash(r, [150, 196], 10, 58, [96, 128], p.aura) +
      ellipse(150, 196, 44, 44, p.white) +
      fist("translate(18 216)") +
      fist("translate(282 176) scale(-1 1)")
    );
  },
  storm: (r, p) => {
    const bolt = (x: number, h: number, fill: string) =>
      cut(`M${x} 70L${x - 34} ${120 + h}H${x - 4}L${x - 26} ${230 + h}L${x + 36} ${104 + h}H${x + 6}L${x + 26} 70Z`, fill, 5);
    return flash(r, [150, 268], 9, 40, [80, 104], p.aura) + bolt(92, 0, p.mainLight) + bolt(212, 10, p.main) + bolt(150, 26, p.white);
  },
  spring: (r, p) => {
    const wave = (y: number, fill: string) =>
      path(`M-20 ${y}Q36 ${y - 44} 92 ${y - 8}T206 ${y - 12}T320 ${y - 6}V360H-20Z`, fill, 'opacity=".9"');
    const drops = Array.from({ length: 7 }, () => {
      const [x, y] = [r.between(60, 240), r.between(80, 180)];
      return path(`M${x.toFixed(1)} ${(y - 14).toFixed(1)}q11 16 0 22q-11 -6 0 -22Z`, p.white, 'opacity=".85"');
    });
    return (
      path("M128 300C124 220 108 190 70 168C116 158 138 172 150 196C162 172 184 158 230 168C192 190 176 220 172 300Z", p.aura) +
      drops.join("") +
      wave(266, p.mainLight) +
      wave(292, p.main)
    );
  },
};

/** Where a [Field] is. */
const PLACES: Readonly<Record<string, Drawing>> = {
  citadel: (_, p) => {
    const towers: readonly (readonly [x: number, h: number, w: number, wall: string, roof: string])[] = [
      [60, 120, 26, p.mainDark, p.accentDark],
      [236, 140, 24, p.mainDark, p.accentDark],
      [112, 170, 32, p.main, p.accent],
      [188, 184, 32, p.main, p.accent],
    ];
    const tower = ([x, h, w, wall, roof]: (typeof towers)[number]) =>
      bar(x - w, 300 - h, w * 2, h, 0, wall) +
      path(`M${x - w - 10} ${300 - h}Q${x} ${280 - h} ${x} ${248 - h}Q${x} ${280 - h} ${x + w + 10} ${300 - h}Z`, roof) +
      bar(x - 7, 322 - h, 14, 24, 7, p.ink, 'opacity=".5"');
    return towers.map(tower).join("") + path("M128 300V258a22 22 0 0 1 44 0V300Z", p.ink, 'opacity=".7"');
  },
  tree: (r, p) =>
    path("M132 310C138 250 120 220 112 196L134 208L142 150L156 206L184 186C170 226 164 254 172 310Z", p.mainDark) +
    ellipse(104, 150, 52, 41.6, p.main) +
    ellipse(196, 146, 54, 43.2, p.mid) +
    ellipse(150, 104, 62, 49.6, p.mainLight) +
    ellipse(150, 160, 44, 35.2, p.main) +
    Array.from({ length: 5 }, () => ellipse(r.between(70, 230), r.between(80, 180), 7, 7, p.accent)).join(""),
  ring: (_, p) =>
    path("M30 300L52 236H248L270 300Z", p.white) +
    path("M30 300L270 300L276 320H24Z", p.accentDark) +
    stroke("M66 250H234M58 270H242M48 288H252M110 236L96 300M190 236L204 300", p.far, 3) +
    [64, 236].map((x) => bar(x - 8, 120, 16, 120, 0, p.mainDark) + path(`M${x - 20} 122h40l-8 -18h-24Z`, p.accent)).join("") +
    path("M44 132Q150 96 256 132V150Q150 114 44 150Z", p.main),
  island: (_, p) =>
    path("M40 190H260C244 226 214 250 196 296C184 312 160 322 150 330C138 318 118 306 108 286C92 248 60 226 40 190Z", p.mid) +
    path("M40 190C60 166 110 176 150 170S236 168 260 190C230 206 180 200 150 206S70 206 40 190Z", p.mainLight) +
    bar(118, 118, 64, 62, 8, p.white) +
    path("M104 124Q150 60 196 124Z", p.main) +
    bar(140, 146, 20, 34, 10, p.mainDark) +
    stroke("M74 176V148M226 178V140", p.mainDark, 6) +
    ellipse(74, 138, 18, 16, p.main) +
    ellipse(226, 128, 22, 20, p.main),
};

export interface PlainPicture {
  readonly seed: string;
  readonly colors: readonly Color[];
}

/** A deed: what an Extra card does, seen in a flash. */
export function drawDeed({ seed, colors }: PlainPicture): string {
  const r = chanceOf(hash(`deed/${seed}`));
  const p = paintOf(r, colors, false);
  return (
    backdrop(r, p, colors, true) +
    motes(r, p, 12) +
    r.pick(Object.values(DEEDS))(r, p) +
    path(ground("M-20 338Q70 326 150 336T320 332"), p.near)
  );
}

/** A place, for an Extra card with [Field]. */
export function drawPlace({ seed, colors }: PlainPicture): string {
  const r = chanceOf(hash(`place/${seed}`));
  const p = paintOf(r, colors, false);
  return backdrop(r, p, colors, false) + r.pick(Object.values(PLACES))(r, p) + motes(r, p, 6) + sheet(soft(r, 312, 5), p.near);
}
