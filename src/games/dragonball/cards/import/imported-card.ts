import type { Circumstances } from "@/cards/game-cards";
import { type CardRow, functionalId } from "@/cards/row";
import type { CatalogueCard } from "@/games/dragonball/cards/card";
import { rowOf } from "@/games/dragonball/cards/row";
import { parseCardDefinition } from "@/games/dragonball/cards/schema";
import { starterCards } from "@/games/dragonball/cards/starter";
import { type Compiled, compileCard } from "@/games/dragonball/cards/text/compile/card";
import type { CardDefinition, Face } from "@/games/dragonball/engine/card";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";
import { once } from "@/kernel/once";
import { type PrintedCard, type PrintedFace, printedCard } from "./print";
import type { CardPrint } from "./source";

const starters = once(() => new Map(starterCards().map((card) => [card.definition.id, card])));

/**
 * The row that a print becomes. A card whose text does not compile has its facts alone, and the sentence that stopped it. A print of the starter
 * catalogue keeps what it does there, so that the ready decks stay as they are; its texts come from the record.
 *
 * @throws ImportFault or InvalidCardError when the record is no card
 */
export function importedRow(record: CardPrint, { source, releaseOrder }: Circumstances): CardRow {
  const printed = printedCard(record);
  const compiled = compiledPrint(printed);
  const playable = "definition" in compiled;
  const { name } = printed.faces[0];
  const card: CatalogueCard = {
    definition: parseCardDefinition(playable ? compiled.definition : factsOf(printed), printed.id),
    setId: record.set,
    number: record.localId,
    // The source knows English alone.
    names: { en: name, fr: name, es: name, it: name },
    texts: { en: printed.faces.map(({ skills }) => skills) },
    playable,
    ...(!playable && { reason: reasonOf(compiled, name) }),
  };
  const row = rowOf(card, source, releaseOrder);
  // Without effects only the texts tell what two such cards do.
  return playable ? row : { ...row, functionalId: functionalId(printed) };
}

/** What a print does, or why it is not playable. */
export function compiledPrint(printed: PrintedCard): Compiled {
  const starter = starters().get(printed.id);
  return starter ? { definition: starter.definition } : carriedOut(compileCard(printed));
}

/** What the engine refuses to carry out is not played. */
function carriedOut(compiled: Compiled): Compiled {
  if ("failures" in compiled) return compiled;
  try {
    createCatalogue([compiled.definition]);
    return compiled;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { failures: [{ sentence: error.message, why: "the engine does not carry it out" }] };
  }
}

/** The sentence that stopped it; a name alone says nothing, so there the cause follows. */
function reasonOf({ failures: [first] }: Extract<Compiled, { failures: unknown }>, name: string): string {
  if (!first) throw new Error(`${name} neither compiled nor said why.`);
  return first.sentence.includes(" ") && first.sentence !== name ? first.sentence : `${first.sentence}: ${first.why}`;
}

/** What is known of a card that is not playable: everything but what its texts do. */
function factsOf({ faces: [front, back], ...facts }: PrintedCard): CardDefinition {
  const bare = (side: PrintedFace): Face => ({ ...side, skills: [] });
  return { ...facts, faces: back ? [bare(front), bare(back)] : [bare(front)] };
}
