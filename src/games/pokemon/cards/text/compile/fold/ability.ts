import type { AbilityEffect, Activated, Condition, Instruction, Triggered } from "@/games/pokemon/engine/effects/language";
import { TextFailure } from "@/kernel/texts/failure";
import { tidy } from "@/kernel/texts/merge";
import { read } from "../grammar/read";
import { inOneTurn } from "../unresolved/first-turn";
import { not } from "../unresolved/negation";
import type { AbilitySentence, Change, Sentence } from "../unresolved/sentences";
import type { Setting } from "../words/setting";
import { type Folded, fold } from "./fold";
import { withoutShuffles } from "./looking-back";

/** An effect with words that still point back, and the words it was read from, for reports. */
export interface FoldedEffect {
  readonly effect: AbilityEffect;
  readonly text: string;
}

/** A text of Abilities: what is so, what happens when, what a player may do. */
export interface FoldedAbility {
  readonly effects: readonly FoldedEffect[];
  /** What all of the effects hang on as well. */
  readonly provided: readonly { readonly when: Condition; readonly text: string }[];
  /** Sentences that say other things. */
  readonly said: readonly Sentence[];
}

/** What is used or happens, while the sentences that belong to it are read. */
interface Acting {
  readonly opened: Extract<AbilitySentence, { says: "activated" | "triggered" }>;
  folded: Folded;
  /** What has to be so for it to be used, said in sentences of their own. */
  usable: readonly Condition[];
  limit?: Activated["limit"];
  cost: readonly Instruction[];
}

/** @throws TextFailure */
export function foldAbility(text: string, setting: Setting): FoldedAbility {
  let effects: (FoldedEffect | Acting)[] = [];
  const said: Sentence[] = [];
  let acting: Acting | undefined;
  let costs: readonly Instruction[] = [];
  let lent: Condition | undefined;
  const provided: FoldedAbility["provided"][number][] = [];
  let usable: readonly Condition[] = [];
  for (const { text: sentenceText, sentence, ability } of read(text, setting, "ability")) {
    if (ability?.says === "continuous") effects.push(...ability.changes.map((change) => continuous(change, sentenceText)));
    else if (ability?.says === "lends") lent = ability.when;
    else if (ability?.says === "unless") provided.push(...contrary(ability.when).map((when) => ({ when, text: sentenceText })));
    else if (ability?.says === "usable") {
      if (acting) acting.usable = [...acting.usable, ability.when];
      else usable = [...usable, ability.when];
    } else if (ability?.says === "costFirst") {
      if (acting) acting.cost = [...acting.cost, ...ability.steps];
      else costs = ability.steps;
    } else if (ability?.says === "appliedOnce") {
      if (acting || effects.length === 0)
        throw new TextFailure({ sentence: sentenceText, why: "nothing that is applied before this sentence" });
      effects = effects.map(appliedOnce);
    } else if (ability?.says === "limit") {
      if (acting) acting.limit = ability.limit;
      else if (ability.limit === "oncePerTurnByName" && effects.length > 0 && !effects.some(reflips)) effects = effects.map(appliedOnce);
      else if (!effects.some(reflips)) throw new TextFailure({ sentence: sentenceText, why: "no Ability to use before this sentence" });
    } else if (ability) {
      acting = {
        opened: lent && ability.says === "activated" ? { ...ability, limit: "vstar", when: lent } : ability,
        folded: { steps: ability.steps, latest: ability.steps.length },
        usable,
        cost: ability.says === "activated" && ability.cost ? [...costs, ...ability.cost] : costs,
      };
      effects.push(acting);
      costs = [];
      usable = [];
    } else if (sentence?.says === "provides") {
      said.push(sentence);
      effects.push(...(sentence.changes ?? []).map((change) => continuous(change, sentenceText)));
    } else if (sentence && (sentence.says === "attachTo" || sentence.says === "fossil")) said.push(sentence);
    // "You may use this Ability. If you do, …": its steps are all that follows.
    else if (acting?.opened.says === "activated" && sentence?.says === "ifYouDo" && acting.folded.steps.length === 0)
      acting.folded = { steps: sentence.steps, latest: sentence.steps.length };
    else if (sentence && acting) acting.folded = fold(acting.folded, sentence, sentenceText);
    else throw new TextFailure({ sentence: sentenceText, why: "a step that nothing starts" });
  }
  if (usable.length > 0) throw new TextFailure({ sentence: text, why: "no Ability to use" });
  return { effects: effects.map((each) => ("opened" in each ? { effect: finished(each, text), text } : each)), provided, said };
}

const continuous = (change: Change, text: string): FoldedEffect => ({ effect: { kind: "continuous", ...change }, text });

const appliedOnce = <T extends FoldedEffect | Acting>(each: T): T | FoldedEffect =>
  "effect" in each && each.effect.kind === "continuous" ? { effect: { ...each.effect, once: true }, text: each.text } : each;

/** How often coins are flipped again is said in the permission to do so. */
const reflips = (each: FoldedEffect | Acting): boolean =>
  "effect" in each &&
  each.effect.kind === "continuous" &&
  "permit" in each.effect.change &&
  each.effect.change.permit === "reflipAttackCoins";

/** All that must be so where a condition is not. */
function contrary(condition: Condition): readonly Condition[] {
  if ("any" in condition) return condition.any.flatMap(contrary);
  return [not(condition)];
}

/** The conditions with one more. */
function inOne(before: readonly Condition[], next: Condition): readonly Condition[] {
  const last = before.at(-1);
  const turn = last && inOneTurn(last, next);
  return turn ? [...before.slice(0, -1), turn] : [...before, next];
}

function finished({ opened, folded, limit = opened.limit, cost, usable }: Acting, text: string): Activated | Triggered {
  const steps = withoutShuffles(folded.steps);
  if (opened.says === "triggered") {
    if (usable.length > 0) throw new TextFailure({ sentence: text, why: "not an Ability that is used" });
    const { on, optional, while: given } = opened;
    return { kind: "triggered", on, ...tidy({ while: given, optional, limit }), steps };
  }
  const { either, from } = opened;
  const [when, ...more] = [...usable, ...(opened.when ? [opened.when] : [])]
    .flatMap((each) => ("all" in each ? each.all : [each]))
    .reduce(inOne, []);
  return {
    kind: "activated",
    ...tidy({
      limit,
      when: when && more.length > 0 ? { all: [when, ...more] } : when,
      either,
      from,
      cost: cost.length > 0 ? cost : undefined,
    }),
    steps,
  };
}
