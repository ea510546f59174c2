import type { CardDefinition } from "@/games/pokemon/engine/card";
import { type Difference, differences } from "./facts";
import { factsOfPrint } from "./print";
import { factsOfProgram } from "./program";
import { type Reason, reasonFor } from "./reasons";
import { type Print, type Reading, readingsOf } from "./texts";

export type { Difference } from "./facts";
export { REASONS, type Reason } from "./reasons";
export type { Print } from "./texts";

/** Where a text and what it became do not say the same, and why that may be so. */
export interface Found extends Difference, Reading {
  readonly reason?: Reason;
}

/**
 * Reads a card's texts with other eyes than the grammar's (it knows no sentence, only words) and holds them against the card's definition.
 *
 * @param print the English texts that are in force
 */
export function secondReading(print: Print, definition: CardDefinition): readonly Found[] {
  return readingsOf(print, definition).flatMap((reading) => {
    const plain = plainly(reading.print);
    return differences(factsOfPrint(reading.print, print.name), factsOfProgram(reading.program, reading.damage)).map(
      (difference): Found => {
        const reason = reasonFor(plain, difference);
        return { ...reading, ...difference, print: plain, ...(reason && { reason }) };
      },
    );
  });
}

const plainly = (text: string): string => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();
