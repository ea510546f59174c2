import type { Precedence as PrecedenceOf } from "@/kernel/texts/grammar";
import type { Kind } from "./kinds";

/** Of two rules that read the same words differently, the one whose reading stands. */
export type Precedence = PrecedenceOf<Kind>;

/** The rules that read the same words differently, each pair with the one that stands, and why. A pair that is not here is an error. */
export const precedence: readonly Precedence[] = [];
