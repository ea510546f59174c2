import type { KeywordSkill, PlainKeyword } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import type { Header, NamedKeyword } from "../words/header";
import type { Setting } from "../words/setting";

const PLAIN: readonly string[] = [
  "Blocker",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Ultimate",
  "Barrier",
  "Super Combo",
  "Victory Strike",
  "Warrior of Universe 7",
  "Deflect",
  "Wormhole",
  "Dragon Ball",
  "Energy-Exhaust",
  "Offering",
  "Heroic",
  "Villainous",
  "Invoker",
  "Unique",
  "Servant",
  "Overlord",
  "Field",
  "Successor",
  "Rejuvenate",
] satisfies readonly PlainKeyword[];

const isPlain = (name: string): name is PlainKeyword => PLAIN.includes(name);

/** A keyword skill. @throws TextFailure */
export function keywordSkill(
  { name }: NamedKeyword,
  { keywords, price, cost, text }: Omit<Header, "kind">,
  entry: string,
  _: Setting,
): KeywordSkill {
  if (!isPlain(name) || price !== undefined || cost !== undefined || text !== "") return fail(entry, "not understood");
  return { type: "keyword", keyword: { name }, ...(Object.keys(keywords).length > 0 && { keywords }) };
}
