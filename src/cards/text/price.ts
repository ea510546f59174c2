import type { Instruction } from "@/engine/pokemon/effects/language";

/** What "you may …. If you do, …" pays before anything happens: discards and returns from one's own hand and Pokémon. */
export function isPrice(steps: readonly Instruction[]): boolean {
  return steps.every((step) => {
    if (step.do !== "move" || step.destination.to === "bench") return false;
    const { cards } = step;
    if (cards.cards === "choose") return "zone" in cards.from && cards.from.zone === "hand" && typeof cards.count === "number";
    return cards.cards === "attached" && cards.to.pokemon === "self" && typeof cards.count === "number";
  });
}
