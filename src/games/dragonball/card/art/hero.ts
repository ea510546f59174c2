import type { Color } from "@/games/dragonball/engine/card";
import { type Chance, chanceOf, hash } from "@/ui/art/chance";
import { ellipse, ground, path, round, sheet, soft, stroke } from "@/ui/art/shapes";
import { arms, DRESS, OUTFITS, POSES } from "./costume";
import { HAIR } from "./hair";
import { creatureHead, personHead, robotHead } from "./heads";
import { type Haircut, type Look, lookOf } from "./look";
import { type BodyPaint, bodyPaint, type Paint, paintOf } from "./paint";
import { cut } from "./paper";
import { aura, backdrop, light, motes } from "./scene";

export interface HeroPicture {
  /** Who it is: the head is the same on all cards of a character. Of several, two are drawn. */
  readonly characters: readonly [string, ...string[]];
  /** Of which card: dress, pose and place are its own. */
  readonly seed: string;
  readonly traits: readonly string[];
  readonly colors: readonly Color[];
  /** The back of a Leader, or a Z-Leader: hair and eyes glow. */
  readonly awake: boolean;
}

/** Spikes go with no tunic and no robe: that would be somebody's. */
const SPIKED: ReadonlySet<Haircut> = new Set(["spikes", "wind", "flame", "crest"]);

/** What a card chooses for its hero, beside the head. */
function costumeOf(r: Chance, look: Look) {
  const cape = r.chance(0.24);
  return {
    outfit: r.pick(
      look.being === "person" && SPIKED.has(look.haircut) ? OUTFITS.filter((each) => each !== "tunic" && each !== "robe") : OUTFITS,
    ),
    pose: r.pick(Object.keys(POSES)),
    cape,
    scarf: !cape && r.chance(0.3),
    headband: look.being === "person" && look.haircut !== "hood" && look.haircut !== "turban" && r.chance(0.22),
    tail: r.chance(look.being === "creature" ? 0.9 : 0.06),
    flies: r.chance(0.18),
    mirrored: r.chance(0.5),
    glowing: r.chance(0.55),
  };
}

type Costume = ReturnType<typeof costumeOf>;

/** Somebody of our own: one head for a character, one dress for a card. */
export function drawHero(picture: HeroPicture): string {
  const { characters, seed, traits, colors, awake } = picture;
  const [first, second] = characters;
  const look = lookOf(first, traits);
  const r = chanceOf(hash(`hero/${seed}`));
  const p = paintOf(r, colors, awake);
  const b = bodyPaint(look, p, awake);
  const chosen = costumeOf(r, look);
  // Side by side nobody is in the other's way.
  const costume = second === undefined ? chosen : { ...chosen, flies: false, cape: false };
  const tilt = costume.flies ? r.pick([-18, 18]) : r.between(-4, 4);
  const size = awake ? 1.06 : r.between(0.94, 1.04);
  const turned = `translate(${second === undefined ? 150 : 112} 330) rotate(${round(tilt)}) scale(${((costume.mirrored ? -1 : 1) * size).toFixed(2)} ${size.toFixed(2)}) translate(-150 -330)`;
  return (
    backdrop(r, p, colors, awake) +
    (awake || costume.glowing ? aura(r, p, awake) : "") +
    motes(r, p, awake ? 16 : 7) +
    (costume.flies ? "" : sheet(soft(r, 318, 6), p.near)) +
    (second === undefined ? "" : companion(picture, second, p)) +
    `<g transform="${turned}">${figure(r, look, costume, p, b)}</g>` +
    (costume.flies ? stroke("M20 90L80 130M8 150L60 178M230 300L286 330M214 60L262 92", p.white, 4, 'opacity=".6"') : "") +
    path(ground("M-20 338Q70 326 150 336T320 332"), p.near)
  );
}

/** Somebody beside the hero: behind, a little smaller, the colours of their clothes the other way round. */
function companion({ seed, traits, awake }: HeroPicture, character: string, p: Paint): string {
  const look = lookOf(character, traits);
  const r = chanceOf(hash(`beside/${seed}`));
  const paint = { ...p, main: p.accentDark, mainLight: p.accent, accent: p.mainLight, accentDark: p.main };
  const costume = { ...costumeOf(r, look), cape: false };
  return `<g transform="translate(206 330) scale(-.84 .84) translate(-150 -330)">${figure(r, look, costume, paint, bodyPaint(look, paint, awake))}</g>`;
}

function figure(r: Chance, look: Look, costume: Costume, p: Paint, b: BodyPaint): string {
  const outfit = DRESS[costume.outfit](p, b);
  const pose = POSES[costume.pose];
  if (!pose) throw new RangeError(`no pose ${costume.pose}`);
  const hair = look.being === "person" ? HAIR[look.haircut](r, p, b) : { back: "", front: "" };
  const scarf = costume.scarf;
  return [
    costume.tail ? stroke("M176 268C230 286 246 244 228 214", b.hairDark, 13) : "",
    costume.cape ? cape(p) : "",
    scarf
      ? path("M168 168C206 162 226 184 264 172C252 190 262 196 254 208C226 204 204 196 172 184Z", p.accent) +
        stroke("M190 176Q220 184 248 190", p.accentDark, 3)
      : "",
    hair.back,
    outfit.legs,
    outfit.top,
    path("M150 164C176 164 194 168 202 186L184 260H150Z", p.ink, 'opacity=".1"'),
    `<rect x="137" y="148" width="26" height="26" rx="11" fill="${b.skinDark}"/>`,
    scarf ? path("M124 164Q150 184 176 164L182 178Q150 202 118 178Z", p.accent) : "",
    outfit.pads ?? "",
    costume.cape ? stroke("M116 172Q150 192 184 172", p.accent, 9) + cut("M150 178L158 187L150 196L142 187Z", p.white) : "",
    arms(pose, outfit, p, b),
    headOf(look, p, b),
    hair.front,
    costume.headband
      ? path("M112 100Q150 86 188 100L187 110Q150 97 113 110Z", p.accent) + stroke("M188 104L214 96M188 108L210 116", p.accent, 6)
      : "",
    pose.light ? light(...pose.light, p) : "",
  ].join("");
}

const cape = (p: Paint): string =>
  path("M112 172C72 230 62 300 46 350C92 330 96 352 128 340H190C220 352 232 332 262 346C236 290 228 230 188 172Z", p.accentDark) +
  stroke("M84 240C76 280 70 310 60 336M216 240C224 280 232 308 242 334", p.accent, 4, 'opacity=".6"');

function headOf(look: Look, p: Paint, b: BodyPaint): string {
  switch (look.being) {
    case "person":
      return personHead(look, p, b);
    case "creature":
      return creatureHead(look, p, b);
    case "robot":
      return ellipse(150, 158, 18, 12, b.skinDark) + robotHead(look, p, b);
  }
}
