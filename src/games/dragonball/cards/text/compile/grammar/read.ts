import { differing } from "@/kernel/texts/ambiguity";
import { fail } from "@/kernel/texts/failure";
import type { Setting } from "../words/setting";
import type { SentenceTokens } from "../words/tokens";
import { grammar } from "./english";
import type { Kind, Kinds } from "./kinds";

/** What a sentence means as one of some kinds, the first that reads it. @throws TextFailure where none does, or one in several ways */
export function meaning<K extends Kind>({ tokens, text }: SentenceTokens, kind: K, setting: Setting): Kinds[K] {
  const [one, other] = grammar.readings(kind, tokens, setting);
  if (one && other) return fail(text, `ambiguous, by the rules ${differing(one, other).join(" and ")}`);
  if (one) return one.value;
  const reach = grammar.reach(kind, tokens, setting);
  const stop = tokens
    .slice(reach, reach + 4)
    .map((token) => token.text)
    .join(" ");
  return fail(text, stop ? `not understood at "${stop}"` : "not understood");
}
