import type { TrainerSubject } from "@/games/pokemon/cards/trainer-subject";
import type { Chance } from "@/ui/art/chance";
import { oklch, type Palette } from "@/ui/art/palette";
import { ellipse, path, stroke } from "@/ui/art/shapes";

/** The kinds of people that Trainer cards show: each by what they wear, none by who they are. */
type Kind = "professor" | "villain" | "rival" | "carer" | "fighter" | "worker" | "lady" | "child" | "person";

type Hair = "cropped" | "long" | "cap" | "bun" | "spiky" | "curls";

interface Look {
  readonly hair: readonly Hair[];
  /** What lies over shoulders and chest. */
  readonly clothes: (p: Palette) => string;
  /** What is worn on the head or before the eyes. */
  readonly worn?: (p: Palette) => string;
  readonly mouth?: string;
}

const collar = (p: Palette) => path("M118 246Q150 286 182 246L196 254Q150 316 104 254Z", p.accent);
const SMILE = "M138 204q12 10 24 0";

const LOOKS: Record<Kind, Look> = {
  /** A white coat and glasses. */
  professor: {
    hair: ["cropped", "bun", "curls", "long"],
    clothes: (p) =>
      path("M52 330C54 262 98 244 150 244S246 262 248 330Z", "#f4f1ea") +
      path("M118 244L150 300L182 244Z", p.accent) +
      path("M104 248L118 244L150 304L128 330H112Z", "#ffffff") +
      path("M196 248L182 244L150 304L172 330H188Z", "#ffffff") +
      stroke("M206 292h26", p.shade, 5),
    worn: (p) =>
      `<circle cx="130" cy="180" r="18" fill="${p.white}" fill-opacity=".4" stroke="${p.ink}" stroke-width="5"/><circle cx="170" cy="180" r="18" fill="${p.white}" fill-opacity=".4" stroke="${p.ink}" stroke-width="5"/>` +
      stroke("M148 178h4M112 176L102 172M188 176L198 172", p.ink, 5),
  },
  /** A high dark collar and a peaked hood. */
  villain: {
    hair: ["spiky", "cropped"],
    clothes: (p) =>
      path("M44 330C46 258 96 240 150 244S254 258 256 330Z", "#2c2438") +
      path("M84 262C88 214 112 214 132 238L118 300ZM216 262C212 214 188 214 168 238L182 300Z", "#43364f") +
      path("M134 262L150 250L166 262L158 316H142Z", p.accent),
    worn: (p) =>
      path("M88 168C82 92 118 66 150 66S218 92 212 168C206 142 190 128 150 128S94 142 88 168Z", "#2c2438") +
      path("M94 152C116 138 184 138 206 152L204 164C180 150 120 150 96 164Z", p.accent),
    mouth: "M134 206q18 -8 32 2",
  },
  rival: {
    hair: ["spiky"],
    clothes: (p) =>
      path("M52 330C54 262 98 244 150 244S246 262 248 330Z", p.body) +
      path("M100 252C96 226 112 222 128 240L120 272ZM200 252C204 226 188 222 172 240L180 272Z", p.accent) +
      stroke("M150 262V328", p.light, 6),
    mouth: "M134 204q20 10 34 -6",
  },
  /** An apron and a small cap. */
  carer: {
    hair: ["bun", "long", "curls"],
    clothes: (p) =>
      path("M52 330C54 262 98 244 150 244S246 262 248 330Z", p.body) +
      path("M108 262Q150 284 192 262L206 330H94Z", "#fffaf0") +
      path("M150 318C128 304 130 286 142 286C148 286 150 292 150 294C150 292 152 286 158 286C170 286 172 304 150 318Z", p.accent),
    worn: (p) =>
      path("M104 118C106 84 194 84 196 118C180 108 120 108 104 118Z", "#fffaf0") + stroke("M112 112Q150 98 188 112", p.accent, 6),
  },
  /** A bare collar and a headband. */
  fighter: {
    hair: ["spiky", "cropped", "bun"],
    clothes: (p) =>
      path("M46 330C48 262 98 244 150 244S252 262 254 330Z", "#f4f1ea") +
      stroke("M112 246L158 316M188 246L142 316", p.shade, 9) +
      path("M86 314H214V330H86Z", p.accent),
    worn: (p) => stroke("M100 146Q150 126 200 146", p.accent, 13) + stroke("M200 146q22 4 30 22M202 148q14 14 16 32", p.accent, 9),
  },
  /** A helmet with a lamp. */
  worker: {
    hair: ["cropped", "bun"],
    clothes: (p) =>
      path("M52 330C54 262 98 244 150 244S246 262 248 330Z", p.light) +
      path("M100 262L116 252V330H92ZM200 262L184 252V330H208Z", p.shade) +
      path("M108 296H192V330H108Z", p.shade),
    worn: (p) =>
      path("M92 150C92 92 208 92 208 150Z", p.accent2) +
      path("M80 142H220Q224 156 212 156H88Q76 156 80 142Z", p.accent) +
      `<circle cx="150" cy="124" r="15" fill="${p.white}" stroke="${p.shade}" stroke-width="5"/>`,
  },
  /** A wide hat. */
  lady: {
    hair: ["long", "curls"],
    clothes: (p) =>
      path("M60 330C64 266 104 248 150 248S236 266 240 330Z", p.accent) +
      path("M112 252Q150 296 188 252Q150 268 112 252Z", p.light) +
      [126, 138, 150, 162, 174].map((x, i) => ellipse(x, 254 + 6 * (2 - Math.abs(i - 2)), 5, 5, "#fffaf0")).join(""),
    worn: (p) =>
      path("M100 134C100 84 200 84 200 134Z", p.body) +
      path("M58 140C90 112 210 112 242 140C210 152 90 152 58 140Z", p.shade) +
      stroke("M102 126Q150 112 198 126", p.accent2, 9),
  },
  /** A cap and a bag. */
  child: {
    hair: ["cap"],
    clothes: (p) =>
      path("M66 330C68 272 104 252 150 252S232 272 234 330Z", p.light) +
      stroke("M104 258L96 330M196 258L204 330", p.accent, 16) +
      path("M124 252Q150 272 176 252L182 260Q150 288 118 260Z", p.body),
    mouth: "M134 200q16 20 32 0",
  },
  person: {
    hair: ["cropped", "long", "cap", "bun", "spiky", "curls"],
    clothes: (p) => path("M52 330C54 262 98 244 150 244S246 262 248 330Z", p.body) + collar(p),
  },
};

