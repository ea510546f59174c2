import { isDeepStrictEqual } from "node:util";
import { ourTexts } from "@/games/dragonball/cards/draw";
import type { PrintedCard, PrintedFace } from "@/games/dragonball/cards/import/print";
import type { CardDefinition, Face } from "@/games/dragonball/engine/card";
import type { Skill } from "@/games/dragonball/engine/effects/language";
import { compileCard } from "../card";

/** Whether our English sentences for the card, or for some of its skills, compile to the very same. */
export function roundTrips(definition: CardDefinition, some: (skill: Skill) => boolean = () => true): boolean {
  const asked = withSkills(definition, (skills) => skills.filter(some));
  const texts = ourTexts(asked, "en");
  if (!texts) return false;
  const again = compileCard(saidAgain(asked, texts));
  return "definition" in again && isDeepStrictEqual(plain(again.definition), plain(asked));
}

function withSkills(
  { faces: [front, back], ...facts }: CardDefinition,
  skills: (of: readonly Skill[]) => readonly Skill[],
): CardDefinition {
  const face = (side: Face): Face => ({ ...side, skills: skills(side.skills) });
  return { ...facts, faces: back ? [face(front), face(back)] : [face(front)] };
}

/** The card as it would be printed with our sentences. */
export function saidAgain({ faces, ...facts }: CardDefinition, texts: readonly (readonly string[])[]): PrintedCard {
  const face = (at: 0 | 1, { skills: _, ...side }: Face): PrintedFace => ({ ...side, skills: texts[at] ?? [] });
  const [front, back] = faces;
  return { ...facts, faces: back ? [face(0, front), face(1, back)] : [face(0, front)] };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
