// How programs are bundled for Node.
import { readFileSync } from "node:fs";

/** Packages of hundreds of small files stand in the bundle: the site starts a tenth sooner. Others have native parts, threads or files of their own. */
const within = new Set(["@redis/client", "nodemailer", "prom-client", "rate-limiter-flexible", "zod"]);

const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** @type {import("esbuild").BuildOptions} */
export const forNode = {
  bundle: true,
  external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !within.has(name)),
  // Older packages of those within ask for the parts of Node so.
  banner: { js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);' },
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
};
