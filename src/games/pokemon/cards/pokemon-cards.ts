import type { GameCards } from "@/cards/game-cards";
import { grammarOf } from "@/cards/import/grammar";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { drawFace } from "@/games/pokemon/cards/draw";
import type { CardFace } from "@/games/pokemon/cards/face";
import { textsOf } from "@/games/pokemon/cards/facets";
import { FAULTS } from "@/games/pokemon/cards/import/fault";
import { cardFolder } from "@/games/pokemon/cards/import/folder";
import { importedRow } from "@/games/pokemon/cards/import/imported-card";
import { printOf } from "@/games/pokemon/cards/import/print";
import { type TcgdexCard, tcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { tcgdexServer } from "@/games/pokemon/cards/import/tcgdex-server";
import { asPinned } from "@/games/pokemon/cards/pinned";
import { cardOf, definitionOf, rowOf } from "@/games/pokemon/cards/row";
import { setCode } from "@/games/pokemon/cards/set-codes";
import { starterCards, starterSets } from "@/games/pokemon/cards/starter";
import { CannotSayError } from "@/games/pokemon/cards/text/render";
import { LANGUAGE_VERSION } from "@/games/pokemon/cards/upgrades";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { editionOf } from "@/games/pokemon/engine/editions";
import { POKEMON } from "@/games/pokemon/engine/view";

/** What Pokémon says of its cards to the catalogue and its imports. */
export const pokemonCards: GameCards<CardDefinition, CatalogueCard, CardFace, TcgdexCard> = {
  game: POKEMON,
  language: LANGUAGE_VERSION,
  starter: () => ({ cards: starterCards(), sets: starterSets() }),
  grammar: () => grammarOf(["src/games/pokemon/cards", "src/cards"]),
  row: rowOf,
  card: cardOf,
  definition: definitionOf,
  pinned: asPinned,
  namesIn,
  face: (card, locale, { nameOf, setName, set }) =>
    drawFace(card, locale, { nameOf, setName, code: set.code ?? set.id.toUpperCase(), edition: editionOf(set.series, set.releaseOrder) }),
  inOurWords,
  setCode,
  print: printOf,
  keptPrint: (record) => tcgdexCard.parse(record),
  imported: importedRow,
  faults: FAULTS,
  folder: cardFolder,
  servers: { tcgdex: tcgdexServer },
};

function namesIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return ["names", "name", "evolvesFrom", "from", "except"].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) => namesIn(inner, part));
}

/** What a card does, in English; "" where we have no words for it by now. */
function inOurWords({ text: _, ...card }: CatalogueCard): string {
  try {
    const texts = textsOf(drawFace(card, "en", { nameOf: () => undefined }), { names: false });
    return texts.filter((text) => text !== "").join(" / ");
  } catch (error) {
    if (error instanceof CannotSayError) return "";
    throw error;
  }
}
