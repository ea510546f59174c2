// Which mutants are run: those that come first in an order that hangs on nothing but the seed and what the mutant is. As a checker of Stryker's it lets only those through to the tests.
import { createHash } from "node:crypto";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Told by the run, as the checker may stand in a process of its own. */
const { MUTANT_SEED: seed = "", MUTANT_LAST: last = "" } = process.env;

/**
 * Where a mutant stands in the order of a seed.
 *
 * @param {import("@stryker-mutator/api/core").Mutant} mutant
 * @param {string} seed
 * @returns {string} compares as text
 */
export function place({ fileName, location, mutatorName, replacement }, seed) {
  const { start, end } = location;
  const file = fileName.replace(/^.*\/src\//, "src/");
  const what = [seed, file, start.line, start.column, end.line, end.column, mutatorName, replacement];
  return createHash("sha256").update(what.join(" ")).digest("hex");
}

const create = () => ({
  init: async () => {},
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        place(mutant, seed) <= last ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
      ]),
    ),
});
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "sample", create)];
