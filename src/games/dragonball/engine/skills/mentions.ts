import type { Instruction } from "../effects/language";

/** Whether an effect plays a card or speaks of "when played", attacks or speaks of attacks: read from its data (D-14). */
export interface Mentions {
  readonly play: boolean;
  readonly attack: boolean;
}

/** What the steps of an effect are about. */
export function mentionsOf(steps: readonly Instruction[]): Mentions {
  const found = { play: false, attack: false };
  look(steps, found);
  return found;
}

function look(node: unknown, found: { play: boolean; attack: boolean }): void {
  if (node === null || typeof node !== "object") return;
  if (("do" in node && node.do === "play") || ("when" in node && node.when === "played")) found.play = true;
  if ("when" in node && (node.when === "attacks" || node.when === "attacked")) found.attack = true;
  for (const part of Object.values(node)) look(part, found);
}
