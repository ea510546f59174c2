// node src/cli/bundled.mjs PROGRAM.ts …: runs a program as production runs the server, in one bundle; a loader puts a helper into every function.
import { existsSync } from "node:fs";
import path from "node:path";
import { orEnd, prepare, root } from "./prepare.mjs";

await orEnd(prepare);
const { build } = await import("esbuild");
const { forNode } = await import("./node-bundle.mjs");
const [named, ...given] = process.argv.slice(2);
// `--game NAME` takes the program of that game, in a folder of its own beside the named one.
const flag = given.indexOf("--game");
const game = flag < 0 ? undefined : given[flag + 1];
const program = game && game !== "pokemon" ? path.posix.join(path.posix.dirname(named), game, path.posix.basename(named)) : named;
const rest = flag < 0 ? given : given.toSpliced(flag, 2);
if (!existsSync(path.join(root, program))) {
  console.error(`--game does not take "${game}".`);
  process.exit(1);
}
const outfile = path.join(root, ".build", `${path.basename(program, ".ts")}.mjs`);
await build({
  ...forNode,
  absWorkingDir: root,
  entryPoints: [program],
  outfile,
  logLevel: "warning",
});
process.argv = [process.execPath, outfile, ...rest];
await import(outfile);
