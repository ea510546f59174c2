import { Picture } from "@/ui/art/picture";
import type { CardSize } from "@/ui/card/state";
import { cardPicture } from "./art/address";
import type { CardFace } from "./model";
import type { Side } from "./sides";

/** The window on the 300 × 420 sheet that each format shows. */
const WINDOWS: Record<CardSize, string> = { s: "30 24 240 276", m: "18 26 264 274", l: "4 26 292 280" };

/** The picture of a card as it lies before anything turns it. */
export const pictureOf = (face: CardFace): string => cardPicture(face, "front");

/** The picture of a side of a card. */
export function CardArt({ face, side, size }: { face: CardFace; side: Side; size: CardSize }) {
  return <Picture address={cardPicture(face, side)} view={WINDOWS[size]} />;
}

/** The head alone, for a picture that is hardly wider than a finger. */
export function CardHead({ face }: { face: CardFace }) {
  return <Picture address={cardPicture(face, "front")} view={face.type === "Extra" ? "40 60 220 240" : "70 40 160 160"} />;
}
