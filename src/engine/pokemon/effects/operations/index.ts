import type { Operations } from "../operation";
import { cardOperations } from "./cards";
import { conditionOperations } from "./conditions";
import { damageOperations } from "./damage";
import { lastingOperations } from "./lasting";
import { playerOperations } from "./players";
import { pokemonOperations } from "./pokemon";

/** Every step of the effect language that is not control. A kind without an operation does not type-check. */
export const operations: Operations = {
  ...damageOperations,
  ...conditionOperations,
  ...cardOperations,
  ...pokemonOperations,
  ...lastingOperations,
  ...playerOperations,
};
