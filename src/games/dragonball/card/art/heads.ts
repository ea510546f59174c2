import { ellipse, path, stroke } from "@/ui/art/shapes";
import type { CreatureLook, PersonLook, RobotLook } from "./look";
import type { BodyPaint, Paint } from "./paint";
import { bar, cut, dots } from "./paper";

/** Where an eye is, and the way from it to the nose. */
interface Side {
  readonly x: number;
  readonly to: 1 | -1;
}

const SIDES: readonly Side[] = [
  { x: 134, to: 1 },
  { x: 166, to: -1 },
];

function eye({ x, to }: Side, shape: PersonLook["eyes"], p: Paint, b: BodyPaint): string {
  const shine = ellipse(x + 1, 126.4, 1.8, 2, p.white);
  switch (shape) {
    case "proud":
      return (
        path(`M${x - 11 * to} 120L${x + 9 * to} 126Q${x + 8 * to} 137 ${x} 137T${x - 11 * to} 120Z`, p.white) +
        ellipse(x - to, 129, 4.8, 6.2, b.iris) +
        ellipse(x - to, 129.5, 2.2, 3.4, p.ink) +
        shine
      );
    case "calm":
      return ellipse(x, 128, 7.5, 8, p.white) + ellipse(x, 129, 5, 6.4, b.iris) + ellipse(x, 129.4, 2.4, 3.4, p.ink) + shine;
    case "narrow":
      return (
        path(`M${x - 11} 125Q${x} 119 ${x + 11} 125Q${x} 136 ${x - 11} 125Z`, p.white) +
        ellipse(x, 127.4, 4.6, 4.6, b.iris) +
        ellipse(x, 127.4, 2, 2.6, p.ink) +
        shine
      );
  }
}

const BROWS: Record<PersonLook["brows"], (side: Side, b: BodyPaint) => string> = {
  thin: ({ x, to }, b) => stroke(`M${x - 12 * to} 113L${x + 8 * to} 118`, b.hairDark, 3.4),
  thick: ({ x, to }, b) => stroke(`M${x - 13 * to} 112L${x + 8 * to} 120`, b.hairDark, 6.4),
  none: ({ x, to }, b) => stroke(`M${x - 10 * to} 115q${10 * to} -4 ${18 * to} 1`, b.skinDark, 3),
};

const MOUTHS: Record<PersonLook["mouth"], (p: Paint) => string> = {
  smile: (p) => stroke("M140 149q9 6 19 0", p.ink, 3.2),
  grin: (p) =>
    path("M138 147Q150 150 163 146Q161 158 150 158T138 147Z", p.ink) + path("M140 148.4Q150 151 161 147.6L160 151H141Z", p.white),
  firm: (p) => stroke("M140 151q12 -3 21 -4", p.ink, 3.4),
  fangs: (p) => stroke("M139 148q11 5 22 -1", p.ink, 3.2) + path("M143 149.5l5 1 -2.6 5ZM153 150.6l5 -1.4 -1.6 5.6Z", p.white),
};

const MARKS: Record<PersonLook["mark"], (p: Paint, b: BodyPaint) => string> = {
  none: () => "",
  stripes: (p) => stroke("M121 138l12 -2M122 145l10 -2M179 138l-12 -2M178 145l-10 -2", p.accent, 3.2),
  gem: (p) => cut("M150 96L156 105L150 114L144 105Z", p.accent, 3) + ellipse(148.6, 102, 1.5, 2, p.white),
  scar: (_, b) => stroke("M171 112L177 146M169 122l8 -2M172 134l8 -2", b.skinDark, 3),
  freckles: (_, b) => [124, 130, 127, 170, 176, 173].map((x, i) => ellipse(x, i % 3 === 2 ? 144 : 139, 1.7, 1.7, b.skinDark)).join(""),
  paint: (p) => path("M116 128H184V137H116Z", p.accent, 'opacity=".5"'),
};

const BEARDS: Record<PersonLook["beard"], (b: BodyPaint) => string> = {
  none: () => "",
  moustache: (b) =>
    path("M150 143C142 138 132 144 126 150C136 152 144 150 150 146C156 150 164 152 174 150C168 144 158 138 150 143Z", b.hairDark),
  goatee: (b) => path("M138 156Q150 152 162 156Q160 172 150 176Q140 172 138 156Z", b.hairDark),
};

