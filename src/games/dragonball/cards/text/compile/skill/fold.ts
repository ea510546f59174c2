import type { Instruction } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { meaning } from "../grammar/read";
import { orElse, type Sentence } from "../unresolved/sentences";
import type { Setting } from "../words/setting";
import type { SentenceTokens } from "../words/tokens";

type Steps = readonly Instruction[];

/** One program of all sentences of an effect. @throws TextFailure */
export function foldSteps(all: readonly SentenceTokens[], setting: Setting): Steps {
  return all.reduce<Steps>((steps, sentence) => joined(steps, meaning(sentence, "sentence", setting), sentence, setting), []);
}

/** What a sentence adds to those before it. */
export function joined(before: Steps, sentence: Sentence, { options, text }: SentenceTokens, setting: Setting): Steps {
  const steps = withOptions(sentence.steps, options, text, setting);
  return sentence.says === "steps" ? [...before, ...steps] : (hung(before, sentence.says, steps) ?? fail(text, "nothing that it hangs on"));
}

/** "Choose one" with the options that stand below its sentence. */
function withOptions(steps: Steps, options: SentenceTokens["options"], text: string, setting: Setting): Steps {
  const blanks = JSON.stringify(steps).split(BLANK).length - 1;
  if (blanks === 0) return options ? fail(text, "options of no choice") : steps;
  if (blanks > 1 || !options || options.length < 2) return fail(text, "a choice without options");
  const read = options.map((option) => foldSteps(option, setting));
  return JSON.parse(JSON.stringify(steps).replace(BLANK, () => `"options":${JSON.stringify(read)}`)) as Steps;
}

const BLANK = '"options":[]';

/** DB-TEXT-18: "if you do" goes with a "may"; of anything else it asks whether it was done. */
function hung(before: Steps, says: "ifDone" | "ifNot" | "otherwise", steps: Steps): Steps | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const others = before.slice(0, -1);
  if (last.do === "may") {
    const part = says === "ifDone" ? "then" : "else";
    return last[part] ? undefined : [...others, { ...last, [part]: steps }];
  }
  if (last.do === "delay") {
    const inner = hung(last.steps, says, steps);
    return inner && [...others, { ...last, steps: inner }];
  }
  if (says === "otherwise") return last.do === "if" && !last.else ? [...others, orElse(last, steps)] : undefined;
  if (last.do === "if" && !last.else) {
    const inner = hung(last.then, says, steps);
    return inner && [...others, { ...last, then: inner }];
  }
  // Whether a deck was shuffled says nothing of what was done before.
  if (last.do === "shuffle") return undefined;
  return [...before, { do: "if", when: says === "ifDone" ? { done: true } : { not: { done: true } }, then: steps }];
}
