// A checker of Stryker's that lets only some mutants through to the tests: which ones hangs on nothing but the seed and what the mutant is.
import { createHash } from "node:crypto";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Told by the run, as the checker may stand in a process of its own. */
const seed = process.env.MUTANT_SEED ?? "1";
const share = Number(process.env.MUTANT_SHARE ?? "1");

/** Whether a mutant belongs to the sample. */
function isDrawn({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  const what = [
    seed,
    fileName.replace(/^.*\/src\//, "src/"),
    start.line,
    start.column,
    end.line,
    end.column,
    mutatorName,
    replacement,
  ].join(" ");
  return createHash("sha256").update(what).digest().readUInt32BE() / 2 ** 32 < share;
}

const create = () => ({
  init: async () => {},
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [mutant.id, isDrawn(mutant) ? { status: "passed" } : { status: "compileError", reason: "not drawn" }]),
    ),
});
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "sample", create)];
