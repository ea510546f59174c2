import { parseCookie } from "cookie";
import type { z } from "zod";
import { type SessionUser, sessionUser } from "@/accounts/session";
import { runtime } from "@/app/runtime";
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
  | "too-many-sign-ups"
  | "site-busy"
  | "server-error";

export interface ApiError {
  readonly code: ApiErrorCode;
  /** Paths of the fields that do not fit, for instance "name" or "cards.3.count". */
  readonly fields?: readonly string[];
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
  "too-many-sign-ups": 429,
  "site-busy": 503,
  "server-error": 500,
};

export function refuse(code: ApiErrorCode, fields?: readonly string[]): Response {
  const error: ApiError = fields ? { code, fields } : { code };
  return Response.json(error, { status: STATUS[code] });
}

/**
 * The way into a route for visitors as well as players: what changes something must come from our own pages.
 */
export async function fromOurPages(request: Request, work: () => Promise<Response>): Promise<Response> {
  const { headers, method } = request;
  const { publicUrl } = runtime().environment;
  if (method !== "GET" && !isSameOrigin(headers.get("origin"), headers.get("host"), publicUrl)) return refuse("forbidden");
  try {
    return await work();
  } catch (error) {
    console.error(`${method} ${new URL(request.url).pathname}:`, error);
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
    const { database, environment } = runtime();
    const jar = parseCookie(request.headers.get("cookie") ?? "");
    const user = await sessionUser(database, environment.secret, (name) => jar[name]);
    if (!user) return refuse("unauthorized");
    if (role === "ADMIN" && user.role !== "ADMIN") return refuse("forbidden");
    return work(user);
  });
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
