import { inflateRawSync } from "node:zlib";
import { LaidPosition } from "./laid-out";

/** No position comes to as much. */
const BYTES_MAX = 65_536;

/** The position that a link holds, as its browser packed it; null where there is none to read. */
export function readLaid(packed: string): LaidPosition | null {
  let said: unknown;
  try {
    said = JSON.parse(inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: BYTES_MAX }).toString());
  } catch {
    // Whoever mistypes a link writes no position.
    return null;
  }
  return LaidPosition.safeParse(said).data ?? null;
}
