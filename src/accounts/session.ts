import { stringifySetCookie } from "cookie";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import type { Database } from "@/db";
import type { Role } from "@/db/generated/client";
import { together } from "@/db/together";
import { shutOutUntil } from "./exclusion";

/** Who is logged in. */
export interface SessionUser {
  id: string;
  pseudo: string;
  role: Role;
  locale: string;
  /** Plays against the computer only, until they sign up. */
  guest: boolean;
}

/** What a session token says; everything else is asked of the database each time. */
export const SessionClaims = z.object({ userId: z.string(), sessionVersion: z.int() });
export type SessionClaims = z.infer<typeof SessionClaims>;

/** How long a session lasts from its log-in on, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** Where a browser keeps the token. */
export const sessionCookies = ["__Secure-next-auth.session-token", "next-auth.session-token"];

/** The user that the claims name, or null when the account is gone or its sessions were ended. */
export async function userOfClaims(database: Database, claims: unknown): Promise<SessionUser | null> {
  const parsed = SessionClaims.safeParse(claims);
  if (!parsed.success) return null;
  const { userId, sessionVersion } = parsed.data;
  return userWith(database, userId, sessionVersion);
}

/** Why a session that was open is open no more, as far as the account tells: who was shut out had their sessions ended, too. */
export async function endOfSession(database: Database, claims: unknown, now = new Date()): Promise<"deleted" | "suspended" | "logged-out"> {
  const parsed = SessionClaims.safeParse(claims);
  if (!parsed.success) return "logged-out";
  const user = await database.user.findUnique({ where: { id: parsed.data.userId }, select: { suspendedUntil: true } });
  if (!user) return "deleted";
  return shutOutUntil(user, now) ? "suspended" : "logged-out";
}

const users = together<string, (SessionUser & { readonly sessionVersion: number }) | null>(async (database, ids) => {
  const select = { id: true, pseudo: true, role: true, locale: true, guest: true, sessionVersion: true };
  const found = await database.user.findMany({ where: { id: { in: [...ids] } }, select });
  const byId = new Map(found.map((user) => [user.id, user]));
  return (id) => byId.get(id) ?? null;
});

/**
 * The user as sessions know them, or null when there is none.
 *
 * @param version of their sessions; any where none is named
 */
export async function userWith(database: Database, id: string, version?: number): Promise<SessionUser | null> {
  const found = await users(database, id);
  if (!found) return null;
  const { sessionVersion, ...user } = found;
  return version === undefined || version === sessionVersion ? user : null;
}

/**
 * The one check of a session, for pages and routes; a socket does the same in two steps.
 *
 * @param cookie looks up a cookie of the request by its name
 * @returns the user, or null without a valid session
 */
export async function sessionUser(
  database: Database,
  secret: string,
  cookie: (name: string) => string | undefined,
): Promise<SessionUser | null> {
  return userOfClaims(database, await sessionClaims(secret, cookie));
}

/** What the session token of a request says; null where it has none, or one that was forged, cut short or signed with an older secret. */
export async function sessionClaims(secret: string, cookie: (name: string) => string | undefined): Promise<unknown> {
  const token = sessionCookies.map(cookie).find((value) => value !== undefined);
  if (token === undefined) return null;
  try {
    return await decode({ token, secret });
  } catch {
    return null;
  }
}

/**
 * Voids every session token of the user; whoever calls it also closes the user's sockets.
 *
 * @returns the version that tokens name from now on
 */
export async function endSessions(database: Database, userId: string): Promise<number> {
  const { sessionVersion } = await database.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
  return sessionVersion;
}

/**
 * Carries the session of one browser on after all sessions of its user were ended.
 *
 * @param cookie looks up a cookie of the request by its name: the new one takes the name of the old one
 * @returns the header `Set-Cookie`
 */
export async function renewedSession(secret: string, claims: SessionClaims, cookie: (name: string) => string | undefined): Promise<string> {
  const name = sessionCookies.find((known) => cookie(known) !== undefined);
  if (name === undefined) throw new Error("A session is renewed for a request that has none.");
  const value = await encode({ token: claims, secret, maxAge: SESSION_SECONDS });
  const secure = name.startsWith("__Secure-");
  return stringifySetCookie({ name, value, path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: SESSION_SECONDS });
}

/** So exactly is kept when a player was here last. */
const SEEN_MS = 10 * 60 * 1000;

/** Notes that players are here now. */
export async function noteSeen(database: Database, ids: readonly string[], now = new Date()): Promise<void> {
  if (ids.length === 0) return;
  const before = new Date(now.getTime() - SEEN_MS);
  await database.user.updateMany({ where: { id: { in: [...ids] }, lastSeenAt: { lt: before } }, data: { lastSeenAt: now } });
}
