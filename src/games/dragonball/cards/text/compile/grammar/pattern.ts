import { patterns, type Rule as RuleOf } from "@/kernel/texts/pattern";
import type { Setting } from "../words/setting";
import type { Kind, Kinds } from "./kinds";

/** A production of this grammar. */
export type Rule = RuleOf<Kind>;

/** `rule` writes a production, `primitive` declares a kind that is read from the tokens. */
export const { rule, primitive, primitives } = patterns<Kinds, Setting>();

/** An action as an order and of somebody else ("draw 1 card", "draws 1 card"): the same words but for the verb. */
export function action<const P extends string>(
  verb: string,
  rest: P,
  build: Parameters<typeof rule<"instruction", P>>[2],
): readonly Rule[] {
  // The verb has no slots: those of the whole pattern are those of the rest.
  return [rule("instruction", `${verb} ${rest}` as P, build), rule("theirInstruction", `${third(verb)} ${rest}` as P, build)];
}

const third = (verb: string): string => (/(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
