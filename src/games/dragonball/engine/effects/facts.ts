import type { Readable } from "../state/happenings";
import type { CardFilter } from "./language";

/** Whether a card, as it is read, is what a filter asks of it, numbers and other cards left aside. */
export function facts(read: Readable, filter: CardFilter): boolean {
  if (filter.type !== undefined && (read.type === null || !isOneOf(read.type, filter.type))) return false;
  if (filter.z !== undefined && read.z !== filter.z) return false;
  if (filter.color !== undefined && !hasOneOf(read.colors, filter.color)) return false;
  if (filter.originalColor !== undefined && !read.printedColors.includes(filter.originalColor)) return false;
  if (filter.allColors && !filter.allColors.every((color) => read.colors.includes(color))) return false;
  if (
    filter.onlyColors &&
    !(read.printedColors.length === filter.onlyColors.length && filter.onlyColors.every((color) => read.printedColors.includes(color)))
  )
    return false;
  if (filter.multicolor !== undefined && read.printedColors.length > 1 !== filter.multicolor) return false;
  if (filter.name !== undefined && !isNamed(read.names, filter.name)) return false;
  if (filter.nameIncludes !== undefined && !read.names.some((name) => name.includes(filter.nameIncludes ?? ""))) return false;
  if (filter.character !== undefined && !hasOneOf(read.characters, filter.character)) return false;
  if (filter.allCharacters && !filter.allCharacters.every((name) => read.characters.includes(name))) return false;
  if (filter.characterIncludes !== undefined && !read.characters.some((name) => name.includes(filter.characterIncludes ?? "")))
    return false;
  if (filter.onlyCharacter !== undefined && !isOnly(read.characters, filter.onlyCharacter)) return false;
  if (filter.onlyTrait !== undefined && !isOnly(read.traits, filter.onlyTrait)) return false;
  if (filter.trait !== undefined && !hasOneOf(read.traits, filter.trait)) return false;
  if (filter.keyword !== undefined && !hasOneOf(read.keywords, filter.keyword)) return false;
  if (filter.skillless !== undefined && read.skillless !== filter.skillless) return false;
  if (filter.originallySkillless !== undefined && read.originallySkillless !== filter.originallySkillless) return false;
  if (filter.mode !== undefined && read.rest !== (filter.mode === "rest")) return false;
  if (filter.hidden !== undefined && read.hidden !== filter.hidden) return false;
  if (filter.faceUp !== undefined && read.faceUp !== filter.faceUp) return false;
  if (filter.side !== undefined && read.back !== (filter.side === "back")) return false;
  if (filter.token !== undefined && read.token !== filter.token) return false;
  if (filter.number !== undefined && read.number !== filter.number) return false;
  if (filter.era !== undefined && read.era !== filter.era) return false;
  return filter.inBattle === undefined || read.inBattle === filter.inBattle;
}

const isOnly = (names: readonly string[], name: string): boolean => names.length > 0 && names.every((own) => own === name);

/** DB-CARD-05: singular and plural match each other. */
function sameName(own: string, asked: string): boolean {
  if (own.length === asked.length) return own === asked;
  return own.length > asked.length ? own === `${asked}s` : `${own}s` === asked;
}

/** DB-CARD-05, of one name or several. */
function isNamed(names: readonly string[], asked: string | readonly string[]): boolean {
  if (typeof asked !== "string") return asked.some((one) => isNamed(names, one));
  for (const own of names) if (sameName(own, asked)) return true;
  return false;
}

// A text asks for one thing or for several. These are asked of every card that is looked at: a function that is made for it would cost more than what it asks.

function isOneOf(own: string, asked: string | readonly string[]): boolean {
  return typeof asked === "string" ? own === asked : asked.includes(own);
}

function hasOneOf(own: readonly string[], asked: string | readonly string[]): boolean {
  if (typeof asked === "string") return own.includes(asked);
  for (const one of asked) if (own.includes(one)) return true;
  return false;
}

/** Whether two cards agree in something. DB-CARD-04: the same colours are exactly the same set. */
export function alike(one: Readable, two: Readable, what: "name" | "colors" | "energyCost" | "power" | "number" | "character"): boolean {
  switch (what) {
    case "name":
      return one.names.some((name) => two.names.includes(name));
    case "character":
      return one.characters.some((name) => two.characters.includes(name));
    case "colors":
      return one.colors.length === two.colors.length && one.colors.every((color) => two.colors.includes(color));
    case "energyCost":
      return one.cost !== null && one.cost === two.cost;
    case "power":
      return one.power !== null && one.power === two.power;
    case "number":
      return one.number === two.number;
  }
}
