import type { MessagePort, Worker } from "node:worker_threads";
import type { ChannelOptions } from "birpc";
import type { Environment } from "@/environment";
import { inRequest, requestId } from "@/telemetry/request";
import type { Pages } from "./pages";

/** What the thread of the pages starts with. */
export interface ThreadData {
  readonly environment: Environment;
  /** To the embedded database. */
  readonly database: MessagePort;
}

/** What it is asked by the thread of the sockets. */
export interface PagesThread extends Omit<Pages, "open"> {
  /** @returns where it listens, for this process alone */
  open(build: string): Promise<string>;
}

interface Said {
  readonly said: unknown;
  /** The request for which it is said. */
  readonly request: string | undefined;
}

/** By what the two threads call each other. Whoever asks waits as long as the work takes. */
export function over(line: Worker | MessagePort): ChannelOptions & { readonly timeout: number } {
  return {
    post: (said) => line.postMessage({ said, request: requestId() } satisfies Said),
    on: (hear) =>
      line.on("message", ({ said, request }: Said) => (request === undefined ? hear(said) : inRequest(request, () => hear(said)))),
    timeout: -1,
  };
}
