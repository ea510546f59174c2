import { parseCookie } from "cookie";
import type { z } from "zod";
import type { Fault } from "@/accounts/own-forms";
import { renewedSession, type SessionUser, sessionUser } from "@/accounts/session";
import { runtime } from "@/app/runtime";
import { unnamedPath } from "@/app/unnamed-path";
import { id } from "@/i18n/text";
import { isSameOrigin } from "@/realtime/origin";

/** Why a route did not do what it was asked; each has its words in `src/i18n/messages/<lang>/refusals.json`. */
export type ApiErrorCode =
  | "unauthorized"
  | "forbidden"
  | "malformed"
  | "not-found"
  | "changed-meanwhile"
  | "too-many-decks"
  | "yourself"
  | "administrator"
  | "import-running"
  | "source-unreadable"
  | "too-large"
  | "faulty"
  | "too-often"
  | "account-needed"
  | "too-many-sign-ups"
  | "too-many-attempts"
  | "too-many-requests"
  | "link-expired"
  | "too-many-changes"
  | "last-administrator"
  | "site-busy"
  | "not-yours"
  | "not-in-match"
  | "already-reported"
  | "too-many-reports"
  | "server-error";

export interface ApiError {
  readonly code: ApiErrorCode;
  /** Paths of the fields that do not fit, for instance "name" or "cards.3.count". */
  readonly fields?: readonly string[];
  /** Of a form: what is wrong with each field. */
  readonly faults?: Readonly<Record<string, Fault | undefined>>;
}

const STATUS: Readonly<Record<ApiErrorCode, number>> = {
  unauthorized: 401,
  forbidden: 403,
  malformed: 400,
  "not-found": 404,
  "changed-meanwhile": 409,
  "too-many-decks": 409,
  yourself: 409,
  administrator: 409,
  "import-running": 409,
  "source-unreadable": 502,
  "too-large": 413,
  faulty: 422,
  "too-often": 429,
  "account-needed": 403,
  "too-many-sign-ups": 429,
  "too-many-attempts": 429,
  "too-many-requests": 429,
  "link-expired": 410,
  "too-many-changes": 429,
  "last-administrator": 409,
  "site-busy": 503,
  "not-yours": 403,
  "not-in-match": 409,
  "already-reported": 409,
  "too-many-reports": 429,
  "server-error": 500,
};

export function refuse(code: ApiErrorCode, fields?: readonly string[]): Response {
  const error: ApiError = fields ? { code, fields } : { code };
  return Response.json(error, { status: STATUS[code] });
}

/** The answer to a form with faults, each for its field. */
export function refuseFields(faults: NonNullable<ApiError["faults"]>): Response {
  const error: ApiError = { code: "faulty", faults };
  return Response.json(error, { status: STATUS.faulty });
}

/**
 * The way into a route for visitors as well as players: what changes something must come from our own pages.
 */
export async function fromOurPages(request: Request, work: () => Promise<Response>): Promise<Response> {
  const { headers, method } = request;
  const { publicUrl } = runtime().environment;
  if (method !== "GET" && !isSameOrigin(headers.get("origin"), headers.get("host"), headers.get("x-forwarded-proto"), publicUrl))
    return refuse("forbidden");
  try {
    return await work();
  } catch (error) {
    console.error(`${method} ${unnamedPath(new URL(request.url).pathname)}:`, error);
    return refuse("server-error");
  }
}

/**
 * The way into a route for those who are logged in: the session is checked too.
 *
 * @param role what the user must be; players' routes are open to administrators too
 */
export function guarded(request: Request, role: "PLAYER" | "ADMIN", work: (user: SessionUser) => Promise<Response>): Promise<Response> {
  return fromOurPages(request, async () => {
    const user = await visitorOf(request);
    if (!user) return refuse("unauthorized");
    if (role === "ADMIN" && user.role !== "ADMIN") return refuse("forbidden");
    return work(user);
  });
}

/** The way into what players do with their own account, so many times an hour. Guests have none yet. */
export function guardedChange(request: Request, work: (user: SessionUser) => Promise<Response>): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    if (user.guest) return refuse("account-needed");
    return (await runtime().gate.tryChange(user.id)) ? work(user) : refuse("too-many-changes");
  });
}

/** Ends the player's pages everywhere, now that their sessions have ended, and carries on that of the browser that asked: 204. */
export async function stillHere(request: Request, userId: string, sessionVersion: number): Promise<Response> {
  const { environment, realtime } = runtime();
  await realtime.expelUser(userId, "logged-out");
  const cookie = await renewedSession(environment.secret, { userId, sessionVersion }, cookieOf(request));
  return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
}

/** Who asks, or null without a session. */
export function visitorOf(request: Request): Promise<SessionUser | null> {
  const { database, environment } = runtime();
  return sessionUser(database, environment.secret, cookieOf(request));
}

/** Looks up a cookie of the request by its name. */
export function cookieOf(request: Request): (name: string) => string | undefined {
  const jar = parseCookie(request.headers.get("cookie") ?? "");
  return (name) => jar[name];
}

/** The request's JSON by a schema, or the answer that names the faults. */
export async function bodyOf<T extends z.ZodType>(request: Request, schema: T): Promise<{ data: z.infer<T> } | { refused: Response }> {
  return checked(schema, await request.json().catch(() => undefined));
}

/** The id in a route's address, or the answer that there is no such thing. */
export async function idOf(params: Promise<{ id: string }>): Promise<{ id: string } | { refused: Response }> {
  const parsed = id.safeParse((await params).id);
  return parsed.success ? { id: parsed.data } : { refused: refuse("not-found") };
}

/** The query's parameters by a schema, or the answer that names the faults. */
export function queryOf<T extends z.ZodType>(request: Request, schema: T): { data: z.infer<T> } | { refused: Response } {
  return checked(schema, Object.fromEntries(new URL(request.url).searchParams));
}

function checked<T extends z.ZodType>(schema: T, value: unknown): { data: z.infer<T> } | { refused: Response } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  return { refused: refuse("malformed", [...new Set(pathsOf(parsed.error.issues))]) };
}

/** Where the faults are. Of alternatives none of which fits, the one that comes nearest is meant. */
function pathsOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "invalid_union") return issue.path.length > 0 ? [issue.path.join(".")] : [];
    const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
    return pathsOf(nearest ?? []).map((path) => [...issue.path, path].join("."));
  });
}
