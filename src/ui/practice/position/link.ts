import type { LaidPosition } from "@/match/laid-out";

/** The parameter of the page's address that holds a position. */
export const PACKED = "p";

/** A position as a link holds it, all of it: packed, in letters that an address may have (`readLaid`). */
export async function packLaid(position: LaidPosition): Promise<string> {
  const packed = new Blob([JSON.stringify(position)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The address of a position. */
export async function positionAddress(game: string, position: LaidPosition): Promise<string> {
  return `/entrainement/position?${new URLSearchParams({ game, [PACKED]: await packLaid(position) })}`;
}
