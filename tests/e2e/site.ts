import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { freePort } from "@/cli/free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));
const results = path.join(root, "tests/.results");

/** A built site in a process of its own, with a database of its own. */
export class Site {
  private child: ChildProcess | undefined;
  private printed = "";

  private constructor(
    readonly port: number,
    readonly dataDirectory: string,
    private readonly variables: Record<string, string>,
    private readonly folder: string,
  ) {}

  /** Starts the production build in a folder with a new data folder; it must have been built before. */
  static async open(variables: Record<string, string> = {}, folder = root): Promise<Site> {
    const site = await Site.prepared(variables, folder);
    await site.start();
    return site;
  }

  /** One that is not started yet. */
  static async prepared(variables: Record<string, string> = {}, folder = root): Promise<Site> {
    mkdirSync(results, { recursive: true });
    return new Site(await freePort(), mkdtempSync(path.join(results, "data-")), variables, folder);
  }

  /** One that has been started before: to make the database, its cards and the administrator takes most of a first start. */
  static async again(variables: Record<string, string> = {}, folder = root): Promise<Site> {
    const data = await Site.startedBefore();
    const site = await Site.prepared(variables, folder);
    cpSync(data, site.dataDirectory, { recursive: true });
    await site.start();
    return site;
  }

  /** The data of a first start, which is made once for a build. */
  private static async startedBefore(): Promise<string> {
    const build = createHash("sha256")
      .update(readFileSync(path.join(root, ".build/server.mjs")))
      .digest("hex");
    const data = path.join(results, `started-${build.slice(0, 16)}`);
    if (existsSync(data)) return data;
    const site = await Site.open();
    await site.stop();
    try {
      renameSync(site.dataDirectory, data);
    } catch (error) {
      // The other worker may have been quicker.
      if (!existsSync(data)) throw error;
      await site.close();
    }
    return data;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** What the server printed since it started. */
  get output(): string {
    return this.printed;
  }

  get administratorPassword(): string {
    return readFileSync(path.join(this.dataDirectory, "admin-password"), "utf8").trim();
  }

  /** @param program the built server, or `src/cli/start.mjs` as an operator runs it */
  async start(program = ".build/server.mjs"): Promise<void> {
    this.printed = "";
    const child = spawn(process.execPath, ["--import", "./src/cli/compiled.mjs", program], {
      cwd: this.folder,
      env: { ...process.env, ...this.variables, NODE_ENV: "production", PORT: String(this.port), DATA_DIR: this.dataDirectory },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding("utf8").on("data", (text: string) => {
          this.printed += text;
          if (this.printed.includes("OpenPokémon is ready")) resolve();
        });
      child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${this.printed}`)));
    });
  }

  /** Ends the process, by default as a supervisor would. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  /** Waits until the process ends by itself. @returns what it ends with */
  ended(): Promise<number | null> {
    return new Promise((resolve) => this.child?.once("exit", resolve));
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}

/** A slow machine must not lose a match by the clock, nobody waits for the computer to seem to think, and players say what address they come from. */
export const VARIABLES = { TURN_SECONDS: "600", BOT_DELAY_MS: "0", TRUST_PROXY: "true" };

/** Playwright's `test` with a running site: one server per worker, which is `baseURL` too. */
export const test = base.extend<object, { siteVariables: Record<string, string>; site: Site }>({
  siteVariables: [VARIABLES, { option: true, scope: "worker" }],
  site: [
    async ({ siteVariables }, use) => {
      const site = await Site.again(siteVariables);
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
export { expect } from "@playwright/test";
