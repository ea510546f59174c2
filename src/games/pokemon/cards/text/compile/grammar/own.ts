import { en } from "../../render/english";
import type { Template } from "../../render/language";
import type { Setting } from "../words/setting";
import { tokens } from "../words/tokens";
import type { Kind, Kinds } from "./kinds";
import { parsePattern, type Rule } from "./pattern";

/** What stands in a slot of a template: a part of some kind, which may be absent, another template, or certain words. */
type Part = Kind | Maybe<Kind> | Said<Part | Parts> | Words;
type Parts = { readonly [slot: string]: Part };

/** A phrase of ours inside a sentence of ours. */
class Said<out P> {
  constructor(
    readonly template: Template,
    readonly parts: P,
  ) {}
}

class Maybe<out K> {
  constructor(readonly kind: K) {}
}

class Words {
  constructor(readonly text: string) {}
}

type ValueOf<P, Name extends PropertyKey> = P extends Kind
  ? { readonly [Each in Name]: Kinds[P] }
  : P extends Maybe<infer K extends Kind>
    ? { readonly [Each in Name]: Kinds[K] | undefined }
    : P extends Said<infer Inner>
      ? Inner extends Part
        ? ValueOf<Inner, Name>
        : ValuesOf<Inner>
      : unknown;
type ValuesOf<P> = { [Slot in keyof P]: (value: ValueOf<P[Slot], Slot>) => void }[keyof P] extends (value: infer V) => void ? V : unknown;

/** A phrase of ours in a slot. Where a single part is given for all that it says, that goes by the name of the slot that the phrase stands in. */
export const said = <const P extends Part | Parts>(template: Template, parts: P): Said<P> => new Said(template, parts);

/** A part that may be absent. */
export const maybe = <K extends Kind>(kind: K): Maybe<K> => new Maybe(kind);

/** What things and places of ours are called, as it stands in no template; or no words at all. */
export const words = (text: string): Words => new Words(text);

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
  // The slots of the pattern are those of `parts`: here that knowledge meets their static type.
  return { kind, pattern, nodes: parsePattern(pattern), build: (slots, setting) => build(slots as ValuesOf<P>, setting) };
}

/** The words of a template as a pattern. A reminder behind them is a sentence of its own. */
function patternOf(template: Template, parts: Part | Parts, name?: string): string {
  const [sentence = ""] = en.templates[template].split(/\. (?=\()/);
  const slots = [...sentence.matchAll(/\{(\w{2,}|[a-z])\}/g)].map(([, slot = ""]) => slot);
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

const isPart = (parts: Part | Parts): parts is Part =>
  [Said, Maybe, Words].some((each) => parts instanceof each) || typeof parts === "string";

function partOf(part: Part, name: string): string {
  if (part instanceof Words) return wordsOf(part.text);
  if (part instanceof Maybe) return `[{${name}?:${part.kind}}]`;
  if (typeof part === "string") return `{${name}:${part}}`;
  return patternOf(part.template, part.parts, isPart(part.parts) ? name : undefined);
}

const either = (forms: readonly string[]): string =>
  forms.some((form) => form.includes(" ")) ? `(${forms.map(wordsOf).join("|")})` : forms.join("/");

/** Words as they stand in a pattern. Which article it is hangs on what follows. */
const wordsOf = (text: string): string =>
  tokens(text)
    .map((token) => (token.word === "a" ? "a/an" : token.text.replace("(", "<").replace(")", ">")))
    .join(" ");
