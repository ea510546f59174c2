import { parseArgs } from "node:util";
import { z } from "zod";
import { step } from "@/cli/progress.mjs";

/** A command that tries the site out, as whoever called it wants it. */
export interface Harness<Name extends string> {
  /** What each of its numbers is. */
  readonly numbers: Readonly<Record<Name, number>>;
  /** What chance is drawn from. */
  readonly seed: string;
  /** Does a part of the work, and says that it does, unless only figures are wanted. */
  shown<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Prints the figures: to be read, unless only the line is wanted, and as the last line in JSON. */
  report(figures: object): void;
}

const Count = z.coerce.number().int().min(1);

/**
 * Reads what the command was called with: a number of 1 or more for each name, `--seed`, `--json`; `--help` prints the usage and ends the process.
 *
 * @param usual the numbers where none are given
 * @throws with the usage, where an option is unknown or no number
 */
export function harness<Name extends string>(usage: string, usual: Readonly<Record<Name, number>>): Harness<Name> {
  try {
    const { json, help, seed, given } = called(Object.keys(usual));
    if (help) {
      console.log(usage);
      process.exit();
    }
    const numbers: Record<Name, number> = { ...usual };
    for (const name in usual) numbers[name] = Count.parse(given[name] ?? usual[name]);
    return {
      numbers,
      seed,
      shown: (title, work) => (json ? work() : step(title, work)),
      report(figures) {
        if (!json) console.dir(figures, { depth: null });
        console.log(JSON.stringify(figures));
      },
    };
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

/** The options as they were given. */
function called(names: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = { ...Object.fromEntries(names.map((name) => [name, text])), seed: { ...text, default: "1" }, json: flag, help: flag };
  const { values } = parseArgs({ options });
  const { json, help, seed, ...given } = values;
  return { json, help, seed, given: z.record(z.string(), z.unknown()).parse(given) };
}
