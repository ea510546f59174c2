import { Grammar } from "./pattern";
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

/** The whole grammar of English card text. Of two rules that read the same words the earlier one stands. */
export const grammar = new Grammar([
  ...wordRules,
  ...pokemonNounRules,
  ...pokemonRules,
  ...cardNounRules,
  ...cardRules,
  ...amountRules,
  ...comparisonRules,
  ...conditionRules,
  ...historyRules,
  ...damageRules,
  ...inPlayRules,
  ...movingRules,
  ...attachingRules,
  ...prizeRules,
  ...changeRules,
  ...permissionRules,
  ...insteadRules,
  ...controlRules,
  ...attachToRules,
  ...sentenceRules,
  ...trainerRules,
  ...happeningRules,
  ...abilityRules,
  ...remarkRules,
  ...olderAttackRules,
  ...olderCardRules,
  ...olderPowerRules,
  ...oldestAttackRules,
  ...oldestCardRules,
  ...powerRules,
  ...houseRules,
  ...houseChangeRules,
]);
