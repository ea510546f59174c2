import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/telemetry/log";
import { requestSeconds } from "@/telemetry/metrics";
import { isRequestId, newRequestId } from "@/telemetry/request";
import { requestIdHeader } from "./request-id";
import { unnamedPath } from "./unnamed-path";

/** Names a request, for the pages and for who asked. */
export function nameRequest({ headers }: IncomingMessage, response: ServerResponse, trustProxy: boolean): string {
  const said = headers[requestIdHeader];
  const id = trustProxy && isRequestId(said) ? said : newRequestId();
  headers[requestIdHeader] = id;
  response.setHeader("X-Request-Id", id);
  return id;
}

/** Writes a line for each request that is answered: what was asked for, by nobody in particular. */
export function logRequest({ method = "", url = "" }: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  response.once("close", () => {
    const ms = performance.now() - began;
    const { statusCode: status } = response;
    requestSeconds.observe({ method, status }, ms / 1000);
    const path = unnamedPath(url);
    const quiet = status < 400 && (path.startsWith("/_next/") || path === "/healthz" || path === "/readyz" || path === "/metrics");
    const level = quiet ? "debug" : status >= 500 ? "warn" : "info";
    log[level]({ method, path, status, ms: Math.round(ms), ...(!response.writableFinished && { brokenOff: true }) }, "request");
  });
}
