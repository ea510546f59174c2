import type { Decision } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";

/**
 * The player that takes any legal choice, each as likely as the next.
 *
 * @param random where its luck comes from; tests and fuzzers give it a seed
 */
export function randomBot(random: Random): (view: unknown, decision: Decision<unknown>) => readonly number[] {
  return (_view, decision) => sample(decision, random);
}
