import { patterns, type Rule as RuleOf } from "@/kernel/texts/pattern";
import type { Setting } from "../words/setting";
import type { Kind, Kinds } from "./kinds";

/** A production of this grammar. */
export type Rule = RuleOf<Kind>;

/** `rule` writes a production, `primitive` declares a kind that is read from the tokens. */
export const { rule, primitive, primitives } = patterns<Kinds, Setting>();
