import type { Replacement } from "@/games/dragonball/engine/effects/language";

/** What a replacement catches: cards on their way (DB-REPL-01). */
export type Caught = Extract<Replacement["of"], { readonly moves: unknown }>;
/** How they would go. */
export type Departure = Omit<Caught, "moves">;
