import { isObject, type Json, rewritten } from "@/kernel/json";

/**
 * To version 2: attacking while Asleep and while Paralyzed are two permissions, and what effects may not discard from the hand is one case of what
 * they may not move.
 */
export function splitBySleep(definition: Json): Json {
  return rewritten(definition, (effect) => {
    const { change } = effect;
    if (!isObject(change)) return [effect];
    if (change.permit === "attackWhileAsleepOrParalyzed")
      return ["attackWhileAsleep", "attackWhileParalyzed"].map((permit) => ({ ...effect, change: { ...change, permit } }));
    if (change.forbid === "discardByEffects") {
      const hands = change.who === "both" ? ["you", "opponent"] : [change.who];
      return hands.map((of) => ({
        ...effect,
        change: { forbid: "moveByEffects", cards: { zone: "hand", of }, to: ["discard"], from: "opponent" },
      }));
    }
    return [effect];
  });
}
