import type { CardFace } from "@/games/dragonball/cards/face";

/** What each option of a choice does, in the words of the card that asks for it ("Choose one- • … • …"). None where it does not tell which of its choices is meant. */
export function saidOptions({ sides }: CardFace, count: number): readonly string[] {
  const lists = sides.flatMap(({ skills }) => skills.map((skill) => skill.split("•").slice(1)));
  // Both sides of a Leader may say the same.
  const fitting = new Set(lists.filter(({ length }) => length === count).map((list) => list.join("•")));
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? [] : only.split("•").map((option) => option.trim());
}
