import type { CardFace } from "@/games/dragonball/card/model";
import { isAwake, isField, type Side, sideOf } from "@/games/dragonball/card/sides";
import { pictureAddress } from "@/ui/art/pictures";
import { drawDeed, drawPlace } from "./deeds";
import { drawHero } from "./hero";

/** The picture of one side of a card, as an address for `<image>`: 300 × 420, the caller crops. */
export function cardPicture(face: CardFace, side: Side): string {
  const { id: seed, colors } = face;
  const { name, characters, traits } = sideOf(face, side);
  if (face.type === "Extra") {
    const field = isField(face);
    return pictureAddress(`dragonball/${field ? "place" : "deed"}/${seed}`, () => (field ? drawPlace : drawDeed)({ seed, colors }));
  }
  const awake = isAwake(face, side);
  const [first = name, ...others] = characters;
  return pictureAddress(`dragonball/hero/${seed}/${side}`, () => drawHero({ characters: [first, ...others], seed, traits, colors, awake }));
}
