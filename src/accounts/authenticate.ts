import { QueueFullError } from "@/accounts/fair-queue";
import { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import type { LogInError } from "@/accounts/log-in-errors";
import { passwordMatches } from "@/accounts/password";
import type { Database } from "@/db";
import type { User } from "@/db/generated/client";
import { shutOutUntil } from "./exclusion";

export interface LogIn {
  /** Pseudo or mail address. */
  login: string;
  password: string;
  /** Where the request comes from. */
  address: string;
}

interface Refused {
  readonly refused: LogInError;
  /** Of a player who is shut out: until when, and what the administration says. */
  readonly suspension?: { readonly until: Date; readonly reason: string };
}

/**
 * The log-in of players and administrators: knows the failures, not the sessions.
 *
 * @returns a function that checks a log-in, within the limits of the gate
 */
export function createAuthenticator(database: Database, gate = new Gate()) {
  return async function authenticate({ login, password, address }: LogIn): Promise<{ user: User } | Refused> {
    if (!(await gate.tryFrom(address))) return { refused: "tooManyFromAddress" };
    const key = identityKey(login);
    const user = await database.user.findFirst({ where: key.includes("@") ? { emailKey: key } : { pseudoKey: key } });
    // Pseudo and mail lead to one account, whose guesses are counted together.
    const account = user?.id ?? key;
    if (!(await gate.tryGuess(account, address))) return { refused: "tooManyAttempts" };
    let matches: boolean;
    try {
      matches = await gate.compare(user?.id ?? null, address, () => passwordMatches(password, user?.passwordHash));
    } catch (error) {
      if (error instanceof QueueFullError) return { refused: "busy" };
      throw error;
    }
    if (!user || !matches) return { refused: "wrongCredentials" };
    // Only who has the password learns of it.
    const until = shutOutUntil(user);
    if (until) return { refused: "suspended", suspension: { until, reason: user.suspensionReason ?? "" } };
    await gate.loggedIn(account, address);
    await database.user.update({ where: { id: user.id }, data: { lastSeenAt: new Date() } });
    return { user };
  };
}
export type Authenticate = ReturnType<typeof createAuthenticator>;
