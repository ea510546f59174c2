import { z } from "zod";
import { queryOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import type { GameCatalogue } from "@/cards/game-catalogue";

const Named = z.object({ game: z.string() });

/** The part of the catalogue that a request names by its game, and what it asks of it; or why neither. */
export function askedOf(request: Request): { readonly catalogue: GameCatalogue; readonly query: unknown } | { readonly refused: Response } {
  const named = queryOf(request, Named);
  if ("refused" in named) return named;
  const catalogue = runtime().catalogues.find(({ cards }) => cards.game === named.data.game);
  if (!catalogue) return { refused: refuse("not-found") };
  const query = queryOf(request, catalogue.query);
  return "refused" in query ? query : { catalogue, query: query.data };
}
