import { preload } from "react-dom";

const asked = new WeakSet<object>();

/**
 * Has the pictures of cards fetched while what shows them is still being drawn and laid out (React lets `preload` be called then): of each face once.
 *
 * @param faces of the cards that are known, by their ids
 * @param addressOf null for a card that has no picture of its own
 */
export function askForPictures<Face extends object>(faces: Readonly<Record<string, Face>>, addressOf: (face: Face) => string | null): void {
  for (const face of Object.values(faces)) {
    if (asked.has(face)) continue;
    asked.add(face);
    const address = addressOf(face);
    if (address !== null) preload(address, { as: "image" });
  }
}
