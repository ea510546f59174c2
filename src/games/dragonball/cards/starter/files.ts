import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseCardDefinition } from "@/games/dragonball/cards/schema";
import type { CardDefinition } from "@/games/dragonball/engine/card";

/**
 * The file of the starter catalogue, a line a card: its facts, and what its texts compile to. The texts themselves are not kept: every language says
 * them in our words.
 */
const file = path.join(process.cwd(), "src/games/dragonball/cards/starter/data/cards.jsonl");

/** The cards in the order of the file. @throws InvalidCardError with the line that is no card */
export function readCards(): readonly CardDefinition[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter(Boolean).map((line, index) => parseCardDefinition(JSON.parse(line), `${file}, line ${index + 1}`));
}

export function writeCards(cards: readonly CardDefinition[]): void {
  writeFileSync(file, cards.map((card) => `${JSON.stringify(card)}\n`).join(""));
}
