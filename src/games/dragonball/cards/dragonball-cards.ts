import type { GameCards } from "@/cards/game-cards";
import { grammarOf } from "@/cards/import/grammar";
import type { CatalogueCard } from "@/games/dragonball/cards/card";
import { drawFace, ourTexts } from "@/games/dragonball/cards/draw";
import type { CardFace } from "@/games/dragonball/cards/face";
import { FAULTS } from "@/games/dragonball/cards/import/fault";
import { importedRow } from "@/games/dragonball/cards/import/imported-card";
import { type CardPrint, cardFolder, keptPrint, printToKeep } from "@/games/dragonball/cards/import/source";
import { cardOf, definitionOf, rowOf } from "@/games/dragonball/cards/row";
import { LANGUAGE_VERSION } from "@/games/dragonball/cards/schema";
import { starterCards, starterSets } from "@/games/dragonball/cards/starter";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";

/** What Dragon Ball Super Masters says of its cards to the catalogue and its imports. */
export const dragonBallCards: GameCards<CardDefinition, CatalogueCard, CardFace, CardPrint> = {
  game: DRAGON_BALL,
  language: LANGUAGE_VERSION,
  starter: () => ({ cards: starterCards(), sets: starterSets() }),
  grammar: () => grammarOf(["src/games/dragonball/cards", "src/cards"]),
  row: rowOf,
  card: cardOf,
  definition: definitionOf,
  pinned: (card, definition) => ({ ...card, definition, playable: true }),
  // Names are the same in every language of the interface: the source knows English alone.
  namesIn: () => [],
  face: drawFace,
  inOurWords: ({ definition }) => ourTexts(definition, "en")?.flat().join(" / ") ?? "",
  setCode: (setId) => setId,
  print: printToKeep,
  keptPrint,
  imported: importedRow,
  faults: FAULTS,
  folder: cardFolder,
  servers: {},
};
