import { InvalidCardError } from "@/cards/errors";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { faultsOf } from "./language/faults";
import { cardDefinition } from "./language/schema";

/**
 * Reads a card definition from outside (database, import, file).
 *
 * @param origin names the value in the message, for instance the card's id
 * @throws InvalidCardError with the path of every fault
 */
export function parseCardDefinition(value: unknown, origin: string): CardDefinition {
  const result = cardDefinition.safeParse(value);
  if (result.success) return result.data;
  const faults = faultsOf(result.error.issues).map(({ path, message }) => `${path.join(".") || "card"}: ${message}`);
  throw new InvalidCardError(`${origin} is not a card: ${faults.join("; ")}`);
}
