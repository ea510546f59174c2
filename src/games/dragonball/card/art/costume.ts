import { ellipse, type Point, path, round, stroke } from "@/ui/art/shapes";
import type { BodyPaint, Paint } from "./paint";
import { bar, cut } from "./paper";

/** What somebody wears, from the neck down. */
interface Outfit {
  readonly legs: string;
  readonly top: string;
  /** Over the shoulders, above the scarf. */
  readonly pads?: string;
  readonly sleeve?: string;
  readonly cuff: string;
  readonly glove?: string;
}

const BODY = "M98 186C106 168 130 164 150 164S194 168 202 186L184 260H116Z";
const collar = (fill: string): string => path("M132 164L150 204L168 164Z", fill);
const legs = (p: Paint, fill: string, boots: string): string =>
  path("M116 254L88 350H140L150 290L160 350H212L184 254Z", fill) +
  path("M150 262L150 290L160 350H212L184 254Z", p.ink, 'opacity=".16"') +
  path("M84 336H142V352H82ZM158 336H216V352H158Z", boots);

export const OUTFITS = ["tunic", "armour", "coat", "vest", "robe", "suit", "poncho", "harness"] as const;

export const DRESS: Record<(typeof OUTFITS)[number], (p: Paint, b: BodyPaint) => Outfit> = {
  tunic: (p, b) => ({
    legs: legs(p, p.cloth, p.mainDark),
    top:
      path(BODY, p.main) +
      collar(b.skin) +
      stroke("M132 166L150 204L168 166", p.accent, 6) +
      path("M112 246H188L190 264H110Z", p.accent) +
      path("M142 258l-14 40 14 4 10 -36 10 34 13 -6 -18 -36Z", p.accentDark),
    sleeve: p.main,
    cuff: p.accentDark,
  }),
  armour: (p) => ({
    legs: legs(p, p.cloth, p.accentDark),
    top:
      path(BODY, p.cloth) +
      path("M108 176C120 168 180 168 192 176L182 234Q150 252 118 234Z", p.accent) +
      path("M118 234Q150 252 182 234L178 256Q150 266 122 256Z", p.accentDark) +
      stroke("M150 174V240", p.accentDark, 3) +
      path("M118 190Q132 204 148 200V184Q130 180 118 190ZM182 190Q168 204 152 200V184Q170 180 182 190Z", p.main, 'opacity=".75"'),
    pads:
      path("M116 168C92 164 72 178 72 202C90 206 108 200 118 190ZM184 168C208 164 228 178 228 202C210 206 192 200 182 190Z", p.accent) +
      stroke("M78 196Q96 198 112 184M222 196Q204 198 188 184", p.accentDark, 4),
    sleeve: p.cloth,
    cuff: p.accent,
    glove: p.white,
  }),
  coat: (p, b) => ({
    legs: legs(p, p.mainDark, p.cloth),
    top:
      path(BODY, p.cloth) +
      collar(b.skin) +
      path(
        "M98 186C104 170 124 164 134 164L142 262L128 330L84 320L112 252ZM202 186C196 170 176 164 166 164L158 262L172 330L216 320L188 252Z",
        p.main,
      ) +
      path("M134 164L118 150L112 174L140 206ZM166 164L182 150L188 174L160 206Z", p.mainLight) +
      bar(118, 246, 64, 13, 5, p.accentDark) +
      bar(142, 243, 17, 19, 4, p.accent),
    sleeve: p.main,
    cuff: p.mainLight,
  }),
  vest: (p) => ({
    legs: legs(p, p.main, p.mainDark),
    top:
      path("M112 182C118 170 130 166 134 164L150 178L166 164C170 166 182 170 188 182L184 260H116Z", p.cloth) +
      stroke("M150 200V226", p.mainDark, 3, 'opacity=".5"') +
      bar(113, 246, 74, 15, 6, p.accent),
    cuff: p.accent,
  }),
  robe: (p) => ({
    legs:
      path("M114 250C104 300 92 330 84 352H216C208 330 196 300 186 250Z", p.main) +
      path("M150 262L138 352H162Z", p.mainDark, 'opacity=".55"'),
    top:
      path(BODY, p.main) +
      collar(p.white) +
      stroke("M128 164L158 214M172 164L142 214", p.accent, 7) +
      path("M110 232H190L192 262H108Z", p.accentDark) +
      stroke("M110 247H190", p.accent, 4),
    sleeve: p.mainLight,
    cuff: p.main,
  }),
  suit: (p) => ({
    legs: legs(p, p.mainDark, p.accent),
    top:
      path(BODY, p.main) +
      path("M124 166L150 220L176 166L184 172L166 260H134L116 172Z", p.mainDark) +
      cut("M150 196L160 210L150 226L140 210Z", p.accent),
    sleeve: p.main,
    cuff: p.accent,
    glove: p.mainDark,
  }),
  poncho: (p) => ({
    legs: legs(p, p.cloth, p.accentDark),
    top:
      path(BODY, p.cloth) +
      path("M150 162C184 164 210 184 218 236L150 268L82 236C90 184 116 164 150 162Z", p.main) +
      stroke("M88 228L150 256L212 228", p.accent, 6) +
      stroke("M92 212L150 238L208 212", p.mainDark, 4),
    sleeve: p.cloth,
    cuff: p.accentDark,
  }),
  harness: (p, b) => ({
    legs: legs(p, p.mainDark, p.cloth),
    top:
      path(BODY, b.skin) +
      path(
        "M150 196C160 196 168 190 172 182M150 196C140 196 132 190 128 182",
        "none",
        `stroke="${b.skinDark}" stroke-width="3" stroke-linecap="round"`,
      ) +
      stroke("M118 168L178 252M182 168L122 252", p.main, 13) +
      ellipse(150, 211, 13, 13, p.accent) +
      ellipse(150, 211, 6, 6, p.mainDark) +
      bar(113, 244, 74, 17, 6, p.accentDark),
    cuff: p.main,
  }),
};

