import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { Skill } from "@/games/dragonball/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import { en } from "./english";
import { fr } from "./french";
import { it } from "./italian";
import type { Language } from "./language";
import type { Scope } from "./say/scope";
import { skillText } from "./say/skills";
import { Talk } from "./say/talk";
import { es } from "./spanish";

export { CannotSayError } from "./say/scope";

/** The languages that have words of their own; in the others texts are English until they have. */
export const LANGUAGES: Readonly<Partial<Record<Locale, Language>>> = { en, fr, es, it };

/** The skills of a card in our words, a list for each side, in the importer's notation. @throws CannotSayError where there are no words for something */
export function textsOf({ id, faces }: CardDefinition, locale: Locale): readonly (readonly string[])[] {
  return faces.map(({ name, skills }) => skills.map((skill) => sayOne(id, name, skill, locale)));
}

function sayOne(card: string, face: string, skill: Skill, locale: Locale): string {
  const scope: Scope = { language: LANGUAGES[locale] ?? en, card, face, actor: "you", mood: "order", talk: new Talk() };
  return skillText(scope, skill);
}
