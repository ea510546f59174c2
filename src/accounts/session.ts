import { decode } from "next-auth/jwt";
import { z } from "zod";
import type { Database } from "@/db";
import type { Role } from "@/db/generated/client";

/** Who is logged in. */
export interface SessionUser {
  id: string;
  pseudo: string;
  role: Role;
  locale: string;
}

/** What a session token says; everything else is asked of the database each time. */
export const SessionClaims = z.object({ userId: z.string(), sessionVersion: z.int() });
export type SessionClaims = z.infer<typeof SessionClaims>;

const cookieNames = ["__Secure-next-auth.session-token", "next-auth.session-token"];

/** The user that the claims name, or null when the account is gone or its sessions were ended. */
export async function userOfClaims(database: Database, claims: unknown): Promise<SessionUser | null> {
  const parsed = SessionClaims.safeParse(claims);
  if (!parsed.success) return null;
  const { userId, sessionVersion } = parsed.data;
  return database.user.findUnique({
    where: { id: userId, sessionVersion },
    select: { id: true, pseudo: true, role: true, locale: true },
  });
}

/**
 * The one check of a session, for pages, routes and sockets.
 *
 * @param cookie looks up a cookie of the request by its name
 * @returns the user, or null without a valid session
 */
export async function sessionUser(
  database: Database,
  secret: string,
  cookie: (name: string) => string | undefined,
): Promise<SessionUser | null> {
  const token = cookieNames.map(cookie).find((value) => value !== undefined);
  if (token === undefined) return null;
  return userOfClaims(database, await decoded(token, secret));
}

/** A token that was forged, cut short or signed with an older secret is no session. */
async function decoded(token: string, secret: string): Promise<unknown> {
  try {
    return await decode({ token, secret });
  } catch {
    return null;
  }
}

/** Voids every session token of the user; whoever calls it also closes the user's sockets. */
export async function endSessions(database: Database, userId: string): Promise<void> {
  await database.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
}
