import { useEffect, useRef } from "react";
import { preload } from "react-dom";

/**
 * Has the pictures of cards fetched before they are shown: of each face once, as it comes.
 *
 * @param faces of the cards that are known, by their ids
 * @param addressOf a stable function; null for a card that has no picture of its own
 */
export function usePictures<Face extends object>(faces: Readonly<Record<string, Face>>, addressOf: (face: Face) => string | null): void {
  const asked = useRef(new WeakSet<Face>());
  useEffect(() => {
    for (const face of Object.values(faces)) {
      if (asked.current.has(face)) continue;
      asked.current.add(face);
      const address = addressOf(face);
      if (address !== null) preload(address, { as: "image" });
    }
  }, [faces, addressOf]);
}
