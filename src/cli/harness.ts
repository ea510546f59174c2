import { spawnSync } from "node:child_process";
import { z } from "zod";
import { commandLine, count, flag } from "@/cli/command-line.mjs";
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

/**
 * Reads what the command was called with: a number of 1 or more for each name, `--seed`, `--json`.
 *
 * @param usual the numbers where none are given
 */
export function harness<Name extends string>(usage: string, usual: Readonly<Record<Name, number>>): Harness<Name> {
  const taken = Object.fromEntries(Object.keys(usual).map((name) => [name, count.optional()]));
  const { seed, json, ...rest } = commandLine(usage, { ...taken, seed: z.string().default("1"), json: flag });
  const given: Readonly<Record<string, unknown>> = rest;
  const numbers: Record<Name, number> = { ...usual };
  for (const name in usual) numbers[name] = count.parse(given[name] ?? usual[name]);
  return {
    numbers,
    seed,
    shown: (title, work) => (json ? work() : step(title, work)),
    report(figures) {
      if (!json) console.dir(figures, { depth: null });
      console.log(JSON.stringify(figures));
    },
  };
}

/** Brings the clone to a production build, for what plays at it; where there is none, ends as the build did, which has said why. */
export function builtSite(): void {
  const { status } = spawnSync(process.execPath, ["src/cli/built.mjs"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
