import { Attempts } from "@/accounts/attempts";
import type { LogInError } from "@/accounts/credentials";
import { identityKey } from "@/accounts/identity";
import { passwordMatches } from "@/accounts/password";
import type { Database } from "@/db";
import type { User } from "@/db/generated/client";

export interface LogIn {
  /** Pseudo or mail address. */
  login: string;
  password: string;
  /** Where the request comes from. */
  address: string;
}

/** Ten failures for one account from one address shut it there for a quarter of an hour. */
export const logInAttempts = { limit: 10, windowMs: 15 * 60_000 };

/**
 * The log-in of players and administrators: knows the failures, not the sessions.
 *
 * @returns a function that checks a log-in, at most ten failures in a quarter of an hour for one account from one address
 */
export function createAuthenticator(database: Database, attempts = new Attempts(logInAttempts.limit, logInAttempts.windowMs)) {
  return async function authenticate({ login, password, address }: LogIn): Promise<{ user: User } | { refused: LogInError }> {
    const key = identityKey(login);
    const origin = `${key} ${address}`;
    if (attempts.waitFor(origin) > 0) return { refused: "tooManyAttempts" };
    // Counted before the slow comparison, so that a burst of guesses at once is counted too.
    attempts.fail(origin);
    const user = await database.user.findFirst({ where: key.includes("@") ? { emailKey: key } : { pseudoKey: key } });
    if (!(await passwordMatches(password, user?.passwordHash)) || !user) return { refused: "wrongCredentials" };
    attempts.succeed(origin);
    await database.user.update({ where: { id: user.id }, data: { lastSeenAt: new Date() } });
    return { user };
  };
}
export type Authenticate = ReturnType<typeof createAuthenticator>;
