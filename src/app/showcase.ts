import { runtime } from "@/app/runtime";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { Locale } from "@/i18n/locales";

/** The faces of some cards of the starter catalogue, in this order, to decorate a page with. */
export async function showcase(ids: readonly string[], locale: Locale): Promise<readonly CardFace[]> {
  const faces = await catalogue.faces(runtime().database, ids, locale);
  return ids.flatMap((id) => faces[id] ?? []);
}
