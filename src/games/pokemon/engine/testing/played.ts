import type { Observer } from "../match";

type Part = Parameters<Observer>[0];

/** The parts of texts that scenarios have played and nobody has taken note of yet. */
const played = new Set<Part>();

/** Tells what a scenario plays. */
export const notePlayed: Observer = (part) => {
  played.add(part);
};

/** What has been played since the last call. */
export function takePlayed(): readonly Part[] {
  const parts = [...played];
  played.clear();
  return parts;
}
