import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RedisClientType } from "@redis/client";
import { parseCookie } from "cookie";
import { addressGroup, clientAddressHeader } from "@/accounts/address";
import { type Limit, type Limiter, openLimiter, secondsToWait } from "@/accounts/limiter";
import { sessionCookies } from "@/accounts/session";
import type { ApiError } from "./api/guard";

/** How often a route may be asked, by one player and by all of one address: a school has one address for all its players. */
interface RouteLimit {
  /** How the path begins. */
  readonly path: string;
  /** How it ends, where that counts too. */
  readonly end?: string;
  readonly account: Limit;
  readonly address: Limit;
}

const SECONDS = 20;
const within = (account: number, address: number) => ({
  account: { points: account, duration: SECONDS },
  address: { points: address, duration: SECONDS },
});

/** The first that fits counts. A page of ours asks for some ten others that it links to. */
export const ROUTE_LIMITS: readonly RouteLimit[] = [
  // All of a match from its beginning on, which somebody asks for by hand.
  { path: "/api/matches/", end: "/proof", ...within(20, 100) },
  { path: "/api/decks/import", ...within(20, 100) },
  // A search is asked for after each pause in typing, a page of cards while one scrolls.
  { path: "/api/cards", ...within(100, 500) },
  // A page of cards asks for the pictures of all at once, and browsers keep them.
  { path: "/art/", ...within(1500, 6000) },
  { path: "/regles.pdf", ...within(10, 40) },
  { path: "/", ...within(200, 800) },
];

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Stands before every route: who asks too often is told so and when to come back, and costs next to nothing. Files of the build are no route.
 *
 * @param redis counts for all processes of the site together
 */
export function limitRequests(handle: Handler, redis?: RedisClientType): Handler {
  const limits = ROUTE_LIMITS.map(({ path, end = "", account, address }) => ({
    fits: (asked: string) => asked.startsWith(path) && asked.endsWith(end),
    account: openLimiter(`account ${path}${end}`, account, redis),
    address: openLimiter(`address ${path}${end}`, address, redis),
  }));
  return async (request, response) => {
    const url = request.url ?? "";
    const [path = ""] = url.split("?");
    const limit = limits.find(({ fits }) => fits(path));
    if (!limit || url.startsWith("/_next/static/")) return handle(request, response);
    const wait = Math.max(await waitOf(limit.address, addressOf(request)), await waitOf(limit.account, accountOf(request)));
    return wait === 0 ? handle(request, response) : refuse(url, wait, response);
  };
}

async function waitOf(limiter: Limiter, key: string | null): Promise<number> {
  return key === null ? 0 : secondsToWait(limiter, key);
}

function addressOf({ headers }: IncomingMessage): string {
  return addressGroup(String(headers[clientAddressHeader]));
}

/** Who says that they are logged in; whether it is true shows later. Without, the address alone counts. */
function accountOf({ headers }: IncomingMessage): string | null {
  const jar = parseCookie(headers.cookie ?? "");
  const token = sessionCookies.map((name) => jar[name]).find((value) => value !== undefined);
  return token === undefined ? null : createHash("sha256").update(token).digest("base64");
}

function refuse(url: string, wait: number, response: ServerResponse): void {
  const asked = url.startsWith("/api/");
  response.writeHead(429, { "retry-after": String(wait), "content-type": asked ? "application/json" : "text/plain; charset=utf-8" });
  response.end(asked ? JSON.stringify({ code: "too-often" } satisfies ApiError) : sentences(wait));
}

/** Before any page, so in all languages of the site. */
function sentences(wait: number): string {
  return [
    `Trop de demandes à la fois : rechargez la page dans ${wait} s.`,
    `Too many requests at once: reload the page in ${wait} s.`,
    `Demasiadas peticiones a la vez: vuelve a cargar la página en ${wait} s.`,
    `Troppe richieste insieme: ricarica la pagina tra ${wait} s.`,
  ].join("\n");
}
