import type { CatalogueCard, SideTexts } from "@/games/dragonball/cards/card";
import type { CardFace, SideFace } from "@/games/dragonball/cards/face";
import { CannotSayError, textsOf } from "@/games/dragonball/cards/text/render";
import type { CardDefinition, Face } from "@/games/dragonball/engine/card";
import type { Locale } from "@/i18n/locales";

/** What a player sees of a card of the catalogue. */
export function drawFace(card: CatalogueCard, locale: Locale): CardFace {
  const shown = shownTexts(card, locale);
  return faceOf(card.definition, (side) => shown[side] ?? []);
}

/** A token, which no catalogue has: what an effect says of it (DB-TOKEN-01). */
export function tokenFace(token: CardDefinition): CardFace {
  return { ...faceOf(token, () => []), type: "Token" };
}

/**
 * The texts of each side: the official ones where an import brought them in the reader's language, else our own. What is not playable has no effects to
 * put into words, and what we have no words for stays English.
 */
export function shownTexts({ definition, texts = {}, playable }: CatalogueCard, locale: Locale): readonly SideTexts[] {
  const official = texts[locale];
  if (official) return official;
  return (playable ? ourTexts(definition, locale) : undefined) ?? texts.en ?? [];
}

/** Undefined where we have no words for something that the card does. */
export function ourTexts(definition: CardDefinition, locale: Locale): readonly SideTexts[] | undefined {
  try {
    return textsOf(definition, locale);
  } catch (error) {
    if (error instanceof CannotSayError) return undefined;
    throw error;
  }
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