const HAIR: Record<Hair, (p: Palette, colour: string) => string> = {
  cropped: (_p, c) => path("M96 176C84 104 128 92 156 94C204 94 216 130 204 178C196 150 172 140 150 146C126 144 104 148 96 176Z", c),
  long: (_p, c) => path("M96 190C84 106 128 94 152 94S218 106 204 190C198 150 182 132 150 134S102 150 96 190Z", c),
  cap: (p, c) =>
    path("M90 150C94 104 206 104 210 150Z", p.accent) +
    `<rect x="78" y="142" width="144" height="18" rx="9" fill="${p.shade}"/>` +
    path("M98 160C98 178 100 186 104 192L112 160ZM202 160C202 178 200 186 196 192L188 160Z", c),
  bun: (_p, c) =>
    path("M98 182C92 120 112 104 150 108S208 120 202 182C196 156 180 150 150 150S104 156 98 182Z", c) + ellipse(150, 92, 30, 26, c),
  spiky: (_p, c) =>
    path(
      "M94 178L78 140L100 142L84 98L120 112L126 72L152 100L180 70L182 108L220 98L202 140L224 146L206 180C198 152 176 140 150 146S102 152 94 178Z",
      c,
    ),
  curls: (_p, c) =>
    [
      [100, 150],
      [108, 122],
      [132, 106],
      [160, 104],
      [186, 116],
      [200, 144],
      [98, 178],
      [202, 174],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 24, 23, c))
      .join(""),
};

const draw =
  (kind: Kind) =>
  (r: Chance, p: Palette): string => {
    const { hair, clothes, worn, mouth = SMILE } = LOOKS[kind];
    const style = r.pick(hair);
    const skin = r.pick(["#f3c9a5", "#d99e73", "#a86b45", "#7a4a30", "#f7dcc0"]);
    const colour = oklch(r.between(0.25, 0.75), r.between(0.03, 0.14), r.between(20, 330));
    const figure =
      (style === "long" ? path("M92 150C70 220 84 270 76 306H224C216 270 230 220 208 150Z", colour) : "") +
      clothes(p) +
      `<rect x="132" y="206" width="36" height="44" rx="16" fill="${skin}"/>` +
      ellipse(150, 172, 50, 58, skin) +
      HAIR[style](p, colour) +
      ellipse(132, 180, 5, 7, p.ink) +
      ellipse(168, 180, 5, 7, p.ink) +
      stroke(mouth, p.ink, 4) +
      ellipse(120, 196, 9, 5, "#e8503a", 'opacity=".35"') +
      ellipse(180, 196, 9, 5, "#e8503a", 'opacity=".35"') +
      (worn?.(p) ?? "");
    return `<g transform="translate(0 6)">${figure}</g>`;
  };

/** The bust of an invented person of each kind. */
export const PEOPLE: Record<Kind, (r: Chance, p: Palette) => string> = {
  professor: draw("professor"),
  villain: draw("villain"),
  rival: draw("rival"),
  carer: draw("carer"),
  fighter: draw("fighter"),
  worker: draw("worker"),
  lady: draw("lady"),
  child: draw("child"),
  person: draw("person"),
};

export const isPerson = (subject: TrainerSubject): subject is Kind | "pair" => subject === "pair" || subject in PEOPLE;

/** Two people side by side. */
export const pair = (r: Chance, p: Palette): string =>
  `<g transform="translate(-40 78) scale(.76)">${PEOPLE.person(r, { ...p, body: p.accent, accent: p.body })}</g><g transform="translate(96 72) scale(.78)">${PEOPLE.person(r, p)}</g>`;
