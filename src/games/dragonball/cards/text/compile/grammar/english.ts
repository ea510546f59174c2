import { Grammar } from "@/kernel/texts/grammar";
import type { Setting } from "../words/setting";
import type { Kinds } from "./kinds";
import { primitives, type Rule } from "./pattern";
import { precedence } from "./precedence";
import { actionRules } from "./rules/actions";
import { amountRules } from "./rules/amounts";
import { cardRules } from "./rules/cards";
import { changeRules } from "./rules/changes";
import { conditionRules } from "./rules/conditions";
import { costRules } from "./rules/costs";
import { deedRules } from "./rules/deeds";
import { destinationRules } from "./rules/destinations";
import { eventRules } from "./rules/events";
import { nounRules } from "./rules/nouns";
import { outcomeRules } from "./rules/outcomes";
import { permanentRules } from "./rules/permanents";
import { playerRules } from "./rules/players";
import { replacementRules } from "./rules/replacements";
import { sentenceRules } from "./rules/sentences";
import { subjectRules } from "./rules/subjects";
import { triggerRules } from "./rules/triggers";
import { wordRules } from "./rules/words";

/** The rules of English card text by the files they stand in, which are `rules/NAME.ts`. */
export const ruleFiles: Readonly<Record<string, readonly Rule[]>> = {
  actions: actionRules,
  amounts: amountRules,
  cards: cardRules,
  changes: changeRules,
  conditions: conditionRules,
  costs: costRules,
  deeds: deedRules,
  destinations: destinationRules,
  events: eventRules,
  nouns: nounRules,
  outcomes: outcomeRules,
  permanents: permanentRules,
  players: playerRules,
  replacements: replacementRules,
  sentences: sentenceRules,
  subjects: subjectRules,
  triggers: triggerRules,
  words: wordRules,
};

/** The whole grammar of English card text. The order of its rules decides nothing. */
export const grammar = new Grammar<Kinds, Setting>(Object.values(ruleFiles).flat(), primitives, precedence);
