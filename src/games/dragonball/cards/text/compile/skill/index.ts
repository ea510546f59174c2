import type { Skill } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { type Header, headersOf } from "../words/header";
import type { Setting } from "../words/setting";
import { keywordSkill } from "./keyword";

/** The skills of one printed entry. @throws TextFailure */
export function compileSkills(text: string, setting: Setting): readonly Skill[] {
  return headersOf(text).map((header) => compileSkill(header, text, setting));
}

function compileSkill({ kind, ...header }: Header, text: string, setting: Setting): Skill {
  if (kind.type === "keyword") return keywordSkill(kind, header, text, setting);
  return fail(text, "not understood");
}
