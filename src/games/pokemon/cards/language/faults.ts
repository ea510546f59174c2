import { z } from "zod";

/** A schema picked by looking at the value, so that a fault is named where it is and not as "no alternative fits". */
export function picked(pick: (value: unknown) => z.ZodType | undefined, otherwise: string): z.ZodType {
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