interface Pose {
  readonly left: Arm;
  readonly right: Arm;
  /** A light held: x, y, radius. */
  readonly light?: readonly [number, number, number];
  readonly bigFists?: true;
}
/** Shoulder, elbow, hand. */
type Arm = readonly [Point, Point, Point];

const L: Point = [104, 190];
const R: Point = [196, 190];

export const POSES: Readonly<Record<string, Pose>> = {
  guard: { left: [L, [72, 226], [112, 206]], right: [R, [232, 220], [204, 184]] },
  hips: { left: [L, [66, 216], [92, 250]], right: [R, [234, 216], [208, 250]] },
  beam: { left: [L, [70, 186], [38, 160]], right: [R, [230, 222], [196, 240]], light: [34, 150, 17] },
  raised: { left: [L, [68, 220], [90, 250]], right: [R, [236, 176], [232, 128]], light: [232, 92, 18] },
  cupped: { left: [L, [84, 236], [132, 236]], right: [R, [216, 236], [168, 236]], light: [150, 238, 20] },
  crossed: { left: [L, [84, 228], [158, 218]], right: [R, [216, 228], [142, 226]] },
  fists: { left: [L, [76, 236], [108, 250]], right: [R, [222, 230], [180, 214]], bigFists: true },
  called: { left: [L, [64, 176], [72, 124]], right: [R, [236, 176], [228, 124]] },
  pointing: { left: [L, [62, 200], [26, 196]], right: [R, [230, 224], [206, 252]] },
};

function arm([shoulder, elbow, hand]: Arm, { sleeve, cuff, glove }: Outfit, big: boolean, p: Paint, b: BodyPaint): string {
  const [hx, hy] = hand;
  const along = (part: number) => `${round(elbow[0] + (hx - elbow[0]) * part)} ${round(elbow[1] + (hy - elbow[1]) * part)}`;
  return (
    stroke(`M${shoulder.join(" ")}L${elbow.join(" ")}`, sleeve ?? b.skin, 25) +
    stroke(`M${elbow.join(" ")}L${hand.join(" ")}`, b.skin, 20) +
    stroke(`M${along(0.52)}L${along(0.78)}`, cuff, 23) +
    ellipse(hx, hy, big ? 19 : 14.5, big ? 18 : 14, glove ?? b.skin) +
    stroke(`M${hx - 6} ${hy - 3}h11M${hx - 6} ${hy + 3}h11`, glove ? p.mainDark : b.skinDark, 2.2, 'opacity=".8"')
  );
}

export const arms = (pose: Pose, outfit: Outfit, p: Paint, b: BodyPaint): string =>
  arm(pose.left, outfit, pose.bigFists === true, p, b) + arm(pose.right, outfit, pose.bigFists === true, p, b);
