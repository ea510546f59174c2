import type { Amount, Condition, Instruction } from "@/games/pokemon/engine/effects/language";
import { TextFailure } from "@/kernel/texts/failure";
import { tidy } from "@/kernel/texts/merge";
import { read } from "../grammar/read";
import { energyOn } from "../unresolved/energy";
import type { Change } from "../unresolved/sentences";
import type { Setting } from "../words/setting";
import { type Folded, fold, nothingYet } from "./fold";
import { withoutShuffles } from "./looking-back";

/** A text of steps: an attack's, an Item's, a Supporter's. */
export interface FoldedSteps {
  readonly steps: readonly Instruction[];
  readonly cost: readonly Instruction[];
  /** All that must be so for it to be used. */
  readonly conditions: readonly Condition[];
  /** What is said of using it. */
  readonly usage: readonly Change[];
}

/** The program of a text of steps, with words that still point back. @throws TextFailure */
export function foldSteps(text: string, setting: Setting): FoldedSteps {
  let folded: Folded = nothingYet;
  const conditions: Condition[] = [];
  const cost: Instruction[] = [];
  const usage: Change[] = [];
  for (const { text: sentenceText, sentence } of read(text, setting, "steps")) {
    if (!sentence) throw new TextFailure({ sentence: sentenceText, why: "an Ability's wording in an effect that is played" });
    if (sentence.says === "mustPay") {
      const paid = payment(folded);
      cost.push(...folded.steps.slice(paid.from, paid.to));
      folded = { steps: [...folded.steps.slice(0, paid.from), ...folded.steps.slice(paid.to)], latest: 0 };
      continue;
    }
    if (sentence.says === "payFirst") {
      conditions.push(...sentence.steps.map((step) => payable(step, sentenceText)));
      folded = fold(folded, { says: "steps", steps: sentence.steps }, sentenceText);
      continue;
    }
    if (sentence.says === "settled") conditions.push({ not: { if: "turn", is: "yourFirst" } });
    if (sentence.says === "only") conditions.push(sentence.when);
    else if (sentence.says === "cost") cost.push(...sentence.steps);
    else if (sentence.says === "paidFor") {
      cost.push(...sentence.cost);
      folded = fold(folded, { says: "steps", steps: sentence.steps }, sentenceText);
    } else if (sentence.says === "usage") {
      usage.push(...sentence.changes);
      if (sentence.steps) folded = fold(folded, { says: "steps", steps: sentence.steps }, sentenceText);
    } else folded = fold(folded, sentence, sentenceText);
  }
  return { steps: withoutShuffles(folded.steps), cost, conditions, usage };
}

/** Whether an attack can be paid with these cards: there are as many as it takes. */
function payable(step: Instruction, text: string): Condition {
  const no = () => new TextFailure({ sentence: text, why: "it is not clear when that can be done" });
  if (step.do !== "move") throw no();
  const { cards } = step;
  if (cards.cards === "attached" && cards.what === "energy" && (typeof cards.count === "number" || cards.count === "all")) {
    const left = energyOn(cards.to, { category: "Energy", ...cards.where }, true);
    if (left) return { if: "compare", left, is: ">=", right: cards.count === "all" ? 1 : cards.count };
  }
  if (cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "hand" && typeof cards.count === "number") {
    const left: Amount = { count: "cards", zone: "hand", of: cards.from.of, ...tidy({ where: cards.where }) };
    return { if: "compare", left, is: ">=", right: cards.count };
  }
  throw no();
}

/** What "if you can't …, you can't play this card" speaks of: the latest sentence, or the move of cards before a sentence that hangs on it. */
function payment({ steps, latest }: Folded): { readonly from: number; readonly to: number } {
  const from = steps.length - latest;
  if (steps.slice(from).some((step) => step.do === "move")) return { from, to: steps.length };
  const move = steps.findLastIndex((step) => step.do === "move");
  return move < 0 ? { from, to: steps.length } : { from: move, to: move + 1 };
}
