import { z } from "zod";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import type { Described } from "./described";
import { description } from "./description";
import { faultsOf, picked } from "./faults";

/** Types of which the description says no more than their name. */
const schemas = new Map<string, z.ZodType>([
  ["number", z.int()],
  ["string", z.string().min(1)],
  ["boolean", z.boolean()],
  ["Natural", z.int().nonnegative()],
  ["Positive", z.int().positive()],
  ["Hp", z.int().positive().multipleOf(10).max(9990)],
]);

type Fields = Extract<Described, { readonly fields: unknown }>;

function named(name: string): z.ZodType {
  const known = schemas.get(name);
  if (known) return known;
  const described = description[name];
  if (described === undefined) throw new Error(`the effect language has no type ${name}`);
  const schema = z.lazy(() => schemaOf(described));
  schemas.set(name, schema);
  return schema;
}

function schemaOf(described: Described): z.ZodType {
  if (typeof described === "string") return named(described);
  if ("words" in described) return z.literal([...described.words]);
  if ("list" in described) return z.array(schemaOf(described.list));
  if ("tuple" in described) return z.tuple([schemaOf(described.tuple[0]), schemaOf(described.tuple[1])]);
  if ("fields" in described) return z.strictObject(Object.fromEntries(Object.entries(described.fields).map(fieldOf)));
  return oneOf(described.oneOf.flatMap(alternatives));
}

function fieldOf([name, described]: readonly [string, Described]): readonly [string, z.ZodType] {
  return name.endsWith("?") ? [name.slice(0, -1), schemaOf(described).optional()] : [name, schemaOf(described)];
}

/** The alternatives that stand side by side in the end, whatever names they go by. */
function alternatives(described: Described): readonly Described[] {
  if (typeof described === "string") {
    const meant = description[described];
    return meant === undefined || typeof meant === "string" ? [described] : alternatives(meant);
  }
  return "oneOf" in described ? described.oneOf.flatMap(alternatives) : [described];
}

/** What a value must be if it is an object is told by its first field, so that a fault is named where it is and not as "no alternative fits". */
function oneOf(all: readonly Described[]): z.ZodType {
  const objects = all.filter((one): one is Fields => typeof one === "object" && "fields" in one);
  const lists = all.filter((one) => typeof one === "object" && ("list" in one || "tuple" in one)).map(schemaOf);
  const others = all.filter((one) => typeof one === "string" || "words" in one).map(schemaOf);
  const object = byTag(objects);
  const other = others.length > 0 ? z.union(others) : undefined;
  const pick = (value: unknown) => {
    if (Array.isArray(value)) return lists[0];
    return typeof value === "object" && value !== null ? object : other;
  };
  return picked(pick, "expected one of several kinds of value, and this is none of them");
}

/** An object is told from others by the first field that it must have as a word, or else by its first, and by the word in it. */
function byTag(objects: readonly Fields[]): z.ZodType | undefined {
  const [only] = objects;
  if (objects.length < 2) return only && schemaOf(only);
  const tagOf = ({ fields }: Fields) => {
    const keys = Object.keys(fields);
    return keys.find((key) => !key.endsWith("?") && isWord(fields[key])) ?? keys[0] ?? "";
  };
  const tags = [...new Set(objects.map(tagOf))];
  const withTag = (tag: string) => objects.filter((one) => tagOf(one) === tag);
  const tables = new Map(tags.map((tag) => [tag, byWord(tag, withTag(tag))]));
  const pick = (value: unknown) => {
    const tag = tags.find((one) => Reflect.has(Object(value), one));
    return tag === undefined ? undefined : tables.get(tag);
  };
  return picked(pick, `expected one of the keys ${tags.join(", ")}`);
}

/** Objects with the same first field are told apart by the word in it. */
function byWord(tag: string, objects: readonly Fields[]): z.ZodType {
  const [only] = objects;
  if (only && objects.length === 1) return schemaOf(only);
  const table = new Map(
    objects.flatMap((one) => {
      const schema = schemaOf(one);
      const word = one.fields[tag];
      if (!isWord(word)) throw new Error(`"${tag}" tells nothing apart`);
      return word.words.map((each) => [each, schema] as const);
    }),
  );
  return picked((value) => table.get(Reflect.get(Object(value), tag)), `expected "${tag}" to be one of ${[...table.keys()].join(", ")}`);
}

function isWord(described: Described | undefined): described is Extract<Described, { readonly words: unknown }> {
  return typeof described === "object" && "words" in described;
}

const card = named("CardDefinition");

/** A card as the engine plays it, effect language included: what its types describe, and nothing else. */
export const cardDefinition: z.ZodType<CardDefinition> = z.custom<CardDefinition>().superRefine((value, context) => {
  const result = card.safeParse(value);
  if (result.success) return;
  for (const { message, path } of faultsOf(result.error.issues)) context.addIssue({ code: "custom", message, path: [...path] });
});
