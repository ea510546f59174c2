import { z } from "zod";

const face = z.object({
  name: z.string(),
  power: z.number().int().optional(),
  characters: z.array(z.string()).optional(),
  traits: z.array(z.string()).optional(),
  era: z.string().optional(),
  /** One string a skill, as printed. */
  skills: z.array(z.string()).optional(),
});

/** A card as the collection tracker's JSON has it. Leaders have two faces, front and back. */
export const cardRecord = z.object({
  number: z.string(),
  rarity: z.string().optional(),
  type: z.enum(["Leader", "Battle", "Extra", "Unison", "Z-Leader", "Z-Battle", "Z-Extra", "Z-Unison"]),
  /** Names of colours; `Multi` where there are several. */
  colors: z.array(z.string()),
  cost: z.union([z.number().int(), z.literal("X")]).nullish(),
  /** The colours demanded within the cost, a letter each. */
  specified: z.string().nullish(),
  zCost: z.union([z.number().int(), z.literal("X")]).nullish(),
  comboCost: z.number().int().nullish(),
  comboPower: z.number().int().nullish(),
  faces: z.union([z.tuple([face]), z.tuple([face, face])]),
});

export type CardRecord = z.infer<typeof cardRecord>;
export type FaceRecord = CardRecord["faces"][number];
