import { isDeepStrictEqual } from "node:util";
import type { Localized } from "@/games/pokemon/cards/card";
import type { Kind } from "../compile/grammar/kinds";
import type { Template } from "../render/language";
import { isPart, type Part, type Parts, Said, type ValuesOf, Words } from "./parts";

/** How a sentence goes in every language, or the template that says it where others need that as well. */
export type Wording = Template | Localized<string>;

/**
 * A sentence of ours, and what it means, with slots. It is said of whatever has the shape of its meaning, and what it says is read as that meaning.
 */
export interface Sentence<T> {
  readonly wording: Wording;
  readonly parts: Parts;
  readonly meaning: (slots: Readonly<Record<string, unknown>>) => T;
  /** The meaning with gaps where the slots stand. */
  readonly shape: unknown;
}

/** Sentences that mean a T. The meaning only puts its slots in their places, whatever they are. */
export const sentencesFor =
  <T>() =>
  <const P extends Parts>(wording: Wording, parts: P, meaning: (slots: ValuesOf<P>) => T): Sentence<T> => {
    // The slots are those of `parts`: here that knowledge meets their static type.
    const build = (slots: Readonly<Record<string, unknown>>) => meaning(slots as ValuesOf<P>);
    return { wording, parts, meaning: build, shape: build(Object.fromEntries(gapsOf(parts).map(([name]) => [name, gap(name)]))) };
  };

/** The slots of a sentence: their names, and of what kind they are. */
export function gapsOf(parts: Parts): readonly (readonly [name: string, Kind])[] {
  return Object.entries(parts).flatMap(([name, part]) => gapsIn(part, name));
}

function gapsIn(part: Part, name: string): readonly (readonly [name: string, Kind])[] {
  if (part instanceof Words) return [];
  if (part instanceof Said) return isPart(part.parts) ? gapsIn(part.parts, name) : gapsOf(part.parts);
  return [[name, typeof part === "string" ? part : part.kind]];
}

/** A gap. Spread in an object it stands for all that the object has besides. */
const gap = (name: string) => ({ [`{${name}}`]: name });

/** What stands in the gaps of the shape; undefined where the node has another shape. */
export function slotsIn(shape: unknown, node: unknown): ReadonlyMap<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  const put = (name: string, value: unknown): boolean => {
    if (found.has(name)) return isDeepStrictEqual(found.get(name), value);
    found.set(name, value);
    return true;
  };
  const fits = (part: unknown, of: unknown): boolean => {
    if (typeof part !== "object" || part === null) return part === of;
    const fields = Object.entries(part).filter(([, value]) => value !== undefined);
    const open = fields.find(([key]) => key.startsWith("{"))?.[1];
    if (open !== undefined && fields.length === 1) return put(open, of);
    if (typeof of !== "object" || of === null || Array.isArray(part) !== Array.isArray(of)) return false;
    const closed = new Map(fields.filter(([, value]) => value !== open));
    const besides = Object.entries(of).filter(([key, value]) => value !== undefined && !closed.has(key));
    if (open === undefined ? besides.length > 0 : !put(open, Object.fromEntries(besides))) return false;
    return [...closed].every(([key, value]) => fits(value, Reflect.get(of, key)));
  };
  return fits(shape, node) ? found : undefined;
}
