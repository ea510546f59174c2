import { LRUCache } from "lru-cache";
import { z } from "zod";
import { COLORS } from "@/games/dragonball/engine/card";
import { drawDeed, drawPlace } from "./deeds";
import { drawHero } from "./hero";

const text = z.string().max(120);
const texts = z.array(text).max(20);
const plain = z.strictObject({ seed: text, colors: z.array(z.enum(COLORS)).max(COLORS.length) });
const hero = plain.extend({ characters: z.tuple([text], text), traits: texts, awake: z.boolean() });
const written = z
  .string()
  .regex(/^[\w-]{1,2000}$/)
  .transform((bytes) => Buffer.from(bytes, "base64url").toString());

/** Pictures that were asked for lately: 8 MB of them. */
const drawn = new LRUCache<string, string>({ max: 1000 });

/** The picture at an address below `/art/dragonball`, as an SVG document of 300 × 420 that the page crops; undefined where there is none. */
export function pictureAt(path: readonly string[]): string | undefined {
  const key = path.join("/");
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const drawing = draw(path);
  if (drawing === undefined) return undefined;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${drawing}</svg>`;
  drawn.set(key, document);
  return document;
}

/** What `address.ts` writes, read again and drawn. */
function draw([kind, ...rest]: readonly string[]): string | undefined {
  const picture = z.tuple([written]).safeParse(rest);
  if (!picture.success) return undefined;
  const asked = parsed(picture.data[0]);
  if (kind === "hero") return drawnFrom(hero, asked, drawHero);
  if (kind === "deed") return drawnFrom(plain, asked, drawDeed);
  return kind === "place" ? drawnFrom(plain, asked, drawPlace) : undefined;
}

function drawnFrom<Picture>(schema: z.ZodType<Picture>, asked: unknown, drawing: (picture: Picture) => string): string | undefined {
  const picture = schema.safeParse(asked);
  return picture.success ? drawing(picture.data) : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
