import type { IncomingHttpHeaders } from "node:http";

/** The server writes the visitor's address here; what a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-address";

const forwarded = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"];

/**
 * Notes in the headers where a request comes from. Behind a trusted proxy that is the last address of `X-Forwarded-For`, the one
 * that the proxy wrote; otherwise the address of the connection, and forwarding headers are lies and removed.
 */
export function noteClientAddress(headers: IncomingHttpHeaders, remoteAddress: string | undefined, trustProxy: boolean): void {
  const claimed = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustProxy) for (const name of forwarded) delete headers[name];
  headers[clientAddressHeader] = (trustProxy && claimed) || (remoteAddress ?? "");
}
