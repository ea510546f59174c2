import type { Circumstances } from "@/cards/game-cards";
import { type CardRow, functionalId } from "@/cards/row";
import type { Card } from "@/db/generated/client";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { rowOf } from "@/games/pokemon/cards/row";
import { parseCardDefinition } from "@/games/pokemon/cards/schema";
import { starterCards } from "@/games/pokemon/cards/starter";
import { type Compiled, compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedAttack, PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { CannotSayError } from "@/games/pokemon/cards/text/render";
import { wording } from "@/games/pokemon/cards/wording";
import type { Attack, CardDefinition } from "@/games/pokemon/engine/card";
import { createCatalogue } from "@/games/pokemon/engine/catalogue";
import { once } from "@/kernel/once";
import { printedCard, type TcgdexCard } from "./tcgdex";
import { type Words, wordsOf } from "./wording";

const starters = once(() => new Map(starterCards().map((card) => [card.definition.id, card])));

/**
 * The row that a print becomes. A card whose text does not compile has its facts alone, and the sentence that stopped it. A print of the
 * starter catalogue keeps what it does there, so that the ready decks stay as they are; names and texts come from the record.
 *
 * @throws ImportFault or InvalidCardError when the record is no card
 */
export function importedRow(record: TcgdexCard, { source, releaseOrder, before }: Circumstances): CardRow {
  const printed = printedCard(record);
  const compiled = compiledPrint(printed);
  try {
    return rowFrom(record, printed, compiled, { source, releaseOrder, before });
  } catch (error) {
    // What cannot be said in every language is not played.
    if (!(error instanceof CannotSayError)) throw error;
    const failures = [{ sentence: error.message, why: "we have no words for it" }];
    return rowFrom(record, printed, { failures }, { source, releaseOrder, before });
  }
}

function rowFrom(record: TcgdexCard, printed: PrintedCard, compiled: Compiled, { source, releaseOrder, before }: Circumstances): CardRow {
  const playable = "definition" in compiled;
  const definition = parseCardDefinition(playable ? compiled.definition : factsOf(printed), printed.id);
  const card: CatalogueCard = {
    definition,
    setId: record.set,
    number: record.localId,
    ...wordsOf(record, definition, before ? wordsIn(before) : starters().get(printed.id)),
    playable,
    ...(!playable && { reason: reasonOf(compiled, printed) }),
  };
  const row = rowOf(card, source, releaseOrder);
  // Without effects only the texts tell what two such cards do.
  return playable ? row : { ...row, functionalId: functionalId(printed) };
}

/** What the catalogue says of a card already. */
function wordsIn({ nameFr, nameEn, nameEs, nameIt, wording: kept }: Card): Words {
  return { names: { fr: nameFr, en: nameEn, es: nameEs, it: nameIt }, ...wording.parse(kept) };
}

/** What a print does, or why it is not playable. */
export function compiledPrint(printed: PrintedCard): Compiled {
  const missing = missingPart(printed);
  if (missing) return { failures: [missing] };
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

/** What every card of its family has and the source left out: without it the card would be another one (FAM-09). */
function missingPart(printed: PrintedCard): { readonly sentence: string; readonly why: string } | undefined {
  if (printed.category !== "Pokémon" || printed.stage !== "VSTAR") return undefined;
  const has = printed.attacks.some(({ once }) => once === "VSTAR") || printed.abilities.some(({ kind }) => kind === "VSTAR Power");
  return has ? undefined : { sentence: "The source has no VSTAR Power for this card.", why: "a part is missing" };
}

/** The sentence that stopped it; a name alone says nothing, so there the cause follows. */
function reasonOf(compiled: Extract<Compiled, { failures: unknown }>, { name }: PrintedCard): string {
  const [first] = compiled.failures;
  if (!first) throw new Error(`${name} neither compiled nor said why.`);
  return first.sentence.includes(" ") && first.sentence !== name ? first.sentence : `${first.sentence}: ${first.why}`;
}

/** What is known of a card that is not playable: everything but what its texts do. */
function factsOf(card: PrintedCard): CardDefinition {
  switch (card.category) {
    case "Pokémon": {
      const { ancientTrait, ...facts } = card;
      return {
        ...facts,
        attacks: card.attacks.map(attackFacts),
        abilities: card.abilities.map(({ name, kind }) => ({ name, kind, effects: [] })),
        ...(ancientTrait && { ancientTrait: { name: ancientTrait.name, effects: [] } }),
      };
    }
    case "Trainer": {
      const { text: _, hp: __, abilities: ___, ...facts } = card;
      return { ...facts, effect: [], whileInPlay: [], attacks: card.attacks.map(attackFacts) };
    }
    case "Energy": {
      const { text: _, ...facts } = card;
      return { ...facts, whileAttached: [] };
    }
  }
}

const attackFacts = ({ text: _, ...facts }: PrintedAttack): Attack => ({ ...facts, effect: [] });
