// The production build: the server in `.build`, the pages in `.next`.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { forNode } from "./node-bundle.mjs";
import { run, whenChanged } from "./prepare.mjs";
import { step } from "./progress.mjs";

const sources = ["src", "public", "prisma", "next.config.js", ".postcssrc.json", "tsconfig.json", "package.json", "package-lock.json"];

/** What is bundled for Node: the server, the check of its variables before the pages are built, and the threads of the pages, of the embedded database and of those who think for the computer players. */
const programs = ["server", "environment", "app/thread/program", "db/embedded-thread", "games/pokemon/bots/thinking/worker"];

const brotli = promisify(brotliCompress);

/** Builds what changed since the last build. */
export async function build() {
  await whenChanged(
    "server",
    sources,
    programs.map((program) => `.build/${program}.mjs`),
    () => step("Building the server", bundleServer),
  );
  await checkEnvironment();
  await whenChanged("pages", sources, [".next/BUILD_ID"], () =>
    step("Building the pages", async () => {
      await run(process.execPath, [createRequire(import.meta.url).resolve("next/dist/bin/next"), "build"], {
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
      });
      await pack(".next/static");
    }),
  );
}

async function bundleServer() {
  const esbuild = await import("esbuild");
  await esbuild.build({
    ...forNode,
    entryPoints: programs.map((program) => `src/${program}.ts`),
    outbase: "src",
    outdir: ".build",
    outExtension: { ".js": ".mjs" },
    logLevel: "silent",
  });
}

/** Packs scripts and styles as tightly as can be, once (`src/app/build-files.ts` sends them). */
async function pack(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const packed = await brotli(await readFile(path.join(folder, file)));
      await writeFile(path.join(folder, `${file}.br`), packed);
    }),
  );
}

/** A mistake in a variable is told before the long build, not after it. */
async function checkEnvironment() {
  const { EnvironmentError, processEnvironment } = await import(pathToFileURL(".build/environment.mjs").href);
  try {
    processEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
