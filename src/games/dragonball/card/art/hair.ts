import type { Chance } from "@/ui/art/chance";
import { ellipse, type Point, path, stroke } from "@/ui/art/shapes";
import type { Haircut } from "./look";
import type { BodyPaint, Paint } from "./paint";
import { cut, dots, outline } from "./paper";

/** What lies behind the head, and what before it. */
interface Hair {
  readonly back: string;
  readonly front: string;
}

interface Spikes {
  /** Degrees, 270 being straight up. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly reach: readonly [number, number];
  readonly lean?: number;
  readonly base?: number;
}

function spikes(r: Chance, { from, to, count, reach, lean = 0, base = 46 }: Spikes, fill: string): string {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = radians(15);
  return Array.from({ length: count }, (_, i) => {
    const angle = radians(from + (to - from) * (i / (count - 1)));
    const far = r.between(...reach);
    const tip = angle + radians(lean);
    return cut(
      outline([
        [150 + Math.cos(angle - half) * base * 0.78, 112 + Math.sin(angle - half) * base],
        [150 + Math.cos(tip) * far, 112 + Math.sin(tip) * far],
        [150 + Math.cos(angle + half) * base * 0.78, 112 + Math.sin(angle + half) * base],
      ]),
      fill,
      6,
    );
  }).join("");
}

const cap = (fill: string): string =>
  path("M112 122C104 70 132 62 150 62S196 70 188 122C184 104 178 98 172 96C158 90 142 90 128 96C122 98 116 104 112 122Z", fill);

/** Strands on the forehead; `side` combs them all one way. */
function bangs(r: Chance, fill: string, side?: number): string {
  const count = r.int(3, 4);
  return Array.from({ length: count }, (_, i) => {
    const x = 122 + (56 * i) / (count - 1);
    const tip: Point = [x + (side ?? r.between(-10, 10)), r.between(106, 116)];
    return cut(outline([[x - 12, 88], [x + 12, 86], tip]), fill);
  }).join("");
}

/** What makes a silhouette. */
export const HAIR: Record<Haircut, (r: Chance, p: Paint, b: BodyPaint) => Hair> = {
  spikes: (r, _, b) => ({
    back: spikes(r, { from: 172, to: 368, count: 9, reach: [76, 104] }, b.hairDark),
    front:
      cap(b.hair) +
      spikes(r, { from: 200, to: 340, count: 6, reach: [66, 92], lean: r.between(-8, 8) }, b.hair) +
      bangs(r, b.hair) +
      stroke("M128 76L118 56M154 68L158 44", b.hairLight, 4, 'opacity=".8"'),
  }),
  wind: (r, _, b) => {
    const side = r.pick([-1, 1]);
    return {
      back: spikes(r, { from: 190, to: 350, count: 7, reach: [74, 98], lean: side * 26 }, b.hairDark),
      front:
        cap(b.hair) + spikes(r, { from: 205, to: 335, count: 6, reach: [70, 96], lean: side * 32 }, b.hair) + bangs(r, b.hair, side * 14),
    };
  },
  flame: (r, _, b) => ({
    back: spikes(r, { from: 222, to: 318, count: 5, reach: [96, 128] }, b.hairDark),
    front:
      cap(b.hair) +
      spikes(r, { from: 212, to: 328, count: 6, reach: [78, 116], base: 42 }, b.hair) +
      cut("M132 84L152 84L140 110Z", b.hair) +
      stroke("M150 82V34", b.hairLight, 5, 'opacity=".7"'),
  }),
  crest: (r, _, b) => ({
    back: "",
    front:
      path("M114 112C112 78 132 70 150 70S188 78 186 112L178 98H122Z", b.hairDark, 'opacity=".55"') +
      spikes(r, { from: 240, to: 300, count: 4, reach: [84, 110], lean: r.between(-12, 12), base: 44 }, b.hair),
  }),
  long: (_r, _, b) => ({
    back: path("M106 112C96 170 84 214 96 262C114 250 112 226 122 206H178C188 226 186 250 204 262C216 214 204 170 194 112Z", b.hairDark),
    front:
      cap(b.hair) + path("M150 66C122 72 112 100 110 152C122 142 126 112 150 84C174 112 178 142 190 152C188 100 178 72 150 66Z", b.hair),
  }),
  bun: (r, p, b) => ({
    back: ellipse(150, 50, 24, 22, b.hairDark) + stroke("M126 42L176 58", p.accent, 5),
    front: cap(b.hair) + bangs(r, b.hair) + stroke("M132 46Q146 36 164 42", b.hairLight, 4),
  }),
  bob: (_r, _, b) => ({
    back: path("M104 104C100 150 106 172 112 184H188C194 172 200 150 196 104Z", b.hairDark),
    front:
      cap(b.hair) +
      path("M112 96C106 130 108 160 116 178C124 164 122 124 126 100ZM188 96C194 130 192 160 184 178C176 164 178 124 174 100Z", b.hair) +
      path("M116 100Q150 120 184 98L180 84H122Z", b.hair),
  }),
  braid: (r, p, b) => ({
    back:
      stroke("M184 120C216 150 208 190 226 226", b.hairDark, 17) +
      stroke("M194 140l14 8M204 168l16 4M208 196l16 2", b.hairLight, 3) +
      ellipse(228, 236, 9, 14, p.accent),
    front: cap(b.hair) + bangs(r, b.hair, -8),
  }),
  shaven: (_r, _, b) => ({
    back: "",
    front:
      path("M114 108C110 74 132 66 150 66S190 74 186 108C176 92 164 88 150 88S124 92 114 108Z", b.hair) +
      stroke("M126 82l6 4M144 76l4 5M164 80l4 4", b.hairLight, 3, 'opacity=".6"'),
  }),
  hood: (_r, p) => ({
    back: path("M94 190C84 96 120 48 150 48S216 96 206 190Z", p.mainDark),
    front:
      path("M104 176C92 100 124 58 150 58S208 100 196 176C190 118 174 92 150 88C126 92 110 118 104 176Z", p.main) +
      stroke("M110 150C106 108 126 74 150 68", p.mainLight, 3, 'opacity=".7"'),
  }),
  horns: (_r, p, b) => ({
    back:
      path("M118 92C92 82 84 52 92 34C100 58 120 62 132 74ZM182 92C208 82 216 52 208 34C200 58 180 62 168 74Z", b.hair) +
      path(
        "M118 92C104 88 96 76 92 62C104 74 120 70 132 76ZM182 92C196 88 204 76 208 62C196 74 180 70 168 76Z",
        p.accentDark,
        'opacity=".6"',
      ),
    front: path("M116 104C116 78 132 70 150 70S184 78 184 104C170 88 130 88 116 104Z", b.skinDark) + ellipse(150, 84, 9, 6, p.accent),
  }),
  curls: (_r, _, b) => ({
    back: dots(["108 104 24", "192 104 24", "104 136 18", "196 136 18", "128 70 26", "172 70 26"], b.hairDark),
    front:
      dots(["122 88 17", "142 78 18", "163 78 18", "180 90 16", "152 62 18"], b.hair) +
      stroke("M118 84q4 -8 12 -8M156 58q8 -4 14 4", b.hairLight, 3.4),
  }),
  bunches: (r, p, b) => ({
    back:
      path("M112 90C80 76 62 110 74 170C86 160 92 130 116 116ZM188 90C220 76 238 110 226 170C214 160 208 130 184 116Z", b.hairDark) +
      ellipse(108, 94, 9, 9, p.accent) +
      ellipse(192, 94, 9, 9, p.accent),
    front: cap(b.hair) + bangs(r, b.hair) + stroke("M150 66V86", b.hairLight, 3.4),
  }),
  turban: (_r, p) => ({
    back: path("M180 96C214 120 208 170 226 214C206 206 190 166 176 120Z", p.accentDark),
    front:
      path("M106 108C98 62 130 46 152 46S204 62 194 108C172 90 128 90 106 108Z", p.accent) +
      stroke("M112 92Q142 62 184 66M118 72Q150 84 190 88", p.accentDark, 4, 'opacity=".7"') +
      cut("M150 74L160 86L150 100L140 86Z", p.white, 3),
  }),
  sidecut: (_r, _, b) => ({
    back: path("M150 70C206 66 214 130 204 196C190 190 180 150 178 110Z", b.hairDark),
    front:
      path("M114 110C110 78 128 66 150 66L148 90C132 92 122 98 114 110Z", b.hairDark, 'opacity=".6"') +
      path("M136 68C176 52 204 84 198 150C190 160 186 120 170 100C158 92 144 86 132 90Z", b.hair) +
      stroke("M152 74Q182 82 190 120", b.hairLight, 3.6, 'opacity=".7"'),
  }),
};
