import { z } from "zod";
import { InvalidCardError } from "@/cards/errors";
import { CARD_TYPES, type CardDefinition, COLORS } from "@/games/dragonball/engine/card";
import type { Skill } from "@/games/dragonball/engine/effects/language";
import type { Json } from "@/kernel/json";
import { NewerVersionError, Versions } from "@/kernel/versions";

/**
 * What is stored of the effect language (catalogue, pinned cards of matches) carries the version it was written in. Whoever takes a word out of the
 * language or gives one another meaning adds a step here, which says the same in the words of the next version; what is only added needs none.
 */
const language = new Versions([]);

/** The version that definitions are written in now. */
export const LANGUAGE_VERSION = language.latest;

const colorCount = z.strictObject({
  red: z.int().optional(),
  blue: z.int().optional(),
  green: z.int().optional(),
  yellow: z.int().optional(),
  black: z.int().optional(),
});
const numberOrX = z.union([z.int(), z.literal("X")]);

/** What a skill does is written by the compiler alone, and tried on the engine before it is kept. */
const skill = z.custom<Skill>(
  (value) => z.object({ type: z.enum(["activate", "permanent", "auto", "counter", "keyword"]) }).safeParse(value).success,
  { error: "is no skill" },
);
const face = z.strictObject({
  name: z.string().min(1),
  power: z.int().optional(),
  characters: z.array(z.string()),
  traits: z.array(z.string()),
  era: z.string().optional(),
  skills: z.array(skill),
});

const cardDefinition = z.strictObject({
  id: z.string().min(1),
  type: z.enum(CARD_TYPES),
  z: z.literal(true).optional(),
  colors: z.array(z.enum(COLORS)),
  cost: z.strictObject({ total: numberOrX, colors: colorCount }).optional(),
  zCost: numberOrX.optional(),
  comboCost: z.int().optional(),
  comboPower: z.int().optional(),
  faces: z.union([z.tuple([face]), z.tuple([face, face])]),
}) satisfies z.ZodType<CardDefinition>;

/**
 * Reads a card definition from outside (database, import, file).
 *
 * @param origin names the value in the message, for instance the card's number
 * @throws InvalidCardError with the path of every fault
 */
export function parseCardDefinition(value: unknown, origin: string): CardDefinition {
  const result = cardDefinition.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".") || "card"}: ${message}`);
  throw new InvalidCardError(`${origin} is not a card: ${faults.join("; ")}`);
}

/**
 * A definition as it was stored, in today's words.
 *
 * @throws InvalidCardError when the steps do not bring it to today's language
 */
export function readDefinition(stored: Json, version: number, origin: string): CardDefinition {
  if (version > LANGUAGE_VERSION) {
    const cause = new NewerVersionError(`Version ${LANGUAGE_VERSION} of the effect language is the last known here.`);
    throw new InvalidCardError(`${origin} is written in version ${version} of the effect language.`, { cause });
  }
  return parseCardDefinition(language.read(stored, version), origin);
}

/** What is known of a card whatever its skills are written in. @throws InvalidCardError when it is no card at all */
export function parseFacts(value: unknown, origin: string): CardDefinition {
  const facts = z.looseObject({ faces: z.array(z.looseObject({})) }).safeParse(value);
  const bare = facts.success ? { ...facts.data, faces: facts.data.faces.map((side) => ({ ...side, skills: [] })) } : value;
  return parseCardDefinition(bare, origin);
}
