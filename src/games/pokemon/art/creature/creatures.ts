import type { Shape, Species } from "@/games/pokemon/cards/species/facts";
import { armor } from "./bodies/armor";
import { arms } from "./bodies/arms";
import { ball } from "./bodies/ball";
import { blob } from "./bodies/blob";
import { bugWings } from "./bodies/bug-wings";
import { fish } from "./bodies/fish";
import { heads } from "./bodies/heads";
import { humanoid } from "./bodies/humanoid";
import { legs } from "./bodies/legs";
import { quadruped } from "./bodies/quadruped";
import { squiggle } from "./bodies/squiggle";
import { tentacles } from "./bodies/tentacles";
import { upright } from "./bodies/upright";
import { winged } from "./bodies/wings";
import type { DrawBody } from "./body";
import { adorn, aura } from "./features";
import { clamp, el, lerp, n, settle } from "./ink";
import { scene } from "./scene";
import { traitsOf } from "./traits";

const BODIES: Record<Shape, DrawBody> = {
  ball,
  squiggle,
  fish,
  arms,
  blob,
  upright,
  legs,
  quadruped,
  wings: winged,
  tentacles,
  heads,
  humanoid,
  "bug-wings": bugWings,
  armor,
};

/** A creature: which species it is of, and in which form ("mega-x", "alola"; "" for the common one). */
export interface Creature {
  readonly species: Species;
  readonly form: string;
}

function build({ species, form }: Creature) {
  const k = traitsOf(species, form);
  const body = BODIES[k.shape](k);
  const { back, front } = adorn(k, body.a);
  const { head = { back: "", front: "" }, arm = "", over = "" } = body;
  return { k, body, markup: settle(k.p, back + body.back + head.back + body.main + head.front + arm + over + front) };
}

/** The creature alone, standing on y = 306 about x = 150: the same on every print. */
export const drawCreature = (creature: Creature): string => build(creature).markup;

/** Above this height a creature would leave the windows that cards show. */
const ROOM = 244;
/** Where two creatures of one card stand: how far from the middle, and how large. */
const BESIDE = [
  { x: 46, scale: 0.78 },
  { x: -54, scale: 0.66 },
] as const;

/**
 * Invented creatures in a cut-paper scene: the inside of an `<svg viewBox="0 0 300 420">`. They follow from facts alone and depict no artwork.
 *
 * @param print seeds the scene, the light and the side they look to
 */
export function drawPicture([first, second]: readonly [Creature, Creature?], print: string): string {
  const built = build(first);
  const s = scene(built.k, built.body, print);
  const behind = s.behind + aura(built.k) + s.ground;
  if (second) return behind + placed(build(second), s, BESIDE[1]) + placed(built, s, BESIDE[0]) + s.front;
  return behind + placed(built, s) + s.front;
}

/** A creature with its shadow, where the scene has it. */
function placed({ k, body, markup }: ReturnType<typeof build>, s: ReturnType<typeof scene>, beside?: (typeof BESIDE)[number]): string {
  // Nothing that matters may leave the window: a tall crown shrinks the creature.
  const rise = 306 - (body.a.top[1] - 30);
  const full = Math.min(k.size * Math.min(s.zoom, 1.14), (ROOM + (k.big ? 10 : 0)) / rise) * (beside?.scale ?? 1);
  const close = s.close && !beside;
  const size = close ? full * 1.34 : full;
  const x = 150 + (beside?.x ?? 0) * s.side;
  const lift = body.hover ? lerp(-6, 0, k.tall) : 0;
  const foot = close ? Math.max(306, 72 + rise * size) : 306 - (1 - clamp(size, 0.7, 1)) * (beside ? 30 : 56);
  const shadow = body.shadow
    ? el(
        x + (body.shadow[0] - 150) * size * s.side,
        body.hover ? 304 : foot,
        body.shadow[2] * size * 0.92,
        body.hover ? 7 : 9.5 * size,
        "#12061f",
        'opacity=".24"',
      )
    : "";
  const scale = n(size * 100) / 100;
  const tilt = s.tilt ? ` rotate(${n(s.tilt)} 0 -100)` : "";
  return `${shadow}<g transform="translate(${n(x)} ${n(foot + lift)})${tilt} scale(${scale * s.side} ${scale}) translate(-150 -306)">${markup}</g>`;
}
