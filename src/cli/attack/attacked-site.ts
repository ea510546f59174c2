import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { z } from "zod";
import { Site } from "@/cli/load/site";
import type { Target } from "./assault";
import { rawBytes, sendRaw } from "./raw";
import { readRows } from "./rows";

const ANSWER_MS = 30_000;
const LogLine = z.object({ level: z.enum(["error", "fatal"]), msg: z.string() });
const Memory = z.object({ rssMB: z.number(), heapMB: z.number() });
const Told = z.object({ rows: z.unknown() });

/** Lines on which requests are sent. */
class Lines extends Agent {
  override createConnection(options: { readonly host: string; readonly port: number }): Socket {
    const line = connect({ host: options.host, port: options.port, noDelay: true });
    // Who is refused for what they send is hung up on while they still send it: the request has its answer by then, and nobody listens any more.
    return line.on("error", () => {});
  }
}

/** The production site in a process of its own, which is watched while it is attacked. */
export class AttackedSite {
  readonly #agent = new Lines({ keepAlive: true, maxSockets: 64 });
  /** Faults that the site wrote into its log. */
  readonly faults: string[] = [];
  /** 1 when the process ended by itself. */
  crashes = 0;
  #asking: Promise<unknown> = Promise.resolve();

  private constructor(private readonly site: Site) {
    const { stdout } = site.child;
    if (!stdout) throw new Error("The site has no output.");
    createInterface(stdout).on("line", (line) => {
      if (!line.startsWith("{")) return;
      const { success } = LogLine.safeParse(JSON.parse(line));
      if (success) this.faults.push(line);
    });
    site.child.once("exit", () => this.crashes++);
  }

  static async start(variables: Readonly<Record<string, string | undefined>>): Promise<AttackedSite> {
    const probe = new URL("../src/cli/attack/probe.mjs", import.meta.url);
    return new AttackedSite(await Site.start({ ...variables, NODE_OPTIONS: `--import=${probe.href}` }));
  }

  get url(): string {
    return this.site.url;
  }

  /** @param honest whose own matches go on meanwhile */
  target(honest: readonly string[]): Target {
    const { host, port } = new URL(this.url);
    return {
      url: this.url,
      ask: ({ route, path, headers, body }) => this.#request(route.split(" ")[0] ?? "", path, headers, body),
      sendRaw: (by, random) => sendRaw(Number(port), rawBytes(by, host, random)),
      rows: () => readRows(async (sql) => Told.parse(await this.#ask({ sql })).rows, honest),
    };
  }

  /** What the process holds once it has let go of what it can. */
  async memory(): Promise<z.infer<typeof Memory>> {
    return Memory.parse(await this.#ask({}));
  }

  async stop(): Promise<void> {
    this.site.child.removeAllListeners("exit");
    await this.site.stop();
  }

  /** One question after the other: answers come in that order. */
  #ask(question: { readonly sql?: string }): Promise<unknown> {
    const { child } = this.site;
    const answer = this.#asking.then(async () => {
      child.send(question);
      const [told] = await once(child, "message");
      return told;
    });
    this.#asking = answer.catch(() => {});
    return answer;
  }

  /** The status of the answer; 0 where the line was cut before one. Nothing that keeps us waiting counts as an answer: 599. */
  #request(method: string, path: string, headers: Readonly<Record<string, string>>, body: string | Buffer | null): Promise<number> {
    return new Promise((resolve) => {
      const sent = request(`${this.url}`, { method, path, headers, agent: this.#agent, timeout: ANSWER_MS }, (answer) => {
        answer.resume();
        answer.once("close", () => resolve(answer.statusCode ?? 0));
      });
      sent.once("timeout", () => {
        resolve(599);
        sent.destroy();
      });
      sent.once("error", () => resolve(0));
      sent.end(body ?? undefined);
    });
  }
}
