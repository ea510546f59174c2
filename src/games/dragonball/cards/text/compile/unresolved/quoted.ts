import type { Skill } from "@/games/dragonball/engine/effects/language";

// A skill that is quoted, not compiled yet: not a value of the language, and gone after `withQuoted`.
export const quotedSkill = (text: string): Skill => ({ quoted: text }) as unknown as Skill;

/** Compiles the skills that a text quotes. */
export function withQuoted<T>(value: T, compile: (text: string) => Skill): T {
  return put(value, compile) as T;
}

function put(value: unknown, compile: (text: string) => Skill): unknown {
  if (Array.isArray(value)) return value.map((each) => put(each, compile));
  if (typeof value !== "object" || value === null) return value;
  if ("quoted" in value && typeof value.quoted === "string") return compile(value.quoted);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, put(each, compile)]));
}
