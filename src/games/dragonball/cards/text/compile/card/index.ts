import type { PrintedCard, PrintedFace } from "@/games/dragonball/cards/import/print";
import type { CardDefinition, Face } from "@/games/dragonball/engine/card";
import type { Skill } from "@/games/dragonball/engine/effects/language";
import { type Failure, fail, TextFailure } from "@/kernel/texts/failure";
import { compileSkills } from "../skill";

/** The playable definition, or every text that stopped it. Nothing is ever half compiled. */
export type Compiled = { readonly definition: CardDefinition } | { readonly failures: readonly Failure[] };

/** @param card facts with English texts in the notation of the importer */
export function compileCard(card: PrintedCard): Compiled {
  const failures: Failure[] = [];
  const attempt = <T>(compile: () => T): T | undefined => {
    try {
      return compile();
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error;
      failures.push(error.failure);
      return undefined;
    }
  };
  attempt(() => checkFacts(card));
  const face = ({ skills, ...facts }: PrintedFace): Face => ({
    ...facts,
    skills: skills.flatMap((text): readonly Skill[] => attempt(() => compileSkills(text, { card, face: facts.name })) ?? []),
  });
  const [front, back] = card.faces;
  const faces: CardDefinition["faces"] = back ? [face(front), face(back)] : [face(front)];
  return failures.length === 0 ? { definition: { ...card, faces } } : { failures };
}

/** DB-Z-07, DB-Z-11, DB-Z-17: without its Z-Energy cost a Z card cannot be played. */
function checkFacts({ id, type, z, zCost }: PrintedCard): void {
  if (z && type !== "Leader" && zCost === undefined) fail(id, "the source does not tell the Z-Energy cost");
}