/** A person's head without its hair. */
export function personHead(look: PersonLook, p: Paint, b: BodyPaint): string {
  return (
    ellipse(114, 124, 7, 10, b.skinDark) +
    ellipse(186, 124, 7, 10, b.skinDark) +
    path("M115 108C114 146 132 166 150 166S186 146 185 108C185 80 115 80 115 108Z", b.skin) +
    path("M150 166C168 166 186 146 185 108C185 100 180 92 172 88C178 120 172 150 150 166Z", b.skinDark, 'opacity=".5"') +
    (look.mark === "paint" ? MARKS.paint(p, b) : "") +
    SIDES.map((side) => eye(side, look.eyes, p, b) + BROWS[look.brows](side, b)).join("") +
    stroke("M151 134l3 6h-5", b.skinDark, 2.4) +
    BEARDS[look.beard](b) +
    MOUTHS[look.mouth](p) +
    (look.mark === "paint" ? "" : MARKS[look.mark](p, b))
  );
}

const EARS: Record<CreatureLook["ears"], (p: Paint, b: BodyPaint) => string> = {
  pointed: (p, b) =>
    cut("M112 104L100 48L142 78ZM188 104L200 48L158 78Z", b.hair, 8) + cut("M114 92L108 64L130 80ZM186 92L192 64L170 80Z", p.accent),
  round: (p, b) => [114, 186].map((x) => ellipse(x, 80, 20, 20, b.hair) + ellipse(x, 80, 11, 11, p.accent)).join(""),
  long: (p, b) => stroke("M124 92L112 36M176 92L192 40", b.hair, 24) + stroke("M124 88L114 44M176 88L190 48", p.accent, 8),
  finned: (p, b) =>
    cut("M112 116L76 92L92 118L74 132L110 138ZM188 116L224 92L208 118L226 132L190 138Z", b.hairDark, 5) +
    stroke("M104 118L86 108M196 118L214 108", p.accent, 4),
  drooping: (p, b) =>
    path("M120 84C88 78 78 120 88 150C104 150 110 122 122 110ZM180 84C212 78 222 120 212 150C196 150 190 122 178 110Z", b.hairDark) +
    ellipse(94, 138, 6, 9, p.accent) +
    ellipse(206, 138, 6, 9, p.accent),
};

const HORNS: Record<CreatureLook["horns"], (p: Paint) => string> = {
  none: () => "",
  curved: (p) => path("M130 82C118 70 116 52 124 40C128 56 138 64 146 74ZM170 82C182 70 184 52 176 40C172 56 162 64 154 74Z", p.white),
  single: (p) => cut("M142 80L150 38L158 80Z", p.white, 4) + stroke("M144 68l11 3M146 57l8 2", p.accentDark, 2.6),
};

const COATS: Record<CreatureLook["coat"], (b: BodyPaint) => string> = {
  plain: () => "",
  stripes: (b) => stroke("M150 76V94M138 80l3 12M162 80l-3 12M110 130l14 3M190 130l-14 3", b.hairDark, 4),
  patch: (b) => path("M152 72C180 72 196 90 194 116C192 128 176 132 164 126C154 116 160 90 152 72Z", b.skinLight),
  spots: (b) => dots(["136 86 5", "160 80 6", "176 94 4", "122 98 4", "182 142 4", "118 142 4"], b.hairDark),
};

const MUZZLES: Record<CreatureLook["muzzle"], (p: Paint, b: BodyPaint) => string> = {
  short: (p, b) =>
    path("M124 142C128 126 140 128 150 128S172 126 176 142C176 158 164 164 150 164S124 158 124 142Z", b.skinLight) +
    ellipse(150, 137, 8, 5.6, p.ink) +
    stroke("M150 142v6m0 0q-6 6 -12 2m12 -2q6 6 12 2", p.ink, 3),
  broad: (p, b) =>
    path("M114 146C118 126 136 130 150 130S182 126 186 146C186 164 168 170 150 170S114 164 114 146Z", b.skinLight) +
    ellipse(141, 140, 3, 4, p.ink) +
    ellipse(159, 140, 3, 4, p.ink) +
    stroke("M130 155q20 8 40 0", p.ink, 3.2),
  fanged: (p, b) =>
    path("M120 144C126 128 140 130 150 130S174 128 180 144C178 162 164 168 150 168S122 162 120 144Z", b.skinLight) +
    cut("M142 134H158L150 142Z", p.ink, 3) +
    stroke("M130 150q20 6 40 0", p.ink, 3) +
    path("M136 151l7 1.6 -4 7ZM164 151l-7 1.6 4 7Z", p.white),
};

