import type { ActivateSkill, AutoSkill, CounterSkill, KeywordSkill, PermanentSkill } from "../effects/language";
import { evolving } from "./evolving";
import { leaders } from "./leaders";
import { multicolour } from "./multicolour";
import { onBattle } from "./onBattle";
import { realms } from "./realms";
import { standing } from "./standing";

/** What a keyword skill stands for: the effect data of chapter 22; null for keywords that the rules themselves read. */
export function expandKeyword(skill: KeywordSkill): ActivateSkill | AutoSkill | CounterSkill | PermanentSkill | null {
  return onBattle(skill) ?? evolving(skill) ?? realms(skill) ?? multicolour(skill) ?? leaders(skill) ?? standing(skill);
}
