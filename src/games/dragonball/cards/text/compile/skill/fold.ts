import type { Instruction } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { meaning } from "../grammar/read";
import type { Sentence } from "../unresolved/sentences";
import type { Setting } from "../words/setting";
import type { SentenceTokens } from "../words/tokens";

type Steps = readonly Instruction[];

/** One program of all sentences of an effect. @throws TextFailure */
export function foldSteps(all: readonly SentenceTokens[], setting: Setting): Steps {
  return all.reduce<Steps>((steps, sentence) => joined(steps, meaning(sentence, "sentence", setting), sentence, setting), []);
}

/** What a sentence adds to those before it. */
export function joined(before: Steps, sentence: Sentence, { options = [], text }: SentenceTokens, setting: Setting): Steps {
  if (options.length > 0 && sentence.says !== "choose") return fail(text, "options of no choice");
  switch (sentence.says) {
    case "steps":
      return [...before, ...sentence.steps];
    case "ifDone":
    case "ifNot":
      return hung(before, sentence.says, sentence.steps) ?? fail(text, "nothing that it hangs on");
    case "choose": {
      if (options.length < 2) return fail(text, "a choice without options");
      const { before: first, count, upTo } = sentence;
      return [
        ...before,
        ...first,
        { do: "chooseOption", count, ...(upTo && { upTo }), options: options.map((option) => foldSteps(option, setting)) },
      ];
    }
    case "token":
      return fail(text, "a token that nothing plays");
  }
}

/** DB-TEXT-18: "if you do" goes with a "may"; of anything else it asks whether it was done. */
function hung(before: Steps, says: "ifDone" | "ifNot", steps: Steps): Steps | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const others = before.slice(0, -1);
  if (last.do === "may") {
    const part = says === "ifDone" ? "then" : "else";
    return last[part] ? undefined : [...others, { ...last, [part]: steps }];
  }
  if (last.do === "if" && !last.else) {
    const inner = hung(last.then, says, steps);
    return inner && [...others, { ...last, then: inner }];
  }
  return [...before, { do: "if", when: says === "ifDone" ? { done: true } : { not: { done: true } }, then: steps }];
}