/** A fighter that is an animal: ears, muzzle, coat. */
export function creatureHead(look: CreatureLook, p: Paint, b: BodyPaint): string {
  return (
    EARS[look.ears](p, b) +
    path("M106 116C104 84 128 70 150 70S196 84 194 116C202 136 186 166 150 166S98 136 106 116Z", b.hair) +
    COATS[look.coat](b) +
    HORNS[look.horns](p) +
    MUZZLES[look.muzzle](p, b) +
    `<g transform="translate(0 -9)">${SIDES.map((side) => eye({ ...side, x: side.x - 3 * side.to }, look.eyes, p, b)).join("")}</g>` +
    stroke("M119 103L139 109M181 103L161 109", b.hairDark, 4.6)
  );
}

const SHELLS: Record<RobotLook["head"], (b: BodyPaint) => string> = {
  dome: (b) =>
    path("M112 108Q112 68 150 68T188 108V136Q188 162 150 164T112 136Z", b.skin) +
    path("M112 120H188V136Q188 162 150 164T112 136Z", b.skinDark),
  box: (b) => bar(108, 74, 84, 90, 14, b.skin) + bar(108, 134, 84, 30, 12, b.skinDark),
  wedge: (b) => cut("M104 82H196L178 162H122Z", b.skin, 10) + cut("M114 128H186L178 162H122Z", b.skinDark, 8),
  drum: (b) =>
    path("M114 88Q150 62 186 88V150Q150 176 114 150Z", b.skin) + stroke("M114 96Q150 116 186 96M114 142Q150 162 186 142", b.skinDark, 6),
};

const VISORS: Record<RobotLook["visor"], (p: Paint, b: BodyPaint) => string> = {
  band: (p, b) => bar(118, 100, 64, 24, 12, p.ink) + ellipse(136, 112, 6, 6, b.iris) + ellipse(164, 112, 6, 6, b.iris),
  lamps: (p, b) =>
    SIDES.map(({ x }) => ellipse(x, 114, 13, 13, p.ink) + ellipse(x, 114, 8, 8, b.iris) + ellipse(x + 2.4, 111, 2.4, 2.4, p.white)).join(
      "",
    ),
  cross: (p, b) => bar(116, 104, 68, 14, 7, p.ink) + bar(143, 88, 14, 46, 7, p.ink) + ellipse(150, 111, 6.4, 6.4, b.iris),
  slit: (p, b) =>
    path("M118 116L150 108L182 116L178 124L150 118L122 124Z", p.ink) + stroke("M128 117L144 112.6M172 117L156 112.6", b.iris, 4),
};

const ANTENNAS: Record<RobotLook["antenna"], (p: Paint, b: BodyPaint) => string> = {
  none: () => "",
  rod: (p, b) => stroke("M150 72V48", b.skinDark, 5) + ellipse(150, 44, 8, 8, p.accent),
  fins: (p) => cut("M110 96L84 62L114 74ZM190 96L216 62L186 74Z", p.accentDark, 5),
  dish: (p, b) => stroke("M178 80L196 54", b.skinDark, 5) + path("M180 46Q198 36 214 52Q204 66 188 62Z", p.accent),
};

const GRILLES: Record<RobotLook["grille"], (b: BodyPaint) => string> = {
  bars: (b) => stroke("M136 144H164M140 152H160", b.skinLight, 3.4),
  dots: (b) => [136, 145, 155, 164].map((x) => ellipse(x, 148, 2.6, 2.6, b.skinLight)).join(""),
  none: () => "",
};

export function robotHead(look: RobotLook, p: Paint, b: BodyPaint): string {
  return (
    ANTENNAS[look.antenna](p, b) +
    ellipse(109, 116, 7, 12, p.accentDark) +
    ellipse(191, 116, 7, 12, p.accentDark) +
    SHELLS[look.head](b) +
    VISORS[look.visor](p, b) +
    GRILLES[look.grille](b)
  );
}
