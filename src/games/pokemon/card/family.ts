import type { CardFace } from "./model";

/** Families with a frame of their own. Everything else is drawn in the plain frame of its category. */
export type Family = "EX" | "Mega" | "BREAK" | "GX" | "V" | "VMAX" | "VSTAR" | "ex" | "Radiant" | "ACE SPEC";

/** The mark that decides the frame comes first: a Mega Pokémon also carries "EX", a VMAX also "V". */
const PRECEDENCE: readonly Family[] = ["Mega", "BREAK", "VMAX", "VSTAR", "GX", "EX", "ex", "V", "Radiant", "ACE SPEC"];

/** The family whose frame a card wears, or none. */
export function familyOf(face: CardFace): Family | undefined {
  return PRECEDENCE.find((family) => face.marks.includes(family));
}

/** The mark as lettered on the badge: a Mega Pokémon is an EX too, and BREAK has a French name. */
export function badgeOf(family: Family, breakWord: string): string {
  if (family === "Mega") return "EX";
  if (family === "BREAK") return breakWord;
  return family;
}

const PRINTED_MARKS: Record<Family, RegExp> = {
  Mega: /^(?:M|Mega|Méga)[ -]|[ -]EX$/g,
  BREAK: / (?:BREAK|TURBO)$/,
  VMAX: /[ -]VMAX$/,
  VSTAR: /[ -]VSTAR$/,
  GX: /[ -]GX$/,
  EX: /[ -]EX$/,
  ex: /[ -]ex$/,
  V: /[ -]V$/,
  Radiant: /$^/,
  "ACE SPEC": /$^/,
};

/** The name without the mark that the badge beside it already shows: "Léviator-EX" → "Léviator". */
export function titleOf(face: CardFace): string {
  const family = familyOf(face);
  return family === undefined ? face.name : face.name.replace(PRINTED_MARKS[family], "");
}
