import type { Amount, CardSelector, Who } from "@/games/pokemon/engine/effects/language";

/** Cards of a hand, chosen so that this many are left. */
export const allBut = (left: Amount, of: Who): CardSelector => ({
  cards: "choose",
  from: { zone: "hand", of },
  count: { subtract: [{ count: "cards", zone: "hand", of }, left] },
});
