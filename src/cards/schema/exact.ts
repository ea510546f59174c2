import { z } from "zod";

/**
 * Builders that hold a zod schema against the engine's contract in both directions: a key, a variant or a word that either side lacks does not compile.
 */

type Shape<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };

/** What the contract allows, the schema must accept too. */
type Complete<T, S> = { readonly [K in keyof S]: K extends keyof T ? ([T[K]] extends [z.output<S[K]>] ? unknown : never) : never };

/** An object of the contract's type `T`; unknown keys are refused. */
export const object =
  <T>() =>
  <S extends Shape<T>>(shape: S & Complete<T, S>): z.ZodObject<S, z.core.$strict> =>
    z.strictObject<S>(shape);

/** One of the words of `T`, all of them listed. */
export function words<T extends string>(listed: Readonly<Record<T, true>>): z.ZodType<T> {
  const known = new Set<string>(Object.keys(listed));
  const isWord = (value: unknown): value is T => typeof value === "string" && known.has(value);
  return z.custom<T>(isWord, { error: `expected one of ${[...known].join(", ")}` });
}

/** The values that the discriminator `D` takes in the union `T`. */
export type Word<T, D extends string> = T extends Record<D, infer V extends string> ? V : never;

/** The member of the union `T` whose discriminator `D` may be `W`. */
export type Variant<T, D extends string, W> = T extends Record<D, infer V> ? (W extends V ? T : never) : never;

/** The variant of the union `T` that its discriminator `key` names; every value of the contract has its schema. */
export function byWord<T, D extends string>(
  key: D,
  table: { readonly [W in Word<T, D>]: z.ZodType<Variant<T, D, W>> } & Readonly<Record<string, z.ZodType<T>>>,
): z.ZodType<T> {
  const schemas = new Map<unknown, z.ZodType<T>>(Object.entries(table));
  return picked(
    (value) => (typeof value === "object" && value !== null ? schemas.get(Reflect.get(value, key)) : undefined),
    `expected "${key}" to be one of ${[...schemas.keys()].join(", ")}`,
  );
}

/** The schema of the first of these keys that an object has, or `otherwise` for what is no object. */
export function byKey<T>(table: Readonly<Record<string, z.ZodType<T>>>, otherwise?: z.ZodType<T>): z.ZodType<T> {
  return picked(
    (value) => {
      if (typeof value !== "object" || value === null) return otherwise;
      return Object.entries(table).find(([key]) => key in value)?.[1];
    },
    `expected one of the keys ${Object.keys(table).join(", ")}`,
  );
}

/** A schema picked by looking at the value, so that a fault is named where it is and not as "no alternative fits". */
function picked<T>(pick: (value: unknown) => z.ZodType<T> | undefined, otherwise: string): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const schema = pick(value);
    if (schema === undefined) {
      context.addIssue({ code: "custom", message: otherwise });
      return z.NEVER;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { message, path } of faultsOf(result.error.issues)) context.addIssue({ code: "custom", message, path: [...path] });
    return z.NEVER;
  });
}

/** What is wrong with a value, and where in it. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The faults that zod found; where no alternative of a union fits, those of the one that went furthest, which is the one that was meant. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): readonly Fault[] {
  return issues.flatMap((issue): readonly Fault[] => {
    if (issue.code !== "invalid_union") return [issue];
    const [meant] = issue.errors.map(faultsOf).toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
    if (!meant || depth(meant) === 0) return [issue];
    return meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
  });
}

const depth = (faults: readonly Fault[]): number => Math.max(0, ...faults.map(({ path }) => path.length));
