/** Choices from the hand whose cards are put on a place of the table at once, face down or up, before they are confirmed. */
const PLACES = { setupActive: "active", setupBench: "bench", mulliganBench: "bench" } as const;

/** Where the cards of this choice are laid out while they are chosen; null for a choice that stays in the hand. */
export function placingOf(decision: { readonly purpose: string }): "active" | "bench" | null {
  const entry = Object.entries(PLACES).find(([purpose]) => purpose === decision.purpose);
  return entry?.[1] ?? null;
}
