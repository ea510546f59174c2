import type { Instruction } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { meaning } from "../grammar/read";
import { isMark } from "../unresolved/references";
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
  const steps = withOptions(spanned(sentence.steps, text), options, text, setting);
  if (sentence.says !== "steps") return hung(before, sentence.says, steps) ?? fail(text, "nothing that it hangs on");
  const last = before.at(-1);
  // "At the end of the turn, reveal the top card of your deck. If it's red, …": by then it is known which card.
  if (last?.do === "delay" && names(last.steps) && pointsBack(steps))
    return [
      ...before.slice(0, -1),
      { ...last, steps: joined(last.steps, sentence, { tokens: [], text, ...(options && { options }) }, setting) },
    ];
  return last?.do === "if" && !last.else && names(last.then) && isIdleWithout(steps)
    ? [...before.slice(0, -1), { ...last, then: [...last.then, ...steps] }]
    : [...before, ...steps];
}

/** Whether steps speak of cards that were named before: "it", "that card", "the chosen card". */
const pointsBack = (steps: Steps): boolean => /"\?(?:it|that|them|chosen|allChosen|looked|remaining|pile)"/.test(JSON.stringify(steps));

const names = (steps: Steps): boolean => steps.some((step) => step.do === "choose" || step.do === "bind" || step.do === "look");

/**
 * Whether a sentence means nothing where the one before, which named its cards, was not carried out: "… if that card is red, draw 1 card, otherwise …",
 * "the chosen card and this card get …".
 */
function isIdleWithout([first]: Steps): boolean {
  if (first?.do === "if") return first.else !== undefined && "card" in first.when && isMark(first.when.card);
  if (first?.do !== "lasting") return false;
  return first.effects.some(
    (each) => "change" in each && typeof each.on === "object" && "union" in each.on && each.on.union.some((part) => isMark(part)),
  );
}

/** DB-EFF-03: a span covers all that its sentence says, also what stands before it or behind it ("it gets +5000 power and this card gains … for the turn"). */
function spanned(steps: Steps, text: string): Steps {
  const json = JSON.stringify(steps);
  const spans = new Set([...json.matchAll(/"for":"(\w+)"/g)].map(([, span = ""]) => span));
  spans.delete("match");
  const [only] = spans;
  if (only === undefined || spans.size > 1 || /for the game/.test(text)) return steps;
  return JSON.parse(json.replaceAll('"for":"match"', `"for":"${only}"`)) as Steps;
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
  return [...before, { do: "if", when: says === "ifDone" ? { done: asksWhole(last, before) } : { not: { done: true } }, then: steps }];
}

/** DB-TEXT-18: of a number of cards all are asked for ("remove 7 cards from the game. If you do, …"). */
function asksWhole(last: Instruction, before: Steps): "wholly" | true {
  const choice = "cards" in last ? before.findLast((step) => step.do === "choose") : undefined;
  return choice?.do === "choose" && typeof choice.count === "number" && choice.count > 1 ? "wholly" : true;
}
