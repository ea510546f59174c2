import type { CatalogueCard } from "@/games/dragonball/cards/card";
import type { CardFace, SideFace } from "@/games/dragonball/cards/face";
import type { CardDefinition, Face } from "@/games/dragonball/engine/card";
import type { Locale } from "@/i18n/locales";

/** What a player sees of a card of the catalogue. Texts that nobody has in the reader's language are shown in English. */
export function drawFace({ definition, texts = {} }: CatalogueCard, locale: Locale): CardFace {
  const written = texts[locale] ?? texts.en ?? [];
  return faceOf(definition, (side) => written[side] ?? []);
}

/** A token, which no catalogue has: what an effect says of it (DB-TOKEN-01). */
export function tokenFace(token: CardDefinition): CardFace {
  return { ...faceOf(token, () => []), type: "Token" };
}

function faceOf(definition: CardDefinition, texts: (side: number) => readonly string[]): CardFace {
  const { id, type, z, colors, cost, zCost, comboCost, comboPower, faces } = definition;
  const side = ({ name, power, characters, traits, era }: Face, index: number): SideFace => ({
    name,
    ...(power === undefined ? null : { power }),
    characters,
    traits,
    ...(era === undefined ? null : { era }),
    skills: texts(index),
  });
  const [front, back] = faces;
  return {
    id,
    type,
    ...(z && { z }),
    colors,
    ...(cost && { cost }),
    ...(zCost === undefined ? null : { zCost }),
    ...(comboCost === undefined ? null : { comboCost }),
    ...(comboPower === undefined ? null : { comboPower }),
    sides: back ? [side(front, 0), side(back, 1)] : [side(front, 0)],
  };
}
