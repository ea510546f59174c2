import { Grammar as GrammarOf, type Precedence as PrecedenceOf } from "@/kernel/texts/grammar";
import type { Setting } from "../words/setting";
import type { Kind, Kinds } from "./kinds";
import { primitives, type Rule } from "./pattern";

/** Of two rules that read the same words differently, the one whose reading stands. */
export type Precedence = PrecedenceOf<Kind>;

/** A grammar of English card text. */
export class Grammar extends GrammarOf<Kinds, Setting> {
  constructor(rules: readonly Rule[], precedence: readonly Precedence[] = []) {
    super(rules, primitives, precedence);
  }
}
