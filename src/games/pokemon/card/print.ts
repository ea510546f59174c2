import type { Print } from "@/ui/decks/set-mark";
import type { CardFace } from "./model";

/** Where a card was printed, which tells it from others of its name. */
export const printOf = ({ code = "?", set = "", number = "" }: CardFace): Print => ({ code, set, number });
