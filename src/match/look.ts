/** How a player's cards and half of the table look: decoration of ours, seen by both. The first of each is the usual one. */
export const SLEEVES = ["classic", "waves", "leaves", "night", "flame", "paper"] as const;
export const MATS = ["classic", "meadow", "dusk", "canyon", "frost"] as const;

export interface DeckLook {
  readonly sleeve: (typeof SLEEVES)[number];
  readonly mat: (typeof MATS)[number];
}

export const USUAL_LOOK: DeckLook = { sleeve: SLEEVES[0], mat: MATS[0] };

/** As it is stored; what is not known any more looks as usual. */
export function lookOf(stored: { readonly sleeve: string | null; readonly mat: string | null }): DeckLook {
  return {
    sleeve: SLEEVES.find((one) => one === stored.sleeve) ?? USUAL_LOOK.sleeve,
    mat: MATS.find((one) => one === stored.mat) ?? USUAL_LOOK.mat,
  };
}
