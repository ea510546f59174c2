import type { CardFace } from "@/games/dragonball/card/model";
import { isAwake, isField, type Side, sideOf } from "@/games/dragonball/card/sides";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import type { PlainPicture } from "./deeds";
import type { HeroPicture } from "./hero";

/**
 * The picture of one side of a card, as an address for `<image>`: 300 × 420, the caller crops. It says all that is drawn, so that browsers can keep
 * the picture and the site can draw it (`pictures.ts`) without asking the catalogue.
 */
export function cardPicture(face: CardFace, side: Side): string {
  const { id: seed, colors } = face;
  const { name, characters, traits } = sideOf(face, side);
  if (face.type === "Extra") return addressOf(isField(face) ? "place" : "deed", { seed, colors });
  const [first = name, ...others] = characters;
  return addressOf("hero", { characters: [first, ...others], seed, traits, colors, awake: isAwake(face, side) });
}

function addressOf(kind: "hero" | "deed" | "place", picture: HeroPicture | PlainPicture): string {
  const bytes = new TextEncoder().encode(JSON.stringify(picture));
  const written = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
  return `/art/${DRAGON_BALL}/${kind}/${written}.svg`;
}
