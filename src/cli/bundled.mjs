// node src/cli/bundled.mjs PROGRAM.ts …: runs a program as production runs the server, in one bundle; a loader puts a helper into every function.
import path from "node:path";
import { build } from "esbuild";
import { root } from "./prepare.mjs";

const [program, ...rest] = process.argv.slice(2);
const outfile = path.join(root, ".build", `${path.basename(program, ".ts")}.mjs`);
await build({
  absWorkingDir: root,
  entryPoints: [program],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
});
process.argv = [process.execPath, outfile, ...rest];
await import(outfile);
