import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "@/db";
import { log } from "@/telemetry/log";
import { type Counted, registry, textOf } from "@/telemetry/metrics";

const PATIENCE_MS = 2_000;

/** What is looked at. */
interface Parts {
  readonly database: Database;
  readonly redis: { readonly isReady: boolean } | undefined;
  /** What other threads have counted. */
  readonly counted: () => Promise<Counted>;
}

/** What a load balancer, a supervisor and Prometheus ask; answered before anything else, also while the site starts and stops. */
export class Health {
  /** Set while requests are served. */
  #parts: Parts | undefined;
  #looking: Promise<boolean> | undefined;

  constructor(private readonly metricsToken: string | undefined) {}

  open(parts: Parts): void {
    this.#parts = parts;
  }

  /** The site is about to stop: whoever shares out visitors leads them elsewhere. */
  close(): void {
    this.#parts = undefined;
  }

  /** Answers what is its own; false for everything else. */
  answer({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== "GET" && method !== "HEAD") return false;
    const [path] = url.split("?");
    const work = {
      "/healthz": () => say(response, 200, { alive: true }),
      "/readyz": () => this.#ready(response),
      "/metrics": this.metricsToken === undefined ? undefined : () => this.#metrics(headers.authorization, response),
    }[path ?? ""];
    if (!work) return false;
    Promise.resolve(work()).catch((error: unknown) => {
      log.error({ err: error }, "a look at the site failed");
      say(response, 500, {});
    });
    return true;
  }

  /** Without its database the site can do nothing; without Redis it can, if less well. */
  async #ready(response: ServerResponse): Promise<void> {
    const parts = this.#parts;
    if (!parts) return say(response, 503, { ready: false, database: "closed" });
    const answers = await this.#databaseAnswers(parts.database);
    const redis = parts.redis && { redis: parts.redis.isReady ? "answers" : "away" };
    say(response, answers ? 200 : 503, { ready: answers, database: answers ? "answers" : "away", ...redis });
  }

  /** Anybody may ask, so many that ask at once share one look. */
  #databaseAnswers(database: Database): Promise<boolean> {
    this.#looking ??= Promise.race([
      database.$queryRaw`SELECT 1`.then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
    ]).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #metrics(authorization: string | undefined, response: ServerResponse): Promise<void> {
    if (!isSame(authorization, `Bearer ${this.metricsToken}`)) {
      response.setHeader("WWW-Authenticate", "Bearer");
      return say(response, 401, {});
    }
    const text = await textOf((await this.#parts?.counted()) ?? []);
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
    response.end(text);
  }
}

/** In a time that tells nothing of how much of it is right. */
function isSame(said: string | undefined, right: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(said ?? ""), hash(right));
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
