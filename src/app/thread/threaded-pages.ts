import { Agent } from "node:http";
import { MessageChannel, Worker } from "node:worker_threads";
import { type BirpcReturn, createBirpc } from "birpc";
import { createProxyServer } from "httpxy";
import { addressGroup, clientAddressHeader } from "@/accounts/address";
import type { Environment } from "@/environment";
import type { RealtimeForPages } from "@/realtime";
import { log } from "@/telemetry/log";
import type { Counted } from "@/telemetry/metrics";
import { Allowances } from "./allowances";
import { over, type PagesThread, type ThreadData } from "./line";
import type { Handler, Pages } from "./pages";

/** Requests of one address that the thread has at once, as many as keep it busy. A flood of them makes anybody else wait for these alone. */
const AT_ONCE = 8;

/**
 * Pages that are drawn in a thread of their own: to draw one takes ten to twenty milliseconds, for which no answer at a table waits. A request that was named,
 * keeps within its limits and is whole goes there over a line within this process.
 */
export class ThreadedPages implements Pages {
  readonly #thread: Worker;
  readonly #database = new MessageChannel();
  readonly #pages: BirpcReturn<PagesThread, Partial<RealtimeForPages>>;
  #closing = false;

  /** @param onLost told when the thread has ended by itself: no page is served any more */
  constructor(environment: Environment, onLost: (error: Error) => void) {
    const { port1: database } = this.#database;
    const workerData = { environment, database } satisfies ThreadData;
    this.#thread = new Worker(new URL("./app/thread/program.mjs", import.meta.url), { workerData, transferList: [database] });
    this.#pages = createBirpc<PagesThread, Partial<RealtimeForPages>>({}, over(this.#thread));
    const lose = (error: Error) => this.#closing || onLost(error);
    this.#thread.on("error", (error) => lose(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on("exit", () => lose(new Error("The thread of the pages has ended.")));
  }

  prepare(): Promise<void> {
    return this.#pages.prepare();
  }

  async open({ share, realtime, build }: Parameters<Pages["open"]>[0]): Promise<Handler> {
    share(this.#database.port2);
    Object.assign(this.#pages.$functions, realtime);
    const socketPath = await this.#pages.open(build);
    const line = createProxyServer({ target: { socketPath }, agent: new Agent({ keepAlive: true }) });
    line.on("error", (error, _request, response) => {
      if (!this.#closing) log.error({ err: error }, "a request did not come to the pages, or its answer back");
      response?.destroy();
    });
    const allowances = new Allowances(AT_ONCE);
    const passes = new WeakMap<object, () => void>();
    // Its reader may be slow: the thread's part of it is done.
    line.on("proxyRes", (_answer, _request, response) => passes.get(response)?.());
    return async (request, response) => {
      const pass = await allowances.take(addressGroup(String(request.headers[clientAddressHeader])));
      passes.set(response, pass);
      // Who asked may have hung up, now or while they waited.
      if (response.closed) return pass();
      response.once("close", pass);
      await line.web(request, response);
    };
  }

  counted(): Promise<Counted> {
    return this.#pages.counted();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#pages.close();
    await this.#thread.terminate();
  }
}
