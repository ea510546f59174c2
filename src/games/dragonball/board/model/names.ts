import { sideOf } from "@/games/dragonball/card";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { SeenPlaced, View } from "@/games/dragonball/engine/view/view";

type FaceOf = (definition: string) => CardFace;

/** What a card in play is called, in the reader's language: by the side that is up. */
export const nameOf = ({ definition, back }: SeenPlaced, faceOf: FaceOf): string =>
  sideOf(faceOf(definition), back ? "back" : "front").name;

/** What a card in play is called; empty when it has left. */
export function nameOn({ players }: View, object: number, faceOf: FaceOf): string {
  for (const player of players)
    for (const zone of ["leader", "battle", "unison", "energy", "combo"] as const)
      for (const placed of player[zone]) if (placed.object === object) return nameOf(placed, faceOf);
  return "";
}
