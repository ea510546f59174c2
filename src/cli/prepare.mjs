// Brings a clone to where it can be built, served or tested. It runs before anything is installed, so it imports only Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { step } from "./progress.mjs";
import { runtimePackage, underOwnNode } from "./runtime.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A step failed and has said why. */
export class StepError extends Error {}

/**
 * Does the work, or ends the program with what went wrong.
 *
 * @param {() => Promise<unknown>} work
 */
export async function orEnd(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
    process.exit(1);
  }
}

/** Ends the program when this Node is older than `package.json` asks for. */
export function checkNode() {
  const wanted = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).engines.node.replace(">=", "");
  const [major, minor] = wanted.split(".").map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`OpenPokémon needs Node ${wanted} or newer; this is Node ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

/**
 * Runs a program of the clone to its end and keeps what it prints.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment added to the present one
 * @returns {Promise<{ code: number | null, output: string }>}
 * @throws {StepError} when there is no such program
 */
export function runToEnd(command, parameters, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npm is a script, which only a shell runs.
      shell: process.platform === "win32" && command !== process.execPath,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    child.on("error", (error) => reject(new StepError(`${command} cannot be run: ${error.message}`)));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** As `runToEnd`, but ending with anything else than 0 throws a StepError with what was printed. */
export async function run(command, parameters, environment) {
  const { code, output } = await runToEnd(command, parameters, environment);
  if (code !== 0) throw new StepError(`${output}\n${command} ${parameters.join(" ")}: exit ${code}`);
  return output;
}

/**
 * Installs when a package is missing or has another version than `package-lock.json` says, goes on under the Node that came with them, and generates
 * the Prisma client.
 */
export async function prepare() {
  checkNode();
  process.chdir(root);
  if (!isInstalled()) await step("Installing packages (a minute or two the first time)", install);
  await underOwnNode(root);
  await generateClient();
}

/** Generates the Prisma client when its schema or its version changed. */
export function generateClient() {
  const sources = ["prisma/schema.prisma", "node_modules/@prisma/client/package.json"];
  return whenChanged("prisma-client", sources, ["src/db/generated/client.ts"], () =>
    step("Generating the database client", () =>
      run(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--config", "prisma/prisma.config.ts"], {
        // Generating needs no engine, but Prisma 7 still insists on one: any existing file will do.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: "1",
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
      }),
    ),
  );
}

function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  // Optional packages are those of other platforms, unless present.
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === "") return true;
    return present[place] ? present[place].version === version && existsSync(place) : optional === true && place !== runtimePackage;
  });
}

function install() {
  // npm started us and says where it is; without it, there is one beside Node.
  const npm = process.env.npm_execpath;
  const parameters = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  return npm?.endsWith("npm-cli.js") ? run(process.execPath, [npm, ...parameters]) : run("npm", parameters);
}

/**
 * Does the work when one of the sources changed since it was last done, or a result is missing.
 *
 * @param {string} name of the note kept in `.build`
 * @param {string[]} sources files and folders; tests and generated code do not count
 * @param {string[]} results
 * @param {() => Promise<unknown>} work
 */
export async function whenChanged(name, sources, results, work) {
  const note = path.join(".build", `${name}.hash`);
  const hash = contentHash(sources);
  if (results.every((result) => existsSync(result)) && existsSync(note) && readFileSync(note, "utf8") === hash) return;
  // Interrupted work leaves no note, and is done again.
  rmSync(note, { force: true });
  await work();
  mkdirSync(".build", { recursive: true });
  writeFileSync(note, hash);
}

function contentHash(sources) {
  const hash = createHash("sha256");
  const add = (place) => {
    if (!existsSync(place)) return;
    const entries = entriesOf(place);
    if (entries) for (const entry of entries) add(path.join(place, entry));
    else hash.update(place).update("\0").update(readFileSync(place)).update("\0");
  };
  for (const source of sources) add(source);
  return hash.digest("hex");
}

function entriesOf(place) {
  try {
    return readdirSync(place)
      .filter((name) => name !== "generated" && !/\.test\.tsx?$/.test(name))
      .sort();
  } catch (error) {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
