import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "@/cli/free-port";

/** Where Debian puts the programs of each version, out of the way of the PATH. */
const DEBIAN = "/usr/lib/postgresql";
/** How long it may take until it answers, what a crash has left to do included. */
const START_MS = 30_000;

/** How a server is stopped: `fast` breaks off its lines and writes all it has; `immediate` writes nothing, as in a crash, and finds its way at the next start. */
export type Shutdown = "fast" | "immediate";
const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const satisfies Record<Shutdown, NodeJS.Signals>;

/** The folder of Postgres' programs; null where there are none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(path.delimiter)];
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

/** Postgres refuses to run as root: then it is nobody's. */
function whoRuns(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** A Postgres of a run's own in a temporary folder, which can be stopped and started while it is used. */
export class Postgres {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
    private readonly user: ReturnType<typeof whoRuns>,
  ) {}

  /** @param programs the folder of its programs */
  static async start(programs: string): Promise<Postgres> {
    const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-postgres-"));
    const user = whoRuns();
    if (user) chownSync(folder, user.uid, user.gid);
    const options = ["--pgdata", folder, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"];
    execFileSync(path.join(programs, "initdb"), options, { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user });
    const postgres = new Postgres(programs, folder, await freePort(), user);
    await postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const settings = { port: this.port, listen_addresses: "127.0.0.1", unix_socket_directories: "" };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(path.join(this.programs, "postgres"), ["-D", this.folder, ...options], {
      cwd: this.folder,
      stdio: "ignore",
      ...this.user,
    });
    const kill = () => child.kill(SIGNALS.immediate);
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    this.#child = child;
    for (const until = performance.now() + START_MS; !(await this.#answers()); await pause(50)) {
      if (child.exitCode !== null || performance.now() > until) throw new Error("Postgres does not start.");
    }
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    return answers;
  }

  async stop(how: Shutdown): Promise<void> {
    if (!this.#child) return;
    const ended = once(this.#child, "exit");
    this.#child.kill(SIGNALS[how]);
    await ended;
    this.#child = undefined;
  }

  /** Stops it, and takes all away that it held. */
  async close(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
