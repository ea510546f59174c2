import { chanceOf, hash } from "./chance";
import { drawPortrait } from "./portrait";

/** Portraits as SVG documents of 300 × 420; the caller crops. Pages name their address (`portrait-address.ts`), so that they carry no drawing. */
const TYPES = ["Water", "Fire", "Grass", "Psychic", "Fairy", "Lightning", "Fighting", "Dragon", "Metal"] as const;

/** The portrait that belongs to a nickname. */
export function portraitOf(nickname: string): string {
  const type = chanceOf(hash(`avatar${nickname}`)).pick(TYPES);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${drawPortrait({ seed: `avatar/${nickname}`, type })}</svg>`;
}

/** The same as an address that holds it whole: for a nickname that is still being typed. */
export function portraitHeld(nickname: string): string {
  return `data:image/svg+xml,${portraitOf(nickname).replace(/["#%<>]/g, encodeURIComponent)}`;
}
