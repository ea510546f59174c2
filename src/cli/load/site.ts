import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { freePort } from "@/cli/free-port";

const Told = z.object({
  eventLoopMs: z.object({ p50: z.number(), p99: z.number(), max: z.number() }),
  cpu: z.number(),
  rssMB: z.number(),
});
/** How a process of the site fared. */
export type Told = z.infer<typeof Told>;

/** What the site is told for this run. `databaseUrl` is undefined for the embedded database, which lies in the folder. */
export const variablesFor = (databaseUrl: string | undefined, folder: string, secret: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: undefined,
  ADMIN_PASSWORD: randomBytes(12).toString("hex"),
  // Each player is heard from an address of their own, and nobody loses by the clock what the machine was late for.
  TRUST_PROXY: "true",
  TURN_SECONDS: "900",
  GRACE_SECONDS: "900",
});

/** A process of the production site, started for this run. */
export class Site {
  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {}

  /**
   * @param flags of the server
   * @throws when the site does not start, with what it printed
   */
  static async start(variables: Readonly<Record<string, string | undefined>>, port?: number, ...flags: readonly string[]): Promise<Site> {
    const served = port ?? (await freePort());
    const probe = new URL("../src/cli/load/probe.mjs", import.meta.url).href;
    const child = spawn(process.execPath, ["--import", probe, ".build/server.mjs", ...flags], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, ...variables, NODE_ENV: "production", PORT: String(served), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    let printed = "";
    child.stderr?.on("data", (chunk: Buffer) => process.stderr.write(chunk));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes("OpenPokémon is ready")) resolve();
      });
      child.once("exit", (code) => reject(new Error(`The site ended with ${code}:\n${printed}`)));
    });
    return new Site(`http://127.0.0.1:${served}`, child);
  }

  /** What `tell` says is of the time from here on. */
  begin(): void {
    this.child.send("begin");
  }

  async tell(): Promise<Told> {
    this.child.send("tell");
    const [told] = await once(this.child, "message");
    return Told.parse(told);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill();
    await ended;
  }
}
