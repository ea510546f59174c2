import { parsePattern } from "@/kernel/texts/pattern";
import { slotsOf } from "@/kernel/texts/template";
import { isPart, Maybe, type Part, type Parts, Together, type ValuesOf, Words } from "../../phrasebook/parts";
import type { Sentence, Wording } from "../../phrasebook/sentence";
import { en } from "../../render/english";
import { type Template, templateOf } from "../../render/language";
import type { Setting } from "../words/setting";
import { tokens } from "../words/tokens";
import type { Kind, Kinds } from "./kinds";
import type { Rule } from "./pattern";

/**
 * The rule that reads a sentence of ours back. Its words are those of the template that says it (`render/english`) and stand nowhere else; `parts`
 * tell what stands in the template's slots.
 *
 * @throws Error where the template has other slots
 */
export function own<K extends Kind, const P extends Parts>(
  kind: K,
  template: Template,
  parts: P,
  build: (slots: ValuesOf<P>, setting: Setting) => Kinds[K] | undefined,
): Rule {
  const pattern = patternOf(template, parts);
  // The slots of the pattern are those of `parts`: here that knowledge meets their static types, and the setting of every text is this one.
  return { kind, pattern, nodes: parsePattern(pattern), build: (slots, setting) => build(slots as ValuesOf<P>, setting as Setting) };
}

/** The rule that reads a sentence of the phrasebook. */
export function ownSentence<T, K extends Kind>(kind: K, { wording, parts, meaning }: Sentence<T>, as: (meant: T) => Kinds[K]): Rule {
  const pattern = patternOf(wording, parts);
  return { kind, pattern, nodes: parsePattern(pattern), build: (slots) => as(meaning(slots)) };
}

/** The words of a template as a pattern. A reminder behind them is a sentence of its own. */
function patternOf(wording: Wording, parts: Part | Parts, name?: string): string {
  const [sentence = ""] = templateOf(en, wording).split(/\. (?=\()/);
  const slots = slotsOf(sentence);
  const given = isPart(parts) ? slots : Object.keys(parts);
  if (slots.toSorted().join() !== given.toSorted().join()) throw new Error(`What is said of ${given.join()} does not fit “${sentence}”.`);
  return sentence
    .split(/(\{[^{}]+\})/)
    .map((piece) => {
      const [, verb, word = "", object, forms] = /^\{(!?)([\w ]+)(\+\w+)?(?::(.*))?\}$/.exec(piece) ?? [];
      if (verb) return either([en.verbs[word]?.order ?? "", en.verbs[word]?.third ?? ""]) + (object ? " it/them" : "");
      if (forms !== undefined) return either(forms.split("|"));
      const part = isPart(parts) ? parts : parts[word];
      return part && slots.includes(word) ? partOf(part, name ?? word) : wordsOf(piece);
    })
    .filter(Boolean)
    .join(" ");
}

function partOf(part: Part, name: string): string {
  if (typeof part === "string") return `{${name}:${part}}`;
  if (part instanceof Together) return `{${name}:${part.kind}}`;
  if (part instanceof Maybe) return `[{${name}?:${part.kind}}]`;
  if (part instanceof Words) return wordsOf(part.of(en));
  return patternOf(part.template, part.parts, isPart(part.parts) ? name : undefined);
}

const either = (forms: readonly string[]): string =>
  forms.some((form) => form.includes(" ")) ? `(${forms.map(wordsOf).join("|")})` : forms.join("/");

/** Words as they stand in a pattern. Which article it is hangs on what follows. */
const wordsOf = (text: string): string =>
  tokens(text)
    .map((token) => (token.word === "a" ? "a/an" : token.text.replace("(", "<").replace(")", ">")))
    .join(" ");
