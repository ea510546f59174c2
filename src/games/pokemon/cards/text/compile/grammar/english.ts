import { Grammar } from "./grammar";
import type { Rule } from "./pattern";
import { precedence } from "./precedence";
import { abilityRules } from "./rules/abilities";
import { amountRules } from "./rules/amounts";
import { attachingRules } from "./rules/attaching";
import { cardNounRules } from "./rules/card-nouns";
import { cardRules } from "./rules/cards";
import { changeRules } from "./rules/changes";
import { comparisonRules } from "./rules/comparisons";
import { conditionRules } from "./rules/conditions";
import { controlRules } from "./rules/control";
import { damageRules } from "./rules/damage";
import { happeningRules } from "./rules/happenings";
import { historyRules } from "./rules/history";
import { houseRules } from "./rules/house";
import { houseChangeRules } from "./rules/house-changes";
import { inPlayRules } from "./rules/in-play";
import { insteadRules } from "./rules/instead";
import { movingRules } from "./rules/moving";
import { olderAttackRules } from "./rules/older-attacks";
import { olderCardRules } from "./rules/older-cards";
import { olderPowerRules } from "./rules/older-powers";
import { olderWayRules } from "./rules/older-ways";
import { oldestAttackRules } from "./rules/oldest-attacks";
import { attachToRules, oldestCardRules } from "./rules/oldest-cards";
import { permissionRules } from "./rules/permissions";
import { pokemonRules } from "./rules/pokemon";
import { pokemonNounRules } from "./rules/pokemon-nouns";
import { powerRules } from "./rules/powers";
import { prizeRules } from "./rules/prizes";
import { remarkRules } from "./rules/remarks";
import { sentenceRules } from "./rules/sentences";
import { trainerRules } from "./rules/trainers";
import { wordRules } from "./rules/words";

/** The rules of English card text by the files they stand in, which are `rules/NAME.ts`. */
export const ruleFiles: Readonly<Record<string, readonly Rule[]>> = {
  abilities: abilityRules,
  amounts: amountRules,
  attaching: attachingRules,
  "card-nouns": cardNounRules,
  cards: cardRules,
  changes: changeRules,
  comparisons: comparisonRules,
  conditions: conditionRules,
  control: controlRules,
  damage: damageRules,
  happenings: happeningRules,
  history: historyRules,
  house: houseRules,
  "house-changes": houseChangeRules,
  "in-play": inPlayRules,
  instead: insteadRules,
  moving: movingRules,
  "older-attacks": olderAttackRules,
  "older-cards": olderCardRules,
  "older-powers": olderPowerRules,
  "older-ways": olderWayRules,
  "oldest-attacks": oldestAttackRules,
  "oldest-cards": [...attachToRules, ...oldestCardRules],
  permissions: permissionRules,
  pokemon: pokemonRules,
  "pokemon-nouns": pokemonNounRules,
  powers: powerRules,
  prizes: prizeRules,
  remarks: remarkRules,
  sentences: sentenceRules,
  trainers: trainerRules,
  words: wordRules,
};

/** The whole grammar of English card text. The order of its rules decides nothing. */
export const grammar = new Grammar(Object.values(ruleFiles).flat(), precedence);
