import type { GameCards } from "../game-cards";
import { type CardSource, SourceError } from "./source";

/**
 * The cards of a folder, and the game that they are of.
 *
 * @throws SourceError when no game has such cards
 */
export function cardFolder(games: readonly GameCards[], folder: string): { readonly cards: GameCards; readonly source: CardSource } {
  for (const cards of games) {
    const source = cards.folder(folder);
    if (source) return { cards, source };
  }
  throw new SourceError("no-cards", folder, `${folder} holds no cards in a form that can be read; the README tells which can.`);
}
