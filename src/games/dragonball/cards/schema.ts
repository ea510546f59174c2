import { z } from "zod";
import { InvalidCardError } from "@/cards/errors";
import { CARD_TYPES, type CardDefinition, COLORS } from "@/games/dragonball/engine/card";
import type { Skill } from "@/games/dragonball/engine/effects/language";

/** The version of the effect language that definitions are written in. Whoever gives a word another meaning counts it up. */
export const LANGUAGE_VERSION = 1;

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
 * @param language the version it was written in
 * @throws InvalidCardError with the path of every fault, or when its language is another than today's
 */
export function parseCardDefinition(value: unknown, origin: string, language = LANGUAGE_VERSION): CardDefinition {
  if (language !== LANGUAGE_VERSION) throw new InvalidCardError(`${origin} is written in version ${language} of the effect language.`);
  const result = cardDefinition.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".") || "card"}: ${message}`);
  throw new InvalidCardError(`${origin} is not a card: ${faults.join("; ")}`);
}

/** What is known of a card whatever its skills are written in. @throws InvalidCardError when it is no card at all */
export function parseFacts(value: unknown, origin: string): CardDefinition {
  const facts = z.looseObject({ faces: z.array(z.looseObject({})) }).safeParse(value);
  const bare = facts.success ? { ...facts.data, faces: facts.data.faces.map((side) => ({ ...side, skills: [] })) } : value;
  return parseCardDefinition(bare, origin);
}
