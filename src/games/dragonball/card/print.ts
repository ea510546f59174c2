import type { Print } from "@/ui/decks/set-mark";
import type { CardFace } from "./model";

/** Where a card was printed: its id says it. */
export function printOf({ id }: Pick<CardFace, "id">): Print {
  const [code = id, ...number] = id.split("-");
  return { code, number: number.join("-"), set: code };
}
