import { faultOf } from "@/cards/import/import";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { compiledPrint } from "@/games/dragonball/cards/import/imported-card";
import { printedCard } from "@/games/dragonball/cards/import/print";
import { type CardRecord, cardRecord } from "@/games/dragonball/cards/import/record";
import type { SampledCard } from "./game";

/** The playable cards of a folder of Dragon Ball Super Masters; as their print the record itself, with the reminders that the importer leaves out. */
export function* dragonball(folder: string): Iterable<SampledCard> {
  const sets = setFolder(folder);
  if (!sets) throw new Error(`${folder} holds no cards of Dragon Ball Super Masters.`);
  for (const { records } of sets)
    for (const record of records()) {
      const card = sampled(record);
      if (card) yield card;
    }
}

function sampled(raw: unknown): SampledCard | undefined {
  let print: CardRecord;
  let compiled: ReturnType<typeof compiledPrint>;
  try {
    print = cardRecord.parse(raw);
    compiled = compiledPrint(printedCard(print));
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return undefined;
  }
  if (!("definition" in compiled)) return undefined;
  // A card's own number stands in its program ("copies of this card"): no two do quite the same.
  return { id: print.number, name: print.faces[0].name, key: print.number, print, program: compiled.definition };
}
