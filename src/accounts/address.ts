import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";

/** The server writes the visitor's address here; what a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-address";

const forwarded = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"];

/**
 * Those who count as one visitor: an address of IPv4, or the 64 bits of an IPv6 network, in which one household has all addresses.
 *
 * @param address as the connection or a proxy wrote it
 */
export function addressGroup(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  // "2001:db8::1": the two colons stand for as many zeros as are missing. An IPv4 address at the end is beyond the first 64 bits.
  const [before = "", after] = plain.split("::");
  const [head, tail] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * Notes in the headers where a request comes from. Behind a trusted proxy that is the last address of `X-Forwarded-For`, the one
 * that the proxy wrote; otherwise the address of the connection, and forwarding headers are lies and removed.
 */
export function noteClientAddress(headers: IncomingHttpHeaders, remoteAddress: string | undefined, trustProxy: boolean): void {
  const claimed = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustProxy) for (const name of forwarded) delete headers[name];
  headers[clientAddressHeader] = (trustProxy && claimed) || (remoteAddress ?? "");
}
