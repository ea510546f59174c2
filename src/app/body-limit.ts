import { IncomingMessage, type ServerResponse } from "node:http";
import type { ApiError } from "./api/guard";

/** The most bytes of a request's body. A form or a deck has a few thousand; a full draft of 120 entries twelve thousand. */
const BODY_MAX = 32_768;
/** A deck list of 20,000 characters has up to six bytes for each of them as JSON writes it. */
const LIST_BODY_MAX = 131_072;
/** No body of ours is nested more deeply than five times. */
const DEPTH_MAX = 16;
/** So much of what is too large is read to its end and thrown away, so that the answer arrives; after that the line is cut. */
const THROWN_AWAY_MAX = 4_194_304;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Stands before every route, next-auth's too: a body reaches them only when all of it is here and is neither too large nor too deeply nested.
 * No more is ever kept of it than the limit, whatever its header says or leaves out.
 *
 * @param handle answers requests with a body within the limits, and those without
 * @returns a handler that answers others with 413 and an `ApiError`
 */
export function limitBodies(handle: Handler): Handler {
  return async (request, response) => {
    if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined)
      return handle(request, response);
    const body = await bodyWithin(limitOf(request.url ?? ""), request);
    if (body === "broken-off") return;
    if (body === "too-large" || depthOf(body) > DEPTH_MAX) return refuseBody(response);
    return handle(withBody(request, body), response);
  };
}

function limitOf(url: string): number {
  return url.split("?")[0] === "/api/decks/import" ? LIST_BODY_MAX : BODY_MAX;
}

/** Reads a body to its end; what is too large is thrown away as it comes. */
function bodyWithin(limit: number, request: IncomingMessage): Promise<Buffer | "too-large" | "broken-off"> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      chunks.length = 0;
      resolve("too-large");
    };
    if (Number(request.headers["content-length"]) > limit) refuse();
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > THROWN_AWAY_MAX) request.destroy();
      else if (size > limit) refuse();
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("close", () => resolve("broken-off"));
    // The sender went away; there is nobody to answer.
    request.on("error", () => resolve("broken-off"));
  });
}

/** How deeply brackets are nested, outside of strings. */
function depthOf(json: Buffer): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inString && sign === 0x5c) at++;
    else if (sign === 0x22) inString = !inString;
    else if (!inString && (sign === 0x5b || sign === 0x7b)) deepest = Math.max(deepest, ++depth);
    else if (!inString && (sign === 0x5d || sign === 0x7d)) depth--;
  }
  return deepest;
}

/** The request once more, with a body that has been read. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  again.push(body);
  again.push(null);
  return again;
}

function refuseBody(response: ServerResponse): void {
  response.writeHead(413, { "content-type": "application/json" });
  response.end(JSON.stringify({ code: "too-large" } satisfies ApiError));
}
