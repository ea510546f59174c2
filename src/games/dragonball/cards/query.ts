import { z } from "zod";
import { commonQuery, listOf, whole, words } from "@/cards/query";
import { COLORS } from "@/games/dragonball/engine/card";
import { text } from "@/i18n/text";
import { CARD_KINDS, COSTS } from "./kinds";

/** What can be asked of the catalogue, in one schema for the page, the route and the search itself. */

/** `GET /api/cards?game=dragonball`: parts left out do not narrow, lists mean any of these. */
export const CardQuery = z.object({
  ...commonQuery,
  kinds: listOf(z.enum(CARD_KINDS)),
  colors: listOf(z.enum(COLORS)),
  /** Of one colour, or of several. */
  multicolor: z.stringbool().optional(),
  costs: listOf(z.enum(COSTS)),
  comboPowers: listOf(z.enum(["0", "5000", "10000"])),
  comboCosts: listOf(z.enum(["0", "1", "2"])),
  keywords: listOf(text.min(1)),
  trait: words,
  character: words,
  powerMin: whole(0, 1_000_000),
  powerMax: whole(0, 1_000_000),
});
export type CardQuery = Readonly<z.infer<typeof CardQuery>>;
