import { z } from "zod";
import { commonQuery, listOf, whole } from "@/cards/query";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { ENERGY_TYPES, MARKS, STAGES, TRAINER_KINDS } from "@/games/pokemon/engine/card";
import { EDITIONS } from "@/games/pokemon/engine/view";

/** What can be asked of the catalogue, in one schema for the page, the route and the search itself. */

export const CARD_CATEGORIES = ["Pokémon", "Trainer", "Energy"] as const satisfies readonly CardDefinition["category"][];
/** Kinds of Trainer and Energy cards. */
export const CARD_KINDS = [...TRAINER_KINDS, "Basic", "Special"] as const;

/** `GET /api/cards`: parts left out do not narrow, lists mean any of these unless said otherwise. */
export const CardQuery = z.object({
  ...commonQuery,
  category: z.enum(CARD_CATEGORIES).optional(),
  types: listOf(z.enum(ENERGY_TYPES)),
  stages: listOf(z.enum(STAGES)),
  kinds: listOf(z.enum(CARD_KINDS)),
  /** Printed family marks: EX, Mega, ACE SPEC… */
  families: listOf(z.enum(MARKS)),
  hpMin: whole(0, 10_000),
  hpMax: whole(0, 10_000),
  /** Has an attack of so many Energy … */
  attackCost: whole(0, 10),
  /** … and with all of these types in the cost of that same attack. */
  attackTypes: listOf(z.enum(ENERGY_TYPES)),
  /** Printed in the time of that edition of the rules. */
  edition: z.enum(EDITIONS).optional(),
});
export type CardQuery = Readonly<z.infer<typeof CardQuery>>;
