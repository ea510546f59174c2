import { type CardFace, ENERGY_TYPES, type EnergyType } from "@/games/pokemon/card";

/** Which cards of one's deck the shelf shows: of one category or all, and of any of these types or whatever type. */
export interface ShelfFilter {
  readonly category: CardFace["category"] | null;
  readonly types: readonly EnergyType[];
}

/** Whether a card is shown; one that the catalogue lacks has neither category nor type. */
export function passes(face: CardFace | undefined, { category, types }: ShelfFilter): boolean {
  if (face === undefined) return category === null && types.length === 0;
  if (category !== null && face.category !== category) return false;
  return types.length === 0 || typesOf(face).some((type) => types.includes(type));
}

/** The types that some of these cards have, in their usual order: there is nothing to filter by the others. */
export function typesAmong(faces: readonly (CardFace | undefined)[]): readonly EnergyType[] {
  const found = new Set(faces.flatMap((face) => (face === undefined ? [] : typesOf(face))));
  return ENERGY_TYPES.filter((type) => found.has(type));
}

function typesOf(face: CardFace): readonly EnergyType[] {
  if (face.category === "Pokémon") return face.types;
  return face.category === "Energy" ? face.provides.flat() : [];
}
